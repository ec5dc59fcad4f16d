// Small pictures for the rules: windows onto the board's own house, with its own pieces in them.
import type { ComponentChildren } from 'preact';
import type { Card } from '../../../wire/chasseurs_de_tresor';
import { CardFace } from '../art/cards';
import { BattleDieFace, MoveFace } from '../art/dice';
import { PaintedDoors } from '../art/doors';
import { House, Letters } from '../art/house';
import { Gem, GemMark, Ghost, Hunter, Spirit } from '../art/pieces';
import { kJewelRooms, type Lock, type Room, type Space } from '../data';
import { type Box, gem_point, ghost_point, kOutside, kView, spirit_point, stand_point } from '../geometry';
import { kPlainJewel } from '../scene';
import type { Chapter } from './words';
import '../style.css';

const kHouse = 'ct-help-house';
const kFeet = 17; // from the middle of a space down to the feet

export function Drawings() {
  return (
    <svg class="visually-hidden" aria-hidden="true">
      <symbol id={kHouse} overflow="visible">
        <House />
        <Letters />
      </symbol>
    </svg>
  );
}

interface WindowProps {
  readonly at: readonly [x: number, y: number, w: number, h: number];
  readonly lock?: Lock;
  readonly children?: ComponentChildren;
}
export function Window({ at, lock = null, children }: WindowProps) {
  return (
    <svg class="ct-help" viewBox={at.join(' ')} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${kHouse}`} />
      <PaintedDoors lock={lock} />
      {children}
    </svg>
  );
}

interface SomeoneProps {
  readonly hunter: number;
  readonly at: Space;
  readonly dx?: number;
  readonly jewel?: number;
  readonly plain?: boolean;
}
export function Someone({ hunter, at, dx = 0, jewel, plain = true }: SomeoneProps) {
  const { x, y } = stand_point(at);
  return (
    <g transform={`translate(${x + dx},${y + kFeet})`}>
      <Hunter hunter={hunter} number={jewel ?? null} plain={plain} />
    </g>
  );
}
export function Ghosts({ room, count }: { readonly room: Room; readonly count: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const { x, y } = ghost_point(room, index);
        return (
          <g key={index} transform={`translate(${x},${y})`}>
            <Ghost />
          </g>
        );
      })}
    </>
  );
}
export function Haunting({ room }: { readonly room: Room }) {
  const { x, y } = spirit_point(room);
  return (
    <>
      <use href={`#ct-r-${room}`} fill="#2a0512" opacity=".62" />
      <g transform={`translate(${x},${y})`}>
        <Spirit />
      </g>
    </>
  );
}
export function Jewel({
  room,
  number,
  plain = true,
}: {
  readonly room: Room;
  readonly number?: number;
  readonly plain?: boolean;
}) {
  const { x, y } = gem_point(room);
  return (
    <g transform={`translate(${x},${y})`}>
      <Gem number={number ?? kPlainJewel} plain={plain} />
    </g>
  );
}
const framed = ({ x, y, w, h }: Box) => [x, y, w, h] as const;

const Goal = () => (
  <Window at={[352, 412, 196, 132]}>
    <Someone hunter={0} at="outside" dx={-34} />
    <Someone hunter={2} at="outside" dx={34} />
    <Someone hunter={1} at="hall_1" jewel={4} />
    <g transform={`translate(${kOutside.x + 46},${kOutside.y + 30})`}>
      <Gem number={kPlainJewel} plain />
    </g>
  </Window>
);
const TheHouse = () => <Window at={framed(kView)} />;
const Setup = () => (
  <Window at={[-12, -132, 684, 200]}>
    {kJewelRooms.map((room) => (
      <Jewel key={room} room={room} />
    ))}
    <Ghosts room="c" count={1} />
  </Window>
);
const Walking = () => (
  <>
    <div class="ct-help-dice">
      <MoveFace pips={4} />
      <MoveFace pips={6} />
    </div>
    <Window at={[400, 70, 260, 130]}>
      <Someone hunter={3} at="hall_12" />
      <Someone hunter={1} at="room_g" />
      <Jewel room="g" />
    </Window>
  </>
);
const Taking = () => (
  <Window at={[476, 236, 190, 130]}>
    <Someone hunter={2} at="room_j" jewel={7} />
  </Window>
);
const Fighting = () => (
  <>
    <div class="ct-help-dice">
      <BattleDieFace face="ghost" />
      <BattleDieFace face="spirit" />
      <BattleDieFace face="blank" />
    </div>
    <Window at={[236, 56, 190, 126]}>
      <Ghosts room="f" count={2} />
      <Someone hunter={0} at="room_f" dx={-28} />
      <Someone hunter={3} at="room_f" dx={24} />
    </Window>
  </>
);
const Held = () => (
  <Window at={[236, 176, 190, 126]}>
    <Haunting room="i" />
    <Someone hunter={1} at="room_i" dx={-22} jewel={5} />
    <Someone hunter={2} at="room_i" dx={22} />
  </Window>
);
const kShownJewels: readonly number[] = [0, 1, 2, 3, 8];
const Numbers = () => (
  <>
    <div class="ct-help-dice">
      {kShownJewels.map((number) => (
        <GemMark key={number} number={number} plain={false} />
      ))}
    </div>
    <Window at={[234, 356, 250, 140]}>
      <Jewel room="l" number={3} plain={false} />
      <Someone hunter={3} at="room_l" />
      <Someone hunter={0} at="hall_1" jewel={1} plain={false} />
    </Window>
  </>
);
const kShownCards: readonly Card[] = ['draw_2', 'draw_3', 'blue_doors', 'green_doors', 'shuffle'];
const Cards = () => (
  <>
    <div class="ct-help-dice ct-help-cards">
      {kShownCards.map((card) => (
        <svg key={card} viewBox="-31 -42 62 84" aria-hidden="true">
          <CardFace card={card} />
        </svg>
      ))}
    </div>
    <Window at={[362, 352, 176, 84]} lock="blue" />
  </>
);

export const kPictures: Readonly<Partial<Record<Chapter, () => preact.JSX.Element>>> = {
  goal: Goal,
  house: TheHouse,
  pieces: Setup,
  turn: Walking,
  jewels: Taking,
  ghosts: Fighting,
  spirits: Held,
  numbers: Numbers,
  cards: Cards,
};
