// The pages around a match, in every language on a phone: the lobby, a new table, settings, the rules, a table before its match and its menus, the door, the
// TV, a replay. What the server would say was recorded once.
import { kGameNames, kHouse, recording, shown, table_of } from './house.mjs';
import { look } from './texts_walk.mjs';

const kPhone = { width: 360, height: 740 };
const kTelevision = { width: 1440, height: 900 };
const kTallest = 9000;
const kTable = '/t/bbbbbbbbbbbb';
const kLetters = {
  'le-fantome-de-minuit': 'FM',
  'chasseurs-de-tresor': 'GH',
  'pas-touche': 'PT',
  mysterium: 'MY',
  'pas-vu-pas-pris': 'PV',
};

const go = (page, path) => page.evaluate((to) => window.components.go(to), path);
// A press that is not kept from who is quick.
const press = (page, selector, at = 0) =>
  page.evaluate(
    async ([wanted, number]) => {
      const found = [...document.querySelectorAll(wanted)].filter(window.components.is_shown)[number];
      if (!found) throw new Error(`there is no ${wanted} to press`);
      found.click();
      await window.components.settle();
    },
    [selector, at],
  );
const press_escape = async (page) => {
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.components.settle());
};
// Everything that is folded is opened.
const unfold = (page) =>
  page.evaluate(async () => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    await window.components.settle();
  });
// A long page at once, so that nothing of it waits to be scrolled to.
async function whole(page, work) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...kPhone, height: Math.min(kTallest, Math.max(kPhone.height, height)) });
  await page.evaluate(() => window.components.settle());
  await work();
  await page.setViewportSize(kPhone);
}
const say = (page, message) =>
  page.evaluate(async (each) => {
    for (const socket of window.components.state.sockets) socket.say(each);
    await window.components.settle();
  }, message);

async function lobby(page, see) {
  await go(page, '/');
  await page.locator('.game-card:enabled').first().waitFor();
  await whole(page, () => see('lobby'));
  for (const at of kGameNames.keys()) {
    await press(page, '.game-card', at);
    await page.locator('.dialog').waitFor();
    await unfold(page);
    await see(`new table, ${kGameNames[at]}`);
    await press_escape(page);
  }
  await press(page, 'button.round-button');
  await page.locator('.dialog').waitFor();
  await unfold(page);
  await see('settings');
  await press_escape(page);
  await go(page, '/trust');
  await page.locator('main').waitFor();
  await page.waitForTimeout(100);
  await whole(page, () => see('the safe address'));
}

async function rules(page, see) {
  for (const game of kGameNames) {
    await go(page, `/rules/${game}`);
    await page.locator('.story-scene').first().waitFor();
    await whole(page, () => see(`story, ${game}`));
    await page.evaluate((clause) => {
      location.hash = clause;
    }, `#${kLetters[game]}-01`);
    await page.locator('.rules-nav').waitFor();
    await unfold(page);
    const sections = await page.locator('.rules-nav button, .rules-nav a').count();
    // All of them are measured at once; what lies on what is seen only in sight.
    for (const at of [0, sections - 1]) {
      await press(page, '.rules-nav button, .rules-nav a', at);
      await see(`clauses ${at + 1}, ${game}`);
    }
    await press_escape(page);
  }
}

async function table(page, see) {
  const { waiting } = kHouse;
  await page.evaluate((message) => {
    window.components.state.table = message;
    return window.components.go('/');
  }, waiting);
  await go(page, kTable);
  await page.locator('.waiting').waitFor();
  await whole(page, () => see('before a match'));
  const record = recording(waiting.game);
  const during = record.moments.find(({ name }) => name === 'moving');
  await page.evaluate((message) => window.components.show_all(message), shown(record, during));
  const menu = '.top-bar > .icon-button:last-of-type';
  await press(page, menu);
  const entries = await page.locator('.dialog .menu button').count();
  await see('menu');
  await press_escape(page);
  for (let at = 0; at < entries; ++at) {
    await press(page, menu);
    await page.locator('.dialog').waitFor();
    await press(page, '.dialog .menu button', at);
    await page.waitForTimeout(60);
    await see(`menu entry ${at + 1}`);
    await press_escape(page);
    await press_escape(page);
  }
  await say(page, { type: 'Knocking', people: [{ id: 'zzz', name: 'Mirabelle' }] });
  await see('somebody knocks');
  await page.evaluate(() => {
    window.components.state.greeting = { type: 'Waiting', game: 'mysterium', host: 'Biscotte', you: 'me' };
    return window.components.go('/');
  });
  await go(page, '/t/cccccccccccc');
  await page.locator('main.at-the-door').first().waitFor();
  await see('the door');
  await page.evaluate(() => {
    window.components.state.greeting = null;
  });
}

async function screens(page, see) {
  const record = recording('le-fantome-de-minuit');
  for (const [name, message] of [
    ['TV before a match', kHouse.waiting],
    ['TV', table_of(record, { ...record.moments.find((each) => each.name === 'watching') })],
    ['TV at the end', table_of(record, { ...record.moments.find((each) => each.name === 'over'), seat: null })],
  ]) {
    await page.evaluate(
      async ([next, path]) => {
        await window.components.go('/');
        window.components.state.table = { ...next, version: window.components.state.version };
        await window.components.go(path);
      },
      [message, `${kTable}/tv`],
    );
    await page.setViewportSize(kTelevision); // nobody has it in hand
    await page.locator('.tv').waitFor();
    await page.waitForTimeout(150);
    await see(name);
    await page.setViewportSize(kPhone);
  }
  await go(page, `/t/${kHouse.played}/r/1`);
  await page.locator('.scrubber').waitFor();
  await see('replay');
  // Each reason that a bot tells there, once.
  const { steps } = Object.entries(kHouse.api).find(([path]) => path.endsWith('/replay'))[1];
  const name_at = (at) => steps[at].why?.name;
  const told = [...steps.keys()].filter((at) => name_at(at) && steps.findIndex(({ why }) => why?.name === name_at(at)) === at);
  let here = 0;
  for (const at of told) {
    for (; here <= at; ++here) await page.keyboard.press('ArrowRight');
    await page.locator('.replay-why').first().waitFor();
    await see(`replay, ${name_at(at)}`);
  }
}

export async function screens_of(page, tools, languages) {
  for (const language of languages) {
    await go(page, '/');
    await page.evaluate((wish) => window.components.speak(wish), language);
    const see = async (moment) => {
      await page.evaluate(() => window.components.rest());
      await look(page, { game: 'house', moment: moment.replaceAll(/[ ,]+/g, '_'), language }, tools);
    };
    for (const part of [lobby, rules, table, screens]) await part(page, see);
  }
}
