// The castle as it always stands: walls, rooms, gallery, stairs. Drawn once; what changes during play lies on top of it.
import type { ComponentType } from 'preact';
import type { Language } from '../../../texts/language';
import type { Room } from '../../../wire/le_fantome_de_minuit';
import { kCellarPoints, kCorners, kRooms, kSquares, kStepValues, room_data } from '../data';
import {
  type Chamber,
  cell,
  chamber_centre,
  kChambers,
  kHalls,
  kSize,
  kStairs,
  kTowers,
  square_centre,
  square_path,
  stairs_half,
} from '../geometry';
import { memo } from '../memo';
import { texts } from '../texts';
import { Defs } from './defs';
import { barrel } from './furniture';
import { Attic, Bedroom, GameRoom, HuntingRoom, MusicRoom } from './rooms_north';
import { DiningRoom, Kitchen, Library, LinenRoom } from './rooms_south';
import { Ballroom, Cabinet, DressingRoom, ShutTower } from './rooms_towers';

interface Interior {
  readonly floor: string;
  readonly boards?: string;
  readonly Furniture: ComponentType;
}
const kInteriors: Readonly<Record<Chamber, Interior>> = {
  music_room: { floor: '#6b3f3a', boards: 'parq', Furniture: MusicRoom },
  game_room: { floor: '#3e4a63', boards: 'tile', Furniture: GameRoom },
  attic: { floor: '#26263f', boards: 'parq', Furniture: Attic },
  hunting_room: { floor: '#5d4630', boards: 'parq', Furniture: HuntingRoom },
  bedroom: { floor: '#5b4a7c', boards: 'parq', Furniture: Bedroom },
  linen_room: { floor: '#5f7f8e', boards: 'tile', Furniture: LinenRoom },
  kitchen: { floor: '#b9b4a0', boards: 'chk', Furniture: Kitchen },
  library: { floor: '#6a4a2c', boards: 'herr', Furniture: Library },
  dining_room: { floor: '#6f3a3f', boards: 'herr', Furniture: DiningRoom },
  dressing_room: { floor: '#7a4f6b', boards: 'parq', Furniture: DressingRoom },
  cabinet: { floor: '#6b4a30', Furniture: Cabinet },
  ballroom: { floor: '#d9cdb4', Furniture: Ballroom },
  east_tower: { floor: '#26263f', Furniture: ShutTower },
  west_tower: { floor: '#26263f', Furniture: ShutTower },
};
const kShut: ReadonlySet<Chamber> = new Set<Chamber>(['attic', 'east_tower', 'west_tower']);

function Interiors() {
  return (
    <>
      {kChambers.map((chamber) => {
        const { floor, boards, Furniture } = kInteriors[chamber];
        const shape = `#fm-r-${chamber}`;
        const tower = kTowers[chamber];
        const turn = chamber === 'west_tower' ? ' rotate(180)' : '';
        const { x, y } = chamber_centre(chamber);
        const hall = kHalls[chamber];
        const reach = hall === undefined ? 100 : Math.max(hall.w, hall.h) * 0.95;
        return (
          <g key={chamber}>
            <g clip-path={`url(#fm-c-${chamber})`}>
              <use href={shape} fill={floor} />
              {boards !== undefined && <use href={shape} fill={`url(#fm-${boards})`} />}
              {tower === undefined ? (
                <Furniture />
              ) : (
                <g transform={`translate(${tower.x},${tower.y})${turn}`}>
                  <Furniture />
                </g>
              )}
              {kShut.has(chamber) ? (
                <use href={shape} fill="#0d1030" opacity=".58" />
              ) : (
                <circle cx={x} cy={y} r={reach} fill="url(#fm-warmo)" class="fm-ov" opacity=".8" />
              )}
              <use href={shape} fill="none" stroke="#070615" stroke-width="10" opacity=".36" />
            </g>
            <use href={shape} fill="none" stroke="#15122c" stroke-width="2" />
          </g>
        );
      })}
    </>
  );
}

