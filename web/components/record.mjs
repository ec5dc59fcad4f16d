// Plays matches of every game with a real program and keeps the moments that moments.mjs looks for, as its server told them: components/views/GAME.json.
//   node components/record.mjs [GAME...] [house]     MINUIT=FILE: the program, instead of build/release/minuit; MORE=1: only what is missing
// Chance is the server's, so each recording is another one. What is recorded is committed; recording again is for when the rules or the wire change.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kProgram } from '../e2e/table.mjs';
import { play, server } from './client.mjs';
import { record_house } from './house_record.mjs';
import { kGames } from './moments.mjs';

const kMostMatches = 60; // then what was not met is named
const kMore = process.env.MORE !== undefined; // what is there stays, only what is missing is looked for
const kViews = fileURLToPath(new URL('./views', import.meta.url));
// Of a match of bots among themselves: the first moment that is looked for, or the end.
function simulate(game, { moment, players, bots, viewer, when }) {
  const folder = mkdtempSync(join(tmpdir(), 'minuit-record-'));
  const minuit = (...words) => execFileSync(kProgram, words, { encoding: 'utf8' });
  minuit('simulate', game, '--games', '1', '--players', `${players}`, '--bots', ...bots, '--records', folder);
  const at = (...to) => JSON.parse(minuit('replay', join(folder, '0.record'), '--viewer', `${viewer}`, '--json', ...to));
  let found = at();
  for (let decisions = 1; when && !when({ view: found.view, seat: viewer }); ++decisions) {
    found = at('--to', `${decisions}`);
    if (found.awaiting.type === 'Over') throw new Error(`${game}: a simulated match without ${moment}`);
  }
  rmSync(folder, { recursive: true });
  const { view, awaiting } = found;
  const turn = { awaiting, decide: null, actions: null, prompt: null, take_back: null, may_talk: true, left_ms: null };
  return { name: moment, seat: viewer, config: view.setup, view, turn, events: [] };
}

const read_kept = (game) => JSON.parse(readFileSync(join(kViews, `${game}.json`), 'utf8')).moments;

async function record(game) {
  const { setups, moments, simulated = [], phases } = kGames[game];
  const kept = new Map(kMore ? read_kept(game).map((each) => [each.name, each]) : []);
  const see = (state) => {
    for (const [name, looked_for] of Object.entries(moments)) {
      if (kept.has(name) || !looked_for(state)) continue;
      const { seat, config, view, turn, events, race } = structuredClone(state);
      delete turn.asked;
      kept.set(name, { name, seat, config, view, turn, events, ...(race ? { race } : {}) });
      break; // another moment is another picture
    }
    return kept.size === Object.keys(moments).length;
  };
  for (let at = 0; at < kMostMatches && kept.size < Object.keys(moments).length; ++at) {
    await play(game, setups[at % setups.length], see);
    const missing = Object.keys(moments).filter((name) => !kept.has(name));
    console.log(`${game}, match ${at + 1}: ${missing.length > 0 ? `still without ${missing.join(', ')}` : 'all there'}`);
  }
  for (const each of simulated) if (!kept.has(each.moment)) kept.set(each.moment, simulate(game, each));
  const seen = new Set([...kept.values()].map(({ view }) => view.phase));
  const missing = [...Object.keys(moments).filter((name) => !kept.has(name)), ...phases.filter((name) => !seen.has(name))];
  if (missing.length > 0) console.error(`${game}: not met: ${missing.join(', ')}`);
  const { games } = await (await fetch(`${server.address}/api/games`)).json();
  const { rules_version } = games.find(({ id }) => id === game);
  const order = [...Object.keys(moments), ...simulated.map(({ moment }) => moment)].filter((name) => kept.has(name));
  const lines = order.map((name) => JSON.stringify(kept.get(name)));
  const head = JSON.stringify({ game, rules_version }).slice(0, -1);
  const file = join(kViews, `${game}.json`);
  writeFileSync(file, `${head},"moments":[\n${lines.join(',\n')}\n]}\n`);
  console.log(`${file}: ${order.length} moments, ${(readFileSync(file).length / 1000).toFixed(0)} KB`);
}

try {
  const wanted = process.argv.slice(2);
  for (const each of wanted.length > 0 ? wanted : [...Object.keys(kGames), 'house'])
    await (each === 'house' ? record_house(join(kViews, 'house.json')) : record(each));
} finally {
  await server.end();
}
