// A wall of the hall: six bays with a door each, sconces between them. Built as the southern one, its inner face at y = 0, looking to +y.
import { Matrix4 } from 'three';
import { kHole, kSquares } from '../../data/board';
import { type Rgb, rgb_of } from '../art/pen';
import { cloth_of } from '../art/players';
import { kWallTiles as U } from '../art/walls';
import { box } from './boxes';
import { Build, times } from './build';
import { ball, lathe, sheet } from './shapes';

export const kWall = 1.5;
export const kThick = 0.14;
export const kOldBrass: Rgb = [0.78, 0.57, 0.26];
// Quarters of a turn from the south, anticlockwise.
export const turned_side = (quarters: number): Matrix4 =>
  new Matrix4()
    .makeTranslation(kSquares / 2, kSquares / 2, 0)
    .multiply(new Matrix4().makeRotationZ((quarters * Math.PI) / 2))
    .multiply(new Matrix4().makeTranslation(-kSquares / 2, -kSquares / 2, 0));

const kArch = Array.from({ length: 9 }, (_, step) => {
  const angle = (step * Math.PI) / 8;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
function arch(build: Build, middle: number): void {
  const glass = { tint: [1.35, 1.35, 1.5] as const, gloss: 0.1 };
  const top = build.corner([middle, 0.008, 1.085], [0, 1, 0], U.fan.x + U.fan.w / 2, U.fan.y, glass);
  const rim = kArch.map(([x, z]) =>
    build.corner(
      [middle + x * 0.29, 0.008, 1.085 + z * 0.24],
      [0, 1, 0],
      U.fan.x + U.fan.w * (0.5 - x * 0.5),
      U.fan.y + U.fan.h * z,
      glass,
    ),
  );
  const wooden = { tint: [1.25, 1.05, 0.9] as const, gloss: 0.5 };
  const moulding = (radius: number, y: number, out: number, ahead: number) =>
    kArch.map(([x, z]) =>
      build.corner(
        [middle + x * radius, y, 1.085 + z * radius * 0.83],
        [x * out, ahead, z * 0.9],
        U.wood.x + 0.05,
        U.wood.y + 0.05,
        wooden,
      ),
    );
  const rows = [moulding(0.285, 0.026, 0.3, 1), moulding(0.35, 0.026, 0.3, 1), moulding(0.36, 0, 0.9, 0.2)] as const;
  for (let step = 0; step + 1 < kArch.length; ++step) {
    build.triangle(top, rim[step] ?? top, rim[step + 1] ?? top);
    for (const [inner, outer] of [
      [rows[0], rows[1]],
      [rows[1], rows[2]],
    ] as const)
      build.quad(inner[step] ?? 0, inner[step + 1] ?? 0, outer[step + 1] ?? 0, outer[step] ?? 0);
  }
}
function door(build: Build, quarters: number, middle: number, jewel: Rgb): void {
  const leaf = { faces: { '+y': U.door }, faced: [1.45, 1.35, 1.25], tint: [0.6, 0.4, 0.3], gloss: 0.5, skip: '-y' } as const;
  box(build, [middle - 0.3, -0.03, 0], [middle + 0.3, 0.006, 1.05], leaf);
  for (const x of [-0.335, 0.335])
    box(build, [middle + x - 0.035, -0.02, 0], [middle + x + 0.035, 0.028, 1.06], {
      tile: U.wood,
      tint: [1.3, 1.1, 1],
      gloss: 0.35,
      low: 0.7,
      bevel: 0,
      skip: '-y',
    });
  box(build, [middle - 0.38, -0.02, 1.045], [middle + 0.38, 0.03, 1.085], { tint: kOldBrass, gloss: 0.8, skip: '-y' });
  arch(build, middle);
  ball(build, [middle, 0.012, 1.345], 0.034, { tint: times(jewel, 1.2), gloss: 0.9, squash: 0.6, around: 5, rows: 2 });
  // the keyhole's plate, as high as the eye
  const plate = new Matrix4().makeRotationX(-Math.PI / 2).setPosition(middle, 0.006, kHole.height);
  build.at(new Matrix4().multiplyMatrices(turned_side(quarters), plate));
  lathe(
    build,
    [
      [0.085, 0],
      [0.08, 0.012],
      [0.0005, 0.016],
    ],
    { tint: kOldBrass, gloss: 1 },
  );
  lathe(
    build,
    [
      [0.026, 0.0175],
      [0.0005, 0.0175],
    ],
    { tint: [0.05, 0.02, 0.05], gloss: 0, around: 6, centre: [0, -0.012, 0] },
  );
  build.at(turned_side(quarters));
  box(build, [middle - 0.011, 0.02, 0.7], [middle + 0.011, 0.0236, 0.77], { tint: [0.05, 0.02, 0.05], gloss: 0, skip: '-y' });
  ball(build, [middle - 0.21, 0.014, 0.66], 0.026, { tint: kOldBrass, gloss: 1, around: 5, rows: 2 });
}
function sconce(build: Build, x: number): void {
  box(build, [x - 0.045, -0.01, 0.42], [x + 0.045, 0.012, 1.4], {
    tile: U.brass,
    tint: [0.5, 0.42, 0.55],
    gloss: 0.4,
    skip: '-y',
  });
  const arm = [
    [0.012, 0.82],
    [0.03, 0.86],
    [0.034, 0.93],
  ] as const;
  lathe(build, arm, { centre: [x, 0.008, 0], tint: kOldBrass, gloss: 1, around: 5, squash: 0.8 });
  const lamp = [
    [0.034, 0.93],
    [0.05, 0.97],
    [0.03, 1.06],
  ] as const;
  lathe(build, lamp, { centre: [x, 0.004, 0], tint: [2.4, 1.9, 1.1], gloss: 0, around: 5, squash: 0.6 });
}
export function wall(quarters: number, seat: number): Build {
  const build = new Build(U.white).at(turned_side(quarters));
  const jewel = rgb_of(cloth_of(seat).body);
  for (let number = 0; number < kSquares; ++number) {
    const paper = { gloss: 0.06, parts: 2, tint: [1.3, 1.25, 1.25] } as const;
    sheet(build, [number + 1, 0, 0], [-1, 0, 0], [0, 0, kWall], U.bay, paper);
    door(build, quarters, number + 0.5, jewel);
    if (number > 0) sconce(build, number);
  }
  const end = kSquares + kThick;
  box(build, [-kThick, -kThick, kWall], [end, 0.015, kWall + 0.06], {
    tile: U.wood,
    tint: [1.25, 1.05, 0.92],
    gloss: 0.7,
    bevel: 0.02,
  });
  box(build, [-kThick, -kThick - 0.012, kWall - 0.05], [end, -kThick + 0.01, kWall], { tint: kOldBrass, gloss: 0.9 });
  box(build, [0, -0.01, 0], [kSquares, 0.022, 0.09], { tile: U.wood, tint: [0.62, 0.52, 0.5], gloss: 0.3, skip: '-y' });
  box(build, [-kThick, -kThick, 0], [end, -0.02, kWall], {
    tile: U.outside,
    gloss: 0.2,
    low: 0.5,
    tint: [0.9, 0.8, 0.8],
    skip: '+y',
  });
  return build;
}
// What is left of a wall in front of the hall: a low sill with openings for the doors.
export function sill(quarters: number): Build {
  const build = new Build(U.white).at(turned_side(quarters));
  const kept = (x: number) => Math.min(kSquares + kThick, Math.max(-kThick, x));
  box(build, [-kThick, -kThick, 0], [kSquares + kThick, 0, 0.045], { tile: U.wood, tint: [1, 0.85, 0.75], gloss: 0.6 });
  for (let x = 0; x <= kSquares; ++x) {
    const wooden = { tile: U.wood, tint: [1.2, 1, 0.88], gloss: 0.6, bevel: 0.016, low: 0.6 } as const;
    box(build, [kept(x - 0.19), -kThick, 0], [kept(x + 0.19), 0, 0.13], wooden);
    box(build, [kept(x - 0.17), 0.02 - kThick, 0.128], [kept(x + 0.17), -0.02, 0.145], {
      tint: times(kOldBrass, 0.72),
      gloss: 0.5,
    });
  }
  return build;
}
