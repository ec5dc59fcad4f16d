// Chasseurs de trésor through the real server: two people, one of them on a phone, and two bots play a classic match to its end; then
// one person and three bots play an advanced match to its end, the person with the keyboard only.
import assert from 'node:assert/strict';
import { keys_only } from './chasseurs_keys.mjs';
import { axe, transferred } from './check.mjs';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kTableBudget = 220_000;

const over = async (page) => (await page.locator('.ending').count()) > 0;

// Takes the first answer at the thumb: the dice and cards, else what is most worth going to. By key: what has just appeared does not
// answer to fingers for a moment, and over a whole match these moments are minutes.
async function hunts(page) {
  let moves = 0;
  while (!(await over(page))) {
    try {
      await page.locator('.ct-dock .answer').first().press('Enter', { timeout: 1500 });
      moves += 1;
    } catch (fault) {
      if (!String(fault).includes('Timeout')) throw fault; // somebody else's turn
    }
  }
  return moves;
}

async function opens(page, address, name) {
  await page.goto(address);
  await page
    .getByRole('button', { name: /Chasseurs de trésor/ })
    .first()
    .click();
  await page.getByLabel('Ton prénom').fill(name);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr-picture svg').waitFor();
}

const server = await start_server();
const browser = await start_browser();
const step = steps(300);

try {
  const host = await somebody(browser);
  const guest = await somebody(browser, { width: 360, height: 740, touch: true });

  await step('a table of two people and two bots', async () => {
    await opens(host.page, server.address, 'Léa');
    await guest.page.goto(await host.page.getByRole('textbox', { name: 'Lien de la table' }).inputValue());
    await guest.page.getByLabel('Ton prénom').fill('Max');
    await guest.page.getByRole('button', { name: 'Entrer' }).click();
    await host.page.locator('.seat', { hasText: 'Max' }).waitFor();
    await host.page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await host.page.getByRole('button', { name: 'Commencer' }).click();
    await guest.page.locator('.ct-house').waitFor();
    const bytes = await transferred(guest.page);
    console.log(`    first load of a table ${(bytes / 1000).toFixed(1)} KB`);
    assert.ok(bytes <= kTableBudget, `a table's first load is ${bytes} bytes, at most ${kTableBudget}`);
    await axe(host.page, 'the house');
    await axe(guest.page, 'the house on a phone');
    const { width, scroll } = await guest.page.evaluate(() => ({
      width: innerWidth,
      scroll: document.documentElement.scrollWidth,
    }));
    assert.ok(scroll <= width, `the phone scrolls sideways: ${scroll} of ${width}`);
  });

  await step('they point at a room and ask for advice', async () => {
    await host.page.getByRole('button', { name: 'Montrer' }).click();
    const seen = guest.page.locator('.ct-ping').waitFor(); // it lies there for five seconds
    await Promise.all([seen, host.page.locator('[data-thing="room_g"]').click()]);
    await host.page.locator('.chat-messages', { hasText: 'Regardez dans le jardin d’hiver (G)' }).waitFor();
    // Both roll and draw until the host has something to choose; the guest goes where the first answer leads.
    for (let tries = 0; tries < 200 && (await host.page.locator('.advise').count()) === 0; ++tries)
      for (const [page, answer] of [
        [host.page, '.ct-dock .answer-main'],
        [guest.page, '.ct-dock .answer'],
      ])
        await page
          .locator(answer)
          .first()
          .click({ timeout: 200 })
          .catch(() => undefined);
    await host.page.getByRole('button', { name: 'Conseil' }).click();
    await host.page.locator('.advice').waitFor();
    assert.equal(await guest.page.locator('.advice').count(), 0, 'advice is for who asked');
    await host.page.locator('.advice').getByRole('button').click();
  });

  await step('a classic match to its end', async () => {
    const moves = await Promise.all([hunts(host.page), hunts(guest.page)]);
    console.log(`    ${moves[0]} and ${moves[1]} moves`);
    assert.ok(Math.min(...moves) > 5, 'both played');
    await host.page.locator('.ct-result').waitFor();
    await axe(host.page, 'the end of a match');
  });

  await step('an advanced match by keyboard only, to its end', () => keys_only(browser, server));

  assert.deepEqual([...host.faults, ...guest.faults], [], 'the pages complained');
} catch (fault) {
  await photograph(browser, 'chasseurs');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
