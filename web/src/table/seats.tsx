// The seats as cards, with what this viewer may do with each: before a match, and in the host's menu.
import { useState } from 'preact/hooks';
import { free_state } from '../door/free_seat';
import { send_out } from '../door/send_out';
import { colour_of, Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { open_report, ReportFlag } from '../report/report';
import { report_texts } from '../report/texts';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import type { Device } from './device';
import { device_texts } from './texts';

function LevelMenu({ session, seat, onDone }: { readonly session: Session; readonly seat: number; onDone(): void }) {
  const t = texts.value;
  return (
    <div class="small-actions">
      {session.levels.value.map((level) => (
        <button
          type="button"
          key={level}
          class="button small"
          onClick={() => {
            void session.ask({ type: 'FillSeat', seat, level });
            onDone();
          }}
        >
          {at_key(t.levels, level)?.title ?? level}
        </button>
      ))}
    </div>
  );
}

interface CardProps {
  readonly session: Session;
  readonly device: Device;
  readonly seat: number;
}
function SeatCard({ session, device, seat }: CardProps) {
  const t = texts.value;
  const [open, set_open] = useState<'acts' | 'levels' | 'free' | 'sure' | null>(null);
  const table = session.table.value;
  const info = table?.seats[seat];
  const name = session.names.value[seat];
  if (!table || !info || !name) return null;
  const host = session.is_host.value;
  const empty = name.kind === 'empty';
  const may_sit = empty && session.seat.value === null && (!info.locked || host);
  const person = info.person;
  const guest = device.guests.value.find((each) => each.seat.value === seat);
  const state = empty
    ? free_state(session, seat)
    : info.played_by
      ? t.played_by(info.played_by)
      : name.present
        ? guest
          ? device_texts.value.here
          : ''
        : t.away;
  const ask = (wish: Parameters<Session['ask']>[0]) => {
    set_open(null);
    void session.ask(wish);
  };
  return (
    <li class={`seat ${name.kind} ${name.present || empty ? '' : 'gone'}`} style={{ '--c': colour_of(seat) }}>
      <div class="seat-line">
        {empty ? <span class="seat-gap">{info.locked && <Icon name="lock" />}</span> : <Figure seat={seat} />}
        <div class="player-name">
          <b>{name.name}</b>
          {name.you && <i>{t.you}</i>}
          {person?.id === table.host && (
            <span class="player-tag" title={t.host}>
              <Icon name="crown" />
              <span class="visually-hidden">{t.host}</span>
            </span>
          )}
          <span class="player-state">{state}</span>
        </div>
        {may_sit && (
          <button type="button" class="button small" onClick={() => ask({ type: 'Sit', seat })}>
            {t.sit_here}
          </button>
        )}
        {guest && !session.playing.value && (
          <button
            type="button"
            class="icon-button"
            aria-label={device_texts.value.remove(name.name)}
            onClick={() => void device.remove(guest)}
          >
            <Icon name="close" />
          </button>
        )}
        {!host && person && !name.you && !guest && <ReportFlag table={session.id} as={session.as} person={person} />}
        {host && !name.you && (
          <button
            type="button"
            class="icon-button"
            aria-label={t.seat_actions(name.name)}
            aria-expanded={open !== null}
            onClick={() => set_open(open ? null : 'acts')}
          >
            <Icon name={empty ? 'bot' : 'dots'} />
          </button>
        )}
      </div>
      {open === 'acts' && (
        <div class="small-actions">
          {empty && (
            <button type="button" class="button small" onClick={() => set_open('levels')}>
              <Icon name="bot" /> {t.put_bot}
            </button>
          )}
          {!empty && (
            <button type="button" class="button small" onClick={() => set_open('free')}>
              {t.free_it}
            </button>
          )}
          <button type="button" class="button small" onClick={() => ask({ type: 'LockSeat', seat, locked: !info.locked })}>
            <Icon name="lock" /> {info.locked ? t.unlock_it : t.lock_it}
          </button>
          {person && (
            <>
              <button type="button" class="button small" onClick={() => ask({ type: 'PassHost', person: person.id })}>
                <Icon name="crown" /> {t.pass_host}
              </button>
              {!guest && (
                <button type="button" class="button small" onClick={() => open_report(session.id, session.as, person)}>
                  <Icon name="flag" /> {report_texts.value.report}
                </button>
              )}
              <button type="button" class="button small danger" onClick={() => set_open('sure')}>
                {t.remove}
              </button>
            </>
          )}
        </div>
      )}
      {open === 'levels' && <LevelMenu session={session} seat={seat} onDone={() => set_open(null)} />}
      {open === 'free' && !empty && (
        <div class="small-actions">
          <p>{t.free_sure(name.name)}</p>
          <button type="button" class="button small danger" onClick={() => ask({ type: 'FreeSeat', seat })}>
            {t.free_it}
          </button>
          <button type="button" class="button small" onClick={() => set_open(null)}>
            {t.cancel}
          </button>
        </div>
      )}
      {open === 'sure' && person && (
        <div class="small-actions">
          <p>{t.remove_sure(name.name)}</p>
          <button
            type="button"
            class="button small danger"
            onClick={() => {
              set_open(null);
              void send_out(session, { type: 'Remove', person: person.id });
            }}
          >
            {t.remove}
          </button>
          <button type="button" class="button small" onClick={() => set_open(null)}>
            {t.cancel}
          </button>
        </div>
      )}
    </li>
  );
}

export function SeatCards({ session, device }: { readonly session: Session; readonly device: Device }) {
  return (
    <ul class="seat-cards" aria-label={texts.value.seats}>
      {session.names.value.map(({ seat }) => (
        <SeatCard key={seat} session={session} device={device} seat={seat} />
      ))}
    </ul>
  );
}
