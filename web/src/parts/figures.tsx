// The little people, one for each seat, told apart by colour, hat, base, chest symbol and pattern. Origin: the middle of the base;
// about 46 high.
import type { ComponentChildren } from 'preact';

const kInk = { stroke: '#150f22', 'stroke-width': 1.6, 'stroke-linejoin': 'round' } as const;
const kPale = '#fff3dc';

interface Looks {
  readonly colour: string;
  readonly dark: string;
  readonly light: string;
  readonly base: ComponentChildren;
  readonly hat: ComponentChildren;
  readonly symbol: ComponentChildren;
  readonly pattern?: ComponentChildren;
}

const kLooks: readonly Looks[] = [
  {
    colour: '#e2574c',
    dark: '#8f2430',
    light: '#ff9a86',
    base: <ellipse rx="15" ry="6.5" fill="#a8323a" {...kInk} />,
    hat: (
      <>
        <path d="M-9.5-36.5H9.5M-6-37V-47H6V-37Z" fill="#3a1726" {...kInk} />
        <path d="M-6-40H6" stroke="#e2574c" stroke-width="2.4" />
      </>
    ),
    symbol: <circle r="4.6" fill={kPale} />,
  },
  {
    colour: '#5f97f5',
    dark: '#26509f',
    light: '#a8c8ff',
    base: <path d="M-15-4H15V5H-15Z" fill="#3563b8" {...kInk} />,
    hat: (
      <>
        <path d="M-9-35.5C-9-43 9-43 9-35.5ZM-11-35H12" fill="#22346e" {...kInk} />
        <circle cy="-42" r="1.8" fill="#ffd88a" />
      </>
    ),
    symbol: <path d="M-4.3-4.3H4.3V4.3H-4.3Z" fill={kPale} />,
    pattern: <path d="M-8-22H8M-10-2.5H10" stroke="#dbe8ff" stroke-width="1.6" opacity=".8" />,
  },
  {
    colour: '#35c4b5',
    dark: '#14756f',
    light: '#98f0e2',
    base: <path d="M0-8 16 5H-16Z" fill="#1c8f86" {...kInk} />,
    hat: (
      <>
        <path d="M-8.4-33C-9-42 9-42 8.4-33 4-37-4-37-8.4-33Z" fill="#7a3d1e" {...kInk} />
        <circle cy="-42.5" r="4.2" fill="#7a3d1e" {...kInk} />
        <path d="M-5-39 0-38 5-39" stroke={kPale} stroke-width="1.8" fill="none" />
      </>
    ),
    symbol: <path d="M0-5.4 5.6 4.2H-5.6Z" fill={kPale} />,
    pattern: (
      <g fill="#e2fff8" opacity=".8">
        <circle cx="-8" cy="-4" r="1.2" />
        <circle cx="8" cy="-4" r="1.2" />
        <circle cx="-5" cy="-20" r="1.2" />
        <circle cx="5" cy="-20" r="1.2" />
      </g>
    ),
  },
  {
    colour: '#f6cd4b',
    dark: '#a8741a',
    light: '#fff0a8',
    base: <path d="M0-7 16-.5 0 6-16-.5Z" fill="#c08f23" {...kInk} />,
    hat: (
      <>
        <path d="M-7.5-36 0-52 7.5-36Q0-33-7.5-36Z" fill="#7a4a8c" {...kInk} />
        <circle cy="-52" r="2.6" fill={kPale} />
        <path d="M-4.6-42 5-40" stroke="#ffd88a" stroke-width="1.8" />
      </>
    ),
    symbol: <path d="M0-6 1.8-1.9 6.2-1.6 2.8 1.2 3.9 5.5 0 3.1-3.9 5.5-2.8 1.2-6.2-1.6-1.8-1.9Z" fill="#4a2410" />,
    pattern: <path d="M-11-3-7-6-3-3 0-6 3-3 7-6 11-3" stroke="#8a5712" stroke-width="1.3" fill="none" opacity=".7" />,
  },
  {
    colour: '#b07ce0',
    dark: '#5f3590',
    light: '#dcbcff',
    base: <path d="M-8-7H8L15-1 8 6H-8L-15-1Z" fill="#7a4bb0" {...kInk} />,
    hat: (
      <>
        <path d="M-8-37V-46L-4-41 0-48 4-41 8-46V-37Z" fill="#ffcf6e" {...kInk} />
        <circle cy="-48" r="1.6" fill="#e2574c" />
      </>
    ),
    symbol: <path d="M2.5-5A5.4 5.4 0 1 0 2.5 5 6.4 6.4 0 0 1 2.5-5Z" fill={kPale} />,
    pattern: <path d="M-6-22 6-8M-9-10 4 1" stroke="#f0e0ff" stroke-width="1.2" opacity=".6" />,
  },
  {
    colour: '#8cc152',
    dark: '#46731f',
    light: '#cdf0a0',
    base: <path d="M-14 0C-14-9-4-9 0-4 4-9 14-9 14 0 14 5 4 7 0 7-4 7-14 5-14 0Z" fill="#5c8f2e" {...kInk} />,
    hat: (
      <>
        <path d="M-9-35C-10-42 2-46 10-40 9-38 6-36 8-34Z" fill="#2f5a24" {...kInk} />
        <path d="M7-41C12-48 15-46 16-50" stroke="#e2574c" stroke-width="2.2" fill="none" stroke-linecap="round" />
      </>
    ),
    symbol: <path d="M0 5C-7 0-5-5-2.4-5-.8-5 0-3.6 0-3 0-3.6.8-5 2.4-5 5-5 7 0 0 5Z" fill={kPale} />,
    pattern: <path d="M-3-25V-19M3-25V-19M-9-2V-7M9-2V-7" stroke="#eaffd0" stroke-width="1.5" opacity=".7" />,
  },
  {
    colour: '#f28c3c',
    dark: '#9c4a12',
    light: '#ffc795',
    base: <path d="M-13 5V-3L-5-7H5L13-3V5Z" fill="#bd611d" {...kInk} />,
    hat: (
      <>
        <path d="M-13-35C-6-38 6-38 13-35L8-37C8-46-8-46-8-37Z" fill="#5a3a20" {...kInk} />
        <path d="M-7.5-39H7.5" stroke="#ffd88a" stroke-width="2" />
      </>
    ),
    symbol: <path d="M0-6 4.6 0 0 6-4.6 0Z" fill={kPale} />,
    pattern: <path d="M-9-8 0-17 9-8" stroke="#ffe4c8" stroke-width="1.4" fill="none" opacity=".7" />,
  },
  {
    colour: '#e6e3f2',
    dark: '#8d89ab',
    light: '#ffffff',
    base: <path d="M-15 1 0-8 15 1 9 6H-9Z" fill="#aaa6c6" {...kInk} />,
    hat: (
      <>
        <path d="M-8-36C-8-47 4-50 12-42 8-43 7-39 8-36Z" fill="#3b6f8f" {...kInk} />
        <path d="M-8.5-35.5H8.5" stroke={kPale} stroke-width="3.4" stroke-linecap="round" />
        <circle cx="12.5" cy="-41.5" r="2.6" fill={kPale} />
      </>
    ),
    symbol: <path d="M-1.8-5.4H1.8V-1.8H5.4V1.8H1.8V5.4H-1.8V1.8H-5.4V-1.8H-1.8Z" fill="#4a3f6b" />,
    pattern: <path d="M-9-4H9M-8-8H-6M6-8H8M-4-22H4" stroke="#6b668c" stroke-width="1.2" opacity=".6" />,
  },
];

