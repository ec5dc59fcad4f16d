// Lights, patterns and shapes that the drawing refers to.

import { memo } from '../../../board/memo';
import { kRoomBoxes } from '../geometry';
import { FurnitureDefs } from './furniture';
import { PieceDefs } from './pieces';

type Stop = readonly [offset: number, colour: string, opacity?: number];
function stops(list: readonly Stop[]) {
  return list.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stop-color={colour} stop-opacity={opacity ?? 1} />
  ));
}
function glow(id: string, list: readonly Stop[]) {
  return <radialGradient id={id}>{stops(list)}</radialGradient>;
}
function down(id: string, list: readonly Stop[]) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops(list)}
    </linearGradient>
  );
}

function Lights() {
  return (
    <>
      {glow('ct-warm', [
        [0, '#ffcf86', 0.75],
        [0.4, '#ffb55a', 0.32],
        [1, '#ffb55a', 0],
      ])}
      {glow('ct-warmo', [
        [0, '#ffe9b8', 0.95],
        [0.5, '#ffc474', 0.6],
        [1, '#8a5a6a', 0.1],
      ])}
      {glow('ct-ecto', [
        [0, '#dffff5', 0.85],
        [0.35, '#a5f0dc', 0.42],
        [1, '#a5f0dc', 0],
      ])}
      {glow('ct-moonl', [
        [0, '#cfd9ff', 0.5],
        [1, '#8ea3ff', 0],
      ])}
      {glow('ct-redl', [
        [0, '#ff8a7a', 0.8],
        [0.4, '#e2574c', 0.38],
        [1, '#e2574c', 0],
      ])}
      {down('ct-tl', [
        [0, '#fff', 0.2],
        [0.12, '#fff', 0.05],
        [0.85, '#000', 0.08],
        [1, '#000', 0.35],
      ])}
      {down('ct-sill', [
        [0, '#ffd48a'],
        [1, '#c47a34'],
      ])}
    </>
  );
}

function Patterns() {
  const units = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <>
      <pattern id="ct-stone" width="26" height="14" {...units}>
        <rect width="26" height="14" fill="#6a6492" />
        <path d="M0 .5H26M0 7.5H26M6 0V7M19 7V14" stroke="#433f6c" stroke-width="1.5" />
        <path d="M0 2H26M0 9H26" stroke="#938cbb" opacity=".6" />
      </pattern>
      <pattern id="ct-parq" width="24" height="10" {...units}>
        <path d="M0 0H24M0 5H24M8 0V5M20 5V10" stroke="#120a12" opacity=".32" />
        <path d="M0 1H24" stroke="#fff" opacity=".07" />
      </pattern>
      <pattern id="ct-herr" width="16" height="16" {...units}>
        <path d="M0 0 8 8 0 16M8 0 16 8 8 16M0 8 8 0M8 16 16 8" stroke="#150a08" fill="none" opacity=".3" />
      </pattern>
      <pattern id="ct-tile" width="18" height="18" {...units}>
        <path d="M0 0H18V18H0Z" fill="none" stroke="#0a1020" stroke-width="1.2" opacity=".35" />
        <path d="M9 5 13 9 9 13 5 9Z" fill="#fff" opacity=".08" />
      </pattern>
      <pattern id="ct-chk" width="24" height="24" {...units}>
        <path d="M0 0H12V12H0ZM12 12H24V24H12Z" fill="#5d6680" />
      </pattern>
      <pattern id="ct-leaf" width="26" height="26" {...units}>
        <circle cx="6" cy="6" r="6" fill="#25503f" />
        <circle cx="19" cy="18" r="7" fill="#234a3d" />
      </pattern>
      <pattern id="ct-cob" width="20" height="16" {...units}>
        <path d="M0 0H20M0 8H20M5 0V8M15 8V16" stroke="#3a3560" stroke-width="1.8" opacity=".6" />
      </pattern>
    </>
  );
}

const kCracks: readonly string[] = ['M8 40l9-6 5 4 8-9', 'M40 8l-4 9 7 5-3 9', 'M10 14l10 3 4 8', 'M46 34l-9 4-2 9M8 10l6 5'];

export const Defs = memo(function Defs(_: object) {
  return (
    <defs>
      <Lights />
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
      {kCracks.map((crack, kind) => (
        <g key={crack} id={`ct-t${kind}`}>
          <rect width="57" height="57" rx="6" />
          <rect width="57" height="57" rx="6" fill="url(#ct-tl)" />
          <path d={crack} fill="none" stroke="#45406a" stroke-width="1.2" opacity=".75" />
        </g>
      ))}
      <g id="ct-sco">
        <circle r="66" fill="url(#ct-warm)" class="ct-ov" />
        <circle r="34" fill="url(#ct-warm)" opacity=".8" />
        <circle r="5" fill="#c99a4f" stroke="#3b220c" />
        <circle r="2.6" fill="#fff3cf" />
      </g>
    </defs>
  );
});
