import { Matrix4 } from 'three';
import type { Rgb } from '../art/pen';
import { kTiles as T } from '../art/tiles';
import { box, type Face, soft } from './boxes';
import { Build } from './build';
import { knob } from './metal';
import { lathe } from './shapes';

const kGold: Rgb = [0.92, 0.66, 0.3];
const kOldGold: Rgb = [0.66, 0.4, 0.2];
const kLeather = { tile: T.leather, gloss: 0.55 };
const buttoned = (face: Face, x: number, y: number): number =>
  face === '+y' ? -0.012 * Math.max(0, Math.cos(x * Math.PI * 2)) * Math.max(0, Math.cos(y * Math.PI * 2)) : 0;

function arm(build: Build, to: 1 | -1): void {
  const [from, end] = to < 0 ? [-0.56, -0.37] : [0.37, 0.56];
  soft(build, [from, -0.31, -0.5], [end, 0.552, 0.155], { ...kLeather, round: 0.045, puff: 0.01, low: 0.55, parts: 2, fine: 2 });
  build.at(new Matrix4().makeRotationX(-Math.PI / 2).setPosition(to * 0.46, 0.546, 0.06));
  const scroll = [
    [0.08, 0],
    [0.078, 0.014],
    [0.062, 0.022],
    [0.05, 0.014],
    [0.02, 0.016],
    [0.0005, 0.026],
  ] as const;
  lathe(build, scroll, { tint: [0.72, 0.2, 0.24], gloss: 0.9, around: 12 });
  build.home();
  for (let nail = 0; nail < 9; ++nail)
    knob(build, to * 0.46 + (nail % 2 ? 0.062 : -0.062), 0.552, -0.05 - Math.floor(nail / 2) * 0.095, 0.013);
}
function fringe(build: Build): void {
  box(build, [-0.557, -0.557, -0.5], [0.557, 0.557, -0.44], { tint: [0.78, 0.52, 0.24], gloss: 0.3, low: 0.5 });
  for (let tassel = 0; tassel < 22; ++tassel) {
    const along = -0.54 + (tassel * 1.08) / 21;
    const look = { tint: tassel % 2 ? kGold : kOldGold, low: 0.6, skip: '-z' } as const;
    box(build, [along - 0.018, 0.55, -0.5], [along + 0.018, 0.566, -0.42], look);
    for (const to of [-0.556, 0.556]) box(build, [to - 0.01, along - 0.018, -0.5], [to + 0.01, along + 0.018, -0.42], look);
  }
}
export function armchair(): Build {
  const build = new Build();
  const back = { '+y': T.tuft, '-y': T.leather };
  const padding = { ...kLeather, round: 0.05, puff: 0.014, faces: back, low: 0.6, parts: 4, fine: 2, dent: buttoned };
  soft(build, [-0.555, -0.56, -0.5], [0.555, -0.3, 0.505], padding);
  arm(build, -1);
  arm(build, 1);
  box(build, [-0.37, -0.31, -0.5], [0.37, 0.535, -0.26], { ...kLeather, low: 0.5, gloss: 0.4, bevel: 0.03 });
  const cushion = { ...kLeather, gloss: 0.6, round: 0.06, puff: 0.018, parts: 3, fine: 2, tint: [1.12, 1.05, 1.02] } as const;
  soft(build, [-0.375, -0.31, -0.3], [0.375, 0.556, -0.052], cushion);
  for (let nail = 0; nail < 13; ++nail) knob(build, -0.34 + (nail * 0.68) / 12, 0.545, -0.36, 0.013);
  fringe(build);
  box(build, [-0.44, -0.5, 0.485], [0.44, -0.36, 0.516], { tile: T.walnut, gloss: 0.8 }); // its crest
  knob(build, 0, -0.36, 0.5, 0.02);
  return build;
}