const looks_of = (seat: number): Looks => kLooks[seat % kLooks.length] as Looks;
export const colour_of = (seat: number): string => looks_of(seat).colour;

// To be placed inside a drawing.
export function FigureShape({ seat }: { readonly seat: number }) {
  const { colour, dark, light, base, hat, symbol, pattern } = looks_of(seat);
  return (
    <g>
      <ellipse cx="3" cy="1" rx="17" ry="7" fill="#04050f" opacity=".5" />
      {base}
      <path d="M-12-2C-11-14-9-24-5-27H5C9-24 11-14 12-2 6 3-6 3-12-2Z" fill={colour} {...kInk} />
      <path d="M-12-2C-11-14-9-24-5-27H-1C-5-20-6-8-5 1-8 1-10 0-12-2Z" fill={light} opacity=".55" />
      <path d="M12-2C11-14 9-24 5-27H3C7-20 8-8 6 1 9 0 11-1 12-2Z" fill={dark} opacity=".55" />
      {pattern}
      <circle cy="-32" r="7.6" fill="#f7dfbf" {...kInk} />
      <circle cx="-2.6" cy="-32" r="1.1" fill="#231528" />
      <circle cx="2.6" cy="-32" r="1.1" fill="#231528" />
      <path d="M-2-28.8Q0-27.4 2-28.8" fill="none" stroke="#231528" />
      {hat}
      <g transform="translate(0,-11)">{symbol}</g>
    </g>
  );
}

export function Figure({ seat }: { readonly seat: number }) {
  return (
    <svg class="figure" viewBox="-20 -56 40 64" aria-hidden="true">
      <FigureShape seat={seat} />
    </svg>
  );
}
