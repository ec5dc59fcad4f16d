import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiRefusal, send_report, Unreachable } from '../wire/api';

const { language } = await import('../texts/catalogue');
const { kLanguages } = await import('../texts/made/languages');
const { report_texts } = await import('./texts');

const answer = (status: number, body: unknown) => {
  const fetched = vi.fn(async (_path: string, _options?: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

describe('a report', () => {
  it('goes to the table, by whoever of the device reports, with or without a reason', async () => {
    const fetched = answer(201, {});
    await send_report('0123456789ab', 0, 'zoe', 'insults');
    await send_report('0123456789ab', 2, 'zoe', null);
    expect(fetched.mock.calls.map(([path, options]) => [path, options?.method, JSON.parse(String(options?.body))])).toEqual([
      ['/api/tables/0123456789ab/reports', 'POST', { person: 'zoe', reason: 'insults' }],
      ['/api/tables/0123456789ab/reports?as=2', 'POST', { person: 'zoe', reason: null }],
    ]);
  });
  it('that is refused, or does not arrive, is told so', async () => {
    answer(429, { command: 0, clause: 'SV-18', reason: 'too_many_reports', arguments: [3], path: '', fault: '' });
    await expect(send_report('0123456789ab', 0, 'zoe', null)).rejects.toThrow(ApiRefusal);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await expect(send_report('0123456789ab', 0, 'zoe', null)).rejects.toThrow(Unreachable);
  });
  it.each(kLanguages)('names whom it is about, in %s', (spoken) => {
    language.value = spoken;
    for (const say of [report_texts.value.report_whom, report_texts.value.thanks]) expect(say('Zoé')).toContain('Zoé');
    expect(Object.keys(report_texts.value.reasons)).toEqual(['insults', 'cheating', 'name', 'spam', 'other']);
  });
});
