import type { Rgb } from '../art/pen';
import { part, kTiles as T } from '../art/tiles';
import { box } from './boxes';
import { Build } from './build';
import { kBrass } from './metal';
import { drape, lathe, type Profile, sheet } from './shapes';

const kLeg: Profile = [
  [0.04, -0.375],
  [0.046, -0.34],
  [0.034, -0.31],
  [0.038, -0.2],
  [0.05, -0.02],
  [0.036, 0.06],
  [0.05, 0.12],
  [0.044, 0.18],
  [0.056, 0.2],
  [0.056, 0.33],
];
const kPlates: readonly Rgb[] = [
  [0.9, 0.4, 0.36],
  [0.4, 0.6, 0.95],
  [0.25, 0.75, 0.68],
  [0.96, 0.8, 0.35],
];
const kSilver = { tint: [0.82, 0.84, 0.95], gloss: 1 } as const;

function cloth(build: Build, to: 1 | -1): void {
  const across = { from: -0.7, to: 0.7, top: 0.36, bottom: -0.238 };
  drape(build, T.lace, { ...across, y: to * 0.7, out: to, depth: 0.045, tint: [1.02, 1, 0.98] });
  const inside = to > 0 ? -1 : 1;
  drape(build, T.lace, { ...across, y: to * 0.685, out: inside, depth: 0, across: 14, down: 1, tint: [0.6, 0.52, 0.6] });
  sheet(build, [to * 0.712, -to * 0.7, 0.305], [0, to * 1.4, 0], [0, 0, 0.07], part(T.lace, 0, 0, 1, 0.28), { gloss: 0.05 });
}
// A place laid: a plate and its silver, hardly thicker than the cloth.
function place(build: Build, index: number): void {
  const turn = (index * Math.PI) / 2;
  const [x, y, z] = [0.42 * Math.cos(turn), 0.42 * Math.sin(turn), 0.376] as const;
  const plate: Profile = [
    [0.16, 0],
    [0.165, 0.012],
    [0.15, 0.016],
    [0.105, 0.006],
    [0.0005, 0.004],
  ];
  lathe(build, plate, { centre: [x, y, z], tint: [1, 0.98, 1.02], gloss: 0.8, around: 14 });
  lathe(
    build,
    [
      [0.168, 0.011],
      [0.16, 0.018],
      [0.15, 0.0165],
    ],
    { centre: [x, y, z], tint: kBrass, gloss: 1, around: 14 },
  );
  const food = kPlates[index] ?? kBrass;
  lathe(
    build,
    [
      [0.06, 0.0055],
      [0.0005, 0.0058],
    ],
    { centre: [x, y, z], tint: food, gloss: 0.4, around: 8 },
  );
  for (const beside of [-0.2, 0.2]) {
    build.move(x - Math.sin(turn) * beside, y + Math.cos(turn) * beside, z, turn);
    box(build, [-0.09, -0.008, 0], [0.09, 0.008, 0.01], { ...kSilver, skip: '-z' });
    box(build, [beside < 0 ? 0.05 : 0.02, -0.016, 0], [0.1, 0.016, 0.01], { ...kSilver, skip: '-z' });
  }
  build.home();
}
export function table(): Build {
  const build = new Build();
  const linen = { tint: [0.92, 0.88, 0.84], faced: [0.93, 0.91, 0.88], bevel: 0.02, gloss: 0.08, edge: 1.02 } as const;
  box(build, [-0.7, -0.7, 0.322], [0.7, 0.7, 0.375], { ...linen, faces: { '+z': T.linen }, skip: '-z' });
  box(build, [-0.68, -0.68, 0.3], [0.68, 0.68, 0.326], { tile: T.walnut, tint: [0.7, 0.62, 0.6], bevel: 0 });
  cloth(build, -1);
  cloth(build, 1);
  for (const x of [-0.64, 0.64])
    for (const y of [-0.62, 0.62]) lathe(build, kLeg, { centre: [x, y, 0], tint: [0.5, 0.28, 0.17], gloss: 0.8 });
  for (let index = 0; index < 4; ++index) place(build, index);
  return build;
}
