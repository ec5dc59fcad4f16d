// The server says which tables are mine; what they were like is remembered here, for a list that tells them apart.
import { recall, remember } from './memory';

export interface Memory {
  readonly game: string;
  readonly host: string;
  readonly names: readonly (string | null)[]; // by seat
  readonly playing: boolean;
}
const kMost = 40;
const kKey = 'tables';

function all(): Record<string, Memory> {
  try {
    return JSON.parse(recall(kKey) ?? '{}') as Record<string, Memory>;
  } catch {
    return {};
  }
}
export const memory_of = (table: string): Memory | null => all()[table] ?? null;

export function remember_table(table: string, memory: Memory): void {
  const { [table]: _before, ...others } = all();
  const kept = Object.entries(others).slice(-(kMost - 1));
  remember(kKey, JSON.stringify({ ...Object.fromEntries(kept), [table]: memory }));
}
