// The whole client in a page without a browser, and a house that answers it from the recorded views. Made-up time: nothing is waited for.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { page, real_turn, view } from './window.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(`../components/views/${name}.json`, import.meta.url), 'utf8'));
export const kGameNames = ['le-fantome-de-minuit', 'chasseurs-de-tresor', 'pas-touche', 'mysterium', 'pas-vu-pas-pris'];
export const recording = (game) => read(game);
export const kHouse = read('house');
export const kMe = kHouse.api['/api/me'];
const kOthers = ['Biscotte', 'Chouette', 'Réglisse', 'Potiron', 'Ombre', 'Mirabelle', 'Flocon', 'Ortie'];

// As components/house.mjs: people and a bot at the table, the person whose eyes they are among them.
export function table_of({ game, rules_version }, { seat, config, view: seen, turn }) {
  const count = config.players ?? seen.setup.players;
  const seats = Array.from({ length: count }, (_, at) => {
    const bot = at === count - 1 && at !== seat ? 'normal' : null;
    const person = at === seat ? { id: kMe.id, name: kMe.name } : bot ? null : { id: `person${at}`, name: kOthers[at] };
    return { person, bot, played_by: null, present: true, locked: false };
  });
  const host = seats[0].person?.id ?? kMe.id;
  const match = { number: 1, view: seen, turn };
  return { ...kHouse.waiting, type: 'Table', game, rules_version, config, host, you: kMe.id, seat, seats, match };
}

export const state = {
  table: null,
  greeting: null,
  sent: [],
  asked: [],
  sockets: new Set(),
  version: 1,
  match: 1,
  answers: new Map(),
};
class FakeSocket {
  constructor(address) {
    state.asked.push(address);
    state.sockets.add(this);
    setTimeout(() => this.onopen?.({}));
  }
  say(message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  send(text) {
    const message = JSON.parse(text);
    if (message.type === 'Pong') return;
    if (message.type !== 'Hello') return state.sent.push(message);
    if (state.greeting) return this.say(state.greeting);
    if (!state.table) return;
    this.say(message.version === state.version ? { type: 'UpToDate', version: state.version } : state.table);
  }
  close() {
    state.sockets.delete(this);
  }
}
vi.stubGlobal('WebSocket', FakeSocket);

function answer_of(path) {
  if (state.answers.has(path)) return state.answers.get(path);
  const replay = /^\/api\/tables\/[^/]+\/matches\/\d+\/replay$/.test(path);
  const matches = /^\/api\/tables\/[^/]+\/matches$/.test(path);
  const known = replay || matches ? Object.keys(kHouse.api).find((each) => each.endsWith(replay ? '/replay' : '/matches')) : path;
  if (/\/evidence\/\d+$/.test(path)) return { side: 8, runs: [{ tag: 0, length: 64 }] };
  return kHouse.api[known];
}
vi.stubGlobal('fetch', async (address, how = {}) => {
  const { pathname, search } = new URL(address, 'http://house.test');
  state.asked.push(`${how.method ?? 'GET'} ${pathname}${search} ${how.body ?? ''}`.trim());
  const answer = answer_of(pathname);
  return { ok: answer !== undefined, status: answer ? 200 : 404, json: async () => answer ?? {} };
});

// All that the page wants to do by itself in so many milliseconds, and what it fetches for that.
// Made-up time goes on only when nothing is being fetched any more: how long that takes is chance.
const turn = async () => {
  await new Promise((done) => real_turn(done));
  await vi.dynamicImportSettled();
};
export async function settle(ms = 60) {
  const step = ms > 200 ? 100 : 20;
  for (let left = ms; left > 0; left -= step) {
    await turn();
    await vi.advanceTimersByTimeAsync(Math.min(step, left));
  }
  await turn();
}
// Until it is there: a part of the program may be on its way, and another one that it asks for.
const kMostTries = 400;
export async function until(selector) {
  for (let at = 0; at < kMostTries && page.querySelector(selector) === null; ++at) {
    await vi.dynamicImportSettled();
    await settle(20);
  }
  if (page.querySelector(selector) === null) throw new Error(`${selector} does not come: ${page.body.textContent.slice(0, 200)}`);
  await settle();
}

export const say = (message) => {
  for (const socket of state.sockets) socket.say(message);
};
export function let_go() {
  for (const { command } of state.sent) say({ type: 'Done', command, version: state.version });
  state.sent = [];
}
export async function go(path, selector = 'main') {
  history.pushState(null, '', path);
  view.dispatchEvent(new Event('popstate'));
  await settle(20);
  await until(selector);
}
// Each moment is a match of its own, so that nothing stays of the one before, or all are the `same` one.
export async function show(record, moment, { rest = 60, same = false } = {}) {
  let_go();
  state.version += 10;
  if (!same) state.match += 1;
  const table = table_of(record, moment);
  state.table = { ...table, version: state.version, match: { ...table.match, number: state.match } };
  say(state.table);
  await settle(20);
  if (moment.events?.length > 0) {
    state.version += 1;
    say({ type: 'Update', version: state.version, events: moment.events, changes: {}, turn: moment.turn });
  }
  const { race } = moment;
  if (race) {
    say({ type: 'Countdown', point: race.point, in_ms: race.shown ? 0 : 60_000, show_at_ms: null, lines: race.lines });
    if (race.shown) say({ type: 'Reveal', point: race.point, shown: race.shown });
  }
  await settle(rest);
}
// What was sent since, without what differs from run to run.
export function sent() {
  const all = state.sent.map(({ command: _, ...message }) => message);
  let_go();
  return all;
}

// Whatever is fetched later is there at once: how long a file takes is chance.
const kModules = import.meta.glob(['../src/**/*.{ts,tsx}', '!../src/**/*.test.*', '!../src/main.tsx', '!../src/offline/*']);

export async function open(calm = 'on') {
  localStorage.setItem('minuit.pas-vu-way', 'plan');
  localStorage.setItem('minuit.calm', calm);
  localStorage.setItem('minuit.sound_offered', 'yes');
  const root = page.createElement('div');
  root.setAttribute('id', 'app');
  page.body.append(root);
  for (const load of Object.values(kModules)) await load();
  await import('../src/main.tsx');
  await until('.game-card');
  await settle(500);
  return root;
}
