// A whole match of each game, played by somebody who listens: everything pressed is pressed by the name that a screen reader says of it
// (@guidepup/virtual-screen-reader, in the page itself). Each turn of a robot is about one utterance, no question is asked twice in a row,
// every name says something, and the focus is where the game goes on.
//   node e2e/listening.mjs [GAME...]    LOUD=1 prints all that is said
import assert from 'node:assert/strict';
import { sit_down } from './listener.mjs';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kBotPause_ms = 20;
const kMostPresses = 400;
const kIdle_ms = 20;
const kBare = /^(button|link|checkbox|radio|)?,?\s*[\d\W]*$/; // a name that says nothing
const kOfTheReader = /getElementById is not a function/; // its own: it asks a part that has just gone
const kMostUtterances = 1.35; // for each turn of somebody else and each question of one's own

const kGames = [
  { game: 'le-fantome-de-minuit', config: { players: 2, rounds: 1 } },
  { game: 'chasseurs-de-tresor', config: { players: 2, difficulty: 'fierce' } },
  { game: 'mysterium', config: { players: 2, difficulty: 'easy', ghost: 1 } },
  { game: 'pas-touche', config: { players: 2, throw_cap: 3 } },
  { game: 'pas-vu-pas-pris', config: { players: 2 } },
];

async function is_played(browser, address, { game, config }) {
  const { context, page, faults } = await somebody(browser, { width: 1280, height: 800 });
  try {
    await page.addInitScript(() => localStorage.setItem('minuit.pas-vu-way', 'plan'));
    const listener = await sit_down(page, address, game, config);
    await listener.press_named(/^button, Commencer/, '.waiting-step button');
    await page.locator('.board-area').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('.dock-area') !== null);
    let presses = 0;
    while (!(await listener.over())) {
      assert.ok(presses < kMostPresses, `${game}: no end after ${presses} presses`);
      const name = await listener.acts();
      if (name === null) await page.waitForTimeout(kIdle_ms);
      else presses += 1;
      if (process.env.LOUD && name !== null) console.log(name);
    }
    await page.waitForFunction(() => document.activeElement?.closest('.ending') !== null);
    const { utterances, asked, names, repeated } = await listener.told();
    const { bots, own } = listener.turns();
    console.log(`    ${presses} presses, ${utterances} utterances, ${bots} turns of robots, ${own} questions`);
    if (process.env.LOUD) console.log([...asked, ...names].join('\n'));
    assert.deepEqual(
      names.filter((name) => kBare.test(name)),
      [],
      'every name says something',
    );
    assert.deepEqual(repeated, [], 'no question is asked twice in a row');
    assert.ok(utterances <= kMostUtterances * (bots + own) + 4, `${utterances} utterances for ${bots} + ${own} turns`);
    assert.deepEqual(
      faults.filter((fault) => !kOfTheReader.test(fault)),
      [],
    );
  } finally {
    await context.close();
  }
}

const wanted = process.argv.slice(2);
const server = await start_server({ bot_pause: kBotPause_ms });
const browser = await start_browser();
const step = steps(60);
try {
  for (const each of kGames.filter(({ game }) => wanted.length === 0 || wanted.includes(game)))
    await step(`${each.game}, by ear`, () => is_played(browser, server.address, each));
} catch (fault) {
  await photograph(browser, 'listening');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
