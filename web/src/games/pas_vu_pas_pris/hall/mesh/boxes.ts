// Boxes with worn edges, and soft ones that puff.
import type { Rgb } from '../art/pen';
import type { Tile } from '../art/tiles';
import { type Build, type Look, type Triple, times } from './build';

export type Face = '+x' | '-x' | '+y' | '-y' | '+z' | '-z';
const kAxes = [0, 1, 2] as const;
type Axis = (typeof kAxes)[number];
const kSigns = [-1, 1] as const;
const face_of = (axis: Axis, sign: number): Face => `${sign > 0 ? '+' : '-'}${(['x', 'y', 'z'] as const)[axis]}`;
const next = (axis: Axis): Axis => ((axis + 1) % 3) as Axis;
type Point = [number, number, number];

export interface Faces extends Look {
  readonly tile?: Tile; // of all faces, as if cut from one board
  readonly faces?: Partial<Record<Face, Tile>>; // the whole of a tile on a face
  readonly faced?: Rgb; // the tint of those
  readonly low?: number; // how bright the foot is
}
export interface Box extends Faces {
  readonly bevel?: number; // 0: none
  readonly edge?: number; // how bright a bevel is: worn
  readonly grain?: boolean; // the fibres run the other way
  readonly skip?: Face;
}
const kThin = 0.045; // squares: no bevel of it could be seen
const kSpread = 0.46; // of a tile to a square
const kept = (share: number): number => Math.min(0.985, Math.max(0.015, share));

// Where on its tile a point of a face lies.
function uv(tile: Tile, axis: Axis, sign: number, at: Triple, [a, b]: readonly [Triple, Triple], whole: boolean, grain: boolean) {
  if (whole) {
    const [i, j] = axis === 0 ? ([1, 2] as const) : axis === 1 ? ([0, 2] as const) : ([0, 1] as const);
    const along = (at[i] - a[i]) / (b[i] - a[i]);
    const turned = (axis === 0 && sign < 0) || (axis === 1 && sign > 0);
    return [tile.x + (turned ? 1 - along : along) * tile.w, tile.y + ((at[j] - a[j]) / (b[j] - a[j])) * tile.h] as const;
  }
  const [x, y, z] = at;
  const [across, up] = axis === 0 ? [sign > 0 ? y : -y, z] : axis === 1 ? [sign > 0 ? -x : x, z] : [x, y];
  const [u, v] = grain ? [up, across] : [across, up];
  return [tile.x + kept(0.5 + u * kSpread) * tile.w, tile.y + kept(0.5 + v * kSpread) * tile.h] as const;
}

export function box(build: Build, a: Triple, b: Triple, options: Box = {}): void {
  const { tint = [1, 1, 1], faces = {}, faced = [1, 1, 1], low = 1, edge = 1.18, grain = false, skip } = options;
  const tile = options.tile ?? build.plain;
  const thin = Math.min(...kAxes.map((axis) => b[axis] - a[axis]));
  const bevel = thin < kThin ? 0 : Math.min(options.bevel ?? 0.012, thin / 2);
  // A corner of the box as it is on the face of an axis.
  const on = (signs: Triple, axis: Axis): Point =>
    kAxes.map((each) => {
      const end = signs[each] > 0 ? b[each] : a[each];
      return each === axis ? end : end - signs[each] * bevel;
    }) as Point;
  const put = (signs: Triple, axis: Axis, worn = false, as: Axis = axis): number => {
    const normal: Point = [0, 0, 0];
    normal[axis] = signs[axis];
    const whole = faces[face_of(as, signs[as])];
    const [u, v] = uv(whole ?? tile, as, signs[as], on(signs, as), [a, b], whole !== undefined, grain);
    const bright = (worn ? edge : 1) * (signs[2] < 0 ? low : 1);
    const look = { tint: times(whole ? faced : tint, bright), gloss: options.gloss ?? 0.25 };
    return build.corner(on(signs, axis), normal, u, v, look);
  };
  const signs = (axis: Axis, sign: number, x: number, y: number): Point => {
    const made: Point = [0, 0, 0];
    made[axis] = sign;
    made[next(axis)] = x;
    made[next(next(axis))] = y;
    return made;
  };
  for (const axis of kAxes)
    for (const sign of kSigns) {
      if (skip === face_of(axis, sign)) continue;
      const at = (x: number, y: number) => put(signs(axis, sign, x, y), axis);
      build.quad(at(-1, -1), at(1, -1), at(1, 1), at(-1, 1));
    }
  if (bevel <= 0) return;
  for (const along of kAxes)
    for (const one of kSigns)
      for (const other of kSigns) {
        const axis = next(along);
        const at = (end: number, of: Axis) => put(signs(along, end, one, other), of, true, axis);
        build.quad(at(-1, axis), at(-1, next(axis)), at(1, next(axis)), at(1, axis));
      }
  for (const x of kSigns)
    for (const y of kSigns)
      for (const z of kSigns) {
        const corner: Triple = [x, y, z];
        build.triangle(put(corner, 0, true, 2), put(corner, 1, true, 2), put(corner, 2, true));
      }
}

