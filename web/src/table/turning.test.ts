import { describe, expect, test } from 'vitest';
import type { Ended, Step } from '../contract/ending';
import { turning_of } from './turning';

const kEnded: Ended = { view: {}, result: { type: 'Shared', won: true, score: 1 }, names: [], seat: 0, language: 'fr' };
const steps_of = (...weights: readonly (readonly number[])[]): readonly Step[] =>
  weights.map((events, index) => ({ at: index + 1, before: null, after: null, events }));
const at_of = (steps: readonly Step[]) => turning_of(steps, kEnded, (event) => event as number)?.step.at ?? null;

describe('the turning point', () => {
  test('is the event with the largest weight, wherever among the events of its decision', () => {
    const turning = turning_of(steps_of([1], [2, 7, 3], [4], [0]), kEnded, (event) => event as number);
    expect([turning?.step.at, turning?.event, turning?.weight]).toEqual([2, 7, 7]);
  });
  test('is the later one of equals', () => expect(at_of(steps_of([5], [3], [5], [1]))).toBe(3));
  test('is never the end itself', () => expect(at_of(steps_of([2], [9]))).toBe(1));
  test('is not there if nothing weighs anything', () => {
    expect(at_of(steps_of([0], [-3], [4]))).toBe(null);
    expect(at_of([])).toBe(null);
  });
});
