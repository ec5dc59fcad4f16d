// Which folder of web/src may import which, and what each holds. The table is the law, and the one in docs/CLIENT.md is written from it.
import { target_of } from './source.mjs';

// From the bottom up: a folder may import only what stands above it here, so that no two can need each other. A star stands for one
// game; a game never imports another one. What comes with Preact, and types, count like everything else.
const kAll = ['preact', 'preact/hooks', '@preact/signals'];
export const kLayers = [
  {
    folder: 'wire',
    may: [],
    uses: ['@preact/signals'],
    holds:
      "a table's socket, the HTTP API, and the types of both. `table.ts`, `shared.ts` and a file for each game are written by `npm run types -- SCHEMA` from `minuit schema`; `./test` fails when they are stale. `turn.ts` has what is awaited, in the words of all games",
  },
  {
    folder: 'base',
    may: [],
    uses: kAll,
    holds: "what the browser gives to every page: addresses and the way back, what it remembers, the player's settings",
  },
  {
    folder: 'texts',
    may: ['wire', 'base'],
    uses: kAll,
    holds:
      'which language is spoken, and the catalogues of sentences in it ([TEXTS.md](TEXTS.md)): `made` is written by `npm run texts` from `texts/`',
  },
  { folder: 'sound', may: ['base'], uses: kAll, holds: 'the synthesiser and the names of sounds' },
  {
    folder: 'parts',
    may: ['texts', 'wire', 'base'],
    uses: [...kAll, 'uqr'],
    holds: 'figures, icons, dialogs, fields, toasts: what every screen is made of',
  },
  {
    folder: 'contract',
    may: ['parts', 'sound', 'texts', 'wire'],
    uses: kAll,
    holds: 'what a game gives (`game.ts`), with its player of events, its help and its guide: types, and what follows from them',
  },
  {
    folder: 'board',
    may: ['contract', 'parts', 'texts', 'wire', 'base'],
    uses: kAll,
    holds: 'what boards of all games are made of: see below',
  },
  {
    folder: 'games/*',
    may: ['board', 'contract', 'parts', 'sound', 'texts', 'wire', 'base', '../art'],
    uses: [...kAll, 'three'],
    holds: "a game's board, its sentences and labels; never another game's",
  },
  {
    folder: 'catalog',
    may: ['games/*', 'contract', 'texts', 'wire'],
    uses: kAll,
    holds: 'the closed list of games, and the plain one that stands in for a game without screens',
  },
  {
    folder: 'setup',
    may: ['parts', 'texts', 'wire'],
    uses: kAll,
    holds: 'what can be chosen before a match, and the rows in which it is',
  },
  {
    folder: 'session',
    may: ['contract', 'parts', 'texts', 'wire', 'base'],
    uses: kAll,
    holds: 'a table as one person sees it: what the server tells becomes signals that screens watch. No screen is in it',
  },
  {
    folder: 'trust',
    may: ['parts', 'texts', 'wire', 'base'],
    uses: kAll,
    holds:
      'how a device comes to trust the certificate of the house: `/confiance`, `/trust`; which address is handed out to others',
  },
  {
    folder: 'own',
    may: ['trust', 'parts', 'sound', 'texts', 'wire', 'base'],
    uses: kAll,
    holds: "what is one's own: the settings, and what the server knows of a person",
  },
  { folder: 'report', may: ['parts', 'texts', 'wire'], uses: kAll, holds: 'to report somebody to whoever runs the server' },
  {
    folder: 'help',
    may: ['catalog', 'contract', 'parts', 'texts', 'base'],
    uses: kAll,
    holds:
      "the rules as a story and by clause (`/regles/<game>`, `/rules/<game>`): the mechanism. What is said is each game's, or of all tables",
  },
  {
    folder: 'guide',
    may: ['session', 'catalog', 'contract', 'parts', 'texts', 'wire', 'base'],
    uses: kAll,
    holds: "the guided first game: the mechanism. Its hints are each game's",
  },
  {
    folder: 'door',
    may: ['session', 'parts', 'sound', 'texts', 'wire', 'base'],
    uses: kAll,
    holds:
      'who knocks and waits, and who asks for a seat of a match with secrets: the page before the door, what the host and the players answer',
  },
  {
    folder: 'lobby',
    may: ['guide', 'own', 'trust', 'setup', 'catalog', 'parts', 'texts', 'wire', 'base'],
    uses: kAll,
    holds: 'the screen at `/`',
  },
  {
    folder: 'table',
    may: [
      'door',
      'guide',
      'report',
      'own',
      'trust',
      'session',
      'setup',
      'catalog',
      'board',
      'contract',
      'parts',
      'sound',
      'texts',
      'wire',
      'base',
    ],
    uses: kAll,
    holds: 'the screens at `/t/<table>`, and `/t/<table>/tv` for a big one',
  },
  {
    folder: 'replay',
    may: ['table', 'session', 'own', 'trust', 'catalog', 'contract', 'parts', 'texts', 'wire', 'base'],
    uses: kAll,
    holds: 'the screen at `/t/<table>/r/<match>?at=<decision>&eyes=<seat>`',
  },
  { folder: 'offline', may: [], uses: [], holds: 'the service worker `/sw.js`, and its registration' },
];

// The files that lie in web/src itself put everything together. `art` and `style` hold no program.
const kTop = { folder: '', game: null };

// The row of the table in which a path lies, and which game the star stands for.
export function place_of(path) {
  if (!path.includes('/')) return kTop;
  const [first, second, third] = path.split('/');
  if (first === '..') return { folder: `../${second}`, game: null };
  if (first === 'games' && third !== undefined) return { folder: 'games/*', game: second };
  return kLayers.some(({ folder }) => folder === first) ? { folder: first, game: null } : null;
}

const is_program = (target) => !/\.(css|svg|json)(\?.*)?$/.test(target);

function fault_of(path, name) {
  const place = place_of(path);
  const layer = kLayers.find(({ folder }) => folder === place.folder);
  const target = target_of(path, name);
  if (target === null) return layer.uses.some((each) => name === each || name.startsWith(`${each}/`)) ? null : name;
  if (!is_program(target)) return null;
  // A folder is imported by its name too, if it has an index.
  const there = place_of(target.replace(/^(games\/[^/]+|[^/.]+)$/, '$1/index'));
  if (there?.folder === place.folder && there.game === place.game) return null;
  return there && there.folder !== place.folder && layer.may.includes(there.folder) && !strays(place, there) ? null : target;
}
// From one game into another.
const strays = (place, there) => place.game !== null && there.game !== null && place.game !== there.game;

// Tests may look at everything, and so may what puts everything together.
export function check_layers(source) {
  const place = place_of(source.path);
  if (source.is_test || place === kTop) return [];
  const finding = (line, what) => ({ path: source.path, line, rule: 'layer', what });
  if (place === null) return [finding(1, 'its folder is not in the table of web/tidy/layers.mjs')];
  return [...source.imports()].flatMap(({ line, name }) => {
    const fault = fault_of(source.path, name);
    return fault === null ? [] : [finding(line, `${place.folder} may not import ${fault}`)];
  });
}

// The rows of the table in docs/CLIENT.md.
const code = (names) => names.map((each) => `\`${each}\``).join(', ');
export const rows = () =>
  kLayers.map(({ folder, holds, may }) => `| \`${folder.replace('*', '<game>')}\` | ${holds} | ${code(may) || 'nothing'} |`);
