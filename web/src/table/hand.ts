// "The table is on the TV": this device shows one's own choices large and the board small. Remembered for each table.
import { type Signal, signal } from '@preact/signals';
import { recall_for, remember_for } from '../base/by_table';

const kKey = 'hand';
// for the page: what is remembered of the table that was asked about last, whoever asks
let known: { readonly table: string; readonly hand: Signal<boolean> } | null = null;

export function hand_of(table: string): Signal<boolean> {
  if (known?.table !== table) known = { table, hand: signal(recall_for(kKey, table) === true) };
  return known.hand;
}
export function set_hand(table: string, on: boolean): void {
  hand_of(table).value = on;
  remember_for(kKey, table, on ? true : null);
}
