// Little ghosts that say it without words. 48 by 48.
import type { ComponentChildren } from 'preact';
import type { Emote } from '../wire/table';

export const kEmotes: readonly Emote[] = ['laugh', 'gasp', 'boo', 'clap', 'heart', 'yawn'];

const kInk = '#16224a';
const kLine = { fill: 'none', stroke: kInk, 'stroke-width': 2.2, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
const kHand = { fill: '#eafff8', stroke: '#2d6b6b', 'stroke-width': 1.8, 'stroke-linejoin': 'round' } as const;
const kHeart = 'M0 6C-9 0-7-7-3.500-6.500-1.500-6.500 0-4.500 0-3 0-4.500 1.500-6.500 3.500-6.500 7-7 9 0 0 6Z';

function Cheeks() {
  return (
    <g fill="#ff9aa8" opacity=".7">
      <circle cx="13.500" cy="27" r="2.8" />
      <circle cx="34.500" cy="27" r="2.8" />
    </g>
  );
}

const kFaces: Readonly<Record<Emote, ComponentChildren>> = {
  laugh: (
    <>
      <path {...kLine} d="M13 21q3.500-5 7 0M28 21q3.500-5 7 0" />
      <path d="M15 27H33Q32 38 24 38T15 27Z" fill="#7c2a4a" stroke={kInk} stroke-width="1.800" stroke-linejoin="round" />
      <path d="M19 35.500Q24 31.500 29 35.500 27 38 24 38T19 35.500Z" fill="#ff9aa8" />
      <path d="M10 23Q6 28 9 30 12 28 10 23ZM38 23Q42 28 39 30 36 28 38 23Z" fill="#7cc4ff" />
    </>
  ),
  gasp: (
    <>
      <ellipse cx="17.500" cy="19.500" rx="4.600" ry="5.600" fill="#fff" stroke={kInk} stroke-width="1.800" />
      <ellipse cx="30.500" cy="19.500" rx="4.600" ry="5.600" fill="#fff" stroke={kInk} stroke-width="1.800" />
      <circle cx="17.500" cy="20" r="2" fill={kInk} />
      <circle cx="30.500" cy="20" r="2" fill={kInk} />
      <ellipse cx="24" cy="33" rx="4" ry="5.500" fill="#7c2a4a" stroke={kInk} stroke-width="1.600" />
      <path {...kHand} d="M9 36C7 29 11 26 13.500 28 15 31 13 36 9 36ZM39 36C41 29 37 26 34.500 28 33 31 35 36 39 36Z" />
    </>
  ),
  boo: (
    <>
      <path {...kHand} d="M10 24C3 22 2 14 4 11 8 11 10 16 13 20ZM38 24C45 22 46 14 44 11 40 11 38 16 35 20Z" />
      <ellipse cx="18" cy="20" rx="3" ry="4.200" fill={kInk} />
      <ellipse cx="30" cy="20" rx="3" ry="4.200" fill={kInk} />
      <path {...kLine} d="M13.500 14 20 16M34.500 14 28 16" />
      <ellipse cx="24" cy="31" rx="6" ry="6" fill="#7c2a4a" stroke={kInk} stroke-width="1.800" />
      <path d="M20 27H22.500L21.200 29.500ZM25.500 27H28L26.800 29.500Z" fill="#fff" />
    </>
  ),
  clap: (
    <>
      <path {...kLine} d="M13.500 20q3-4 6 0M28.500 20q3-4 6 0M18 25.500Q24 30 30 25.500" />
      <Cheeks />
      <path
        {...kHand}
        d="M23.500 42C16 42 14 37 16 32.500 19 30 23 33 23.500 37ZM24.500 42C32 42 34 37 32 32.500 29 30 25 33 24.500 37Z"
      />
      <path d="M24 28.500V25.500M18.500 30 16.500 27.500M29.500 30 31.500 27.500" {...kLine} stroke="#ffb55a" />
    </>
  ),
  heart: (
    <>
      <path d={kHeart} transform="translate(17,20.500) scale(.72)" fill="#e2574c" />
      <path d={kHeart} transform="translate(31,20.500) scale(.72)" fill="#e2574c" />
      <path {...kLine} d="M18 29Q24 35 30 29" />
      <Cheeks />
      <path d={kHeart} transform="translate(39,9) rotate(14)" fill="#ff7d72" stroke="#8f2430" stroke-width="1.400" />
    </>
  ),
  yawn: (
    <>
      <path {...kLine} d="M13 21.500q3.500 3 7 0M28 21.500q3.500 3 7 0" />
      <ellipse cx="24" cy="32" rx="5" ry="6.500" fill="#7c2a4a" stroke={kInk} stroke-width="1.800" />
      <path d="M11 13C13 4 25 1 38 7 32 8 34 11 36 14 28 8 19 8 11 13Z" fill="#7a4a8c" stroke="#2d1738" stroke-width="1.600" />
      <circle cx="39" cy="7" r="3" fill="#f4e9d2" stroke="#2d1738" stroke-width="1.200" />
      <path d="M38 20H43L38.500 26H44" {...kLine} stroke="#a5f0dc" stroke-width="2" />
    </>
  ),
};

export function EmoteFace({ emote }: { readonly emote: Emote }) {
  return (
    <svg class="emote-face" viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M8 43C5 26 7 6 24 6S43 26 40 43C37 47 34.500 40 31.500 43 28.500 46.500 26.500 40 23.500 43 20.500 46.500 18 40 15 43 12.500 46 10.500 40 8 43Z"
        fill="#c8f7e8"
        stroke="#2d6b6b"
        stroke-width="1.800"
        stroke-linejoin="round"
      />
      <path d="M12 34C10 22 13 12 20 9.500 14 16 14 26 15 38 13.500 37 12.500 36 12 34Z" fill="#fff" opacity=".65" />
      {kFaces[emote]}
    </svg>
  );
}
