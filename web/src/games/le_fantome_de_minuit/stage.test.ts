import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import states from '../../../dev/fantome.json';
import type { Event, View } from '../../wire/le_fantome_de_minuit';
import { pace } from './plan';
import { land, type Scene } from './scene';
import { die, forget, note, picked, player, show } from './stage';

interface Line {
  readonly view: View;
  readonly before: View;
  readonly events: readonly Event[];
}
const { capture, round_end } = states as unknown as { readonly capture: Line; readonly round_end: Line };

function spots(shown: Scene | null): readonly string[] {
  return (shown?.pieces ?? []).map(({ seat, spot }) => `${seat} ${JSON.stringify(spot)}`).sort();
}
const truth = ({ view }: Line) => spots(land(view));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  forget();
  vi.useRealTimers();
});

describe('the player of events', () => {
  test('shows a first view as it is, whatever happened before', () => {
    show(capture.view, capture.events, 1);
    expect(player.playing.value).toBe(false);
    expect(spots(player.scene.value)).toEqual(truth(capture));
  });

  test('tells an update step by step and lands on the view', async () => {
    show(capture.before, [], 1);
    show(capture.view, capture.events, 1);
    expect(player.playing.value).toBe(true);
    expect(spots(player.scene.value)).toEqual(spots(land(capture.before)));
    await vi.advanceTimersByTimeAsync(460);
    expect(die.value).toEqual({ face: 'ghost', tumble: 1 });
    await vi.advanceTimersByTimeAsync(pace(capture.events));
    expect(player.playing.value).toBe(false);
    expect(spots(player.scene.value)).toEqual(truth(capture));
    expect(player.settled.value).toBe(player.scene.value);
  });

  test('is cut short by the player, and still lands', async () => {
    show(capture.before, [], 1);
    show(capture.view, capture.events, 1);
    await vi.advanceTimersByTimeAsync(500);
    player.skip();
    expect(player.playing.value).toBe(false);
    expect(spots(player.scene.value)).toEqual(truth(capture));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(spots(player.scene.value)).toEqual(truth(capture));
  });

  test('has nothing to play for those who want calm', () => {
    show(capture.before, [], 0);
    show(round_end.view, round_end.events, 0);
    expect(player.playing.value).toBe(false);
    expect(spots(player.scene.value)).toEqual(truth(round_end));
    expect(note.value?.kind).toBe('round');
  });

  test('leaves the sheet of a round where it is when the next round begins', async () => {
    show(round_end.before, [], 1);
    show(round_end.view, [...round_end.events, { type: 'FoundBravest', seat: 0 } as Event], 1);
    await vi.advanceTimersByTimeAsync(pace(round_end.events) + 1000);
    expect(player.playing.value).toBe(false);
    expect(note.value?.kind).toBe('round');
    note.value = null; // read
    show(round_end.view, [{ type: 'FoundBravest', seat: 0 } as Event], 1);
    expect(note.value).toMatchObject({ kind: 'bravest' });
  });

  test('queues what comes meanwhile', async () => {
    show(capture.before, [], 1);
    show(capture.view, capture.events, 1);
    const walker = capture.view.seats[0]?.figures.find(({ type }) => type === 'OnSquare');
    if (walker?.type !== 'OnSquare') throw new Error('nobody walks');
    const stayed: Event = { type: 'Stayed', seat: 0, square: walker.square };
    show(capture.view, [stayed], 1);
    await vi.advanceTimersByTimeAsync(pace(capture.events) + 100);
    expect(player.playing.value).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(player.playing.value).toBe(false);
    expect(spots(player.scene.value)).toEqual(truth(capture));
  });

  test('lets go of what was picked when something happens', () => {
    show(capture.before, [], 1);
    picked.value = 5;
    show(capture.view, [], 1);
    expect(picked.value).toBeNull();
  });
});
