import { beforeEach, describe, expect, it, vi } from 'vitest';
import { remembered_tables } from './own_tables';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null });

describe('the tables shown until the server answers', () => {
  beforeEach(() => kept.clear());
  const whole = { table: 'ABCD1234EFGH', host: { name: 'Léa' }, seats: [{}], matches: [] };

  it('are those it told of last', () => {
    kept.set('minuit.tables', JSON.stringify([whole]));
    expect(remembered_tables()).toEqual([whole]);
  });
  it('are none on a first visit', () => expect(remembered_tables()).toEqual([]));
  it.each([
    '{',
    'null',
    '"ABCD"',
    '[null]',
    '[{}]',
    JSON.stringify([whole, { ...whole, seats: null }]),
    JSON.stringify([{ ...whole, seats: [null] }]),
    JSON.stringify([{ ...whole, host: undefined }]),
  ])('are none if something else was kept: %s', (text) => {
    kept.set('minuit.tables', text);
    expect(remembered_tables()).toEqual([]);
  });
});
