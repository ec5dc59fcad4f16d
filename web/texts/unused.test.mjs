// Every message is said somewhere: in the pages, in the program, or as a part of another message. A message is a word of its catalogue for each
// level of its name; one of which a word stands in no source has nobody who looks it up.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { kTexts } from './compile.mjs';
import { kReference, parse, read_texts } from './parse.mjs';
import { inserted_by } from './tree.mjs';

const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const kPages = /^(web\/src\/(?!texts\/made\/)|web\/art\/|web\/texts\/).*(?<!\.test)\.(tsx?|mjs)$/;
const kProgram = /^(src\/.*(?<!_test)\.[ch]pp|scripts\/.*\.cmake)$/;
const read = (folder, is) =>
  readdirSync(join(kRoot, folder), { recursive: true })
    .map((path) => `${folder}/${path}`)
    .filter((path) => is.test(path))
    .map((path) => ({ path, text: readFileSync(join(kRoot, path), 'utf8').replace(/^\s*\/\/.*$/gm, '') }));
const sources = [
  ...read('web/src', kPages),
  ...read('web/art', kPages),
  ...read('web/texts', kPages),
  ...read('src', kProgram),
  ...read('scripts', kProgram),
];
const words_of = (where) => new Set(sources.filter(({ path }) => where(path)).flatMap(({ text }) => text.match(/\w+/g) ?? []));

// Where the words of a catalogue are looked up: those of a game not in another one, and only those of these names in the program.
const is_programs = (catalogue) => /^language$|\/(engine|server|reasons)$/.test(catalogue);
const kGame = /^web\/(?:src\/games|art)\/(\w+)\//;
const known = new Map();
function words_for(catalogue) {
  const [folder] = catalogue.split('/');
  const is_game = sources.some(({ path }) => path.startsWith(`web/src/games/${folder}/`));
  const key = `${is_game ? folder : ''} ${is_programs(catalogue)}`;
  const may = (path) =>
    path.startsWith('web/') ? !is_game || (kGame.exec(path)?.[1] ?? folder) === folder : is_programs(catalogue);
  if (!known.has(key)) known.set(key, words_of(may));
  return known.get(key);
}

// What the server refuses is held to its messages by a test of the server. The rules by clause are shown as they stand in their catalogue.
const is_read_whole = (catalogue) => catalogue.endsWith('/help');
const is_of_a_ledger = (name) => /^[A-Z]{2}-/.test(name);
// Numbers and clauses are looked up, too, and a key below the first level may be put together of several words: `${game}_${setting}`.
const is_number = (level) => /^(\d+|[A-Z]{2}_\d+)$/.test(level);
const is_made_of = (pieces, words) =>
  pieces.length === 0 ||
  pieces.some((_, at) => {
    const first = pieces.slice(0, at + 1).join('_');
    return (is_number(first) || words.has(first)) && is_made_of(pieces.slice(at + 1), words);
  });
const is_said = (level, at, words) => words.has(level) || (at > 0 && is_made_of(level.split('_'), words));

export function unused(catalogue, messages, words) {
  const said = new Set();
  const say = (name) => {
    const message = messages.get(name);
    if (message === undefined || said.has(name)) return;
    said.add(name);
    for (const each of inserted_by(message.value, messages)) say(each);
  };
  for (const [name, { path }] of messages)
    if (is_of_a_ledger(name) || path.every((level, at) => is_said(level, at, words))) say(name);
  return [...messages.keys()].filter((name) => !said.has(name)).map((name) => `${catalogue}: ${name}`);
}

it('every message is said somewhere', () => {
  const reference = read_texts(kTexts).get(kReference);
  expect(reference.size).toBeGreaterThan(40);
  const found = [...reference]
    .filter(([catalogue]) => !is_read_whole(catalogue))
    .flatMap(([catalogue, { messages }]) => unused(catalogue, messages, words_for(catalogue)));
  expect(found).toEqual([]);
});
it('one that nobody says is found, also one that only such a one inserts', () => {
  const { messages } = parse(
    'x.ftl',
    'title = a\nnobodys = b { part }\npart = c\nused = { piece }\npiece = d\nrooms-3-lamp = e\nFM-x = f\n',
  );
  expect(unused('x', messages, new Set(['title', 'used', 'rooms']))).toEqual(['x: nobodys', 'x: part', 'x: rooms-3-lamp']);
});
