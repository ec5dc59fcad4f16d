// The music of a table: a tune that is never played twice in the same way, and the room around it. It is made a little ahead of what is heard.
import type { Mood } from './cues';
import { tine } from './scores';
import { type Bed, kAnyTune, kTunes, type Tune } from './tunes';
import { type Chance, type Score, type Tone, Voices } from './voices';

const kDucked = 0.3; // while something is to be heard
const kFade_s = 0.6; // how fast it goes and comes
const kSlower = 1.3; // while people gather
const kBreath_s = 0.3; // before the first note
const kAhead_s = 1.6; // so far ahead it is made; a hidden page wakes up once a second

const kSoft = 0.11; // a note of the tune
const kLow = 0.5; // of it: what goes under it

export class Music {
  readonly #context: BaseAudioContext;
  readonly #voices: Voices;
  readonly #gain: GainNode; // silent or not
  readonly #duck: GainNode; // behind what is heard
  readonly #chance: Chance;
  #mood: Mood | null = null;
  #tune: Tune = kAnyTune;
  #bar_at = 0; // when the next bar begins
  #bed_at = 0; // when more of the room is heard
  #place = 0; // in the form
  #bar = 0; // of the part
  #round = 0; // how often the form was gone through

  constructor(context: BaseAudioContext, out: AudioNode, chance: Chance, voices: Voices) {
    this.#context = context;
    this.#chance = chance;
    this.#gain = context.createGain();
    this.#gain.gain.value = 0;
    this.#duck = context.createGain();
    this.#duck.connect(this.#gain);
    this.#gain.connect(out);
    this.#voices = new Voices(context, this.#duck, voices);
  }

