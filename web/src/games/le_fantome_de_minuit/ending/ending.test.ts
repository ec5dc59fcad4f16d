import { describe, expect, test } from 'vitest';
import { speak } from '../../../texts/catalogue';
import type { Event, Spot, View } from '../../../wire/le_fantome_de_minuit';

const { ending } = await import('.');
await speak('fr');

const in_room = (room: 'kitchen' | 'library'): Spot => ({ type: 'InRoom', room });
const view_of = (...totals: readonly (readonly number[])[]): View => ({
  setup: { players: totals.length, rounds: 3 },
  phase: 'over',
  round: 3,
  turns: 9,
  turn: 0,
  starter: 0,
  hugo: { type: 'OnSquare', square: 1 },
  seats: totals.map((points, seat) => ({
    figures: [in_room(seat === 0 ? 'library' : 'kitchen')],
    points,
    total: points.reduce((sum, each) => sum + each, 0),
  })),
});
const kView = view_of([2, 3, 2], [5, 9, 1]);
const kPlaces = {
  type: 'Ranking',
  seats: [
    { place: 1, score: 7 },
    { place: 2, score: 15 },
  ],
} as const;
const kNames = ['Léa', 'Max'].map((name, seat) => ({ seat, name, kind: 'person', you: seat === 1, present: true }) as const);
const caught = (seat: number, square: number, value: number): Event => ({
  type: 'Captured',
  square,
  figures: [{ seat, figures: 1 }],
  to: { type: 'OnStep', value },
});
const past = (seat: number, ...events: readonly Event[]) => ({
  view: kView,
  result: kPlaces,
  names: kNames,
  seat,
  language: 'fr' as const,
  steps: events.map((event, index) => ({ at: index + 1, before: kView, after: kView, events: [event] })),
});
const weight = (event: Event) =>
  ending.weight(event, past(0).steps[0] ?? { at: 0, before: kView, after: kView, events: [] }, past(0));

describe('the end of a match', () => {
  test('weighs frights of who came second twice, and none of the winner', () => {
    expect(weight(caught(1, 9, 8))).toBe(16);
    expect(weight(caught(0, 9, 8))).toBe(0);
    expect(weight({ type: 'Hid', seat: 0, from: 3, room: 'game_room' })).toBe(6);
    expect(weight({ type: 'Hid', seat: 1, from: 3, room: 'game_room' })).toBe(0);
  });
  test('tells by how much the match was won', () => {
    expect(ending.lead(past(0))).toBe('7 frayeurs\u00a0: 8 de moins que Max.');
  });
  test('has the total as a record, compared over as many rounds', () => {
    expect(ending.feat(past(1))).toEqual({ kind: 'rounds3', value: 15, fewer: true });
    expect(ending.feat({ ...past(1), seat: null })).toBe(null);
  });
  test('names the square that cost most, the nearest empty room ahead of it, and the costliest round', () => {
    const [square, round] = ending.tips(past(1, caught(1, 5, 3), caught(1, 22, 9), caught(0, 2, 10)));
    expect(square?.about).toBe('22');
    expect(square?.title).toContain('9 frayeurs');
    expect(square?.text).toMatch(/lingerie/); // the kitchen is nearer, but somebody is in it
    expect(round?.about).toBe('2');
  });
  test('gives no tip about a square where nobody was caught', () => {
    expect(ending.tips(past(1, caught(0, 2, 10))).map(({ about }) => about)).toEqual(['2']); // the round
  });
});
