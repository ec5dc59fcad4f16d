// What this browser remembers of single tables: of the last ones only.
import { recall, remember } from './memory';

export const kMostTables = 40;

export function read_by_table(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
// Null forgets; what was set last comes last.
export function with_table(all: Readonly<Record<string, unknown>>, table: string, value: unknown): Record<string, unknown> {
  const others = Object.entries(all).filter(([each]) => each !== table);
  if (value === null) return Object.fromEntries(others);
  return Object.fromEntries([...others.slice(-(kMostTables - 1)), [table, value]]);
}

export const recall_for = (key: string, table: string): unknown => read_by_table(recall(key))[table] ?? null;
export const remember_for = (key: string, table: string, value: unknown): void =>
  remember(key, JSON.stringify(with_table(read_by_table(recall(key)), table, value)));
