import { afterEach, expect, test, vi } from 'vitest';
import { get_evidence, get_matches, get_replay, record_address, send_report } from './api';

afterEach(() => vi.unstubAllGlobals());

test('what is put into an address stays one part of it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('{}'));
  });
  const nasty = '../me?as=1#x/%2f';
  await get_matches(nasty);
  await get_replay(nasty, 1, '0&from=7', 2);
  await get_evidence(nasty, 1, 3);
  await send_report(nasty, 0, 'somebody', null);
  asked.push(record_address(nasty, 1));
  for (const path of asked) {
    const { pathname, hash, searchParams } = new URL(path, 'http://minuit.example');
    expect(pathname.startsWith(`/api/tables/${encodeURIComponent(nasty)}/`)).toBe(true);
    expect(hash).toBe('');
    expect(searchParams.get('as')).toBe(null);
  }
  expect(new URL(asked[1] ?? '', 'http://minuit.example').searchParams.getAll('from')).toEqual(['2']);
});