function Garden() {
  return (
    <g opacity=".95">
      <path
        d="M-128 62C-128 40-96 44-90 62-70 54-44 60-40 80-24 92-24 120-34 136-28 160-30 196-42 214-52 236-84 246-96 238-118 244-132 226-128 206-138 170-138 98-128 62Z"
        fill="#1c4339"
      />
      <path
        d="M-118 78C-112 64-92 66-88 80-70 74-52 82-50 98-40 112-42 136-48 148-44 170-50 196-60 206-72 222-96 224-104 214-120 214-124 200-120 190-128 160-128 108-118 78Z"
        fill="#2c6450"
      />
      <circle cx="-82" cy="150" r="30" fill="#55507a" stroke="#2b2850" stroke-width="4" />
      <circle cx="-82" cy="150" r="23" fill="#2c5c86" />
      <circle cx="-82" cy="150" r="16" fill="none" stroke="#8fc3ea" stroke-width="1.5" opacity=".7" />
      <circle cx="-82" cy="150" r="9" fill="none" stroke="#cfe6ff" stroke-width="1.5" opacity=".8" />
      <circle cx="-82" cy="150" r="4" fill="#e9f4ff" />
      <g fill="#f0a5b2">
        <circle cx="-110" cy="92" r="3" />
        <circle cx="-62" cy="96" r="3" />
        <circle cx="-112" cy="200" r="3" />
        <circle cx="-60" cy="200" r="3" />
      </g>
      <g fill="#f6cd4b">
        <circle cx="-96" cy="80" r="2.5" />
        <circle cx="-54" cy="120" r="2.5" />
        <circle cx="-100" cy="216" r="2.5" />
      </g>
      <circle cx="-82" cy="146" r="80" fill="url(#fm-moonl)" opacity=".55" />
    </g>
  );
}

function Walls() {
  return (
    <>
      <use href="#fm-foot" transform="translate(6,12)" fill="#04050f" stroke="#04050f" stroke-width="26" opacity=".5" />
      <use href="#fm-foot" fill="none" stroke="#1a1738" stroke-width="41" stroke-dasharray="13 7" />
      <use href="#fm-foot" fill="none" stroke="#7d77a8" stroke-width="37" stroke-dasharray="11 9" stroke-dashoffset="-1" />
      <use href="#fm-foot" fill="#23204a" stroke="#1a1738" stroke-width="25" />
      <use href="#fm-foot" fill="url(#fm-stone)" stroke="url(#fm-stone)" stroke-width="21" />
    </>
  );
}

const kFlags: readonly string[] = ['#746f99', '#837da8', '#6a658f', '#8d87b0'];
const kSconces: readonly (readonly [number, number])[] = [
  ...[5, 8, 10, 12].map((square) => [square_centre(square).x, 1] as const),
  ...[14, 16].map((square) => [659, square_centre(square).y] as const),
  ...[20, 22, 25].map((square) => [square_centre(square).x, 299] as const),
  ...[28, 2].map((square) => [1, square_centre(square).y] as const),
];

function Gallery() {
  return (
    <>
      <path d="M-14 40H0M-14 110H0M-14 190H0M-14 260H0" stroke="#221f3c" stroke-width="3" />
      <path d="M-12 62V100M-12 200V238" stroke="#bcd0ff" stroke-width="6" />
      <path d="M0 0H660V300H0Z" fill="#2a2749" />
      {Array.from({ length: kSquares }, (_, index) => index + 1).map((square) => {
        const flag = kFlags[(square * 7 + Math.floor(square / 3)) % kFlags.length];
        const { column, row } = cell(square);
        if (!kCorners.includes(square))
          return <use key={square} href={`#fm-t${square % 4}`} x={column * kSize + 1.5} y={row * kSize + 1.5} fill={flag} />;
        return (
          <g key={square}>
            <path d={square_path(square)} fill={flag} stroke-linejoin="round" />
            <path d={square_path(square)} fill="url(#fm-tl)" />
          </g>
        );
      })}
      <path d="M-9 66 150 40V140L-9 98ZM-9 204 150 160V262L-9 236Z" fill="#b9c8ff" opacity=".13" />
    </>
  );
}

