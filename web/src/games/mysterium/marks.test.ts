import { describe, expect, it } from 'vitest';
import { detail_of, pings_of, place_of, third } from './marks';
import { kMostNoteChars, kNoNotes, read_notes, read_notes_of } from './notes';

describe('pointing at a detail', () => {
  it('travels as a word of the protocol', () => {
    const place = place_of('v12', 0.43, 0.671);
    expect(place).toBe('v12_43_67');
    expect(place).toMatch(/^[a-z0-9_]{1,32}$/);
    expect(detail_of(place)).toEqual({ card: 'v12', x: 43, y: 67 });
  });
  it('stays on the card', () => {
    expect(place_of('c01', -0.2, 1.4)).toBe('c01_0_99');
  });
  it.each(['', 'room_a', 'v12', 'v99_1_1', 'c12_100_1', 'c12_1_1_1', 'C12_1_1'])('takes %j for nothing', (place) => {
    expect(detail_of(place)).toBe(null);
  });
  it('shows what others point at, and nothing of other games', () => {
    const mark = (id: number, seat: number | null, place: string) => ({ id, seat, place, plan: false });
    expect(pings_of([mark(1, 2, 'c07_5_50'), mark(2, null, 'c07_5_50'), mark(3, 1, 'garden')])).toEqual([
      { id: 1, seat: 2, card: 'c07', x: 5, y: 50 },
    ]);
  });
  it('is told by thirds', () => {
    expect([0, 33, 34, 66, 67, 99].map(third)).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('the notebook', () => {
  it('reads what was kept, whatever it is', () => {
    expect(read_notes({ text: 'le cuisinier ?', aside: ['c01'] })).toEqual({ text: 'le cuisinier ?', aside: ['c01'] });
    for (const odd of [null, 3, 'x', [], { text: 4, aside: 'c01' }]) expect(read_notes(odd)).toEqual(kNoNotes);
    expect(read_notes({ text: '', aside: ['c01', 7, 'v01', '<b>'] }).aside).toEqual(['c01']);
  });
  it('is empty when another match begins', () => {
    const kept = { match: 1, text: 'le cuisinier ?', aside: ['c01'] };
    expect(read_notes_of(1, kept)).toEqual({ text: 'le cuisinier ?', aside: ['c01'] });
    expect(read_notes_of(2, kept)).toEqual(kNoNotes);
    for (const odd of [null, 3, 'x', []]) expect(read_notes_of(1, odd)).toEqual(kNoNotes);
  });
  it('keeps no more than a page', () => {
    expect(read_notes({ text: 'a'.repeat(kMostNoteChars + 1), aside: [] }).text).toHaveLength(kMostNoteChars);
  });
});