export interface Soft extends Faces {
  readonly round?: number;
  readonly puff?: number; // how far its faces swell
  readonly parts?: number; // of a face, across
  readonly fine?: number; // of a rounded edge
  readonly dent?: (face: Face, x: number, y: number) => number; // x and y from -1 to 1
}
export function soft(build: Build, a: Triple, b: Triple, options: Soft = {}): void {
  const { tint = [1, 1, 1], gloss = 0.35, faces = {}, faced = [1, 1, 1], low = 1, puff = 0, parts = 4, fine = 1, dent } = options;
  const tile = options.tile ?? build.plain;
  const middle = kAxes.map((axis) => (a[axis] + b[axis]) / 2) as Point;
  const half = kAxes.map((axis) => (b[axis] - a[axis]) / 2) as Point;
  const round = Math.min(options.round ?? 0.06, ...half);
  const stops = (reach: number): readonly number[] => [
    ...Array.from({ length: fine + 1 }, (_, at) => -reach + (round * at) / fine),
    ...Array.from({ length: parts - 1 }, (_, at) => -reach + round + ((2 * reach - 2 * round) * (at + 1)) / parts),
    ...Array.from({ length: fine + 1 }, (_, at) => reach - (round * (fine - at)) / fine),
  ];
  for (const axis of kAxes)
    for (const sign of kSigns) {
      const [l, m] = [next(axis), next(next(axis))];
      const [xs, ys] = [stops(half[l]), stops(half[m])];
      const face = face_of(axis, sign);
      const whole = faces[face];
      const corners = xs.flatMap((x) =>
        ys.map((y) => {
          const on: Point = [0, 0, 0];
          on[axis] = sign * half[axis];
          on[l] = x;
          on[m] = y;
          const inner = kAxes.map((each) => Math.min(half[each] - round, Math.max(round - half[each], on[each]))) as Point;
          const out = kAxes.map((each) => on[each] - inner[each]) as Point;
          const long = Math.hypot(...out) || 1;
          const normal = out.map((each) => each / long) as Point;
          const at = kAxes.map((each) => middle[each] + inner[each] + normal[each] * round) as Point;
          const [across, up] = [x / half[l], y / half[m]];
          const bulge = (1 - across * across) * (1 - up * up);
          at[axis] += sign * (puff * bulge + (dent?.(face, across, up) ?? 0));
          normal[l] += (1.8 * puff * across * (1 - up * up)) / half[l];
          normal[m] += (1.8 * puff * up * (1 - across * across)) / half[m];
          const size = Math.hypot(...normal);
          const [u, v] = uv(whole ?? tile, axis, sign, at, [a, b], whole !== undefined, false);
          const down = at[2] < middle[2] ? 1 + ((low - 1) * (middle[2] - at[2])) / half[2] : 1;
          const shade = (0.82 + 0.18 * Math.min(1, bulge * 2.2 + 0.25)) * down;
          const outwards = normal.map((each) => each / size) as Point;
          return build.corner(at, outwards, u, v, { tint: times(whole ? faced : tint, shade), gloss });
        }),
      );
      build.net(corners, ys.length);
    }
}
