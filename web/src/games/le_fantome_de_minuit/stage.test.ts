import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import states from '../../../dev/fantome.json';
import type { Event, View } from '../../wire/le_fantome_de_minuit';
import { pace } from './plan';
import { land, type Scene } from './scene';
import { Stage } from './stage';

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

const stage = new Stage();
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stage.forget();
  vi.useRealTimers();
});

describe('the player of events', () => {
  test('shows a first view as it is, whatever happened before', () => {
    stage.show(capture.view, capture.events, 1);
    expect(stage.player.playing.value).toBe(false);
    expect(spots(stage.player.scene.value)).toEqual(truth(capture));
  });

  test('tells an update step by step and lands on the view', async () => {
    stage.show(capture.before, [], 1);
    stage.show(capture.view, capture.events, 1);
    expect(stage.player.playing.value).toBe(true);
    expect(spots(stage.player.scene.value)).toEqual(spots(land(capture.before)));
    await vi.advanceTimersByTimeAsync(460);
    expect(stage.die.value).toEqual({ face: 'ghost', tumble: 1 });
    await vi.advanceTimersByTimeAsync(pace(capture.events));
    expect(stage.player.playing.value).toBe(false);
    expect(spots(stage.player.scene.value)).toEqual(truth(capture));
    expect(stage.player.settled.value).toBe(stage.player.scene.value);
  });

  test('is cut short by the player, and still lands', async () => {
    stage.show(capture.before, [], 1);
    stage.show(capture.view, capture.events, 1);
    await vi.advanceTimersByTimeAsync(500);
    stage.player.skip();
    expect(stage.player.playing.value).toBe(false);
    expect(spots(stage.player.scene.value)).toEqual(truth(capture));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(spots(stage.player.scene.value)).toEqual(truth(capture));
  });

  test('has nothing to play for those who want calm', () => {
    stage.show(capture.before, [], 0);
    stage.show(round_end.view, round_end.events, 0);
    expect(stage.player.playing.value).toBe(false);
    expect(spots(stage.player.scene.value)).toEqual(truth(round_end));
    expect(stage.note.value?.kind).toBe('round');
  });

  test('leaves the sheet of a round where it is when the next round begins', async () => {
    stage.show(round_end.before, [], 1);
    stage.show(round_end.view, [...round_end.events, { type: 'FoundBravest', seat: 0 } as Event], 1);
    await vi.advanceTimersByTimeAsync(pace(round_end.events) + 1000);
    expect(stage.player.playing.value).toBe(false);
    expect(stage.note.value?.kind).toBe('round');
    stage.note.value = null; // read
    stage.show(round_end.view, [{ type: 'FoundBravest', seat: 0 } as Event], 1);
    expect(stage.note.value).toMatchObject({ kind: 'bravest' });
  });

  test('queues what comes meanwhile', async () => {
    stage.show(capture.before, [], 1);
    stage.show(capture.view, capture.events, 1);
    const walker = capture.view.seats[0]?.figures.find(({ type }) => type === 'OnSquare');
    if (walker?.type !== 'OnSquare') throw new Error('nobody walks');
    const stayed: Event = { type: 'Stayed', seat: 0, square: walker.square };
    stage.show(capture.view, [stayed], 1);
    await vi.advanceTimersByTimeAsync(pace(capture.events) + 100);
    expect(stage.player.playing.value).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(stage.player.playing.value).toBe(false);
    expect(spots(stage.player.scene.value)).toEqual(truth(capture));
  });

  test('lets go of what was picked when something happens', () => {
    stage.show(capture.before, [], 1);
    stage.picked.value = 5;
    stage.show(capture.view, [], 1);
    expect(stage.picked.value).toBeNull();
  });
});
