import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import states from '../../../dev/chasseurs.json';
import type { Event, View } from '../../wire/chasseurs_de_tresor';
import { pace } from './plan';
import { battle, die, forget, measuring, player, show } from './stage';

interface Line {
  readonly view: View;
  readonly before: View;
  readonly events: readonly Event[];
}
const { haunt, fought } = states as unknown as { readonly haunt: Line; readonly fought: Line };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
});
afterEach(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a card, its ghost and the spirit are told one after the other', async () => {
  show(haunt.before, [], 1);
  show(haunt.view, haunt.events, 1);
  expect(player.scene.value?.card).toBe('i');
  expect(player.scene.value?.rooms.i.ghosts).toBe(2);
  await vi.advanceTimersByTimeAsync(950);
  expect(player.scene.value?.rooms.i.ghosts).toBe(3);
  await vi.advanceTimersByTimeAsync(pace(haunt.events));
  expect(player.playing.value).toBe(false);
  expect(player.scene.value?.rooms.i).toMatchObject({ ghosts: 0, spirit: true });
});

test('battle dice roll, and the ghost goes when they lie', async () => {
  show(fought.before, [], 1);
  show(fought.view, fought.events, 1);
  expect(battle.value).toEqual({ faces: ['ghost', 'blank'], tumble: 1 });
  expect(player.scene.value?.rooms.h.ghosts).toBe(2);
  await vi.advanceTimersByTimeAsync(pace(fought.events) + 50);
  expect(player.scene.value?.rooms.h.ghosts).toBe(1);
});

test('without motion everything is there at once, the dice too', () => {
  show(fought.before, [], 0);
  expect(die.value.face).toBe(4);
  show(fought.view, fought.events, 0);
  expect(player.playing.value).toBe(false);
  expect(player.scene.value?.rooms.h.ghosts).toBe(1);
  expect(battle.value.faces).toEqual(['ghost', 'blank']);
});

test('leaving the table forgets what was measured', () => {
  show(fought.before, [], 0);
  measuring.value = 'room_a';
  forget();
  expect(measuring.value).toBeNull();
});
