import { useState } from 'preact/hooks';
import { follow } from '../base/route';
import { colour_of, Figure } from '../parts/figures';
import { MatchRow, player_names } from '../parts/match_row';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import type { ListedTable, TableSummary } from '../wire/table';
import { latest_first, own_id } from './own_tables';

const kMostFigures = 5;
const kOwnShown = 3; // above the games: the rest at a touch
const kFinishedShown = 6;

interface RowProps {
  readonly table: string;
  readonly title: string;
  readonly game: string;
  readonly state: string;
  readonly taken: number;
  readonly seats: number;
  readonly colour: string;
  readonly action: string;
}
function TableRow({ table, title, game, state, taken, seats, colour, action }: RowProps) {
  const shown = Math.min(seats, kMostFigures);
  const filled = Math.min(taken, shown);
  return (
    <li class="table-row" style={{ '--c': colour }}>
      <span class="row-seats" aria-hidden="true">
        {Array.from({ length: shown }, (_, seat) => (seat < filled ? <Figure key={seat} seat={seat} /> : <i key={seat} />))}
      </span>
      <span class="row-title">
        <b>{title}</b>
        <span>{game}</span>
        <span class="row-state">{state}</span>
      </span>
      <a class="button" href={`/t/${table}`} onClick={follow} aria-label={texts.value.labelled(action, title)}>
        {action}
      </a>
    </li>
  );
}

const kTints = ['#a5f0dc', '#ffb55a', '#9fd18b'];

export function OpenTables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const t = texts.value;
  return (
    <section class="lobby-section" aria-labelledby="open-tables">
      <h2 id="open-tables">
        {t.open_tables} <span>{t.open_tables_lead}</span>
      </h2>
      {tables.length === 0 ? (
        <p class="nothing-yet">{t.no_open_tables}</p>
      ) : (
        <ul class="table-rows">
          {tables.map(({ table, listing }, at) => (
            <TableRow
              key={table}
              table={table}
              title={t.table_of(listing.host || t.guest)}
              game={at_key(t.pitches, listing.game)?.title ?? listing.game}
              state={`${t.seats_taken(listing.seats - listing.free, listing.seats)}, ${listing.playing ? t.playing_now : t.waiting_for_you}`}
              taken={listing.seats - listing.free}
              seats={listing.seats}
              colour={kTints[at % kTints.length] ?? colour_of(at)}
              action={listing.free > 0 ? t.join : t.watch}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

export function OwnTables({ tables }: { readonly tables: readonly TableSummary[] }) {
  const t = texts.value;
  const [all, show_all] = useState(false);
  if (tables.length === 0) return null;
  const latest = latest_first(tables);
  return (
    <section class="lobby-section" aria-labelledby="own-tables">
      <h2 id="own-tables">
        {t.my_tables} <span>{t.my_tables_lead}</span>
      </h2>
      <ul class="table-rows">
        {latest.slice(0, all ? latest.length : kOwnShown).map(({ table, game, host, seats, playing }, at) => {
          const taken = seats.filter(({ person, bot }) => person || bot);
          const others = player_names(taken.filter(({ person }) => !person || person.id !== own_id()));
          const state = playing ? t.playing_now : t.seats_taken(taken.length, seats.length);
          return (
            <TableRow
              key={table}
              table={table}
              title={t.table_of(host.name || t.guest)}
              game={at_key(t.pitches, game)?.title ?? game}
              state={[...others, state].join(', ')}
              taken={taken.length}
              seats={seats.length}
              colour={kTints[(at + 1) % kTints.length] ?? colour_of(at)}
              action={t.resume}
            />
          );
        })}
      </ul>
      {!all && latest.length > kOwnShown && (
        <button type="button" class="button small lobby-more" onClick={() => show_all(true)}>
          {t.all_my_tables} ({latest.length})
        </button>
      )}
    </section>
  );
}

export function FinishedMatches({ tables }: { readonly tables: readonly TableSummary[] }) {
  const t = texts.value;
  const [all, show_all] = useState(false);
  const finished = tables
    .flatMap(({ table, game, matches }) =>
      matches
        .filter(({ ended }) => ended != null)
        .map((match) => ({ table, match, title: at_key(t.pitches, game)?.title ?? game })),
    )
    .sort((one, other) => (other.match.ended ?? 0) - (one.match.ended ?? 0));
  if (finished.length === 0) return null;
  return (
    <section class="lobby-section" aria-labelledby="finished-matches">
      <h2 id="finished-matches">
        {t.replay.finished} <span>{t.replay.finished_lead}</span>
      </h2>
      <ul class="table-rows match-rows">
        {finished.slice(0, all ? finished.length : kFinishedShown).map((each) => (
          <MatchRow key={`${each.table}.${each.match.number}`} {...each} />
        ))}
      </ul>
      {!all && finished.length > kFinishedShown && (
        <button type="button" class="button small lobby-more" onClick={() => show_all(true)}>
          {t.replay.more} ({finished.length})
        </button>
      )}
    </section>
  );
}
