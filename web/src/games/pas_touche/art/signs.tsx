// What is on constraint cards and beside the grid: crossed-out sweets and numbers, the three kinds of spaces, cubes, hands.
import { colour_of } from '../../../parts/figures';
import type { Space } from '../../../wire/pas_touche';
import type { Constraint } from '../data';
import { SweetShape } from './sweets';

// What one may not touch, in a red ring.
export function Forbidden({ constraint }: { readonly constraint: Constraint }) {
  return (
    <svg class="pt-refused" viewBox="-36 -36 72 72" aria-hidden="true">
      <circle r="33" fill="#fff8e8" />
      {'sweet' in constraint && <SweetShape sweet={constraint.sweet} scale={0.86} />}
      <circle r="32" fill="none" stroke="#d32f3a" stroke-width="6" />
      <path d="M-22-22 22 22" stroke="#fff8e8" stroke-width="9" />
      <path d="M-23-23 23 23" stroke="#d32f3a" stroke-width="6" />
      {'number' in constraint && (
        <text y="17" class="pt-refused-number">
          {constraint.number}
        </text>
      )}
    </svg>
  );
}

const kMarks: Readonly<Record<Space, preact.JSX.Element>> = {
  padlock: (
    <>
      <rect x="-7" y="-1.5" width="14" height="10.5" rx="2.5" fill="currentColor" />
      <path d="M-4.3-1V-5A4.3 4.3 0 0 1 4.3-5V-1" fill="none" stroke="currentColor" stroke-width="2.4" />
      <circle cy="3" r="1.6" class="pt-keyhole" />
    </>
  ),
  arrow: (
    <path
      d="M8 0H-7M-1-6.500-7.500 0-1 6.500"
      fill="none"
      stroke="currentColor"
      stroke-width="3"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  ),
  crossed: (
    <>
      <rect
        x="-1"
        y="-8.5"
        width="10"
        height="14"
        rx="2"
        fill="none"
        stroke="currentColor"
        stroke-width="1.9"
        transform="rotate(8)"
      />
      <path d="M0-6 8 3M8-6 0 3" stroke="#d32f3a" stroke-width="2.2" stroke-linecap="round" />
      <path
        d="M2 9H-9M-5.500 5.500-9.500 9-5.500 12"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  ),
};
export function MarkSign({ mark }: { readonly mark: Space }) {
  return (
    <svg class="pt-mark" viewBox="-12 -12 24 25" aria-hidden="true">
      {kMarks[mark]}
    </svg>
  );
}

export function Cube({ seat }: { readonly seat: number }) {
  return (
    <svg class="pt-cube" viewBox="-12 -13 24 26" aria-hidden="true">
      <path
        d="M0-12 10.500-6.500V6L0 12-10.500 6V-6.500Z"
        fill={colour_of(seat)}
        stroke="#1d0f16"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M0-12 10.500-6.500 0-1-10.500-6.500Z" fill="#fff" opacity=".5" />
      <path d="M0-1 10.500-6.500V6L0 12Z" opacity=".25" />
    </svg>
  );
}

// A raised hand: a block.
export function Palm() {
  return (
    <svg class="pt-palm" viewBox="-28 -36 52 68" aria-hidden="true">
      <path d={kHand} fill="currentColor" />
    </svg>
  );
}

const kHand =
  'M-13 30C-14 18-22 8-25-2-27-8-20-11-17-6L-11 3V-24C-11-30-3-30-3-24V-4-29C-3-35 5-35 5-29V-4-26C5-32 13-32 13-26V-1-18C13-24 20-24 20-18 21 0 21 16 13 30Z';
const kSkins = ['#f2c9a0', '#8a5638', '#d9a273', '#f6d6b4', '#b27a4e', '#6e4228'] as const;

// An open hand in a sleeve of the seat's colour; drawn as a right one seen from its back.
export function Hand({
  seat,
  left = false,
  name = 'pt-hand',
}: {
  readonly seat: number;
  readonly left?: boolean;
  readonly name?: string;
}) {
  return (
    <svg class={name} viewBox="-30 -38 60 84" aria-hidden="true">
      <g transform={left ? 'scale(-1 1)' : undefined}>
        <path d={kHand} fill={kSkins[seat % kSkins.length]} stroke="#2b1606" stroke-width="2" stroke-linejoin="round" />
        <path d="M-3-4V-22M5-4V-26M13-1V-20" stroke="#2b1606" stroke-opacity=".35" stroke-width="1.4" />
        <g fill="#fff" opacity=".55">
          <ellipse cx="-7" cy="-24.5" rx="2.2" ry="2.8" />
          <ellipse cx="1" cy="-29.5" rx="2.2" ry="2.8" />
          <ellipse cx="9" cy="-26.5" rx="2.2" ry="2.8" />
          <ellipse cx="16.5" cy="-18.5" rx="2" ry="2.5" />
        </g>
        <path d="M-17 28H17L19 44H-19Z" fill={colour_of(seat)} stroke="#2b1606" stroke-width="2" stroke-linejoin="round" />
        <path d="M-17 33H17" stroke="#fff" stroke-opacity=".4" stroke-width="2" />
      </g>
    </svg>
  );
}

// On the back of a constraint card.
export function BackGhost() {
  return (
    <svg class="pt-back-ghost" viewBox="-24 -26 48 48" aria-hidden="true">
      <path d="M-15 20C-18 4-17-20 0-20 17-20 18 4 15 20L10 15 5 20 0 15-5 20-10 15Z" fill="#fff8e8" opacity=".92" />
      <circle cx="-5" cy="-5" r="2.4" fill="#2b1636" />
      <circle cx="5" cy="-5" r="2.4" fill="#2b1636" />
      <path d="M-4 3Q0 7 4 3" stroke="#2b1636" stroke-width="1.8" fill="none" stroke-linecap="round" />
    </svg>
  );
}
