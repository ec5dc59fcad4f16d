// The door and the free seat of a match with secrets, in Mysterium through the real server: newcomers knock and are let in, put off or
// turned away; somebody who was removed comes back as somebody else and waits; a seat of a running match is asked for, refused and given.
// SHOTS=FOLDER takes pictures of every state, in all sizes.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { axe, transferred } from './check.mjs';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kTableBudget = 220_000;
const kSizes = [
  [360, 740],
  [820, 1180],
  [1440, 900],
];
const kShots = process.env.SHOTS;
if (kShots) mkdirSync(kShots, { recursive: true });

async function shoot(page, name) {
  if (!kShots) return;
  const before = page.viewportSize();
  for (const [width, height] of kSizes) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(kShots, `${name}-${width}.png`) });
  }
  const contrast = (on) => page.evaluate((wanted) => document.documentElement.classList.toggle('contrast', wanted), on);
  await contrast(true);
  await page.setViewportSize({ width: 740, height: 360 });
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(kShots, `${name}-across-contrast.png`) });
  await contrast(false);
  await page.setViewportSize(before);
}

// Knocks, by the table's link.
async function knocks({ page }, link, name, words = ['Ton prénom', 'Entrer']) {
  await page.goto(link);
  await page.getByLabel(words[0]).fill(name);
  await page.getByRole('button', { name: words[1] }).click();
  await page.locator('.at-the-door .door-announced', { hasText: name }).waitFor();
}
const card = (page, text) => page.locator('.caller', { hasText: text });
// Something on the board stays where it is.
const place_of = async (page) => JSON.stringify(await page.locator('.board-area').boundingBox());
async function opens(page, entry) {
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.locator('.menu').getByRole('button', { name: entry }).click();
}

const server = await start_server();
const browser = await start_browser();
const step = steps(240);

