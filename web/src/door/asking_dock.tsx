// One's own request for a seat: who has agreed, who is awaited, how long it lasts, and what came of the last one.
import './asking_dock.css';

import { calm } from '../base/settings';
import { BurningCandle, useSeconds } from '../parts/burning_candle';
import { Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { type Asked, kRequest_ms, name_at } from '../session/asking';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { door_texts } from './texts';

// By its number, and by who had it.
export function seat_called(session: Session, seat: number): string {
  return door_texts.value.seat(seat + 1, session.formers.value[seat]?.name ?? '');
}

export function TimeLeft({ until }: { readonly until: number }) {
  const seconds = useSeconds(until);
  return (
    <span class="timer">
      <BurningCandle until={until} whole_ms={kRequest_ms} seconds={seconds} calm={calm.value} />
      <span role="timer" aria-label={texts.value.time_left(seconds)}>
        {seconds}
      </span>
    </span>
  );
}

function Vote({ session, id, agreed }: { readonly session: Session; readonly id: string; readonly agreed: boolean }) {
  const d = door_texts.value;
  const table = session.table.value;
  const seat = table?.seats.findIndex((each) => each.person?.id === id) ?? -1;
  const name = (table && name_at(table, id)) || d.somebody_away;
  return (
    <li class={agreed ? 'vote-yes' : ''}>
      {seat >= 0 ? <Figure seat={seat} /> : <Icon name="eye" />}
      <span>
        {name} <span class="visually-hidden">{agreed ? d.agreed : d.awaited}</span>
      </span>
      <Icon name={agreed ? 'check' : 'clock'} />
    </li>
  );
}

export function AskingDock({ session, request }: { readonly session: Session; readonly request: Asked }) {
  const d = door_texts.value;
  const { seat, agreed, awaited, until } = request;
  return (
    <div class="dock watch-dock asking-dock" role="group" aria-label={texts.value.you_watch}>
      <p role="status">{d.asking(seat_called(session, seat))}</p>
      <TimeLeft until={until} />
      <ul class="votes" aria-live="polite">
        {agreed.map((id) => (
          <Vote key={id} session={session} id={id} agreed />
        ))}
        {awaited.map((id) => (
          <Vote key={id} session={session} id={id} agreed={false} />
        ))}
      </ul>
    </div>
  );
}
