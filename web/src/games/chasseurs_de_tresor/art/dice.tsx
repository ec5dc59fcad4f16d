// The movement die, whose faces 1 to 5 carry a ghost, and the battle dice: three ghosts, two spirits, one blank (GH-06).
import { DieFace } from '../../../board/die';
import type { BattleFace } from '../../../wire/chasseurs_de_tresor';

export const kPipFaces: readonly number[] = [1, 2, 3, 4, 5, 6];
export const kBattleFaces: readonly BattleFace[] = ['ghost', 'spirit', 'ghost', 'blank', 'ghost', 'spirit'];

export function MoveFace({ pips }: { readonly pips: number | null }) {
  if (pips === null) return <DieFace />;
  const ghost = pips !== 6;
  return (
    <DieFace>
      <text x={ghost ? 30 : 42} y="56" class="ct-die-number">
        {pips}
      </text>
      {ghost && (
        <g transform="translate(56,44) scale(.8)">
          <use href="#ct-gho" />
        </g>
      )}
    </DieFace>
  );
}

export function BattleDieFace({ face }: { readonly face: BattleFace | null }) {
  if (face === null) return <DieFace />;
  return (
    <DieFace>
      {face === 'ghost' && (
        <g transform="translate(42,38) scale(1.45)">
          <use href="#ct-gho" />
        </g>
      )}
      {face === 'spirit' && (
        <g transform="translate(42,42) scale(.78)">
          <use href="#ct-spi" />
        </g>
      )}
      {face === 'blank' && <circle cx="42" cy="38" r="13" fill="none" stroke="#b99a6a" stroke-width="4" stroke-dasharray="5 6" />}
    </DieFace>
  );
}
