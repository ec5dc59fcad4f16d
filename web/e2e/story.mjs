// tidy: long because it follows one match through its states, in their order
// What the pictures of docs/screens show: one real match, and each state it comes through, in that order.
import { plays } from './player.mjs';
import { somebody, start_server } from './table.mjs';

const kOthers = ['Chouette', 'Réglisse', 'Potiron'];
const kMost_ms = 600_000; // chance decides when a state comes

const any = (count) => Math.floor(Math.random() * count);
const there = async (page, selector) => (await page.locator(selector).count()) > 0;
const noted = (page) => there(page, '.note-card');
// What goes by itself after a while may be gone already.
const dismiss = (button) => button.click({ timeout: 1000 }).catch(() => undefined);
const close = async ({ page }) => {
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement?.blur()); // no ring in the next picture
};

// By a name of its own, as in a house: a link with the machine's own number leads nobody there.
const home = (server) => server.address.replace('127.0.0.1', 'manoir.test');

// Plays, and another match after it, until it is so.
async function reach(page, test) {
  const last = Date.now() + kMost_ms;
  const ended = () => there(page, '.ending');
  for (;;) {
    let found = false;
    const until = async () => {
      found = await test();
      if (Date.now() > last) throw new Error('chance did not bring it');
      return found || (await ended());
    };
    await plays(page, { until, pick: any });
    if (found) return;
    if (await there(page, '.dialog')) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'La revanche' }).click();
    await page.locator('.ending').waitFor({ state: 'detached' });
  }
}

// What may take many turns, without their motions.
async function in_a_hurry(page, play) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await play();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.waitForTimeout(1500); // what comes in by a motion comes in now
}

// Others open public tables and wait there.
async function open_tables({ browser, server, others }) {
  for (const [at, name] of kOthers.entries()) {
    const { context, page } = await somebody(browser);
    others.push(context);
    const ask = (path, data) => context.request.post(`${server.address}${path}`, { data });
    await ask('/api/me', { name });
    const command = 1 + Math.floor(Math.random() * 2 ** 50);
    const options = { listed: true, closed: false, turn_seconds: 0, away_seconds: 120 };
    const players = 4 - (at % 2);
    const bots = Array(at === 1 ? 0 : 1).fill('easy');
    const wish = { command, game: 'le-fantome-de-minuit', config: { players }, players, options, bots };
    const { table } = await (await ask('/api/tables', wish)).json();
    await page.goto(`${server.address}/t/${table}`);
    await page.locator('.waiting').waitFor();
  }
}

async function open_dialog({ page, server }) {
  await page.goto(home(server));
  await page.getByRole('button', { name: 'Nouvelle table' }).click();
  await page.getByLabel('Ton prénom', { exact: true }).fill('Biscotte');
}
async function open_table(at) {
  await at.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await at.page.locator('.waiting .qr-picture svg').waitFor();
}
async function fill_and_begin(page) {
  await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('.board-area').waitFor();
}
async function menu(page, ...buttons) {
  if (await there(page, '.dialog')) await page.keyboard.press('Escape'); // the list of a turn that is over
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  for (const name of buttons) await page.locator('.dialog').getByRole('button', { name }).click();
}

// The newest lines of the log tell of it, and did not before.
async function until_told(page, word) {
  const newest = () => page.locator('.visually-hidden[role=log]').first().textContent();
  const before = await newest();
  await reach(page, async () => {
    const now = await newest();
    return now !== before && now.includes(word) && !(await noted(page)) && !(await there(page, '.ending'));
  });
}

// A roll that leads to two doors.
async function offers_doors(page) {
  if (await noted(page)) await dismiss(page.locator('.note-card button').first());
  if (!(await there(page, '.fm-door-open'))) return false;
  const figures = page.locator('.answer-pick');
  const count = await figures.count();
  for (let at = 0; at < Math.max(count, 1); ++at) {
    if (count > 0) await figures.nth(at).click({ timeout: 1000 });
    if ((await page.locator('.answer-choice', { hasText: 'abri' }).count()) >= 2) return true;
    if (count > 1) await page.locator('.answer-other').click({ timeout: 1000 });
  }
  return false;
}

async function again(at) {
  const { folder, address } = at.server;
  at.server = await start_server({ data: folder, port: Number(new URL(address).port) });
  await at.page.locator('.strip-note').waitFor({ state: 'detached' });
  await at.page.locator('.board-area').waitFor();
}

// Somebody else's page, instead of the player's.
async function another(at, address) {
  at.other = await somebody(at.browser, { ...at.size });
  await at.other.page.goto(address);
  return at.other.page;
}
const leave = (at) => at.other.context.close();

async function share_device(at) {
  await open_dialog(at);
  await open_table(at);
  for (const name of ['Réglisse', 'Potiron']) {
    await at.page.getByRole('button', { name: 'Ajouter quelqu’un sur cet appareil' }).click();
    await at.page.getByLabel('Son prénom').fill(name);
    await at.page.keyboard.press('Enter');
    await at.page.locator('.seat', { hasText: name }).waitFor();
  }
  await fill_and_begin(at.page);
}

