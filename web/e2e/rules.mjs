// The rules of every game as a story: from the lobby and from a table, by keyboard; at their own addresses in both languages on a phone, a
// tablet and a laptop; on paper. SHOTS=FOLDER takes pictures, in all sizes.
import assert from 'node:assert/strict';
import { axe } from './check.mjs';
import { photograph, shoot, steps, tab_to } from './stage.mjs';
import { open_table, somebody, start_browser, start_server } from './table.mjs';

const kGames = ['le-fantome-de-minuit', 'chasseurs-de-tresor', 'pas-touche', 'mysterium', 'pas-vu-pas-pris'];
const kMostPages = 2;

const server = await start_server();
const browser = await start_browser();
const step = steps(240);

const clauses_seen = (page) =>
  page.evaluate(() => {
    const text = document.querySelector('.story-paper').textContent;
    return text.match(/(FM|GH|PT|MY|PV|TB|CT|SV)-\d\d/g) ?? [];
  });
const read = (page) => page.locator('.story-scene').nth(5).waitFor();
const gone = (page) => page.locator('dialog').waitFor({ state: 'detached' });

// Chromium writes an object of this type for each sheet of paper.
async function sheets_of_paper(page) {
  const paper = await page.pdf({ preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g).length;
}
async function fits_the_width(page, what) {
  const cut = await page.evaluate(() => {
    const paper = document.querySelector('.story-paper');
    const wide = [...paper.querySelectorAll('p, h1, h2, h3, h4, li, button, a')].filter(
      (each) => each.getClientRects().length > 0 && each.getBoundingClientRect().right > innerWidth + 1,
    );
    return [document.documentElement.scrollWidth > innerWidth, paper.scrollWidth > paper.clientWidth + 1, wide.length];
  });
  assert.deepEqual(cut, [false, false, 0], `${what} is wider than the screen`);
}

try {
  const { page, faults } = await somebody(browser, { width: 1440, height: 900 });
  const phone = await somebody(browser, { width: 360, height: 740, locale: 'en-GB', touch: true });

  await step('from the lobby, by keyboard, with the numbers and without', async () => {
    await page.goto(server.address);
    await page.locator('.game-actions').first().waitFor();
    for (const game of ['Le Fantôme de minuit', 'Mysterium']) {
      await tab_to(page, '.game-actions .button', { called: `Règles : ${game}`.replace(' :', '\u00a0:') });
      await page.keyboard.press('Enter');
      await read(page);
      assert.equal(await page.locator('.story-sheet').getByRole('heading', { level: 2 }).textContent(), game);
      assert.deepEqual(await clauses_seen(page), []);
      await tab_to(page, '.story-toggle');
      await page.keyboard.press('Space');
      await page.locator('.story-clauses').first().waitFor();
      assert.ok((await clauses_seen(page)).length > 30, 'the clauses stand beside the story');
      assert.deepEqual(
        (await clauses_seen(page)).filter((each) => /^(TB|CT|SV)/.test(each)),
        [],
        'but no code of the server',
      );
      await axe(page, `the story of ${game}`);
      await tab_to(page, '.story-toggle');
      await page.keyboard.press('Space');
      assert.deepEqual(await clauses_seen(page), []);
      await page.keyboard.press('Escape');
      await gone(page);
      assert.ok(await page.evaluate(() => document.activeElement.matches('.game-actions .button')), 'the focus is back');
    }
  });

  await step('a clause beside the story leads to the rules point by point', async () => {
    await tab_to(page, '.game-actions .button', { called: 'Règles\u00a0: Le Fantôme' });
    await page.keyboard.press('Enter');
    await read(page);
    await tab_to(page, '.story-toggle');
    await page.keyboard.press('Enter');
    await tab_to(page, '.story-clauses button', { called: 'FM-52' });
    await page.keyboard.press('Enter');
    await page.locator('#FM-52.marked').waitFor();
    await page.keyboard.press('Escape');
    await gone(page);
  });

  await step('at a table', async () => {
    await open_table(page, server.address, { name: 'Léa', fewer: 2, rounds: '1' });
    await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await page.locator('.board-area').waitFor();
    await page.keyboard.press('?');
    await read(page);
    assert.ok((await sheets_of_paper(page)) <= kMostPages, 'the sheet over a table is printed alone');
    await shoot(page, 'story-at-a-table');
    await page.goBack();
    await gone(page);
    await page.getByRole('button', { name: 'Règles du jeu', exact: true }).click();
    await read(page);
    await page.keyboard.press('Escape');
    await gone(page);
  });

  await step('at its own address, in every size, and on paper', async () => {
    for (const [who, folder] of [
      [page, 'regles'],
      [phone.page, 'rules'],
    ])
      for (const game of kGames) {
        const what = `${folder}/${game}`;
        await who.setViewportSize({ width: 360, height: 740 });
        await who.goto(`${server.address}/${what}`);
        await read(who);
        assert.deepEqual(await clauses_seen(who), [], what);
        for (const [width, height] of [
          [1440, 900],
          [820, 1180],
          [360, 740],
        ]) {
          await who.setViewportSize({ width, height });
          await fits_the_width(who, `${what} at ${width}`);
        }
        const unnamed = await who.locator('.story-picture:not([aria-label])').count();
        assert.equal(unnamed, 0, `a picture of ${what} says nothing`);
        await who.getByRole('button', { name: /numérotées|numbered/ }).click();
        await who.locator('.story-clauses').first().waitFor();
        await fits_the_width(who, `${what} with its numbers`);
        await axe(who, what);
        const sheets = await sheets_of_paper(who);
        assert.ok(sheets <= kMostPages, `${what} takes ${sheets} sheets of paper`);
        await shoot(who, what.replace('/', '-'), { whole: true });
      }
  });

  await step('and from there to other games, the other language, the lobby', async () => {
    await page.goto(`${server.address}/regles/mysterium`);
    await read(page);
    await page.getByRole('link', { name: 'Pas Touche' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pas Touche' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/regles/pas-touche');
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('English');
    await page.getByRole('heading', { level: 1, name: 'Hands Off!' }).waitFor();
    await page.getByRole('link', { name: 'Back to the lobby' }).click();
    await page.locator('.game-actions').first().waitFor();
    await page.goto(`${server.address}/rules/chess`);
    await page.getByText('There are no rules at this address').waitFor();
  });

  assert.deepEqual([...faults, ...phone.faults], []);
} catch (fault) {
  await photograph(browser, 'rules');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
