// The table on a big screen, phones as hands, and somebody who comes to watch and gets a seat.
import assert from 'node:assert/strict';
import { open_table, somebody } from './table.mjs';

// It is asked twice.
async function frees_seat(page) {
  await page.getByRole('button', { name: 'Libérer la place' }).click();
  await page.getByText('Libérer la place où joue').waitFor();
  await page.locator('.small-actions .danger', { hasText: 'Libérer la place' }).click();
}

export async function tv({ browser, step, axe, address, restart }) {
  const host = await somebody(browser, { width: 360, height: 740, touch: true });
  const screen = await somebody(browser, { width: 1920, height: 1080 });
  const watcher = await somebody(browser, { locale: 'en-GB' });
  let link = '';

  await step('a table on the TV', async () => {
    await open_table(host.page, address(), { name: 'Léa', fewer: 2, rounds: '1' });
    link = host.page.url();
    await host.page.getByRole('button', { name: 'Menu de la table' }).click();
    await host.page.getByRole('button', { name: 'Afficher sur la télé' }).click();
    assert.equal(await host.page.getByRole('textbox', { name: 'Adresse pour la télé' }).inputValue(), `${link}/tv`);
    await axe(host.page, 'the way to the TV');
    await host.page.getByLabel('La table est sur la télé').click();
    await host.page.keyboard.press('Escape');
    await screen.page.goto(`${link}/tv`);
    await screen.page.locator('.tv-join .qr-picture svg').waitFor();
    await screen.page.getByText('On attend du monde').waitFor();
    await axe(screen.page, 'the TV before a match');
    await host.page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await host.page.getByRole('button', { name: 'Commencer' }).click();
    await screen.page.locator('.tv .fm-board').waitFor();
    await axe(screen.page, 'the TV');
    const board = await screen.page.locator('.board-area').boundingBox();
    assert.ok(board.width > 0.7 * 1920 && board.height > 0.6 * 1080, `the board is ${board.width} by ${board.height}`);
    assert.equal(await screen.page.locator('input, .dock, .chat-entry').count(), 0, 'nothing to be pressed');
  });

  await step('a phone as a hand', async () => {
    await host.page.locator('.table-page.hand').waitFor();
    await axe(host.page, 'the hand');
    await host.page.reload();
    await host.page.locator('.table-page.hand').waitFor();
  });

  await step('somebody watches, and takes a seat', async () => {
    await watcher.page.goto(link);
    await watcher.page.getByLabel('Your name').fill('Zoé');
    await watcher.page.getByRole('button', { name: 'Come in' }).click();
    await watcher.page.getByText('All seats are taken.').waitFor();
    await watcher.page.getByText('Watching: Zoé and a screen').or(watcher.page.getByText('a screen and Zoé')).first().waitFor();
    await axe(watcher.page, 'a table one watches');
    await host.page.getByRole('button', { name: 'Menu de la table' }).click();
    await host.page.getByRole('button', { name: 'Places' }).click();
    await host.page.getByRole('button', { name: /^Actions pour Robot/ }).click();
    await frees_seat(host.page);
    await watcher.page.getByRole('button', { name: 'Take: Seat 2' }).click();
    await screen.page.locator('.tv-seats', { hasText: 'Zoé' }).waitFor();
  });

  await step('the TV comes back by itself', async () => {
    await restart();
    // What happens now can only be known to a screen that is connected again.
    await host.page.reload();
    await host.page.getByRole('button', { name: 'Menu de la table' }).click();
    await host.page.getByRole('button', { name: 'Places' }).click();
    await host.page.getByRole('button', { name: 'Actions pour Zoé' }).click();
    await frees_seat(host.page);
    await screen.page.locator('.tv-seats', { hasText: 'Zoé' }).waitFor({ state: 'detached' });
    await screen.page.locator('.strip-note').waitFor({ state: 'detached' });
  });
  assert.deepEqual([...host.faults, ...screen.faults, ...watcher.faults], [], 'the pages complained');
  for (const { context } of [host, screen, watcher]) await context.close();
}
