import { afterEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { again, beside, close_look, docked, evidence, forget, look_again, player, show } = await import('./stage');

import type { Event, LookRecord, View } from '../../wire/pas_vu_pas_pris';

const look: LookRecord = { number: 1, door: { side: 'west', number: 1 }, glimpses: [] };
const view = (round: number, looks: readonly LookRecord[]): View =>
  ({ round, looks, players: [], pieces: [], setup: { players: 2 } }) as unknown as View;
const drawn = { type: 'DieGiven', seat: 0 } as Event;

describe('a look that is seen again', () => {
  afterEach(() => {
    forget();
    docked.value = false;
  });
  const opened = (): void => {
    show(view(1, [look]), [], 0);
    expect(evidence.value.length).toBe(1);
    look_again(0);
    beside.value = true;
  };
  it('is closed for who watches when the match goes on', () => {
    opened();
    show(view(1, [look]), [drawn], 1);
    expect([again.value, beside.value]).toEqual([null, false]);
  });
  it('stays open for who plays, until its round is over', () => {
    docked.value = true;
    opened();
    show(view(1, [look]), [drawn], 0);
    expect(again.value).toBe(0);
    show(view(2, []), [drawn], 0);
    expect([again.value, beside.value, evidence.value.length]).toEqual([null, false, 0]);
  });
  it('is closed when the sheet of the end comes, and can be opened again', () => {
    docked.value = true;
    const looked = { type: 'Looked', look, hall: { pieces: [], ghosts: [] } } as unknown as Event;
    const ended = { type: 'MatchEnded', points: [] } as unknown as Event;
    const last = { ...view(5, [look]), phase: 'over' } as View;
    show(view(5, []), [], 0);
    show(view(5, [look]), [looked], 0);
    expect(again.value).toBe(0);
    show(last, [ended], 0);
    expect(again.value).toBe(null);
    show(view(5, []), [], 0);
    show(last, [looked, ended], 0);
    expect([again.value, evidence.value.length]).toEqual([null, 1]);
    look_again(0);
    expect(again.value).toBe(0);
  });
  it('is closed, and not left from the side, when the match is wound', () => {
    docked.value = true;
    opened();
    player.forget();
    show(view(1, [look]), [], 0);
    expect([again.value, beside.value]).toEqual([null, false]);
    close_look();
  });
});
