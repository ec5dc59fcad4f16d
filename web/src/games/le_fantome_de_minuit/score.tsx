// The score sheet over the rounds, and what costs how much.
import { Figure } from '../../parts/figures';
import type { Language } from '../../texts/language';
import type { View } from '../../wire/le_fantome_de_minuit';
import type { ScoreProps } from '../game';
import { name_of } from './sentences';
import { texts } from './texts';
import './style.css';

export function ScoreSheet({ view, names, language, over }: ScoreProps<View>) {
  const words = texts(language);
  const rounds = view.setup.rounds ?? 3;
  const places = over?.type === 'Ranking' ? over.seats.map(({ place }) => place) : null;
  const order = view.seats.map((_, seat) => seat);
  if (places !== null) order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  return (
    <section class="fm-sheet" tabindex={0} aria-label={words.sheet}>
      <table>
        <caption>{words.fewest_wins}</caption>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            {Array.from({ length: rounds }, (_, round) => (
              <th key={`${round}`} scope="col" abbr={words.round(round + 1)}>
                {words.round_short(round + 1)}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={places?.[seat] === 1 ? 'fm-best' : ''}>
              <th scope="row">
                <Figure seat={seat} />
                {name_of(names, seat)}
              </th>
              {Array.from({ length: rounds }, (_, round) => {
                const points = view.seats[seat]?.points[round];
                return <td key={`${round}`}>{points === undefined ? '–' : words.number(points)}</td>;
              })}
              <td class="fm-total">{words.number(view.seats[seat]?.total ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function Reference({ language }: { readonly view: View; readonly language: Language }) {
  const words = texts(language);
  return (
    <section class="fm-cheat" aria-label={words.fright}>
      <h2>{words.fright}</h2>
      <dl>
        {words.reference.map(({ what, note, points }) => (
          <div key={what}>
            <dt>
              {what}
              {note !== undefined && <i>{note}</i>}
            </dt>
            <dd class={points.startsWith('−') ? 'fm-ok' : ''}>{points}</dd>
          </div>
        ))}
      </dl>
      <p>{words.fewest_wins}</p>
    </section>
  );
}
