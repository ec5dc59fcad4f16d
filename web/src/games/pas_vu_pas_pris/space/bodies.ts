// The bodies of the rules (data/shapes.json, written by a test of the program), where they stand, and how they lie to each other.
import type { Piece, Size } from '../../../wire/pas_vu_pas_pris';
import shapes from '../data/shapes.json';
import { add, cross, dot, length, minus, type Place, turned, type Vec } from './pose';

export interface Solid {
  readonly corners: readonly number[]; // of the shape's
  readonly faces: readonly (readonly number[])[]; // anticlockwise as seen from outside
}
export interface Shape {
  readonly corners: readonly Vec[]; // in squares, from the middle of the bounding box
  readonly solids: readonly Solid[];
  readonly glass: readonly number[] | null; // the face that reflects
}

function shape_from(raw: {
  readonly corners: readonly number[];
  readonly solids: readonly (readonly (readonly number[])[])[];
  readonly glass: number;
}): Shape {
  const corners: Vec[] = [];
  for (let at = 0; at + 2 < raw.corners.length; at += 3) {
    const [x = 0, y = 0, z = 0] = raw.corners.slice(at, at + 3);
    corners.push({ x: x / shapes.square, y: y / shapes.square, z: z / shapes.square });
  }
  const solids = raw.solids.map((faces) => ({ corners: [...new Set(faces.flat())], faces }));
  return { corners, solids, glass: raw.glass < 0 ? null : (raw.solids.flat()[raw.glass] ?? null) };
}
const kShapes: Readonly<Record<Piece | Size, Shape>> = {
  mirror: shape_from(shapes.mirror),
  trolley: shape_from(shapes.trolley),
  desk: shape_from(shapes.desk),
  piano: shape_from(shapes.piano),
  armchair: shape_from(shapes.armchair),
  table: shape_from(shapes.table),
  small: shape_from(shapes.small),
  medium: shape_from(shapes.medium),
  large: shape_from(shapes.large),
};
export const shape_of = (body: Piece | Size): Shape => kShapes[body];

interface Ball {
  readonly at: Vec;
  readonly radius: number;
}
// A solid where it stands.
interface Block {
  readonly corners: readonly Vec[];
  readonly normals: readonly Vec[];
  readonly edges: readonly Vec[]; // directions, each once
  readonly tops: readonly (readonly Vec[])[]; // its faces that look upwards and are level
  readonly balls: readonly Ball[]; // that lie in it whole
  readonly low: Vec;
  readonly high: Vec;
}
export interface Body {
  readonly name: Piece | number; // a piece, or a ghost by its number
  readonly kind: Piece | Size;
  readonly place: Place;
  readonly upright: boolean; // a ghost that stands: it is round
  readonly blocks: readonly Block[];
  readonly low: Vec;
  readonly high: Vec;
}

const kLevel = Math.cos(Math.PI / 180);
const scaled = (v: Vec): Vec => {
  const size = length(v);
  return { x: v.x / size, y: v.y / size, z: v.z / size };
};
function distinct(directions: readonly Vec[]): readonly Vec[] {
  const kept: Vec[] = [];
  for (const each of directions) {
    if (length(each) < 1e-9) continue;
    const one = scaled(each);
    if (!kept.some((other) => Math.abs(dot(one, other)) > 0.99999)) kept.push(one);
  }
  return kept;
}
function bounds(corners: readonly Vec[]): { readonly low: Vec; readonly high: Vec } {
  const low = { x: Infinity, y: Infinity, z: Infinity };
  const high = { x: -Infinity, y: -Infinity, z: -Infinity };
  for (const each of corners)
    for (const axis of ['x', 'y', 'z'] as const) {
      low[axis] = Math.min(low[axis], each[axis]);
      high[axis] = Math.max(high[axis], each[axis]);
    }
  return { low, high };
}

// The largest balls at some heights of a solid's middle.
const kHeights = [0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.85];
function balls_in(shape: Shape, { corners, faces }: Solid): readonly Ball[] {
  const at = (corner: number | undefined): Vec => shape.corners[corner ?? 0] ?? { x: 0, y: 0, z: 0 };
  const { low, high } = bounds(corners.map(at));
  const planes = faces.map((face) => ({
    of: at(face[0]),
    normal: scaled(cross(minus(at(face[1]), at(face[0])), minus(at(face[2]), at(face[1])))),
  }));
  return kHeights
    .map((share) => ({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: low.z + share * (high.z - low.z) }))
    .map((middle) => ({ at: middle, radius: Math.min(...planes.map(({ of, normal }) => dot(normal, minus(of, middle)))) }))
    .filter(({ radius }) => radius > 0);
}

