import { beforeEach, describe, expect, it, vi } from 'vitest';
import { kFacts, kLanguages, type Language } from './made/languages';

const kept = new Map<string, string>();
const heard: ((event: { key: string; newValue: string | null }) => void)[] = [];
const page = { documentElement: { lang: '' } };
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('document', page);
vi.stubGlobal('addEventListener', (_: string, listen: (typeof heard)[0]) => heard.push(listen));

const in_all = <T>(one: (language: Language) => T) =>
  Object.fromEntries(kLanguages.map((each) => [each, one(each)])) as Record<Language, T>;

// Words that come when they are told to, or not at all.
interface Coming {
  readonly language: Language;
  come(): void;
  fail(): void;
}
function words_of(name: string) {
  const coming: Coming[] = [];
  const one = (language: Language) => () =>
    new Promise<{ words: () => { said: string } }>((resolve, reject) => {
      coming.push({
        language,
        come: () => resolve({ words: () => ({ said: `${name} ${language}` }) }),
        fail: () => reject(new Error('away')),
      });
    });
  return { coming, load: in_all(one) };
}
// All that can happen by now.
const settle = () => new Promise((resolve) => setTimeout(resolve));

// A page of its own, which loads one language after the other as a browser does.
async function start(wished: readonly string[], chosen?: string) {
  vi.resetModules();
  vi.stubEnv('MODE', 'production');
  vi.stubGlobal('navigator', { languages: wished });
  kept.clear();
  heard.length = 0;
  if (chosen) kept.set('minuit.language', chosen);
  return { ...(await import('./catalogue')), ...(await import('./fetched')), ...(await import('./language')) };
}
type Started = Awaited<ReturnType<typeof start>>;
function registered(started: Started, name: string) {
  const { coming, load } = words_of(name);
  return { coming, texts: started.catalogue(load) };
}
// With its first words.
async function arrived(started: Started, name: string) {
  const made = registered(started, name);
  made.coming[0]?.come();
  await settle();
  return made;
}
// What has become of a promise by now.
async function state_of(promise: Promise<unknown>) {
  let state = 'waits';
  promise.then(
    () => {
      state = 'done';
    },
    () => {
      state = 'failed';
    },
  );
  await settle();
  return state;
}

describe('the first language', () => {
  it.each([
    [['it-CH', 'en'], undefined, 'it'],
    [['xx', 'DE-at', 'fr'], undefined, 'de'],
    [['xx', 'yy'], undefined, 'fr'],
    [[], undefined, 'fr'],
    [['fr'], 'es', 'es'],
    [['en'], 'xx', 'en'],
  ] as const)('of %j, with %s kept, is %s', async (wished, chosen, expected) => {
    const { language } = await start(wished, chosen);
    expect([language.value, page.documentElement.lang]).toEqual([expected, expected]);
  });
  it('is what a tag begins with, not a tag that begins alike', async () => {
    expect((await start(['eng', 'de'])).language.value).toBe('de');
  });
});

describe('a catalogue', () => {
  let started: Started;
  beforeEach(async () => {
    started = await start(['fr']);
  });
  it('asks for the words of the language that is spoken, and for no other', async () => {
    const { coming, texts } = registered(started, 'a');
    expect(coming.map(({ language }) => language)).toEqual(['fr']);
    expect(() => texts('fr')).toThrow('no words in fr');
    coming[0]?.come();
    await settle();
    expect(texts('fr').said).toBe('a fr');
    expect(() => texts('en')).toThrow('no words in en');
  });
  it('is waited for when it is asked for while a new language is coming', async () => {
    const first = await arrived(started, 'a');
    const chosen = started.choose_language('de');
    const second = await arrived(started, 'b');
    first.coming[1]?.come();
    await settle();
    expect(started.language.value).toBe('fr');
    second.coming[1]?.come();
    expect(await chosen).toBe(true);
    expect([started.language.value, second.texts('de').said]).toEqual(['de', 'b de']);
  });
});

