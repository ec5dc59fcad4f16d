// The matches that ended at this table.
import { useEffect, useState } from 'preact/hooks';
import { MatchRow } from '../parts/match_row';
import { tell_fault } from '../parts/toast';
import { texts } from '../texts';
import { get_matches } from '../wire/api';
import type { MatchSummary } from '../wire/table';

export function EarlierMatches({ table }: { readonly table: string }) {
  const t = texts.value;
  const [matches, set_matches] = useState<readonly MatchSummary[] | null>(null);
  useEffect(() => {
    get_matches(table).then((found) => set_matches(found.matches.filter(({ ended }) => ended != null)), tell_fault);
  }, [table]);
  if (!matches) return <p role="status">{t.loading}</p>;
  if (matches.length === 0) return <p class="nothing-yet">{t.replay.no_matches}</p>;
  return (
    <ul class="match-rows">
      {matches.map((each) => (
        <MatchRow key={each.number} table={table} match={each} />
      ))}
    </ul>
  );
}
