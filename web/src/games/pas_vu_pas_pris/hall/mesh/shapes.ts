// Shapes turned on a lathe, flat pictures, hanging cloth.
import { Vector3 } from 'three';
import type { Tile } from '../art/tiles';
import { type Build, type Look, type Triple, times } from './build';

export type Profile = readonly (readonly [radius: number, height: number])[];
export interface Turned extends Look {
  readonly centre?: Triple;
  readonly around?: number; // sides
  readonly squash?: number; // of its depth, from front to back
  readonly tile?: Tile;
}
// Turned about the z axis.
export function lathe(build: Build, profile: Profile, options: Turned = {}): void {
  const { tint = [1, 1, 1], gloss = 0.6, centre = [0, 0, 0], around = 8, squash = 1, tile = build.plain } = options;
  const corners = profile.flatMap(([radius, height], row) => {
    const [r0, z0] = profile[Math.max(0, row - 1)] ?? [radius, height];
    const [r1, z1] = profile[Math.min(profile.length - 1, row + 1)] ?? [radius, height];
    const size = Math.hypot(z1 - z0, r0 - r1) || 1;
    const [out, up] = [(z1 - z0) / size, (r0 - r1) / size];
    return Array.from({ length: around + 1 }, (_, step) => {
      const angle = (step / around) * Math.PI * 2;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return build.corner(
        [centre[0] + radius * x, centre[1] + radius * y * squash, centre[2] + height],
        [out * x, out * y, up],
        tile.x + tile.w * (0.05 + (0.9 * step) / around),
        tile.y + tile.h * (0.05 + (0.9 * row) / profile.length),
        { tint, gloss },
      );
    });
  });
  build.net(corners, around + 1);
}
export function ball(
  build: Build,
  centre: Triple,
  radius: number,
  options: Turned & { readonly rows?: number; readonly flat?: number } = {},
): void {
  const { rows = 3, flat = 1 } = options;
  const profile = Array.from({ length: rows + 1 }, (_, row) => {
    const angle = -Math.PI / 2 + (Math.PI * row) / rows;
    return [Math.max(0.0005, radius * Math.cos(angle)), radius * Math.sin(angle) * flat] as const;
  });
  lathe(build, profile, { around: 6, ...options, centre });
}
// A flat picture: a corner and two sides.
export function sheet(
  build: Build,
  from: Triple,
  along: Triple,
  up: Triple,
  tile: Tile,
  { parts = 1, ...look }: Look & { readonly parts?: number } = {},
): void {
  const { x, y, z } = new Vector3(...along).cross(new Vector3(...up)).normalize();
  const corners: number[] = [];
  for (let row = 0; row <= parts; ++row)
    for (let column = 0; column <= parts; ++column) {
      const [s, t] = [column / parts, row / parts];
      const at = ([0, 1, 2] as const).map((axis) => from[axis] + along[axis] * s + up[axis] * t) as unknown as Triple;
      corners.push(build.corner(at, [x, y, z], tile.x + tile.w * s, tile.y + tile.h * t, { gloss: 0.1, ...look }));
    }
  build.net(corners, parts + 1);
}
export interface Drape extends Look {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  readonly out: 1 | -1; // the way it is seen from, along y
  readonly folds?: number;
  readonly depth?: number;
  readonly across?: number; // parts
  readonly down?: number;
}
// Cloth that hangs from a level edge, with folds and a scalloped hem.
export function drape(build: Build, tile: Tile, options: Drape): void {
  const { from, to, y, top, bottom, out, folds = 7, depth = 0.02, across = 28, down = 2, tint = [1, 1, 1] } = options;
  const corners: number[] = [];
  for (let row = 0; row <= down; ++row)
    for (let column = 0; column <= across; ++column) {
      const [s, t] = [column / across, row / down];
      const angle = s * folds * Math.PI * 2;
      const deep = depth * Math.min(1, t * 1.6);
      const wave = Math.sin(angle + 0.5 * Math.sin(angle * 0.37));
      const off = deep * wave * 0.5 + deep * 0.5 - depth * 0.35;
      const slope = (deep * 0.5 * Math.cos(angle) * folds * Math.PI * 2) / (to - from);
      const long = Math.hypot(slope, 1);
      const hem = t === 1 ? 0.02 * Math.abs(Math.sin(s * Math.PI * 14)) : 0;
      corners.push(
        build.corner(
          [from + (to - from) * s, y + out * off, top + (bottom - top) * t + hem],
          [(-slope / long) * 1.3, out / long, 0.12],
          tile.x + tile.w * (out > 0 ? 1 - s : s),
          tile.y + tile.h * (1 - t),
          { tint: times(tint, 0.9 + 0.1 * wave), gloss: 0.05 },
        ),
      );
    }
  build.net(corners, across + 1);
}
