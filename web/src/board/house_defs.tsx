// Lights, stones and floors that the haunted houses share. A drawing has <HouseDefs> among its defs; games on one page have the same.
import { WarmLight } from './glow';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function stops(list: readonly Stop[]) {
  return list.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stop-color={colour} stop-opacity={opacity ?? 1} />
  ));
}
export function glow(id: string, list: readonly Stop[]) {
  return <radialGradient id={id}>{stops(list)}</radialGradient>;
}
// Light that falls on a round body from the upper left.
export function ball(id: string, list: readonly Stop[]) {
  return (
    <radialGradient id={id} cx=".4" cy=".3" r=".85">
      {stops(list)}
    </radialGradient>
  );
}
export function down(id: string, list: readonly Stop[]) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops(list)}
    </linearGradient>
  );
}
export function across(id: string, list: readonly Stop[]) {
  return <linearGradient id={id}>{stops(list)}</linearGradient>;
}

function Lights() {
  return (
    <>
      <WarmLight />
      {ball('ghost-body', [
        [0, '#fbfffd'],
        [0.55, '#d2fbef'],
        [1, '#7fd9c8'],
      ])}
      {glow('ghost-light', [
        [0, '#dffff5', 0.85],
        [0.35, '#a5f0dc', 0.42],
        [1, '#a5f0dc', 0],
      ])}
      {glow('moon-light', [
        [0, '#cfd9ff', 0.5],
        [1, '#8ea3ff', 0],
      ])}
      {glow('room-light', [
        [0, '#ffe9b8', 0.95],
        [0.5, '#ffc474', 0.6],
        [1, '#8a5a6a', 0.1],
      ])}
      {down('flag-light', [
        [0, '#fff', 0.2],
        [0.12, '#fff', 0.05],
        [0.85, '#000', 0.08],
        [1, '#000', 0.35],
      ])}
      {down('sill-light', [
        [0, '#ffd48a'],
        [1, '#c47a34'],
      ])}
    </>
  );
}

export const kPatternUnits = { patternUnits: 'userSpaceOnUse' } as const;

function Floors() {
  return (
    <>
      <pattern id="floor-stone" width="26" height="14" {...kPatternUnits}>
        <rect width="26" height="14" fill="#6a6492" />
        <path d="M0 .5H26M0 7.5H26M6 0V7M19 7V14" stroke="#433f6c" stroke-width="1.5" />
        <path d="M0 2H26M0 9H26" stroke="#938cbb" opacity=".6" />
      </pattern>
      <pattern id="floor-parq" width="24" height="10" {...kPatternUnits}>
        <path d="M0 0H24M0 5H24M8 0V5M20 5V10" stroke="#120a12" opacity=".32" />
        <path d="M0 1H24" stroke="#fff" opacity=".07" />
      </pattern>
      <pattern id="floor-herr" width="16" height="16" {...kPatternUnits}>
        <path d="M0 0 8 8 0 16M8 0 16 8 8 16M0 8 8 0M8 16 16 8" stroke="#150a08" fill="none" opacity=".3" />
      </pattern>
      <pattern id="floor-tile" width="18" height="18" {...kPatternUnits}>
        <path d="M0 0H18V18H0Z" fill="none" stroke="#0a1020" stroke-width="1.2" opacity=".35" />
        <path d="M9 5 13 9 9 13 5 9Z" fill="#fff" opacity=".08" />
      </pattern>
      <pattern id="floor-chk" width="24" height="24" {...kPatternUnits}>
        <path d="M0 0H12V12H0ZM12 12H24V24H12Z" fill="#5d6680" />
      </pattern>
    </>
  );
}

const kCracks: readonly string[] = ['M8 40l9-6 5 4 8-9', 'M40 8l-4 9 7 5-3 9', 'M10 14l10 3 4 8', 'M46 34l-9 4-2 9M8 10l6 5'];

// Flagstones take the colour of their <use>.
export function HouseDefs() {
  return (
    <>
      <Lights />
      <Floors />
      {kCracks.map((crack, kind) => (
        <g key={crack} id={`flag-${kind}`}>
          <rect width="57" height="57" rx="6" />
          <rect width="57" height="57" rx="6" fill="url(#flag-light)" />
          <path d={crack} fill="none" stroke="#45406a" stroke-width="1.2" opacity=".75" />
        </g>
      ))}
      <g id="sconce">
        <circle r="66" fill="url(#warm-light)" class="overlaid" />
        <circle r="34" fill="url(#warm-light)" opacity=".8" />
        <circle r="5" fill="#c99a4f" stroke="#3b220c" />
        <circle r="2.6" fill="#fff3cf" />
      </g>
    </>
  );
}
