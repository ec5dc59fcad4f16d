// Pictures of every state for docs/screens, from one real match for each size of screen: npm run screens [-- STATE...]
// WIDTH=360 takes only that size.
// A state is one line of kStory. They come in the order in which a match reaches them.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plays } from './player.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kFolder = fileURLToPath(new URL('../../docs/screens', import.meta.url));
const kMostBytes = 8_000_000;
const kQuality = 0.8;
const kSizes = [
  { width: 360, height: 740, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1440, height: 900 },
];
const kOthers = ['Chouette', 'Réglisse', 'Potiron'];

// Others open public tables and wait there.
async function open_tables({ browser, server, others }) {
  for (const name of kOthers) {
    const { context, page } = await somebody(browser);
    others.push(context);
    const ask = (path, data) => context.request.post(`${server.address}${path}`, { data });
    await ask('/api/me', { name });
    const command = 1 + Math.floor(Math.random() * 2 ** 50);
    const options = { listed: true, closed: false, turn_seconds: 0, away_seconds: 120 };
    const wish = { command, game: 'le-fantome-de-minuit', config: { players: 4 }, players: 4, options, bots: ['easy'] };
    const { table } = await (await ask('/api/tables', wish)).json();
    await page.goto(`${server.address}/t/${table}`);
    await page.locator('.waiting').waitFor();
  }
}

async function begin_match({ page, server }) {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Nouvelle table' }).click();
  await page.getByLabel('Ton prénom', { exact: true }).fill('Biscotte');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr svg').waitFor();
}
const mine = (page) => page.locator('.die-ready').waitFor();
// The newest lines of the log tell of it, and did not before.
async function until_told(page, word) {
  const newest = () => page.locator('.vh[role=log]').textContent();
  const before = await newest();
  const told = async () => {
    const now = await newest();
    return now !== before && now.includes(word) && !(await noted(page));
  };
  await plays(page, { until: told, pick: any });
}
const any = (count) => Math.floor(Math.random() * count);

// A note of a round's end lies on the board.
const noted = async (page) => (await page.locator('.note-card').count()) > 0;

// A roll that leads to two doors, or else a walk.
async function offers_doors(page) {
  if (await noted(page)) return false;
  if ((await page.locator('.dialog').count()) > 0) await page.keyboard.press('Escape');
  const figures = page.locator('.answer-pick');
  const count = await figures.count();
  for (let at = 0; at < Math.max(count, 1); ++at) {
    if (count > 0) await figures.nth(at).click({ timeout: 1000 });
    if ((await page.locator('.answer-choice', { hasText: 'abri' }).count()) >= 2) return true;
    if (count > 1) await page.locator('.answer-other').click({ timeout: 1000 });
  }
  return false;
}
async function back_to(page, selector) {
  await page.locator(selector).first().waitFor();
  await page.locator('.strip-note').waitFor({ state: 'detached' });
}

