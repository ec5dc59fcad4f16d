// The castle as it always stands: walls, rooms, gallery, stairs. Drawn once; what changes during play lies on top of it.
import type { ComponentType } from 'preact';
import { memo } from '../../../base/memo';
import { useParts } from '../../../board/by_parts';
import type { Language } from '../../../texts/language';
import { kCorners, kSquares } from '../data';
import { type Chamber, cell, chamber_centre, kChambers, kHalls, kSize, kTowers, square_path } from '../geometry';
import { Defs } from './defs';
import { Hall } from './hall';
import { Attic, Bedroom, GameRoom, HuntingRoom, MusicRoom } from './rooms_north';
import { DiningRoom, Kitchen, Library, LinenRoom } from './rooms_south';
import { Ballroom, Cabinet, DressingRoom, ShutTower } from './rooms_towers';
import { Words } from './signs';

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
const kTogether = 4; // chambers put up in one go
const kShut: ReadonlySet<Chamber> = new Set<Chamber>(['attic', 'east_tower', 'west_tower']);

const Interiors = memo(function Interiors({ part }: { readonly part: number }) {
  return (
    <>
      {kChambers.slice(part * kTogether, (part + 1) * kTogether).map((chamber) => {
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
              {boards !== undefined && <use href={shape} fill={`url(#floor-${boards})`} />}
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
                <circle cx={x} cy={y} r={reach} fill="url(#room-light)" class="overlaid" opacity=".8" />
              )}
              <use href={shape} fill="none" stroke="#070615" stroke-width="10" opacity=".36" />
            </g>
            <use href={shape} fill="none" stroke="#15122c" stroke-width="2" />
          </g>
        );
      })}
    </>
  );
});

const Garden = memo(function Garden(_: object) {
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
      <circle cx="-82" cy="146" r="80" fill="url(#moon-light)" opacity=".55" />
    </g>
  );
});

const Walls = memo(function Walls(_: object) {
  return (
    <>
      <use href="#fm-foot" transform="translate(6,12)" fill="#04050f" stroke="#04050f" stroke-width="26" opacity=".5" />
      <use href="#fm-foot" fill="none" stroke="#1a1738" stroke-width="41" stroke-dasharray="13 7" />
      <use href="#fm-foot" fill="none" stroke="#7d77a8" stroke-width="37" stroke-dasharray="11 9" stroke-dashoffset="-1" />
      <use href="#fm-foot" fill="#23204a" stroke="#1a1738" stroke-width="25" />
      <use href="#fm-foot" fill="url(#floor-stone)" stroke="url(#floor-stone)" stroke-width="21" />
    </>
  );
});

const kFlags: readonly string[] = ['#746f99', '#837da8', '#6a658f', '#8d87b0'];
const Gallery = memo(function Gallery(_: object) {
  return (
    <>
      <path d="M-14 40H0M-14 110H0M-14 190H0M-14 260H0" stroke="#221f3c" stroke-width="3" />
      <path d="M-12 62V100M-12 200V238" stroke="#bcd0ff" stroke-width="6" />
      <path d="M0 0H660V300H0Z" fill="#2a2749" />
      {Array.from({ length: kSquares }, (_, index) => index + 1).map((square) => {
        const flag = kFlags[(square * 7 + Math.floor(square / 3)) % kFlags.length];
        const { column, row } = cell(square);
        if (!kCorners.includes(square))
          return <use key={square} href={`#flag-${square % 4}`} x={column * kSize + 1.5} y={row * kSize + 1.5} fill={flag} />;
        return (
          <g key={square}>
            <path d={square_path(square)} fill={flag} stroke-linejoin="round" />
            <path d={square_path(square)} fill="url(#flag-light)" />
          </g>
        );
      })}
      <path d="M-9 66 150 40V140L-9 98ZM-9 204 150 160V262L-9 236Z" fill="#b9c8ff" opacity=".13" />
    </>
  );
});

const kInteriorParts = Array.from({ length: Math.ceil(kChambers.length / kTogether) }, (_, part) => part);
const kParts = kInteriorParts.length + 3;

export const Castle = memo(function Castle({ language }: { readonly language: Language }) {
  const up = useParts(kParts);
  return (
    <>
      <Defs />
      <g class="fm-stone">
        {up > 1 && <Garden />}
        <Walls />
        {kInteriorParts.map((part) => up > part + 2 && <Interiors key={part} part={part} />)}
        <Gallery />
        {up > 1 && <Hall />}
      </g>
      {up > kInteriorParts.length + 2 && <Words language={language} />}
    </>
  );
});
