// The page without a server: what a service worker keeps, what it never keeps, and what it says meanwhile.
import assert from 'node:assert/strict';
import { somebody, start_server } from './table.mjs';

// A phone on the local network: no service worker, no clipboard, and everything else.
export async function plain_http(browser) {
  const server = await start_server();
  const { page, context, faults } = await somebody(browser, { width: 360, height: 740, touch: true });
  try {
    await page.goto(server.address.replace('127.0.0.1', 'manoir.test'));
    await page.locator('button.game-card:not(:disabled)').first().waitFor();
    assert.deepEqual(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator]), [false, false]);
    await page.getByRole('button', { name: 'Nouvelle table' }).click();
    await page.getByLabel('Ton prénom').fill('Léa');
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await page.locator('.waiting .qr-picture svg').waitFor();
    await page.getByRole('button', { name: 'Copier' }).click();
    await page.locator('.invite-note', { hasText: /Copié|sélectionné/ }).waitFor();
    assert.deepEqual(faults, [], 'the page complained');
  } finally {
    await context.close();
    await server.end();
  }
}

export async function offline(browser) {
  let server = await start_server();
  const { folder, address } = server;
  const { page, context, faults } = await somebody(browser);
  try {
    await page.goto(address);
    await page.locator('button.game-card').first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
      return { names, paths: lists.flat().map((url) => new URL(url).pathname) };
    });
    assert.equal(kept.names.length, 1, 'one build, one cache');
    assert.ok(kept.paths.includes('/'), 'the page is kept');
    assert.deepEqual(
      kept.paths.filter((path) => /^\/(api|ws|health|sw)/.test(path)),
      [],
      'nothing that is alive is kept',
    );

    await server.stop('SIGKILL');
    await page.reload();
    await page.getByText('Le serveur ne répond pas').waitFor();
    await page.goto(`${address}/t/abcd1234efgh`);
    await page.getByText('Le serveur ne répond pas').waitFor();
    await page.goto(address);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('Hors ligne').waitFor();

    await context.setOffline(false);
    server = await start_server({ data: folder, port: Number(new URL(address).port) });
    await page.locator('button.game-card:not(:disabled)').first().waitFor();
    await page.locator('.strip-note').waitFor({ state: 'detached' });
    // With a server there, the page is the server's; it renews the cookie, so only this browser may keep it.
    const answer = await page.goto(address);
    assert.equal(await answer?.headerValue('cache-control'), 'private, no-cache');
    assert.deepEqual(
      faults.filter((fault) => !/Failed to load resource/.test(fault)),
      [],
      'the page complained',
    );
  } finally {
    await context.close();
    await server.end();
  }
}