// name, what brings the page there (again, in the other language, if both are wanted), what puts things back
const kStory = [
  {
    name: 'empty',
    show: async ({ page, server }) => {
      await page.goto(server.address);
      await page.locator('.pub .none').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'lobby',
    both: true,
    show: async (at) => {
      await open_tables(at);
      await at.page.goto(at.server.address);
      await at.page.locator('.tb').nth(2).waitFor();
    },
    after: async ({ others }) => {
      for (const each of others.splice(0)) await each.close();
    },
  },
  { name: 'invite', show: begin_match },
  {
    name: 'placement',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
      await page.getByRole('button', { name: 'Commencer' }).click();
      await plays(page, { until: async () => (await page.locator('.dock-hand .figure').count()) === 2 });
      await page.locator('.target-open').first().waitFor();
    },
  },
  {
    name: 'turn',
    both: true,
    show: async (at) => {
      const rolling = async () => (await at.page.locator('.die-ready').count()) > 0;
      await plays(at.page, { until: rolling });
      await mine(at.page);
    },
  },
  {
    name: 'refusal',
    show: async ({ page }) => {
      await page.locator('[data-thing="cellar"]').focus();
      await page.keyboard.press('Enter');
      await page.locator('.toast .why').waitFor();
    },
    after: ({ page }) => page.locator('.toast .ib').click(),
  },
  {
    name: 'help',
    both: true,
    show: async ({ page }) => {
      await mine(page);
      await page.keyboard.press('?');
      await page.locator('.rules-section').first().waitFor();
    },
    after: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'clause',
    show: async ({ page }) => {
      await page.evaluate(() => {
        location.hash = '#FM-23';
      });
      await page.locator('.marked').waitFor();
    },
    after: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'settings',
    show: async ({ page }) => {
      await page.getByRole('button', { name: 'Menu de la table' }).click();
      await page.getByRole('button', { name: 'Réglages' }).last().click();
      await page.locator('.dialog .pills').first().waitFor();
    },
    after: ({ page }) => page.keyboard.press('Escape'),
  },
  { name: 'doors', show: ({ page }) => plays(page, { until: () => offers_doors(page).catch(() => false), pick: any }) },
  { name: 'capture', show: ({ page }) => until_told(page, 'Hugo attrape') },
  {
    name: 'spectator',
    show: async (at) => {
      at.spectator = await somebody(at.browser, { ...at.size });
      await at.spectator.page.goto(at.page.url());
      await at.spectator.page.getByLabel('Ton prénom').fill('Ombre');
      await at.spectator.page.getByRole('button', { name: 'Entrer' }).click();
      await at.spectator.page.locator('.bd').waitFor();
      return at.spectator.page;
    },
    after: (at) => at.spectator.context.close(),
  },
  {
    name: 'reconnecting',
    show: async (at) => {
      await at.server.stop('SIGKILL');
      await at.page.locator('.strip-note').waitFor();
    },
    after: async (at) => {
      const { folder, address } = at.server;
      at.server = await start_server({ data: folder, port: Number(new URL(address).port) });
      await back_to(at.page, '.bd');
    },
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
      const { folder, address } = at.server;
      at.server = await start_server({ data: folder, port: Number(new URL(address).port) });
      await back_to(at.page, '.bd');
    },
  },
  {
    name: 'round-end',
    show: ({ page }) => plays(page, { until: async () => (await page.locator('.note-card ol').count()) > 0, pick: any }),
    after: ({ page }) =>
      page
        .locator('.note-card .answer')
        .click({ timeout: 1000 })
        .catch(() => undefined),
  },
  {
    name: 'match-end',
    show: ({ page }) => plays(page, { until: async () => (await page.locator('.ending').count()) > 0, pick: any }),
  },
  {
    name: 'guide',
    show: async ({ page, server }) => {
      await page.goto(server.address);
      await page.locator('.card-acts').getByRole('button', { name: 'Partie guidée' }).click();
      await page.locator('.hint-ring').waitFor();
    },
  },
];

// Small enough to live beside the code: the browser itself makes WebP of what it shows.
async function webp(painter, png) {
  const text = await painter.evaluate(
    async ({ data, quality }) => {
      const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const made = new Uint8Array(await blob.arrayBuffer());
      let out = '';
      for (const byte of made) out += String.fromCharCode(byte);
      return btoa(out);
    },
    { data: png.toString('base64'), quality: kQuality },
  );
  return Buffer.from(text, 'base64');
}

async function speak(page, language) {
  await page.evaluate((chosen) => localStorage.setItem('minuit.language', chosen), language);
  await page.reload();
}

async function tell_story(browser, painter, size, wanted) {
  const at = { browser, size, others: [], server: await start_server(), ...(await somebody(browser, size)) };
  const shoot = async (name, page) => {
    await page.waitForTimeout(350); // fonts and pictures
    const file = join(kFolder, `${name}-${size.width}.webp`);
    writeFileSync(file, await webp(painter, await page.screenshot()));
    console.log(`  ${name}-${size.width}`);
  };
  try {
    for (const { name, show, after, both } of kStory) {
      const shown = await show(at);
      const page = shown && 'screenshot' in Object(shown) ? shown : at.page;
      const take = wanted.length === 0 || wanted.includes(name);
      if (take) await shoot(name, page);
      await after?.(at);
      if (!both || !take) continue;
      await speak(at.page, 'en');
      await show(at);
      await shoot(`${name}-en`, at.page);
      await after?.(at);
      await speak(at.page, 'fr');
    }
  } finally {
    await at.context.close();
    await at.server.end();
  }
}

mkdirSync(kFolder, { recursive: true });
const browser = await start_browser();
try {
  const painter = await (await browser.newContext()).newPage();
  const widths = kSizes.filter(({ width }) => process.env.WIDTH === undefined || Number(process.env.WIDTH) === width);
  for (const size of widths) await tell_story(browser, painter, size, process.argv.slice(2));
} finally {
  await browser.close();
}
const bytes = readdirSync(kFolder).reduce((sum, file) => sum + statSync(join(kFolder, file)).size, 0);
console.log(`${(bytes / 1e6).toFixed(1)} MB in docs/screens`);
if (bytes > kMostBytes) throw new Error(`docs/screens is over ${kMostBytes / 1e6} MB`);
