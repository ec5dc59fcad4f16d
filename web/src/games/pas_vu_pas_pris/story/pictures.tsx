// The scenes of the story: the hall with the rules' own bodies in it, from above and through the keyhole.
import type { ComponentChildren } from 'preact';
import { Coin } from '../../../board/coin';
import { DieFace } from '../../../board/die';
import { Put } from '../../../board/put';
import type { Piece } from '../../../wire/pas_vu_pas_pris';
import { PieceIcon } from '../art';
import { type Eye, FarWalls, Floor, type Haunt, LitSquare, Standing, type Stood, view_of } from './drawing';
import './story.css';

const kWidth = 400;
const kHeight = 240;
interface HallProps {
  readonly eye: Eye;
  readonly pieces: readonly Stood[];
  readonly ghosts: readonly Haunt[];
  readonly lit?: readonly (readonly [x: number, y: number])[];
  readonly walled?: boolean; // the eye is low enough to see walls
  readonly children?: ComponentChildren; // over all
}
function Hall({ eye, pieces, ghosts, lit = [], walled = false, children }: HallProps) {
  const view = view_of(eye);
  return (
    <svg
      class="pv-story"
      viewBox={`${-kWidth / 2} ${-kHeight / 2} ${kWidth} ${kHeight}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect x={-kWidth} y={-kHeight} width={2 * kWidth} height={2 * kHeight} fill="#1b1a3d" />
      <Floor view={view} />
      {walled && <FarWalls view={view} />}
      {lit.map(([x, y]) => (
        <LitSquare key={`${x} ${y}`} x={x} y={y} view={view} />
      ))}
      <Standing eye={eye} pieces={pieces} ghosts={ghosts} />
      {children}
    </svg>
  );
}

const kAbove: Eye = { at: { x: 3, y: -4.4, z: 8.2 }, to: { x: 3, y: 2.75, z: 0.1 }, zoom: 358 };
const kHallPieces: readonly Stood[] = [
  { piece: 'piano', x: 1.3, y: 4.3, turn: 0 },
  { piece: 'mirror', x: 4.9, y: 4.7, turn: 200 },
  { piece: 'table', x: 3.1, y: 3.2 },
  { piece: 'armchair', x: 4.8, y: 2.2, turn: -30 },
  { piece: 'desk', x: 1.5, y: 1.6, turn: 12 },
  { piece: 'trolley', x: 4.2, y: 0.9, turn: 80 },
];

// A dotted way over the floor, with a tip.
function Way({ eye, points }: { readonly eye: Eye; readonly points: readonly (readonly [number, number])[] }) {
  const view = view_of(eye);
  const flat = points.map(([x, y]) => view({ x, y, z: 0 }));
  return (
    <>
      <path
        d={`M${flat.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
        fill="none"
        stroke="#fff6df"
        stroke-width="4"
        stroke-dasharray="1 8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </>
  );
}
const at_floor = (eye: Eye, x: number, y: number, z = 0) => view_of(eye)({ x, y, z });
interface CoinAtProps {
  readonly eye: Eye;
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly text: string;
}
function CoinAt({ eye, x, y, z = 0, text }: CoinAtProps) {
  const on = at_floor(eye, x, y, z);
  return <Coin x={on.x} y={on.y} text={text} />;
}

export const Goal = () => (
  <Hall
    eye={kAbove}
    pieces={kHallPieces}
    ghosts={[
      { seat: 0, size: 'small', x: 2.5, y: 0.5 },
      { seat: 0, size: 'medium', x: 0.6, y: 2.6 },
      { seat: 0, size: 'small', x: 3.5, y: -0.75 },
      { seat: 0, size: 'small', x: 5.6, y: -0.75 },
      { seat: 0, size: 'large', x: 2.6, y: 6.75 },
      { seat: 1, size: 'medium', x: 6.8, y: 3.4 },
      { seat: 1, size: 'small', x: 5.4, y: 3.5 },
      { seat: 1, size: 'small', x: 3.5, y: 4.6 },
    ]}
  >
    <CoinAt eye={kAbove} x={1.75} y={6.75} z={0.6} text="5" />
  </Hall>
);

const kCardPieces: readonly Piece[] = ['armchair', 'desk'];
const kRoom: Eye = { at: { x: 3, y: -3, z: 3.6 }, to: { x: 3, y: 2.6, z: 0.35 }, zoom: 360 };
export const Furniture = () => (
  <>
    <Hall
      eye={kRoom}
      walled
      pieces={[
        { piece: 'desk', x: 4.9, y: 3.6, turn: -10 },
        { piece: 'table', x: 2.4, y: 4.2 },
        { piece: 'armchair', x: 3.6, y: 2.1, z: 0.8, turn: 194 },
      ]}
      ghosts={[
        { seat: 0, size: 'small', x: 5.4, y: 1.4 },
        { seat: 1, size: 'medium', x: 2.5, y: 2.5 },
      ]}
      lit={[[4, 1]]}
    />
    <Put x={16} y={56} w={23} turn={-5} look="pv-story-card">
      <b>6</b>
      <span>
        {kCardPieces.map((piece) => (
          <PieceIcon key={piece} piece={piece} />
        ))}
      </span>
    </Put>
  </>
);

export const Walk = () => (
  <Hall
    eye={kAbove}
    pieces={kHallPieces}
    ghosts={[
      { seat: 0, size: 'small', x: 2.5, y: -0.8, faint: true },
      { seat: 0, size: 'small', x: 3.5, y: 1.5 },
      { seat: 0, size: 'medium', x: 2.5, y: 5.5, faint: true },
      { seat: 0, size: 'medium', x: 2.5, y: 6.8 },
      { seat: 2, size: 'small', x: 5.5, y: 3.5 },
    ]}
    lit={[
      [2, 0],
      [2, 1],
      [3, 1],
    ]}
  >
    <Way
      eye={kAbove}
      points={[
        [2.5, -0.4],
        [2.5, 1.5],
        [3.1, 1.5],
      ]}
    />
    <CoinAt eye={kAbove} x={2.5} y={0.45} text="1" />
    <CoinAt eye={kAbove} x={2.5} y={1.5} text="2" />
    <CoinAt eye={kAbove} x={3.8} y={2.1} z={0.55} text="3" />
    <CoinAt eye={kAbove} x={3.3} y={6.75} z={0.5} text="4" />
  </Hall>
);

const kBackToFront = { desk: 180, armchair: 180 } as const; // what is open looks at us
const kLow: Eye = { at: { x: 3, y: -1.9, z: 2.7 }, to: { x: 3, y: 2.9, z: 0.45 }, zoom: 320 };
export const Hide = () => (
  <Hall
    eye={kLow}
    walled
    pieces={[
      { piece: 'desk', x: 3.1, y: 1.7, turn: kBackToFront.desk },
      { piece: 'armchair', x: 5.1, y: 2.5, turn: kBackToFront.armchair },
      { piece: 'piano', x: 0.9, y: 2.4 },
      { piece: 'mirror', x: 4.4, y: 5.3, turn: 180 },
    ]}
    ghosts={[
      { seat: 0, size: 'small', x: 3.1, y: 1.62 },
      { seat: 1, size: 'small', x: 5.1, y: 2.4, z: 0.45 },
      { seat: 2, size: 'large', x: 1.2, y: 3.6 },
      { seat: 3, size: 'small', x: 3.1, y: 1.75, z: 0.8 },
    ]}
  />
);

const kSide: Eye = { at: { x: 9, y: -3.6, z: 7 }, to: { x: 3.7, y: 2.5, z: 0 }, zoom: 450 };
const kDoorMark = (eye: Eye, number: number) => {
  const on = at_floor(eye, 6.28, number - 0.5, 0.1);
  return (
    <g key={number} transform={`translate(${on.x.toFixed(1)},${on.y.toFixed(1)})`}>
      <circle r="10" fill={number === 4 ? '#ffc04a' : '#f4e9d2'} stroke="#2b1606" stroke-width="2" />
      <text y="5" text-anchor="middle" font-size="14" font-weight="700" fill="#2b1606">
        {number}
      </text>
    </g>
  );
};
const kHole = at_floor(kSide, 6.28, 3.5, 0.9);
export const Keyhole = () => (
  <>
    <Hall
      eye={kSide}
      pieces={kHallPieces}
      ghosts={[
        { seat: 0, size: 'small', x: 2.5, y: 0.5 },
        { seat: 1, size: 'small', x: 4.6, y: 3.5 },
        { seat: 2, size: 'medium', x: 0.6, y: 2.6 },
      ]}
    >
      {[1, 2, 3, 4, 5, 6].map((number) => kDoorMark(kSide, number))}
      <g transform={`translate(${kHole.x.toFixed(1)},${(kHole.y - 8).toFixed(1)})`}>
        <rect x="-17" y="-26" width="34" height="50" rx="9" fill="#c99a4f" stroke="#3b220c" stroke-width="2" />
        <path d="M-5-2A9 9 0 1 1 5-2L8 15H-8Z" fill="#0a0716" />
      </g>
    </Hall>
    <span class="story-over pv-story-die">
      <DieFace pips={4} />
    </span>
  </>
);

const kThrough: Eye = { at: { x: 3.5, y: -0.12, z: 0.77 }, to: { x: 3.4, y: 4, z: 0.62 }, zoom: 215 };
export const Seen = () => (
  <Hall
    eye={kThrough}
    walled
    pieces={[
      { piece: 'piano', x: 2.1, y: 3.2, turn: 6 },
      { piece: 'table', x: 4.9, y: 4.4 },
      { piece: 'mirror', x: 4.6, y: 5.6, turn: 180 },
    ]}
    ghosts={[
      { seat: 1, size: 'medium', x: 3.75, y: 3.1 },
      { seat: 0, size: 'large', x: 2.9, y: 4.5 },
      { seat: 3, size: 'small', x: 4.9, y: 4.4 },
    ]}
  >
    <path d="M-260-200H260V200H-260ZM-58 34A92 92 0 1 1 58 34L66 160H-66Z" fill="#07060f" fill-rule="evenodd" />
    <path d="M-66 160-58 34A92 92 0 1 1 58 34L66 160" fill="none" stroke="#c99a4f" stroke-width="7" stroke-linejoin="round" />
  </Hall>
);
