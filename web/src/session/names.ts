// How those who sit at a table are called.
import type { SeatName } from '../contract/game';
import { texts } from '../texts';
import type { SeatInfo, TableMessage } from '../wire/messages';

function name_of(info: SeatInfo, seat: number): string {
  const t = texts.value;
  if (info.person) return info.person.name || t.guest;
  return info.bot ? t.bot_name(info.bot) : t.seat_number(seat + 1);
}

// Two people of one name are told apart by a number. Bots are too, and then have nothing but the number: with their level as well it would be
// cut off where there is little room. A bot of a level of its own is called by that there.
export function names_of(table: Pick<TableMessage, 'seats' | 'seat'> | null): readonly SeatName[] {
  if (!table) return [];
  const plain = table.seats.map(name_of);
  const bots = table.seats.flatMap(({ person, bot }, at) => (bot && !person ? [at] : []));
  const numbered = (name: string, seat: number, same: readonly number[]) =>
    bots.includes(seat) ? texts.value.bot_number(bots.indexOf(seat) + 1) : `${name} ${same.indexOf(seat) + 1}`;
  return table.seats.map((info, seat) => {
    const name = plain[seat] ?? '';
    const same = plain.flatMap((each, at) => (each === name ? [at] : []));
    const short = info.bot && !info.person && same.length === 1 ? texts.value.bot_short(info.bot) : null;
    return {
      seat,
      name: same.length > 1 ? numbered(name, seat, same) : name,
      ...(short === null ? {} : { short }),
      kind: info.person ? 'person' : info.bot ? 'bot' : 'empty',
      you: table.seat === seat,
      present: info.present,
    };
  });
}