const kRail = 'M63 116V63H598V237H63V184';
const kCellarWall = 'M492 70H586Q594 70 594 78V222Q594 230 586 230H492Z';

function Stairs() {
  const { x: left, step, middle } = kStairs;
  const slab = (a: number, b: number, part: number) => {
    const [near, far] = [stairs_half(a) * part, stairs_half(b) * part];
    return `M${a} ${middle - near}L${b} ${middle - far}V${middle + far}L${a} ${middle + near}Z`;
  };
  const end = left + 8 * step;
  const banisters = `M${left} ${middle - 33}L${end} ${middle - 68}M${left} ${middle + 33}L${end} ${middle + 68}`;
  return (
    <>
      {Array.from({ length: 8 }, (_, index) => {
        const a = left + index * step;
        const b = a + step;
        const k = index / 7;
        const mix = (from: number, fall: number) => Math.round(from - fall * k);
        const [near, far] = [stairs_half(a), stairs_half(b)];
        return (
          <g key={index}>
            <path d={slab(a, b, 1)} fill={`rgb(${mix(150, 70)},${mix(108, 52)},${mix(84, 36)})`} />
            <path d={slab(a, b, 0.66)} fill={`rgb(${mix(134, 44)},${mix(66, 26)},${mix(140, 46)})`} />
            <path
              d={`M${a} ${middle - near * 0.6}L${b} ${middle - far * 0.6}M${a} ${middle + near * 0.6}L${b} ${middle + far * 0.6}`}
              stroke="#e8b96a"
              stroke-width="1.6"
              opacity={0.9 - 0.4 * k}
            />
            <path d={`M${a} ${middle - near}H${a + 20}V${middle + near}H${a}Z`} fill="url(#fm-stsh)" />
            <path
              d={`M${b - 1.5} ${middle - far}V${middle + far}`}
              stroke="#f2d3a0"
              stroke-width="2.5"
              opacity={0.75 - 0.45 * k}
            />
          </g>
        );
      })}
      <path d={banisters} stroke="#1a1222" stroke-width="8" stroke-linecap="round" />
      <path d={banisters} stroke="#c99a4f" stroke-width="3.5" stroke-linecap="round" />
      {Array.from({ length: 9 }, (_, post) => {
        const x = left + post * step;
        return [-1, 1].map((side) => (
          <circle key={`${post}${side}`} cx={x} cy={middle + side * stairs_half(x)} r="4.4" fill="#e8b96a" stroke="#3b220c" />
        ));
      })}
    </>
  );
}

function Hall() {
  return (
    <>
      <path d="M60 60H600V240H60Z" fill="url(#fm-void)" />
      <path d="M60 60H600V240H60Z" fill="url(#fm-hall)" />
      <path d="M60 60H600V74H60ZM60 60H74V240H60Z" fill="#04050f" opacity=".35" />
      <ellipse cx="300" cy="82" rx="220" ry="40" fill="url(#fm-warm)" opacity=".25" />
      <ellipse cx="300" cy="218" rx="220" ry="40" fill="url(#fm-warm)" opacity=".25" />
      <path d={kCellarWall} fill="#171a33" stroke="#5b5680" stroke-width="5" />
      <path d={kCellarWall} fill="url(#fm-cobble)" />
      <ellipse cx="520" cy="150" rx="78" ry="86" fill="url(#fm-ecto)" opacity=".45" />
      {barrel(572, 92, 15)}
      {barrel(541, 90, 13)}
      {barrel(576, 124, 11)}
      {barrel(573, 208, 15)}
      {barrel(544, 211, 12)}
      <path
        d="M592 228 566 190M592 228 580 186M592 228 556 200M586 207 576 209 573 216"
        stroke="#cfe9e4"
        stroke-width=".9"
        fill="none"
        opacity=".6"
      />
      <Stairs />
      <path d={kRail} fill="none" stroke="#1a1430" stroke-width="7" />
      <path d={kRail} fill="none" stroke="#8f6a3c" stroke-width="3" />
      <path d={kRail} fill="none" stroke="#e8b96a" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="0 17.2" />
      {kSconces.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#fm-sco" x={x} y={y} />
      ))}
    </>
  );
}

