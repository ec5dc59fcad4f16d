// A server of our own and browsers that sit at its tables.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const kProgram = process.env.MINUIT ?? fileURLToPath(new URL('../../build/release/minuit', import.meta.url));
export const kBrowser = process.env.CHROMIUM ?? '/usr/bin/chromium';
// Started as root in a container; and nothing of it may look for the world outside.
export const kBrowserOptions = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP manoir.test 127.0.0.1', // plain http that the browser does not call secure
];
export const kPatience_ms = 40_000; // of a machine that has other things to do

export async function start_server({ data, port = 0, bot_pause = 0, local_tls = false, options = [], scheme = 'http' } = {}) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'minuit-e2e-'));
  const program = spawn(
    kProgram,
    [
      'serve',
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--data',
      folder,
      '--bot-pause',
      String(bot_pause),
      '--metrics-port',
      '0',
      '--log-level',
      'error',
      ...(local_tls ? ['--local-tls'] : []),
      ...options,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const address = await new Promise((found, failed) => {
    let text = '';
    program.stdout.on('data', (more) => {
      text += more;
      const match = /https?:\/\/[^\s/]+:(\d+)/.exec(text);
      if (match) found(`${scheme}://127.0.0.1:${match[1]}`);
    });
    program.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${text}`)));
  });
  const stop = (signal = 'SIGTERM') =>
    new Promise((done) => {
      program.removeAllListeners('exit');
      program.once('exit', done);
      program.kill(signal);
    });
  return {
    address,
    folder,
    stop,
    async end() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const start_browser = () => chromium.launch({ executablePath: kBrowser, args: kBrowserOptions });

// What the browser itself says while the server is away, be it of a socket, a file or the service worker's script.
const kOfAnAbsentServer = /WebSocket|ERR_CONNECTION|ERR_INTERNET|fetching the script|Cross-Origin-Opener-Policy/;

// Somebody with a browser of their own. What the page complains about fails the test.
// `kept` is what a browser of theirs had kept before; `offer` lets the table ask whether they want sound.
export async function somebody(
  browser,
  { width = 1280, height = 860, locale = 'fr-FR', touch = false, worker = true, kept, offer = false } = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale,
    hasTouch: touch,
    storageState: kept,
    reducedMotion: 'reduce',
    serviceWorkers: worker ? 'allow' : 'block', // what a worker fetches is not in the page's own account
  });
  context.setDefaultTimeout(kPatience_ms);
  // Whether they want sound was asked before: the question would come between the plays and what they press.
  if (!offer) await context.addInitScript(() => localStorage.setItem('minuit.sound_offered', 'yes'));
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (fault) => faults.push(String(fault)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !kOfAnAbsentServer.test(message.text())) faults.push(message.text());
  });
  return { context, page, faults };
}

// A table of Le Fantôme de minuit, opened from the lobby; `fewer` seats than the four that are offered.
export async function open_table(page, address, { name, fewer, rounds }) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Nouvelle table' }).click();
  await page.getByLabel('Ton prénom').fill(name);
  for (let seat = 0; seat < fewer; ++seat) await page.getByRole('button', { name: 'Un de moins' }).first().click();
  await page.locator('summary').click();
  await page.getByLabel('Manches').selectOption(rounds);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr-picture svg').waitFor();
}
