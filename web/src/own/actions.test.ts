import { describe, expect, it, vi } from 'vitest';
import type { OwnData } from '../wire/table';

vi.stubGlobal('location', { origin: 'here', assign: () => undefined });
const { all_own_data, shown_code } = await import('./actions');
const { code_in, move_link } = await import('./address');

const page = (tables: readonly string[], next: string | null) => {
  const of_all = tables.map((table) => ({ table }));
  return { made: 'now', people: [], reports: of_all, tables: of_all, next } as unknown as OwnData;
};

describe('one’s own data', () => {
  it('has the parts of one person together', async () => {
    const person = (id: string, name: string) => ({ id, as: '', name, names: [{ at: 'now', name }], tables: [], devices: [] });
    const part = (id: string, name: string, next: string | null) => ({ ...page([], next), people: [person(id, name)] });
    const all = await all_own_data(async (after) =>
      after === null ? part('lea', 'Léa', 'lea.1') : part('lea', 'Léa la Rouge', null),
    );
    expect(all.people.map(({ id }) => id)).toEqual(['lea']);
    expect(all.people[0]?.names.map(({ name }) => name)).toEqual(['Léa', 'Léa la Rouge']);
  });
  it('is gathered from as many answers as it takes', async () => {
    const asked: (string | null)[] = [];
    const all = await all_own_data(async (after) => {
      asked.push(after);
      return after === null ? page(['a', 'b'], 'b') : after === 'b' ? page(['c'], 'c') : page(['d'], null);
    });
    expect(asked).toEqual([null, 'b', 'c']);
    expect(all.tables.map(({ table }) => table)).toEqual(['a', 'b', 'c', 'd']);
    expect(all.reports.map(({ table }) => table)).toEqual(['a', 'b', 'c', 'd']);
    expect(all.next).toBeNull();
  });
});

describe('a code', () => {
  it('comes back out of its own link', () => {
    const hash = move_link('k7m2x9qxwd').replace('here/', '');
    expect(code_in(hash)).toBe('k7m2x9qxwd');
    expect(code_in('#rules')).toBeNull();
    expect(code_in('')).toBeNull();
  });
  it('is shown in two groups', () => {
    expect(shown_code('k7m2x9qxwd')).toBe('K7M2X-9QXWD');
  });
});