// name; what brings the page there, and may give another page to look at; what puts things back; whether its English is wanted on every
// size of screen and not only on a phone
export const kStory = [
  {
    name: 'empty',
    show: async ({ page, server }) => {
      await page.goto(home(server));
      await page.locator('.lobby-section .nothing-yet').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'lobby',
    both: true,
    show: async (at) => {
      await open_tables(at);
      await at.page.goto(home(at.server));
      await at.page.locator('.table-row').nth(2).waitFor();
    },
    after: async ({ others }) => {
      for (const each of others.splice(0)) await each.close();
    },
  },
  { name: 'new-table', show: open_dialog },
  { name: 'invite', show: open_table },
  {
    name: 'placement',
    show: async ({ page }) => {
      await fill_and_begin(page);
      await plays(page, { until: async () => [1, 2].includes(await page.locator('.dock-hand .figure').count()) });
      await page.locator('.target-open').first().waitFor();
    },
  },
  { name: 'turn', both: true, show: ({ page }) => reach(page, () => there(page, '.die-ready')) },
  {
    name: 'refusal',
    show: async ({ page }) => {
      const refused = page.locator('.toast .toast-why').waitFor();
      for (let tries = 0; tries < 4 && !(await there(page, '.toast .toast-why')); ++tries) {
        await page.locator('[data-thing="cellar"]').focus(); // the first time the die falls
        await page.keyboard.press('Enter');
        await page.waitForTimeout(4000);
      }
      await refused;
    },
    after: ({ page }) => dismiss(page.locator('.toast .icon-button')),
  },
  {
    name: 'help',
    both: true,
    show: async ({ page }) => {
      await page.keyboard.press('?');
      await page.locator('.story-scene').first().waitFor();
    },
    after: close,
  },
  {
    name: 'clause',
    show: async ({ page }) => {
      await page.evaluate(() => {
        location.hash = '#FM-23';
      });
      await page.locator('.marked').waitFor();
    },
    after: close,
  },
  {
    name: 'settings',
    show: async ({ page }) => {
      await menu(page, 'Réglages');
      await page.locator('.dialog .pills').first().waitFor();
    },
    after: close,
  },
  { name: 'menu', show: ({ page }) => menu(page), after: close },
  {
    name: 'doors',
    both: true,
    show: ({ page }) => in_a_hurry(page, () => reach(page, () => offers_doors(page).catch(() => false))),
  },
  { name: 'capture', show: ({ page }) => until_told(page, 'Hugo attrape') },
  {
    name: 'spectator',
    show: async (at) => {
      const page = await another(at, at.page.url());
      await page.getByLabel('Ton prénom').fill('Ombre');
      await page.getByRole('button', { name: 'Entrer' }).click();
      await page.locator('.board-area').waitFor();
      return page;
    },
    after: leave,
  },
  {
    name: 'tv',
    show: async (at) => {
      const page = await another(at, `${at.page.url()}/tv`);
      await page.locator('.tv .board-area').waitFor();
      return page;
    },
    after: leave,
  },
  {
    name: 'hand',
    show: async ({ page }) => {
      await menu(page, 'Afficher sur la télé');
      await page.getByLabel('La table est sur la télé').click();
      await page.keyboard.press('Escape');
      await page.locator('.table-page.hand').waitFor();
      await reach(page, async () => (await there(page, '.die-ready')) && !(await noted(page)));
    },
    after: async ({ page }) => {
      await menu(page, 'Afficher sur la télé');
      await page.getByLabel('La table est sur la télé').click();
      await close({ page });
      await page.locator('.table-page.hand').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'reconnecting',
    show: async (at) => {
      await at.server.stop('SIGKILL');
      await at.page.locator('.strip-note').waitFor();
    },
    after: again,
  },
  {
    name: 'offline',
    show: async ({ page, context, server }) => {
      await context.setOffline(true);
      await server.stop('SIGKILL'); // an open socket outlives the browser's idea of being offline
      await page.locator('.strip-note', { hasText: 'Hors ligne' }).waitFor();
    },
    after: async (at) => {
      await at.context.setOffline(false);
      await again(at);
    },
  },
  {
    name: 'round-end',
    show: ({ page }) => reach(page, () => there(page, '.note-card ol')),
    after: ({ page }) => dismiss(page.locator('.note-card .answer')),
  },
  {
    name: 'match-end',
    both: true,
    show: ({ page }) => in_a_hurry(page, () => plays(page, { until: () => there(page, '.ending'), pick: any })),
  },
  {
    name: 'replay',
    show: async ({ page }) => {
      await page.getByRole('link', { name: 'Revoir la partie' }).click();
      await page.locator('.table-page.replay').waitFor();
      for (let on = 0; on < 6; ++on) await page.keyboard.press('PageDown'); // from one turning point to the next
    },
  },
  {
    name: 'guide',
    show: async ({ page, server }) => {
      await page.goto(home(server));
      await page.locator('.game-actions').getByRole('button', { name: 'Partie guidée' }).first().click();
      await page.locator('.hint-ring').waitFor();
    },
  },
  {
    name: 'shared',
    show: async (at) => {
      await share_device(at);
      const hers = at.page.locator('.turn-banner h2', { hasText: 'À toi, Réglisse' });
      await reach(at.page, async () => (await hers.count()) > 0 && (await there(at.page, '.die-ready')));
    },
  },
  {
    name: 'curtain',
    show: async ({ page }) => {
      await menu(page, 'Sur cet appareil');
      await page.getByLabel('Un rideau entre les joueurs').click();
      await page.keyboard.press('Escape');
      await reach(page, () => there(page, '.curtain'));
    },
  },
];
