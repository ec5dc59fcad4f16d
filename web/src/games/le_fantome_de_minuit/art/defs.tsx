// Lights, stones and floors that the whole drawing shares. Ids begin with fm-: several games may be on one page.

import { memo } from '../../../base/memo';
import { across, down, glow, HouseDefs, kPatternUnits } from '../../../board/house_defs';
import { kHalls, kTowerRadius, kTowers, octagon } from '../geometry';
import { FurnitureDefs } from './furniture';

function Lights() {
  return (
    <>
      {glow('fm-warmb', [
        [0, '#fff0b0'],
        [1, '#fff0b0', 0],
      ])}
      {down('fm-spill', [
        [0, '#ffd48a', 0.75],
        [1, '#ffb55a', 0],
      ])}
      {across('fm-stsh', [
        [0, '#06030f', 0.62],
        [1, '#06030f', 0],
      ])}
      {across('fm-void', [
        [0, '#2b2a55'],
        [0.5, '#171938'],
        [1, '#0c0e22'],
      ])}
    </>
  );
}

function Patterns() {
  return (
    <>
      <pattern id="fm-parqc" width="24" height="10" patternTransform="rotate(45)" {...kPatternUnits}>
        <rect width="24" height="10" fill="#6b4a30" />
        <path d="M0 0H24M0 5H24M8 0V5M20 5V10" stroke="#2a170c" opacity=".6" />
      </pattern>
      <pattern id="fm-cobble" width="20" height="16" {...kPatternUnits}>
        <path d="M0 0H20M0 8H20M5 0V8M15 8V16" stroke="#000" stroke-width="1.5" opacity=".4" />
      </pattern>
      <pattern id="fm-hall" width="36" height="36" {...kPatternUnits}>
        <path d="M0 0H18V18H0ZM18 18H36V36H18Z" fill="#8b8cc8" opacity=".13" />
      </pattern>
    </>
  );
}

export const Defs = memo(function Defs(_: object) {
  const halls = Object.entries(kHalls);
  const towers = Object.entries(kTowers);
  return (
    <defs>
      <HouseDefs />
      <Lights />
      <Patterns />
      <FurnitureDefs />
      {halls.map(([name, { x, y, w, h }]) => (
        <rect key={name} id={`fm-r-${name}`} x={x} y={y} width={w} height={h} rx="2" />
      ))}
      {towers.map(([name, centre]) => (
        <polygon key={name} id={`fm-r-${name}`} points={octagon(centre, kTowerRadius)} />
      ))}
      {[...halls, ...towers].map(([name]) => (
        <clipPath key={name} id={`fm-c-${name}`}>
          <use href={`#fm-r-${name}`} />
        </clipPath>
      ))}
      <g id="fm-foot">
        {halls.map(([name, { x, y, w, h }]) => (
          <rect key={name} x={x} y={y} width={w} height={h} />
        ))}
        {towers.map(([name]) => (
          <use key={name} href={`#fm-r-${name}`} />
        ))}
        <path d="M0 0H660V300H0Z" />
        <path d="M-14 20H0V280H-14Z" />
      </g>
      <g id="fm-lock">
        <ellipse cy="13" rx="13" ry="4" class="fm-shadow" />
        <path d="M-7-2V-8C-7-17 7-17 7-8V-2" fill="none" stroke="#9a97b8" stroke-width="3.5" />
        <rect x="-11" y="-3" width="22" height="17" rx="4" fill="#a9803f" stroke="#2b1a0d" stroke-width="1.5" />
        <path d="M0 3V8" stroke="#2b1a0d" stroke-width="3" stroke-linecap="round" />
      </g>
    </defs>
  );
});
