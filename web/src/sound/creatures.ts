// Those who have a voice: Hugo, the little ghosts, the crow, and a table that shouts. And the heart of whoever looks through a keyhole.
import type { Score, Tone } from './voices';

type Creature =
  | 'hugo'
  | 'yawn'
  | 'capture'
  | 'ghost'
  | 'gone'
  | 'haunt'
  | 'keyhole'
  | 'startle'
  | 'flee'
  | 'crow'
  | 'wrong'
  | 'shout';

const heart = (after: number, loud: number): readonly Tone[] => [
  { from: 150, to: 70, after, length: 0.13, loud, shape: 'triangle', dull: 700, swell: 0.01 },
  { from: 130, to: 62, after: after + 0.16, length: 0.13, loud: loud * 0.7, shape: 'triangle', dull: 700, swell: 0.01 },
];
const kBeats = [0, 0.5, 0.95, 1.33, 1.65, 1.93] as const;
// Little feet that run away, higher and softer.
const kFeet = [0, 0.07, 0.135, 0.195, 0.25, 0.3, 0.345, 0.385] as const;

export const kCreatures: Readonly<Record<Creature, Score>> = {
  hugo: {
    calls: [
      {
        pitches: [150, 205, 190, 125],
        vowels: ['u', 'o', 'u'],
        length: 1.5,
        loud: 0.5,
        swell: 0.3,
        wobble: [5.5, 0.035],
        wet: 0.5,
      },
    ],
    rustles: [{ pitch: 500, to: 300, sharp: 1, length: 1.5, loud: 0.2, swell: 0.5, wet: 0.4 }],
  },
  yawn: {
    calls: [
      {
        pitches: [180, 270, 300, 210, 110],
        vowels: ['u', 'a', 'a', 'o', 'u'],
        length: 1.7,
        loud: 0.45,
        swell: 0.35,
        breath: 0.3,
        wet: 0.3,
      },
    ],
    tones: [
      { from: 880, to: 700, after: 1.75, length: 0.12, loud: 0.1, wet: 0.2 },
      { from: 700, to: 620, after: 1.9, length: 0.14, loud: 0.08, wet: 0.2 },
    ],
  },
  // Bouh! And whoever was caught squeaks.
  capture: {
    calls: [
      { pitches: [260, 420, 300], vowels: ['o', 'u'], length: 0.5, loud: 0.8, swell: 0.03, breath: 0.3, wet: 0.3 },
      { after: 0.3, pitches: [900, 1500, 1100], vowels: ['i', 'i'], small: 1.4, length: 0.3, loud: 0.3, swell: 0.03, wet: 0.25 },
    ],
    rustles: [{ pitch: 1200, to: 400, sharp: 0.8, length: 0.35, loud: 0.4, swell: 0.02, wet: 0.2 }],
  },
  ghost: {
    calls: [
      {
        pitches: [420, 640, 560],
        vowels: ['u', 'u', 'o'],
        small: 1.35,
        length: 0.8,
        loud: 0.4,
        swell: 0.2,
        breath: 0.5,
        wobble: [7, 0.03],
        wet: 0.5,
      },
    ],
    rustles: [{ pitch: 900, to: 2600, sharp: 1, length: 0.7, loud: 0.16, swell: 0.3, wet: 0.3 }],
  },
  // It bursts like a bubble, and sighs.
  gone: {
    rustles: [{ pitch: 1800, to: 260, sharp: 0.7, length: 0.3, loud: 0.8, swell: 0.004, wet: 0.2 }],
    tones: [
      { from: 1100, to: 240, length: 0.4, loud: 0.25, shape: 'triangle', swell: 0.02, wobble: [14, 0.06], wet: 0.3 },
      { from: 300, to: 620, after: 0.36, length: 0.07, loud: 0.22 },
      { from: 420, to: 860, after: 0.45, length: 0.06, loud: 0.16 },
    ],
  },
  // A room is theirs: a low chord, and they giggle.
  haunt: {
    tones: [147, 175, 208, 294].map((from) => ({
      from,
      length: 1.5,
      loud: 0.13,
      shape: 'sawtooth' as const,
      swell: 0.12,
      dull: 900,
      wobble: [4, 0.008] as const,
      wet: 0.4,
    })),
    calls: [0, 0.15, 0.3, 0.45].map((after, at) => ({
      after: 0.3 + after,
      pitches: [760 - 50 * at, 600 - 50 * at],
      vowels: ['i', 'e'] as const,
      small: 1.4,
      length: 0.13,
      loud: 0.4,
      swell: 0.03,
      breath: 0.4,
      wet: 0.4,
    })),
  },
  // soft steps up to the door, a heart that beats faster, and breath that is held
  keyhole: {
    tones: [
      ...kBeats.flatMap((after, at) => heart(after, 0.55 + 0.07 * at)),
      {
        from: 466,
        to: 494,
        after: 0.5,
        length: 1.75,
        loud: 0.05,
        shape: 'sawtooth',
        swell: 1.5,
        dull: 1600,
        wobble: [11, 0.006],
        wet: 0.3,
      },
      {
        from: 494,
        to: 523,
        after: 0.5,
        length: 1.75,
        loud: 0.05,
        shape: 'sawtooth',
        swell: 1.5,
        dull: 1600,
        wobble: [12, 0.006],
        wet: 0.3,
      },
    ],
    rustles: [
      ...kBeats.map((after) => ({ pitch: 320, after, length: 0.07, loud: 0.3 })),
      ...[0.2, 0.72].map((after) => ({ pitch: 700, to: 520, sharp: 2, after, length: 0.1, loud: 0.3 })),
      { pitch: 2600, to: 3400, sharp: 1.5, after: 1.3, length: 0.5, loud: 0.14, swell: 0.4 },
    ],
  },
  startle: {
    calls: [
      { pitches: [620, 1250], vowels: ['i', 'i'], small: 1.4, length: 0.2, loud: 0.45, swell: 0.03, breath: 0.3, wet: 0.25 },
      {
        after: 0.19,
        pitches: [1150, 1000, 720],
        vowels: ['i', 'o', 'u'],
        small: 1.4,
        length: 0.5,
        loud: 0.45,
        swell: 0.03,
        wobble: [9, 0.05],
        wet: 0.35,
      },
    ],
  },
  flee: {
    tones: kFeet.map((after, at) => ({
      from: 420 + 60 * at,
      to: 340 + 60 * at,
      after,
      length: 0.05,
      loud: 0.4 - 0.035 * at,
      swell: 0.003,
      wet: 0.2,
    })),
    rustles: [{ pitch: 700, to: 2800, sharp: 1, length: 0.55, loud: 0.4, swell: 0.25, wet: 0.3 }],
    calls: [
      {
        after: 0.1,
        pitches: [700, 1000, 900],
        vowels: ['u', 'i'],
        small: 1.4,
        length: 0.5,
        loud: 0.22,
        swell: 0.1,
        breath: 0.5,
        wet: 0.4,
      },
    ],
  },
  // two cries, and wings
  crow: {
    calls: [0, 0.34].map((after) => ({
      after,
      pitches: [430, 520, 380],
      vowels: ['a', 'a', 'o'] as const,
      small: 1.15,
      length: 0.27,
      loud: 0.5,
      swell: 0.04,
      breath: 0.6,
      rough: 62,
      wet: 0.3,
    })),
    rustles: [0.62, 0.76, 0.9].map((after, at) => ({
      pitch: 700,
      to: 350,
      sharp: 0.7,
      after,
      length: 0.12,
      loud: 0.45 - 0.1 * at,
      swell: 0.04,
      wet: 0.2,
    })),
  },
  // The ghost shakes its head: it is a pity, and no more.
  wrong: {
    calls: [
      { pitches: [270, 290, 250], vowels: ['u', 'o'], length: 0.34, loud: 0.5, swell: 0.06, wet: 0.25 },
      {
        after: 0.36,
        pitches: [230, 235, 180],
        vowels: ['o', 'u'],
        length: 0.55,
        loud: 0.5,
        swell: 0.06,
        wobble: [5, 0.02],
        wet: 0.3,
      },
    ],
  },
  // several mouths at once
  shout: {
    calls: [240, 318, 402].map((pitch, at) => ({
      after: 0.012 * at,
      pitches: [pitch, pitch * 1.35, pitch * 1.1],
      vowels: ['e', 'e'] as const,
      small: 1 + 0.12 * at,
      length: 0.36,
      loud: 0.4,
      swell: 0.02,
      breath: 0.3,
      wet: 0.15,
    })),
  },
};
