// Those who watch: what they may do, and who they are.
import { AskingDock } from '../door/asking_dock';
import { door_texts } from '../door/texts';
import { Icon } from '../parts/icon';
import type { Seen } from '../session/frame';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { kLocales, language } from '../texts/language';
import { device_texts } from './texts';

interface WatchProps {
  readonly session: Session;
  readonly hidden: boolean; // the match has secrets: the others must agree
}
// In place of one's own choices: that one only watches, and the way to a seat if there is one.
export function WatchDock({ session, hidden }: WatchProps) {
  const t = texts.value;
  const request = session.own_request.value;
  if (request) return <AskingDock session={session} request={request} />;
  const seats = session.table.value?.seats ?? [];
  const empty = seats.flatMap((each, seat) => (each.person || each.bot ? [] : [{ seat, locked: each.locked }]));
  const open = empty.filter(({ locked }) => !locked || session.is_host.value);
  // Back to a seat that one had: at once.
  const must_ask = hidden && open.every(({ seat }) => session.formers.value[seat]?.id !== session.table.value?.you);
  const d = door_texts.value;
  const free = must_ask ? d.must_agree : device_texts.value.watch_free;
  const verdict = session.verdict.value;
  return (
    <div class="dock watch-dock" role="group" aria-label={t.you_watch}>
      <p role="status" class={verdict ? 'verdict' : ''}>
        <Icon name={verdict ? 'bot' : 'eye'} />
        {verdict
          ? d.verdicts[verdict]
          : open.length > 0
            ? free
            : empty.length > 0
              ? device_texts.value.watch_locked
              : device_texts.value.watch_full}
      </p>
      {open.map(({ seat }) => (
        <button type="button" key={seat} class="button gold small" onClick={() => void session.ask({ type: 'Sit', seat })}>
          {must_ask ? d.ask_for(t.seat_number(seat + 1)) : device_texts.value.take_seat(t.seat_number(seat + 1))}
        </button>
      ))}
    </div>
  );
}

// A screen has no name, and need not be told that it is one.
export function Watchers({ session }: { readonly session: Seen }) {
  const t = device_texts.value;
  const table = session.table.value;
  if (!table) return null;
  const others = table.watchers.filter((each) => each.name !== '' || each.id !== table.you);
  if (others.length === 0) return null;
  const named = others.filter((each) => each.name !== '').map((each) => each.name);
  const names = named.length < others.length ? [...named, t.a_screen] : named;
  const more = Math.max(0, table.watching - table.watchers.length);
  const list = new Intl.ListFormat(kLocales[language.value], more > 0 ? { type: 'unit' } : { type: 'conjunction' });
  return (
    <p class="watching">
      <Icon name="eye" /> {t.watching(list.format(names), more)}
    </p>
  );
}
