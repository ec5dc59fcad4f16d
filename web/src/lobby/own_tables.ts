// The tables I sit at, as the server knows them: on any device with the same cookie. What it said last is shown until it answers, so
// that nothing on the page moves when it does.
import { useEffect, useState } from 'preact/hooks';
import { recall, remember } from '../base/memory';
import { me } from '../parts/me';
import { get_own_tables } from '../wire/api';
import type { TableSummary } from '../wire/table';

const kEvery_ms = 20_000;
const kRemembered = 'tables';
const kPerson = 'person';
const kMostRemembered = 12;

const is_summary = (each: Partial<TableSummary> | null): boolean =>
  typeof each?.table === 'string' &&
  typeof each.host?.name === 'string' &&
  Array.isArray(each.seats) &&
  each.seats.every((seat) => seat !== null && typeof seat === 'object') &&
  Array.isArray(each.matches);

// Another version of this page may have written it.
export function remembered_tables(): readonly TableSummary[] {
  try {
    const told: unknown = JSON.parse(recall(kRemembered) ?? '[]');
    return Array.isArray(told) && told.every(is_summary) ? told : [];
  } catch {
    return [];
  }
}

export const latest_first = (tables: readonly TableSummary[]): TableSummary[] =>
  tables.toSorted((one, other) => Number(other.playing) - Number(one.playing) || other.last - one.last);

// Who this browser is, or was when it was last told: a name that is left out of the row must not come and go.
export const own_id = (): string | null => me.value?.id ?? recall(kPerson);

function keep(tables: readonly TableSummary[]): void {
  remember(kPerson, me.value?.id ?? '');
  remember(
    kRemembered,
    JSON.stringify(
      latest_first(tables)
        .slice(0, kMostRemembered)
        .map((each) => ({ ...each, matches: [] })),
    ),
  );
}

export function useOwnTables(): readonly TableSummary[] {
  const [tables, set_tables] = useState(remembered_tables);
  const ids = me.value?.tables; // not known before the server answered
  useEffect(() => {
    if (!ids) return;
    if (me.value?.id !== recall(kPerson)) set_tables([]); // those of somebody else
    let gone = false;
    const know = (told: readonly TableSummary[]) => {
      if (gone) return;
      set_tables(told);
      keep(told);
    };
    const look = async () => {
      if (document.hidden) return;
      const told = await get_own_tables().catch(() => null); // the lobby itself says when nobody answers
      if (told) know(told.tables);
    };
    if (ids.length === 0) return know([]);
    void look();
    const timer = setInterval(() => void look(), kEvery_ms);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [ids?.join()]);
  return tables;
}
