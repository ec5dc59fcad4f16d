// What only the eye at a keyhole sees: the walls above, a ceiling with beams, a chandelier.
import { kSquares } from '../../data/board';
import { kWallTiles as U } from '../art/walls';
import type { Glow } from '../glows';
import { box } from './boxes';
import { Build, type Triple } from './build';
import { lathe, sheet } from './shapes';
import { kOldBrass, kWall, turned_side } from './walls';

const kCeiling = 3.5;
const kAt = [3, 3.2] as const; // the chandelier
const kArms = 8;
const kHangs = 2.35;
const kArm = 0.6;
const kFlames = Array.from({ length: kArms }, (_, arm): Triple => {
  const angle = (arm * 2 * Math.PI) / kArms + 0.2;
  return [kAt[0] + kArm * Math.cos(angle), kAt[1] + kArm * Math.sin(angle), kHangs];
});

function chandelier(build: Build): void {
  const centre: Triple = [kAt[0], kAt[1], 0];
  const z = kHangs;
  const stem = [
    [0.012, kCeiling],
    [0.012, z + 0.3],
    [0.07, z + 0.22],
    [0.04, z + 0.1],
    [0.12, z],
    [0.1, z - 0.08],
    [0.03, z - 0.14],
    [0.04, z - 0.18],
    [0.001, z - 0.22],
  ] as const;
  lathe(build, stem, { centre, tint: kOldBrass, gloss: 1 });
  const hoop = [
    [kArm, z - 0.015],
    [kArm + 0.015, z],
    [kArm, z + 0.015],
    [kArm - 0.015, z],
    [kArm, z - 0.015],
  ] as const;
  lathe(build, hoop, { centre, tint: kOldBrass, gloss: 1, around: 24 });
  for (const [x, y] of kFlames) {
    const wax = [
      [0.02, z],
      [0.05, z + 0.03],
      [0.026, z + 0.06],
      [0.026, z + 0.2],
      [0.002, z + 0.21],
    ] as const;
    lathe(build, wax, { centre: [x, y, 0], tint: [1.5, 1.3, 1], gloss: 0.4, around: 6 });
  }
}
export function upstairs(): Build {
  const build = new Build(U.white);
  for (let quarters = 0; quarters < 4; ++quarters) {
    build.at(turned_side(quarters));
    for (let bay = 0; bay < kSquares; bay += 2)
      sheet(build, [bay + 2, 0, kWall + 0.06], [-2, 0, 0], [0, 0, kCeiling - kWall - 0.06], U.upper, {
        tint: [1.1, 1.1, 1.25],
        parts: 3,
      });
    box(build, [0, -0.05, kCeiling - 0.2], [kSquares, 0.1, kCeiling], { tile: U.wood, tint: [0.9, 0.75, 0.7], bevel: 0.03 });
    box(build, [0, -0.05, kWall], [kSquares, 0.08, kWall + 0.1], { tint: kOldBrass, gloss: 0.7, bevel: 0.02 });
  }
  build.home();
  sheet(build, [0, kSquares, kCeiling], [kSquares, 0, 0], [0, -kSquares, 0], U.wood, { tint: [0.5, 0.4, 0.42], parts: 6 });
  const beam = { tile: U.wood, tint: [0.85, 0.66, 0.6], bevel: 0.02 } as const;
  for (let at = 0; at <= kSquares; ++at) {
    box(build, [at - 0.08, 0, kCeiling - 0.16], [at + 0.08, kSquares, kCeiling], beam);
    box(build, [0, at - 0.08, kCeiling - 0.12], [kSquares, at + 0.08, kCeiling], beam);
  }
  chandelier(build);
  return build;
}
export const kUpstairsGlows: readonly Glow[] = [
  ...kFlames.flatMap(([x, y, z]): readonly Glow[] => [
    { at: [x, y, z + 0.26], size: 0.05, hue: [1, 0.9, 0.6], tall: 1.8 },
    { at: [x, y, z + 0.25], size: 0.3, hue: [0.8, 0.45, 0.16] },
  ]),
  { at: [kAt[0], kAt[1], kHangs], size: 1.7, hue: [0.34, 0.2, 0.09], near: 0 },
];
