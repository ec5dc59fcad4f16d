// What is made of texts/, and that every fault is told where a translator mends it.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { way_of } from '../src/offline/strategy';
import { run_of } from '../src/texts/run';
import { addresses_in, compile, kTexts, make, told } from './compile.mjs';
import { read_texts } from './parse.mjs';
import { texts as plugin } from './vite.mjs';

const folders = [];
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});
function folder() {
  folders.push(mkdtempSync(join(tmpdir(), 'minuit-texts-')));
  return folders.at(-1);
}
const and_of = (locale) => new Intl.ListFormat(locale).formatToParts(['a', 'b'])[1].value.trim();
const language = (name, locale, more = 'singular = 1\n') =>
  `name = ${name}\nlocale = ${locale}\nand = ${and_of(locale)}\naddresses-trust = trust\naddresses-rules = rules\npage-description = ${name}\npage-no_script = ${name}\n${more}`;
const kSpoken = fileURLToPath(new URL('../../tests/spoken/texts', import.meta.url));
const kLanguageFiles = {
  fr: language('Français', 'fr-FR', 'singular = 0 1\nno_break-before = ! ? ; : % »\nno_break-after = «\n'),
  en: language('English', 'en-GB'),
  pl: readFileSync(join(kSpoken, 'pl/language.ftl'), 'utf8'),
};

// A folder of texts: for each language the text of game/board, or an object of files.
function texts(languages) {
  const root = folder();
  for (const [name, given] of Object.entries(languages)) {
    const files = typeof given === 'string' ? { 'game/board': given } : given;
    for (const [path, text] of Object.entries({ language: kLanguageFiles[name], ...files })) {
      const file = join(root, name, `${path}.ftl`);
      mkdirSync(dirname(file), { recursive: true });
      if (text !== undefined) writeFileSync(file, text);
    }
  }
  return root;
}
const faults_of = (languages) => told([...make(texts(languages)).faults.values()].flat());

// The words of a language, made and run.
async function words(languages, spoken) {
  const to = folder();
  const faults = told([...compile({ from: texts(languages), to }).values()].flat());
  expect(faults).toBe('');
  const made = await import(/* @vite-ignore */ join(to, `game/board_${spoken}.ts`));
  return made.words(run_of(spoken));
}
const in_french = (text) => words({ fr: text }, 'fr');

describe('the texts of the repository', () => {
  it('are whole in every language', () => {
    expect(told([...make(kTexts).faults.values()].flat())).toBe('');
  });
});

describe('the page without its program', () => {
  it('says what Minuit is and needs, in every language', () => {
    const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
    const made = plugin().transformIndexHtml.handler(page, {});
    expect(made).toMatch(/content="Cinq jeux de fantômes, à jouer ensemble. [^"]+Five ghost games/);
    for (const [language, { page: said }] of make(kTexts).facts) {
      expect(made).toContain(said.description);
      expect(made).toContain(`<span lang="${language}">${said.no_script}</span>`);
    }
    expect(made).not.toMatch(/\{\w+\}/);
  });
});

