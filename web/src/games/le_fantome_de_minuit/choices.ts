// What may be done now, as things to touch. The list of actions comes from the server; here each gets its place on the board.
import type { Action, Face, Room, Square } from '../../wire/le_fantome_de_minuit';
import { ahead, distance, kPips, room_data } from './data';
import { key_of, type Thing } from './geometry';

export interface Choice {
  readonly action: Action;
  readonly letter: string; // on the board and on its button
  readonly thing: Thing | null; // null: only a button
}

export function figure_square(action: Action): Square | null {
  return action.type === 'Move' || action.type === 'Hide' ? action.from : null;
}

// The squares whose figures can be picked.
export function movable(actions: readonly Action[]): readonly Square[] {
  const squares = new Set<Square>();
  for (const action of actions) {
    const from = figure_square(action);
    if (from !== null) squares.add(from);
  }
  return [...squares].sort((a, b) => a - b);
}

// With a single figure there is nothing to pick.
export function effective_pick(actions: readonly Action[], picked: Square | null): Square | null {
  const squares = movable(actions);
  if (squares.length === 1) return squares[0] ?? null;
  return picked !== null && squares.includes(picked) ? picked : null;
}

export function thing_of(action: Action, roll: Face | null): Thing | null {
  switch (action.type) {
    case 'Place':
      return { kind: 'square', square: action.square };
    case 'Move':
      return { kind: 'square', square: ahead(action.from, roll === null ? 0 : kPips[roll]) };
    case 'Hide':
      return { kind: 'chamber', chamber: action.room };
    case 'Stay':
      return null;
  }
}

// In the order of the walk: the doors on the way first, then the square, then staying.
export function choices(actions: readonly Action[], picked: Square | null, roll: Face | null): readonly Choice[] {
  const from = effective_pick(actions, picked);
  const rank = (action: Action) => {
    if (action.type === 'Hide') return distance(action.from, room_data(action.room).door);
    return action.type === 'Move' ? 100 : 200;
  };
  return actions
    .filter((action) => {
      const square = figure_square(action);
      return square === null ? action.type === 'Place' || from !== null : square === from;
    })
    .toSorted((a, b) => rank(a) - rank(b))
    .map((action, index) => ({
      action,
      letter: action.type === 'Place' ? '' : String.fromCharCode(65 + index),
      thing: thing_of(action, roll),
    }));
}

// The squares a figure walks over on its way, its own not included.
export function footsteps(from: Square, action: Action, roll: Face | null): readonly Square[] {
  let count = 0;
  if (action.type === 'Move' && roll !== null) count = kPips[roll];
  if (action.type === 'Hide') count = distance(from, room_data(action.room).door);
  return Array.from({ length: count }, (_, index) => ahead(from, index + 1));
}

export type Tap =
  | { readonly kind: 'decide'; readonly action: Action }
  | { readonly kind: 'pick'; readonly square: Square }
  | { readonly kind: 'refuse' };

// What touching a thing does.
export function tap(thing: Thing, actions: readonly Action[], picked: Square | null, roll: Face | null): Tap {
  const key = key_of(thing);
  const from = effective_pick(actions, picked);
  const direct = choices(actions, picked, roll).find((choice) => choice.thing !== null && key_of(choice.thing) === key);
  if (direct !== undefined) return { kind: 'decide', action: direct.action };
  if (thing.kind === 'square' && thing.square !== from && movable(actions).includes(thing.square))
    return { kind: 'pick', square: thing.square };
  // Somewhere another figure could go: show that figure's choices.
  if (from === null) {
    const ways = actions.filter((action) => {
      const goal = thing_of(action, roll);
      return goal !== null && key_of(goal) === key;
    });
    const square = ways.length === 1 && ways[0] !== undefined ? figure_square(ways[0]) : null;
    if (square !== null) return { kind: 'pick', square };
  }
  return { kind: 'refuse' };
}

export function is_room(chamber: string): chamber is Room {
  return chamber !== 'attic' && chamber !== 'east_tower' && chamber !== 'west_tower';
}
