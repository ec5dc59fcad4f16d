// The pages around a match, in every language on a phone: the lobby, a new table, settings, one's own data, the rules, a table before its match and its menus,
// the door, the way to install it, a replay, and the TV. What the server would say was recorded once.
import { kGameNames, kHouse, kPhone, open_lobby, recording, set_size, shown, table_of } from './house.mjs';
import { go, open_table, press, press_escape, say, unfold, whole } from './screens_page.mjs';
import { look, Round, speak, speak_at_home } from './texts_walk.mjs';

const kTelevision = { width: 1440, height: 900 };
const kTable = '/t/bbbbbbbbbbbb';
const kLetters = {
  'le-fantome-de-minuit': 'FM',
  'chasseurs-de-tresor': 'GH',
  'pas-touche': 'PT',
  mysterium: 'MY',
  'pas-vu-pas-pris': 'PV',
};

async function lobby(page, see) {
  await page.locator('.game-card:enabled').first().waitFor();
  await whole(page, () => see('lobby'));
  for (const at of kGameNames.keys()) {
    await press(page, '.game-card', at);
    await page.locator('.dialog').waitFor();
    await unfold(page);
    for (const _ of [1, 2]) await press(page, '.dialog .stepper .button', -1); // two bots
    await see(`new table, ${kGameNames[at]}`);
    await press_escape(page);
  }
  const settings = async () => {
    await press(page, 'button.round-button');
    await page.locator('.dialog').waitFor();
  };
  await settings();
  await unfold(page);
  await see('settings');
  await press(page, '.dialog button', -1);
  await page.locator('.dialog .menu').waitFor();
  await see('own data');
  const deeds = await page.locator('.dialog .menu button').count();
  for (let at = 1; at < deeds; ++at) {
    await press(page, '.dialog .menu button', at);
    await see(`own data ${at}`);
    await press(page, '.own-part > .button', -1);
  }
  await press_escape(page);
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
    // All sections are measured at once; what lies on what is seen only in sight.
    for (const at of [0, -1]) {
      await press(page, '.rules-nav button, .rules-nav a', at);
      await see(`clauses ${at === 0 ? 'first' : 'last'}, ${game}`);
    }
    await press_escape(page);
  }
}

async function before(page, see) {
  await open_table(page, kHouse.waiting, kTable);
  await page.locator('.waiting').waitFor();
  await whole(page, () => see('before a match'));
  await press(page, '.seat .icon-button[aria-expanded]', -1);
  await see('what is done with an empty seat');
  await press(page, '.seat .small-actions .button');
  await whole(page, () => see('levels of a bot'));
  await press(page, '.add-sharer');
  await whole(page, () => see('somebody on this device'));
}

async function during(page, see) {
  const record = recording(kHouse.waiting.game);
  await open_table(page, kHouse.waiting, kTable);
  const moment = record.moments.find(({ name }) => name === 'moving');
  await page.evaluate((message) => window.components.show_all(message), shown(record, moment));
  const menu = async () => {
    await press(page, '.top-bar > .icon-button:last-of-type');
    await page.locator('.dialog').waitFor();
  };
  await menu();
  const entries = await page.locator('.dialog .menu button').count();
  await see('menu');
  await press_escape(page);
  for (let at = 0; at < entries; ++at) {
    await menu();
    await press(page, '.dialog .menu button', at);
    await page.evaluate(() => window.components.rest());
    await see(`menu entry ${at + 1}`);
    if (at === 2) {
      await press(page, '.seat .icon-button[aria-expanded]');
      await see('what is done with a seat');
      await press(page, '.seat .small-actions .button', -2);
      await page.locator('dialog[open]').nth(1).waitFor();
      await see('report');
      await press_escape(page);
      await press(page, '.seat .icon-button[aria-expanded]', -1);
      await press(page, '.seat .small-actions .button');
      await see('free a seat');
    }
    await press_escape(page);
    await press_escape(page);
  }
  await press(page, '.top-bar > button.only-small, .top-bar > .icon-button');
  await see('chat');
  await press_escape(page);
  await say(page, { type: 'Knocking', people: [{ id: 'zzz', name: 'Mirabelle' }] });
  await see('somebody knocks');
}

async function door(page, see) {
  await page.evaluate(() => {
    window.components.state.greeting = { type: 'Waiting', game: 'mysterium', host: 'Biscotte', you: 'me' };
  });
  await go(page, '/t/cccccccccccc');
  await page.locator('main.at-the-door').first().waitFor();
  await see('the door');
  await page.evaluate(() => {
    window.components.state.greeting = null;
  });
}

// On a plain address of the house, whose certificate nobody trusts yet: its steps on each kind of device.
async function trust(page, see, house) {
  const { hostname, port } = new URL(house.address);
  const answer = { ...kTrust, names: [hostname], http_port: Number(port) };
  await page.route('**/api/trust', (route) => route.fulfill({ json: answer }));
  await page.route('https://**', (route) => route.abort());
  try {
    await open_lobby(page, house);
    await go(page, '/trust');
    await page.locator('.trust-steps').waitFor();
    await unfold(page);
    const devices = await page.locator('.pill input').count();
    for (let at = 0; at < devices; ++at) {
      await press(page, '.pill', at);
      await whole(page, () => see(`the safe address ${at + 1}`));
    }
  } finally {
    await page.unrouteAll();
    await open_lobby(page, house);
  }
}
const kTrust = {
  https_port: 8443,
  certificate: '/minuit.crt',
  fingerprint: Array.from({ length: 32 }, (_, at) => (at * 7 + 16).toString(16).toUpperCase()).join(':'),
  short_fingerprint: '10:17:1E:25',
};

async function television(page, see) {
  await set_size(page, kTelevision); // nobody has it in hand
  const tables = [
    ['before a match', kHouse.waiting],
    ...kGameNames.flatMap((game) => {
      const record = recording(game);
      return ['watching', 'over'].map((name) => {
        const moment = record.moments.find((each) => each.name === name);
        return [`${name}, ${game}`, table_of(record, { ...moment, seat: null })];
      });
    }),
  ];
  for (const [name, message] of tables) {
    await open_table(page, message, `${kTable}/tv`);
    await page.locator('.tv').waitFor();
    await see(`TV ${name}`);
  }
  await set_size(page, kPhone);
}

async function replay(page, see) {
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

export const kScreens = { lobby, rules, before, during, door, trust, television, replay };
export async function screens_of(page, name, tools, { languages, house }) {
  const round = new Round(languages);
  await speak_at_home(page, round.first);
  const see = async (moment) => {
    await page.evaluate(() => window.components.rest());
    await round.each(async (language) => {
      await speak(page, language);
      await look(page, { game: 'house', moment: moment.replaceAll(/[ ,]+/g, '_'), language }, tools);
    });
  };
  await kScreens[name](page, see, house);
}
