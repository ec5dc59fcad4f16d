// Sound is offered once: after the first touch at a table, never over a running game, and the answer is remembered, silence too.
import assert from 'node:assert/strict';
import { axe, in_sight } from './check.mjs';
import { plays } from './player.mjs';
import { open_table, somebody, start_server } from './table.mjs';

const kAfter_ms = 1500; // had it been going to ask, it would have
const recall = (page, key) => page.evaluate((each) => localStorage.getItem(`minuit.${each}`), key);

export async function offer(browser) {
  const server = await start_server();
  const { context, page, faults } = await somebody(browser, { width: 360, height: 740, touch: true, offer: true });
  const sheet = page.locator('.sound-offer');
  const stays_away = async (why) => {
    await page.waitForTimeout(kAfter_ms);
    assert.equal(await sheet.count(), 0, why);
  };
  try {
    await page.goto(server.address);
    await page.evaluate(() => localStorage.setItem('minuit.sound_offered', 'yes'));
    await open_table(page, server.address, { name: 'Léa', fewer: 2, rounds: '1' });
    await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await page.locator('.board-area').waitFor();
    await page.evaluate(() => localStorage.setItem('minuit.sound_offered', 'no'));
    await page.reload();
    await page.locator('.turn-banner').tap();
    await stays_away('a game is running');
    await plays(page, { until: async () => (await page.locator('.ending').count()) > 0 });
    await stays_away('nobody has touched the table since');
    await page.locator('.top-bar h1').tap();
    await sheet.waitFor();
    await axe(page, 'the offer of sound');
    for (const name of ['Avec le son', 'En silence']) {
      const button = sheet.getByRole('button', { name });
      assert.ok((await button.boundingBox()).height >= 44, `${name} is large enough for a finger`);
    }
    await in_sight(page, '.sound-offer .gold');
    await page.touchscreen.tap(180, 20);
    assert.equal(await sheet.count(), 1, 'a finger beside it is no answer');

    await sheet.getByRole('button', { name: 'Avec le son' }).click();
    await sheet.waitFor({ state: 'detached' });
    assert.equal(await recall(page, 'sound'), 'on');
    await page.getByRole('button', { name: 'Menu de la table' }).click();
    await page.getByRole('button', { name: 'Son' }).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.ending').waitFor();
    assert.equal(await recall(page, 'sound'), 'off', 'silence is remembered');
    await page.locator('.top-bar h1').tap();
    await stays_away('it was asked before');

    await page.goto(`${page.url()}/tv`);
    await page.evaluate(() => localStorage.removeItem('minuit.sound_offered'));
    await page.reload();
    await page.locator('.tv-seats').waitFor();
    await page.touchscreen.tap(180, 200);
    await stays_away('a big screen asks for nothing');
    assert.deepEqual(faults, []);
  } finally {
    await context.close();
    await server.end();
  }
}
