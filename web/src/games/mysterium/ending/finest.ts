// Which vision of a match was the finest.
//
// The rule: of all answers that were right at the first try, the one that needed the fewest pictures; of equal ones the later one.
import type { Past } from '../../../contract/ending';
import type { Clue, Event, Kind, Medium, View, Vision } from '../../../wire/mysterium';

export interface Finest {
  readonly medium: Medium;
  readonly kind: Kind;
  readonly card: Clue;
  readonly visions: readonly Vision[];
  readonly hour: number;
}

export function finest_of(steps: Past<View, Event>['steps']): Finest | null {
  const given = new Map<Medium, readonly (readonly Vision[])[]>(); // to each medium for the card it looks for
  let finest: Finest | null = null;
  for (const { before, events } of steps)
    for (const event of events) {
      if (event.type === 'VisionsGiven') given.set(event.medium, [...(given.get(event.medium) ?? []), event.visions]);
      if (event.type !== 'Answered' || !event.right || typeof event.card !== 'number') continue;
      const [visions, ...more] = given.get(event.medium) ?? [];
      given.delete(event.medium);
      if (visions === undefined || visions.length === 0 || more.length > 0) continue;
      if (visions.length > (finest?.visions.length ?? visions.length)) continue;
      finest = { medium: event.medium, kind: event.kind, card: event.card, visions, hour: before.hour };
    }
  return finest;
}
