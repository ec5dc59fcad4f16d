// Pictures made of the board's own drawings.
import type { ComponentType } from 'preact';
import { GhostShape, PieceIcon } from '../art';
import { kPieces } from '../data/board';
import type { Chapter } from './words';
import '../style/notes.css';

function Sizes() {
  return (
    <svg viewBox="0 0 220 60" aria-hidden="true">
      {(['small', 'small', 'small', 'small', 'medium', 'medium', 'large'] as const).map((size, at) => (
        <g key={at} transform={`translate(${20 + at * 30} 52)`}>
          <GhostShape seat={at % 4} size={size} />
        </g>
      ))}
    </svg>
  );
}
function Pieces() {
  return (
    <span class="pv-help-pieces" aria-hidden="true">
      {kPieces.map((piece) => (
        <PieceIcon key={piece} piece={piece} />
      ))}
    </span>
  );
}
function Hole() {
  return (
    <svg viewBox="0 0 440 440" aria-hidden="true">
      <rect width="440" height="440" rx="30" fill="#05060f" />
      <path d="M160 266A140 140 0 1 1 280 266V440H160Z" fill="#33264e" stroke="#c99a4f" stroke-width="8" />
      <g transform="translate(200 250) scale(3)">
        <GhostShape seat={0} size="medium" />
      </g>
      <g transform="translate(262 236) scale(2)">
        <GhostShape seat={1} size="small" />
      </g>
      <path d="M236 160h60v84h-60Z" fill="#8b4f25" stroke="#1a0a14" stroke-width="3" />
    </svg>
  );
}
export const kPictures: Readonly<Partial<Record<Chapter, ComponentType>>> = { goal: Sizes, furniture: Pieces, keyhole: Hole };
