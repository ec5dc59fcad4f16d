import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { lang: '' } });
vi.stubGlobal('addEventListener', () => undefined);
const { kLanguages, kLanguageNames, kLocales } = await import('./language');
const { catalogue } = await import('./catalogue');
type Language = import('./language').Language;

// Every catalogue that is no game's, by its name.
interface Made {
  readonly load?: Parameters<typeof catalogue<object>>[0];
}
const kMade = import.meta.glob<Made>('./made/common/*.ts', { eager: true });
const kWords = new Map<string, (language: Language) => object>();
for (const [path, { load }] of Object.entries(kMade))
  if (load) kWords.set(path.replace(/^.*\/(\w+)\.ts$/, '$1'), catalogue(load));
const words = (name: string, language: Language) => kWords.get(name)?.(language) ?? {};
const room = catalogue((await import('./made/common/room')).load);
const door = catalogue((await import('./made/common/door')).load);
const setup = catalogue((await import('./made/common/setup')).load);

// Every sentence of a catalogue, with those that take numbers said for 0, 1 and 2.
function sentences(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const said = path.endsWith('winners')
      ? [value(['Léa', 'Max'])]
      : [0, 1, 2].map((count) => value(path.match(/bot_name|played_by/) ? ['easy', 'normal', 'new'][count] : count, 2));
    return said.map((text, at) => [`${path}(${at})`, String(text)] as const);
  }
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, each]) => sentences(each, `${path}.${key}`));
  return [];
}
const all_in = (language: Language) => [...kWords.keys()].flatMap((name) => sentences(words(name, language), name));

