// What is written on the board.
import type { Language } from '../../../texts/language';
import type { Room, Square } from '../../../wire/le_fantome_de_minuit';
import { kCellarPoints, kRooms, kSquares, kStepValues, room_data } from '../data';
import { type Chamber, kHalls, kStairs, kTowers, square_centre, stairs_half } from '../geometry';
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

// On a tall screen they are larger, since the whole drawing is smaller, and lie at the upper end of the room as it is seen then. A long
// name takes two lines: it is parted at a space, or where it says.
const kTallLine = 28;
const kTallLetter = 15.5;
const kTallMost = 132; // how wide a room is there
const kTallLow = 100; // how high one is that has room for one line and a value
const kTallClose = 14;
const kTallValue = 52;
function tall_spot(room: Room, lines: number): readonly [number, number] {
  const tower = kTowers[room];
  if (tower) return [tower.x + (lines > 1 ? 34 : -40), tower.y]; // two lines: under who hides there
  const { x = 0, y = 0, h = 0 } = kHalls[room] ?? {};
  return [x + 20, y + h / 2 - (room === 'dressing_room' ? 44 : 0)]; // beside who hides there
}
export function sign_lines(name: string): readonly string[] {
  const whole = name.replace('\u00ad', '');
  if (whole.length * kTallLetter <= kTallMost) return [whole];
  const gaps = [...name].flatMap((each, at) => (each === ' ' || each === '\u00ad' ? [at] : []));
  const lines = gaps.map((at) => [name.slice(0, at) + (name[at] === ' ' ? '' : '-'), name.slice(at + 1)]);
  const longest = (two: readonly string[]) => Math.max(...two.map((each) => each.length));
  return lines.toSorted((a, b) => longest(a) - longest(b))[0] ?? [whole];
}
function TallSign({ room, language, hot }: { readonly room: Room; readonly language: Language; readonly hot: boolean }) {
  const words = texts(language);
  const { points } = room_data(room);
  const lines = sign_lines(words.room_signs[room]);
  const [x, y] = tall_spot(room, lines.length);
  const value = points === 0 ? '' : words.signed(points);
  const below = (lines.length - 1) * kTallLine;
  // In a room that is not high, two lines leave nothing below them: the value ends the second one.
  const beside = value !== '' && lines.length > 1 && (kHalls[room]?.w ?? kTallMost) < kTallLow;
  const last = (lines.at(-1)?.length ?? 0) * kTallClose + (beside ? kTallValue : 0);
  const width =
    Math.max(...lines.slice(0, beside ? -1 : undefined).map((each) => each.length * kTallLetter), beside ? last : 0) + 12;
  return (
    <g transform={`translate(${x},${y})`}>
      <g class={hot ? 'fm-upright fm-sign-tall fm-sign-open' : 'fm-upright fm-sign-tall'}>
        <rect class="fm-plate" x={-width / 2} y="-17" width={width} height={34 + below} rx="12" />
        {lines.map((each, at) => (
          <text
            key={each}
            class="fm-name-plate"
            x={beside && at === lines.length - 1 ? -kTallValue / 2 : 0}
            y={9 + at * kTallLine}
          >
            {each}
          </text>
        ))}
        {value !== '' && (
          <g transform={beside ? `translate(${width / 2 - kTallValue / 2 - 2},${below})` : `translate(0,${32 + below})`}>
            <rect x="-25" y="-15" width="50" height="31" rx="15" fill={points < 0 ? '#bfe59a' : '#ffb7a8'} />
            <text y="10" fill="#1d1330">
              {value}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

// Hot: this is where one may go.
export function RoomSign(props: { readonly room: Room; readonly language: Language; readonly hot: boolean }) {
  return (
    <>
      <WideSign {...props} />
      <TallSign {...props} />
    </>
  );
}
function WideSign({ room, language, hot }: { readonly room: Room; readonly language: Language; readonly hot: boolean }) {
  const words = texts(language);
  const { points } = room_data(room);
  const [x, y] = kSigns[room] ?? [0, 0];
  const name = words.room_signs[room].replace('\u00ad', '');
  const width = name.length * 6.6 + 14;
  const extra = points === 0 ? 0 : 24;
  const right = (width + extra) / 2;
  return (
    <g transform={`translate(${x},${y})`}>
      <g class={hot ? 'fm-upright fm-sign fm-sign-open' : 'fm-upright fm-sign'}>
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

const kAllSquares: readonly Square[] = Array.from({ length: kSquares }, (_, index) => index + 1);
// The corners that are cut off where the number would stand.
const kCutRight = 13;
const kCutLeftTall = 27;

export function Words({ language }: { readonly language: Language }) {
  const words = texts(language);
  return (
    <>
      <g class="fm-number">
        {kAllSquares.map((square) => {
          const { x, y } = square_centre(square);
          return (
            <text key={square} x={square === kCutRight ? x - 20 : x + 20} y={y - 16}>
              {square}
            </text>
          );
        })}
      </g>
      <g class="fm-number-tall">
        {kAllSquares.map((square) => {
          const { x, y } = square_centre(square);
          return (
            <g key={square} transform={`translate(${x},${y})`}>
              <text
                class={square === kCutLeftTall ? 'fm-upright fm-text-end' : 'fm-upright'}
                x={square === kCutLeftTall ? 27 : -27}
                y="-8"
              >
                {square}
              </text>
            </g>
          );
        })}
      </g>
      {kStepValues.map((value) => {
        const x = kStairs.x + (value - 2.5) * kStairs.step;
        return (
          <g key={value} transform={`translate(${x + 2},${kStairs.middle + stairs_half(x) * 0.6})`}>
            <g class="fm-upright">
              <text class="fm-value" y="8">
                {value}
              </text>
            </g>
          </g>
        );
      })}
      <g transform="translate(546,150)">
        <g class="fm-upright">
          <text class="fm-value fm-cellar" y="-22">
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
          <use class="fm-upright" href="#fm-lock" />
        </g>
      ))}
      {kRooms.map(({ room }) => (
        <RoomSign key={room} room={room} language={language} hot={false} />
      ))}
    </>
  );
}
