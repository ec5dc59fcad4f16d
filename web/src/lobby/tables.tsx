import { code_of } from '../code';
import { colour_of, Figure } from '../parts/figures';
import { memory_of } from '../parts/own_tables';
import { follow } from '../route';
import { texts } from '../texts';
import type { ListedTable } from '../wire/table';

const kMostFigures = 5;
const kOwnShown = 6;

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
    <li class="tb" style={{ '--c': colour }}>
      <span class="seats" aria-hidden="true">
        {Array.from({ length: shown }, (_, seat) => (seat < filled ? <Figure key={seat} seat={seat} /> : <i key={seat} />))}
      </span>
      <span class="ti">
        <b>{title}</b>
        <span>{game}</span>
        <span class="st">{state}</span>
      </span>
      <a class="btn" href={`/t/${table}`} onClick={follow} aria-label={`${action}: ${title}`}>
        {action}
      </a>
    </li>
  );
}

const kTints = ['#a5f0dc', '#ffb55a', '#9fd18b'];

export function OpenTables({ tables }: { readonly tables: readonly ListedTable[] }) {
  const t = texts.value;
  return (
    <section class="pub" aria-labelledby="open-tables">
      <h2 id="open-tables">
        {t.open_tables} <span>{t.open_tables_lead}</span>
      </h2>
      {tables.length === 0 ? (
        <p class="none">{t.no_open_tables}</p>
      ) : (
        <ul class="tbs">
          {tables.map(({ table, listing }, at) => (
            <TableRow
              key={table}
              table={table}
              title={t.table_of(listing.host || t.guest)}
              game={t.pitches[listing.game]?.title ?? listing.game}
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

export function OwnTables({ tables }: { readonly tables: readonly string[] }) {
  const t = texts.value;
  if (tables.length === 0) return null;
  return (
    <section class="pub" aria-labelledby="own-tables">
      <h2 id="own-tables">
        {t.my_tables} <span>{t.my_tables_lead}</span>
      </h2>
      <ul class="tbs">
        {tables.slice(0, kOwnShown).map((table, at) => {
          const memory = memory_of(table);
          const names = memory?.names ?? [];
          const taken = names.filter((each) => each !== null).length;
          return (
            <TableRow
              key={table}
              table={table}
              title={memory ? t.table_of(memory.host || t.guest) : `${t.table} ${code_of(table)}`}
              game={memory ? (t.pitches[memory.game]?.title ?? memory.game) : t.a_table}
              state={memory ? `${t.seats_taken(taken, names.length)}${memory.playing ? `, ${t.playing_now}` : ''}` : ''}
              taken={taken}
              seats={names.length}
              colour={kTints[(at + 1) % kTints.length] ?? colour_of(at)}
              action={t.resume}
            />
          );
        })}
      </ul>
    </section>
  );
}
