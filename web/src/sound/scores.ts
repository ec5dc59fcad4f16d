// What each sound is made of. Little is below 150 hertz: a phone does not give it back.

import { kCreatures } from './creatures';
import type { Sound } from './cues';
import type { Rustle, Score, Tone } from './voices';

// A tine of a music box: the note, its octave, and the click of the pin.
export const tine = (from: number, after = 0, loud = 0.22, length = 1.1): readonly Tone[] => [
  { from, after, length, loud, wet: 0.2, swell: 0.003 },
  { from: from * 2, after, length: length * 0.45, loud: loud * 0.22, wet: 0.2, swell: 0.003 },
  ...(from < 1500 ? [{ from: from * 6.27, after, length: 0.09, loud: loud * 0.16, swell: 0.002 }] : []),
];
const sparkle = (after: number, loud = 0.08): Rustle => ({
  pitch: 6500,
  to: 9000,
  sharp: 2,
  after,
  length: 0.5,
  loud,
  swell: 0.05,
  wet: 0.3,
});
// Something of wood that is hit: a short tone, and what the blow itself sounds like.
const wood = (pitch: number, after: number, loud: number): readonly Tone[] => [
  { from: pitch, to: pitch * 0.86, after, length: 0.07, loud, swell: 0.002, wet: 0.12 },
  { from: pitch * 2.76, after, length: 0.035, loud: loud * 0.4, swell: 0.002, wet: 0.12 },
];
const blow = (pitch: number, after: number, loud: number, length = 0.035): Rustle => ({
  pitch,
  sharp: 1.2,
  after,
  length,
  loud,
  swell: 0.002,
  wet: 0.12,
});
// A die that falls, bounces ever faster and lies.
const kBounces = [0, 0.11, 0.19, 0.255, 0.31, 0.352, 0.385, 0.44, 0.52] as const;
const bounce = (at: number): number => 0.5 * (1 - at / 12) * (at % 2 === 0 ? 1 : 0.7);

const metal = (pitch: number, after: number, loud: number, length = 0.18): readonly Tone[] =>
  [1, 1.47, 2.09, 2.56].map((each, at) => ({
    from: pitch * each,
    after,
    length: length / (1 + at * 0.4),
    loud: loud / (1 + at),
    swell: 0.002,
    wet: 0.15,
  }));
const flip = (after: number, loud: number): readonly Rustle[] => [
  { pitch: 2200, to: 5200, sharp: 0.7, after, length: 0.12, loud, swell: 0.05 },
  { pitch: 3400, sharp: 1, after: after + 0.11, length: 0.04, loud: loud * 1.2, swell: 0.002 },
];
// A horn that is sorry: muted, and funny.
const wah = (from: number, to: number, after: number, length: number): Tone => ({
  from,
  to,
  after,
  length,
  loud: 0.3,
  shape: 'sawtooth',
  swell: 0.05,
  dull: 900,
  wobble: [6, 0.012],
  wet: 0.12,
});