try {
  const host = await somebody(browser, { width: 1440, height: 900 });
  const zoe = await somebody(browser, { width: 360, height: 740, touch: true });
  const bob = await somebody(browser, { width: 820, height: 1180, locale: 'en-GB' });
  const nina = await somebody(browser, { width: 360, height: 740, touch: true });
  const all = [host, zoe, bob, nina];
  let link = '';

  await step('a table at which newcomers knock', async () => {
    const { page } = host;
    await page.goto(server.address);
    await page
      .getByRole('button', { name: /Mysterium/ })
      .first()
      .click();
    await page.getByLabel('Ton prénom').fill('Léa');
    await page.locator('summary').click();
    await page.getByLabel('Sablier').selectOption('none');
    await page.getByRole('switch', { name: 'Les nouveaux venus frappent' }).check();
    await shoot(page, 'option');
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    link = await page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
  });

  await step('somebody knocks, changes their name, reloads, and is let in', async () => {
    const { page } = zoe;
    await knocks(zoe, link, 'Max');
    const bytes = await transferred(page);
    assert.ok(bytes <= kTableBudget, `the door's first load is ${bytes} bytes`);
    await page.getByText('Léa va t’ouvrir').waitFor();
    await axe(page, 'the door');
    await shoot(page, 'door');
    await card(host.page, 'Max frappe à la porte').waitFor();
    await page.getByRole('button', { name: 'Changer de prénom' }).click();
    await page.getByLabel('Ton prénom').fill('Zoé');
    await shoot(page, 'door-name');
    await page.getByRole('button', { name: 'Frapper à nouveau' }).click();
    await card(host.page, 'Zoé frappe à la porte').waitFor();
    await page.reload();
    await page.locator('.at-the-door').waitFor();
    await card(host.page, 'Zoé frappe à la porte').waitFor();
    await axe(host.page, 'somebody knocks');
    await shoot(host.page, 'knock');
    await host.page.getByRole('button', { name: 'Laisser entrer' }).click();
    await page.locator('.gather').waitFor();
    await card(host.page, 'Zoé').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'S’asseoir ici' }).first().click();
    await host.page.locator('.seat', { hasText: 'Zoé' }).waitFor();
  });

  await step('put off, and let in from the list', async () => {
    const { page } = host;
    await knocks(nina, link, 'Nina');
    await nina.page.reload(); // who comes back to the door only looks on at first
    await card(page, 'Nina').waitFor();
    await knocks(bob, link, 'Bob', ['Your name', 'Come in']);
    await shoot(bob.page, 'door-en');
    await card(page, 'Une autre personne attend').waitFor();
    await shoot(page, 'knock-two');
    await page.getByRole('button', { name: 'Plus tard' }).click();
    await page.locator('.caller-pill').waitFor();
    await opens(page, 'À la porte');
    await axe(page, 'the list of those who wait');
    await shoot(page, 'list');
    await page.getByRole('button', { name: 'Laisser entrer (Bob)' }).click();
    await bob.page.locator('.gather').waitFor(); // a newcomer takes a seat by themselves
    await page.locator('.dialog .seat', { hasText: 'Bob' }).waitFor();
    await page.getByRole('button', { name: 'Refuser (Nina)' }).click();
    await page.locator('.dialog').getByRole('button', { name: 'Annuler' }).click();
    await page.keyboard.press('Escape');
  });

  await step('newcomers need not knock; then somebody is removed, and they must', async () => {
    const { page } = host;
    await opens(page, 'Options de la table');
    await page.getByRole('switch', { name: 'Les nouveaux venus frappent' }).uncheck();
    await page.keyboard.press('Escape');
    await nina.page.locator('.gather').waitFor(); // who waited is in
    await opens(page, 'Places');
    await page.locator('.dialog').getByRole('button', { name: 'Actions pour Bob' }).click();
    await page.locator('.dialog').getByRole('button', { name: 'Faire sortir' }).click();
    await page.locator('.dialog').getByRole('button', { name: 'Faire sortir' }).click();
    await page.getByText('Désormais, les nouveaux venus frappent').waitFor();
    await shoot(page, 'from-now-on');
    await page.locator('.dialog .knock-note').waitFor();
    await page.keyboard.press('Escape');
    await bob.page.getByRole('heading', { name: 'You are no longer at this table' }).waitFor();
    await axe(bob.page, 'somebody was removed');
    await shoot(bob.page, 'removed-en');
    await bob.page.getByRole('button', { name: 'Knock again' }).click();
    await bob.page.getByRole('heading', { name: 'This table is closed' }).waitFor();
  });

  await step('they come back as somebody else, wait, and are turned away', async () => {
    const again = await somebody(browser, { width: 360, height: 740, locale: 'en-GB', touch: true });
    await knocks(again, link, 'Bobby', ['Your name', 'Come in']);
    await card(host.page, 'Bobby').getByRole('button', { name: 'Refuser' }).click();
    await shoot(host.page, 'turn-away');
    await card(host.page, 'Bobby').getByRole('button', { name: 'Refuser pour de bon' }).click();
    await again.page.getByRole('heading', { name: 'The door stayed shut' }).waitFor();
    await shoot(again.page, 'turned-away-en');
    await card(host.page, 'Bobby').waitFor({ state: 'detached' });
    assert.deepEqual(again.faults, []);
    await again.context.close();
  });

  await step('a seat of a running match is free: a bot plays for now', async () => {
    const { page } = host;
    await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await Promise.all([
      page.locator('.board-area').waitFor(),
      zoe.page.locator('.board-area').waitFor(),
      nina.page.locator('.board-area').waitFor(),
    ]);
    await opens(page, 'Places');
    const last = page.locator('.dialog .seat').last();
    await last.getByRole('button', { name: /Actions pour/ }).click();
    await last.getByRole('button', { name: 'Libérer la place' }).click();
    await last.getByRole('button', { name: 'Libérer la place' }).click();
    await last.getByText('un robot joue en attendant').waitFor();
    await page.keyboard.press('Escape');
    await nina.page.getByText('Tous les joueurs devront être d’accord').waitFor();
    await shoot(nina.page, 'free-seat');
  });

  const asks = async () => {
    await nina.page
      .getByRole('button', { name: /Demander/ })
      .first()
      .click();
    await nina.page.locator('.asking-dock').waitFor();
  };
  await step('it is asked for, and one does not agree', async () => {
    const before = await place_of(host.page);
    await asks();
    const asked = card(host.page, 'Nina voudrait prendre la place 4');
    await asked.waitFor();
    assert.equal(await place_of(host.page), before, 'the board stays where it is');
    await axe(host.page, 'the request');
    await axe(nina.page, 'who asks');
    await shoot(host.page, 'request');
    await shoot(nina.page, 'asking');
    await card(zoe.page, 'Nina').waitFor();
    await shoot(zoe.page, 'request-player');
    await card(zoe.page, 'Nina').getByRole('button', { name: 'Non' }).click();
    await nina.page.getByText('Quelqu’un n’est pas d’accord').waitFor();
    await asked.waitFor({ state: 'detached' });
    await shoot(nina.page, 'declined');
  });

  await step('once more, and all agree', async () => {
    await asks();
    const asked = card(host.page, 'Nina');
    await asked.getByRole('button', { name: 'D’accord' }).click();
    await shoot(host.page, 'sure');
    await asked.getByRole('button', { name: 'Oui, d’accord' }).click();
    await asked.waitFor({ state: 'detached' });
    await nina.page.locator('.votes .vote-yes', { hasText: 'Léa' }).waitFor();
    await shoot(nina.page, 'one-agreed');
    // By keyboard alone.
    await card(zoe.page, 'Nina').getByRole('button', { name: 'D’accord' }).focus();
    await zoe.page.keyboard.press('Enter');
    await zoe.page.locator('.caller .small-actions .safe:focus').waitFor(); // on the way back, not on the way on
    await zoe.page.keyboard.press('Shift+Tab');
    await zoe.page.keyboard.press('Enter');
    await nina.page.locator('.watch-dock').waitFor({ state: 'detached' });
    await card(zoe.page, 'Nina').waitFor({ state: 'detached' });
    await host.page.locator('.players .player-row', { hasText: 'Nina' }).waitFor();
  });

  await step('a screen knocks too', async () => {
    const screen = await somebody(browser);
    await screen.page.goto(`${link}/tv`);
    await screen.page.getByText('Léa va t’ouvrir').waitFor();
    await card(host.page, 'Un écran frappe à la porte').getByRole('button', { name: 'Laisser entrer' }).click();
    await screen.page.locator('.tv .board-area').waitFor();
    assert.deepEqual(screen.faults, []);
    await screen.context.close();
  });

  for (const { faults } of all) assert.deepEqual(faults, [], 'the pages complained');
} catch (fault) {
  await photograph(browser, 'door');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
