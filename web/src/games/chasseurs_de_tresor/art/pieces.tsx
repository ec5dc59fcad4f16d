// What moves: ghosts, spirits, jewels and the hunters. The origin is where a piece stands.

import { memo } from '../../../base/memo';
import { ball } from '../../../board/house_defs';
import { FigureShape } from '../../../parts/figures';

const kSpirit = 'M-24 24V-6C-24-20-18-27-18-38-10-34-6-31 0-31 6-31 10-34 18-38 18-27 24-20 24-6V24L16 15 8 24 0 15-8 24-16 15Z';
const kGem = 'M-15-5-8-15H8L15-5 0 15Z';
const kFacets = 'M-15-5H15M-8-15-4-5 0 15 4-5 8-15';

// By number; the pale one is of a jewel that lies face down.
const kGems: readonly (readonly [fill: string, shine: string])[] = [
  ['#8d88b8', '#d9d6f2'],
  ['#5fd3f5', '#e6fbff'],
  ['#f6cd4b', '#fff7d0'],
  ['#ff8fb3', '#ffe8f0'],
  ['#c98bff', '#f5e8ff'],
  ['#7fe08a', '#efffe8'],
  ['#ff9d5c', '#fff0e0'],
  ['#6f8bff', '#e8ecff'],
  ['#f4f1ff', '#9aa0d8'],
];

export function PieceDefs() {
  return (
    <>
      {ball('ct-rg', [
        [0, '#ffd0c2'],
        [0.5, '#f5776a'],
        [1, '#b8323a'],
      ])}
      <g id="ct-gho">
        <path
          d="M-14 14V-4C-14-23 14-23 14-4V14L9 9 4.5 14 0 9-4.5 14-9 9Z"
          fill="url(#ghost-body)"
          stroke="#2d6b6b"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
        <path d="M-10 4V-4C-10-11-7-14-3-15-7-11-7-4-7 6Z" fill="#fff" opacity=".6" />
        <circle cx="-5" cy="-5" r="2.7" fill="#16224a" />
        <circle cx="5" cy="-5" r="2.7" fill="#16224a" />
        <ellipse cy="2.5" rx="2.6" ry="3" fill="#16224a" />
      </g>
      <g id="ct-spi">
        <path d={kSpirit} fill="none" stroke="#ffd9cc" stroke-width="6" stroke-linejoin="round" opacity=".85" />
        <path d={kSpirit} fill="url(#ct-rg)" stroke="#5a1019" stroke-width="2" stroke-linejoin="round" />
        <path d="M-14-12-4-8C-5-1-13-2-14-12ZM14-12 4-8C5-1 13-2 14-12Z" fill="#fff3cf" />
        <circle cx="-8" cy="-7" r="2" fill="#3a0714" />
        <circle cx="8" cy="-7" r="2" fill="#3a0714" />
        <path d="M-10 5Q0 13 10 5L6 7 4 11 1 8-2 11-5 7Z" fill="#3a0714" />
      </g>
    </>
  );
}

export const Ghost = memo(function Ghost(_: object) {
  return (
    <>
      <circle r="30" fill="url(#ghost-light)" opacity=".7" />
      <ellipse cy="15" rx="13" ry="4" class="ct-shadow" />
      <use href="#ct-gho" />
    </>
  );
});

export const Spirit = memo(function Spirit(_: object) {
  return (
    <>
      <circle r="62" fill="url(#ct-redl)" />
      <ellipse cy="25" rx="22" ry="6" class="ct-shadow" />
      <use href="#ct-spi" />
    </>
  );
});

// number 0: it lies face down.
export const GemShape = memo(function GemShape({ number, plain }: { readonly number: number; readonly plain: boolean }) {
  const [fill, shine] = kGems[number % kGems.length] ?? ['', ''];
  return (
    <>
      <path d={kGem} fill={fill} stroke="#1a0f22" stroke-width="1.8" stroke-linejoin="round" />
      <path d={kFacets} stroke={shine} stroke-width="1.6" fill="none" />
      {plain ? (
        <path d="M10-16l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z" fill="#fff" />
      ) : (
        <text y="5.5" class="ct-gem-number">
          {number === 0 ? '?' : number}
        </text>
      )}
    </>
  );
});

export const Gem = memo(function Gem({ number, plain }: { readonly number: number; readonly plain: boolean }) {
  return (
    <>
      <circle r="30" fill="url(#warm-light)" />
      <ellipse cx="1" cy="15" rx="12" ry="4" class="ct-shadow" />
      <GemShape number={number} plain={plain} />
    </>
  );
});

export interface Load {
  readonly number: number;
  readonly plain: boolean;
}

// A hunter: the seat's figure with a backpack and a lantern; a jewel looks out of the pack.
export const Hunter = memo(function Hunter({
  hunter,
  number,
  plain,
}: {
  readonly hunter: number;
  readonly number: number | null;
  readonly plain: boolean;
}) {
  return (
    <>
      <circle cy="-18" r="44" fill="url(#warm-light)" opacity=".9" />
      <path d="M6-26C20-26 19-4 16-3L6-5Z" fill="#6b4a2a" stroke="#150f22" stroke-width="1.6" />
      <path d="M9-19H17M10-13H17.5" stroke="#a8793f" stroke-width="1.6" />
      <FigureShape seat={hunter} />
      <g transform="translate(-14,-12)">
        <circle r="15" fill="url(#warm-light)" class="ct-flicker" />
        <path d="M-4-3H4V6H-4Z" fill="#ffe08a" stroke="#3b220c" stroke-width="1.3" />
        <path d="M-5 6H5M-5-3H5M-3-3C-3-8 3-8 3-3" stroke="#3b220c" stroke-width="1.6" fill="none" />
      </g>
      {number !== null && (
        <g transform="translate(15,-25) scale(.68)">
          <circle r="20" fill="url(#warm-light)" />
          <GemShape number={number} plain={plain} />
        </g>
      )}
    </>
  );
});

// For the margins: one jewel or one spirit, or the place kept for it.
export function GemMark({ number, plain }: { readonly number: number | null; readonly plain: boolean }) {
  return (
    <svg class="ct-mark" viewBox="-18 -18 36 36" aria-hidden="true">
      {number === null ? (
        <path d={kGem} fill="none" stroke="#7a7db2" stroke-width="2" stroke-dasharray="4 3" />
      ) : (
        <GemShape number={number} plain={plain} />
      )}
    </svg>
  );
}

export function SpiritMark({ there }: { readonly there: boolean }) {
  return (
    <svg class="ct-mark ct-mark-spirit" viewBox="-28 -42 56 70" aria-hidden="true">
      {there ? <use href="#ct-spi" /> : <path d={kSpirit} fill="none" stroke="#a3566a" stroke-width="3" stroke-dasharray="6 5" />}
    </svg>
  );
}
