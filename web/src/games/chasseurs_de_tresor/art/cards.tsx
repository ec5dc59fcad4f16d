// The cards, 56 by 78, the origin in the middle.
import { memo } from '../../../base/memo';
import type { Card } from '../../../wire/chasseurs_de_tresor';
import { is_letter, kJewelRooms, type Room } from '../data';
import { DoorShape } from './doors';

export const CardBack = memo(function CardBack(_: object) {
  return (
    <>
      <rect x="-28" y="-39" width="56" height="78" rx="7" fill="#2b3070" stroke="#0d0b1e" stroke-width="1.5" />
      <rect x="-24" y="-35" width="48" height="70" rx="5" fill="none" stroke="#c99a4f" stroke-width="1.5" />
      <path d="M-24-20-9-35M24-20 9-35M-24 20-9 35M24 20 9 35" stroke="#c99a4f" />
      <circle r="16" fill="#f4e4c1" stroke="#c99a4f" stroke-width="2" />
      <path d="M0 0V-12M0 0V-10M-1-13 1-13" stroke="#3a2a4a" stroke-width="3" stroke-linecap="round" />
    </>
  );
});

function Emblem({ card }: { readonly card: Exclude<Card, Room> }) {
  switch (card) {
    case 'shuffle':
      return (
        <g fill="none" stroke="#6a3f8c" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
          <path d="M-16-11H-9C0-11 0 11 9 11H15M-16 11H-9C0 11 0-11 9-11H15" />
          <path d="M11-16 16-11 11-6M11 6 16 11 11 16" />
        </g>
      );
    case 'draw_2':
    case 'draw_3':
      return (
        <>
          <g transform="translate(0,-12)">
            <text class="ct-card-times">×{card === 'draw_2' ? 2 : 3}</text>
          </g>
          <g transform="translate(-9,16) scale(.62)">
            <use href="#ct-gho" />
          </g>
          <g transform="translate(9,16) scale(.62)">
            <use href="#ct-gho" />
          </g>
          {card === 'draw_3' && (
            <g transform="translate(0,8) scale(.62)">
              <use href="#ct-gho" />
            </g>
          )}
        </>
      );
    case 'blue_doors':
    case 'green_doors':
      return (
        <g transform="scale(.86)">
          <DoorShape paint={card === 'blue_doors' ? 'blue' : 'green'} shut />
        </g>
      );
  }
}

export const CardFace = memo(function CardFace({ card }: { readonly card: Card }) {
  const letter = is_letter(card);
  return (
    <>
      <rect x="-28" y="-39" width="56" height="78" rx="7" fill="#f5ead1" stroke="#3b220c" stroke-width="1.5" />
      <rect x="-24" y="-35" width="48" height="70" rx="5" fill="none" stroke="#b9975f" stroke-width="1.5" />
      {letter ? (
        <>
          <text y="0" class={kJewelRooms.includes(card) ? 'ct-card-letter ct-letter-red' : 'ct-card-letter'}>
            {card.toUpperCase()}
          </text>
          <g transform="translate(0,19) scale(.78)">
            <use href="#ct-gho" />
          </g>
        </>
      ) : (
        <Emblem card={card} />
      )}
    </>
  );
});

const kPile = { x: 536, y: 491 } as const;
const kDiscard = { x: 606, y: 491 } as const;
export const kPileBox = { x: kPile.x - 34, y: kPile.y - 45, w: 68, h: 92 } as const;

// The pile and the last card beside it, on a slab in the garden. A new card is seen to leave the pile and turn over.
export const CardTable = memo(function CardTable({
  pile,
  card,
  draws,
}: {
  readonly pile: number;
  readonly card: Card | null;
  readonly draws: number;
}) {
  const layers = Math.min(4, Math.ceil(pile / 4));
  return (
    <g>
      <rect x="494" y="444" width="156" height="98" rx="14" fill="#0a0d1f" opacity=".55" />
      <rect x="490" y="440" width="158" height="98" rx="14" class="ct-slab" />
      <g transform={`translate(${kDiscard.x},${kDiscard.y})`}>
        {card === null ? (
          <rect x="-28" y="-39" width="56" height="78" rx="7" class="ct-no-card" />
        ) : (
          <g key={draws} class={draws > 0 ? 'ct-drawn' : ''}>
            <g class="ct-flip-face">
              <CardFace card={card} />
            </g>
            {draws > 0 && (
              <g class="ct-flip-back">
                <CardBack />
              </g>
            )}
          </g>
        )}
      </g>
      {pile === 0 ? (
        <rect x={kPile.x - 28} y={kPile.y - 39} width="56" height="78" rx="7" class="ct-no-card" />
      ) : (
        Array.from({ length: layers }, (_, layer) => (
          <g key={layer} transform={`translate(${kPile.x + layer * 1.6},${kPile.y - layer * 2})`}>
            <CardBack />
          </g>
        ))
      )}
      <g transform={`translate(${kPile.x + 24},${kPile.y + 34})`}>
        <g class="ct-count">
          <circle r="13" />
          <text y="5">{pile}</text>
        </g>
      </g>
    </g>
  );
});
