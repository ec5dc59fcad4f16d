// The end of a match: where it turned, points as a record, and the look that cost the most.
import { define_ending, type Ended, type Feat, type Past, type Step, type Tip, winners_of } from '../../../contract/ending';
import type { Event, View } from '../../../wire/pas_vu_pas_pris';
import { seen_of } from '../scene';
import { Scene } from './scene';
import { ending_texts } from './texts';

const ghosts_at = (view: View, seat: number, where: string): number =>
  view.players[seat]?.ghosts.filter((each) => each.where === where).length ?? 0;
const points = (view: View, seat: number): number => view.players[seat]?.points ?? 0;

function lead({ view, result, language }: Ended<View>): string {
  const [winner = 0] = winners_of({ result });
  return ending_texts(language).lead(ghosts_at(view, winner, 'out'), ghosts_at(view, winner, 'hall'));
}

// What a winner's ghost brought by getting out, and in a look how many more ghosts of others were seen than of winners.
function weight(event: Event, { before, after }: Step<View, Event>, ended: Ended<View>): number {
  const winners = winners_of(ended);
  if (event.type === 'GhostLeft' && winners.includes(event.seat))
    return Math.max(1, points(after, event.seat) - points(before, event.seat));
  if (event.type !== 'Looked') return 0;
  const seen = seen_of(event.look);
  return seen.reduce((sum, { seat }) => sum + (winners.includes(seat) ? -1 : 1), 0);
}

function feat({ view, seat }: Ended<View>): Feat | null {
  if (seat === null) return null;
  const { setup } = view;
  return {
    kind: `points.${view.players.length}.${setup.hall_points ?? 'as_printed'}`,
    value: points(view, seat),
    fewer: false,
  };
}

// The look that found most of one's ghosts.
function worst_look({ steps, seat, language }: Past<View, Event>): readonly Tip[] {
  const looks = steps.flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.type !== 'Looked') return [];
      const mine = new Set(seen_of(event.look).flatMap((each) => (each.seat === seat ? [each.figure] : [])));
      return mine.size > 0 ? [{ look: event.look, seen: mine.size }] : [];
    }),
  );
  const worst = looks.toSorted((a, b) => b.seen - a.seen)[0];
  if (worst === undefined) return [];
  const words = ending_texts(language);
  const { number, door } = worst.look;
  return [{ about: String(door.number), title: words.tip_seen(worst.seen, door.number), text: words.tip_seen_text(number) }];
}
function never_in({ view, seat, steps, language }: Past<View, Event>): readonly Tip[] {
  const moved = new Set(
    steps.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'GhostWalked' && event.seat === seat ? [event.figure] : [])),
    ),
  );
  const idle = view.players[seat ?? 0]?.ghosts.filter(({ figure, where }) => where === 'side' && !moved.has(figure)).length ?? 0;
  const words = ending_texts(language);
  return idle > 0 ? [{ about: '', title: words.tip_idle(idle), text: words.tip_idle_text }] : [];
}

export const ending = define_ending<View, Event>({
  Scene,
  lead,
  weight,
  feat,
  feat_text: ({ value }, language) => ending_texts(language).points(value),
  tips: (past) => [...worst_look(past), ...never_in(past)],
});
