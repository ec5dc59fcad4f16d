// The scenes of the story: windows onto the board's own castle, with the board's own people in them.
import { Coin } from '../../../board/coin';
import { GhostDieFace } from '../art/die';
import { type Chamber, square_centre, square_path } from '../geometry';
import { Ghost, Guest, room, square, step, Window } from '../help/pictures';
import './story.css';

const Lit = ({ chamber }: { readonly chamber: Chamber }) => (
  <use href={`#fm-r-${chamber}`} fill="#ffc04a" fill-opacity=".22" stroke="#ffe6b0" stroke-width="5" />
);
function Prints({ at }: { readonly at: number }) {
  const { x, y } = square_centre(at);
  return (
    <g transform={`translate(${x},${y + 14})`} fill="#f4e9d2" opacity=".75">
      <ellipse cx="-12" cy="-5" rx="6" ry="3.4" />
      <ellipse cx="3" cy="4" rx="6" ry="3.4" />
      <ellipse cx="16" cy="-5" rx="6" ry="3.4" />
    </g>
  );
}
const Rolled = ({ face }: { readonly face: 'four' | 'five' | 'ghost' }) => (
  <span class={face === 'ghost' ? 'story-over fm-story-die fm-story-low' : 'story-over fm-story-die'}>
    <GhostDieFace face={face} />
  </span>
);

export const Goal = () => (
  <Window x={-152} y={-150} w={640} h={384} doors="open">
    <Guest seat={3} at={room('music_room')} />
    <Guest seat={1} at={room('game_room')} />
    <Guest seat={2} at={room('hunting_room')} />
    <Guest seat={0} at={room('bedroom')} />
    <Guest seat={0} at={square(6)} />
    <Guest seat={3} at={square(9)} />
    <Guest seat={2} at={square(12)} />
    <Ghost at={square(1)} scale={1.35} />
  </Window>
);
export const Turn = () => (
  <>
    <Window x={58} y={196} w={310} h={186}>
      <path d={square_path(26, 3)} fill="#ffc04a" fill-opacity=".75" stroke="#ffe6b0" stroke-width="4" />
      {[23, 24, 25].map((at) => (
        <Prints key={at} at={at} />
      ))}
      {[1, 2, 3, 4].map((steps) => {
        const { x, y } = square_centre(22 + steps);
        return <Coin key={steps} x={x} y={y - (steps === 4 ? 0 : 8)} text={String(steps)} />;
      })}
      <Guest seat={0} at={square(22)} scale={1} />
      <Guest seat={2} at={square(27)} dx={16} />
    </Window>
    <Rolled face="four" />
  </>
);
export const TheGhost = () => (
  <>
    <Window x={118} y={42} w={378} h={227}>
      {[10, 9, 8].map((value, at) => (
        <g key={value} opacity={0.2 + at * 0.12}>
          <Ghost at={step(value)} scale={0.95} />
        </g>
      ))}
      <Ghost at={step(7)} scale={1.15} />
    </Window>
    <Rolled face="ghost" />
  </>
);
export const Door = () => (
  <>
    <Window x={58} y={216} w={330} h={198} doors="open">
      <Lit chamber="kitchen" />
      <Lit chamber="linen_room" />
      {[23, 24, 25, 26].map((at) => (
        <Prints key={at} at={at} />
      ))}
      <Guest seat={0} at={square(22)} scale={1} />
      <Guest seat={1} at={room('library')} />
      <Coin x={184} y={336} text="3" />
      <Coin x={88} y={336} text="5" />
    </Window>
    <Rolled face="five" />
  </>
);
export const Caught = () => (
  <Window x={186} y={-46} w={428} h={257}>
    <g fill="none" stroke="#fff6df" stroke-width="3.5" stroke-dasharray="2 8" stroke-linecap="round">
      <path d="M322 44C362 84 428 60 458 104" />
      <path d="M300 52C340 108 380 88 404 112" />
    </g>
    <path d="M452 100 464 100 459 112ZM398 108 410 108 405 120Z" fill="#fff6df" />
    <Guest seat={1} at={step(10)} scale={0.9} />
    <Guest seat={2} at={step(9)} scale={0.9} />
    <Guest seat={3} at={square(12)} />
    <Ghost at={square(9)} scale={1.15} />
  </Window>
);
export const Count = () => (
  <Window x={337} y={20} w={440} h={264} doors="open">
    <Guest seat={1} at={step(8)} dx={-11} />
    <Guest seat={3} at={step(8)} dx={11} />
    <Guest seat={2} at={step(9)} />
    <Guest seat={1} at={step(10)} />
    <Guest seat={4} at={{ type: 'InCellar' }} dx={-24} />
    <Guest seat={0} at={room('dressing_room')} />
    <Coin x={742} y={166} text="0" />
  </Window>
);
