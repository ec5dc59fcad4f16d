// Short notes laid on the board: who is the bravest, the end of a round.
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

export function Cards({ view, turn, names, words }: CardsProps) {
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
  if (shown === null || over) return null; // the end of the match is told by the table
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
  return (
    <div class="fm-card" role="status">
      <div class="fm-moon" aria-hidden="true" />
      <h3>{words.round_end(shown.round)}</h3>
      <p>{words.round_end_detail}</p>
      <ol class={`fm-in-${Math.min(4, shown.points.length)}`}>
        {shown.points.map((points, seat) => (
          <Row
            key={`${seat}`}
            seat={seat}
            name={name_of(names, seat)}
            points={words.signed(points)}
            total={`${words.total} ${words.number(totals[seat] ?? 0)}`}
            best={points === fewest}
          />
        ))}
      </ol>
      <button type="button" class="fm-btn" onClick={close}>
        <span>{words.close}</span>
      </button>
    </div>
  );
}