interface Directions {
  readonly normals: readonly Vec[];
  readonly edges: readonly Vec[];
  readonly balls: readonly Ball[];
}
// for the page: what follows from a shape alone
const kDirections = new Map<Solid, Directions>();
function directions_of(shape: Shape, solid: Solid): Directions {
  const known = kDirections.get(solid);
  if (known !== undefined) return known;
  const at = (corner: number | undefined): Vec => shape.corners[corner ?? 0] ?? { x: 0, y: 0, z: 0 };
  const normals = solid.faces.map((face) => cross(minus(at(face[1]), at(face[0])), minus(at(face[2]), at(face[1]))));
  const edges = solid.faces.flatMap((face) => face.map((corner, side) => minus(at(face[(side + 1) % face.length]), at(corner))));
  const found = { normals: distinct(normals), edges: distinct(edges), balls: balls_in(shape, solid) };
  kDirections.set(solid, found);
  return found;
}

export function body_at(name: Body['name'], kind: Body['kind'], place: Place, upright = false): Body {
  const shape = shape_of(kind);
  const corners = shape.corners.map((corner) => add(place.at, turned(corner, place.turn)));
  const blocks = shape.solids.map((solid): Block => {
    const { normals, edges, balls } = directions_of(shape, solid);
    const own = solid.corners.map((corner) => corners[corner] ?? place.at);
    const tops = solid.faces
      .map((face) => face.map((corner) => corners[corner] ?? place.at))
      .filter(([a, b, c]) => {
        if (a === undefined || b === undefined || c === undefined) return false;
        const normal = cross(minus(b, a), minus(c, b));
        return normal.z > kLevel * length(normal);
      });
    return {
      corners: own,
      normals: normals.map((each) => turned(each, place.turn)),
      edges: edges.map((each) => turned(each, place.turn)),
      tops,
      balls: balls.map(({ at, radius }) => ({ at: add(place.at, turned(at, place.turn)), radius })),
      ...bounds(own),
    };
  });
  return { name, kind, place, upright, blocks, ...bounds(corners) };
}

// The same body elsewhere, as it is turned.
export function moved(body: Body, by: Vec): Body {
  const box = ({ low, high }: Box) => ({ low: add(low, by), high: add(high, by) });
  const blocks = body.blocks.map((block) => ({
    ...block,
    corners: block.corners.map((corner) => add(corner, by)),
    tops: block.tops.map((face) => face.map((corner) => add(corner, by))),
    balls: block.balls.map(({ at, radius }) => ({ at: add(at, by), radius })),
    ...box(block),
  }));
  return { ...body, place: { ...body.place, at: add(body.place.at, by) }, blocks, ...box(body) };
}

interface Box {
  readonly low: Vec;
  readonly high: Vec;
}
const are_near = (a: Box, b: Box): boolean =>
  a.low.x < b.high.x &&
  b.low.x < a.high.x &&
  a.low.y < b.high.y &&
  b.low.y < a.high.y &&
  a.low.z < b.high.z &&
  b.low.z < a.high.z;

