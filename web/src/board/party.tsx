// What the pictures at the end of a match are made of: figures that cheer or tremble, flags, flames and sparks. At most forty groups of
// a picture move; all of it stands still for whoever wants calm.
import type { ComponentChildren } from 'preact';
import { FigureShape, tones_of } from '../parts/figures';
import { ball, down, glow } from './house_defs';
import './party.css';

// A picture of an end: what matters lies between 0 and 960, 0 and 560; its ground is drawn far beyond, for any screen.
export function EndScene({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="end-scene" viewBox="0 0 960 560" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        {glow('party-warm', [
          [0, '#ffcf86', 0.75],
          [0.4, '#ffb55a', 0.32],
          [1, '#ffb55a', 0],
        ])}
        {glow('party-ecto', [
          [0, '#dffff5', 0.85],
          [0.35, '#a5f0dc', 0.42],
          [1, '#a5f0dc', 0],
        ])}
        {glow('party-red', [
          [0, '#ff8a7a', 0.8],
          [0.4, '#e2574c', 0.38],
          [1, '#e2574c', 0],
        ])}
        {ball('party-ghost', [
          [0, '#fbfffd'],
          [0.55, '#d2fbef'],
          [1, '#7fd9c8'],
        ])}
        {down('party-cloth', [
          [0, '#fffdf6'],
          [1, '#d9c9b0'],
        ])}
      </defs>
      {children}
    </svg>
  );
}

const kFaces = {
  joy: (
    <>
      <path
        d="M-4.400-31.800Q-2.800-34.200-1.200-31.800M1.200-31.800Q2.800-34.200 4.400-31.800"
        fill="none"
        stroke="#231528"
        stroke-width="1.2"
        stroke-linecap="round"
      />
      <path d="M-2.800-29.600Q0-24.600 2.800-29.600Z" fill="#8c2f4e" stroke="#231528" stroke-width=".8" />
      <circle cx="-5" cy="-29.300" r="1.3" fill="#ff8f80" opacity=".7" />
      <circle cx="5" cy="-29.300" r="1.3" fill="#ff8f80" opacity=".7" />
    </>
  ),
  fear: (
    <>
      <g fill="#fff" stroke="#231528" stroke-width=".7">
        <circle cx="-2.800" cy="-32.400" r="2" />
        <circle cx="2.800" cy="-32.400" r="2" />
      </g>
      <circle cx="-2.800" cy="-32.200" r=".8" fill="#231528" />
      <circle cx="2.800" cy="-32.200" r=".8" fill="#231528" />
      <ellipse cy="-27.900" rx="1.600" ry="1.900" fill="#5a1f33" />
    </>
  ),
  sad: (
    <>
      <path
        d="M-4.600-33.300-1.600-34.700M4.600-33.300 1.600-34.700M-4.200-31.900Q-2.800-30.600-1.400-31.900M1.400-31.900Q2.800-30.600 4.200-31.900"
        fill="none"
        stroke="#231528"
        stroke-linecap="round"
      />
      <path d="M-2-27.400Q0-29.600 2-27.400" fill="none" stroke="#231528" stroke-linecap="round" />
    </>
  ),
} as const;
export type Mood = keyof typeof kFaces;

const kArms = 'M-8-21C-14-25-16-31-17-36M8-21C14-25 16-31 17-36';

const kMoves: Readonly<Record<Mood, string>> = { joy: 'party-hop', fear: 'party-tremble', sad: 'party-bob' };

function RaisedArms({ seat }: { readonly seat: number }) {
  return (
    <>
      <g fill="none" stroke-linecap="round">
        <path d={kArms} stroke="#150f22" stroke-width="7" />
        <path d={kArms} stroke={tones_of(seat).colour} stroke-width="4.2" />
      </g>
      <g fill="#f7dfbf" stroke="#150f22" stroke-width="1.6">
        <circle cx="-17.300" cy="-37.500" r="2.8" />
        <circle cx="17.300" cy="-37.500" r="2.8" />
      </g>
    </>
  );
}

