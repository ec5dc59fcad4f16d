// Which moment of a match was its turning point.
//
// The rule: of all events of the match the one that the game gives the largest weight (`GameEnding.weight`, in the game's own points).
// Of equal ones the later one: less could follow that would have made up for it. What the last decision brought about is the end
// itself, and no turning point. If nothing weighs anything, there is none.
import type { Ended, GameEnding, Step } from '../contract/ending';
import type { Opaque } from '../wire/turn';

export interface Turning {
  readonly step: Step;
  readonly event: Opaque;
  readonly weight: number;
}

export function turning_of(steps: readonly Step[], ended: Ended, weight: GameEnding['weight']): Turning | null {
  let found: Turning | null = null;
  for (const step of steps.slice(0, -1))
    for (const event of step.events) {
      const own = weight(event, step, ended);
      if (own > 0 && own >= (found?.weight ?? 0)) found = { step, event, weight: own };
    }
  return found;
}
