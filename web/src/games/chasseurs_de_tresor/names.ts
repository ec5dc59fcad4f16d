// What each place on the board is called, for those who listen; and why it cannot be chosen.

import type { SeatName } from '../../contract/game';
import type { Action, View } from '../../wire/chasseurs_de_tresor';
import type { Turn } from '../../wire/turn';
import { active_space, type Tap, type Thing } from './choices';
import { distances, hall_number, kHalls, room_in, type Space } from './data';
import { hunters_at, type Scene } from './scene';
import { hunter_name, kNoNumber } from './sentences';
import type { Texts } from './texts';

// A jewel that lies face down has the number 0.
export function jewel_name(number: number, numbered: boolean, words: Texts): string {
  if (!numbered) return words.has_jewel;
  return number === 0 ? words.has_hidden_jewel : words.has_jewel_number(number);
}

export function thing_name(thing: Thing, scene: Scene, names: readonly SeatName[], words: Texts): string {
  if (thing === 'pile') return words.name_pile(scene.pile);
  const room = room_in(thing);
  const parts: string[] = [];
  if (room !== null) {
    const { ghosts, spirit, jewel } = scene.rooms[room];
    parts.push(words.name_room(room));
    if (jewel !== null) parts.push(jewel_name(jewel, scene.numbered, words));
    if (spirit) parts.push(words.has_spirit);
    if (ghosts > 0) parts.push(words.has_ghosts(ghosts));
  } else {
    parts.push(thing === 'outside' ? words.name_outside : words.name_hall(hall_number(thing)));
  }
  for (const { hunter, jewel } of hunters_at(scene, thing)) {
    const who = hunter_name(names, hunter, words);
    parts.push(jewel === null ? who : words.hunter_with(who, scene.numbered ? jewel : kNoNumber));
  }
  if (parts.length === 1) parts.push(words.empty);
  return parts.join(', ');
}

function prompt_name(view: View, words: Texts): string {
  switch (view.phase) {
    case 'first':
      return words.can_lot;
    case 'drawing':
      return words.can_draw;
    case 'revealing':
      return words.can_turn;
    case 'fighting':
      return words.can_fight;
    default:
      return words.can_roll;
  }
}

export function tap_name(what: Tap, view: View, words: Texts): string {
  if (what.kind === 'prompt') return prompt_name(view, words);
  if (what.kind === 'refuse') return '';
  return what.action.type === 'Move' ? words.can_go : what.action.type === 'Take' ? words.can_take : words.can_stay;
}

export interface Why {
  readonly text: string;
  readonly clause?: string;
}

// A room that holds whoever carries a jewel (GH-34).
export function holds(scene: Scene, carrying: boolean): (space: Space) => boolean {
  return (space) => {
    const room = room_in(space);
    return carrying && room !== null && scene.rooms[room].spirit;
  };
}

function no_way(space: Space, view: View, scene: Scene, words: Texts): Why {
  const own = view.hunters[view.turn];
  const pips = view.roll ?? 0;
  if (own?.held) return { text: words.no_held, clause: 'GH-34' };
  if (kHalls.includes(space) && hunters_at(scene, space).length > 0) return { text: words.no_taken, clause: 'GH-15' };
  const from = active_space(view);
  const steps = distances(from, scene.lock, holds(scene, Boolean(own?.backpack))).get(space)?.steps;
  const number = own?.backpack?.number ?? null;
  if (space === 'outside' && number !== null && number !== view.rescued + 1 && steps !== undefined && steps <= pips)
    return { text: words.no_order(number, view.rescued + 1), clause: 'GH-51' };
  if (scene.lock !== null && (distances(from, null).get(space)?.steps ?? 99) <= pips)
    return { text: words.no_locked(scene.lock), clause: 'GH-53' };
  if (steps === undefined || (own?.backpack && (distances(from, scene.lock).get(space)?.steps ?? 99) <= pips))
    return { text: words.no_haunted_way, clause: 'GH-34' };
  return { text: words.no_far(steps, pips), clause: 'GH-12' };
}

// A short reason in the player's words. What is allowed was decided by the server; this only tells what can be seen.
export function why_not(
  thing: Thing,
  view: View,
  turn: Turn<Action>,
  seat: number | null,
  scene: Scene,
  names: readonly SeatName[],
  words: Texts,
): Why {
  if (view.phase === 'over') return { text: words.no_over };
  if (seat === null) return { text: words.no_watching };
  if (view.phase === 'first') return { text: words.no_first, clause: 'GH-08' };
  if (turn.prompt === null && turn.actions === null)
    return { text: words.no_not_your_turn(hunter_name(names, view.turn, words)), clause: 'GH-08' };
  switch (view.phase) {
    case 'rolling':
      return { text: words.no_roll_first, clause: 'GH-10' };
    case 'drawing':
      return { text: words.no_draw_first, clause: 'GH-11' };
    case 'fighting':
      return { text: words.no_fight_first, clause: 'GH-18' };
    case 'moving':
      return thing === 'pile' ? { text: words.no_wait } : no_way(thing, view, scene, words);
    default:
      return { text: words.no_choose_first, clause: 'GH-17' };
  }
}

// The distances said aloud: rooms only, in their order.
export function measured(from: Space, scene: Scene, carrying: boolean, words: Texts): string {
  const found = distances(from, scene.lock, holds(scene, carrying));
  const room = room_in(from);
  const parts = [...found]
    .filter(([space]) => room_in(space) !== null && space !== from)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([space, { steps }]) => `${room_in(space)?.toUpperCase()} ${steps}`)
    .join(', ');
  if (room !== null) return words.measured_room(room, parts);
  return from === 'outside' ? words.measured_outside(parts) : words.measured_hall(hall_number(from), parts);
}
