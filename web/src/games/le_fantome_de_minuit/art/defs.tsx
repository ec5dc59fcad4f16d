// Lights, stones and floors that the whole drawing shares. Ids begin with fm-: several games may be on one page.

import { WarmLight } from '../../../board/glow';
import { memo } from '../../../board/memo';
import { kHalls, kTowerRadius, kTowers, octagon } from '../geometry';
import { FurnitureDefs } from './furniture';

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
function across(id: string, list: readonly Stop[]) {
  return <linearGradient id={id}>{stops(list)}</linearGradient>;
}

function Lights() {
  return (
    <>
      <radialGradient id="fm-gh" cx=".4" cy=".3" r=".85">
        {stops([
          [0, '#fbfffd'],
          [0.55, '#d2fbef'],
          [1, '#7fd9c8'],
        ])}
      </radialGradient>
      <WarmLight />
      {glow('fm-ecto', [
        [0, '#dffff5', 0.85],
        [0.35, '#a5f0dc', 0.42],
        [1, '#a5f0dc', 0],
      ])}
      {glow('fm-moonl', [
        [0, '#cfd9ff', 0.5],
        [1, '#8ea3ff', 0],
      ])}
      {glow('fm-warmb', [
        [0, '#fff0b0'],
        [1, '#fff0b0', 0],
      ])}
      {glow('fm-warmo', [
        [0, '#ffe9b8', 0.95],
        [0.5, '#ffc474', 0.6],
        [1, '#8a5a6a', 0.1],
      ])}
      {down('fm-tl', [
        [0, '#fff', 0.2],
        [0.12, '#fff', 0.05],
        [0.85, '#000', 0.08],
        [1, '#000', 0.35],
      ])}
      {down('fm-sill', [
        [0, '#ffd48a'],
        [1, '#c47a34'],
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
  const units = { patternUnits: 'userSpaceOnUse' } as const;
  return (
    <>
      <pattern id="fm-stone" width="26" height="14" {...units}>
        <rect width="26" height="14" fill="#6a6492" />
        <path d="M0 .5H26M0 7.5H26M6 0V7M19 7V14" stroke="#433f6c" stroke-width="1.5" />
        <path d="M0 2H26M0 9H26" stroke="#938cbb" opacity=".6" />
      </pattern>
      <pattern id="fm-parq" width="24" height="10" {...units}>
        <path d="M0 0H24M0 5H24M8 0V5M20 5V10" stroke="#120a12" opacity=".32" />
        <path d="M0 1H24" stroke="#fff" opacity=".07" />
      </pattern>
      <pattern id="fm-parqc" width="24" height="10" patternTransform="rotate(45)" {...units}>
        <rect width="24" height="10" fill="#6b4a30" />
        <path d="M0 0H24M0 5H24M8 0V5M20 5V10" stroke="#2a170c" opacity=".6" />
      </pattern>
      <pattern id="fm-herr" width="16" height="16" {...units}>
        <path d="M0 0 8 8 0 16M8 0 16 8 8 16M0 8 8 0M8 16 16 8" stroke="#150a08" fill="none" opacity=".3" />
      </pattern>
      <pattern id="fm-tile" width="18" height="18" {...units}>
        <path d="M0 0H18V18H0Z" fill="none" stroke="#0a1020" stroke-width="1.2" opacity=".35" />
        <path d="M9 5 13 9 9 13 5 9Z" fill="#fff" opacity=".08" />
      </pattern>
      <pattern id="fm-chk" width="24" height="24" {...units}>
        <path d="M0 0H12V12H0ZM12 12H24V24H12Z" fill="#5d6680" />
      </pattern>
      <pattern id="fm-cobble" width="20" height="16" {...units}>
        <path d="M0 0H20M0 8H20M5 0V8M15 8V16" stroke="#000" stroke-width="1.5" opacity=".4" />
      </pattern>
      <pattern id="fm-hall" width="36" height="36" {...units}>
        <path d="M0 0H18V18H0ZM18 18H36V36H18Z" fill="#8b8cc8" opacity=".13" />
      </pattern>
    </>
  );
}

const kCracks: readonly string[] = ['M8 40l9-6 5 4 8-9', 'M40 8l-4 9 7 5-3 9', 'M10 14l10 3 4 8', 'M46 34l-9 4-2 9M8 10l6 5'];

export const Defs = memo(function Defs(_: object) {
  const halls = Object.entries(kHalls);
  const towers = Object.entries(kTowers);
  return (
    <defs>
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
      {kCracks.map((crack, kind) => (
        <g key={crack} id={`fm-t${kind}`}>
          <rect width="57" height="57" rx="6" />
          <rect width="57" height="57" rx="6" fill="url(#fm-tl)" />
          <path d={crack} fill="none" stroke="#45406a" stroke-width="1.2" opacity=".75" />
        </g>
      ))}
      <g id="fm-sco">
        <circle r="66" fill="url(#warm-light)" class="fm-ov" />
        <circle r="34" fill="url(#warm-light)" opacity=".8" />
        <circle r="5" fill="#c99a4f" stroke="#3b220c" />
        <circle r="2.6" fill="#fff3cf" />
      </g>
      <g id="fm-lock">
        <ellipse cy="13" rx="13" ry="4" class="fm-sh" />
        <path d="M-7-2V-8C-7-17 7-17 7-8V-2" fill="none" stroke="#9a97b8" stroke-width="3.5" />
        <rect x="-11" y="-3" width="22" height="17" rx="4" fill="#a9803f" stroke="#2b1a0d" stroke-width="1.5" />
        <path d="M0 3V8" stroke="#2b1a0d" stroke-width="3" stroke-linecap="round" />
      </g>
    </defs>
  );
});
