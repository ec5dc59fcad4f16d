// Lights, patterns and shapes that the drawing refers to.

import { memo } from '../../../base/memo';
import { glow, HouseDefs, kPatternUnits, type Stop } from '../../../board/house_defs';
import { kRoomBoxes } from '../geometry';
import { FurnitureDefs } from './furniture';
import { PieceDefs } from './pieces';

const kRedLight: readonly Stop[] = [
  [0, '#ff8a7a', 0.8],
  [0.4, '#e2574c', 0.38],
  [1, '#e2574c', 0],
];

function Patterns() {
  return (
    <>
      <pattern id="ct-leaf" width="26" height="26" {...kPatternUnits}>
        <circle cx="6" cy="6" r="6" fill="#25503f" />
        <circle cx="19" cy="18" r="7" fill="#234a3d" />
      </pattern>
      <pattern id="ct-cob" width="20" height="16" {...kPatternUnits}>
        <path d="M0 0H20M0 8H20M5 0V8M15 8V16" stroke="#3a3560" stroke-width="1.8" opacity=".6" />
      </pattern>
    </>
  );
}

export const Defs = memo(function Defs(_: object) {
  return (
    <defs>
      <HouseDefs />
      {glow('ct-redl', kRedLight)}
      <Patterns />
      <FurnitureDefs />
      <PieceDefs />
      {Object.entries(kRoomBoxes).map(([room, { x, y, w, h }]) => (
        <g key={room}>
          <rect id={`ct-r-${room}`} x={x + 6} y={y + 6} width={w - 12} height={h - 12} rx="2" />
          <clipPath id={`ct-c-${room}`}>
            <use href={`#ct-r-${room}`} />
          </clipPath>
        </g>
      ))}
      <path id="ct-foot" d="M0-120H660V420H480V480H0Z" />
    </defs>
  );
});
