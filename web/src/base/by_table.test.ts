import { expect, it } from 'vitest';
import { kMostTables, read_by_table, with_table } from './by_table';

it('reads what is there with care', () => {
  expect(read_by_table('{"a":1}')).toEqual({ a: 1 });
  for (const bad of [null, '', '{', '[1]', '3', 'null']) expect(read_by_table(bad)).toEqual({});
});
it('forgets the oldest tables, and those that are told to be forgotten', () => {
  let all: Record<string, unknown> = {};
  for (let table = 0; table <= kMostTables; ++table) all = with_table(all, `t${table}`, [table]);
  expect(Object.keys(all)).toHaveLength(kMostTables);
  expect(all).not.toHaveProperty('t0');
  expect(with_table(all, 't5', null)).not.toHaveProperty('t5');
  expect(Object.keys(with_table(all, 't1', [9])).at(-1)).toBe('t1');
});
