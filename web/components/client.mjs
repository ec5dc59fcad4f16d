// A program at a server's tables, as somebody who plays: for recordings.
import { start_server } from '../e2e/table.mjs';
import { with_changes } from '../src/wire/changes.ts';
import { kProtocol } from '../src/wire/protocol.ts';

const kMatch_ms = 150_000;
// Bots wait a little: whoever let one play takes over again before it has decided.
export const server = await start_server({
  bot_pause: Number(process.env.BOT_PAUSE ?? 60),
  options: ['--store', 'memory', '--tables-per-minute', '1000000', '--newcomers-per-hour', '1000000', '--quota-device', '0'],
});
const pick = (list) => list[Math.floor(Math.random() * list.length)];

export async function post(path, body, cookie) {
  const headers = { 'Content-Type': 'application/json', ...(cookie ? { cookie } : {}) };
  const answer = await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return { answer: await answer.json(), cookie: cookie ?? answer.headers.getSetCookie()[0].split(';')[0] };
}

// One match from one pair of eyes: every state in which it was heard is shown to `see`. Somebody watching lets bots play on all seats.
export async function play(game, { config, bots, watch = false, level = 1, own_from }, see) {
  const { cookie } = await post('/api/me', { name: 'Léa' });
  let command = 1 + Math.floor(Math.random() * 2 ** 40);
  const wish = { game, config, bots: bots.slice(0, config.players - 1), command: command++ };
  const { answer } = await post('/api/tables', wish, cookie);
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/ws/${answer.table}`, { headers: { cookie } });
  const send = (message) => socket.send(JSON.stringify({ ...message, command: command++ }));
  const state = { at: 0, seats: config.players, seat: null, view: null, turn: null, events: [], race: null, config };
  let begun = false;
  let advice = 0;
  let lent = own_from === undefined ? 'own' : 'to be lent'; // a good bot plays the seat until the phase `own_from`

  const choose = (turn) => {
    if (state.view.phase === 'preparing') return turn.actions.find((each) => each.level === level) ?? turn.actions[0];
    const plain = turn.actions.filter(({ type }) => type !== 'PutBack' || Math.random() < 0.5);
    return pick(plain.length > 0 ? plain : turn.actions);
  };
  const act = () => {
    const { turn } = state;
    if (state.seat === null) return;
    if (lent === 'to be lent') {
      lent = 'lent';
      return send({ type: 'HandOver', level: 'hard' });
    }
    if (lent === 'lent') {
      if (state.view.phase !== own_from) return;
      lent = 'own';
      return send({ type: 'TakeOver' });
    }
    if (turn.decide != null && turn.actions?.length > 0) {
      if (turn.asked === turn.decide) return;
      turn.asked = turn.decide;
      if (game === 'pas-vu-pas-pris' && state.view.phase === 'planning' && advice++ < 3)
        return send({ type: 'Advise', point: turn.decide });
      send({ type: 'Decide', point: turn.decide, action: choose(turn) });
    } else if (turn.prompt != null) send({ type: 'Prompt', point: turn.prompt });
  };
  const hear = (message, done) => {
    if (message.type === 'Ping')
      return socket.send(JSON.stringify({ type: 'Pong', nonce: message.nonce, clock_ms: Math.round(performance.now()) }));
    if (message.type === 'Table') {
      state.seat = message.seat ?? null;
      if (!message.match) {
        if (watch && state.seat !== null) return send({ type: 'Stand' });
        const free = message.seats.findIndex(({ person, bot }) => !person && !bot);
        if (watch && free >= 0) return send({ type: 'FillSeat', seat: free, level: bots[0] });
        if (!begun) send({ type: 'Begin' });
        begun = true;
        return;
      }
      Object.assign(state, { view: message.match.view, turn: message.match.turn, events: [], race: null });
    } else if (message.type === 'Update') {
      state.view = with_changes(state.view, message.changes);
      Object.assign(state, { turn: message.turn, events: message.events, race: null, at: state.at + 1 });
    } else if (message.type === 'Countdown') state.race = { point: message.point, lines: message.lines, shown: null };
    else if (message.type === 'Reveal') state.race = { ...state.race, shown: message.shown };
    else if (message.type === 'Advised') return send({ type: 'Decide', point: message.point, action: message.counsel.action });
    else if (message.type === 'Refused') {
      if (state.turn?.decide == null) return;
      return send({ type: 'Decide', point: state.turn.decide, action: state.turn.actions[0] });
    } else return;
    if (see(state, { table: answer.table, cookie }) || state.turn.awaiting.type === 'Over') return done();
    if (message.type === 'Reveal') {
      if (state.seat !== null) send({ type: 'Intend', point: message.point, intent: { type: 'GiveUp' } });
    } else if (state.race === null) act();
  };
  await new Promise((done, failed) => {
    const late = setTimeout(() => failed(new Error(`${game}: a match that does not end`)), kMatch_ms);
    const end = () => {
      clearTimeout(late);
      socket.close();
      done();
    };
    socket.onopen = () => socket.send(JSON.stringify({ type: 'Hello', protocol: kProtocol, version: 0 }));
    socket.onmessage = ({ data }) => hear(JSON.parse(data), end);
    socket.onerror = () => failed(new Error(`${game}: no connection`));
  });
}