// Room names hang where the furniture leaves them space.
const kSigns: Readonly<Partial<Record<Chamber, readonly [number, number]>>> = {
  music_room: [90, -140],
  game_room: [193, -140],
  hunting_room: [393, -140],
  bedroom: [539, -140],
  linen_room: [90, 441],
  kitchen: [214, 441],
  library: [370, 441],
  dining_room: [537, 441],
  dressing_room: [724, 240],
  cabinet: [-41, -98],
  ballroom: [701, 399],
};

// Hot: this is where one may go.
export function RoomSign({ room, language, hot }: { readonly room: Room; readonly language: Language; readonly hot: boolean }) {
  const words = texts(language);
  const { points } = room_data(room);
  const [x, y] = kSigns[room] ?? [0, 0];
  const name = words.room_signs[room];
  const width = name.length * 6.6 + 14;
  const extra = points === 0 ? 0 : 24;
  const right = (width + extra) / 2;
  return (
    <g transform={`translate(${x},${y})`}>
      <g class={hot ? 'fm-up fm-sign fm-hot' : 'fm-up fm-sign'}>
        <rect class="fm-plate" x={-right} y="-9.5" width={width + extra} height="19" rx="9.5" />
        <text class="fm-name-plate" x={-extra / 2} y="4.3">
          {name}
        </text>
        {points !== 0 && (
          <>
            <rect x={right - 25} y="-8" width="23.5" height="16" rx="8" fill={points < 0 ? '#bfe59a' : '#ffb7a8'} />
            <text x={right - 13.2} y="4.3" fill="#1d1330">
              {words.signed(points)}
            </text>
          </>
        )}
      </g>
    </g>
  );
}

function Words({ language }: { readonly language: Language }) {
  const words = texts(language);
  return (
    <>
      <g class="fm-num">
        {Array.from({ length: kSquares }, (_, index) => index + 1)
          .filter((square) => !kCorners.includes(square))
          .map((square) => {
            const { x, y } = square_centre(square);
            return (
              <text key={square} x={x + 20} y={y - 16}>
                {square}
              </text>
            );
          })}
      </g>
      {kStepValues.map((value) => {
        const x = kStairs.x + (value - 2.5) * kStairs.step;
        return (
          <g key={value} transform={`translate(${x + 2},${kStairs.middle + stairs_half(x) * 0.6})`}>
            <g class="fm-up">
              <text class="fm-val" y="8">
                {value}
              </text>
            </g>
          </g>
        );
      })}
      <g transform="translate(546,150)">
        <g class="fm-up">
          <text class="fm-val fm-cellar" y="-22">
            {words.cellar_sign} {kCellarPoints}
          </text>
        </g>
      </g>
      {(
        [
          [700.7, -36],
          [-40.7, 340],
          [287, -40],
        ] as const
      ).map(([x, y]) => (
        <g key={x} transform={`translate(${x},${y})`}>
          <use class="fm-up" href="#fm-lock" />
        </g>
      ))}
      {kRooms.map(({ room }) => (
        <RoomSign key={room} room={room} language={language} hot={false} />
      ))}
    </>
  );
}

export const Castle = memo(function Castle({ language }: { readonly language: Language }) {
  return (
    <>
      <Defs />
      <Garden />
      <Walls />
      <Interiors />
      <Gallery />
      <Hall />
      <Words language={language} />
    </>
  );
});
