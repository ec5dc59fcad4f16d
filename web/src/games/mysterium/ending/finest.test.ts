import { describe, expect, test } from 'vitest';
import type { Event, View } from '../../../wire/mysterium';
import { finest_of } from './finest';

const given = (medium: number, ...visions: readonly number[]): Event => ({ type: 'VisionsGiven', medium, visions });
const answered = (medium: number, right: boolean, card = 4): Event => ({ type: 'Answered', medium, kind: 'person', card, right });
const hours = (...all: readonly (readonly Event[])[]) =>
  all.map((events, index) => ({ at: index + 1, before: { hour: index + 1 } as View, after: {} as View, events }));

describe('the finest vision', () => {
  test('needed the fewest pictures for an answer that was right at once', () => {
    const finest = finest_of(hours([given(0, 1, 2), given(1, 3), answered(0, true), answered(1, true, 9)]));
    expect(finest).toMatchObject({ medium: 1, card: 9, visions: [3], hour: 1 });
  });
  test('is the later one of equals', () => {
    expect(finest_of(hours([given(0, 1), answered(0, true)], [given(0, 2), answered(0, true)]))?.hour).toBe(2);
  });
  test('is none for a card that was found only at the second try', () => {
    expect(finest_of(hours([given(0, 1), answered(0, false)], [given(0, 2), answered(0, true)]))).toBe(null);
    expect(finest_of([])).toBe(null);
  });
});
