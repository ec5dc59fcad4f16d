// Small drawings: ghosts and pieces as signs, arrows.

import { colour_of } from '../../parts/figures';
import type { Piece, Size } from '../../wire/pas_vu_pas_pris';

const kSigns = [
  <circle key="0" r="3.2" />,
  <path key="1" d="M-3-3H3V3H-3Z" />,
  <path key="2" d="M0-3.6 3.8 3H-3.8Z" />,
  <path key="3" d="M0-4.4 1.3-1.4 4.5-1.2 2 .9 2.800 4 0 2.200-2.800 4-2 .9-4.500-1.200-1.300-1.400Z" />,
];
const kScales: Readonly<Record<Size, number>> = { small: 0.72, medium: 0.9, large: 1.1 };

// About 30 high at size 1; origin in the middle of its foot.
export function GhostShape({ seat, size }: { readonly seat: number; readonly size: Size }) {
  return (
    <g transform={`scale(${kScales[size]})`}>
      <path
        d="M-11 0C-11-18-7-29 0-29S11-18 11 0C8-3 6-3 4 0 2-3-2-3-4 0-6-3-8-3-11 0Z"
        fill={colour_of(seat)}
        stroke="#150f22"
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <ellipse cx="-3.4" cy="-20" rx="1.7" ry="2.6" fill="#20142c" />
      <ellipse cx="3.4" cy="-20" rx="1.7" ry="2.6" fill="#20142c" />
      <g transform="translate(0,-9)" fill="#fff8e8" stroke="#20142c" stroke-width=".8">
        {kSigns[seat % kSigns.length]}
      </g>
    </g>
  );
}
export function GhostIcon({ seat, size }: { readonly seat: number; readonly size: Size }) {
  return (
    <svg class="pv-ghost-icon" viewBox="-14 -34 28 36" aria-hidden="true">
      <GhostShape seat={seat} size={size} />
    </svg>
  );
}

const kPieceSigns: Readonly<Record<Piece, string>> = {
  mirror: 'M7 2h10v16H7ZM9 4v12h6V4ZM5 20h14v2H5Z',
  trolley:
    'M3 5h18v2H3ZM3 14h18v2H3ZM4 7h2v7H4ZM18 7h2v7h-2ZM5 18a2 2 0 1 0 4 0 2 2 0 0 0-4 0ZM15 18a2 2 0 1 0 4 0 2 2 0 0 0-4 0Z',
  desk: 'M2 7h20v3H2ZM3 10h6v10H3ZM15 10h6v10h-6Z',
  piano: 'M3 3h18v10H3ZM2 13h20v4H2ZM4 17h2v4H4ZM18 17h2v4h-2Z',
  armchair: 'M6 3h12v9H6ZM2 9h4v10H2ZM18 9h4v10h-4ZM6 13h12v6H6Z',
  table: 'M2 6h20v3H2ZM3 9h18v7H3ZM4 16h2v5H4ZM18 16h2v5h-2Z',
};
export function PieceIcon({ piece }: { readonly piece: Piece }) {
  return (
    <svg class="pv-piece-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={kPieceSigns[piece]} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}

const kArrows = {
  arrow: 'M4 10h9V5l8 7-8 7v-5H4Z',
  round: 'M12 4a8 8 0 1 0 8 8h-3a5 5 0 1 1-5-5v4l6-5-6-5Z',
  tip: 'M4 19h6V9H4ZM12 19h9v-6h-4V9l5 2-3-6-6 3 3 1v4h-4Z',
  stand: 'M9 3h6v15H9ZM4 19h16v2H4Z',
} as const;
export function Arrow({ turn, kind }: { readonly turn: number; readonly kind: keyof typeof kArrows }) {
  const transform =
    kind === 'round' ? (turn === 0 ? 'scale(-1,1) translate(-24,0)' : '') : kind === 'stand' ? '' : `rotate(${turn} 12 12)`;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={kind === 'tip' ? kArrows.arrow : kArrows[kind]} transform={transform} fill="currentColor" />
      {kind === 'tip' && <path d="M2 22h20" stroke="currentColor" stroke-width="2" />}
    </svg>
  );
}
