// The house as it always stands: garden, walls, corridors, rooms. Drawn once; what changes during play lies on top of it.
import type { ComponentType } from 'preact';
import { memo } from '../../../base/memo';
import { kHalls, kJewelRooms, kRooms, type Room } from '../data';
import { cell, kRoomBoxes, kSize, letter_point } from '../geometry';
import { Defs } from './defs';
import { Archways } from './doors';
import { plant } from './furniture';
import { Bathroom, Bedroom, Library, Observatory } from './rooms_north';
import { BilliardRoom, SittingRoom, StoreRoom, WinterGarden } from './rooms_south';
import { DiningRoom, Kitchen, MusicRoom, Parlour } from './rooms_west';

interface Interior {
  readonly floor: string;
  readonly boards: 'parq' | 'herr' | 'tile' | 'chk';
  readonly Furniture: ComponentType;
}
const kInteriors: Readonly<Record<Room, Interior>> = {
  a: { floor: '#5a4a80', boards: 'parq', Furniture: Bedroom },
  b: { floor: '#5f8797', boards: 'tile', Furniture: Bathroom },
  c: { floor: '#6b4a34', boards: 'herr', Furniture: Observatory },
  d: { floor: '#6a4a2c', boards: 'herr', Furniture: Library },
  e: { floor: '#74403c', boards: 'parq', Furniture: MusicRoom },
  f: { floor: '#6f3a4a', boards: 'herr', Furniture: DiningRoom },
  g: { floor: '#5d7f74', boards: 'tile', Furniture: WinterGarden },
  h: { floor: '#b9b4a0', boards: 'chk', Furniture: Kitchen },
  i: { floor: '#5d4630', boards: 'parq', Furniture: Parlour },
  j: { floor: '#3f4c6b', boards: 'tile', Furniture: BilliardRoom },
  k: { floor: '#56505f', boards: 'parq', Furniture: StoreRoom },
  l: { floor: '#7a4f6b', boards: 'parq', Furniture: SittingRoom },
};

function Interiors() {
  return (
    <>
      {kRooms.map((room) => {
        const { floor, boards, Furniture } = kInteriors[room];
        const { x, y, w, h } = kRoomBoxes[room];
        const shape = `#ct-r-${room}`;
        return (
          <g key={room}>
            <g clip-path={`url(#ct-c-${room})`}>
              <use href={shape} fill={floor} />
              <use href={shape} fill={`url(#floor-${boards})`} />
              <g transform={`translate(${x},${y})`}>
                <Furniture />
              </g>
              <circle
                cx={x + w / 2}
                cy={y + h / 2}
                r={Math.max(w, h) * 0.9}
                fill="url(#room-light)"
                class="overlaid"
                opacity=".85"
              />
              <use href={shape} fill="none" stroke="#070615" stroke-width="10" opacity=".36" />
            </g>
            <use href={shape} fill="none" stroke="#15122c" stroke-width="2" />
          </g>
        );
      })}
    </>
  );
}

const kBushes: readonly (readonly [x: number, y: number, r: number])[] = [
  [10, 530, 20],
  [48, 542, 15],
  [330, 534, 18],
  [370, 526, 22],
  [640, 454, 22],
  [664, 500, 16],
  [655, 536, 20],
];
const kBlossoms: readonly (readonly [x: number, y: number, colour: string])[] = [
  [80, 520, '#f0a5b2'],
  [120, 540, '#f0a5b2'],
  [300, 520, '#f0a5b2'],
  [500, 446, '#f0a5b2'],
  [100, 534, '#f6cd4b'],
  [280, 540, '#f6cd4b'],
  [612, 446, '#f6cd4b'],
  [186, 528, '#cfe0ff'],
  [206, 540, '#cfe0ff'],
];

