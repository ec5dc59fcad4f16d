// Frames wait for one another and words for the board, without a table, a socket or a board.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback } from '../contract/playback';
import type { Frame } from './frame';

vi.hoisted(() => {
  vi.stubGlobal('document', { hidden: false, documentElement: { lang: '', classList: { toggle: () => false } } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});
const { Pacing } = await import('./pacing');

const kPace_ms = 100;
const turn = (decide: number | null) =>
  ({ awaiting: { type: 'World' }, decide, actions: null, prompt: null, take_back: null, may_talk: true, left_ms: null }) as const;
const frame = (version: number, events: readonly string[] = [`e${version}`], tempo = 1): Frame => ({
  version,
  view: { version },
  turn: turn(7),
  events,
  tempo,
  until: null,
});

function shown_by(playback: Playback | null) {
  const told: string[] = [];
  const pacing = new Pacing({
    playback: () => playback ?? undefined,
    pace: (events) => events.length * kPace_ms,
    next: () => void told.push('next'),
    told: (version, number) => void told.push(version === Number.POSITIVE_INFINITY ? 'all' : `${version}.${number}`),
  });
  return { pacing, told };
}
// What was told of the first frame's own events.
const words = (told: readonly string[]) => told.filter((each) => /^1\.[1-9]/.test(each));

function board() {
  const left = vi.fn(() => 0);
  const alone = vi.fn(() => false);
  const skip = vi.fn();
  const playback: Playback = { playing: signal(false), telling: signal(null), left, alone, skip, forget: () => undefined };
  return { playback, left, alone, skip };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one frame after the other; only the last one asks anything', () => {
  const { pacing } = shown_by(null);
  for (const version of [1, 2, 3]) pacing.show(frame(version), false);
  expect(pacing.frame.value?.version).toBe(1);
  expect(pacing.frame.value?.turn.decide).toBe(null); // others wait behind it
  expect(pacing.resting.value).toBe(false);
  vi.advanceTimersByTime(kPace_ms * 2);
  expect(pacing.frame.value?.version).toBe(2);
  vi.runAllTimers();
  expect(pacing.frame.value).toMatchObject({ version: 3, turn: { decide: 7 } });
  expect(pacing.told.value).toBe(pacing.frame.value);
  expect(pacing.resting.value).toBe(true);
});

test('what one did oneself waits for nothing', () => {
  const { pacing } = shown_by(null);
  for (const version of [1, 2, 3]) pacing.show(frame(version), false);
  pacing.show(frame(4), true);
  expect(pacing.frame.value?.version).toBe(4);
});

test('too many are shown at once, with all that happened', () => {
  const { pacing } = shown_by(null);
  for (let version = 1; version <= 12; ++version) pacing.show(frame(version), false);
  expect(pacing.frame.value?.version).toBeGreaterThan(6);
  expect(pacing.frame.value?.events).toContain('e5');
  expect(pacing.frame.value?.tempo).toBe(0);
});

test('with a board that plays, the words of each event come one by one, once it has been seen', () => {
  const { playback, left } = board();
  const { pacing, told } = shown_by(playback);
  left.mockReturnValue(2 * kPace_ms);
  pacing.show(frame(1, ['roll', 'walk']), false);
  vi.advanceTimersByTime(kPace_ms);
  expect(words(told)).toEqual([]);
  left.mockReturnValue(kPace_ms);
  vi.advanceTimersByTime(2 * kPace_ms);
  expect(words(told)).toEqual(['1.1']);
  expect(pacing.told.value?.version).toBe(undefined);
  left.mockReturnValue(0);
  vi.runAllTimers();
  expect(told.at(-1)).toBe('all');
  expect(pacing.told.value?.version).toBe(1);
});

test('skipping goes to the truth and lets the board skip too', () => {
  const { playback, skip } = board();
  const { pacing } = shown_by(playback);
  for (const version of [1, 2, 3]) pacing.show(frame(version), false);
  pacing.skip();
  expect(skip).toHaveBeenCalledOnce();
  expect(pacing.frame.value).toMatchObject({ version: 3, tempo: 0, events: ['e2', 'e3'] });
});

test('landing drops what waited; after a match nothing comes by itself', () => {
  const { pacing } = shown_by(null);
  for (const version of [1, 2, 3]) pacing.show(frame(version), false);
  pacing.forget();
  pacing.land(frame(9, []));
  expect(pacing.resting.value).toBe(true);
  vi.runAllTimers();
  expect([pacing.frame.value?.version, pacing.told.value?.version]).toEqual([9, 9]);
  pacing.land(null);
  expect([pacing.frame.value, pacing.told.value]).toEqual([null, null]);
});

test('no words are told while the board wants all frames for itself', () => {
  const { playback, alone } = board();
  const { pacing, told } = shown_by(playback);
  alone.mockReturnValue(true);
  pacing.show(frame(1), false);
  vi.advanceTimersByTime(20 * kPace_ms);
  expect(words(told)).toEqual([]);
  alone.mockReturnValue(false);
  vi.runAllTimers();
  expect(told.at(-1)).toBe('all');
});
