// The tray that the hall stands on, its posts with their lamps, and what lies on its corners: a candle, the desk bell, a room key, a die.
import { kSquares } from '../../data/board';
import { kWallTiles as U } from '../art/walls';
import type { Glow } from '../glows';
import { box } from './boxes';
import { Build, type Triple, times } from './build';
import { ball, lathe, type Profile, sheet } from './shapes';
import { kOldBrass, kThick, kWall, turned_side } from './walls';

export const kMargin = 1.75; // of the tray, outside the walls
const kInner = kMargin + 0.16;
export const kTrayWide = kSquares + 2 * (kInner + 0.16);
const kBrass = { tint: [0.8, 0.58, 0.27], gloss: 1 } as const;
const kCorner = kSquares + kMargin / 2;
const kCandle: Triple = [-kMargin / 2, -kMargin / 2, 0];
const kPosts = [
  [-0.1, -0.1],
  [6.1, -0.1],
  [6.1, 6.1],
  [-0.1, 6.1],
] as const;
const kGlobe = kWall + 0.32;

function frame(build: Build, out: number, low: number, high: number, wide: number, options: Parameters<typeof box>[3]): void {
  const [from, to] = [-kInner - out, kSquares + kInner + out];
  box(build, [from, from, low], [to, from + wide, high], options);
  box(build, [from, to - wide, low], [to, to, high], options);
  box(build, [from, from + wide, low], [from + wide, to - wide, high], options);
  box(build, [to - wide, from + wide, low], [to, to - wide, high], options);
}
function candle(build: Build): void {
  const foot: Profile = [
    [0.34, 0],
    [0.36, 0.03],
    [0.32, 0.05],
    [0.12, 0.07],
    [0.07, 0.12],
    [0.1, 0.17],
    [0.05, 0.22],
    [0.045, 0.34],
    [0.11, 0.38],
    [0.12, 0.41],
    [0.09, 0.42],
  ];
  lathe(build, foot, { ...kBrass, centre: kCandle, around: 14 });
  lathe(
    build,
    [
      [0.085, 0.4],
      [0.085, 0.78],
      [0.07, 0.82],
      [0.001, 0.8],
    ],
    { tint: [1.25, 1.12, 0.9], gloss: 0.3, centre: kCandle },
  );
  for (const [angle, z] of [
    [0.4, 0.6],
    [2.2, 0.68],
    [4.1, 0.55],
  ] as const) {
    const drop: Triple = [kCandle[0] + 0.082 * Math.cos(angle), kCandle[1] + 0.082 * Math.sin(angle), z];
    ball(build, drop, 0.026, { tint: [1.25, 1.1, 0.88], flat: 2.4 });
  }
}
function bell(build: Build): void {
  const centre: Triple = [kCorner, -kMargin / 2, 0];
  lathe(
    build,
    [
      [0.3, 0],
      [0.31, 0.05],
      [0.27, 0.07],
    ],
    { tint: [0.4, 0.2, 0.16], centre, around: 14 },
  );
  const dome: Profile = [
    [0.27, 0.08],
    [0.275, 0.1],
    [0.25, 0.19],
    [0.18, 0.27],
    [0.08, 0.31],
    [0.03, 0.32],
    [0.03, 0.36],
  ];
  lathe(build, dome, { tint: [1.25, 0.95, 0.5], gloss: 1, centre, around: 16 });
  ball(build, [centre[0], centre[1], 0.38], 0.045, { around: 7, rows: 4, tint: [1.4, 1.1, 0.6], gloss: 1 });
}
const kPips = [
  [-0.08, -0.08],
  [0.08, 0.08],
  [-0.08, 0.08],
  [0.08, -0.08],
  [0, 0],
] as const;
function die(build: Build): void {
  const dark = { tint: [0.35, 0.1, 0.3] } as const;
  build.move(-kMargin / 2, kCorner, 0, 0.5);
  box(build, [-0.17, -0.17, 0], [0.17, 0.17, 0.34], { tint: [1.1, 1.02, 0.9], bevel: 0.05, gloss: 0.5 });
  for (const [x, y] of kPips)
    lathe(
      build,
      [
        [0.032, 0.342],
        [0.001, 0.343],
      ],
      { ...dark, centre: [x, y, 0] },
    );
  for (const [x, z] of [
    [-0.08, 0.09],
    [0.08, 0.25],
    [0, 0.17],
  ] as const)
    box(build, [x - 0.026, -0.173, z - 0.026], [x + 0.026, -0.16, z + 0.026], { ...dark, bevel: 0 });
  build.home();
}
function key(build: Build): void {
  build.move(kCorner, kCorner, 0.03, -0.7);
  lathe(
    build,
    [
      [0.13, -0.022],
      [0.16, 0],
      [0.13, 0.022],
      [0.1, 0],
      [0.13, -0.022],
    ],
    { ...kBrass, around: 12 },
  );
  box(build, [0.14, -0.024, -0.024], [0.56, 0.024, 0.024], { ...kBrass, bevel: 0.016 });
  for (const [x, long] of [
    [0.44, 0.12],
    [0.52, 0.15],
  ] as const)
    box(build, [x, -long, -0.02], [x + 0.04, 0, 0.02], kBrass);
  build.move(kCorner - 0.2, kCorner - 0.3, 0.02, 0.4);
  box(build, [-0.2, -0.11, -0.02], [0.2, 0.11, 0.02], { tint: [0.75, 0.16, 0.22], gloss: 0.5 });
  build.home();
}
function post(build: Build, x: number, y: number): void {
  const top = kWall + 0.06;
  box(build, [x - 0.1, y - 0.1, 0], [x + 0.1, y + 0.1, top], {
    tile: U.wood,
    tint: [1.9, 1.5, 1.3],
    gloss: 0.6,
    bevel: 0.03,
    low: 0.6,
  });
  box(build, [x - 0.13, y - 0.13, top], [x + 0.13, y + 0.13, top + 0.05], { tint: kOldBrass, gloss: 0.9, bevel: 0.014 });
  lathe(
    build,
    [
      [0.09, 0],
      [0.05, 0.04],
      [0.035, 0.1],
      [0.06, 0.13],
    ],
    { centre: [x, y, top + 0.05], tint: kOldBrass, gloss: 1 },
  );
  ball(build, [x, y, kGlobe], 0.11, { tint: [2.6, 2.2, 1.5], gloss: 0.2, around: 8, rows: 6 });
}
export function tray(): Build {
  const build = new Build(U.white);
  frame(build, 0.16, -0.42, 0, 0.2, { tile: U.wood, tint: [1, 0.82, 0.74], gloss: 0.6, bevel: 0.05, low: 0.35 });
  frame(build, -0.02, -0.1, 0.012, 0.07, { tint: kOldBrass, gloss: 0.9, bevel: 0.02 });
  const plank = { tint: [0.66, 0.48, 0.45], gloss: 0.3 } as const;
  for (const x of [-kInner, kSquares])
    for (const y of [-kInner, kSquares])
      sheet(build, [x, y, -0.002], [kInner, 0, 0], [0, kInner, 0], U.wood, { ...plank, parts: 3 });
  for (let quarters = 0; quarters < 4; ++quarters) {
    build.at(turned_side(quarters));
    sheet(build, [0, -kInner, -0.002], [kSquares, 0, 0], [0, 0.3, 0], U.wood, { ...plank, parts: 2 });
    sheet(build, [0, -0.21, -0.001], [kSquares, 0, 0], [0, 0.21, 0], U.wood, { tint: times(plank.tint, 0.8), parts: 2 });
  }
  build.home();
  for (const [x, y] of kPosts) post(build, x, y);
  candle(build);
  bell(build);
  die(build);
  key(build);
  return build;
}
export const kTrayGlows: readonly Glow[] = [
  { at: [kCandle[0], kCandle[1], 0.95], size: 0.09, hue: [1, 0.9, 0.6], tall: 1.9 },
  { at: [kCandle[0], kCandle[1], 0.93], size: 0.42, hue: [0.95, 0.5, 0.16] },
  { at: [kCandle[0], kCandle[1], 0.9], size: 1.5, hue: [0.42, 0.22, 0.08] },
  ...kPosts.flatMap(([x, y]): readonly Glow[] => [
    { at: [x, y, kGlobe], size: 0.9, hue: [0.75, 0.45, 0.18] },
    { at: [x, y, kGlobe], size: 0.24, hue: [0.9, 0.75, 0.45] },
  ]),
];
// Where a side's carpet lies, seen from its own wall.
export const kCarpetFrom = -0.2;
export const kCarpetDeep = kMargin - kThick;