function Garden() {
  return (
    <g>
      <rect x="-20" y="380" width="700" height="178" rx="30" fill="#15302d" stroke="#0c1c20" stroke-width="3" />
      <rect x="-20" y="380" width="700" height="178" rx="30" fill="url(#ct-leaf)" />
      <path d="M420 478H480V557H420Z" fill="#8a83a8" />
      <path d="M420 478H480V557H420Z" fill="url(#ct-cob)" />
      {kBushes.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={r} fill="#2c5a48" />
          <circle cx={x - 3} cy={y - 4} r={r * 0.62} fill="#3d7a5c" />
        </g>
      ))}
      {kBlossoms.map(([x, y, colour]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.8" fill={colour} />
      ))}
      <circle cx="570" cy="480" r="130" fill="url(#moon-light)" opacity=".7" />
      <circle cx="150" cy="530" r="110" fill="url(#moon-light)" opacity=".5" />
    </g>
  );
}

function Walls() {
  return (
    <g stroke-linejoin="miter">
      <use href="#ct-foot" transform="translate(6,11)" fill="none" stroke="#04050f" stroke-width="26" opacity=".5" />
      <use href="#ct-foot" fill="none" stroke="#1a1738" stroke-width="40" stroke-dasharray="13 7" />
      <use href="#ct-foot" fill="none" stroke="#7d77a8" stroke-width="36" stroke-dasharray="11 9" stroke-dashoffset="-1" />
      <use href="#ct-foot" fill="#23204a" stroke="#1a1738" stroke-width="25" />
      <use href="#ct-foot" fill="url(#floor-stone)" stroke="url(#floor-stone)" stroke-width="21" />
    </g>
  );
}

const kFlags: readonly string[] = ['#746f99', '#837da8', '#6a658f', '#8d87b0'];

function Corridors() {
  return (
    <>
      <path d="M0 0H600V60H0ZM420 60H480V480H420ZM60 300H420V360H60Z" fill="#2a2749" />
      {kHalls.map((_, index) => {
        const square = index + 1;
        const { column, row } = cell(square);
        const flag = kFlags[(square * 7 + Math.floor(square / 3)) % kFlags.length];
        return <use key={square} href={`#flag-${square % 4}`} x={column * kSize + 1.5} y={row * kSize + 1.5} fill={flag} />;
      })}
      <path d="M606 6H654V54H606Z" fill="#3a3560" />
      {plant(630, 30, 1.2)}
      <path d="M6 306H54V354H6Z" fill="#3a3560" />
      <circle cx="30" cy="330" r="15" fill="#8d87b0" stroke="#3a3762" stroke-width="2" />
      <circle cx="30" cy="326" r="7" fill="#c9c4e2" />
      <path d="M18 340C20 328 40 328 42 340Z" fill="#c9c4e2" />
    </>
  );
}

const kSconces: readonly (readonly [x: number, y: number])[] = [
  [210, 2],
  [390, 2],
  [30, 58],
  [422, 270],
  [478, 210],
  [300, 302],
  [210, 358],
  [360, 358],
  [422, 450],
  [478, 330],
];

function FrontDoor() {
  return (
    <g transform="translate(450,484)">
      <circle r="70" fill="url(#warm-light)" />
      <path d="M-28-8H28V8H-28Z" fill="#2a1710" />
      <path d="M-24-7H24V7H-24Z" fill="url(#sill-light)" />
      <g fill="#a8672f" stroke="#3b1d0b" stroke-width="1.5">
        <path d="M-25 6-38 28-34 30-20 8ZM25 6 38 28 34 30 20 8Z" />
      </g>
    </g>
  );
}

// Above the gloom of a haunted room: letters are always to be read.
export const Letters = memo(function Letters(_: object) {
  return (
    <>
      {kRooms.map((room) => {
        const { x, y } = letter_point(room);
        return (
          <g key={room} transform={`translate(${x},${y})`}>
            <g class="ct-letter">
              <ellipse rx="14.5" ry="14.5" fill="#04050f" opacity=".45" cx="1.5" cy="2.5" />
              <circle r="14" class={kJewelRooms.includes(room) ? 'ct-letter-red' : ''} />
              <text y="6.5">{room.toUpperCase()}</text>
            </g>
          </g>
        );
      })}
    </>
  );
});

export const House = memo(function House(_: object) {
  return (
    <>
      <Defs />
      <Garden />
      <Walls />
      <Corridors />
      <Interiors />
      <Archways />
      <FrontDoor />
      {kSconces.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#sconce" x={x} y={y} />
      ))}
    </>
  );
});
