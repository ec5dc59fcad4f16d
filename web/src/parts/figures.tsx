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

// In order of seats: red, blue, turquoise, yellow, black, lilac, white, green, as the rules of Le Fantôme de minuit name them (FM-05).
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
    // black: bowler, base with five corners, crescent
    colour: '#45435c',
    dark: '#1b1a2a',
    light: '#8b88ad',
    base: <path d="M-15-2-6-8H6L15-2 8 6H-8Z" fill="#2b2a3e" stroke="#8b88ad" stroke-width="1.6" stroke-linejoin="round" />,
    hat: (
      <>
        <path d="M-7.5-36.5C-8-48 8-48 7.5-36.5Z" fill="#2b2a3e" {...kInk} />
        <path d="M-11-37.5Q0-33.5 11-37.5" fill="none" stroke="#2b2a3e" stroke-width="3.4" stroke-linecap="round" />
        <path d="M-7.3-39.5Q0-37 7.3-39.5" fill="none" stroke="#ffb55a" stroke-width="2" />
      </>
    ),
    symbol: <path d="M2.5-5.500A5.8 5.8 0 1 0 5.4 2.2 4.6 4.6 0 1 1 2.5-5.500Z" fill="#ffe6b8" />,
    pattern: <path d="M-5-26 0-20 5-26" fill="#f4e9d2" stroke="#150f22" stroke-width="1" />,
  },
  {
    // lilac: wide hat with a flower, base with six corners, heart
    colour: '#b98ae6',
    dark: '#6b3f96',
    light: '#e6ccff',
    base: <path d="M-16-1-9-7H9L16-1 9 5.500H-9Z" fill="#7b4fa8" {...kInk} />,
    hat: (
      <>
        <path d="M-8-31C-10-42 10-42 8-31 4-36-4-36-8-31Z" fill="#c9783c" {...kInk} />
        <ellipse cy="-38.5" rx="13" ry="3.6" fill="#f0d9ff" {...kInk} />
        <path d="M-6.5-39C-6-46 6-46 6.5-39Q0-37-6.5-39Z" fill="#f0d9ff" {...kInk} />
        <circle cx="6.5" cy="-41" r="3" fill="#e2574c" stroke="#150f22" stroke-width="1" />
        <circle cx="6.5" cy="-41" r="1.1" fill="#ffd88a" />
      </>
    ),
    symbol: <path d="M0 5C-7 0-5.5-5.5-2.5-5-1-5 0-3.5 0-2.5 0-3.5 1-5 2.5-5 5.5-5.5 7 0 0 5Z" fill="#fff3dc" />,
    pattern: <path d="M-11.5-3Q-8-6-5.5-3T0-3T5.5-3T11.5-3" stroke="#f3e4ff" stroke-width="1.4" fill="none" opacity=".85" />,
  },
  {
    // white: a cook's hat, base like a cross, cross
    colour: '#f6f1e6',
    dark: '#a79f96',
    light: '#ffffff',
    base: <path d="M-6-8H6V-4H16V3H6V6H-6V3H-16V-4H-6Z" fill="#c9c1b4" {...kInk} />,
    hat: (
      <>
        <path d="M-7-36V-42C-13-43-10-52-4-50-2-54 3-54 5-50 11-51 12-43 7-42V-36Q0-34-7-36Z" fill="#fffdf6" {...kInk} />
        <path d="M-7-39.500Q0-37.5 7-39.5" fill="none" stroke="#b9a98c" stroke-width="1.4" />
      </>
    ),
    symbol: <path d="M-1.8-5.400H1.800V-1.800H5.400V1.800H1.800V5.400H-1.800V1.800H-5.400V-1.800H-1.800Z" fill="#8c2f4e" />,
    pattern: (
      <g fill="#5a4a50">
        <circle cx="-3.5" cy="-21" r="1.1" />
        <circle cx="3.5" cy="-21" r="1.1" />
      </g>
    ),
  },
  {
    // green: a hunter's hat with a feather, base with two bows, clover
    colour: '#7fb069',
    dark: '#3d6b2c',
    light: '#c4eaa6',
    base: <path d="M0-4C4-9 17-8 16-1 17 6 4 6 0 3-4 6-17 6-16-1-17-8-4-9 0-4Z" fill="#4c7d3a" {...kInk} />,
    hat: (
      <>
        <path d="M6-42Q9-55 15-55 15-46 8-39Z" fill="#e2574c" stroke="#150f22" stroke-width="1.2" />
        <path d="M-7-37C-6-46-2-47 0-43 3-47 7-45 7-37Z" fill="#3d5b2a" {...kInk} />
        <path d="M-12-39Q0-33.5 11-36.5" fill="none" stroke="#3d5b2a" stroke-width="3.6" stroke-linecap="round" />
        <path d="M-7-39.500Q0-37 7-39" fill="none" stroke="#e8c48a" stroke-width="1.6" />
      </>
    ),
    symbol: (
      <g fill="#fff3dc">
        <circle cx="-2.8" cy="-.8" r="2.7" />
        <circle cx="2.8" cy="-.8" r="2.7" />
        <circle cy="-4" r="2.7" />
        <path d="M-.8 0H.800L1.4 5.600H-1.400Z" />
      </g>
    ),
    pattern: <path d="M-9-18 9-6M9-18-9-6" stroke="#33591f" stroke-width="1.3" opacity=".55" />,
  },
];

const looks_of = (seat: number): Looks => kLooks[seat % kLooks.length] as Looks;
export const colour_of = (seat: number): string => looks_of(seat).colour;
export const tones_of = (seat: number): Pick<Looks, 'colour' | 'dark' | 'light' | 'symbol'> => looks_of(seat);

// To be placed inside a drawing.
export function FigureShape({ seat }: { readonly seat: number }) {
  const { colour, dark, light, base, hat, symbol, pattern } = looks_of(seat);
  return (
    <g>
      <ellipse cx="3" cy="1" rx="17" ry="7" fill="#04050f" opacity=".5" />
      <path class="figure-rim" d="M-13-2C-12-14-9-24-6-27-12-33-6-41 0-41S12-33 6-27C9-24 12-14 13-2 6 6-6 6-13-2Z" />
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