describe('what is made', () => {
  it('is a tree of texts, lists and functions', async () => {
    const made = await in_french(
      'title = Titre\nkinds-person = Personnage\nkinds-place = Lieu\ncolours-1 = bleu\ncolours-0 = rouge\nclauses-0-title = Un\nclauses-0-text = Une\n# $who (text), $new (number)\nmoved = { $who } : { $new }\n',
    );
    expect(made).toMatchObject({ title: 'Titre', kinds: { person: 'Personnage', place: 'Lieu' }, colours: ['rouge', 'bleu'] });
    expect(made.clauses).toEqual([{ title: 'Un', text: 'Une' }]);
    expect(made.moved('Léa', -3)).toBe('Léa\u00a0: −3');
  });
  it('passes on what the program gives in the order of the comment, whatever a language uses first', async () => {
    const french = '# $a (text), $b (text), $c (number)\nsaid = { $a } { $b } { $c }\n';
    const english = '# $b (flag) means nothing here\nsaid = { $b }, then { $a } { $c }\n';
    const made = await words({ fr: french, en: english }, 'en');
    expect(made.said('1', '2', 3)).toBe('2, then 1 3');
  });
  it('counts as each language does', async () => {
    const both = (one, other) =>
      `# $n (number)\nseats = { $n ->\n    [0] none\n    [one] { $n } ${one}\n   *[other] { $n } ${other}\n }!\n`;
    const given = { fr: both('place', 'places'), en: both('seat', 'seats') };
    const [french, english] = [await words(given, 'fr'), await words(given, 'en')];
    expect([0, 1, 1.5, 2].map(french.seats)).toEqual(['none!', '1 place!', '1,5 place!', '2 places!']);
    expect([0, 1, 1.5, 2].map(english.seats)).toEqual(['none!', '1 seat!', '1.5 seats!', '2 seats!']);
  });
  it('prefers the number itself to its form', async () => {
    const made = await in_french('# $n (number)\nn = { $n ->\n   [one] une\n   [1] la\n  *[other] des\n }\n');
    expect([0, 1, 2].map(made.n)).toEqual(['une', 'la', 'des']);
  });
  it('lists, counts and chooses by what it is given', async () => {
    const made = await in_french(`# $names (texts)
win = { LIST($names) } { COUNT($names) ->
    [one] gagne
   *[other] gagnent
 }
# $name (text)
of = { ONSET($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
 }
# $name (text?)
seat = la place{ GIVEN($name) ->
    [yes] {" "}de { $name }
   *[no] {""}
 }
# $on (flag)
card = { $on ->
    [true] prise
   *[false] libre
 }
# $room (text)
room = { $room ->
    [kitchen] la cuisine
    [music_room] le salon
   *[other] ici
 }
# $n (number)
points = { SIGNED($n) }
`);
    expect([['Léa'], ['Léa', 'Max', 'Zoé'], []].map(made.win)).toEqual(['Léa gagne', 'Léa, Max et Zoé gagnent', ' gagne']);
    expect(['Ombre', 'Élise', 'Œdipe', 'Biscotte', 'Hugo', ''].map(made.of)).toEqual([
      'd’Ombre',
      'd’Élise',
      'd’Œdipe',
      'de Biscotte',
      'de Hugo',
      'de ',
    ]);
    expect([made.seat('Léa'), made.seat(''), made.seat(undefined), made.seat(null)]).toEqual([
      'la place de Léa',
      'la place',
      'la place',
      'la place',
    ]);
    expect([made.card(true), made.card(false)]).toEqual(['prise', 'libre']);
    expect(['kitchen', 'music-room', 'music_room', 'x'].map(made.room)).toEqual(['la cuisine', 'le salon', 'le salon', 'ici']);
    expect([3, -3, 0, -0, 1.5, 12345].map(made.points)).toEqual(['+3', '−3', '0', '0', '+1,5', '+12345']);
  });
  it('sets a name that is written from right to left apart from what stands beside it', async () => {
    const made = await in_french(
      '# $who (text), $n (number)\nmoved = { $who } : { $n }\n# $names (texts)\nall = { LIST($names) }\n# $name (text?)\nseat = { $name }\n# $who (text), $n (number)\nagain = « { moved } »\n',
    );
    expect(made.moved('Léa', 3)).toBe('Léa\u00a0: 3');
    expect(made.moved('דנה', 3)).toBe('\u2068דנה\u2069\u00a0: 3');
    expect(made.again('ليلى', -1)).toBe('«\u00a0\u2068ليلى\u2069\u00a0: −1\u00a0»');
    expect(made.all(['Max', 'דנה'])).toBe('Max et \u2068דנה\u2069');
    expect([made.seat(null), made.seat('נ 2')]).toEqual(['', '\u2068נ 2\u2069']);
  });
  it('inserts other messages and looks names up', async () => {
    const made = await in_french(`rooms-kitchen = la cuisine
rooms-FM_52 = le salon
hours-0 = minuit
hours-1 = une heure
# $room (text)
goes = va dans { NAME("rooms", $room) }
# $hour (number)
at = à { NAME("hours", $hour) }
begins = { CAPITAL(rooms-kitchen) }, { NAME("hours", 0) }
# $room (text), $hour (number)
both = { CAPITAL(goes) } { at }
# $kind (text)
of-a = a de { $kind }
# $kind (text)
of-b = b de { $kind }
# $key (text), $kind (text)
looked = { NAME("of", $key) }
`);
    expect(['kitchen', 'FM-52', 'cave'].map(made.goes)).toEqual(['va dans la cuisine', 'va dans le salon', 'va dans cave']);
    expect([0, 1, 7].map(made.at)).toEqual(['à minuit', 'à une heure', 'à 7']);
    expect(made.begins).toBe('La cuisine, minuit');
    expect(made.both('FM-52', 1)).toBe('Va dans le salon à une heure');
    expect(made.looked('b', 'x')).toBe('b de x');
  });
  it('puts in the spaces that do not break, where the language has them and a space is', async () => {
    const text = '# $n (number)\nsaid = « À { $n } » : à 8:30, 50 % ! https://x ; vu ?\n';
    const given = { fr: text, en: text };
    expect((await words(given, 'fr')).said(2)).toBe(
      '«\u00a0À 2\u00a0»\u00a0: à 8:30, 50\u00a0%\u00a0! https://x\u00a0; vu\u00a0?',
    );
    expect((await words(given, 'en')).said(2)).toBe('« À 2 » : à 8:30, 50 % ! https://x ; vu ?');
  });
  it('keeps what looks like a program a text', async () => {
    const made = await in_french(
      '# $a (text)\nx = `$\\{"{"}a{"}"} "{ $a }" \\n\ny = {"\\u00AD"}`$' + '{"{"}x{"}"} ’\nz =\n    une\n    deux\n',
    );
    expect(made.x('!')).toBe('`$\\{a} "!" \\n');
    expect([made.y, made.z]).toEqual(['\u00ad`$' + '{x} ’', 'une\ndeux']);
  });
  it('is of a catalogue that a terminal speaks from, too, only what browsers are told by name', async () => {
    const french = `rooms-kitchen = la cuisine
rooms-garden = le jardin
doors-0 = porte
again = encore
hint = ({ again })
# $room (text)
FM-too_far = Trop loin de { NAME("rooms", $room) }. { hint }
FM-not_you = Pas toi.
events-moved = { doors-0 } { again }
`;
    const english = french.replace('Pas toi.', 'Not you: { doors-0 }.');
    for (const [path, more] of Object.entries({ 'game/engine': {}, 'common/server': {}, 'game/reasons': { events: {} } })) {
      const to = folder();
      compile({ from: texts({ fr: { [path]: french }, en: { [path]: english } }), to });
      const made = await import(/* @vite-ignore */ join(to, `${path}_en.ts`));
      const words = made.words(run_of('en'));
      expect(Object.keys(words).sort()).toEqual(['FM', 'again', 'doors', 'hint', 'rooms', ...Object.keys(more)].sort());
      expect([words.FM.too_far('garden'), words.FM.not_you]).toEqual(['Trop loin de le jardin. (encore)', 'Not you: porte.']);
      expect(readFileSync(join(to, `${path}.ts`), 'utf8').includes('events')).toBe('events' in more);
    }
  });
  it('is written only when it changes, and what is no longer there goes', () => {
    const from = texts({ fr: { 'game/board': 'a = a\n', 'game/help': 'a = a\n' } });
    const to = folder();
    compile({ from, to });
    const time = statSync(join(to, 'game/board.ts')).mtimeMs;
    rmSync(join(from, 'fr/game/help.ftl'));
    compile({ from, to });
    expect(statSync(join(to, 'game/board.ts')).mtimeMs).toBe(time);
    expect([existsSync(join(to, 'game/help.ts')), existsSync(join(to, 'game/help_fr.ts'))]).toEqual([false, false]);
  });
  it('stays as it was of a catalogue that has a fault, and the others are made', () => {
    const from = texts({ fr: { 'common/a': 'a = a\n', 'common/b': 'b = b\n' } });
    const to = folder();
    compile({ from, to });
    writeFileSync(join(from, 'fr/common/a.ftl'), 'a = { $a }\n');
    writeFileSync(join(from, 'fr/common/b.ftl'), 'b = new\n');
    expect(told([...compile({ from, to }).values()].flat())).toMatch(/^texts\/fr\/common\/a\.ftl:1: a uses \$a/);
    expect(readFileSync(join(to, 'common/a_fr.ts'), 'utf8')).toContain("a: 'a'");
    expect(readFileSync(join(to, 'common/b_fr.ts'), 'utf8')).toContain("b: 'new'");
    expect(readFileSync(join(to, 'common_fr.ts'), 'utf8')).toContain('words as a');
  });
});

