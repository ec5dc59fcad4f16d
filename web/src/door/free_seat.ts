// What is said of a seat on which nobody sits.
import type { Seen } from '../session/frame';
import { texts } from '../texts';
import { door_texts } from './texts';

export function free_state({ table, told, requests }: Seen, seat: number): string {
  const t = texts.value;
  const d = door_texts.value;
  const asker = requests?.value.find((each) => each.seat === seat)?.person;
  if (asker) return d.wants(asker.name || t.guest);
  const turn = told.value?.turn;
  if (turn && turn.awaiting.type !== 'Over') return d.bot_for_now;
  return table.value?.seats[seat]?.locked ? t.locked : t.free_seat;
}