// Words that are in nearly every French or English sentence and hardly ever in another language's; what is said alike is let through.
const any_of = (...list: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`, 'giu');
const kLeftFrench = any_of(
  'le',
  'les',
  'une',
  'des',
  'est',
  'dans',
  'pour',
  'avec',
  'sur',
  'ton',
  'tu',
  'vous',
  'cette',
  'partie',
);
const kLeftEnglish = any_of('the', 'of', 'your', 'you', 'is', 'are', 'this', 'that', 'with', 'for', 'and', 'match', 'seats?');
// A language that is not named here is not looked through.
const kNothing = /(?!)/g;
const kAlike: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: kNothing,
  en: kNothing,
  de: any_of('des', 'Partie', 'Ton', 'tu'),
  es: any_of('le', 'tu'),
  it: any_of('le', 'tu'),
};
// The names of the boxes, and addresses.
const kNames = /Le Fantôme de minuit|Chasseurs de trésor|Pas Touche\s!|Pas vu, pas pris\s!|minuit serve \S+|\S+\/run\b/g;

describe.each(kLanguages)('the catalogues in %s', (language) => {
  const said = all_in(language);
  it('say the same things as in French', () => {
    expect(said.length).toBeGreaterThan(600);
    expect(said.map(([path]) => path)).toEqual(all_in('fr').map(([path]) => path));
  });
  it('leave nothing empty', () => {
    for (const [path, text] of said) expect(text.trim(), path).not.toBe('');
  });
  it('never let a mark begin a line', () => {
    for (const [path, text] of said) expect(text, path).not.toMatch(/ [!?;:%»]|« /);
  });
  it('have the marks of a printed page', () => {
    for (const [path, text] of said) expect(text, path).not.toMatch(/['"]|\.\.\./);
  });
  it('have no words of another language left', () => {
    const alike = kAlike[language];
    if (!alike) return;
    for (const [path, text] of said) {
      const foreign = [...(language === 'fr' ? [] : [kLeftFrench]), ...(language === 'en' ? [] : [kLeftEnglish])];
      const own = text.replace(kNames, '').replace(alike, '');
      for (const left of foreign) expect(own.match(left), `${path}: ${text}`).toBe(null);
    }
  });
  it('quote as the language does', () => {
    const marks: Readonly<Partial<Record<Language, RegExp>>> = {
      fr: /[„“”]/,
      en: /[„«»]/,
      de: /[«»”]/,
      es: /[„“”]/,
      it: /[„“”]/,
    };
    for (const [path, text] of said) expect(text, path).not.toMatch(marks[language] ?? /^$/);
  });
  it('are named in the language itself, and its dates can be written', () => {
    expect(kLanguageNames[language].length).toBeGreaterThan(4);
    expect(Intl.DateTimeFormat.supportedLocalesOf(kLocales[language])).toHaveLength(1);
  });
  it('have what can be set in a game, by its names on the wire', () => {
    expect(Object.keys(setup(language).settings)).toContain('le_fantome_de_minuit_rounds');
    expect(setup(language).values.timer_60).toMatch(/^1 /);
  });
});

// What is known of some languages; one that is not named is not looked at, so that a new one is a folder and nothing here.
type Of = Readonly<Partial<Record<Language, string>>>;
const of = (known: Of) => Object.entries(known) as [Language, string][];

describe('the catalogues', () => {
  const [fr, en, de, es, it_] = (['fr', 'en', 'de', 'es', 'it'] as const).map(room) as [
    ReturnType<typeof room>,
    ReturnType<typeof room>,
    ReturnType<typeof room>,
    ReturnType<typeof room>,
    ReturnType<typeof room>,
  ];
  it('give the ages that the rulebooks state', () => {
    const ages: Of = { fr: 'dès 8 ans', en: 'from age 8', de: 'ab 8 Jahren', es: 'desde 8 años', it: 'dagli 8 anni' };
    for (const [each, age] of of(ages)) expect(room(each).pitches.le_fantome_de_minuit.tags[1]).toBe(age);
    const others = of(ages).flatMap(([each]) =>
      Object.entries(room(each).pitches).filter(([id]) => id !== 'le_fantome_de_minuit'),
    );
    for (const [id, { tags }] of others) expect(tags.join(), id).not.toMatch(/\d+ (?:ans|Jahr|años|anni)|age/); // theirs state none
  });
  it('name what a button does, and with what, as each language writes it', () => {
    expect(fr.labelled('Reprendre', 'chez Léa')).toBe('Reprendre\u00a0: chez Léa');
    expect(en.labelled('Go on', 'at Léa’s')).toBe('Go on: at Léa’s');
    for (const each of kLanguages) expect(room(each).free_sure('Max')).toContain('Max');
  });
  it('write dates as Europe does', () => {
    const days: Of = { de: '03.02.2026', en: '3 Feb 2026', es: '3 feb 2026', fr: '3 févr. 2026', it: '3 feb 2026' };
    for (const [each, day] of of(days))
      expect(new Date(2026, 1, 3).toLocaleDateString(kLocales[each], { dateStyle: 'medium' })).toBe(day);
  });
  it('count rightly', () => {
    expect([fr, en, de, es, it_].map((each) => [1, 2].map(each.players))).toEqual([
      ['1 joueur', '2 joueurs'],
      ['1 player', '2 players'],
      ['1 Person', '2 Personen'],
      ['1 jugador', '2 jugadores'],
      ['1 giocatore', '2 giocatori'],
    ]);
    expect([fr.players(0), en.players(0)]).toEqual(['0 joueur', '0 players']);
    expect([fr.bots_count(0), en.bots_count(1), de.bots_count(0)]).toEqual(['aucun robot', '1 bot', 'keine Bots']);
    expect([1, 2, 3, 4].map(en.place)).toEqual(['1st', '2nd', '3rd', '4th']);
    expect([1, 2].map(fr.place)).toEqual(['1er', '2e']);
    expect([de, es, it_].map((each) => each.place(1))).toEqual(['1.', '1.º', '1º']);
    expect(fr.winners(['Léa', 'Max', 'Zoé'])).toBe('Léa, Max et Zoé gagnent ensemble\u00a0!');
    expect(de.winners(['Léa', 'Max', 'Zoé'])).toBe('Léa, Max und Zoé gewinnen gemeinsam!');
    expect(fr.waiting_seats(1)).toContain('une place');
    expect([door('fr').more(1), door('en').more(1)]).toEqual(['Une autre personne attend', 'One more person waits']);
    expect([door('fr').seat(3, ''), door('en').seat(3, 'Zoé')]).toEqual(['la place 3', 'seat 3, which was Zoé’s']);
  });
  it('call a bot by its level', () => {
    expect([fr.bot_name('hard'), en.bot_name('hard'), en.bot_name('3')]).toEqual(['Robot redoutable', 'Fearsome bot', 'Bot 3']);
    expect([fr.played_by('normal'), en.played_by('normal')]).toEqual(['joué par un robot malin', 'played by a bot (clever)']);
  });
});

// Which the browser reads before any program runs, in one language; web/texts/compile.test.mjs looks at the page itself.
describe('the manifest', () => {
  it('says what Minuit is', () => {
    const [text = ''] = Object.values(
      import.meta.glob<string>('../../public/manifest.webmanifest', { query: '?raw', import: 'default', eager: true }),
    );
    expect(JSON.parse(text)).toMatchObject({ lang: 'fr', description: room('fr').lead });
  });
});
