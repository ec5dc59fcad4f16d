import { Matrix4 } from 'three';
import { kTiles as T } from '../art/tiles';
import { box } from './boxes';
import { Build } from './build';
import { kBrass, knob } from './metal';
import { lathe, type Profile } from './shapes';

const kOak = { tile: T.oak, gloss: 0.6 };
const kPost: Profile = [
  [0.034, -0.31],
  [0.036, -0.27],
  [0.026, -0.24],
  [0.032, -0.06],
  [0.024, 0],
  [0.034, 0.04],
  [0.024, 0.08],
  [0.032, 0.3],
  [0.036, 0.34],
  [0.036, 0.41],
];
const kWheel: Profile = [
  [0.05, 0],
  [0.055, 0.03],
  [0.055, 0.08],
  [0.046, 0.1],
  [0.03, 0.094],
  [0.0005, 0.112],
];
function side(build: Build, to: 1 | -1): void {
  lathe(build, kPost, { centre: [to * 0.575, 0.375, 0], tint: kBrass, gloss: 1 });
  box(build, [to * 0.55 - 0.047, -0.395, -0.4], [to * 0.55 + 0.047, 0.395, -0.345], { tint: kBrass, gloss: 0.8, low: 0.6 });
  box(build, [to * 0.55 - 0.046, -0.38, -0.448], [to * 0.55 + 0.046, 0.38, -0.4], {
    tint: [0.32, 0.2, 0.2],
    low: 0.6,
    bevel: 0.016,
  });
  for (const y of [-0.31, 0.31]) {
    build.at(new Matrix4().makeRotationY((to * Math.PI) / 2).setPosition(to * 0.5, y, -0.395));
    lathe(build, kWheel, { tint: [0.5, 0.36, 0.3], gloss: 0.9, around: 11 });
    build.home();
  }
}
export function trolley(): Build {
  const build = new Build();
  box(build, [-0.6, -0.4, 0.41], [0.6, 0.4, 0.452], { ...kOak, gloss: 0.7, faces: { '+z': T.silver } });
  box(build, [-0.6, -0.4, -0.352], [0.6, 0.4, -0.31], { ...kOak, low: 0.7, tint: [0.92, 0.86, 0.82] });
  box(build, [-0.6, -0.4, -0.31], [0.6, -0.36, 0.41], { ...kOak, gloss: 0.4, low: 0.75, faces: { '+y': T.cane, '-y': T.cane } });
  side(build, -1);
  side(build, 1);
  box(build, [-0.6, -0.41, 0.45], [0.6, -0.39, 0.476], { tint: kBrass, gloss: 1 });
  for (let nail = 0; nail < 10; ++nail) knob(build, -0.54 + nail * 0.12, 0.402, 0.43, 0.012);
  return build;
}
