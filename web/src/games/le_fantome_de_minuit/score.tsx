// The score sheet over the rounds, and what costs how much.
import { ReferenceSlip, ScoreSheet } from '../../board/score_sheet';
import type { ScoreProps } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { View } from '../../wire/le_fantome_de_minuit';
import { name_of } from './sentences';
import { texts } from './texts';

export function Score({ view, names, language, over }: ScoreProps<View>) {
  const words = texts(language);
  const rounds = Array.from({ length: view.setup.rounds ?? 3 }, (_, round) => round);
  const places = over?.type === 'Ranking' ? over.seats.map(({ place }) => place) : null;
  const order = view.seats.map((_, seat) => seat);
  if (places !== null) order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  return (
    <ScoreSheet
      caption={words.fewest_wins}
      columns={rounds.map((round) => ({ short: words.round_short(round + 1), full: words.round(round + 1) }))}
      rows={order.map((seat) => ({
        seat,
        name: name_of(names, seat),
        cells: (view.seats[seat]?.points ?? []).map(words.number),
        total: words.number(view.seats[seat]?.total ?? 0),
        best: places?.[seat] === 1,
        you: names[seat]?.you,
      }))}
    />
  );
}

export function Reference({ language }: { readonly view: View; readonly language: Language }) {
  const words = texts(language);
  return <ReferenceSlip title={words.fright} rows={words.reference} note={words.fewest_wins} />;
}
