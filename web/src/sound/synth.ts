// Every sound is made here, of oscillators and noise. Nothing is recorded.
import type { Sound } from './cues';

interface Tone {
  readonly from: number; // hertz
  readonly to?: number;
  readonly after?: number; // seconds
  readonly length: number;
  readonly loud: number; // of 1
  readonly shape?: OscillatorType;
  readonly swell?: number; // seconds until it is loudest
}
interface Rustle {
  readonly pitch: number; // hertz, the middle of what is heard of the noise
  readonly to?: number;
  readonly sharp?: number;
  readonly after?: number;
  readonly length: number;
  readonly loud: number;
}

const kSilent = 0.0001; // as near to nothing as an exponential ramp goes
const kNoise_s = 0.5;
const kTail_s = 0.05;

export class Synth {
  readonly #context: AudioContext;
  readonly #out: GainNode;
  readonly #noise: AudioBuffer;

  constructor(context: AudioContext) {
    this.#context = context;
    const press = context.createDynamicsCompressor(); // many at once stay bearable
    this.#out = context.createGain();
    this.#out.connect(press);
    press.connect(context.destination);
    this.#noise = context.createBuffer(1, Math.ceil(context.sampleRate * kNoise_s), context.sampleRate);
    const samples = this.#noise.getChannelData(0);
    let state = 1;
    for (let at = 0; at < samples.length; ++at) {
      state = (state * 48271) % 2147483647;
      samples[at] = (2 * state) / 2147483647 - 1;
    }
  }

  // From 0 to 1.
  set volume(volume: number) {
    this.#out.gain.value = volume * volume; // ears count in powers
  }

  play(sound: Sound, after_s = 0): void {
    const from = this.#context.currentTime + after_s;
    const { tones = [], rustles = [] } = kScores[sound];
    for (const tone of tones) this.#tone(tone, from);
    for (const rustle of rustles) this.#rustle(rustle, from);
  }

  #envelope(start: number, swell: number, length: number, loud: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(kSilent, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + swell);
    gain.gain.exponentialRampToValueAtTime(kSilent, start + length);
    gain.connect(this.#out);
    return gain;
  }

  #tone({ from, to, after = 0, length, loud, shape = 'sine', swell = 0.006 }: Tone, begin: number): void {
    const start = begin + after;
    const voice = this.#context.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(from, start);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + length);
    voice.connect(this.#envelope(start, swell, length, loud));
    voice.start(start);
    voice.stop(start + length + kTail_s);
  }

  #rustle({ pitch, to, sharp = 1.5, after = 0, length, loud }: Rustle, begin: number): void {
    const start = begin + after;
    const voice = this.#context.createBufferSource();
    voice.buffer = this.#noise;
    voice.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = sharp;
    band.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to, start + length);
    voice.connect(band);
    band.connect(this.#envelope(start, 0.004, length, loud));
    voice.start(start);
    voice.stop(start + length + kTail_s);
  }
}

const chime = (from: number, after: number, loud = 0.22): readonly Tone[] => [
  { from, after, length: 0.7, loud },
  { from: from * 2.01, after, length: 0.4, loud: loud * 0.35 },
];
const rap = (after: number): Tone => ({ from: 210, to: 90, after, length: 0.12, loud: 0.6 });
const clack = (after: number, loud: number): Rustle => ({ pitch: 2600 - 900 * after, sharp: 3, after, length: 0.04, loud });

interface Score {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
}
const kScores: Readonly<Record<Sound, Score>> = {
  step: {
    tones: [{ from: 190, to: 110, length: 0.07, loud: 0.35 }],
    rustles: [{ pitch: 900, length: 0.04, loud: 0.25 }],
  },
  dice: {
    rustles: [clack(0, 0.6), clack(0.07, 0.5), clack(0.16, 0.55), clack(0.22, 0.35), clack(0.3, 0.3), clack(0.4, 0.5)],
    tones: [{ from: 150, to: 80, after: 0.4, length: 0.09, loud: 0.4 }],
  },
  door: {
    tones: [{ from: 95, to: 150, length: 0.24, loud: 0.07, shape: 'sawtooth', swell: 0.1 }],
    rustles: [
      { pitch: 700, to: 1300, sharp: 9, length: 0.24, loud: 0.3 },
      { pitch: 160, after: 0.24, length: 0.12, loud: 0.8 },
    ],
  },
  knock: {
    tones: [rap(0), rap(0.22), rap(0.44)],
    rustles: [clack(0, 0.3), clack(0.22, 0.3), clack(0.44, 0.3)],
  },
  card: { rustles: [{ pitch: 1800, to: 4200, sharp: 0.8, length: 0.13, loud: 0.3 }] },
  capture: {
    tones: [
      { from: 300, to: 640, length: 0.22, loud: 0.2, swell: 0.1 },
      { from: 640, to: 240, after: 0.2, length: 0.5, loud: 0.22, swell: 0.03 },
      { from: 644, to: 236, after: 0.2, length: 0.5, loud: 0.14, swell: 0.03, shape: 'triangle' },
    ],
  },
  strike: {
    // a bell: its partials are no multiples of one another
    tones: [
      { from: 146, length: 2.2, loud: 0.26 },
      { from: 294, length: 1.7, loud: 0.2 },
      { from: 352, length: 1.4, loud: 0.16 },
      { from: 441, length: 1, loud: 0.1 },
      { from: 662, length: 0.6, loud: 0.07 },
      { from: 1180, length: 0.25, loud: 0.04 },
    ],
    rustles: [{ pitch: 2200, length: 0.03, loud: 0.12 }],
  },
  slap: {
    // a flat hand on the table
    tones: [{ from: 120, to: 60, length: 0.08, loud: 0.5 }],
    rustles: [{ pitch: 1400, to: 500, sharp: 0.7, length: 0.06, loud: 0.7 }],
  },
  buzz: {
    tones: [
      { from: 118, length: 0.28, loud: 0.12, shape: 'sawtooth', swell: 0.02 },
      { from: 111, length: 0.28, loud: 0.12, shape: 'square', swell: 0.02 },
    ],
  },
  your_turn: { tones: [...chime(659, 0), ...chime(880, 0.14)] },
  win: { tones: [...chime(523, 0), ...chime(659, 0.13), ...chime(784, 0.26), ...chime(1047, 0.42, 0.3)] },
  lose: { tones: [...chime(440, 0), ...chime(349, 0.2), ...chime(294, 0.42)] },
  chat: { tones: [{ from: 520, to: 700, length: 0.09, loud: 0.16 }] },
  emote: { tones: [{ from: 330, to: 980, length: 0.14, loud: 0.16, shape: 'triangle' }] },
};
