// Every sound is made here, of oscillators and noise, and the music that steps back while they are heard.
import type { Sound } from './cues';
import { Music } from './music';
import { kLevels, kScores } from './scores';
import { Chance, type Score, Voices } from './voices';

const kApart = 0.05; // so much higher or lower the same sound is the next time
const kMost = 0.95; // of what the loudspeaker takes
const kAlways: ReadonlySet<Sound> = new Set(['your_turn', 'win', 'strike', 'right', 'jewel', 'chat']); // what has a tune of its own

// Seconds until it has ended.
export { kScores };
export const length_of = ({ tones = [], rustles = [], calls = [] }: Score): number =>
  Math.max(...[...tones, ...rustles, ...calls].map(({ after = 0, length }) => after + length));

export class Synth {
  readonly #context: BaseAudioContext;
  readonly #out: GainNode;
  readonly #effects: Voices;
  readonly #chance: Chance;
  readonly music: Music;

  constructor(context: BaseAudioContext, seed = 1) {
    this.#context = context;
    this.#chance = new Chance(seed);
    this.#out = context.createGain();
    const press = context.createDynamicsCompressor(); // many at once stay bearable
    press.threshold.value = -12;
    press.knee.value = 6;
    press.ratio.value = 8;
    press.attack.value = 0.002;
    press.release.value = 0.12;
    const limit = context.createWaveShaper(); // and are never cut off
    limit.curve = Float32Array.from({ length: 1025 }, (_, at) => kMost * Math.tanh((at / 512 - 1) / kMost));
    press.connect(limit).connect(this.#out);
    this.#out.connect(context.destination);
    this.#effects = new Voices(context, press);
    this.music = new Music(context, press, this.#chance, this.#effects);
  }

  // From 0 to 1.
  set volume(volume: number) {
    this.#out.gain.value = volume * volume; // ears count in powers
  }

  play(sound: Sound, after_s = 0): void {
    const score = kScores[sound];
    const shift = kAlways.has(sound) ? 1 : 1 + kApart * (2 * this.#chance.next() - 1);
    this.#effects.play(score, this.#context.currentTime + after_s, kLevels[sound], shift);
    this.music.duck(after_s, length_of(score) * 0.7);
  }
}