const kFaults = [
  [
    'a message that is missing',
    { fr: 'a = a\nb = b\n', en: 'a = a\n' },
    'texts/en/game/board.ftl:1: b is missing; the reference has it in line 2',
  ],
  ['one too many', { fr: 'a = a\n', en: 'a = a\nb = b\n' }, 'texts/en/game/board.ftl:2: b is too many'],
  [
    'a file that is missing',
    { fr: 'a = a\n', en: { 'game/help': undefined } },
    'texts/en/game/board.ftl:1: the whole file is missing',
  ],
  ['a file without reference', { fr: {}, en: 'a = a\n' }, 'texts/en/game/board.ftl:1: is not there in fr'],
  [
    'an argument that is not used',
    { fr: '# $n (number)\na = { $n }\n', en: 'a = a\n' },
    'board.ftl:1: a does not use $n, which the reference shows',
  ],
  [
    'a flag that is not chosen by',
    { fr: '# $on (flag)\na = { $on ->\n    [true] a\n   *[false] b\n }\n', en: 'a = a\n' },
    'a does not choose by $on',
  ],
  [
    'an argument that is not listed',
    { fr: '# $n (number)\na = { $n } { $m }\n' },
    'texts/fr/game/board.ftl:2: a uses $m, which the comment',
  ],
  ['an argument that nobody uses', { fr: '# $n (number)\na = a\n' }, 'a lists $n, which no language uses'],
  ['a type that does not exist', { fr: '# $n (string)\na = { $n }\n' }, 'a lists $n (string): a type is one of'],
  ['an unknown function', { fr: '# $n (number)\na = { NUMBER($n) }\n' }, 'a uses NUMBER, which is none of LIST'],
  ['a function of another type', { fr: '# $n (number)\na = { LIST($n) }\n' }, 'a gives LIST $n (number): it takes (texts)'],
  ['a list that is shown', { fr: '# $n (texts)\na = { $n }\n' }, 'write LIST($n)'],
  ['a choice that is shown', { fr: '# $n (text)\na = { GIVEN($n) } { $n }\n' }, 'a shows GIVEN(...)'],
  [
    'no default',
    { fr: '# $n (number)\na = { $n ->\n    [one] a\n    [other] b\n }\n' },
    'texts/fr/game/board.ftl:5: a cannot be read',
  ],
  [
    'a variant twice',
    { fr: '# $n (number)\na = { $n ->\n    [1] a\n    [1] b\n   *[other] c\n }\n' },
    'a has the variant [1] twice',
  ],
  [
    'a form that a language lacks',
    { fr: '# $n (number)\na = { $n ->\n    [two] a\n   *[other] c\n }\n' },
    'a has the variant [two], a form that fr-FR does not have',
  ],
  [
    'a form that a language needs',
    { fr: '# $n (number)\na = { $n ->\n    [one] a\n   *[other] c\n }\n', pl: 'a = { $n ->\n    [one] a\n   *[other] c\n }\n' },
    'texts/pl/game/board.ftl:1: a lacks the variant [few]',
  ],
  [
    'a variant of no number',
    { fr: '# $n (number)\na = { $n ->\n    [red] a\n   *[other] c\n }\n' },
    'a has the variant [red], but $n is a number',
  ],
  [
    'a variant of no flag',
    { fr: '# $n (flag)\na = { $n ->\n    [yes] a\n   *[false] c\n }\n' },
    'a has the variant [yes], but $n gives [true], [false]',
  ],
  ['a level that is a text', { fr: 'a = a\na-b = b\n' }, 'texts/fr/game/board.ftl:2: a-b cannot be there together with a'],
  ['a message twice', { fr: 'a = a\na = b\n' }, 'texts/fr/game/board.ftl:2: a is there twice'],
  ['a hole in a list', { fr: 'a-0 = a\na-2 = b\n' }, 'a-1 is missing in a list'],
  ['a term', { fr: '-a = a\nb = { -a }\n' }, 'is a term'],
  ['an attribute', { fr: 'a = a\n    .b = b\n' }, 'a has attributes'],
  ['a name of another form', { fr: 'a--b = a\n' }, 'a--b a name is words'],
  ['what is inserted but not there', { fr: 'a = { b }\n' }, 'a inserts b, which is not in this file'],
  ['what is inserted without its argument', { fr: '# $n (text)\nb = { $n }\na = { b }\n' }, 'a inserts b, which needs $n (text)'],
  ['a circle', { fr: 'a = { b }\nb = { a }\n' }, 'a inserts itself'],
  [
    'a level that is not there',
    { fr: '# $n (text)\na = { NAME("rooms", $n) }\n' },
    'looks up "rooms", but no message is named rooms-...',
  ],
  ['a straight apostrophe', { fr: "a = l'an\n" }, 'a has a straight apostrophe'],
  ['three dots', { fr: 'a = oui...\n' }, 'a has three dots'],
  ['a space that nobody sees', { fr: 'b = b\na = oui\u00a0!\n' }, 'texts/fr/game/board.ftl:2: has a character that nobody sees'],
  ['what is no message', { fr: 'a = a\nwell then\n' }, 'texts/fr/game/board.ftl:2: well cannot be read'],
  [
    'a language without its file',
    { fr: { language: undefined, 'game/board': 'a = a\n' } },
    'texts/fr/language.ftl:1: is missing',
  ],
  ['a language without a locale', { fr: { language: 'name = Français\n' } }, 'texts/fr/language.ftl:1: locale is missing'],
  [
    'a language that counts in another way than its locale',
    { fr: { language: 'locale = fr-FR\nsingular = 1\n' } },
    'texts/fr/language.ftl:2: singular is to be the numbers up to 200 that count so: 0 1',
  ],
  [
    'a language that does not say which numbers are few',
    { fr: { language: 'locale = pl-PL\nsingular = 1\n' } },
    'texts/fr/language.ftl:1: plural-few is to be the numbers up to 200 that count so: 2-4 22-24 32-34',
  ],
  [
    'a plural form that a language has not',
    { fr: { language: 'locale = fr-FR\nsingular = 0 1\nplural-few = 2\n' } },
    'texts/fr/language.ftl:3: plural-few is too many: fr-FR has no such form',
  ],
  [
    'a language that lists in another way than its locale',
    { fr: { language: 'locale = en-US\nand = and\n' } },
    'texts/fr/language.ftl:2: and makes “a, b and c” in the terminal, but en-US lists “a, b, and c”',
  ],
  [
    'an "and" that would have to change before some names',
    { fr: { language: 'locale = es-ES\nand = y\neuphony-and = e\neuphony-before = i hi\n' } },
    'texts/fr/language.ftl:3: euphony-and makes “x e hia” in the terminal, but es-ES lists “x y hia”',
  ],
  [
    'an address of letters that an address has not',
    { fr: { language: 'addresses-trust = confiança\n' } },
    'texts/fr/language.ftl:1: addresses-trust is to be of the letters a to z',
  ],
  [
    'an address of something else',
    { fr: { language: 'addresses-rules = api\n' } },
    'texts/fr/language.ftl:1: addresses-rules is an address of something else',
  ],
];
describe('a fault is told', () => {
  for (const [name, languages, expected] of kFaults)
    it(name, () => {
      expect(faults_of(languages)).toContain(expected);
    });
  it('but not what only the grammar of one language asks for', () => {
    const french =
      '# $n (number), $room (text), $who (text)\na = { $n ->\n    [one] ouvert\n   *[other] ouverts\n } { $room ->\n    [hall] fermé\n   *[other] fermée\n } { ONSET($who) ->\n    [vowel] d’\n   *[other] de\n }\nb = b\n';
    expect(faults_of({ fr: french, en: 'b = b\na = open\n' })).toBe('');
  });
});

