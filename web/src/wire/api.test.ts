// What is made of an answer, and that a page of another version than its server's is noticed.
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ApiRefusal,
  get_evidence,
  get_games,
  get_matches,
  get_me,
  get_replay,
  record_address,
  send_report,
  Unreachable,
  when_outdated,
} from './api';

const renew = vi.fn();
when_outdated(renew);
const answer = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
afterEach(() => {
  vi.unstubAllGlobals();
  renew.mockClear();
});
const refused = { command: 0, clause: 'TB-26', reason: 'shut_out', arguments: [], path: '', fault: '' };
const replay = { game: 'mysterium', players: [], decisions: 0, view: {}, awaiting: { type: 'World' }, steps: [] };

describe('an answer', () => {
  it('is given as it is, and what is refused is thrown', async () => {
    answer(200, { games: [], more: 'than this page knows' });
    expect((await get_games()).games).toEqual([]);
    answer(200, { side: 8 });
    expect(await get_evidence('0123456789ab', 1, 0)).toEqual({ side: 8 });
    answer(403, refused);
    await expect(get_replay('0123456789ab', 1, 'all', 0)).rejects.toThrow(ApiRefusal);
    expect(renew).not.toHaveBeenCalled();
  });
  it.each([
    ['of the server', 200, { game: 'mysterium' }, get_games],
    ['of a person', 200, { id: 'lea' }, get_me],
    ['of a replay', 200, { ...replay, steps: undefined }, () => get_replay('0123456789ab', 1, 'all', 0)],
    ['that is a list', 200, [], get_me],
    [
      'with a sentence for a reason, as protocol 1 refused',
      403,
      { ...refused, reason: undefined, fr: 'Non.', en: 'No.' },
      get_me,
    ],
  ] as const)('of another form, %s, renews the page', async (_, status, body, ask) => {
    answer(status, body);
    await expect(ask()).rejects.toThrow(Unreachable);
    expect(renew).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['is no JSON, from a guest network’s page', 200, '<html></html>'],
    ['is of a machine between', 502, { message: 'bad gateway' }],
    ['is nothing', 404, ''],
  ] as const)('that %s does not', async (_, status, body) => {
    answer(status, body);
    await expect(get_me()).rejects.toThrow(Unreachable);
    expect(renew).not.toHaveBeenCalled();
  });
});

it('what is put into an address stays one part of it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response('{}'));
  });
  const nasty = '../me?as=1#x/%2f';
  await get_matches(nasty).catch(() => undefined);
  await get_replay(nasty, 1, '0&from=7', 2).catch(() => undefined);
  await get_evidence(nasty, 1, 3).catch(() => undefined);
  await send_report(nasty, 0, 'somebody', null).catch(() => undefined);
  asked.push(record_address(nasty, 1));
  for (const path of asked) {
    const { pathname, hash, searchParams } = new URL(path, 'http://minuit.example');
    expect(pathname.startsWith(`/api/tables/${encodeURIComponent(nasty)}/`)).toBe(true);
    expect(hash).toBe('');
    expect(searchParams.get('as')).toBe(null);
  }
  expect(new URL(asked[1] ?? '', 'http://minuit.example').searchParams.getAll('from')).toEqual(['2']);
});
