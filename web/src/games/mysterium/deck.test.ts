// The words of the cards are fetched when a board first needs them.
import { expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { languages: ['fr'] });
  vi.stubGlobal('window', globalThis);
  vi.stubEnv('MODE', 'production'); // words come as they do in a browser
});
const asked: { readonly path: string; come(): void; fail(): void }[] = [];
vi.mock('../../wire/api', () => ({
  get_file: (path: string) =>
    new Promise((resolve, reject) => {
      const name = path.replace(/^.*\//, '');
      asked.push({ path: name, come: () => resolve({ c01: { name, text: 'A cook.' } }), fail: () => reject(new Error('away')) });
    }),
}));
const { deck_words } = await import('./deck');
const { language, speak } = await import('../../texts/catalogue');
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('another language is spoken when its cards have come, and not if they do not', async () => {
  expect(deck_words('fr')).toEqual({});
  await settle();
  asked[0]?.come();
  await settle();
  expect(deck_words('fr')).toEqual({ c01: { name: 'fr.json', text: 'A cook.' } });

  const german = speak('de');
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('de.json'));
  expect(language.value).toBe('fr');
  asked.at(-1)?.come();
  expect([await german, language.value, deck_words('de').c01?.name]).toEqual([true, 'de', 'de.json']);

  const italian = speak('it');
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('it.json'));
  asked.at(-1)?.fail();
  expect([await italian, language.value]).toEqual([false, 'de']);
  const again = speak('it');
  await vi.waitFor(() => expect(asked.filter(({ path }) => path === 'it.json')).toHaveLength(2));
  asked.at(-1)?.come();
  expect([await again, deck_words('it').c01?.name]).toEqual([true, 'it.json']);
  expect(asked.map(({ path }) => path)).toEqual(['fr.json', 'de.json', 'it.json', 'it.json']);
});
