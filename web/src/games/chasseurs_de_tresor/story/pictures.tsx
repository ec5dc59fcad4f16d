// The scenes of the story: windows onto the board's own house, with its own pieces in them.
import { Coin } from '../../../board/coin';
import type { BattleFace } from '../../../wire/chasseurs_de_tresor';
import { CardFace } from '../art/cards';
import { BattleDieFace, MoveFace } from '../art/dice';
import { Gem, Ghost } from '../art/pieces';
import { ghost_point, kOutside, kRoomBoxes, type Point, square_box } from '../geometry';
import { Ghosts, Haunting, Jewel, Someone, Window } from '../help/pictures';
import { kPlainJewel } from '../scene';
import './story.css';

function Lit({ x, y, w, h }: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }) {
  return (
    <rect
      x={x + 4}
      y={y + 4}
      width={w - 8}
      height={h - 8}
      rx="7"
      fill="#ffc04a"
      fill-opacity=".24"
      stroke="#ffe6b0"
      stroke-width="4"
    />
  );
}
const Battle = ({ faces }: { readonly faces: readonly BattleFace[] }) => (
  <span class="story-over ct-story-dice">
    {faces.map((face, at) => (
      <BattleDieFace key={at} face={face} />
    ))}
  </span>
);

export const Goal = () => (
  <Window at={[4, 168, 656, 394]}>
    <Jewel room="i" />
    <Ghosts room="i" count={1} />
    <Ghosts room="k" count={2} />
    <Ghosts room="l" count={1} />
    <Jewel room="l" />
    <Haunting room="h" />
    <Someone hunter={2} at="room_j" jewel={7} />
    <Someone hunter={1} at="hall_2" jewel={4} />
    <Someone hunter={0} at="outside" dx={-32} />
    <Someone hunter={3} at="outside" dx={34} />
    {[-74, 78].map((dx) => (
      <g key={dx} transform={`translate(${kOutside.x + 46 + dx},${kOutside.y + 28})`}>
        <Gem number={kPlainJewel} plain />
      </g>
    ))}
  </Window>
);
const kBorn = ghost_point('f', 1);
export const Roll = () => (
  <>
    <Window at={[176, 36, 320, 192]}>
      <Lit {...kRoomBoxes.f} />
      <Ghosts room="f" count={1} />
      <g transform={`translate(${kBorn.x},${kBorn.y}) scale(1.3)`}>
        <Ghost />
      </g>
      <Someone hunter={1} at="hall_12" />
    </Window>
    <span class="story-over ct-story-card">
      <svg viewBox="-31 -42 62 84" aria-hidden="true">
        <CardFace card="f" />
      </svg>
    </span>
    <span class="story-over ct-story-die">
      <MoveFace pips={4} />
    </span>
  </>
);
const centre = (square: number): Point => {
  const { x, y } = square_box(square);
  return { x: x + 30, y: y + 30 };
};
export const Walk = () => (
  <Window at={[290, 62, 400, 240]}>
    <Lit {...kRoomBoxes.g} />
    <Someone hunter={3} at="hall_10" />
    {[11, 12, 13].map((square, at) => (
      <Coin key={square} {...centre(square)} text={String(at + 1)} />
    ))}
    <Jewel room="g" />
    <Coin x={570} y={172} text="4" />
  </Window>
);
export const Jewels = () => (
  <Window at={[340, 236, 330, 198]}>
    <Someone hunter={2} at="room_j" jewel={7} />
    <Someone hunter={1} at="hall_3" />
    <Ghosts room="l" count={1} />
    <Jewel room="l" />
  </Window>
);
export const Fight = () => (
  <>
    <Window at={[212, 44, 270, 162]}>
      <Ghosts room="f" count={2} />
      <Someone hunter={0} at="room_f" dx={-30} />
      <Someone hunter={3} at="room_f" dx={26} />
    </Window>
    <Battle faces={['ghost', 'blank']} />
  </>
);
export const Spirits = () => (
  <>
    <Window at={[212, 164, 270, 162]}>
      <Haunting room="i" />
      <Someone hunter={1} at="room_i" dx={-30} jewel={5} />
      <Someone hunter={2} at="room_i" dx={12} />
    </Window>
    <Battle faces={['spirit', 'ghost']} />
  </>
);
