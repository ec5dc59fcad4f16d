// A game of which the page knows no more than its name is played from its views: what is shown, chosen, rolled, and the end.
import { kHouse, kMe } from './house.mjs';

const kPlain = 'a-new-game';
const kTable = '/t/dddddddddddd';

const kTurn = { decide: null, actions: null, prompt: null, take_back: null, may_talk: true, left_ms: null };
const kMine = { type: 'Seats', set: [0], deadline: { after_ms: 0 } };
const kChoose = { ...kTurn, awaiting: kMine, decide: 1, actions: [{ type: 'Stay' }, { type: 'Go', steps: 2 }] };
const kRoll = { ...kTurn, awaiting: { type: 'Nature', prompters: [0] }, prompt: 2 };
const kEnd = { ...kTurn, awaiting: { type: 'Over', result: { type: 'Shared', won: true, score: 3 } } };

const seat = (person, bot) => ({ person, bot, played_by: null, present: true, locked: false });
const kAtTable = {
  ...kHouse.waiting,
  game: kPlain,
  config: { players: 2 },
  host: kMe.id,
  you: kMe.id,
  seat: 0,
  seats: [seat({ id: kMe.id, name: kMe.name }, null), seat(null, 'normal')],
  match: { number: 1, view: { place: 0 }, turn: kChoose },
};

export async function plain_of(page, faults) {
  const tell = (what) => faults.add({ game: kPlain }, what);
  // An update as the server would tell it.
  const update = (turn, event, changes) =>
    page.evaluate(
      (message) => {
        const { state } = window.components;
        for (const { command } of state.sent.splice(0))
          for (const socket of state.sockets) socket.say({ type: 'Done', command, version: state.version });
        state.version += 1;
        for (const socket of state.sockets) socket.say({ ...message, version: state.version });
      },
      { type: 'Update', events: [event], changes, turn },
    );
  const sent = () => page.evaluate(() => window.components.state.sent.map(({ command: _, ...wish }) => wish));
  const expect = (what, is, wanted) => {
    const [found, due] = [JSON.stringify(is), JSON.stringify(wanted)];
    if (found !== due) tell(`${what}: ${found} instead of ${due}`);
  };
  await page.evaluate(
    ([table, path]) => {
      window.components.state.table = { ...table, version: window.components.state.version };
      return window.components.go(path);
    },
    [kAtTable, kTable],
  );
  const board = page.locator('.plain-board');
  await board.waitFor();
  const shows = (place) => board.filter({ hasText: `"place": ${place}` }).waitFor();
  await shows(0);
  const choices = page.locator('.choice-list .choice');
  expect('the choices', await choices.allTextContents(), ['Stay', 'Go steps 2']);
  await choices.nth(1).click();
  expect('the choice', await sent(), [{ type: 'Decide', point: 1, action: { type: 'Go', steps: 2 } }]);

  await update(kRoll, { type: 'Went', to: 2 }, { place: 2 });
  await shows(2);
  const roll = page.locator('.dock .choice:enabled');
  await roll.click();
  expect('the roll', await sent(), [{ type: 'Prompt', point: 2 }]);

  await update(kEnd, { type: 'Rolled', face: 1 }, { place: 3 });
  await page.locator('.ending-title h2').waitFor();
  await shows(3);
  const said = await page.locator('.log').first().textContent();
  for (const line of ['Went to 2', 'Rolled face 1']) if (!said?.includes(line)) tell(`the log does not tell "${line}"`);
}