  // Another table begins its tune; the same one goes on where it was.
  set mood(mood: Mood | null) {
    const now = this.#context.currentTime;
    const was = this.#mood;
    this.#mood = mood;
    if (mood === null) {
      this.#gain.gain.setTargetAtTime(0, now, kFade_s / 3);
      return;
    }
    const tune = kTunes[mood.game] ?? kAnyTune;
    this.#gain.gain.setTargetAtTime(tune.loud, now, kFade_s);
    if (tune !== this.#tune) {
      this.#tune = tune;
      [this.#place, this.#bar, this.#round] = [0, 0, 0];
    }
    if (was !== null) return;
    this.#bar_at = Math.max(this.#bar_at, now + kBreath_s);
    this.#bed_at = Math.max(this.#bed_at, now);
  }

  // Steps back while something else is to be heard.
  duck(after_s: number, length_s: number): void {
    const from = this.#context.currentTime + after_s;
    this.#duck.gain.setTargetAtTime(kDucked, from, 0.05);
    this.#duck.gain.setTargetAtTime(1, from + length_s, 0.5);
  }

  // Makes what is heard next.
  pump(until = this.#context.currentTime + kAhead_s): void {
    const mood = this.#mood;
    if (mood === null) return;
    const now = this.#context.currentTime;
    // Who was away for long has missed it.
    this.#bar_at = Math.max(this.#bar_at, now);
    this.#bed_at = Math.max(this.#bed_at, now);
    while (this.#bed_at < until) this.#room();
    while (this.#bar_at < until) this.#next_bar(mood);
  }

  #next_bar({ phase }: Mood): void {
    const { parts, form, beats, beat_s } = this.#tune;
    const beat = beat_s * (phase === 'gathering' ? kSlower : 1);
    const begin = this.#bar_at;
    this.#bar_at += beats * beat;
    const which = form[this.#place % form.length] ?? -1;
    const part = parts[which];
    const { bar, chord } = part?.[this.#bar] ?? { bar: [], chord: 1 };
    if (phase !== 'hush') {
      let at = begin;
      for (const { degree, beats: length } of bar) {
        if (degree !== null) this.#lead(degree, at, length * beat);
        at += length * beat;
      }
      if (phase === 'playing' || part === undefined) this.#under(chord, begin, beat);
    }
    this.#bar += 1;
    if (this.#bar < (part?.length ?? 2)) return;
    this.#bar = 0;
    this.#place += 1;
    if (this.#place % form.length === 0) this.#round += 1;
  }

  #hertz(degree: number, octave = 0): number {
    const { root, scale } = this.#tune;
    const step = (((degree - 1) % 7) + 7) % 7;
    const semitones = (scale[step] ?? 0) + 12 * (Math.floor((degree - 1) / 7) + octave);
    return root * 2 ** (semitones / 12);
  }
  #play(tones: readonly Tone[], at: number): void {
    this.#voices.play({ tones }, at);
  }

  // As a hand would turn it: never quite on the beat, now and then an octave higher, with a grace note, or not at all.
  #lead(degree: number, at: number, length: number): void {
    const human = 0.012 * this.#chance.next();
    const loud = kSoft * (0.8 + 0.4 * this.#chance.next());
    const high = this.#round % 2 === 1 && this.#place % 2 === 1 ? 1 : 0;
    const hertz = this.#hertz(degree, high);
    const luck = this.#chance.next();
    if (this.#round > 0 && luck < 0.06) return;
    if (this.#tune.lead === 'glass') {
      this.#play(glass(hertz, loud, Math.max(2, length * 1.4)), at + human);
      return;
    }
    if (this.#tune.lead === 'pluck') this.#play(pluck(hertz, loud * 0.9), at + human);
    else this.#play(tine(hertz, 0, loud, 1.3), at + human);
    if (luck > 0.93 && length > 0.35) this.#play(tine(this.#hertz(degree + 1, high), 0, loud * 0.5, 0.3), at + human - 0.07);
  }

  #under(chord: number, begin: number, beat: number): void {
    const low = kSoft * kLow;
    const bass = (degree: number, at: number, loud = low) => this.#play(pluck(this.#hertz(degree, -1), loud, 0.5), begin + at);
    const soft = (degree: number, at: number) => this.#play(tine(this.#hertz(degree), 0, low * 0.6, 0.5), begin + at);
    switch (this.#tune.under) {
      case 'waltz':
        bass(chord - 7, 0, low * 1.3);
        for (const at of [1, 2]) for (const third of [2, 4]) soft(chord + third - 7, at * beat);
        return;
      case 'tiptoe':
        for (const [at, degree] of [chord, chord + 4, chord, chord + 2].entries())
          if (at % 2 === 0 || this.#chance.next() < 0.6) bass(degree, at * beat, low * (at === 0 ? 1.4 : 1));
        return;
      case 'jig':
        bass(chord - 7, 0, low * 1.3);
        for (const at of [2, 5]) for (const third of [0, 2]) soft(chord + third - 7, at * beat);
        bass(chord - 3, 3 * beat);
        return;
      case 'pad':
        for (const third of [0, 2, 4])
          this.#play(
            [
              pad(this.#hertz(chord + third, -1), low * 0.55, 4.6 * beat),
              pad(this.#hertz(chord + third, -1) * 1.004, low * 0.4, 4.6 * beat),
            ],
            begin,
          );
    }
  }

  // A second of the room.
  #room(): void {
    for (const bed of this.#tune.beds) this.#voices.play(this.#some(bed), this.#bed_at);
    this.#bed_at += 1;
  }
  #some(bed: Bed): Score {
    const chance = () => this.#chance.next();
    switch (bed) {
      case 'fire': {
        const sparks = Array.from({ length: 2 + Math.floor(6 * chance() * chance()) }, () => ({
          pitch: 1400 + 3200 * chance(),
          sharp: 2,
          after: chance(),
          length: 0.012 + 0.02 * chance(),
          loud: 0.03 + 0.16 * chance() ** 3,
          swell: 0.002,
          wet: 0.03,
        }));
        return { rustles: [...sparks, { pitch: 240, sharp: 0.6, length: 1.6, loud: 0.035, swell: 0.6, wet: 0 }] };
      }
      case 'clock':
        return {
          tones: [
            { from: 2100, length: 0.03, loud: 0.02, swell: 0.002 },
            { from: 1700, after: 0.5, length: 0.03, loud: 0.02, swell: 0.002 },
          ],
        };
      case 'wind': {
        const gust = 380 + 420 * chance();
        const owl = chance() < 0.03;
        return {
          rustles: [
            { pitch: gust, to: 380 + 420 * chance(), sharp: 5, length: 2.4, loud: 0.02 + 0.05 * chance(), swell: 1.1, wet: 0.1 },
          ],
          calls: owl ? [owl_call(0, 0.2), owl_call(0.45, 0.35)] : [],
        };
      }
      case 'rain': {
        const drops = Array.from({ length: 5 }, () => ({
          pitch: 2400 + 3500 * chance(),
          sharp: 4,
          after: chance(),
          length: 0.03,
          loud: 0.02 + 0.05 * chance(),
          swell: 0.002,
          wet: 0.1,
        }));
        const far = chance() < 0.025;
        const thunder = { pitch: 190, to: 120, kind: 'lowpass' as const, length: 3.2, loud: 0.35, swell: 0.5, wet: 0.3 };
        return {
          rustles: [
            ...drops,
            { pitch: 4200, sharp: 0.5, length: 1.8, loud: 0.02, swell: 0.8, wet: 0 },
            ...(far ? [thunder] : []),
          ],
        };
      }
    }
  }
}

const owl_call = (after: number, length: number) => ({
  after,
  pitches: [330, 350, 320],
  vowels: ['u', 'u'] as const,
  length,
  loud: 0.06,
  swell: 0.08,
  wobble: [12, 0.02] as const,
  wet: 0.6,
});
const pluck = (from: number, loud: number, length = 0.32): readonly Tone[] => [
  { from, length, loud, shape: 'triangle', swell: 0.004, wet: 0.15 },
  { from: from * 2, length: length * 0.4, loud: loud * 0.3, swell: 0.003, wet: 0.15 },
];
const glass = (from: number, loud: number, length: number): readonly Tone[] => [
  { from, length, loud: loud * 0.8, swell: 0.12, wobble: [4.5, 0.004], wet: 0.6 },
  { from: from * 2.005, length: length * 0.7, loud: loud * 0.25, swell: 0.05, wet: 0.6 },
  { from: from * 4.02, length: 0.5, loud: loud * 0.1, swell: 0.004, wet: 0.5 },
];
const pad = (from: number, loud: number, length: number): Tone => ({
  from,
  length,
  loud,
  shape: 'triangle',
  swell: length * 0.4,
  dull: 900,
  wet: 0.3,
});
