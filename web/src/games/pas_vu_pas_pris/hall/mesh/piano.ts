// Front is +y, the origin in the middle of the bounding box, as in the rules' bodies. So are all pieces.
import { Matrix4 } from 'three';
import { kPianoKeys } from '../art/tile_piano';
import { part, kTiles as T } from '../art/tiles';
import { box } from './boxes';
import { Build } from './build';
import { kBrass } from './metal';
import { lathe } from './shapes';

const kVarnish = { tile: T.mahogany, gloss: 0.9 };

function keyboard(build: Build): void {
  const wide = (1.8 * 476) / 512 / kPianoKeys;
  const first = 0.9 - (1.8 * 18) / 512; // to the player's right, which is -x
  for (let key = 0; key < kPianoKeys - 1; ++key) {
    if (key % 7 === 2 || key % 7 === 6) continue;
    const x = first - (key + 1) * wide;
    box(build, [x - 0.016, 0.296, 0.07], [x + 0.016, 0.45, 0.112], { tint: [0.13, 0.09, 0.13], gloss: 1, skip: '-z' });
  }
}
function side(build: Build, to: 1 | -1): void {
  const leg = to * 0.79;
  box(build, [leg - 0.06, 0.585, -0.6], [leg + 0.06, 0.608, 0.02], { ...kVarnish, low: 0.7 });
  for (const z of [-0.5, -0.42, -0.1, -0.02])
    box(build, [leg - 0.068, 0.585, z], [leg + 0.068, 0.622, z + 0.03], { tint: kBrass, gloss: 1 });
  // a candle's arm, flat against the panel
  const arm = to * 0.55;
  build.at(new Matrix4().makeRotationX(-Math.PI / 2).setPosition(arm, 0.2, 0.42));
  lathe(
    build,
    [
      [0.062, 0],
      [0.055, 0.014],
      [0.03, 0.018],
      [0.012, 0.026],
      [0.0005, 0.028],
    ],
    { tint: kBrass, gloss: 1, around: 11 },
  );
  build.home();
  box(build, [arm - 0.015, 0.2, 0.46], [arm + 0.015, 0.226, 0.52], { tint: [1.1, 1.02, 0.85] });
  box(build, [to * 0.07 - 0.03, 0.585, -0.57], [to * 0.07 + 0.03, 0.622, -0.54], { tint: kBrass, gloss: 1 }); // pedals
}
export function piano(): Build {
  const build = new Build();
  const upper = part(T.piano_front, 0, 0.5, 1, 0.5);
  const lower = part(T.piano_front, 0, 0, 1, 0.5);
  box(build, [-0.9, -0.6, -0.6], [0.9, 0.2, 0.575], { ...kVarnish, low: 0.75, faces: { '+y': upper }, bevel: 0.02 });
  box(build, [-0.915, -0.61, 0.565], [0.915, 0.218, 0.6], { ...kVarnish, faces: { '+z': T.piano_top }, bevel: 0.012 });
  box(build, [-0.9, 0.2, -0.6], [0.9, 0.585, 0.08], {
    ...kVarnish,
    low: 0.7,
    bevel: 0.015,
    faces: { '+y': lower, '+z': T.keys },
  });
  box(build, [-0.91, 0.2, 0.03], [-0.84, 0.608, 0.115], { ...kVarnish, bevel: 0.016 });
  box(build, [0.84, 0.2, 0.03], [0.91, 0.608, 0.115], { ...kVarnish, bevel: 0.016 });
  box(build, [-0.85, 0.565, 0.02], [0.85, 0.606, 0.088], kVarnish);
  keyboard(build);
  box(build, [-0.8, 0.19, 0.17], [0.8, 0.226, 0.19], kVarnish); // where a score stands
  side(build, -1);
  side(build, 1);
  box(build, [-0.914, -0.61, -0.6], [0.914, 0.608, -0.55], { ...kVarnish, gloss: 0.6, tint: [0.75, 0.7, 0.7] });
  return build;
}
