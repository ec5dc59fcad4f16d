// Presses that were meant for what was there before, the keyboard's place, and what those who listen are told: in the waiting room, in a
// short match of Le Fantôme de minuit, and in the practice of Pas Touche !.
import assert from 'node:assert/strict';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kPause_ms = 40;
const kLater_ms = 700; // longer than a new control ignores fingers
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const count = (page, selector) => page.locator(selector).count();
const focused = (page, selector) => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

async function opens(page, address) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Nouvelle table' }).click();
  await page.getByLabel('Ton prénom').fill('Léa');
  await page.getByRole('radio', { name: 'Le Fantôme de minuit' }).check();
  await page.locator('summary').click();
  await page.getByLabel('Manches').selectOption('1');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr-picture svg').waitFor();
  await pause(kLater_ms);
}

// In the page: everything that a live region is given to say, with the number of the turn it came in.
const listens = (page) =>
  page.evaluate(() => {
    window.heard = [];
    const live = '[role=status], [role=log], [role=alert], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((records) => {
      const said = new Map();
      for (const { target, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        if (!region || (type === 'childList' && region.textContent === '')) continue;
        said.set(region, (region.lastElementChild ?? region).textContent);
      }
      for (const text of said.values()) if (text !== '') window.heard.push(text);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });

// Plays at random by the list of choices.
async function plays(page) {
  while ((await count(page, '.ending')) === 0) {
    await page.evaluate(() => {
      const any = (list) => list[Math.floor(Math.random() * list.length)];
      const press = (selector) => {
        const found = any([...document.querySelectorAll(selector)].filter((each) => !each.disabled));
        found?.click();
        return found !== undefined;
      };
      return press('.dialog .choice') || press('.dock-area .answers .answer') || press('.dock .all-choices');
    });
    await pause(kPause_ms);
  }
}

const server = process.env.ADDRESS ? { address: process.env.ADDRESS, end: async () => undefined } : await start_server();
const browser = await start_browser();
const step = steps(300);

try {
  await step('a second tap does not begin the match', async () => {
    const { page, context } = await somebody(browser);
    await opens(page, server.address);
    const fill = page.getByRole('button', { name: 'Compléter avec des robots' });
    const [x, y] = await middle(fill);
    await page.mouse.click(x, y);
    const begin = page.getByRole('button', { name: 'Commencer' });
    await page.waitForFunction(() => document.querySelector('.step-actions button')?.textContent.includes('Commencer'));
    const [at_x, at_y] = await middle(begin);
    await page.mouse.click(at_x, at_y);
    await pause(kLater_ms);
    assert.equal(await count(page, '.board-area'), 0, 'a tap meant for the bots began the match');
    await begin.click();
    await page.locator('.board-area').waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('.dock-area')); // where the keys have something to do
    await context.close();
  });

  await step('a held key presses once', async () => {
    const { page, context } = await somebody(browser);
    await opens(page, server.address);
    await page.getByRole('button', { name: 'Compléter avec des robots' }).focus();
    await page.keyboard.down('Enter');
    const begin = page.getByRole('button', { name: 'Commencer' });
    await begin.waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent.includes('Commencer'));
    for (let at = 0; at < 5; ++at) {
      await page.keyboard.down('Enter'); // again without coming up: a repetition
      await pause(kPause_ms);
    }
    assert.equal(await count(page, '.board-area'), 0, 'a held key pressed what came up under it');
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter'); // at once: keys wait for nothing
    await page.locator('.board-area').waitFor();
    await context.close();
  });

  await step('one utterance a turn, and the end is read first', async () => {
    const { page, context } = await somebody(browser);
    await opens(page, server.address);
    await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await page.locator('.board-area').waitFor();
    await listens(page);
    await plays(page);
    const heard = await page.evaluate(() => window.heard);
    const of_bots = heard.filter((each) => /Robot (?:malin )?\d (place|lance|avance|se cache|reste)/.test(each)).length;
    const turns = heard.join(' ').match(/Robot (?:malin )?\d (place un|lance le dé\s?:)/g)?.length ?? 0;
    console.log(`    ${heard.length} utterances, ${of_bots} tell of ${turns} turns of bots`);
    // A machine that stands still in the middle of a turn has it told in two.
    assert.ok(turns > 0 && of_bots <= 1.1 * turns, `${of_bots} utterances tell of ${turns} turns of bots`);
    assert.ok(
      heard.some((each) => /À toi, Léa/.test(each)),
      'one’s own question is told',
    );
    const twice = heard.filter((each, at) => at > 0 && each === heard[at - 1]);
    assert.deepEqual(twice, [], 'nothing is said twice in a row');
    await page.waitForFunction(() => document.activeElement?.matches('.ending-in')); // never a button that commits
    assert.ok(await focused(page, '.ending-in'));
    await context.close();
  });

  await step('releasing the shout does not throw the dice', async () => {
    const { page, context } = await somebody(browser);
    await page.goto(server.address);
    await page
      .getByRole('button', { name: /Pas touche/i })
      .first()
      .click();
    await page.getByRole('button', { name: /S’entraîner/ }).click();
    await page.getByRole('slider').fill('1');
    await page.getByRole('button', { name: /C’est parti/ }).click();
    await page.locator('.pt-practice .pt-throw').click();
    await page.locator('.pt-shout').waitFor();
    await pause(kLater_ms);
    const dice = () => page.evaluate(() => document.querySelector('.pt-dice')?.getAttribute('aria-label') ?? '');
    while (!/^Les dés\s: /.test(await dice())) await pause(kPause_ms);
    const [x, y] = await middle(page.locator('.pt-shout'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    const named = (await dice()).replace(/^Les dés\s: /, '');
    const place = await page.evaluate(
      (wanted) =>
        [...document.querySelectorAll('.pt-card')]
          .map((each) => (each.getAttribute('aria-label') ?? '').split(', '))
          .find(([, what]) => what === wanted)?.[0],
      named,
    );
    await page.keyboard.press(place[0]);
    await page.keyboard.press(`Digit${place[1]}`); // whatever comes of it, this throw is over soon
    await page.locator('.pt-practice .pt-throw').waitFor();
    await page.mouse.up();
    await pause(kLater_ms);
    assert.equal(await count(page, '.pt-shout'), 0, 'the finger that left the shout threw the dice');
    await page.locator('.pt-practice .pt-throw').click();
    await page.locator('.pt-shout').waitFor();
    await context.close();
  });
} catch (fault) {
  await photograph(browser, 'presses');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
