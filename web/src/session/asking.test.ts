import { describe, expect, it } from 'vitest';
import type { SeatInfo } from '../wire/messages';
import { type Asked, asked_of, formers_of, name_at, verdict_of } from './asking';

const kLea = { id: 'lea', name: 'Léa' };
const kZoe = { id: 'zoe', name: 'Zoé (2)' };
const seat = (more: Partial<SeatInfo> = {}): SeatInfo => ({ present: true, locked: false, ...more });

describe('a request for a seat', () => {
  const [request] = asked_of([{ person: kZoe, seat: 1, agreed: [], awaited: ['lea'], left_ms: 90_000 }], 1000) as [Asked];
  const free = { seats: [seat({ person: kLea }), seat()], seated: false, playing: true };

  it('lasts by the page’s own clock', () => {
    expect(request).toEqual({ person: kZoe, seat: 1, agreed: [], awaited: ['lea'], until: 91_000 });
  });
  it('was declined if it is gone before its time, and has lapsed after it', () => {
    expect(verdict_of(request, free, 20_000)).toBe('declined');
    expect(verdict_of(request, free, 90_900)).toBe('lapsed');
    expect(verdict_of(request, free, 95_000)).toBe('lapsed');
  });
  it('comes to nothing when the seat is taken or closed', () => {
    const beside = (more: Partial<SeatInfo>) => ({ ...free, seats: [seat({ person: kLea }), seat(more)] });
    expect(verdict_of(request, beside({ person: kLea }), 20_000)).toBe('taken');
    expect(verdict_of(request, beside({ bot: 'easy' }), 20_000)).toBe('taken');
    expect(verdict_of(request, beside({ locked: true }), 20_000)).toBe('locked');
  });
  it('needs no words when it was granted or the match is over', () => {
    expect(verdict_of(request, { ...free, seated: true }, 20_000)).toBeNull();
    expect(verdict_of(request, { ...free, playing: false }, 20_000)).toBeNull();
  });
});

describe('a free seat', () => {
  it('is known by who left it, until somebody sits there', () => {
    const left = formers_of([seat({ person: kLea }), seat({ person: kZoe })], [seat({ person: kLea }), seat()], {});
    expect(left).toEqual({ 1: kZoe });
    expect(formers_of([seat(), seat()], [seat(), seat()], left)).toEqual(left);
    expect(formers_of([seat(), seat()], [seat(), seat({ bot: 'easy' })], left)).toEqual({});
  });
});

it('calls people by the name that the table gave them', () => {
  const here = { seats: [seat({ person: kZoe }), seat()], watchers: [kLea] };
  expect(['zoe', 'lea', 'gone'].map((id) => name_at(here, id))).toEqual(['Zoé (2)', 'Léa', '']);
});
