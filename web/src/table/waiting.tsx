// Before the first match: who is here, whom to invite, and the one next step.
import { KnockNote } from '../door/callers';
import { Icon } from '../parts/icon';
import { KeptFocus } from '../parts/kept_focus';
import type { Session } from '../session/session';
import { type Config, EarlyRows } from '../setup/options';
import { texts } from '../texts';
import type { Device } from './device';
import { Invite } from './invite';
import { SeatCards } from './seats';
import { AddSharer } from './sharers';
import { Watchers } from './watching';

export function fill_with_bots(session: Session): void {
  const levels = session.levels.value;
  const level = levels.includes('normal') ? 'normal' : levels.at(-1);
  if (!level) return;
  for (const { seat, kind } of session.names.value) if (kind === 'empty') void session.ask({ type: 'FillSeat', seat, level });
}

// What the host, or someone who waits for them, does next.
interface StepProps {
  readonly session: Session;
  readonly begin: string;
  readonly ready?: string; // said to the host when every seat is taken
}
export function NextStep({ session, begin, ready }: StepProps) {
  const t = texts.value;
  const empty = session.names.value.filter((each) => each.kind === 'empty').length;
  const host = session.names.value.find(
    (each) => session.table.value?.seats[each.seat]?.person?.id === session.table.value?.host,
  );
  if (!session.is_host.value)
    return <p class="waiting-step">{empty > 0 ? t.waiting_seats(empty) : t.waiting_host(host?.name ?? t.host)}</p>;
  return (
    <div class="waiting-step">
      {(empty > 0 || ready) && <p>{empty > 0 ? t.waiting_seats(empty) : ready}</p>}
      <KeptFocus class="step-actions" answers="button:enabled">
        {empty > 0 ? (
          <button key="fill" type="button" class="button gold" onClick={() => fill_with_bots(session)}>
            <Icon name="bot" /> {t.fill_up}
          </button>
        ) : (
          <button key="begin" type="button" class="button gold" onClick={() => void session.begin()}>
            {begin}
          </button>
        )}
      </KeptFocus>
    </div>
  );
}

function Early({ session }: { readonly session: Session }) {
  const table = session.table.value;
  if (!table) return null;
  return (
    <EarlyRows
      game={table.game}
      config={table.config as Config}
      named={(seat) => session.names.value[seat]?.name ?? ''}
      onChange={session.is_host.value ? (config) => void session.ask({ type: 'Configure', config }) : null}
    />
  );
}

export function Waiting({ session, device }: { readonly session: Session; readonly device: Device }) {
  const t = texts.value;
  const empty = session.names.value.some((each) => each.kind === 'empty');
  return (
    <div class="waiting">
      <div class="gather panel">
        <h1 tabIndex={-1}>{empty ? t.waiting_title : t.ready_title}</h1>
        <SeatCards session={session} device={device} />
        <AddSharer device={device} />
        <Watchers session={session} />
        <KnockNote session={session} />
        <Early session={session} />
        <NextStep session={session} begin={t.begin} ready={t.ready_host} />
      </div>
      <Invite table={session.id} />
    </div>
  );
}
