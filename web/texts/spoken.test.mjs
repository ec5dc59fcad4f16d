// The browser and the program put the same sentences into the same words: tests/spoken has texts for both, and what the browser makes of
// them (MINUIT_WRITE_SPOKEN=1 writes it). The test Spoken of the program reads the same file.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { compile, kTexts, make, told } from './compile.mjs';
import { emit_words } from './emit.mjs';
import { folders, read_texts } from './parse.mjs';

const kSpoken = fileURLToPath(new URL('../../tests/spoken', import.meta.url));
const kFile = join(kSpoken, 'sentences.tsv');

// The folders there; a language of ours counts and lists as its own language.ftl says.
const here = mkdtempSync(join(tmpdir(), 'minuit-spoken-'));
afterAll(() => rmSync(here, { recursive: true, force: true }));
const from = join(here, 'texts');
cpSync(join(kSpoken, 'texts'), from, { recursive: true });
const languages = folders(from);
for (const each of languages) {
  const own = join(kTexts, each, 'language.ftl');
  if (existsSync(own)) cpSync(own, join(from, each, 'language.ftl'));
}
for (const each of ['run.ts', 'key.ts']) cpSync(new URL(`../src/texts/${each}`, import.meta.url), join(here, each));

const kNumbers = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 100, 101, 112, 200, 201, 1003, 1012, 1021, -1, -2, -25, 12_000, 1_000_003];
// What people call themselves, and what of them somebody might take for a pattern.
const kNames = [
  ...[
    'Léa',
    'Ombre',
    'Élise',
    'Œdipe',
    'éclair',
    'œuvre',
    'ñandú',
    'żaba',
    'ёж',
    'Ạnh',
    '4',
    '',
    ' ',
    'Yann',
    'hibou',
    'a',
    '日本',
  ],
  ...[
    '{ $who }',
    '{',
    '}',
    '{}',
    '{"',
    '[one]',
    '*[other]',
    '->',
    '__proto__',
    'constructor',
    'toString',
    '$who',
    '`$'.concat('{x}`'),
    '\\',
    '"',
  ],
  ...['W'.repeat(64), '\u202Eada\u202C', '\u2066א\u2069', 'a\u00ADb', '👻', 'e\u0301', "d'Arc", 'x ! ?', '<b>', '&amp;'],
];
const kLists = [
  ...[[], ['Léa'], ['Ana', 'Inés'], ['Ana', 'Hilario'], ['Ana', 'Hielo'], ['Ana', 'hiato'], ['Ana', 'hi'], ['Ana', 'Óscar']],
  ...[
    ['Ana', 'Bo', 'Iris'],
    ['Inés', 'Ana'],
    ['a', 'b', 'c', 'd'],
    ['{ $who }', '__proto__'],
    ['x, y', 'i'],
    ['Ana', 'İpek'],
  ],
];
const kCases = {
  listed: kLists.map((each) => [each]),
  counted: kNumbers.map((each) => [each]),
  signed: kNumbers.map((each) => [each]),
  of: kNames.map((each) => [each]),
  begins: kNames.map((each) => [each]),
  given: kNames.map((each) => [each]),
  goes: ['kitchen', 'le-fantome', 'le_fantome', '0', 'attic', '__proto__', 'toString', '{ rooms-kitchen }', ''].map((each) => [
    each,
  ]),
  nested: ['le-fantome', 'le_fantome', 'x', '{ $n }'].flatMap((kind) => [
    [kind, true, 3],
    [kind, false, -3],
  ]),
  all: [
    [5, 'Ombre', ['Ana', 'Inés', 'Iris']],
    [1, '{ $n }', []],
  ],
};

const escaped = (text) =>
  text.replace(/[\p{Cf}\t\n]/gu, (each) => `\\u${each.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
// Browsers set names apart that are written from right to left; a terminal is not told to.
const plain = (sentence) => sentence.replace(/\u2068([\s\S]*?)\u2069/g, '$1');
// Its first letter is the type.
function cell(value) {
  if (Array.isArray(value)) return `l${escaped(value.join('|'))}`;
  if (typeof value === 'boolean') return `f${value ? 'yes' : 'no'}`;
  return `${typeof value === 'number' ? 'n' : 't'}${escaped(String(value))}`;
}

it('the file has what the browser says', async () => {
  expect(told([...make(from).faults.values()].flat())).toBe('');
  compile({ from, to: join(here, 'made') });
  const { run_of } = await import(/* @vite-ignore */ join(here, 'run.ts'));
  const { facts } = make(from);
  const texts = read_texts(from);
  const rows = ['# language, message, what it is given, sentence: written by web/texts/spoken.test.mjs'];
  for (const language of languages) {
    const { messages } = texts.get(language).get('spoken/engine');
    const listed = texts.get('fr').get('spoken/engine').messages;
    // All of it, though browsers are told only refusals of such a catalogue.
    const whole = new Map([...listed].map(([name, model]) => [name, { ...messages.get(name), listed: model.listed }]));
    const file = join(here, `made/spoken/whole_${language}.ts`);
    writeFileSync(file, emit_words('spoken/engine', whole, facts.get(language)));
    const words = (await import(/* @vite-ignore */ file)).words(run_of(language));
    for (const [message, given] of Object.entries(kCases))
      for (const each of given)
        rows.push([language, message, ...each.map(cell), escaped(plain(words[message](...each)))].join('\t'));
  }
  const made = `${rows.join('\n')}\n`;
  if (process.env.MINUIT_WRITE_SPOKEN) writeFileSync(kFile, made);
  expect(readFileSync(kFile, 'utf8')).toBe(made);
});
