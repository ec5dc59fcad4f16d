// One tap tells whoever runs the server of somebody at the table; a reason may be given.
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { tell, tell_fault } from '../parts/toast';
import { texts } from '../texts';
import { type Sharer, send_report } from '../wire/api';
import type { Person, ReportReason } from '../wire/table';
import { report_texts } from './texts';

interface Reported {
  readonly table: string;
  readonly as: Sharer; // who reports, of those who share this device
  readonly person: Person;
}
// for the page: one report at a time lies over it
const reported = signal<Reported | null>(null);

export function open_report(table: string, as: Sharer, person: Person): void {
  reported.value = { table, as, person };
}

const kReasons: readonly ReportReason[] = ['insults', 'cheating', 'name', 'spam', 'other'];

function ReportDialog({ table, as, person }: Reported) {
  const r = report_texts.value;
  const [busy, set_busy] = useState(false);
  const name = person.name || texts.value.guest;
  const close = () => {
    reported.value = null;
  };
  const send = async (reason: ReportReason | null) => {
    set_busy(true);
    try {
      await send_report(table, as, person.id, reason);
      close();
      tell(() => report_texts.value.thanks(person.name || texts.value.guest));
    } catch (fault) {
      set_busy(false); // it can be sent again
      tell_fault(fault);
    }
  };
  return (
    <Dialog title={r.report_whom(name)} onClose={close}>
      <p>{r.who_reads}</p>
      <h3>{r.why}</h3>
      <ul class="menu">
        {kReasons.map((reason) => (
          <li key={reason}>
            <button type="button" disabled={busy} onClick={() => void send(reason)}>
              <Icon name="flag" /> {r.reasons[reason]}
            </button>
          </li>
        ))}
        <li>
          <button type="button" disabled={busy} onClick={() => void send(null)}>
            <Icon name="send" /> {r.without}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}

// Where the dialog appears, over whatever else is open.
export function ReportHost() {
  const now = reported.value;
  return now && <ReportDialog key={now.person.id} {...now} />;
}

interface FlagProps {
  readonly table: string;
  readonly as: Sharer;
  readonly person: Person;
}
export function ReportFlag({ table, as, person }: FlagProps) {
  const name = person.name || texts.value.guest;
  return (
    <button
      type="button"
      class="icon-button report-flag"
      aria-label={report_texts.value.report_whom(name)}
      onClick={() => open_report(table, as, person)}
    >
      <Icon name="flag" />
    </button>
  );
}
