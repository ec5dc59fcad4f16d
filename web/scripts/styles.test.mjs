// What holds for style sheets: small, each beside what it styles and in one layer, with names that can be read, and none without use.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const kRoot = fileURLToPath(new URL('../', import.meta.url));
const kMostLines = 400;
const kMedianBelow = 120;
const kLayers = ['tokens', 'base', 'parts', 'components', 'board', 'games'];
const kGamePrefix = /^(ct|fm|my|pt|pv)-/; // as the letters of each game's rules

// Names of fewer than four letters, after the letters of a game.
const kShortWords = {
  die: 'a die has no longer name',
  log: 'what happened at the table, as it is called everywhere',
  tv: 'the big screen, as in the address of its page',
  red: 'a colour, worked out from the data',
  won: 'what came of a touch, worked out from the data',
};

// Words that are put on an element by another way than a class in its markup.
const kPutOn = {
  calm: 'on the root, by the settings',
  contrast: 'on the root, by the settings',
  wide: 'the kind of a dialog',
  empty: 'the kind of a seat',
};

const read = (file) => readFileSync(join(kRoot, file), 'utf8');
const files = (folder, ending) =>
  readdirSync(join(kRoot, folder), { recursive: true })
    .map((each) => join(folder, String(each)))
    .filter((each) => ending.test(each))
    .sort();
const bare = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

const kSheets = files('src', /\.css$/);
const kSources = files('src', /\.tsx?$/).filter(
  (each) => !/\.test\.tsx?$|(texts|words)(_[a-z]+)?\.ts$|src\/(wire|texts)\//.test(each),
);
const kOutside = [...files('e2e', /\.mjs$/), ...files('bench', /\.mjs$/), ...files('lighthouse', /^lighthouse\/[a-z]+\.mjs$/)];

const kStyled = new Map(); // class -> sheets
for (const sheet of kSheets)
  for (const [, head] of bare(read(sheet)).matchAll(/([^{};]+)\{/g)) {
    if (head.trim().startsWith('@')) continue;
    for (const [, name] of head.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g))
      kStyled.set(name, (kStyled.get(name) ?? new Set()).add(sheet));
  }

// The literals of an expression from its brace on: a template is cut where it is filled in, and a piece before a filling keeps a `$`.
function literals_of(text, from) {
  const found = [];
  let at = from;
  const template = () => {
    let piece = '';
    for (at += 1; text[at] !== '`'; ++at) {
      if (text[at] !== '$' || text[at + 1] !== '{') piece += text[at];
      else {
        found.push(`${piece}$`);
        piece = '';
        at += 1;
        braces();
      }
    }
    found.push(piece);
  };
  const braces = () => {
    let depth = 0;
    for (; at < text.length; ++at) {
      if (text[at] === '{') ++depth;
      else if (text[at] === '}') {
        if (--depth === 0) return;
      } else if (text[at] === '`') template();
      else if (text[at] === "'" || text[at] === '"') {
        const end = text.indexOf(text[at], at + 1);
        if (!/[!=]== $/.test(text.slice(0, at))) found.push(text.slice(at + 1, end)); // not what is compared with
        at = end;
      }
    }
  };
  braces();
  return found;
}
const words_of = (literal) =>
  literal
    .split(/\s+/)
    .filter((word) => /^[a-zA-Z][\w-]*\$?$/.test(word))
    .map((word) => (word.endsWith('-$') ? word : word.replace('$', '')));

