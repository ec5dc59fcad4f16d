// What comes late or changes under an open page: words that fail once, and a server of another version.
import { open_context } from './house.mjs';

const kTable = '/t/cccccccccccc';
const kPatience_ms = 60_000;
const kMore_ms = 1500; // a page that is loaded over and over is loaded once more by then

// The first request for a file is lost; a browser may remember that for as long as the page lives, so the file is asked for at another address.
async function words_fail_once(browser, house, tell) {
  const { context, page } = await open_context(browser);
  const asked = [];
  await page.route(/\/(common|offer|lobby)_\w\w-[^/]*\.js/, (route) => {
    const address = new URL(route.request().url());
    const before = asked.filter((each) => each.pathname === address.pathname);
    asked.push(address);
    return before.length === 0 ? route.abort() : route.continue();
  });
  await page.goto(house.address);
  await page
    .locator('.game-card')
    .first()
    .waitFor()
    .catch(() => tell('words that fail once never come: the page stays empty'));
  const common = asked.filter(({ pathname }) => /\/common_\w\w-/.test(pathname)).map(({ search }) => search);
  if (common[0] !== '' || !common.includes('?again=1'))
    tell(`words that failed are asked for at the same address: ${common.join(', ')}`);
  await context.close();
}

// How often the page is loaded: as often as is due, however slow the machine is, or too often.
async function loads(page, due, work) {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  await work();
  for (const from = Date.now(); count < due && Date.now() - from < kPatience_ms; ) await page.waitForTimeout(50);
  await page.waitForTimeout(kMore_ms);
  return count;
}

async function another_version(browser, house, tell) {
  const { context, page } = await open_context(browser);
  await page.goto(house.address + kTable);
  await page.waitForFunction(() => window.components?.state.sockets.size > 0);
  const close = () =>
    page.evaluate(() => {
      for (const socket of window.components.state.sockets) socket.onclose?.({ code: 4000 });
    });
  const at_table = await loads(page, 1, close);
  if (at_table !== 1) tell(`a table that is closed with 4000 is loaded again ${at_table} times`);
  await page.waitForFunction(() => window.components?.state.sockets.size > 0);
  await close();
  await page
    .locator('.whole-page button.gold')
    .waitFor()
    .catch(() => tell('a page that stays outdated does not offer to be loaded again'));
  await context.close();
}

async function another_form(browser, house, tell) {
  const { context, page } = await open_context(browser);
  await page.route('**/api/games', (route) => route.fulfill({ json: { of: 'another form' } }), { times: 1 });
  const lobby = await loads(page, 2, () => page.goto(house.address));
  if (lobby !== 2) tell(`a lobby that is answered in another form is loaded ${lobby} times`);
  await page
    .locator('.game-card:enabled')
    .first()
    .waitFor()
    .catch(() => tell('a lobby that was renewed has no games'));
  await context.close();
}

export async function renewal_of(browser, house, faults) {
  const tell = (what) => faults.add({ game: 'renewal' }, what);
  await words_fail_once(browser, house, tell);
  await another_version(browser, house, tell);
  await another_form(browser, house, tell);
}
