// Words that did not come are asked for at another address.
import { expect, it, vi } from 'vitest';
import { asked } from '../src/texts/asked';
import { again } from './vite.mjs';

it('a file is asked for at another address after each failure, whoever asks', async () => {
  const load = vi.fn(async (_again) => 'words');
  load.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  await expect(asked('game/board_fr', load)).rejects.toThrow('away');
  await expect(asked('game/board_fr', load)).rejects.toThrow('away');
  expect(await asked('game/board_fr', load)).toBe('words');
  expect(await asked('game/board_de', load)).toBe('words');
  expect(load.mock.calls).toEqual([[''], ['?again=1'], ['?again=2'], ['']]);
});
it('and the build puts it behind the address that the file has there', () => {
  const plain = 'fr: () => asked("board_fr", (_again) => import("./board_fr-1.js")),';
  const preloaded = 'fr: () => asked("board_fr", (_again) => __vitePreload(() => import("./board_fr-1.js"), [])),';
  expect(again(plain).code).toBe(plain.replace('-1.js"', '-1.js" + _again'));
  expect(again(preloaded).code).toBe(preloaded.replace('-1.js"', '-1.js" + _again'));
  expect(again('import("./board.js")')).toBe(null);
  expect(() => again('fr: () => asked("board_fr", (_again) => load(_again, board)),')).toThrow('cannot be asked for again');
});
