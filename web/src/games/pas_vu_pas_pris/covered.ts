// Which squares a body covers, seen from above: a piano stands on four of them.
import type { View } from '../../wire/pas_vu_pas_pris';
import { kGhostsEach, kSquares } from './data/board';
import { body_at } from './space/bodies';
import { hull } from './space/hull';
import { type Place, place_of } from './space/pose';

const kInset = 0.04; // squares: what reaches no further over a line does not cover
const kSamples = 12; // of a square, across

type Point = { readonly x: number; readonly y: number };
const is_in = (outline: readonly Point[], { x, y }: Point): boolean =>
  outline.every((a, side) => {
    const b = outline[(side + 1) % outline.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
const kPoints: readonly Point[] = Array.from({ length: kSamples * kSamples }, (_, index) => {
  const along = (step: number) => kInset + (step * (1 - 2 * kInset)) / (kSamples - 1);
  return { x: along(index % kSamples), y: along(Math.floor(index / kSamples)) };
});
export function squares_under(kind: Parameters<typeof body_at>[1], place: Place): readonly number[] {
  const body = body_at(0, kind, place);
  const outlines = body.blocks.map(({ corners }) => hull(corners.map(({ x, y }) => ({ x, y }))));
  const first = (from: number) => Math.max(0, Math.floor(from));
  const last = (to: number) => Math.min(kSquares - 1, Math.floor(to));
  const found: number[] = [];
  for (let row = first(body.low.y); row <= last(body.high.y); ++row)
    for (let column = first(body.low.x); column <= last(body.high.x); ++column) {
      const covers = kPoints.some(({ x, y }) => outlines.some((outline) => is_in(outline, { x: column + x, y: row + y })));
      if (covers) found.push(row * kSquares + column);
    }
  return found;
}

export interface Covering {
  readonly piece: number | null; // which of the view's pieces
  readonly ghost: number | null;
}
// for the page: what follows from a view alone
const kKnown = new WeakMap<View, ReadonlyMap<number, readonly Covering[]>>();
// What lies on each square of a view.
export function coverings(view: View): ReadonlyMap<number, readonly Covering[]> {
  const known = kKnown.get(view);
  if (known !== undefined) return known;
  const found = new Map<number, Covering[]>();
  const take = (squares: readonly number[], what: Covering) => {
    for (const square of squares) found.set(square, [...(found.get(square) ?? []), what]);
  };
  view.pieces.forEach(({ piece, pose }, index) => {
    take(squares_under(piece, place_of(pose)), { piece: index, ghost: null });
  });
  view.players.forEach(({ ghosts }, seat) => {
    for (const { figure, size, pose } of ghosts)
      if (pose) take(squares_under(size, place_of(pose)), { piece: null, ghost: seat * kGhostsEach + figure });
  });
  kKnown.set(view, found);
  return found;
}