// Every word that is given as a class, with a `$` where the rest of its name is worked out.
const kGiven = new Map(); // word -> sources
for (const source of kSources) {
  const text = read(source);
  for (const { 0: all, index } of text.matchAll(/\b(?:class|look)=(?="|\{)/g)) {
    const start = index + all.length;
    const found = text[start] === '"' ? [text.slice(start + 1, text.indexOf('"', start + 1))] : literals_of(text, start);
    for (const word of found.flatMap(words_of)) kGiven.set(word, (kGiven.get(word) ?? new Set()).add(source));
  }
}
// What is handed on under another name stands in a literal of its own, and has more than one word: others say too much.
const kLiterals = new Set();
for (const source of kSources)
  for (const [, plain, template] of read(source).matchAll(/'([\w -]+)'|`([^`]*)`/g))
    for (const word of words_of((plain ?? template).replace(/\$\{[^}]*\}/g, '$ '))) if (word.includes('-')) kLiterals.add(word);
const kBeginnings = [...kGiven.keys(), ...kLiterals].filter((word) => word.endsWith('-$')).map((word) => word.slice(0, -1));

// What somebody looks for by a selector.
const kSought = new Set();
for (const source of [...kSources, ...kOutside])
  for (const [literal] of read(source).matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g))
    for (const [, name] of literal.matchAll(/\.([a-z][\w-]*)/g)) kSought.add(name);

const lines_of = (sheet) => read(sheet).trimEnd().split('\n').length;

describe('a style sheet', () => {
  test('is short, and most are very short', () => {
    const long = kSheets.filter((sheet) => lines_of(sheet) > kMostLines);
    expect(long).toEqual([]);
    const lengths = kSheets.map(lines_of).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThan(kMedianBelow);
  });

  test('is in one layer, or is the index of its folder', () => {
    const astray = kSheets.filter((sheet) => {
      const text = bare(read(sheet)).trim();
      const index = /^(@layer [a-z, ]+;)?(\s*@import "[^"]+";)+$/.test(text);
      const layer = /^(?:@font-face \{[^}]*\}\s*)*@layer ([a-z]+) \{[\s\S]*\n\}$/.exec(text)?.[1];
      return !index && !(kLayers.includes(layer) && text.match(/^@layer/gm).length === 1);
    });
    expect(astray).toEqual([]);
  });

  test('names the layers once, in their order, before any other rule', () => {
    const named = kSheets.filter((sheet) => /@layer [a-z]+,/.test(bare(read(sheet))));
    expect(named).toEqual(['src/style/style.css']);
    expect(
      bare(read(named[0]))
        .trim()
        .startsWith(`@layer ${kLayers.join(', ')};`),
    ).toBe(true);
  });

  test('is imported by somebody', () => {
    const imported = new Set();
    for (const file of [...kSheets, ...kSources])
      for (const [, path] of read(file).matchAll(/import '?"?(\.[^'"]+\.css)['"]/g))
        imported.add(normalize(join(dirname(file), path)));
    expect(kSheets.filter((sheet) => !imported.has(sheet))).toEqual([]);
  });
});

describe('the name of a class', () => {
  test('can be read', () => {
    const cryptic = [...kStyled.keys()].filter(
      (name) => name.replace(kGamePrefix, '').length < 4 && !Object.hasOwn(kShortWords, name.replace(kGamePrefix, '')),
    );
    expect(cryptic).toEqual([]);
  });

  test('that is an exception still stands in a sheet', () => {
    const stems = new Set([...kStyled.keys()].map((name) => name.replace(kGamePrefix, '')));
    expect([...Object.keys(kShortWords), ...Object.keys(kPutOn)].filter((name) => !stems.has(name))).toEqual([]);
  });

  test('is used, where it has a style', () => {
    const dead = [...kStyled.keys()].filter(
      (name) =>
        !kGiven.has(name) &&
        !kLiterals.has(name) &&
        !Object.hasOwn(kPutOn, name) &&
        !kBeginnings.some((start) => name.startsWith(start)),
    );
    expect(dead).toEqual([]);
  });

  test('has a style or is looked for, where it is used', () => {
    const idle = [...kGiven.keys()].filter((name) => !name.endsWith('$') && !kStyled.has(name) && !kSought.has(name));
    expect(idle).toEqual([]);
  });
});
