// What will become of a piece that is let go of where it is held: a guess from what holds it up. The server lets it fall (PV-23).
import type { Piece } from '../../../wire/pas_vu_pas_pris';
import { kSquares } from '../data/board';
import { type Body, body_at, meet } from './bodies';
import { hull } from './hull';
import type { Place } from './pose';

export type Omen = 'rests' | 'falls' | 'leaves'; // leaves: it could come to lie over the edge of the hall, and would be refused

const kTouch = 0.06; // so far above what it will rest on it may be held
const kInside = 0.02; // so far inside of what holds it up its middle must be

interface Point {
  readonly x: number;
  readonly y: number;
}
const overlap = (a: Pick<Body, 'low' | 'high'>, b: Pick<Body, 'low' | 'high'>): readonly Point[] => {
  const [left, right] = [Math.max(a.low.x, b.low.x), Math.min(a.high.x, b.high.x)];
  const [near, far] = [Math.max(a.low.y, b.low.y), Math.min(a.high.y, b.high.y)];
  return [
    { x: left, y: near },
    { x: right, y: near },
    { x: right, y: far },
    { x: left, y: far },
  ];
};
// Where it touches what is below it, once it has come down to it.
export function footing(piece: Piece, place: Place, others: readonly Body[]): readonly Point[] {
  const lowered = body_at(piece, piece, { ...place, at: { ...place.at, z: place.at.z - kTouch } });
  const floor = lowered.blocks.flatMap(({ corners }) => corners.filter(({ z }) => z < 0));
  const on_others = others
    .filter((other) => meet(lowered, other, 0))
    .flatMap((other) =>
      lowered.blocks.flatMap((block) =>
        other.blocks.flatMap((below) =>
          block.low.z < below.high.z && below.low.z < block.high.z && is_over(block, below) ? overlap(block, below) : [],
        ),
      ),
    );
  return [...floor, ...on_others];
}
const is_over = (a: Pick<Body, 'low' | 'high'>, b: Pick<Body, 'low' | 'high'>): boolean =>
  a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y;

const is_within = ({ x, y }: Point, outline: readonly Point[]): boolean =>
  outline.length > 2 &&
  outline.every((a, side) => {
    const b = outline[(side + 1) % outline.length] ?? a;
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    return long === 0 || ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / long > kInside;
  });

export function omen_of(piece: Piece, place: Place, lift: number, others: readonly Body[]): Omen {
  const { at } = place;
  const held_up = footing(piece, place, others);
  if (is_within(at, hull(held_up))) return lift > 0.5 ? 'falls' : 'rests';
  // Tipping over, it may come to lie as far away as it is long.
  const { low, high } = body_at(piece, piece, place);
  const reach = Math.hypot(high.x - low.x, high.y - low.y, high.z - low.z) / 2;
  const middle = held_up.reduce((sum, each) => ({ x: sum.x + each.x / held_up.length, y: sum.y + each.y / held_up.length }), {
    x: 0,
    y: 0,
  });
  const [dx, dy] = held_up.length === 0 ? [0, 0] : [at.x - middle.x, at.y - middle.y];
  const long = Math.hypot(dx, dy) || 1;
  const [x, y] = [at.x + (dx / long) * reach, at.y + (dy / long) * reach];
  return x < 0 || y < 0 || x > kSquares || y > kSquares ? 'leaves' : 'falls';
}
