import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import states from '../../../dev/chasseurs.json';
import type { Event, View } from '../../wire/chasseurs_de_tresor';
import { pace } from './plan';
import { Stage } from './stage';

interface Line {
  readonly view: View;
  readonly before: View;
  readonly events: readonly Event[];
}
const { haunt, fought } = states as unknown as { readonly haunt: Line; readonly fought: Line };

const stage = new Stage();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => {
  stage.forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a card, its ghost and the spirit are told one after the other', async () => {
  stage.show(haunt.before, [], 1);
  stage.show(haunt.view, haunt.events, 1);
  expect(stage.player.scene.value?.card).toBe('i');
  expect(stage.player.scene.value?.rooms.i.ghosts).toBe(2);
  await vi.advanceTimersByTimeAsync(950);
  expect(stage.player.scene.value?.rooms.i.ghosts).toBe(3);
  await vi.advanceTimersByTimeAsync(pace(haunt.events));
  expect(stage.player.playing.value).toBe(false);
  expect(stage.player.scene.value?.rooms.i).toMatchObject({ ghosts: 0, spirit: true });
});

test('battle dice roll, and the ghost goes when they lie', async () => {
  stage.show(fought.before, [], 1);
  stage.show(fought.view, fought.events, 1);
  expect(stage.battle.value).toEqual({ faces: ['ghost', 'blank'], tumble: 1 });
  expect(stage.player.scene.value?.rooms.h.ghosts).toBe(2);
  await vi.advanceTimersByTimeAsync(pace(fought.events) + 50);
  expect(stage.player.scene.value?.rooms.h.ghosts).toBe(1);
});

test('without motion everything is there at once, the dice too', () => {
  stage.show(fought.before, [], 0);
  expect(stage.die.value.face).toBe(4);
  stage.show(fought.view, fought.events, 0);
  expect(stage.player.playing.value).toBe(false);
  expect(stage.player.scene.value?.rooms.h.ghosts).toBe(1);
  expect(stage.battle.value.faces).toEqual(['ghost', 'blank']);
});

test('leaving the table forgets what was measured', () => {
  stage.show(fought.before, [], 0);
  stage.measuring.value = 'room_a';
  stage.forget();
  expect(stage.measuring.value).toBeNull();
});
