// The séance: solved, the ghost floats home smiling in the moonlight; else it fades at dawn, and the candles smoke.
import { Cheering, EndScene, Sparks, Taper } from '../../../board/party';
import type { Ended } from '../../../contract/ending';
import { tones_of } from '../../../parts/figures';
import type { View } from '../../../wire/mysterium';
import { ghost_of } from '../data';
import './ending.css';

function Room({ won }: { readonly won: boolean }) {
  return (
    <>
      <path d="M-2000-900H3000V420H-2000Z" fill={won ? '#2a2058' : '#45304f'} />
      <g opacity=".4">
        {Array.from({ length: 32 }, (_, at) => (
          <path key={at} d={`M${-1500 + at * 130}-900h52V420h-52Z`} fill={won ? '#34286c' : '#523a5c'} />
        ))}
      </g>
      <g transform="translate(480,150)">
        <path d="M-170 200V-60A170 170 0 0 1 170-60V200Z" fill={won ? '#141a4e' : '#c9765c'} stroke="#c99a4f" stroke-width="9" />
        {won ? (
          <>
            <circle cy="-70" r="150" fill="#8ea3ff" opacity=".22" />
            <circle cy="-70" r="76" fill="#fff3d0" />
            <g fill="#fff6df">
              <circle cx="-110" cy="-120" r="2.6" />
              <circle cx="-120" cy="20" r="2" />
              <circle cx="112" cy="-110" r="2" />
              <circle cx="122" cy="40" r="2.600" />
            </g>
          </>
        ) : (
          <>
            <path d="M-165 60H165V196H-165Z" fill="#e8a06a" />
            <circle cy="130" r="90" fill="#ffd9a0" />
            <path d="M-165 150C-80 120 60 170 165 140V196H-165Z" fill="#5a3a58" />
          </>
        )}
        <path d="M0-226V200M-166 40H166" stroke="#c99a4f" stroke-width="6" />
      </g>
      <path d="M-2000 400H3000V1600H-2000Z" fill="#2c1c38" />
      <path
        d="M220-110C150 40 240 200 150 420H20V-110ZM740-110C810 40 720 200 810 420H940V-110Z"
        fill="#7a2f4c"
        stroke="#150f22"
        stroke-width="3"
      />
      <path d="M-10-130H970V-92H-10Z" fill="#8a3a58" stroke="#150f22" stroke-width="3" />
    </>
  );
}

function Ghost({ won }: { readonly won: boolean }) {
  return (
    <g transform={`translate(480,${won ? 216 : 236}) scale(3.1)`} opacity={won ? 1 : 0.62}>
      <circle cy="-26" r="66" fill="url(#party-ecto)" opacity=".8" />
      <g class="party-bob">
        <path
          d="M-24 4C-28-24-24-58 0-58S28-24 24 4L16-6 8 6 0-4-8 6-16-6Z"
          fill="url(#party-ghost)"
          stroke="#2b6d62"
          stroke-width="1.6"
          stroke-linejoin="round"
        />
        <path d="M-17-10C-20-28-17-46-6-51-12-40-12-22-10-6Z" fill="#fff" opacity=".55" />
        {won ? (
          <g fill="none" stroke="#16384a" stroke-width="2.2" stroke-linecap="round">
            <path d="M-12-34Q-8-29-4-34M4-34Q8-29 12-34M-5-23Q0-17 5-23" />
          </g>
        ) : (
          <>
            <g fill="#16384a">
              <ellipse cx="-8" cy="-33" rx="3.400" ry="5" />
              <ellipse cx="8" cy="-33" rx="3.400" ry="5" />
            </g>
            <path d="M-5-19Q0-24 5-19" fill="none" stroke="#16384a" stroke-width="2.2" stroke-linecap="round" />
            <path d="M11-27C14-22 14-19 11.500-19S9-22 11-27Z" fill="#8fd0ff" />
          </>
        )}
        <circle cx="-15" cy="-26" r="3.400" fill="#ff9aa8" opacity=".6" />
        <circle cx="15" cy="-26" r="3.400" fill="#ff9aa8" opacity=".6" />
      </g>
    </g>
  );
}

// A crystal ball in a player's colour.
function Crystal({ x, y, seat, bright }: { x: number; y: number; seat: number; bright: boolean }) {
  const { colour, light, dark } = tones_of(seat);
  return (
    <g transform={`translate(${x} ${y}) scale(1.9)`} stroke="#1a1230" stroke-width="1.6" stroke-linejoin="round">
      {bright && <circle r="30" fill="url(#party-warm)" stroke="none" />}
      <path d="M-9 12H9L12 18H-12Z" fill="#c99a4f" />
      <circle r="13" fill={colour} />
      <path d="M9.200 9.200A13 13 0 0 1-13 0 15 15 0 0 0 9.200 9.200Z" fill={dark} stroke="none" />
      <ellipse cx="-4.500" cy="-6.500" rx="4" ry="2.600" fill={light} stroke="none" transform="rotate(-32 -4.500 -6.500)" />
    </g>
  );
}

export function Scene({ view, result, names }: Ended<View>) {
  const won = result.type === 'Shared' && result.won;
  const seats = names.map(({ seat }) => seat).filter((seat) => seat !== ghost_of(view));
  const gap = Math.min(180, 780 / Math.max(1, seats.length));
  const x_of = (at: number) => 480 + gap * (at - (seats.length - 1) / 2);
  return (
    <EndScene>
      <Room won={won} />
      <circle cx="480" cy="200" r="420" fill={won ? 'url(#party-ecto)' : 'url(#party-warm)'} opacity=".35" />
      <Ghost won={won} />
      {seats.map((seat, at) => (
        <g
          key={seat}
          transform={`translate(${x_of(at)} ${440 - 24 * Math.abs(Math.sin(at))}) scale(${seats.length > 4 ? 2.5 : 3})`}
        >
          <Cheering seat={seat} mood={won ? 'joy' : 'sad'} late={at * 0.27} />
        </g>
      ))}
      <path d="M-60 500C-60 400 1020 400 1020 500V1600H-60Z" fill="#5a2547" stroke="#150f22" stroke-width="4" />
      <path d="M-30 506C-10 426 970 426 990 506" fill="none" stroke="#c99a4f" stroke-width="4" stroke-dasharray="16 10" />
      {seats.map((seat, at) => (
        <Crystal key={seat} x={x_of(at)} y={478} seat={seat} bright={won} />
      ))}
      <Taper x={x_of(0) - gap / 2 - 20} y={500} height={44} />
      <Taper x={x_of(seats.length - 1) + gap / 2 + 20} y={500} height={44} late={0.6} />
      {won && <Sparks count={16} />}
    </EndScene>
  );
}
