// Short notes laid on the board: the end of a round, the end of the match.
import { useEffect } from 'preact/hooks';
import { Figure } from '../../parts/figures';
import type { Action, View } from '../../wire/le_fantome_de_minuit';
import type { SeatName, Turn } from '../game';
import { name_of } from './sentences';
import { card, playing } from './stage';
import type { Texts } from './texts';

const kRead = 9000; // how long the note of a round lies there by itself
const kGlance = 1800;

interface CardsProps {
  readonly view: View;
  readonly turn: Turn<Action>;
  readonly names: readonly SeatName[];
  readonly words: Texts;
  readonly calm: boolean;
}

function Row({ seat, name, points, total, best }: { seat: number; name: string; points: string; total: string; best: boolean }) {
  return (
    <li class={best ? 'fm-best' : ''}>
      <Figure seat={seat} />
      <span class="fm-name">{name}</span>
      <b>{points}</b>
      <em>{total}</em>
    </li>
  );
}

export function Cards({ view, turn, names, words, calm }: CardsProps) {
  const shown = card.value;
  const over = turn.awaiting.type === 'Over' && !playing.value;
  useEffect(() => {
    if (shown === null || over) return;
    const timer = setTimeout(
      () => {
        if (card.value === shown) card.value = null;
      },
      shown.kind === 'bravest' ? kGlance : kRead,
    );
    return () => clearTimeout(timer);
  }, [shown, over]);
  if (shown === null) return null;
  const close = () => {
    card.value = null;
  };
  if (shown.kind === 'bravest') {
    return (
      <div class="fm-card fm-note" role="status">
        <Figure seat={shown.seat} />
        <p>{words.bravest(name_of(names, shown.seat))}</p>
      </div>
    );
  }
  const fewest = Math.min(...shown.points);
  const totals = view.seats.map(({ total }) => total);
  const lowest = Math.min(...totals);
  const winners = totals.flatMap((total, seat) => (total === lowest ? [name_of(names, seat)] : []));
  return (
    <div class={`fm-card${calm ? ' fm-calm' : ''}`} role="status">
      <div class="fm-moon" aria-hidden="true" />
      <h3>{over ? words.won(winners) : words.round_end(shown.round)}</h3>
      <p>{over ? words.fewest_wins : words.round_end_detail}</p>
      <ol class={shown.points.length > 4 ? 'fm-many' : ''}>
        {shown.points.map((points, seat) => (
          <Row
            key={`${seat}`}
            seat={seat}
            name={name_of(names, seat)}
            points={over ? words.number(totals[seat] ?? 0) : words.signed(points)}
            total={over ? words.total : `${words.total} ${words.number(totals[seat] ?? 0)}`}
            best={over ? totals[seat] === lowest : points === fewest}
          />
        ))}
      </ol>
      <button type="button" class="fm-btn" onClick={close}>
        <span>{words.close}</span>
      </button>
    </div>
  );
}
