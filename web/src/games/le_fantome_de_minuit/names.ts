// What each thing on the board is called, for those who listen; and why it cannot be chosen.

import type { SeatName } from '../../contract/game';
import type { Action, Square, View } from '../../wire/le_fantome_de_minuit';
import type { Turn } from '../../wire/turn';
import { effective_pick, is_room, movable, type Tap, thing_of } from './choices';
import { kClosedDoors, kPips, kRooms, room_data } from './data';
import { key_of, type Thing } from './geometry';
import { guest_in, pieces_at, type Scene } from './scene';
import { name_of } from './sentences';
import type { Texts } from './texts';

function crowd(scene: Scene, spot: Parameters<typeof pieces_at>[1], names: readonly SeatName[], words: Texts): string {
  const counts = new Map<number, number>();
  for (const { seat } of pieces_at(scene, spot)) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return words.list([...counts].map(([seat, count]) => words.guests(count, name_of(names, seat), false)));
}

export function thing_name(thing: Thing, scene: Scene, names: readonly SeatName[], words: Texts): string {
  switch (thing.kind) {
    case 'square': {
      const spot = { type: 'OnSquare', square: thing.square } as const;
      const parts = [words.name_square(thing.square)];
      parts.push(pieces_at(scene, spot).length === 0 ? words.empty : crowd(scene, spot, names, words));
      if (scene.hugo.type === 'OnSquare' && scene.hugo.square === thing.square) parts.push(words.hugo_here);
      const room = kRooms.find(({ door }) => door === thing.square);
      if (room !== undefined) parts.push(words.doors[room.room]);
      if (kClosedDoors.includes(thing.square)) parts.push(words.door_shut);
      return parts.join(', ');
    }
    case 'chamber': {
      if (!is_room(thing.chamber)) return words.attic;
      const guest = guest_in(scene, thing.chamber);
      const state =
        guest !== null
          ? words.room_taken(name_of(names, guest.seat))
          : scene.hugo.type === 'OnSquare'
            ? words.room_free
            : words.room_waiting(thing.chamber);
      return `${words.name_room(thing.chamber, room_data(thing.chamber).points)}, ${state}`;
    }
    case 'step': {
      const spot = { type: 'OnStep', value: thing.value } as const;
      const parts = [words.name_step(thing.value)];
      parts.push(pieces_at(scene, spot).length === 0 ? words.empty : crowd(scene, spot, names, words));
      if (scene.hugo.type === 'OnStep' && scene.hugo.value === thing.value) parts.push(words.hugo_here);
      return parts.join(', ');
    }
    case 'cellar': {
      const spot = { type: 'InCellar' } as const;
      return `${words.name_cellar}, ${pieces_at(scene, spot).length === 0 ? words.empty : crowd(scene, spot, names, words)}`;
    }
  }
}

export function tap_name(what: Tap, thing: Thing, words: Texts): string {
  if (what.kind === 'refuse') return '';
  if (what.kind === 'pick')
    return thing.kind === 'square' && thing.square === what.square ? words.can_pick : words.can_come(what.square);
  return what.action.type === 'Place' ? words.can_place : words.can_go;
}

export interface Why {
  readonly text: string;
  readonly clause?: string;
}

// A short reason in the player's words. What is allowed was decided by the server; this only tells what can be seen.
export function why_not(
  thing: Thing,
  view: View,
  turn: Turn<Action>,
  seat: number | null,
  scene: Scene,
  picked: Square | null,
  names: readonly SeatName[],
  words: Texts,
): Why {
  if (view.phase === 'over') return { text: words.no_over };
  if (seat === null) return { text: words.no_watching };
  if (view.phase === 'bravest') return { text: words.no_draw_first, clause: 'FM-10' };
  if (view.phase === 'rolling' && turn.prompt !== null) return { text: words.no_roll_first, clause: 'FM-12' };
  const actions = turn.actions;
  if (actions === null) return { text: words.no_not_your_turn(name_of(names, view.turn)), clause: 'FM-12' };
  if (view.phase === 'placing' || view.phase === 'returning') {
    const clause = view.phase === 'placing' ? 'FM-10' : 'FM-50';
    return thing.kind === 'square'
      ? { text: words.no_square_taken(thing.square), clause }
      : { text: words.no_place_gallery, clause };
  }
  const pips = kPips[view.roll ?? 'ghost'];
  const from = effective_pick(actions, picked);
  const reachable = actions.some((action) => {
    const goal = thing_of(action, view.roll ?? null);
    return goal !== null && key_of(goal) === key_of(thing);
  });
  if (from === null && reachable) return { text: words.no_pick_first, clause: 'FM-12' };
  if (thing.kind === 'square') {
    if (from === null || movable(actions).length === 0) return { text: words.no_figure_there(thing.square), clause: 'FM-12' };
    return { text: words.no_not_there(pips, thing.square), clause: 'FM-12' };
  }
  if (thing.kind !== 'chamber') return { text: words.no_stairs, clause: 'FM-31' };
  if (!is_room(thing.chamber)) return { text: words.no_room_shut, clause: 'FM-02' };
  if (scene.hugo.type === 'OnStep') return { text: words.no_room_waiting, clause: 'FM-20' };
  if (guest_in(scene, thing.chamber) !== null) return { text: words.no_room_taken(thing.chamber), clause: 'FM-21' };
  if (room_data(thing.chamber).exact) return { text: words.no_room_exact(thing.chamber), clause: 'FM-23' };
  return { text: words.no_room_far(thing.chamber, pips), clause: 'FM-22' };
}
