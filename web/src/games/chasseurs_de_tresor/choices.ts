// What may be done now, as places to touch. The list of actions comes from the server; here each gets its place on the board.
import type { Action, View } from '../../wire/chasseurs_de_tresor';
import { room_in, type Space, space_of } from './data';

export type Thing = Space | 'pile';

export function active_space(view: View): Space {
  return view.hunters[view.turn]?.at ?? 'outside';
}

// Where a tap answers what nature waits for.
export function prompt_thing(view: View): Thing | null {
  switch (view.phase) {
    case 'drawing':
      return 'pile';
    case 'first':
      return 'outside';
    case 'rolling':
    case 'revealing':
    case 'fighting':
      return active_space(view);
    default:
      return null;
  }
}

export function action_at(thing: Thing, actions: readonly Action[], view: View): Action | null {
  const here = thing === active_space(view);
  return (
    actions.find((action) => {
      if (action.type === 'Move') return action.to === thing;
      return here && (action.type === 'Stay' || action.type === 'Take');
    }) ?? null
  );
}

export type Tap =
  | { readonly kind: 'decide'; readonly action: Action }
  | { readonly kind: 'prompt' }
  | { readonly kind: 'refuse' };

export function tap(thing: Thing, actions: readonly Action[], view: View, may_prompt: boolean): Tap {
  const action = action_at(thing, actions, view);
  if (action !== null) return { kind: 'decide', action };
  return may_prompt && prompt_thing(view) === thing ? { kind: 'prompt' } : { kind: 'refuse' };
}

export function goals(actions: readonly Action[]): readonly Space[] {
  return actions.flatMap((action) => (action.type === 'Move' ? [action.to] : []));
}

// What stopping somewhere is good for, only to sort the buttons: jewels and the way out first, then fights, then the rest.
function worth(space: Space, view: View): number {
  const carrying = Boolean(view.hunters[view.turn]?.backpack);
  if (space === 'outside') return carrying ? 100 : -50;
  const room = view.rooms.find((each) => space_of(each.room) === space);
  if (room === undefined) return -100;
  const company = view.hunters.some(({ at }, hunter) => hunter !== view.turn && at === space);
  let sum = 0;
  if (room.jewel && !carrying) sum += 60;
  sum += room.ghosts * 20;
  if (room.haunted) sum += company ? 50 : carrying ? -40 : -5;
  return sum;
}

// The answers that get a button of their own, the best first, and staying last.
export function answers(actions: readonly Action[], view: View, most: number): readonly Action[] {
  const places = actions
    .flatMap((action) => (action.type === 'Move' && (room_in(action.to) !== null || action.to === 'outside') ? [action] : []))
    .toSorted((a, b) => worth(b.to, view) - worth(a.to, view));
  const others = actions.filter(({ type }) => type !== 'Move');
  // In a corridor with no room in reach, the squares themselves are the answers: the farthest first.
  const steps = new Map(view.reach.map(({ to, steps: count }) => [to, count]));
  const halls = actions
    .flatMap((action) => (action.type === 'Move' && room_in(action.to) === null && action.to !== 'outside' ? [action] : []))
    .toSorted((a, b) => (steps.get(b.to) ?? 0) - (steps.get(a.to) ?? 0));
  return [...[...places, ...halls].slice(0, Math.max(1, most - others.length)), ...others];
}