describe('the words', () => {
  let started: Started;
  beforeEach(async () => {
    started = await start(['fr']);
  });
  it('are ready when nothing lacks any', async () => {
    expect(await state_of(started.words_ready())).toBe('done');
    await arrived(started, 'a');
    expect(await state_of(started.words_ready())).toBe('done');
  });
  it('are ready when those of every catalogue are there, of one that came meanwhile too', async () => {
    const a = registered(started, 'a');
    const ready = started.words_ready();
    const b = registered(started, 'b');
    a.coming[0]?.come();
    expect(await state_of(ready)).toBe('waits');
    b.coming[0]?.come();
    expect(await state_of(ready)).toBe('done');
    expect([a.coming.length, b.coming.length]).toEqual([1, 1]); // nothing was asked for twice
  });
  it('are those of another language when that has come meanwhile', async () => {
    const a = await arrived(started, 'a');
    const b = registered(started, 'b');
    const ready = started.words_ready();
    const chosen = started.choose_language('de');
    a.coming[1]?.come();
    b.coming[1]?.come();
    expect(await chosen).toBe(true);
    const c = registered(started, 'c');
    expect(c.coming.map(({ language }) => language)).toEqual(['de']);
    b.coming[0]?.fail(); // nobody needs it any more
    expect(await state_of(ready)).toBe('waits');
    c.coming[0]?.come();
    expect(await state_of(ready)).toBe('done');
    expect([a, b, c].map(({ texts }) => texts('de').said)).toEqual(['a de', 'b de', 'c de']);
  });
  it('fail when they do not come, and are asked for again by who needs them next', async () => {
    const { coming, texts } = registered(started, 'a');
    const ready = started.words_ready();
    coming[0]?.fail();
    await expect(ready).rejects.toThrow('away');
    const again = started.words_ready();
    coming[1]?.come();
    await again;
    expect(texts('fr').said).toBe('a fr');
  });
  it('that nobody waits for may fail unseen', async () => {
    const { coming } = registered(started, 'a');
    coming[0]?.fail();
    await settle(); // Vitest would tell of a promise that failed unheard
    expect(coming).toHaveLength(1);
  });
  it('are waited for by who fetches a part, which fails with them', async () => {
    const part = (async () => {
      await settle();
      return registered(started, 'a');
    })();
    const shown = started.with_words(part);
    const { coming, texts } = await part;
    expect(await state_of(shown)).toBe('waits');
    coming[0]?.fail();
    await expect(shown).rejects.toThrow('away');
    const again = started.with_words(part);
    await settle();
    coming[1]?.come();
    expect((await again).texts).toBe(texts);
    await expect(started.with_words(Promise.reject(new Error('no part')))).rejects.toThrow('no part');
  });
});

describe('another language', () => {
  let started: Started;
  beforeEach(async () => {
    started = await start(['fr']);
  });
  it('is spoken and kept when all its words have come', async () => {
    const [a, b] = [await arrived(started, 'a'), await arrived(started, 'b')];
    const chosen = started.choose_language('en');
    a.coming[1]?.come();
    await settle();
    expect([started.language.value, kept.get('minuit.language')]).toEqual(['fr', undefined]);
    b.coming[1]?.come();
    expect(await chosen).toBe(true);
    expect([started.language.value, kept.get('minuit.language'), page.documentElement.lang]).toEqual(['en', 'en', 'en']);
    expect([a.texts('en').said, b.texts('en').said]).toEqual(['a en', 'b en']);
  });
  it('is not spoken when some do not come, and can be tried again', async () => {
    const { coming, texts } = await arrived(started, 'a');
    const chosen = started.choose_language('en');
    coming[1]?.fail();
    expect(await chosen).toBe(false);
    expect([started.language.value, kept.size]).toEqual(['fr', 0]);
    const again = started.choose_language('en');
    coming[2]?.come();
    expect([await again, texts('en').said]).toEqual([true, 'a en']);
  });
  it('is the last one that was asked for', async () => {
    const { coming } = await arrived(started, 'a');
    const [english, german] = [started.choose_language('en'), started.choose_language('de')];
    coming[2]?.come();
    expect(await german).toBe(true);
    coming[1]?.come();
    await english;
    expect([started.language.value, kept.get('minuit.language')]).toEqual(['de', 'de']);
  });
  it('is not fetched a second time', async () => {
    const { coming } = await arrived(started, 'a');
    const chosen = started.choose_language('en');
    coming[1]?.come();
    await chosen;
    await started.choose_language('fr');
    await started.choose_language('en');
    expect(coming).toHaveLength(2);
  });
  it('comes over from another tab', async () => {
    const { coming } = await arrived(started, 'a');
    for (const listen of heard) listen({ key: 'minuit.language', newValue: 'xx' });
    for (const listen of heard) listen({ key: 'minuit.other', newValue: 'en' });
    expect(coming).toHaveLength(1);
    for (const listen of heard) listen({ key: 'minuit.language', newValue: 'it' });
    coming[1]?.come();
    await settle();
    expect([started.language.value, kept.size]).toEqual(['it', 0]);
  });
});

describe('in a test', () => {
  it('every language is there at once', async () => {
    vi.unstubAllEnvs();
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: ['fr'] });
    const { catalogue } = await import('./catalogue');
    const { load } = await import('./made/common/room');
    const room = catalogue(load);
    expect(kLanguages.filter((each) => room(each).settings === room('fr').settings)).toEqual(['fr']);
    expect(kLanguages.map((each) => kFacts[each].locale.split('-')[0])).toEqual(kLanguages);
  });
});
