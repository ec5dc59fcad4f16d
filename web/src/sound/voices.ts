// What sounds are made of: tones, rustles of noise, and calls, which are a throat and a mouth. Nothing is recorded. Everything ends by
// itself, and what is wet is heard again from the walls of a hall.

interface Sounding {
  readonly after?: number; // seconds
  readonly length: number;
  readonly loud: number; // of 1
  readonly swell?: number; // seconds until it is loudest
  readonly wet?: number; // how much of it the hall gives back
}
export interface Tone extends Sounding {
  readonly from: number; // hertz
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly wobble?: readonly [hertz: number, share: number];
  readonly dull?: number; // hertz above which little is heard
}
export interface Rustle extends Sounding {
  readonly pitch: number; // hertz, the middle of what is heard of the noise
  readonly to?: number;
  readonly sharp?: number;
  readonly kind?: BiquadFilterType;
}
export type Vowel = 'a' | 'e' | 'i' | 'o' | 'u';
export interface Call extends Sounding {
  readonly pitches: readonly number[]; // hertz, one after the other in equal times
  readonly vowels: readonly Vowel[]; // likewise
  readonly small?: number; // the throat: 1 is a person's, 1.5 a little ghost's
  readonly breath?: number; // of 1: how much air is in it
  readonly rough?: number; // hertz at which it croaks
  readonly wobble?: readonly [hertz: number, share: number];
}
export interface Score {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
  readonly calls?: readonly Call[];
}

const kSilent = 0.0001; // as near to nothing as an exponential ramp goes
const kNoise_s = 2;
const kTail_s = 0.05;
const kHall_s = 1.4;
// Three resonances of each vowel, in hertz.
const kFormants: Readonly<Record<Vowel, readonly [number, number, number]>> = {
  a: [760, 1250, 2600],
  e: [480, 1850, 2550],
  i: [300, 2250, 3000],
  o: [470, 830, 2500],
  u: [330, 700, 2300],
};
const kSharpness = [6, 9, 11] as const;
const kStrength = [1, 0.7, 0.3] as const;

// Chance that does not have to be fair: no two steps sound alike.
export class Chance {
  #state: number;
  constructor(seed = 1) {
    this.#state = seed;
  }
  next(): number {
    this.#state = (this.#state * 48271) % 2147483647;
    return this.#state / 2147483647;
  }
}