// A folder of texts with one more language, and all that is made of it, beside what speaks from it.
function with_sixth() {
  const [from, to] = [folder(), folder()];
  cpSync(kTexts, from, { recursive: true });
  cpSync(join(from, 'es'), join(from, 'pt'), { recursive: true });
  const facts = language('Português', 'pt-PT').replace('= trust', '= confianca').replace('= rules', '= regras');
  writeFileSync(join(from, 'pt/language.ftl'), facts);
  for (const each of ['run.ts', 'key.ts', 'asked.ts']) cpSync(new URL(`../src/texts/${each}`, import.meta.url), join(to, each));
  return { from, to, faults: compile({ from, to: join(to, 'made') }) };
}

const kSamples = { number: 2, text: 'Ana', 'text?': null, texts: ['Ana', 'Inês'], flag: true };
// Every text of a tree of words; those that take something are given what the reference lists.
function sentences(words, reference, path = []) {
  const given = () => reference.get(path.join('-')).listed.map(({ type }) => kSamples[type]);
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') return [[path, words(...given())]];
  return Object.entries(words).flatMap(([key, each]) => sentences(each, reference, [...path, key]));
}

describe('a sixth language', () => {
  const { from, to, faults } = with_sixth();
  const made = (path) => import(/* @vite-ignore */ join(to, path));
  const catalogues = [...faults.keys()].filter((name) => name !== 'language');

  it('is one more folder', () => {
    expect(told([...faults.values()].flat())).toBe('');
    const languages = readFileSync(join(to, 'made/languages.ts'), 'utf8');
    expect(languages).toContain("pt: { name: 'Português', locale: 'pt-PT'");
    for (const name of catalogues) {
      expect(existsSync(join(to, `made/${name}_pt.ts`)), name).toBe(true);
      expect(readFileSync(join(to, `made/${name}.ts`), 'utf8'), name).toMatch(/\n {2}pt: /);
    }
  });
  it('is spoken: all words of every catalogue are loaded and said', async () => {
    const { run_of } = await made('run.ts');
    const reference = read_texts(from).get('fr');
    let said = 0;
    for (const name of catalogues) {
      const { load } = await made(`made/${name}.ts`);
      const { words } = await load.pt();
      const all = sentences(words(run_of('pt')), reference.get(name).messages);
      for (const [path, text] of all) expect(typeof text, `${name}: ${path}`).toBe('string');
      said += all.length;
    }
    expect(said).toBeGreaterThan(3000);
    const { load } = await made('made/common/room.ts');
    const { words } = await load.pt();
    const room = words(run_of('pt'));
    expect([room.players(1), room.players(2)]).toEqual(['1 jugador', '2 jugadores']);
    expect(room.winners(['Ana', 'Inês'])).toContain('Ana e Inês');
  });
  it('has its own addresses', () => {
    expect(addresses_in(from)).toEqual({ trust: 'confianca|confiance|trust', rules: 'regles|regras|rules' });
  });
});

describe('every language', () => {
  it('has its own addresses, which the page and the service worker know', async () => {
    vi.stubGlobal('addEventListener', () => undefined);
    for (const [of, { addresses }] of make(kTexts).facts) {
      const at = async (path) => {
        vi.stubGlobal('location', new URL(path, 'https://manoir.example'));
        vi.resetModules();
        return (await import('../src/base/route')).route.value;
      };
      expect(await at(`/${addresses.trust}`), of).toEqual({ at: 'trust' });
      expect(await at(`/${addresses.rules}/mysterium`), of).toEqual({ at: 'rules', game: 'mysterium' });
      const asked = { method: 'GET', mode: 'navigate', url: `https://manoir.example/${addresses.rules}/mysterium` };
      expect(way_of(asked, 'https://manoir.example'), of).toBe('page');
    }
    const { config } = plugin();
    const { trust, rules } = addresses_in();
    expect(config().define).toEqual({ __TRUST_PAGES__: JSON.stringify(trust), __RULES_PAGES__: JSON.stringify(rules) });
    expect(trust.split('|')).toEqual(expect.arrayContaining(['confiance', 'trust']));
  });
});
