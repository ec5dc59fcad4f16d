// What is shown over the board goes away by itself, or with the turn it belonged to.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Speech } from '../wire/messages';
import type { Turn } from '../wire/turn';
import { Marks } from './marks';

const turn_of = (...set: readonly number[]): Turn => ({
  awaiting: { type: 'Seats', set, deadline: { after_ms: 0 } },
  decide: null,
  actions: null,
  prompt: null,
  take_back: null,
  may_talk: true,
  left_ms: null,
});
const speech = (version: number, more: object): Speech =>
  ({ version, person: { id: 'x', name: 'X' }, seat: 1, text: '', ...more }) as unknown as Speech;
const finger = (version: number, place: string) => speech(version, { shown: { place, plan: false } });
const plan = (version: number, place: string, seat = 1) => speech(version, { seat, shown: { place, plan: true } });
const places = ({ marks }: Marks) => marks.value.map(({ place }) => place);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a finger goes before a plan does, and both go', () => {
  const marks = new Marks();
  marks.hear(finger(1, 'hall'));
  marks.hear(plan(2, 'cellar'));
  expect(places(marks)).toEqual(['hall', 'cellar']);
  vi.advanceTimersToNextTimer();
  expect(places(marks)).toEqual(['cellar']);
  vi.advanceTimersToNextTimer();
  expect(places(marks)).toEqual([]);
});

test('a seat has one plan, until its turn is over', () => {
  const marks = new Marks();
  marks.hear(plan(1, 'hall'));
  marks.hear(plan(2, 'cellar'));
  marks.hear(plan(3, 'attic', 2));
  expect(places(marks)).toEqual(['cellar', 'attic']);
  marks.drop_plans(turn_of(1, 2), turn_of(1));
  expect(places(marks)).toEqual(['cellar']);
  marks.drop_plans(undefined, turn_of(3)); // nothing is known of the turn before
  expect(places(marks)).toEqual(['cellar']);
});

test('however much is pointed at and cheered, only the last of it is drawn', () => {
  const marks = new Marks();
  for (let version = 1; version <= 40; ++version) marks.hear(finger(version, `p${version}`));
  for (let version = 41; version <= 80; ++version) marks.hear(speech(version, { emote: 'cheer' }));
  expect(places(marks).at(-1)).toBe('p40');
  expect(marks.marks.value.length).toBeLessThan(20);
  expect(marks.floating.value.at(-1)?.version).toBe(80);
  expect(marks.floating.value.length).toBeLessThan(20);
});

test('an emote floats for a while; plain words do not', () => {
  const marks = new Marks();
  marks.hear(speech(1, { text: 'bonjour' }));
  expect(marks.floating.value).toEqual([]);
  marks.hear(speech(2, { emote: 'cheer' }));
  expect(marks.floating.value.map(({ version }) => version)).toEqual([2]);
  vi.runAllTimers();
  expect(marks.floating.value).toEqual([]);
});
