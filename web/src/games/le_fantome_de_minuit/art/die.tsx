// The die: 1, 2, 4, 5 and on two sides the ghost.
import { DieFace } from '../../../board/die';
import type { Face } from '../../../wire/le_fantome_de_minuit';
import { kPips } from '../data';

export function GhostDieFace({ face }: { readonly face: Face | null }) {
  if (face === null) return <DieFace />;
  if (face !== 'ghost') return <DieFace pips={kPips[face]} />;
  return (
    <DieFace>
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
    </DieFace>
  );
}
