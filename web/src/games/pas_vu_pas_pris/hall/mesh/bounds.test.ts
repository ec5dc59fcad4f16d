// What is seen of a piece or a ghost is where the rules have it: nowhere further than 0.03 squares off.
import { describe, expect, test } from 'vitest';
import { door_place, kBodies, kHole, kPieces, kSides, kSizes } from '../../data/board';
import { shape_of } from '../../space/bodies';
import { kPieceMeshes } from './pieces';
import { ghost_sheet } from './sheet';

const kMost = 0.03;
const kPixel = 0.01; // squares
const kHalf = 140; // pixels of half a silhouette
const kAcross = 2 * kHalf;
type Point = readonly [number, number, number];
type Triangle = readonly [Point, Point, Point];

function body_triangles(piece: (typeof kPieces)[number]): readonly Triangle[] {
  const shape = shape_of(piece);
  const at = (corner: number | undefined): Point => {
    const { x, y, z } = shape.corners[corner ?? 0] ?? { x: 0, y: 0, z: 0 };
    return [x, y, z];
  };
  return shape.solids.flatMap(({ faces }) =>
    faces.flatMap((face) => face.slice(2).map((corner, index): Triangle => [at(face[0]), at(face[index + 1]), at(corner)])),
  );
}
function mesh_triangles(piece: (typeof kPieces)[number]): readonly Triangle[] {
  const geometry = kPieceMeshes[piece]().geometry();
  const points = geometry.getAttribute('position');
  const faces = [...(geometry.index?.array ?? [])];
  const at = (corner: number | undefined): Point => [
    points.getX(corner ?? 0),
    points.getY(corner ?? 0),
    points.getZ(corner ?? 0),
  ];
  return Array.from({ length: faces.length / 3 }, (_, face) => [
    at(faces[3 * face]),
    at(faces[3 * face + 1]),
    at(faces[3 * face + 2]),
  ]);
}
// As the eye at a door sees what stands in the middle of the hall, on a plane through that middle.
function seen_from(eye: Point, triangles: readonly Triangle[]): Uint8Array {
  const away = Math.hypot(...eye);
  const ahead = eye.map((each) => -each / away) as unknown as Point;
  const side = Math.hypot(ahead[0], ahead[1]);
  const right: Point = [ahead[1] / side, -ahead[0] / side, 0];
  const up: Point = [right[1] * ahead[2], -right[0] * ahead[2], right[0] * ahead[1] - right[1] * ahead[0]];
  const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const picture = new Uint8Array(kAcross * kAcross);
  const flat = (point: Point) => {
    const scale = away / (away + dot(point, ahead)) / kPixel;
    return [dot(point, right) * scale + kHalf, dot(point, up) * scale + kHalf] as const;
  };
  for (const [a, b, c] of triangles) fill(picture, flat(a), flat(b), flat(c));
  return picture;
}
type Flat = readonly [number, number];
function fill(picture: Uint8Array, a: Flat, b: Flat, c: Flat): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const kept = (pixel: number) => Math.min(kAcross - 1, Math.max(0, pixel));
  const [left, right] = [kept(Math.floor(Math.min(a[0], b[0], c[0]))), kept(Math.ceil(Math.max(a[0], b[0], c[0])))];
  const [low, high] = [kept(Math.floor(Math.min(a[1], b[1], c[1]))), kept(Math.ceil(Math.max(a[1], b[1], c[1])))];
  const inside = (from: Flat, to: Flat, x: number, y: number) =>
    ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0])) * Math.sign(area) >= -1e-9;
  for (let y = low; y <= high; ++y)
    for (let x = left; x <= right; ++x)
      if (inside(a, b, x, y) && inside(b, c, x, y) && inside(c, a, x, y)) picture[y * kAcross + x] = 1;
}
// Pixels of one silhouette that are further from the other than so many pixels.
function beyond(one: Uint8Array, other: Uint8Array, reach: number): number {
  let found = 0;
  for (let at = 0; at < one.length; ++at) {
    if (one[at] !== 1 || other[at] === 1) continue;
    let near = false;
    for (let dy = -reach; dy <= reach && !near; ++dy)
      for (let dx = -reach; dx <= reach && !near; ++dx)
        near = dx * dx + dy * dy <= reach * reach && other[at + dy * kAcross + dx] === 1;
    if (!near) ++found;
  }
  return found;
}

describe('the meshes keep to the bodies of the rules', () => {
  const reach = Math.round(kMost / kPixel) + 1; // and one for the raster
  test.each(kPieces)('%s, as seen from all 24 doors', (piece) => {
    const [body, mesh] = [body_triangles(piece), mesh_triangles(piece)];
    const [off, missing]: [string[], string[]] = [[], []];
    for (const side of kSides)
      for (let number = 1; number <= 6; ++number) {
        const { x, y } = door_place({ side, number });
        const eye: Point = [x - 3, y - 3, kHole.height - 0.5];
        const [is, shown] = [seen_from(eye, body), seen_from(eye, mesh)];
        if (beyond(shown, is, reach) > 0) off.push(`${side} ${number}`);
        if (beyond(is, shown, reach) > 0) missing.push(`${side} ${number}: ${beyond(is, shown, reach)}`);
      }
    expect({ off, missing }).toEqual({ off: [], missing: [] });
  });
  test.each(kPieces)('%s: each corner, squarely', (piece) => {
    const shape = shape_of(piece);
    const boxes = shape.solids.map(({ corners }) => {
      const points = corners.map((corner) => shape.corners[corner] ?? { x: 0, y: 0, z: 0 });
      return (['x', 'y', 'z'] as const).map((axis) => {
        const along = points.map((point) => point[axis]);
        return [Math.min(...along), Math.max(...along)] as const;
      });
    });
    const build = kPieceMeshes[piece]();
    let worst = 0;
    for (let corner = 0; corner < build.count; ++corner) {
      const at = build.positions.slice(3 * corner, 3 * corner + 3);
      const away = boxes.map((box) =>
        Math.hypot(...box.map(([low, high], axis) => Math.max(low - (at[axis] ?? 0), (at[axis] ?? 0) - high, 0))),
      );
      worst = Math.max(worst, Math.min(...away));
    }
    expect(worst).toBeLessThanOrEqual(kMost);
  });
  test.each(kSizes)('the sheet of a %s ghost', (size) => {
    const { radius, height } = kBodies[size];
    const outline = [
      [0, 0],
      [1, 0],
      [0.9, 0.4],
      [0.72, 0.72],
      [0.46, 0.92],
      [0.16, 1],
      [0, 1],
    ].map(([out = 0, up = 0]) => [out * radius, up * height - height / 2] as const);
    const points = ghost_sheet(size, 24).getAttribute('position');
    const kRings = 9 * 25; // without what is inside
    let worst = 0;
    for (let at = 0; at < kRings; ++at) {
      const [out, up] = [Math.hypot(points.getX(at), points.getY(at)), points.getZ(at)];
      let near = Number.POSITIVE_INFINITY;
      outline.slice(1).forEach(([x1, y1], index) => {
        const [x0, y0] = outline[index] ?? [x1, y1];
        const long = (x1 - x0) ** 2 + (y1 - y0) ** 2;
        const share = Math.min(1, Math.max(0, ((out - x0) * (x1 - x0) + (up - y0) * (y1 - y0)) / long));
        near = Math.min(near, Math.hypot(out - x0 - share * (x1 - x0), up - y0 - share * (y1 - y0)));
      });
      worst = Math.max(worst, near);
    }
    expect(worst).toBeLessThanOrEqual(kMost);
  });
});
