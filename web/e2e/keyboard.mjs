// A match by keyboard only: the guided first game, its hints, the board's own keys, a refusal and its rule.
import assert from 'node:assert/strict';
import { tab_to } from './stage.mjs';
import { somebody } from './table.mjs';

const kTries = 5;
const kMoves = 2; // on the board itself, after all guests are placed

const seen = (page, selector) => page.locator(selector).count();
const log_lines = (page) => page.locator('.right-side .log li:not(.nothing-yet)').count();

// Goes to something on the board that can be done, and does it.
async function act_on_board(page) {
  await tab_to(page, '.target', { most: 80 });
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
}

// Wherever on the board or among the answers the last key was pressed, Enter rolls.
async function roll_the_die(page) {
  if (!(await page.evaluate(() => document.activeElement.matches('.target, .dock-area')))) await tab_to(page, '.die-ready');
  await page.keyboard.press('Enter');
}

const has_focus = () => document.activeElement !== null && document.activeElement !== document.body;

// The arrows follow the picture.
async function walks(page) {
  await tab_to(page, '.target', { most: 80 });
  await page.keyboard.press('Home'); // square 1, on the left; 2 lies above it
  await page.keyboard.press('ArrowUp');
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('data-thing')), 'square-2');
}

async function reads_rules(page) {
  await page.keyboard.press('?');
  await page.locator('.story-scene').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

async function is_refused(page) {
  const marked = page.locator('.rules .marked');
  for (let tries = 0; (await marked.count()) === 0; ++tries) {
    assert.ok(tries < kTries, 'a refusal leads to its clause');
    await tab_to(page, '.target', { most: 80 });
    await page.keyboard.press('End'); // the cellar: nobody may go there
    await Promise.all([page.locator('.toast .toast-why').waitFor(), page.keyboard.press('Enter')]);
    await page.keyboard.press('?');
    await page.locator('.rules-section, .story-scene').first().waitFor();
    if ((await marked.count()) > 0) break;
    await page.keyboard.press('Escape'); // a slow machine: the refusal was gone before the key came, which told the story instead
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  await page.waitForFunction(() => /^FM-\d\d$/.test(document.activeElement?.id ?? '')); // the clause gets the focus
  await page.keyboard.press('Escape');
  await page.locator('.dialog').waitFor({ state: 'detached' });
}

export async function keyboard(browser, server, axe) {
  const { page, context, faults } = await somebody(browser);
  try {
    await page.goto(server.address);
    await page.locator('.first-visit').waitFor();
    await tab_to(page, '.first-visit .button');
    await page.keyboard.press('Enter');
    await page.locator('.name-form input').waitFor();
    await tab_to(page, '.name-form input');
    await page.keyboard.type('Zoé');
    await page.keyboard.press('Enter');
    await page.locator('.hint').waitFor();
    await axe(page, 'a table with a hint');
    await tab_to(page, '.hint .button');
    await page.keyboard.press('Enter');
    await reads_rules(page);
    await is_refused(page);
    await walks(page);

    let moves = 0;
    while (moves < kMoves && (await seen(page, '.ending')) === 0) {
      const before = await log_lines(page);
      const placing = (await seen(page, '.dock-hand')) > 0;
      const roll = (await seen(page, '.die-ready')) > 0;
      const open = (await seen(page, '.target-open')) > 0;
      if (roll) {
        await roll_the_die(page);
      } else if (open) {
        await act_on_board(page);
      } else {
        await page.waitForTimeout(30); // the bot's turn
        continue;
      }
      await page
        .waitForFunction((count) => document.querySelectorAll('.right-side .log li:not(.nothing-yet)').length !== count, before, {
          timeout: 250,
        })
        .catch(() => undefined);
      await page.waitForFunction(has_focus); // it is kept, or goes on to what comes next
      // To choose a guest writes nothing; to move one does.
      if (open && !roll && !placing && (await log_lines(page)) !== before) ++moves;
    }
    assert.ok(moves > 0, 'guests were moved by keyboard'); // chance may end the match after the first
    await tab_to(page, '.hint .hint-stop, .top-bar .logo');
    assert.deepEqual(faults, [], 'the page complained');
  } finally {
    await context.close();
  }
}