function overlap_along(axis: Vec, a: Block, b: Block): number {
  let [a_low, a_high, b_low, b_high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const each of a.corners) {
    const along = dot(axis, each);
    a_low = Math.min(a_low, along);
    a_high = Math.max(a_high, along);
  }
  for (const each of b.corners) {
    const along = dot(axis, each);
    b_low = Math.min(b_low, along);
    b_high = Math.max(b_high, along);
  }
  return Math.min(a_high - b_low, b_high - a_low);
}
// Where balls in them overlap they do as well, by as much at least: known without their faces and edges.
function depth_of_balls(a: Block, b: Block, enough: number): number {
  let most = 0;
  for (const one of a.balls)
    for (const other of b.balls) most = Math.max(most, one.radius + other.radius - enough - length(minus(one.at, other.at)));
  return most;
}
// for the page: along which axis something was last found apart from a block; the next thing is often apart along the same
const kParted = new WeakMap<Block, Vec>();
// By how much more than `enough` they overlap at least, along whatever axis; 0: they are apart.
function depth_of_blocks(a: Block, b: Block, enough: number): number {
  if (!are_near(a, b)) return 0;
  let least = Infinity;
  const is_apart = (axis: Vec): boolean => {
    least = Math.min(least, overlap_along(axis, a, b) - enough);
    if (least <= 0) kParted.set(b, axis);
    return least <= 0;
  };
  const tried = kParted.get(b);
  if (tried !== undefined && is_apart(tried)) return 0;
  const by_balls = depth_of_balls(a, b, enough);
  if (by_balls > 0) return by_balls;
  if (a.normals.some(is_apart) || b.normals.some(is_apart)) return 0;
  for (const one of a.edges)
    for (const other of b.edges) {
      const axis = cross(one, other);
      if (length(axis) > 1e-4 && is_apart(scaled(axis))) return 0;
    }
  return least;
}

// The outline of a ghost from its foot to its head: shares of its radius and of its height.
const kOutline: readonly (readonly [number, number])[] = [
  [1, 0],
  [0.9, 0.4],
  [0.72, 0.72],
  [0.46, 0.92],
  [0.16, 1],
];
function radius_at(body: Body, z: number): number {
  const height = body.high.z - body.low.z;
  const share = (z - body.low.z) / height;
  if (share < 0 || share > 1) return -1;
  const radius = (body.high.x - body.low.x) / 2;
  for (let at = 1; at < kOutline.length; ++at) {
    const [wide, low] = kOutline[at - 1] ?? [0, 0];
    const [narrow, high] = kOutline[at] ?? [0, 1];
    if (share <= high) return radius * (wide + ((share - low) / (high - low)) * (narrow - wide));
  }
  return -1;
}
function depth_of_ghosts(a: Body, b: Body, enough: number): number {
  const apart = Math.hypot(a.place.at.x - b.place.at.x, a.place.at.y - b.place.at.y);
  const depth_at = (z: number) => {
    const [one, other] = [radius_at(a, z), radius_at(b, z)];
    return one >= 0 && other >= 0 ? one + other - enough - apart : 0;
  };
  return Math.max(
    0,
    ...[a, b].flatMap((each) => kOutline.map(([, share]) => depth_at(each.low.z + share * (each.high.z - each.low.z)))),
  );
}

const kMostOverlap = 0.009; // a little stricter than the rules' hundredth
// How far one of them could be moved sideways and would still meet the other, at least; 0: they do not meet.
export function depth_of(a: Body, b: Body, enough = kMostOverlap): number {
  if (!are_near(a, b)) return 0;
  if (a.upright && b.upright) return depth_of_ghosts(a, b, enough);
  for (const one of a.blocks)
    for (const other of are_near(one, b) ? b.blocks : []) {
      const depth = depth_of_blocks(one, other, enough);
      if (depth > 0) return depth;
    }
  return 0;
}
export const meet = (a: Body, b: Body, enough = kMostOverlap): boolean => depth_of(a, b, enough) > 0;

// PV-29: the level surfaces at a spot, from the floor upwards, and whose they are.
export interface Surface {
  readonly z: number;
  readonly of: Piece | null; // the floor
}
function is_over(face: readonly Vec[], x: number, y: number): boolean {
  return face.every((a, side) => {
    const b = face[(side + 1) % face.length] ?? a;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}
export function surfaces_at(x: number, y: number, bodies: readonly Body[]): readonly Surface[] {
  const found: Surface[] = [{ z: 0, of: null }];
  for (const body of bodies) {
    if (typeof body.name === 'number' || x < body.low.x || x > body.high.x || y < body.low.y || y > body.high.y) continue;
    for (const block of body.blocks)
      for (const face of block.tops) {
        const [a, b, c] = face;
        if (a === undefined || b === undefined || c === undefined || !is_over(face, x, y)) continue;
        const normal = cross(minus(b, a), minus(c, b));
        found.push({ z: a.z - (normal.x * (x - a.x) + normal.y * (y - a.y)) / normal.z, of: body.name });
      }
  }
  return found.sort((a, b) => a.z - b.z);
}
