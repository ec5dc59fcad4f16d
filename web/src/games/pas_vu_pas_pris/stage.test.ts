import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

const { Stage } = await import('./stage');

import type { Event, LookRecord, View } from '../../wire/pas_vu_pas_pris';

const look: LookRecord = { number: 1, door: { side: 'west', number: 1 }, glimpses: [] };
const view = (round: number, looks: readonly LookRecord[]): View =>
  ({ round, looks, players: [], pieces: [], setup: { players: 2 } }) as unknown as View;
const drawn = { type: 'DieGiven', seat: 0 } as Event;

const stage = new Stage();

describe('a look that is told', () => {
  const looked = { type: 'Looked', look, hall: { pieces: [], ghosts: [] } } as unknown as Event;
  const told = async (docked: boolean) => {
    const [one, other] = [new Stage(), new Stage()];
    for (const each of [one, other]) {
      each.docked.value = docked;
      each.show(view(1, []), [], 1);
      each.show(view(1, [look]), [looked], 1);
    }
    await vi.advanceTimersByTimeAsync(30_000);
    return { one, other };
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  it('waits until whoever plays goes on, on each board for itself', async () => {
    const { one, other } = await told(true);
    expect([one.held_up.value, one.player.playing.value]).toEqual([true, true]);
    one.go_on();
    await vi.advanceTimersByTimeAsync(1000);
    expect([one.held_up.value, one.player.playing.value]).toEqual([false, false]);
    expect([other.held_up.value, other.player.playing.value]).toEqual([true, true]);
    other.player.skip();
    expect([other.held_up.value, other.player.playing.value]).toEqual([false, false]);
  });
  it('is known whole while it is told, so that nobody in the hall is said to be unseen for want of knowing', () => {
    const one = new Stage();
    one.show(view(1, []), [], 1);
    one.show(view(1, [look]), [looked], 1);
    expect(one.looking.value).toMatchObject({ look, known: true });
    one.forget();
  });
  it('waits for nobody who only watches', async () => {
    const { one } = await told(false);
    expect([one.held_up.value, one.player.playing.value]).toEqual([false, false]);
  });
  it('does not wait for ever, nor after its board is gone', async () => {
    const { one, other } = await told(true);
    other.forget();
    expect(other.held_up.value).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.held_up.value, one.player.playing.value]).toEqual([false, false]);
  });
});

describe('a look that is seen again', () => {
  afterEach(() => {
    stage.forget();
    stage.docked.value = false;
  });
  const opened = (): void => {
    stage.show(view(1, [look]), [], 0);
    expect(stage.evidence.value.length).toBe(1);
    stage.look_again(0);
    stage.beside.value = true;
  };
  it('is closed for who watches when the match goes on', () => {
    opened();
    stage.show(view(1, [look]), [drawn], 1);
    expect([stage.again.value, stage.beside.value]).toEqual([null, false]);
  });
  it('stays open for who plays, until its round is over', () => {
    stage.docked.value = true;
    opened();
    stage.show(view(1, [look]), [drawn], 0);
    expect(stage.again.value).toBe(0);
    stage.show(view(2, []), [drawn], 0);
    expect([stage.again.value, stage.beside.value, stage.evidence.value.length]).toEqual([null, false, 0]);
  });
  it('is closed when the sheet of the end comes, and can be opened again', () => {
    stage.docked.value = true;
    const looked = { type: 'Looked', look, hall: { pieces: [], ghosts: [] } } as unknown as Event;
    const ended = { type: 'MatchEnded', points: [] } as unknown as Event;
    const last = { ...view(5, [look]), phase: 'over' } as View;
    stage.show(view(5, []), [], 0);
    stage.show(view(5, [look]), [looked], 0);
    expect(stage.again.value).toBe(0);
    stage.show(last, [ended], 0);
    expect(stage.again.value).toBe(null);
    stage.show(view(5, []), [], 0);
    stage.show(last, [looked, ended], 0);
    expect([stage.again.value, stage.evidence.value.length]).toEqual([null, 1]);
    stage.look_again(0);
    expect(stage.again.value).toBe(0);
  });
  it('is closed, and not left from the side, when the match is wound', () => {
    stage.docked.value = true;
    opened();
    stage.player.forget();
    stage.show(view(1, [look]), [], 0);
    expect([stage.again.value, stage.beside.value]).toEqual([null, false]);
    stage.close_look();
  });
});
