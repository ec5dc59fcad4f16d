// The end of a match: the feast, where it turned, frights as a record, and the square that cost the most.
import { define_ending, type Ended, type Feat, type Past, type Step, type Tip, winners_of } from '../../../contract/ending';
import type { Event, Spot, View } from '../../../wire/le_fantome_de_minuit';
import { distance, kCellarPoints, kRooms } from '../data';
import { name_of } from '../sentences';
import { texts } from '../texts';
import { Scene } from './scene';
import { ending_texts } from './texts';

const cost_of = (to: Spot): number => (to.type === 'OnStep' ? to.value : to.type === 'InCellar' ? kCellarPoints : 0);
const total = (view: View, seat: number): number => view.seats[seat]?.total ?? 0;

// Who came nearest to the winners; null: nobody is behind them.
function runner_up({ view, result }: Ended<View>): number | null {
  const winners = winners_of({ result });
  const others = view.seats.flatMap((_, seat) => (winners.includes(seat) ? [] : [seat]));
  return others.toSorted((a, b) => total(view, a) - total(view, b))[0] ?? null;
}

function lead(ended: Ended<View>): string {
  const words = ending_texts(ended.language);
  const [winner = 0, ...more] = winners_of(ended);
  const second = runner_up(ended);
  const points = total(ended.view, winner);
  if (more.length > 0 || second === null) return words.lead_tied(words.frights(points));
  return words.lead(words.frights(points), total(ended.view, second) - points, name_of(ended.names, second));
}

// Frights that somebody else got, those of the runner-up twice: they parted the first from the second. What a winner won back in a room
// counts twice as well.
function weight(event: Event, _: Step<View, Event>, ended: Ended<View>): number {
  const winners = winners_of(ended);
  const second = runner_up(ended);
  if (event.type === 'Hid' && winners.includes(event.seat))
    return 2 * Math.max(0, -(kRooms.find(({ room }) => room === event.room)?.points ?? 0));
  if (event.type !== 'Captured') return 0;
  return event.figures.reduce(
    (sum, { seat, figures }) => (winners.includes(seat) ? sum : sum + (seat === second ? 2 : 1) * figures * cost_of(event.to)),
    0,
  );
}

function feat({ view, seat }: Ended<View>): Feat | null {
  if (seat === null) return null;
  return { kind: `rounds${view.setup.rounds ?? 3}`, value: total(view, seat), fewer: true };
}

// The square where one's guests cost most at once, and the nearest room ahead that nobody was in.
function costliest_square({ steps, seat, language }: Past<View, Event>): readonly Tip[] {
  const caught = steps.flatMap(({ before, events }) =>
    events.flatMap((event) => {
      if (event.type !== 'Captured') return [];
      const mine = event.figures.find((band) => band.seat === seat)?.figures ?? 0;
      return mine > 0 ? [{ square: event.square, cost: mine * cost_of(event.to), before }] : [];
    }),
  );
  const worst = caught.toSorted((a, b) => b.cost - a.cost)[0];
  if (worst === undefined) return [];
  const taken = worst.before.seats.flatMap(({ figures }) =>
    figures.flatMap((spot) => (spot.type === 'InRoom' ? [spot.room] : [])),
  );
  const next = kRooms
    .filter(({ room, door }) => !taken.includes(room) && door !== worst.square)
    .toSorted((a, b) => distance(worst.square, a.door) - distance(worst.square, b.door))[0];
  if (next === undefined) return [];
  const words = ending_texts(language);
  return [
    {
      about: String(worst.square),
      title: words.tip_caught(worst.square, words.frights(worst.cost)),
      text: words.tip_door(texts(language).rooms[next.room], distance(worst.square, next.door)),
    },
  ];
}
function costliest_round({ view, seat, language }: Past<View, Event>): readonly Tip[] {
  const points = view.seats[seat ?? 0]?.points ?? [];
  const most = Math.max(...points);
  if (points.length < 2 || most <= 0 || points.filter((each) => each === most).length > 1) return [];
  const words = ending_texts(language);
  const round = points.indexOf(most) + 1;
  return [{ about: String(round), title: words.tip_round(round, words.frights(most)), text: words.tip_round_text }];
}

export const ending = define_ending<View, Event>({
  Scene,
  lead,
  weight,
  feat,
  feat_text: ({ value }, language) => ending_texts(language).frights(value),
  tips: (past) => [...costliest_square(past), ...costliest_round(past)],
});
