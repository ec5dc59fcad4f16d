// Makes TypeScript of texts/: `npm run texts [-- --check] [-- --from FOLDER] [-- --to FOLDER] [-- CATALOGUE...]`, with the folders from where
// it is called. A catalogue that is named, or a folder of them, is the only one whose faults are told; all are written anyway.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check_catalogue, check_language, facts_of } from './check.mjs';
import { emit_catalogue, emit_common, emit_early, emit_languages, emit_words, kCommon } from './emit.mjs';
import { fault, folders, kReference, parse, read_texts } from './parse.mjs';
import { for_browsers } from './tree.mjs';

export const kTexts = fileURLToPath(new URL('../../texts', import.meta.url));
const kMade = fileURLToPath(new URL('../src/texts/made', import.meta.url));

// Only when it has changed: what is built from it looks at its time. Somebody may be reading it.
function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, path);
}

// The files to be, by their path; and the faults of each catalogue.
export function make(from) {
  const texts = read_texts(from);
  const faults = new Map([['language', []]]);
  const files = new Map();
  const languages = [...texts.keys()];
  for (const [language, parts] of texts) faults.get('language').push(...check_language(language, parts.get('language')));
  if (!texts.has(kReference)) faults.get('language').push(fault(`texts/${kReference}`, 1, '', 'is missing: it is the reference'));
  if (faults.get('language').length > 0) return { faults, files, facts: new Map() };

  const unsorted = languages.map((each) => [each, facts_of(texts.get(each).get('language'))]);
  const facts = new Map(unsorted.sort(([, a], [, b]) => a.name.localeCompare(b.name, 'en')));
  files.set('languages.ts', emit_languages(facts));
  const locales = new Map([...facts].map(([language, { locale }]) => [language, locale]));
  const catalogues = new Set([...texts.values()].flatMap((parts) => [...parts.keys()]));
  catalogues.delete('language');
  for (const name of [...catalogues].sort()) {
    const parts = new Map(languages.map((language) => [language, texts.get(language).get(name)]));
    const [first] = [...parts.values()].filter((each) => each);
    const found = /^\w+\/\w+$/.test(name)
      ? check_catalogue(name, parts, locales)
      : [fault(first.file, 1, '', 'is to be in one folder: common or a game')];
    faults.set(name, found);
    if (found.length > 0) continue;
    const spoken = [...parts.values()].map(({ messages }) => messages);
    const reference = for_browsers(name, parts.get(kReference).messages, spoken);
    files.set(
      `${name}.ts`,
      emit_catalogue(name, reference, readFileSync(join(from, kReference, `${name}.ftl`), 'utf8'), languages),
    );
    for (const [language, { messages }] of parts) {
      // In the order of the reference, given what the reference lists.
      const ordered = [...reference].map(([message, { listed }]) => [message, { ...messages.get(message), listed }]);
      files.set(`${name}_${language}.ts`, emit_words(name, new Map(ordered), facts.get(language)));
    }
  }
  return { faults, files, facts };
}

// What pages are called in addresses, in the words of all languages, each once, as a part of a pattern: "confiance|trust".
export function addresses_in(from = kTexts) {
  const facts = folders(from)
    .map((each) => join(from, each, 'language.ftl'))
    .filter((file) => existsSync(file))
    .map((file) => facts_of(parse(file, readFileSync(file, 'utf8'))));
  const all = (page) =>
    [...new Set(facts.map(({ addresses }) => addresses[page]).filter((each) => each !== ''))].sort().join('|');
  return { trust: all('trust'), rules: all('rules') };
}

export const told = (faults) =>
  faults.map(({ file, line, name, what }) => `${file}:${line}: ${name === '' ? '' : `${name} `}${what}`).join('\n');

// A catalogue with a fault keeps the files that were made of it before, so that other work goes on.
function is_stale(path, files, faults) {
  if (files.has(path)) return false;
  return ![...faults].some(([name, found]) => found.length > 0 && (name === 'language' || path.startsWith(name)));
}

// What is common to all games, with what was made before of a catalogue that has a fault now.
function add_common(files, faults, languages, to) {
  const names = [...faults.keys()].filter((name) => name.startsWith(`${kCommon}/`));
  const there = names.filter((name) => files.has(`${name}.ts`) || existsSync(join(to, `${name}.ts`)));
  const short = there.map((name) => name.slice(kCommon.length + 1));
  for (const each of languages) files.set(`${kCommon}_${each}.ts`, emit_common(short, each));
  files.set(`${kCommon}.ts`, emit_early(languages));
}

export function compile({ from = kTexts, to = kMade, only_check = false } = {}) {
  const { faults, files, facts } = make(from);
  if (!only_check) {
    if (files.size > 0) add_common(files, faults, [...facts.keys()], to);
    for (const [path, text] of files) write(join(to, path), text);
    const there = existsSync(to) ? readdirSync(to, { recursive: true }).filter((path) => path.endsWith('.ts')) : [];
    for (const path of there) if (is_stale(path, files, faults)) rmSync(join(to, path), { force: true });
  }
  return faults;
}

function main(words) {
  const after = (option) => {
    const at = words.indexOf(option);
    return at < 0 ? undefined : words.splice(at, 2)[1];
  };
  const options = { from: after('--from'), to: after('--to') };
  const only_check = words.includes('--check');
  const wanted = words.filter((each) => !each.startsWith('--'));
  const faults = compile({ ...options, only_check });
  const is_wanted = (name) =>
    name === 'language' || wanted.length === 0 || wanted.some((each) => name === each || name.startsWith(`${each}/`));
  const found = [...faults].filter(([name]) => is_wanted(name)).flatMap(([, each]) => each);
  if (found.length > 0) process.stderr.write(`${told(found)}\n`);
  for (const each of wanted)
    if (![...faults.keys()].some((name) => name === each || name.startsWith(`${each}/`))) {
      process.stderr.write(`there is no catalogue ${each}\n`);
      process.exitCode = 1;
    }
  if (found.length > 0) process.exitCode = 1;
}
if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
