// Small pictures for the rules: windows onto the board's own castle, with the board's own people in them.
import type { ComponentChildren } from 'preact';
import { FigureShape } from '../../../parts/figures';
import type { Language } from '../../../texts/language';
import type { Face, Spot } from '../../../wire/le_fantome_de_minuit';
import { Castle } from '../art/castle';
import { GhostDieFace } from '../art/die';
import { type DoorState, Planks, RoomDoor } from '../art/doors';
import { Hugo } from '../art/hugo';
import { kRooms } from '../data';
import { spot_point } from '../geometry';
import type { Chapter } from './words';
import '../style.css';

const kCastle = 'fm-help-castle';
const kFoot = 17; // from the middle of a square down to the feet

export function Drawings({ language }: { readonly language: Language }) {
  return (
    <svg class="visually-hidden" aria-hidden="true">
      <symbol id={kCastle} overflow="visible">
        <Castle language={language} />
      </symbol>
    </svg>
  );
}

interface WindowProps {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly doors?: DoorState;
  readonly children?: ComponentChildren;
}
export function Window({ x, y, w, h, doors = 'waiting', children }: WindowProps) {
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${kCastle}`} />
      {kRooms.map(({ room, door }) => (
        <RoomDoor key={room} square={door} state={doors} />
      ))}
      <Planks />
      {children}
    </svg>
  );
}

export function Guest({ seat, at, dx = 0, scale = 0.8 }: { seat: number; at: Spot; dx?: number; scale?: number }) {
  const { x, y } = spot_point(at);
  return (
    <g transform={`translate(${x + dx},${y + kFoot}) scale(${scale})`}>
      <FigureShape seat={seat} />
    </g>
  );
}
export function Ghost({ at, scale = 0.9 }: { at: Spot; scale?: number }) {
  const { x, y } = spot_point(at);
  return (
    <>
      <circle cx={x} cy={y} r="92" fill="url(#ghost-light)" />
      <g transform={`translate(${x},${y + 24}) scale(${scale})`}>
        <Hugo />
      </g>
    </>
  );
}
export const square = (number: number): Spot => ({ type: 'OnSquare', square: number });
export const step = (value: number): Spot => ({ type: 'OnStep', value });
export const room = (name: (typeof kRooms)[number]['room']): Spot => ({ type: 'InRoom', room: name });

const Goal = () => (
  <Window x={-18} y={46} w={210} h={140}>
    <Ghost at={step(4)} />
    <Guest seat={0} at={square(1)} />
    <Guest seat={1} at={square(2)} dx={6} />
  </Window>
);
const TheCastle = () => <Window x={-133} y={-164} w={926} h={628} />;
const Start = () => (
  <Window x={330} y={66} w={270} h={176}>
    <Ghost at={step(10)} />
  </Window>
);
const kShownFaces: readonly Face[] = ['one', 'two', 'four', 'five', 'ghost'];
const TheDie = () => (
  <div class="fm-help-dice">
    {kShownFaces.map((face) => (
      <GhostDieFace key={face} face={face} />
    ))}
  </div>
);
const Hiding = () => (
  <Window x={130} y={226} w={222} h={148} doors="open">
    <Guest seat={2} at={room('kitchen')} />
    <Guest seat={3} at={square(22)} />
    <Guest seat={0} at={square(21)} dx={-4} />
  </Window>
);
const Exact = () => (
  <Window x={140} y={-156} w={318} h={222} doors="open">
    <Guest seat={1} at={room('game_room')} />
    <Guest seat={4} at={square(8)} />
  </Window>
);
const Caught = () => (
  <Window x={252} y={62} w={262} h={176}>
    <Guest seat={0} at={step(10)} />
    <Guest seat={3} at={step(9)} dx={-9} scale={0.7} />
    <Guest seat={2} at={step(9)} dx={11} scale={0.7} />
    <Ghost at={step(7)} scale={0.8} />
  </Window>
);
const Counting = () => (
  <Window x={400} y={66} w={210} h={172}>
    <Guest seat={1} at={{ type: 'InCellar' }} dx={-16} />
    <Guest seat={6} at={{ type: 'InCellar' }} dx={18} />
    <Guest seat={0} at={step(10)} />
  </Window>
);
const Next = () => (
  <Window x={442} y={-60} w={210} h={140} doors="open">
    <Guest seat={5} at={square(11)} />
    <Guest seat={7} at={square(13)} />
  </Window>
);

export const kPictures: Readonly<Partial<Record<Chapter, () => preact.JSX.Element>>> = {
  goal: Goal,
  castle: TheCastle,
  start: Start,
  turn: TheDie,
  hide: Hiding,
  exact: Exact,
  caught: Caught,
  count: Counting,
  next: Next,
};
