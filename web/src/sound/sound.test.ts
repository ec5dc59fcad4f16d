import { beforeEach, describe, expect, test, vi } from 'vitest';

// As much of Web Audio as is used, counting the voices.
const audio = vi.hoisted(() => {
  const made = { contexts: 0, started: [] as number[], stopped: [] as number[] };
  const param = () => ({
    value: 0,
    setValueAtTime: (value: number) => {
      if (!Number.isFinite(value)) throw new Error('no number');
    },
    exponentialRampToValueAtTime: (value: number) => {
      if (!(value > 0)) throw new Error('an exponential ramp goes to what is above nought');
    },
  });
  const node = () => ({
    connect: () => undefined,
    gain: param(),
    frequency: param(),
    Q: param(),
    start: (at: number) => made.started.push(at),
    stop: (at: number) => made.stopped.push(at),
  });
  class FakeContext {
    readonly currentTime = 0;
    readonly sampleRate = 8000;
    readonly destination = {};
    constructor() {
      made.contexts += 1;
    }
    createGain = node;
    createOscillator = node;
    createBufferSource = node;
    createBiquadFilter = node;
    createDynamicsCompressor = node;
    createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    resume = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('document', { hidden: false, documentElement: { classList: { toggle: () => false } } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  return made;
});
const { sound_choice } = await import('../parts/settings');
const { play_cues, play_sound, play_together } = await import('./sound');
const { kSounds } = await import('./cues');

const heard = () => vi.waitFor(() => expect(audio.started.length).toBeGreaterThan(0));

let now_ms = 0;
vi.spyOn(performance, 'now').mockImplementation(() => now_ms);

beforeEach(() => {
  now_ms += 5000;
  audio.started.length = 0;
  audio.stopped.length = 0;
});

describe('sound', () => {
  test('is off until asked: nothing is fetched or made', async () => {
    expect(sound_choice.value).toBe('off');
    for (const sound of kSounds) play_sound(sound);
    await Promise.resolve();
    expect(audio.contexts).toBe(0);
  });

  test('every sound begins, and ends by itself', async () => {
    sound_choice.value = 'on';
    for (const sound of kSounds) {
      audio.started.length = 0;
      audio.stopped.length = 0;
      play_sound(sound);
      await heard();
      expect(audio.stopped.length).toBe(audio.started.length);
      expect(Math.max(...audio.stopped)).toBeLessThan(4);
    }
    expect(audio.contexts).toBe(1);
  });

  test('cues come when their event has got that far', async () => {
    sound_choice.value = 'on';
    play_cues([{ sound: 'chat', at: 0.5 }], 600);
    await heard();
    expect(audio.started).toEqual([0.3]);
  });

  test('what is told at once is heard once', async () => {
    sound_choice.value = 'on';
    play_together([{ sound: 'chat' }, { sound: 'chat', at: 0.5 }]);
    await heard();
    expect(audio.started).toEqual([0]);
  });

  test('a flood is cut off', async () => {
    sound_choice.value = 'on';
    for (let count = 0; count < 100; ++count) play_sound('chat');
    await vi.waitFor(() => expect(audio.started.length).toBe(24));
  });
});
