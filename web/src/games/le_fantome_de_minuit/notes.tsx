// Short notes laid on the board: who is the bravest, the end of a round.
import { Note } from '../../board/note';
import type { SeatName } from '../../contract/game';
import { Figure } from '../../parts/figures';
import type { Action, View } from '../../wire/le_fantome_de_minuit';
import type { Turn } from '../../wire/turn';
import { name_of } from './sentences';
import { useStage } from './stage';
import type { Texts } from './texts';

const kRead_ms = 12_000; // how long the note of a round lies there by itself; the others play on
const kGlance_ms = 1800;

interface NotesProps {
  readonly view: View;
  readonly turn: Turn<Action>;
  readonly names: readonly SeatName[];
  readonly words: Texts;
}

function Row({ seat, name, points, total, best }: { seat: number; name: string; points: string; total: string; best: boolean }) {
  return (
    <li class={best ? 'best' : ''}>
      <Figure seat={seat} />
      <bdi class="note-name">{name}</bdi>
      <b>{points}</b>
      <em>{total}</em>
    </li>
  );
}

export function Notes({ view, turn, names, words }: NotesProps) {
  const { note, player } = useStage();
  const shown = note.value;
  const over = turn.awaiting.type === 'Over' && !player.playing.value;
  if (shown === null || over) return null; // the end of the match is told by the table
  const gone = () => {
    if (note.value === shown) note.value = null;
  };
  if (shown.kind === 'bravest') {
    return (
      <Note key="bravest" small ms={kGlance_ms} onGone={gone}>
        <Figure seat={shown.seat} />
        <p>{words.bravest(name_of(names, shown.seat))}</p>
      </Note>
    );
  }
  const fewest = Math.min(...shown.points);
  const totals = view.seats.map(({ total }) => total);
  return (
    <Note key={`round ${shown.round}`} ms={kRead_ms} onGone={gone}>
      <div class="note-moon" aria-hidden="true" />
      <h3>{words.round_end(shown.round)}</h3>
      <p>{words.round_end_detail}</p>
      <ol class={`note-in-${Math.min(4, shown.points.length)}`}>
        {shown.points.map((points, seat) => (
          <Row
            key={`${seat}`}
            seat={seat}
            name={name_of(names, seat)}
            points={words.signed(points)}
            total={words.total(totals[seat] ?? 0)}
            best={points === fewest}
          />
        ))}
      </ol>
      <button type="button" class="answer" onClick={gone}>
        <span>{words.close}</span>
      </button>
    </Note>
  );
}
