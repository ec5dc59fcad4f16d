// The end of a race: where it turned, one's own fastest touch, and what went wrong most often.
import { define_ending, type Ended, type Feat, type Past, type Step, type Tip, winners_of } from '../../../contract/ending';
import type { Event, Finish, Outcome, View } from '../../../wire/pas_touche';
import { is_error } from '../scene';
import { short_seconds_text } from '../spoken';
import { texts } from '../texts';
import { Scene } from './scene';
import { ending_texts } from './texts';

function lead({ view, language }: Ended<View>): string {
  return ending_texts(language).lead[view.ending ?? 'won'](view.throws);
}

const progress = (view: View, seat: number): number => view.players[seat]?.progress ?? 0;

// What somebody else lost, and what a winner gained; a loss is told rather than a gain of the same size.
function weight(event: Event, { before, after }: Step<View, Event>, ended: Ended<View>): number {
  const winners = winners_of(ended);
  if (event.type === 'Penalised' && !winners.includes(event.seat))
    return 1.5 * Math.max(0, progress(before, event.seat) - progress(after, event.seat));
  if (event.type === 'Advanced' && winners.includes(event.seat))
    return Math.max(0, progress(after, event.seat) - progress(before, event.seat));
  return 0;
}

interface Touch {
  readonly touch: Finish;
  readonly outcome: Outcome;
  readonly number: number; // of the throw
}
const touches_of = (steps: Past<View, Event>['steps']): readonly Touch[] =>
  steps.flatMap(({ after, events }) =>
    events.flatMap((event) =>
      event.type === 'Touched' ? [{ touch: event.touch, outcome: event.outcome, number: after.throws }] : [],
    ),
  );

// Of those who were right.
function feat({ seat, view, steps }: Ended<View> & Partial<Past<View, Event>>): Feat | null {
  const own = touches_of(steps ?? []).filter(({ touch, outcome }) => touch.seat === seat && outcome === 'advanced');
  if (own.length === 0) return null;
  const fastest = Math.min(...own.map(({ touch }) => touch.reaction_ms));
  return { kind: view.setup.children ? 'touch.children' : 'touch', value: Math.round(fastest), fewer: true };
}

function most_common_fault({ seat, steps, language }: Past<View, Event>): readonly Tip[] {
  const faults = touches_of(steps).filter(({ touch, outcome }) => touch.seat === seat && is_error(outcome));
  const of_kind = (kind: Outcome) => faults.filter(({ outcome }) => outcome === kind);
  const most = [...new Set(faults.map(({ outcome }) => outcome))].map(of_kind).toSorted((a, b) => b.length - a.length)[0];
  const last = most?.at(-1);
  if (most === undefined || last === undefined) return [];
  const words = ending_texts(language);
  return [
    {
      about: `${most.length}×`,
      title: words.tip_fault(last.outcome, most.length),
      text: words.tip_fault_text(last.number),
    },
  ];
}
// The throw at which one's right touch came least too late.
function closest_miss({ seat, steps, language }: Past<View, Event>): readonly Tip[] {
  const all = touches_of(steps);
  const late = all.flatMap(({ touch, outcome, number }) => {
    const first = all.find((each) => each.number === number && each.outcome === 'advanced');
    const mine = touch.seat === seat && outcome === 'late' && first !== undefined;
    return mine ? [{ number, by: touch.reaction_ms - first.touch.reaction_ms }] : [];
  });
  const nearest = late.filter(({ by }) => by > 0).toSorted((a, b) => a.by - b.by)[0];
  if (nearest === undefined) return [];
  const words = ending_texts(language);
  return [
    {
      about: String(nearest.number),
      title: words.tip_close(nearest.number),
      text: words.tip_close_text(short_seconds_text(texts(language), Math.max(100, nearest.by))),
    },
  ];
}

export const ending = define_ending<View, Event>({
  Scene,
  lead,
  weight,
  feat,
  feat_text: ({ value }, language) => ending_texts(language).fastest(short_seconds_text(texts(language), value)),
  tips: (past) => [...most_common_fault(past), ...closest_miss(past)],
});
