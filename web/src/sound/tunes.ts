// The tunes of the five games, written for them. A bar is parted by |; a note is its degree of the scale and its length in beats; 8 is the
// octave of 1, 0 the degree below it, - a rest.
export interface Note {
  readonly degree: number | null;
  readonly beats: number;
}
export type Bar = readonly Note[];
export type Bed = 'fire' | 'wind' | 'rain' | 'clock';
export interface Tune {
  readonly beat_s: number;
  readonly beats: number; // of a bar
  readonly root: number; // hertz
  readonly scale: readonly number[]; // semitones over the root
  readonly parts: readonly (readonly { readonly bar: Bar; readonly chord: number }[])[];
  readonly form: readonly number[]; // which part follows which; -1 is a rest of two bars
  readonly lead: 'box' | 'glass' | 'pluck';
  readonly under: 'waltz' | 'tiptoe' | 'pad' | 'jig';
  readonly beds: readonly Bed[];
  readonly loud: number; // e2e/sounds.mjs measures that no tune is louder than another
}

const kMinor = [0, 2, 3, 5, 7, 8, 11]; // with the leading note of music boxes
const kOldMinor = [0, 2, 3, 5, 7, 8, 10];
const kMajor = [0, 2, 4, 5, 7, 9, 11];

const note_of = (text: string): Note => {
  const [degree = '-', beats = '1'] = text.split(':');
  return { degree: degree === '-' ? null : Number(degree), beats: Number(beats) };
};
const part = (chords: string, bars: string): Tune['parts'][number] =>
  bars.split('|').map((bar, at) => ({ bar: bar.trim().split(' ').map(note_of), chord: Number(chords.split(' ')[at] ?? 1) }));

// A waltz by the fire, while the clock goes.
const kFantome: Tune = {
  beat_s: 0.44,
  beats: 3,
  root: 440,
  scale: kMinor,
  parts: [
    part('1 1 5 1 1 4 5 1', '5 6 5|8:2 5|4 3 2|3:3|5 6 5|8:2 6|5 7 9|8:3'),
    part('1 1 4 1 4 4 5 1', '10:2 9|8:2 5|6 5 4|5:3|4:2 5|6:2 4|3 2 0|1:3'),
    part('4 1 5 1 4 1 5 1', '6:2 8|5:3|4 5 4|3:3|6 8 6|5 3 1|2:2 0|1:3'),
  ],
  form: [0, 1, -1, 0, 2, 1, -1],
  lead: 'box',
  under: 'waltz',
  beds: ['fire', 'clock'],
  loud: 0.42,
};
// Creeping up to the jewels, with the wind in the shutters.
const kChasseurs: Tune = {
  beat_s: 0.4,
  beats: 4,
  root: 293.66,
  scale: kMinor,
  parts: [
    part('1 4 5 1 1 5 5 1', '1 3 5 3|4 6 5:2|3 5 4 2|1:2 0 1|1 3 5 8|7 8 9:2|8 6 5 2|1:3 -'),
    part('1 1 5 1 4 1 5 1', '5:.5 5:.5 6 5 3|5:.5 5:.5 6 5 8|7 5 4 2|3:2 1:2|4 4 6 8|5 3 1:2|2 4 0 2|1:4'),
  ],
  form: [0, 0, 1, -1, 1, 0, -1],
  lead: 'pluck',
  under: 'tiptoe',
  beds: ['wind'],
  loud: 0.72,
};
// Glass, from another world, while it rains on the manor.
const kMysterium: Tune = {
  beat_s: 0.74,
  beats: 4,
  root: 329.63,
  scale: kOldMinor,
  parts: [
    part('1 3 6 1 4 1 2 1', '5:2 8:2|7:3 5|6:2 3:2|5:4|4:2 6:2|5:3 3|2:2 4:2|1:4'),
    part('6 3 4 1 6 3 5 1', '8:3 7|5:4|6:2 4:2|5:4|3:2 6:2|7:2 5:2|4:2 2:2|1:4'),
  ],
  form: [0, -1, 1, -1],
  lead: 'glass',
  under: 'pad',
  beds: ['rain'],
  loud: 0.5,
};
// A jig of the sweet shop.
const kPasTouche: Tune = {
  beat_s: 0.2,
  beats: 6,
  root: 523.25,
  scale: kMajor,
  parts: [
    part('1 4 4 1 1 2 5 1', '1:2 3 5:2 3|6:2 5 3:3|4:2 6 8:2 6|5:6|3:2 5 8:2 5|9:2 8 6:3|5:2 4 2:2 0|1:6'),
    part('6 3 4 1 6 3 2 5', '8:2 8 8:2 6|7:2 5 3:3|6:2 6 6:2 4|5:6|8:2 8 8:2 6|7:2 5 3:3|4:2 6 9:2 8|7:3 5:3'),
  ],
  form: [0, 0, 1, 0, -1],
  lead: 'box',
  under: 'jig',
  beds: [],
  loud: 0.31,
};
// On tiptoe, stopping to listen.
const kPasVu: Tune = {
  beat_s: 0.46,
  beats: 4,
  root: 392,
  scale: kMinor,
  parts: [
    part('1 1 5 1 4 1 5 1', '- 1:.5 2:.5 3 -|- 3:.5 4:.5 5 -|8 7 6 5|4 2 3:2|- 6:.5 5:.5 4 -|- 5:.5 4:.5 3 -|2 4 0 2|1:2 -:2'),
    part('4 4 1 1 5 5 1 1', '6 -:.5 6:.5 8 -|6 4 -:2|5 -:.5 5:.5 8 -|5 3 -:2|4 -:.5 4:.5 7 -|5 4 2 0|1 - 3 -|1 -:3'),
  ],
  form: [0, -1, 1, 0, -1, -1],
  lead: 'pluck',
  under: 'tiptoe',
  beds: ['clock', 'wind'],
  loud: 0.75,
};

export const kTunes: Readonly<Record<string, Tune>> = {
  'le-fantome-de-minuit': kFantome,
  'chasseurs-de-tresor': kChasseurs,
  mysterium: kMysterium,
  'pas-touche': kPasTouche,
  'pas-vu-pas-pris': kPasVu,
};
export const kAnyTune = kFantome; // of a game that came after them
