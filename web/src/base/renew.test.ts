import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renew_page } from './renew';

const reload = vi.fn();
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  reload.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

it('a page is loaded again, but not over and over', () => {
  for (const now of [1_000_000, 1_000_500, 1_030_000]) renew_page(now);
  expect(reload).toHaveBeenCalledTimes(1);
  renew_page(2_000_000); // the server was updated once more
  expect(reload).toHaveBeenCalledTimes(2);
});
it('nor where a browser remembers nothing', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  renew_page();
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
  renew_page();
  expect(reload).not.toHaveBeenCalled();
});
