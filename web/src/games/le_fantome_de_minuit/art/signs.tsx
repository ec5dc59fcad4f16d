// What is written on the board.
import type { Language } from '../../../texts/language';
import type { Room } from '../../../wire/le_fantome_de_minuit';
import { kCellarPoints, kCorners, kRooms, kSquares, kStepValues, room_data } from '../data';
import { type Chamber, kStairs, square_centre, stairs_half } from '../geometry';
import { texts } from '../texts';

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

export function Words({ language }: { readonly language: Language }) {
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
