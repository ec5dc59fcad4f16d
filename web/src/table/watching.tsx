// Those who watch: what they may do, and who they are.
import { Icon } from '../parts/icon';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Seen, Session } from './session';

// In place of one's own choices: that one only watches, and the way to a seat if there is one.
export function WatchDock({ session }: { readonly session: Session }) {
  const t = texts.value;
  const seats = session.table.value?.seats ?? [];
  const empty = seats.flatMap((each, seat) => (each.person || each.bot ? [] : [{ seat, locked: each.locked }]));
  const open = empty.filter(({ locked }) => !locked || session.is_host.value);
  return (
    <div class="dock watch-dock" role="group" aria-label={t.you_watch}>
      <p>
        <Icon name="eye" />
        {open.length > 0 ? t.devices.watch_free : empty.length > 0 ? t.devices.watch_locked : t.devices.watch_full}
      </p>
      {open.map(({ seat }) => (
        <button type="button" key={seat} class="btn gold small" onClick={() => void session.ask({ type: 'Sit', seat })}>
          {t.devices.take_seat(t.seat_number(seat))}
        </button>
      ))}
    </div>
  );
}

// A screen has no name, and need not be told that it is one.
export function Watchers({ session }: { readonly session: Seen }) {
  const t = texts.value;
  const table = session.table.value;
  if (!table) return null;
  const others = table.watchers.filter((each) => each.name !== '' || each.id !== table.you);
  if (others.length === 0) return null;
  const named = others.filter((each) => each.name !== '').map((each) => each.name);
  const names = named.length < others.length ? [...named, t.devices.a_screen] : named;
  const more = table.watching - table.watchers.length;
  const list = new Intl.ListFormat(language.value, more > 0 ? { type: 'unit' } : { type: 'conjunction' });
  return (
    <p class="watching">
      <Icon name="eye" /> {t.devices.watching(list.format(names), more)}
    </p>
  );
}
