// Where a ghost could rest, and how high a piece hangs over what is below it: proposals to the player. The server has the last word.
import type { Heading, Piece, Rest, Size, Square } from '../../../wire/pas_vu_pas_pris';
import { kBodies, kSquares, middle_of, square_of } from '../data/board';
import { type Body, body_at, depth_of, meet, moved, surfaces_at } from './bodies';
import { type Place, rest_at, resting, type Turn, type Vec } from './pose';

export interface Wish {
  readonly size: Size;
  readonly square: Square;
  readonly lying: boolean; // PV-72
}
const kStep = 0.04;
const kHeadings: readonly Heading[] = [0, 1, 2, 3, 4, 5, 6, 7];

function is_inside(body: Body): boolean {
  return body.low.x >= 0 && body.low.y >= 0 && body.high.x <= kSquares && body.high.y <= kSquares;
}
// Which rests of one ghost are free. How deep it stands in something is kept: nearer than that to the same spot it stands in it as well,
// which is known without looking. In a crowded square that is most of what there is.
function free_rests({ size, lying }: Wish, bodies: readonly Body[]): (rest: Rest) => boolean {
  const turned = new Map<Heading, Body>();
  const taken = new Map<string, { readonly at: Vec; readonly depth: number }[]>();
  return (rest) => {
    const { at, turn } = resting(size, rest, lying);
    const level = `${rest.heading} ${rest.z}`;
    const known = taken.get(level) ?? [];
    if (known.some((each) => Math.hypot(at.x - each.at.x, at.y - each.at.y) < each.depth)) return false;
    const model = turned.get(rest.heading) ?? body_at(-1, size, { at: { x: 0, y: 0, z: 0 }, turn }, !lying);
    turned.set(rest.heading, model);
    const body = moved(model, at);
    if (!is_inside(body)) return false;
    for (const each of bodies) {
      const depth = depth_of(body, each);
      if (depth === 0) continue;
      taken.set(level, [...known, { at, depth }]);
      return false;
    }
    return true;
  };
}
export const is_free = (rest: Rest, wish: Wish, bodies: readonly Body[]): boolean => free_rests(wish, bodies)(rest);

// How far from the square's middle a ghost may stand.
const play_of = ({ size, lying }: Wish): number => (lying ? 0.499 : 0.5 - kBodies[size].radius);
export function kept_inside(x: number, y: number, wish: Wish): { readonly x: number; readonly y: number } {
  const middle = middle_of(wish.square);
  const play = play_of(wish);
  const kept = (at: number, centre: number) => Math.min(centre + play, Math.max(centre - play, at));
  return { x: kept(x, middle.x), y: kept(y, middle.y) };
}

// The free spot nearest to a wished one, rather on the surface that was meant than on another; but any is better than none.
export function nearest_spot(near: Vec, heading: Heading, wish: Wish, bodies: readonly Body[]): Rest | null {
  const play = play_of(wish);
  const middle = middle_of(wish.square);
  const start = kept_inside(near.x, near.y, wish);
  const candidates = [start];
  for (let x = -play; x <= play + 1e-9; x += kStep)
    for (let y = -play; y <= play + 1e-9; y += kStep) candidates.push({ x: middle.x + x, y: middle.y + y });
  const away = (at: { readonly x: number; readonly y: number }) => Math.hypot(at.x - start.x, at.y - start.y);
  candidates.sort((a, b) => away(a) - away(b));
  const is_open = free_rests(wish, bodies);
  const near_height = (z: number) => Math.abs(z - near.z) <= 0.3;
  const found = (wanted: (z: number) => boolean): Rest | null => {
    for (const { x, y } of candidates)
      for (const { z } of surfaces_at(x, y, bodies).toSorted((a, b) => Math.abs(a.z - near.z) - Math.abs(b.z - near.z)))
        for (const turn of wanted(z) ? (wish.lying ? kHeadings : [0]) : []) {
          const rest = rest_at(x, y, z, wish.lying ? (heading + turn) % 8 : 0);
          if (is_open(rest)) return rest;
        }
    return null;
  };
  return found(near_height) ?? found((z) => !near_height(z));
}

// Every kind of place in a square: the floor, under a piece, on it or in it.
export interface Nook {
  readonly how: 'floor' | 'under' | 'on' | 'in';
  readonly piece: Piece | null;
  readonly rest: Rest;
}
export function nooks_of(wish: Wish, bodies: readonly Body[]): readonly Nook[] {
  const found = new Map<string, Nook>();
  const middle = middle_of(wish.square);
  const play = play_of(wish);
  const is_open = free_rests(wish, bodies);
  const offsets = [0, 0.34, -0.34, 0.67, -0.67, 1, -1].map((share) => share * play);
  for (const dx of offsets)
    for (const dy of offsets) {
      const [x, y] = [middle.x + dx, middle.y + dy];
      const surfaces = surfaces_at(x, y, bodies);
      for (const { z, of } of surfaces) {
        const above = surfaces.find((other) => other.z > z + 0.05 && other.of !== null);
        const how = of === null ? (above ? 'under' : 'floor') : above?.of === of ? 'in' : 'on';
        const piece = of ?? above?.of ?? null;
        const key = `${how} ${piece} ${of === null ? 0 : z.toFixed(1)}`;
        if (found.has(key)) continue;
        const rest = (wish.lying ? kHeadings : [0]).map((turn) => rest_at(x, y, z, turn)).find(is_open);
        if (rest !== undefined) found.set(key, { how, piece, rest });
      }
    }
  return [...found.values()];
}

// How high a piece has to be lifted to touch nothing, if it is let down from above.
const kLift = 0.03;
const kTop = 4;
export function height_over(piece: Piece, at: Vec, turn: Turn, bodies: readonly Body[]): number {
  const flat = body_at(piece, piece, { at: { ...at, z: 0 }, turn });
  const others = bodies.filter(
    ({ low, high }) => low.x < flat.high.x && flat.low.x < high.x && low.y < flat.high.y && flat.low.y < high.y,
  );
  let z = -flat.low.z;
  for (; z < kTop; z += kLift) {
    const body = body_at(piece, piece, { at: { ...at, z }, turn });
    if (!others.some((each) => meet(body, each, 0.002))) break;
  }
  return z;
}
// Keeps a piece inside the hall.
export function kept_in_hall(piece: Piece, { at, turn }: Place): Place {
  const { low, high } = body_at(piece, piece, { at, turn });
  const push = (under: number, over: number) => (under < 0 ? -under : over > kSquares ? kSquares - over : 0);
  return { at: { x: at.x + push(low.x, high.x), y: at.y + push(low.y, high.y), z: at.z }, turn };
}
export const square_under = ({ at }: Place): Square => square_of(at.x, at.y);
