import { beforeEach, describe, expect, test, vi } from 'vitest';

// As much of Web Audio as is used, counting the voices.
const audio = vi.hoisted(() => {
  const made = { contexts: 0, now: 0, started: [] as number[], stopped: [] as number[] };
  const param = () => ({
    value: 0,
    setValueAtTime: (value: number) => {
      if (!Number.isFinite(value)) throw new Error('no number');
    },
    exponentialRampToValueAtTime: (value: number) => {
      if (!(value > 0)) throw new Error('an exponential ramp goes to what is above nought');
    },
    setTargetAtTime: (value: number, from: number) => {
      if (!Number.isFinite(value) || !(from >= 0)) throw new Error('no number, or no time');
    },
  });
  const node = () => ({
    connect: <T>(next: T): T => next,
    gain: param(),
    frequency: param(),
    Q: param(),
    threshold: param(),
    knee: param(),
    ratio: param(),
    attack: param(),
    release: param(),
    start: (at: number) => made.started.push(at),
    stop: (at: number) => made.stopped.push(at),
  });
  class FakeContext {
    get currentTime() {
      return made.now;
    }
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
    createConvolver = node;
    createWaveShaper = node;
    createBuffer = (_channels: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    readonly state = 'running';
    resume = () => Promise.resolve();
    suspend = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('document', {
    hidden: false,
    documentElement: { classList: { toggle: () => false } },
    addEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  return made;
});
const { choose_sound, music_choice, sound_choice, sound_offered } = await import('../base/settings');
const { mood, play_cues, play_sound, play_together } = await import('./sound');
const { kSounds } = await import('./cues');
const { kScores } = await import('./scores');
const { length_of } = await import('./synth');

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
      now_ms += 100;
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
    play_cues([{ sound: 'your_turn', at: 0.5 }], 600);
    await heard();
    expect(Math.min(...audio.started)).toBe(0.3);
  });

  test('what is told at once is heard once', async () => {
    sound_choice.value = 'on';
    play_sound('chat');
    await heard();
    const once = audio.started.length;
    audio.started.length = 0;
    play_together([{ sound: 'chat' }, { sound: 'chat', at: 0.5 }]);
    await heard();
    expect(audio.started.length).toBe(once);
  });

  test('a flood is cut off', async () => {
    sound_choice.value = 'on';
    play_sound('chat');
    await heard();
    const once = audio.started.length;
    audio.started.length = 0;
    now_ms += 5000;
    for (let count = 0; count < 100; ++count) play_sound('chat');
    await vi.waitFor(() => expect(audio.started.length).toBe(24 * once));
  });

  test('nothing lasts longer than what it tells of', () => {
    for (const sound of kSounds) expect(length_of(kScores[sound]), sound).toBeLessThan(3);
  });

  test('music goes on while sound and music are wanted, and a table is looked at', async () => {
    choose_sound('off');
    mood.value = { game: 'mysterium', phase: 'playing' };
    await new Promise((later) => setTimeout(later, 20));
    expect(audio.started).toEqual([]);
    choose_sound('on');
    await heard();
    music_choice.value = 'off';
    await new Promise((later) => setTimeout(later, 20));
    audio.started.length = 0;
    await new Promise((later) => setTimeout(later, 500));
    expect(audio.started).toEqual([]);
    audio.now += 5;
    music_choice.value = 'on';
    await heard();
    mood.value = null;
  });

  test('who chose was asked', () => {
    choose_sound('off');
    expect([sound_choice.value, sound_offered.value]).toEqual(['off', 'yes']);
  });
});
