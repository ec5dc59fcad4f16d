// In English, on a phone, by touch: from the lobby to the first moves, and not a word of French on the way.
import assert from 'node:assert/strict';
import { plays } from './player.mjs';
import { somebody } from './table.mjs';

// Words that no English sentence of ours has.
const kFrench = /\b(le|la|les|une|des|tu|ton|avec|pour|dans|est|sur|partie|joueurs|règles|lancer)\b/i;

async function all_english(page, what) {
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en', `the language of ${what}`);
  const texts = await page.evaluate(() => {
    const found = [];
    const walker = document.createTreeWalker(document.getElementById('app'), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent);
    const names = [...document.querySelectorAll('[aria-label], [title]')].map((each) => each.getAttribute('aria-label') ?? '');
    return [...found, ...names];
  });
  const lines = texts.filter((line) => kFrench.test(line));
  assert.deepEqual(lines, [], `French in ${what}`);
}
const no_sideways = async (page, what) =>
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, `${what} scrolls sideways`);

export async function english(browser, server, axe) {
  const { page, context, faults } = await somebody(browser, { width: 360, height: 740, locale: 'en-GB', touch: true });
  const look = async (what) => {
    await all_english(page, what);
    await no_sideways(page, what);
    await axe(page, what);
  };
  try {
    await page.goto(server.address);
    await page.locator('.first-visit').waitFor();
    await look('the English lobby');
    await page.getByRole('button', { name: 'Rules: Midnight Party' }).tap();
    await page.locator('.story-scene').first().waitFor();
    await look('the English rules as a story');
    await page.getByRole('button', { name: 'Show the numbered rules' }).tap();
    await page.getByRole('button', { name: 'The whole rules, point by point' }).tap();
    await page.locator('.rules-section').first().waitFor();
    await page.locator('.rules-more summary').tap();
    await look('the English rules');
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
    await page.goto(`${server.address}/#FM-23`);
    await page.locator('#FM-23.marked').waitFor();
    await page.goBack(); // closes the rules
    await page.locator('dialog').waitFor({ state: 'detached' });
    assert.equal(page.url(), `${server.address}/`);
    await page.getByRole('button', { name: 'New table' }).tap();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Max');
    await page.getByRole('button', { name: 'Open the table' }).tap();
    await page.locator('.waiting').waitFor();
    await look('an English table before the match');
    await page.getByRole('button', { name: 'Fill up with bots' }).tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    let turns = 0;
    await plays(page, { until: async () => ++turns > 12 });
    await look('an English match');
    const table = page.url();
    for (const sheet of ['Table menu', 'Rules of the game', 'Table menu']) {
      await page.getByRole('button', { name: sheet, exact: true }).tap();
      await page.locator('dialog').waitFor();
      await page.goBack();
      await page.locator('dialog').waitFor({ state: 'detached' });
      assert.equal(page.url(), table, `going back closes ${sheet} and stays`);
    }
    await page.getByRole('button', { name: 'Table menu', exact: true }).tap();
    await page.locator('dialog').getByRole('button', { name: 'Close', exact: true }).tap();
    await page.goBack(); // nothing is open: to where one came from
    await page.locator('.lobby').waitFor();
    await page.goForward();
    await page.locator('.board-area').waitFor();
    assert.equal(page.url(), table);
    assert.deepEqual(faults, [], 'the page complained');
  } finally {
    await context.close();
  }
}
