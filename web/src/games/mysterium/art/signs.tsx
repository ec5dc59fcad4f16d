// The small drawings of the table: crystal balls for the mediums, told apart by colour and sign, their players' where each has one, tokens, the crow, the ghost.
import type { VNode } from 'preact';
import { tones_of } from '../../../parts/figures';
import type { Medium, Stance } from '../../../wire/mysterium';
import { useRunners } from '../stage';

const kDark = '#1a1230';
const kColours: readonly (readonly [string, string, string])[] = [
  ['#ff9a86', '#e2574c', '#8f2430'],
  ['#a8c8ff', '#5f97f5', '#26509f'],
  ['#fff0a8', '#f6cd4b', '#a8741a'],
  ['#c9ecb0', '#7fb069', '#3c6b2f'],
  ['#dcbcf0', '#a06cc0', '#5a2f70'],
  ['#ffffff', '#e8e4f4', '#8d88a8'],
];

const kSigns: readonly VNode[] = [
  <circle key="0" r="5" />,
  <path key="1" d="M-4.700-4.700H4.700V4.700H-4.700Z" />,
  <path key="2" d="M0-6 6 4.500H-6Z" />,
  <path key="3" d="M0-6.500 5.500 0 0 6.500-5.500 0Z" />,
  <path key="4" d="M0-6.500 1.900-2 6.500-2 2.800 1 4.200 6 0 3-4.200 6-2.800 1-6.500-2-1.900-2Z" />,
  <path key="5" d="M2.500-6A6.300 6.300 0 1 0 2.500 6 5 5 0 1 1 2.500-6Z" />,
];

// A crystal ball on its stand. Drawn by itself or, with x and y, inside a drawing.
export function BallShape({ medium }: { readonly medium: Medium }) {
  const seat = useRunners()?.[medium];
  const tones = seat === undefined ? null : tones_of(seat);
  const [light, colour, dark] = tones ? [tones.light, tones.colour, tones.dark] : (kColours[medium] ?? ['#fff', '#eee', '#888']);
  const sign_ink = medium === 2 || medium === 5 || medium === 3 ? kDark : '#fff8e8';
  return (
    <g stroke={kDark} stroke-width="1.600" stroke-linejoin="round">
      <path d="M-9 12H9L12 18H-12Z" fill="#c99a4f" />
      <circle r="13" fill={colour} />
      <path d="M9.200 9.200A13 13 0 0 1-13 0 15 15 0 0 0 9.200 9.200Z" fill={dark} stroke="none" />
      <ellipse cx="-4.500" cy="-6.500" rx="4" ry="2.600" fill={light} stroke="none" transform="rotate(-32 -4.500 -6.500)" />
      <g fill={sign_ink} stroke="none">
        {tones ? tones.symbol : kSigns[medium]}
      </g>
    </g>
  );
}
export function Ball({ medium }: { readonly medium: Medium }) {
  return (
    <svg class="my-ball" viewBox="-15 -15 30 35" aria-hidden="true">
      <BallShape medium={medium} />
    </svg>
  );
}

// A clairvoyance token: a tick on green or a cross on red.
export function TokenSign({ stance }: { readonly stance: Stance }) {
  const agree = stance === 'agree';
  return (
    <svg class="my-token" viewBox="-11 -11 22 22" aria-hidden="true">
      <circle r="9.500" fill={agree ? '#3f7d3a' : '#a8323a'} stroke={agree ? '#c9ecb0' : '#ffb0a0'} stroke-width="2" />
      <path
        d={agree ? 'M-4.500 0-1 3.800 5-3.500' : 'M-3.800-3.800 3.800 3.800M3.800-3.800-3.800 3.800'}
        fill="none"
        stroke="#fff8e8"
        stroke-width="2.600"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

export function Crow() {
  return (
    <svg class="my-crow" viewBox="0 0 48 36" aria-hidden="true">
      <path
        d="M3 20C9 10 17 14 21 17 25 8 34 2 46 3 41 6 42 9 38 11 41 11 40 14 36 15 38 17 35 19 31 19 30 26 24 30 16 29L8 34 10 27C6 25 4 23 3 20Z"
        fill="#2a2440"
        stroke="#8d88b8"
        stroke-width="1.400"
        stroke-linejoin="round"
      />
      <circle cx="12" cy="19" r="1.500" fill="#ffd88a" />
      <path d="M3 20-2 22.500 5 23Z" fill="#c99a4f" transform="translate(2 0)" />
    </svg>
  );
}

// The one who sends the dreams.
export function GhostSign() {
  return (
    <svg class="my-ghost" viewBox="-16 -20 32 40" aria-hidden="true">
      <path
        d="M-12 16C-14-2-12-18 0-18S14-2 12 16L8 11 4 17 0 12-4 17-8 11Z"
        fill="#d9fff4"
        stroke="#2b6d62"
        stroke-width="1.600"
        stroke-linejoin="round"
      />
      <g fill="#16384a">
        <ellipse cx="-4.500" cy="-5" rx="2.200" ry="3.200" />
        <ellipse cx="4.500" cy="-5" rx="2.200" ry="3.200" />
        <ellipse cy="3" rx="2.400" ry="3" />
      </g>
    </svg>
  );
}

// What each row of clues is about.
export function KindSign({ kind }: { readonly kind: 'person' | 'place' | 'object' }) {
  const path = {
    person: 'M12 3.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20.500c0-5 3-7.500 7.500-7.500s7.500 2.500 7.500 7.500Z',
    place: 'M4 20.500V11l8-7 8 7v9.500ZM10 20.500v-6h4v6',
    object: 'M12 3.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 13.500v7M12 17h3.500M12 20h3',
  }[kind];
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