function noise_of(context: BaseAudioContext, seconds: number, channels: number, loud: (share: number) => number): AudioBuffer {
  const buffer = context.createBuffer(channels, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const chance = new Chance(7);
  for (let channel = 0; channel < channels; ++channel) {
    const samples = buffer.getChannelData(channel);
    for (let at = 0; at < samples.length; ++at) samples[at] = (2 * chance.next() - 1) * loud(at / samples.length);
  }
  return buffer;
}

// Voices that are heard through `out`.
export class Voices {
  readonly #context: BaseAudioContext;
  readonly #out: AudioNode;
  readonly #hall: AudioNode;
  readonly #noise: AudioBuffer;
  #level = 1; // of what is being played

  constructor(context: BaseAudioContext, out: AudioNode, from?: Voices) {
    this.#context = context;
    this.#out = out;
    this.#noise = from ? from.#noise : noise_of(context, kNoise_s, 1, () => 1);
    const hall = context.createConvolver();
    hall.buffer = noise_of(context, kHall_s, 2, (share) => (1 - share) ** 4);
    hall.connect(out);
    this.#hall = hall;
  }

  // All of it, `shift` times as high: small differences make a thing sound real.
  play({ tones = [], rustles = [], calls = [] }: Score, begin: number, level = 1, shift = 1): void {
    this.#level = level;
    for (const tone of tones) this.#tone(tone, begin, shift);
    for (const rustle of rustles) this.#rustle(rustle, begin, shift);
    for (const call of calls) this.#call(call, begin, shift);
  }

  #tone(tone: Tone, begin: number, shift: number): void {
    const { from, to, after = 0, length, shape = 'sine', wobble, dull } = tone;
    const start = begin + after;
    const voice = this.#context.createOscillator();
    voice.type = shape;
    voice.frequency.setValueAtTime(from * shift, start);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to * shift, start + length);
    if (wobble) this.#wobble(voice, wobble[0], wobble[1] * from * shift, start, length);
    const envelope = this.#envelope(tone, start);
    if (dull === undefined) voice.connect(envelope);
    else voice.connect(this.#filter('lowpass', dull, 0.7, start)).connect(envelope);
    this.#lasts(voice, start, length);
  }

  #rustle(rustle: Rustle, begin: number, shift: number): void {
    const { pitch, to, sharp = 1.5, after = 0, length, kind = 'bandpass' } = rustle;
    const start = begin + after;
    const band = this.#filter(kind, pitch * shift, sharp, start);
    if (to !== undefined) band.frequency.exponentialRampToValueAtTime(to * shift, start + length);
    band.connect(this.#envelope(rustle, start));
    this.#air(band, start, length);
  }

  // A throat that hums, air with it, through the three resonances of a mouth that moves from vowel to vowel.
  #call(call: Call, begin: number, shift: number): void {
    const { pitches, vowels, small = 1, breath = 0.15, rough, wobble, after = 0, length } = call;
    const start = begin + after;
    const when = (at: number, all: readonly unknown[]) => start + (length * at) / Math.max(1, all.length - 1);
    const throat = this.#context.createOscillator();
    throat.type = 'sawtooth';
    pitches.forEach((pitch, at) => {
      if (at === 0) throat.frequency.setValueAtTime(pitch * shift, start);
      else throat.frequency.exponentialRampToValueAtTime(pitch * shift, when(at, pitches));
    });
    if (wobble) this.#wobble(throat, wobble[0], wobble[1] * (pitches[0] ?? 0), start, length);
    const mouth = this.#context.createGain();
    throat.connect(mouth);
    if (rough !== undefined) this.#croak(mouth, rough, start, length);
    const air = this.#context.createGain();
    air.gain.value = breath;
    air.connect(mouth);
    this.#air(air, start, length);
    const envelope = this.#envelope(call, start);
    for (const formant of [0, 1, 2] as const) {
      const band = this.#filter('bandpass', 1000, kSharpness[formant], start);
      vowels.forEach((vowel, at) => {
        const pitch = kFormants[vowel][formant] * small;
        if (at === 0) band.frequency.setValueAtTime(pitch, start);
        else band.frequency.exponentialRampToValueAtTime(pitch, when(at, vowels));
      });
      const strength = this.#context.createGain();
      strength.gain.value = kStrength[formant] * 2;
      mouth.connect(band).connect(strength).connect(envelope);
    }
    this.#lasts(throat, start, length);
  }

  #envelope({ swell = 0.006, length, loud, wet = 0.08 }: Sounding, start: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(kSilent, start);
    gain.gain.exponentialRampToValueAtTime(loud * this.#level, start + swell);
    gain.gain.exponentialRampToValueAtTime(kSilent, start + length);
    gain.connect(this.#out);
    if (wet > 0) {
      const send = this.#context.createGain();
      send.gain.value = wet;
      gain.connect(send).connect(this.#hall);
    }
    return gain;
  }
  #filter(kind: BiquadFilterType, pitch: number, sharp: number, start: number): BiquadFilterNode {
    const filter = this.#context.createBiquadFilter();
    filter.type = kind;
    filter.Q.value = sharp;
    filter.frequency.setValueAtTime(pitch, start);
    return filter;
  }
  #air(into: AudioNode, start: number, length: number): void {
    const air = this.#context.createBufferSource();
    air.buffer = this.#noise;
    air.loop = true;
    air.connect(into);
    this.#lasts(air, start, length);
  }
  #wobble(voice: OscillatorNode, hertz: number, depth: number, start: number, length: number): void {
    const [slow, reach] = [this.#context.createOscillator(), this.#context.createGain()];
    slow.frequency.setValueAtTime(hertz, start);
    reach.gain.value = depth;
    slow.connect(reach).connect(voice.frequency);
    this.#lasts(slow, start, length);
  }
  #croak(mouth: GainNode, hertz: number, start: number, length: number): void {
    const [beat, reach] = [this.#context.createOscillator(), this.#context.createGain()];
    beat.type = 'square';
    beat.frequency.setValueAtTime(hertz, start);
    mouth.gain.value = 0.5;
    reach.gain.value = 0.5;
    beat.connect(reach).connect(mouth.gain);
    this.#lasts(beat, start, length);
  }
  #lasts(source: AudioScheduledSourceNode, start: number, length: number): void {
    source.start(start);
    source.stop(start + length + kTail_s);
  }
}
