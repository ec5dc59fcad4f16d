import { Matrix4 } from 'three';
import { kTiles as T } from '../art/tiles';
import { box, soft } from './boxes';
import { Build } from './build';
import { kGilding } from './metal';
import { lathe, type Profile } from './shapes';

const kBoss: Profile = [
  [0.04, 0],
  [0.036, 0.022],
  [0.0005, 0.027],
];
const kBead: Profile = [
  [0.028, 0],
  [0.026, 0.012],
  [0.0005, 0.02],
];
const kPearl: Profile = [
  [0.022, 0],
  [0.0005, 0.016],
];

export function mirror(): Build {
  const build = new Build();
  const gilt = { tile: T.gilt, gloss: 1 };
  soft(build, [-0.305, -0.105, -0.8], [0.305, 0.105, -0.715], { ...gilt, round: 0.03, parts: 1, low: 0.7 });
  box(build, [-0.45, -0.03, -0.72], [0.45, 0.018, 0.8], { tile: T.walnut, gloss: 0.4, grain: true, faces: { '-y': T.cane } });
  const bar = (x0: number, x1: number, z0: number, z1: number) =>
    soft(build, [x0, -0.02, z0], [x1, 0.05, z1], { ...gilt, round: 0.022, parts: 1 });
  bar(-0.455, -0.4, -0.72, 0.8);
  bar(0.4, 0.455, -0.72, 0.8);
  bar(-0.455, 0.455, -0.725, -0.665);
  bar(-0.455, 0.455, 0.745, 0.805);
  const stud = (profile: Profile, x: number, y: number, z: number, around: number) => {
    build.at(new Matrix4().makeRotationX(-Math.PI / 2).setPosition(x, y, z));
    lathe(build, profile, { tint: kGilding, gloss: 1, around });
  };
  for (const x of [-0.43, 0.43]) for (const z of [-0.695, 0.775]) stud(kBoss, x, 0.03, z, 9);
  for (let at = -3; at <= 3; ++at) if (at !== 0) stud(kBead, at * 0.11, 0.034, 0.775, 7);
  stud(
    [
      [0.054, 0],
      [0.048, 0.02],
      [0.0005, 0.034],
    ],
    0,
    0.022,
    0.772,
    11,
  );
  for (let at = -5; at <= 5; ++at) for (const x of [-0.428, 0.428]) stud(kPearl, x, 0.04, 0.04 + at * 0.118, 6);
  return build.home();
}
// The glass, as the rules have it: in the frame, towards +y.
export const kGlass = { half: 0.4, y: 0.031, low: -0.67, high: 0.75 } as const;
