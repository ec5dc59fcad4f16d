// The client, built from the sources as they are now, and a house that answers what was recorded: no program is needed.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { kBrowserOptions, start_browser } from '../e2e/table.mjs';
import { texts } from '../texts/vite.mjs';

export { kBrowserOptions, start_browser };

const kPatience_ms = 120_000; // of a machine that has other things to do
const kRoot = fileURLToPath(new URL('..', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(kRoot, 'components/views', `${name}.json`), 'utf8'));
const kTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
export const kGameNames = ['le-fantome-de-minuit', 'chasseurs-de-tresor', 'pas-touche', 'mysterium', 'pas-vu-pas-pris'];
export const recording = (game) => read(game);
export const kHouse = read('house');
export const kMe = kHouse.api['/api/me'];

const kOthers = ['Biscotte', 'Chouette', 'Réglisse', 'Potiron', 'Ombre', 'Mirabelle', 'Flocon', 'Ortie'];

export const kNames = [kMe.name, ...kOthers];

// What the server would say of a moment: people and a bot at the table, the person whose eyes they are among them.
export function table_of({ game, rules_version }, { seat, config, view, turn }) {
  const count = config.players ?? view.setup.players;
  const seats = Array.from({ length: count }, (_, at) => {
    const bot = at === count - 1 && at !== seat ? 'normal' : null;
    const person = at === seat ? { id: kMe.id, name: kMe.name } : bot ? null : { id: `person${at}`, name: kOthers[at] };
    return { person, bot, played_by: null, present: true, locked: false };
  });
  const { options } = kHouse.waiting;
  const [host, you] = [seats[0].person?.id ?? kMe.id, kMe.id];
  return {
    ...kHouse.waiting,
    type: 'Table',
    game,
    rules_version,
    config,
    options,
    host,
    you,
    seat,
    seats,
    match: { number: 1, view, turn },
  };
}

// The client as it is served, and the page of bare boards: two builds, because what one build makes of both runs the one in the other.
const make = (outDir) => build({ root: kRoot, logLevel: 'error', build: { outDir, minify: false } });
const make_boards = (outDir) =>
  build({
    root: kRoot,
    configFile: false,
    plugins: [texts()],
    logLevel: 'error',
    build: { outDir, minify: false, target: 'es2022', rollupOptions: { input: join(kRoot, 'dev/recorded.html') } },
  });

// What the pages ask, by path; what was not recorded is answered by nobody.
function answer_of(path) {
  const replay = /^\/api\/tables\/[^/]+\/matches\/\d+\/replay$/.test(path);
  const matches = /^\/api\/tables\/[^/]+\/matches$/.test(path);
  const known = replay || matches ? Object.keys(kHouse.api).find((each) => each.endsWith(replay ? '/replay' : '/matches')) : path;
  // The picture of a look is too big to be kept: nothing was to be seen in this one.
  return /\/evidence\/\d+$/.test(path) ? { side: 8, runs: [{ tag: 0, length: 64 }] } : kHouse.api[known];
}

export async function start_house({ boards = true } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'minuit-components-'));
  const [client, bare] = [join(folder, 'client'), join(folder, 'boards')];
  await make(client);
  if (boards) await make_boards(bare);
  const file_of = (path) => {
    const found = [client, bare].map((each) => join(each, path)).find(existsSync);
    return found ? readFileSync(found) : null;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://house');
    const send = (status, type, body) => response.writeHead(status, { 'Content-Type': type }).end(body);
    if (pathname === '/favicon.ico') return send(204, 'image/png');
    if (pathname.startsWith('/api/') || pathname === '/health') {
      const answer = answer_of(pathname);
      return answer ? send(200, 'application/json', JSON.stringify(answer)) : send(404, 'application/json', '{}');
    }
    const is_file = extname(pathname) !== '';
    const body = file_of(is_file ? pathname : 'index.html');
    return body
      ? send(200, kTypes[is_file ? extname(pathname) : '.html'] ?? 'application/octet-stream', body)
      : send(404, 'text/plain', '');
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    async end() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// A page of this size. What is drawn on its way to a screen is drawn small, because only pictures are looked at: all that is measured stays as it is.
const kSmall = process.env.SHOTS ? 1 : 0.05;
export async function set_size(page, { width, height }) {
  await page.setViewportSize({ width, height });
  const own = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: false, scale: kSmall };
  if (kSmall !== 1) await page.cdp.send('Emulation.setDeviceMetricsOverride', own);
}
export const kPhone = { width: 360, height: 740 };

const in_page = (name) => fileURLToPath(new URL(`./${name}.js`, import.meta.url));
// A browser of a person who sits at these tables, its complaints collected. What appears may be pressed at once: scripts/e2e/presses.mjs is about that.
export async function open_context(browser, { language = 'fr' } = {}) {
  const context = await browser.newContext({
    viewport: kPhone,
    hasTouch: true, // a phone is held in a hand: what is said of keys and mice is not said there
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  for (const name of ['in_page', 'in_page_texts', 'in_page_presses', 'in_page_words'])
    await context.addInitScript({ path: in_page(name) });
  await context.addInitScript(() => {
    if (!localStorage.getItem('minuit.pas-vu-way')) localStorage.setItem('minuit.pas-vu-way', 'plan'); // three dimensions have a play of their own
    localStorage.setItem('minuit.calm', 'on');
    localStorage.setItem('minuit.sound_offered', 'yes');
  });
  context.setDefaultTimeout(kPatience_ms);
  return { context, page: await context.newPage() };
}
export async function open_page(browser, house, wishes) {
  const { context, page } = await open_context(browser, wishes);
  page.cdp = await context.newCDPSession(page);
  const complaints = [];
  page.on('pageerror', (fault) => complaints.push(String(fault)));
  page.on('console', (message) => {
    const at = message.location().url ?? '';
    if (message.type() === 'error' && !at.startsWith('https:')) complaints.push(`${message.text()} ${at}`);
  });
  await open_lobby(page, house);
  return { context, page, complaints };
}

// Nothing is left of whatever was before.
export async function open_lobby(page, house) {
  await page.goto(house.address);
  await page.locator('.game-card').first().waitFor();
  await set_size(page, kPhone);
}

// A game's table, with one of its moments on it.
export async function sit_down(page, record, moment = record.moments[0]) {
  const at = kGameNames.indexOf(record.game);
  await page.evaluate(
    ([table, path]) => {
      window.components.state.table = { ...table, version: window.components.state.version };
      return window.components.go(path);
    },
    [table_of(record, moment), `/t/aaaaaaaaaaa${at}`],
  );
  await page.locator(`.table-page[data-game="${record.game}"]`).waitFor();
}
export const shown = (record, moment) => ({ table: table_of(record, moment), events: moment.events, race: moment.race ?? null });
