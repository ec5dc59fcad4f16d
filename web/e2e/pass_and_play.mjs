// Two people share a phone at a table with a bot: nothing is hidden, so it only says whose turn it is; then with the curtain.
import assert from 'node:assert/strict';
import { plays } from './player.mjs';
import { open_table, somebody } from './table.mjs';

export async function pass_and_play({ browser, step, axe, address, restart }) {
  const { page, context, faults } = await somebody(browser, { width: 360, height: 740, touch: true });
  const banner = () => page.locator('.turn-banner h2').textContent();
  // The list of choices may still be open, if the turn passed while it was being opened.
  const open_sharers = async () => {
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu de la table' }).click();
    await page.getByRole('button', { name: 'Sur cet appareil' }).click();
  };

  await step('two people at one phone', async () => {
    await open_table(page, address(), { name: 'Léa', fewer: 1, rounds: '3' });
    for (const name of ['Zoé', 'Biscotte']) {
      await page.getByRole('button', { name: 'Ajouter quelqu’un sur cet appareil' }).click();
      await page.getByLabel('Son prénom').fill(name);
      await page.keyboard.press('Enter');
      await page.locator('.seat', { hasText: name }).waitFor();
    }
    await axe(page, 'the table with people who share a device');
    await page.getByRole('button', { name: 'Retirer Zoé' }).click();
    await page.locator('.seat', { hasText: 'Zoé' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await page.locator('.board-area').waitFor();
  });

  // Until both of them have decided something.
  const both = () => {
    const seen = new Set();
    return async () => {
      const title = (await banner()) ?? '';
      for (const name of ['Léa', 'Biscotte']) if (title.startsWith('À toi') && title.includes(name)) seen.add(name);
      return seen.size === 2;
    };
  };
  await step('it is told whose turn it is; a reload and a restart change nothing', async () => {
    await plays(page, { until: both() });
    assert.equal(await page.locator('.curtain').count(), 0, 'nothing is hidden in this game');
    await page.reload();
    await plays(page, { until: both() });
    await restart();
    await plays(page, { until: both() });
  });

  let turn = '';
  await step('the curtain', async () => {
    await open_sharers();
    await page.getByLabel('Un rideau entre les joueurs').click();
    await page.keyboard.press('Escape');
    const curtain = page.locator('.curtain');
    await plays(page, { until: async () => (await curtain.count()) > 0 });
    assert.equal(await page.locator('.table-page, .board-area, .log').count(), 0, 'nothing of the table is behind it');
    await axe(page, 'the curtain');
    const [, name] = /à (\S+)$/.exec((await curtain.getByRole('heading').textContent()) ?? '') ?? [];
    await page.keyboard.press('Enter'); // the focus is where it is needed
    await page.locator('.turn-banner h2', { hasText: name }).waitFor();
    turn = name;
  });

  // For the one who waits: a bot whose turn it is would play at once, and the curtain for the next would hide what is looked for.
  await step('a bot for one of them', async () => {
    const waiting = turn === 'Léa' ? 'Biscotte' : 'Léa';
    await open_sharers();
    await page.getByRole('button', { name: `Robot (${waiting})` }).click();
    await page.locator('.sharers li', { hasText: 'joué par un robot' }).waitFor();
    await axe(page, 'who shares the device');
    await page.keyboard.press('Escape');
    await page.locator('.turn-banner h2', { hasText: `À toi, ${turn}` }).waitFor();
    let looks = 0;
    await plays(page, { until: async () => ++looks > 8 });
    await page.locator('.turn-banner h2', { hasText: `À toi, ${turn}` }).waitFor();
    assert.equal(await page.locator('.curtain').count(), 0, 'a device that one person holds needs no curtain');
  });
  assert.deepEqual(faults, [], 'the page complained');
  await context.close();
}
