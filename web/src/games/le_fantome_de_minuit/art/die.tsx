// The die: 1, 2, 4, 5 and on two sides the ghost.
import type { Face } from '../../../wire/le_fantome_de_minuit';

const kDots: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  ghost: [],
  one: [[42, 38]],
  two: [
    [28, 24],
    [56, 52],
  ],
  four: [
    [28, 24],
    [56, 24],
    [28, 52],
    [56, 52],
  ],
  five: [
    [28, 24],
    [56, 24],
    [42, 38],
    [28, 52],
    [56, 52],
  ],
};

export function DieFace({ face }: { readonly face: Face | null }) {
  return (
    <svg class="fm-die-face" viewBox="0 0 84 84" aria-hidden="true">
      <defs>
        <linearGradient id="fm-df" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fffaf0" />
          <stop offset="1" stop-color="#ecd9b0" />
        </linearGradient>
      </defs>
      <g transform="rotate(-8 42 42)">
        <rect x="9" y="13" width="66" height="65" rx="15" fill="#8a6534" />
        <rect x="9" y="11" width="66" height="64" rx="15" fill="#c9a871" />
        <rect x="9" y="6" width="66" height="64" rx="15" fill="url(#fm-df)" />
        <rect x="14" y="10" width="56" height="54" rx="12" fill="#fff" opacity=".35" />
        {face !== null && kDots[face].map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill="#3a1d3f" />)}
        {face === 'ghost' && (
          <g>
            <path
              d="M25 58C22 40 24 18 42 17 60 18 62 40 59 58 55 62 52 54 48 57 44 61 41 54 37 57 32 61 29 54 25 58Z"
              fill="#7fd9c8"
              stroke="#235b58"
              stroke-width="2.5"
              stroke-linejoin="round"
            />
            <ellipse cx="36" cy="34" rx="3.4" ry="4.8" fill="#16224a" />
            <ellipse cx="49" cy="34" rx="3.4" ry="4.8" fill="#16224a" />
            <path d="M36 43Q42.5 51 49 43Q42.5 46 36 43Z" fill="#7c2a4a" />
          </g>
        )}
        {face === null && (
          <text x="42" y="54" text-anchor="middle" font-size="44" font-weight="700" fill="#8a6534">
            ?
          </text>
        )}
      </g>
    </svg>
  );
}
