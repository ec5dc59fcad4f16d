// Somebody at a table of Le Fantôme de minuit, in a browser with motion, with bots on the other seats.
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { start_browser, start_server } from '../e2e/table.mjs';

const kPatience_ms = 20_000;

export async function at_table({ players, width, height, bot_pause = 0, before = () => undefined }) {
  const server = await start_server({ bot_pause });
  const browser = await start_browser();
  const context = await browser.newContext({ viewport: { width, height }, locale: 'fr-FR', reducedMotion: 'no-preference' });
  context.setDefaultTimeout(kPatience_ms);
  await context.addInitScript(before);
  const page = await context.newPage();
  await page.goto(server.address);
  const table = await page.evaluate(async (seats) => {
    const post = (path, body) =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await fetch('/api/me');
    await post('/api/me', { name: 'Léa' });
    const wish = {
      command: 1,
      game: 'le-fantome-de-minuit',
      config: { players: seats, rounds: 8 },
      players: seats,
      bots: Array(seats - 1).fill('easy'),
    };
    const opened = await post('/api/tables', wish);
    return (await opened.json()).table;
  }, players);
  await page.goto(`${server.address}/t/${table}`);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('.board-area').waitFor();
  return {
    page,
    context,
    async end() {
      await browser.close();
      await server.end();
    },
  };
}

export function machine() {
  const browser = execFileSync(process.env.CHROMIUM ?? '/usr/bin/chromium', ['--version'], { encoding: 'utf8' }).trim();
  return `${browser.split(' built')[0]}, drawing by software; load ${loadavg()[0].toFixed(1)}`;
}

export function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
