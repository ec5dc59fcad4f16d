// What the pages around a match ask the server: the lobby's lists, a table before its match, a replay, one's own data. One answer of each is kept.
import { writeFileSync } from 'node:fs';
import { kProtocol } from '../src/wire/protocol.ts';
import { play, post, server } from './client.mjs';

const kGame = 'le-fantome-de-minuit'; // of the table before its match
const kReplayed = 'mysterium'; // its bots have most to say
const kSteps = 80;

export async function record_house(file) {
  let at;
  const table = { config: { players: 4, ghost: 1, difficulty: 'easy' }, bots: ['hard', 'hard', 'hard'] };
  await play(kReplayed, table, (_, here) => {
    at = here;
    return false;
  });
  const get = async (path) => (await fetch(`${server.address}${path}`, { headers: { cookie: at.cookie } })).json();
  const { answer } = await post('/api/tables', { game: kGame, options: { listed: true }, bots: [], command: 77 }, at.cookie);
  const { waiting, socket } = await before(answer.table, at.cookie); // while somebody is there it is in the public list
  const replay = await get(`/api/tables/${at.table}/matches/1/replay?eyes=all&from=0`);
  const steps = replay.steps.slice(0, kSteps);
  const api = {
    '/api/games': await get('/api/games'),
    '/api/trust': await get('/api/trust'),
    '/api/me': await get('/api/me'),
    '/api/me/tables': await get('/api/me/tables'),
    '/api/me/data': await get('/api/me/data'),
    '/api/tables': await get('/api/tables'),
    [`/api/tables/${at.table}/matches`]: await get(`/api/tables/${at.table}/matches`),
    [`/api/tables/${at.table}/matches/1/replay`]: { ...replay, steps, decisions: steps.length },
  };
  socket.close();
  writeFileSync(file, `${JSON.stringify({ played: at.table, waiting, api })}\n`);
}

// The table as its host sees it before anybody has come.
function before(table, cookie) {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${table}`, { headers: { cookie } });
  return new Promise((done, failed) => {
    socket.onerror = failed;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'Hello', protocol: kProtocol, version: 0 }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type !== 'Table') return;
      done({ waiting: message, socket });
    };
  });
}
