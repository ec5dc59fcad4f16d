// What is offered to a host who has lost.
import { expect, test, vi } from 'vitest';
import type { Session } from '../session/session';

await vi.hoisted(() => import('../../dev/drawn'));
const { easier_wishes } = await import('./easier');
const { define_game } = await import('../contract/game');
const { default: chasseurs } = await import('../games/chasseurs_de_tresor');
const { default: mysterium } = await import('../games/mysterium');

const kLevels = ['random', 'easy', 'normal', 'hard'];
const at_table = (config: Readonly<Record<string, unknown>>, bots: readonly (string | null)[] = []) =>
  ({
    levels: { value: kLevels },
    table: { value: { config, seats: bots.map((bot, at) => ({ person: bot ? null : { id: String(at) }, bot })) } },
  }) as unknown as Session;
const duel = define_game({ id: 'duel', terms: { rivals: true } });

test('rivals that are harder than easy become easy', () => {
  expect(easier_wishes(at_table({}, [null, 'hard', 'easy', 'random', 'normal']), duel)).toEqual([
    { type: 'FillSeat', seat: 1, level: 'easy' },
    { type: 'FillSeat', seat: 4, level: 'easy' },
  ]);
  expect(easier_wishes(at_table({}, [null, 'easy']), duel)).toBeNull();
  expect(easier_wishes(at_table({}, [null, null]), duel)).toBeNull();
});
test('a game in which bots are no rivals offers nothing of itself', () => {
  expect(easier_wishes(at_table({}, [null, 'hard']), define_game({ id: 'alone' }))).toBeNull();
});
test('a game of all against the house has an easier setup, until it is the easiest; good partners stay', () => {
  const setups = (game: typeof chasseurs, first: Readonly<Record<string, unknown>>) => {
    const found: unknown[] = [];
    for (let config = first; ; ) {
      const wishes = easier_wishes(at_table(config, [null, 'hard']), game);
      if (!wishes) return found;
      const [wish] = wishes as readonly { readonly type: string; readonly config: Readonly<Record<string, unknown>> }[];
      expect(wishes).toHaveLength(1);
      expect(wish?.type).toBe('Configure');
      config = wish?.config ?? {};
      found.push(config);
    }
  };
  expect(setups(chasseurs, { mode: 'advanced', difficulty: 'fierce' })).toEqual([
    { mode: 'advanced', difficulty: 'usual' },
    { mode: 'classic', difficulty: 'usual' },
    { mode: 'classic', difficulty: 'gentle' },
  ]);
  expect(setups(chasseurs, { players: 2 })).toEqual([{ players: 2, difficulty: 'gentle' }]);
  expect(setups(mysterium, { difficulty: 'hard' })).toEqual([{ difficulty: 'medium' }, { difficulty: 'easy' }]);
});
