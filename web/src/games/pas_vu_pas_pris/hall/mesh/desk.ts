import { kTiles as T } from '../art/tiles';
import { box } from './boxes';
import { Build } from './build';
import { kBrass, knob } from './metal';

const kWood = { tile: T.walnut, gloss: 0.5 };

function pedestal(build: Build, to: 1 | -1): void {
  const [from, end] = to < 0 ? [-0.9, -0.42] : [0.42, 0.9];
  const middle = (from + end) / 2;
  const fronts = { '+y': T.drawers, '-y': T.drawers };
  box(build, [from, -0.45, -0.4], [end, 0.45, 0.34], { ...kWood, low: 0.6, grain: true, faces: fronts, bevel: 0.016 });
  const foot = { ...kWood, gloss: 0.4, bevel: 0.014, tint: [0.7, 0.62, 0.6] } as const;
  box(build, [from - 0.012, -0.462, -0.4], [end + 0.012, 0.462, -0.34], foot);
  for (let drawer = 0; drawer < 3; ++drawer) {
    const z = -0.4 + 0.74 * ((2.5 - drawer) / 3) - 0.02;
    box(build, [middle - 0.07, 0.452, z - 0.02], [middle + 0.07, 0.474, z - 0.002], { tint: kBrass, gloss: 1 });
    for (const side of [-0.07, 0.07]) knob(build, middle + side, 0.458, z, 0.018);
  }
  box(build, [to * 0.9 - 0.024, 0.42, -0.4], [to * 0.9 + 0.024, 0.466, 0.33], { ...kWood, low: 0.7, grain: true });
}
export function desk(): Build {
  const build = new Build();
  box(build, [-0.915, -0.465, 0.345], [0.915, 0.465, 0.4], { ...kWood, gloss: 0.6, bevel: 0.016, faces: { '+z': T.baize } });
  box(build, [-0.905, -0.455, 0.325], [0.905, 0.455, 0.35], { tint: kBrass, gloss: 0.8 });
  pedestal(build, -1);
  pedestal(build, 1);
  const back = { ...kWood, gloss: 0.3, low: 0.55, tint: [0.72, 0.66, 0.64], faces: { '-y': T.drawers } } as const;
  box(build, [-0.42, -0.45, -0.4], [0.42, -0.41, 0.34], back);
  box(build, [-0.42, 0.415, 0.314], [0.42, 0.455, 0.335], { ...kWood, gloss: 0.6 }); // a frieze over the hollow
  return build;
}