// A seat's figure that shows how it feels: hopping with its arms up, trembling, or with its head down. What of its own face is there is
// painted over.
export function Cheering(props: { readonly seat: number; readonly mood?: Mood; readonly late?: number }) {
  const { seat, mood = 'joy', late = 0 } = props;
  return (
    <g class={kMoves[mood]} style={{ animationDelay: `${-late}s` }}>
      {mood !== 'sad' && <RaisedArms seat={seat} />}
      <FigureShape seat={seat} />
      <ellipse cy="-30.200" rx="5.800" ry="4.700" fill="#f7dfbf" />
      {kFaces[mood]}
    </g>
  );
}

const kFlags = ['#e2574c', '#5f97f5', '#35c4b5', '#f6cd4b', '#7a78a0', '#b98ae6', '#f6f1e6', '#7fb069'];
interface SwagProps {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly dip: number;
  readonly flags: number;
}
// A string of flags that hangs between two points.
export function Swag({ from: [x0, y0], to: [x1, y1], dip, flags }: SwagProps) {
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2 + 2 * dip];
  const along = (t: number, a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return (
    <g>
      <path d={`M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`} fill="none" stroke="#d3a355" stroke-width="2.5" />
      {Array.from({ length: flags }, (_, at) => {
        const t = (at + 0.5) / flags;
        const [x, y] = [Math.round(along(t, x0, mx, x1)), Math.round(along(t, y0, my, y1))];
        return (
          <path
            key={at}
            d={`M${x - 13} ${y - 1}H${x + 13}L${x} ${y + 27}Z`}
            fill={kFlags[at % kFlags.length]}
            stroke="#150f22"
            stroke-width="1.6"
          />
        );
      })}
    </g>
  );
}

export function Flame({ x, y, scale, late = 0 }: { x: number; y: number; scale: number; late?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g class="party-flame" style={{ animationDelay: `${-late}s` }}>
        <path d="M0-26C10-14 8 0 0 0-8 0-10-12 0-26Z" fill="#ffb347" />
        <path d="M0-18C6-10 5-1 0-1-5-1-6-8 0-18Z" fill="#ffe08a" />
        <path d="M0-10C3-6 2.500-1 0-1-2.500-1-3-5 0-10Z" fill="#fffbe8" />
      </g>
    </g>
  );
}
export function Taper({ x, y, height, late = 0 }: { x: number; y: number; height: number; late?: number }) {
  return (
    <g>
      <rect x={x - 5} y={y - height} width="10" height={height} fill="#f4e6c8" stroke="#3b220c" stroke-width="1.2" />
      <Flame x={x} y={y - height - 2} scale={0.85} late={late} />
    </g>
  );
}

const kSparkColours = ['#ffe6a8', '#ffb55a', '#fff6df', '#ff8f5a', '#a5f0dc'];
const kStar = 'M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2Z';
// Sparks that fall through the whole picture; where they fly is worked out from their number, so that it is the same at each drawing.
export function Sparks({ count = 18 }: { readonly count?: number }) {
  return (
    <g>
      {Array.from({ length: count }, (_, at) => (
        <g key={at} transform={`translate(${(at * 389 + 60) % 960} ${(at * 227 + 40) % 440}) scale(${0.7 + (at % 4) * 0.25})`}>
          <g class="party-spark" style={{ animationDelay: `${-((at * 1.7) % 6)}s` }}>
            {at % 3 === 2 ? <circle r="3" fill={kSparkColours[at % 5]} /> : <path d={kStar} fill={kSparkColours[at % 5]} />}
          </g>
        </g>
      ))}
    </g>
  );
}

// Who won, as many times as there are places: one winner's figures fill them all, several take turns.
export const in_turns = (seats: readonly number[], places: number): readonly number[] =>
  seats.length === 0 ? [] : Array.from({ length: Math.max(places, seats.length) }, (_, at) => seats[at % seats.length] ?? 0);
