import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loads } from './catalogue';
import { kLanguages, type Language } from './made/languages';

vi.stubGlobal('document', { documentElement: { lang: '' } });
vi.stubGlobal('addEventListener', () => undefined);

const kWords = {
  FM: {
    not_you: 'Pas toi.',
    taken: (square: number) => `La case ${square} est prise.`,
    all: (names: readonly string[]) => names.join(', '),
  },
  plain: 'Rien.',
};

describe('a message by its name', () => {
  let said: typeof import('./later').said;
  beforeEach(async () => {
    ({ said } = await import('./later'));
  });
  it('is said with what it is given', () => {
    expect(said(kWords, 'FM-not_you', [])).toBe('Pas toi.');
    expect(said(kWords, 'FM-taken', [3])).toBe('La case 3 est prise.');
    expect(said(kWords, 'plain', ['more', 'than', 'it', 'takes'])).toBe('Rien.');
  });
  it('is not said if this program does not know it, or is given something else', () => {
    const names = ['FM-new', 'XX-taken', 'FM', 'FM-taken-more', 'plain-more', '', 'FM-toString', '__proto__-x', 'constructor'];
    for (const name of names) expect(said(kWords, name, [1]), name).toBe(null);
    for (const given of [[], null, undefined, 'x', { 0: 1 }]) expect(said(kWords, 'FM-taken', given)).toBe(null);
    expect(said(kWords, 'FM-all', [3])).toBe(null);
  });
});

describe('words that come later', () => {
  const one = (language: Language) => ({ words: () => ({ said: `oui ${language}` }) });
  const in_all = (get: (language: Language) => () => ReturnType<Loads<object>['fr']>) =>
    Object.fromEntries(kLanguages.map((each) => [each, get(each)])) as Loads<object>;
  async function start() {
    vi.resetModules();
    vi.stubEnv('MODE', 'production');
    vi.stubGlobal('navigator', { languages: ['fr'] });
    return { ...(await import('./later')), ...(await import('./catalogue')) };
  }

  it('are fetched when they are needed, once, and in each language that is spoken from then on', async () => {
    const { LaterWords, language, speak } = await start();
    const source = vi.fn(async () => ({ load: in_all((each) => async () => one(each)) }));
    const words = new LaterWords(source);
    expect([words.awaited, words.say('said', [])]).toEqual([true, null]);
    expect(source).not.toHaveBeenCalled();
    await Promise.all([words.fetch(), words.fetch()]);
    expect(source).toHaveBeenCalledTimes(1);
    expect([words.awaited, words.fetch(), words.say('said', [])]).toEqual([false, null, 'oui fr']);
    await speak('de');
    expect([language.value, words.say('said', [])]).toEqual(['de', 'oui de']);
  });
  it('are asked for again when they did not come, and meanwhile nobody else waits for them', async () => {
    const { LaterWords, speak, words_ready } = await start();
    let away = true;
    const words = new LaterWords(async () => ({
      load: in_all((each) => async () => {
        if (away) throw new Error('away');
        return one(each);
      }),
    }));
    await words.fetch();
    expect([words.awaited, words.say('said', [])]).toEqual([false, null]);
    await words_ready();
    expect(await speak('en')).toBe(true);
    away = false;
    await words.fetch();
    expect([words.awaited, words.say('said', [])]).toEqual([false, 'oui en']);
  });
});