export const kScores: Readonly<Record<Sound, Score>> = {
  ...kCreatures,
  // the heel, the board under it, the sole
  step: {
    tones: [...wood(165, 0, 0.5), { from: 120, to: 70, length: 0.09, loud: 0.4 }],
    rustles: [blow(420, 0, 0.7, 0.06), blow(1700, 0.035, 0.16)],
  },
  tiptoe: { tones: [...wood(330, 0, 0.22)], rustles: [blow(900, 0, 0.22, 0.04)] },
  dice: {
    tones: kBounces.flatMap((after, at) => [
      ...wood(1150 + 180 * ((at * 3) % 5), after, bounce(at) * 0.5),
      { from: 240, to: 180, after, length: 0.05, loud: bounce(at) * 0.7, swell: 0.002, wet: 0.1 },
    ]),
    rustles: kBounces.map((after, at) => blow(3600 - 150 * at, after, bounce(at), 0.025)),
  },
  // hinges that want oil, then the latch
  door: {
    tones: [
      { from: 58, to: 96, length: 0.3, loud: 0.3, shape: 'sawtooth', swell: 0.08, dull: 1500, wobble: [13, 0.1], wet: 0.2 },
      { from: 640, to: 980, length: 0.3, loud: 0.05, shape: 'triangle', swell: 0.1, wobble: [23, 0.06], wet: 0.25 },
      ...wood(190, 0.34, 0.6),
    ],
    rustles: [blow(300, 0.34, 1, 0.1), blow(2400, 0.31, 0.25)],
  },
  // a heavy door shuts, and a key turns
  lock: {
    tones: [
      { from: 150, to: 85, length: 0.26, loud: 0.8, wet: 0.4 },
      ...wood(210, 0, 0.5),
      ...metal(1250, 0.34, 0.14, 0.08),
      ...metal(1050, 0.46, 0.18, 0.14),
    ],
    rustles: [{ pitch: 260, sharp: 0.8, length: 0.22, loud: 1, wet: 0.4 }, blow(3200, 0.34, 0.2), blow(2600, 0.46, 0.3)],
  },
  key: {
    tones: [...metal(1900, 0, 0.12), ...metal(2300, 0.09, 0.1), ...metal(1500, 0.24, 0.16, 0.3), ...wood(260, 0.24, 0.4)],
    rustles: [blow(4200, 0, 0.2), blow(3600, 0.09, 0.2), blow(900, 0.24, 0.4)],
  },
  knock: {
    tones: [0, 0.2, 0.4].flatMap((after) => [...wood(280, after, 0.7), ...wood(410, after, 0.3)]),
    rustles: [0, 0.2, 0.4].map((after) => blow(750, after, 0.9, 0.05)),
  },
  card: { rustles: flip(0, 0.55) },
  shuffle: { rustles: Array.from({ length: 9 }, (_, at) => flip(0.055 * at, 0.25 + 0.02 * at)[1]).filter((each) => !!each) },
  glass: {
    tones: [...tine(1568, 0.02, 0.14, 0.5), ...tine(2093, 0.12, 0.1, 0.5)],
    rustles: [{ pitch: 7000, sharp: 0.8, after: 0.1, length: 0.8, loud: 0.14, swell: 0.15 }],
  },
  // an envelope is laid down
  vote: { tones: wood(300, 0.08, 0.35), rustles: [...flip(0, 0.3), blow(800, 0.09, 0.4)] },
  right: {
    tones: [...tine(784, 0, 0.24), ...tine(988, 0.09, 0.24), ...tine(1175, 0.18, 0.26), ...tine(1568, 0.3, 0.3, 1.6)],
    rustles: [sparkle(0.3)],
  },
  jewel: {
    tones: [1319, 1661, 1976, 2637].flatMap((from, at) => tine(from, 0.07 * at, 0.2, 1 + 0.1 * at)),
    rustles: [sparkle(0.1, 0.1), sparkle(0.3, 0.07)],
  },
  fuse: {
    tones: [
      { from: 420, to: 840, length: 0.4, loud: 0.2, swell: 0.2, wobble: [9, 0.03], wet: 0.3 },
      { from: 1680, to: 840, length: 0.4, loud: 0.12, swell: 0.2, wobble: [9, 0.03], wet: 0.3 },
      ...tine(1680, 0.38, 0.22),
    ],
    rustles: [sparkle(0.36)],
  },
  // a bell: its partials are no multiples of one another, and two of them beat
  strike: {
    tones: (
      [
        [196, 2.6, 0.2],
        [393, 2.4, 0.22],
        [395.5, 2.2, 0.14],
        [470, 1.8, 0.18],
        [588, 1.4, 0.14],
        [786, 1.1, 0.12],
        [1046, 0.7, 0.07],
        [1620, 0.35, 0.05],
      ] as const
    ).map(([from, length, loud]) => ({ from, length, loud, swell: 0.004, wet: 0.25 })),
    rustles: [blow(2300, 0, 0.22)],
  },
  // a flat hand on the table
  slap: {
    tones: [...wood(230, 0, 0.8), { from: 160, to: 90, length: 0.12, loud: 0.6 }],
    rustles: [{ pitch: 1600, to: 600, sharp: 0.6, length: 0.07, loud: 1, swell: 0.002, wet: 0.15 }, blow(3500, 0, 0.4, 0.02)],
  },
  hop: { tones: [...wood(520, 0, 0.5), ...wood(700, 0.1, 0.5), ...tine(1047, 0.12, 0.18, 0.8)], rustles: [blow(1800, 0.1, 0.3)] },
  // a spring
  boing: {
    tones: [
      { from: 210, to: 340, length: 0.6, loud: 0.4, shape: 'triangle', wobble: [17, 0.22], wet: 0.1 },
      { from: 420, to: 680, length: 0.4, loud: 0.14, shape: 'triangle', wobble: [17, 0.22] },
    ],
    rustles: [blow(1200, 0, 0.3)],
  },
  slide: { tones: [wah(392, 196, 0, 0.6)] },
  pick: { tones: [{ from: 420, to: 760, length: 0.12, loud: 0.3, swell: 0.02 }], rustles: [blow(2200, 0, 0.2)] },
  drop: {
    tones: [...wood(150, 0, 0.9), ...wood(240, 0.09, 0.35), ...wood(270, 0.15, 0.2)],
    rustles: [blow(380, 0, 0.9, 0.1), blow(1100, 0.09, 0.3)],
  },
  buzz: { tones: [wah(220, 208, 0, 0.22), wah(196, 174, 0.26, 0.36)] },
  your_turn: { tones: [...tine(784, 0, 0.26), ...tine(1175, 0.15, 0.28, 1.3)] },
  win: {
    tones: [
      ...[523, 659, 784, 1047].flatMap((from, at) => tine(from, 0.12 * at, 0.24)),
      ...[784, 988, 1175].flatMap((from) => tine(from, 0.62, 0.18)),
      ...[659, 1047, 1319, 2093].flatMap((from) => tine(from, 0.9, 0.2, 1.9)),
    ],
    rustles: [sparkle(0.5), sparkle(0.95, 0.1)],
  },
  lose: { tones: [wah(330, 311, 0, 0.34), wah(294, 277, 0.36, 0.34), wah(262, 175, 0.72, 0.9)] },
  chat: { tones: [...tine(1319, 0, 0.2, 0.4), ...tine(1568, 0.07, 0.16, 0.4)] },
  emote: { tones: [{ from: 380, to: 980, length: 0.16, loud: 0.3, shape: 'triangle', swell: 0.02, wet: 0.2 }] },
};

// How much of each is let through, so that steps stay behind a shout: e2e/sounds.mjs measures it.
export const kLevels: Readonly<Record<Sound, number>> = {
  step: 1.24,
  tiptoe: 2.29,
  dice: 1.07,
  door: 0.9,
  lock: 0.95,
  key: 0.89,
  knock: 1.35,
  keyhole: 0.84,
  startle: 1.55,
  flee: 0.82,
  ghost: 0.64,
  gone: 1.04,
  haunt: 0.86,
  hugo: 0.7,
  yawn: 0.83,
  jewel: 0.43,
  fuse: 0.54,
  card: 0.63,
  shuffle: 1.01,
  crow: 1.5,
  glass: 0.74,
  vote: 0.75,
  right: 0.36,
  wrong: 0.73,
  capture: 1.22,
  strike: 0.46,
  slap: 1.74,
  shout: 1.57,
  hop: 0.72,
  boing: 0.81,
  slide: 0.86,
  pick: 1.23,
  drop: 1.4,
  buzz: 0.9,
  your_turn: 0.46,
  win: 0.3,
  lose: 0.74,
  chat: 0.69,
  emote: 1.91,
};
