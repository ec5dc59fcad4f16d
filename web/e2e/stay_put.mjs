// The board keeps its size and place for a whole match. At three sizes of screen a match of each game is played against bots, and whenever
// anything on the page changes the board is measured; what one may press must be whole on the screen (or, where the page scrolls, in its
// dock). Then a second match begins at the same table, and nothing of the first may be seen.
// GAME=pas-vu-pas-pris WIDTH=360 plays only that; PICTURES names a folder for pictures.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kSizes = [
  { width: 360, height: 740, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1440, height: 900 },
];
const kTolerance_px = 0.5;
const kLook_ms = 40;
const kLeastTurns = 6;
const kMost_s = 600;
const kPart_s = 30;

// What is measured in each game, and what its setup is to be.
const kGames = [
  {
    id: 'le-fantome-de-minuit',
    name: 'Le Fantôme de minuit',
    field: '.fm-board',
    setup: async (page) => page.getByLabel('Manches').selectOption('1'),
  },
  { id: 'chasseurs-de-tresor', name: 'Chasseurs de trésor', field: '.ct-house', setup: async () => undefined },
  {
    id: 'pas-touche',
    name: 'Pas Touche !',
    field: '.pt-grid',
    long: true, // to its end on the smallest screen only
    setup: async (page) => {
      for (let seats = 4; seats > 2; --seats) await page.getByRole('button', { name: 'Un de moins' }).first().click();
    },
  },
  { id: 'mysterium', name: 'Mysterium', field: '.my-clues', setup: async () => undefined },
  {
    id: 'pas-vu-pas-pris',
    name: 'Pas vu, pas pris !',
    field: '.pv-plan',
    setup: async (page) => {
      await page.getByLabel(/Fusions/).check();
      await page.getByLabel(/Minuit sonne/).check();
    },
  },
];

async function opens(page, address, { name, setup }) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Nouvelle table' }).click();
  await page.getByLabel('Ton prénom').fill('Maximilienne');
  await page.getByRole('radio', { name }).check();
  await page.locator('summary').click();
  await setup(page);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr-picture svg').waitFor();
  await page.getByRole('button', { name: 'Compléter avec des robots' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('.board-area').waitFor();
}

// In the page: notes every box that the board has had, and every control at the thumb that was cut off.
const measures = (page, field) =>
  page.evaluate(
    async ([selector, tolerance, pause]) => {
      await document.fonts.ready;
      const boxes = {};
      const cut = new Set();
      const box_of = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height];
      };
      const far = (one, other) => one.some((each, at) => Math.abs(each - other[at]) > tolerance);
      const look = () => {
        if (document.querySelector('.curtain')) return;
        const now = `${document.querySelector('.turn-banner')?.textContent} | ${document.querySelector('.dock-area')?.textContent.replace(/\s+/g, ' ').slice(0, 140)}`;
        for (const each of ['.board-area', selector]) {
          const element = document.querySelector(each);
          if (element === null || (each === selector && document.querySelector('[data-phase=over]'))) continue;
          const box = box_of(element);
          boxes[each] ??= [];
          if (!boxes[each].some(({ box: known }) => !far(known, box))) boxes[each].push({ box, now });
        }
        const dock = document.querySelector('.dock-area > .dock');
        const frame = dock?.getBoundingClientRect();
        for (const element of dock?.querySelectorAll('button') ?? []) {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          if (width <= 1 || element.closest('dialog') || element.offsetParent === null) continue; // told to keyboards only
          if (getComputedStyle(element).position === 'absolute') continue; // beside the question
          const main = element.matches('.answer-main, .pt-shout, .pt-throw');
          const scrolled = document.querySelector('.pv-dock') !== null && !main; // its dock scrolls; what ends a turn must not
          const lost = left < -1 || right > innerWidth + 1 || bottom > frame.bottom + 1 || top < frame.top - 1;
          if (lost && !scrolled) cut.add(`${element.textContent.trim() || element.getAttribute('aria-label')} (${now})`);
        }
        const words = document.querySelector('.turn-banner > div');
        const heard = words === null || words.parentElement.getBoundingClientRect().width <= 1;
        if (!heard && words.scrollHeight > document.querySelector('.turn-banner').clientHeight + 1)
          cut.add(`the question (${now})`);
      };
      const timer = setInterval(look, pause);
      const observer = new MutationObserver(() => requestAnimationFrame(look));
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      window.measured = () => {
        clearInterval(timer);
        observer.disconnect();
        return { boxes, cut: [...cut] };
      };
    },
    [field, kTolerance_px, kLook_ms],
  );

// In the page: does one thing of what is offered, by what any game has. True if there was something.
const acts = (page) =>
  page.evaluate(() => {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => !each.disabled);
    const any = (list) => list[Math.floor(Math.random() * list.length)];
    const press = (selector) => {
      const found = any(all(selector));
      found?.click();
      return found !== undefined;
    };
    const key = (name) => window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
    if (all('.dialog .choice').length > 0) return press('.dialog .choice');
    if (press('.dialog header .icon-button')) return false;
    if (document.querySelector('.pt-prepare')) return press('.pt-prepare .pt-throw');
    if (document.querySelector('.pt-shout')) {
      const named = /: (.+)$/.exec(document.querySelector('.pt-dice')?.getAttribute('aria-label') ?? '')?.[1] ?? null;
      const cards = all('.pt-card').map((each) => (each.getAttribute('aria-label') ?? '').split(', '));
      const right = cards.find(([, what]) => what === named)?.[0];
      if (named === null || right === undefined || Math.random() < 0.3) return press('.pt-give-up');
      const place = Math.random() < 0.8 ? right : any(cards)[0];
      for (const each of place.toLowerCase()) key(each);
      return true;
    }
    if (press('.pt-throw')) return true;
    if (document.querySelector('.pv-placing')) return press('.pv-placing .pv-commit button');
    if (press('.pv-onward') || press('.pv-lose')) return true;
    if (document.querySelector('.pv-planning')) {
      for (let at = 0; at < 12; ++at)
        press(Math.random() < 0.3 ? '.pv-chip:not([aria-disabled=true])' : '.pv-planning .pv-arrow-key, .pv-planning .pv-spot');
      if (Math.random() < 0.2) for (let at = 0; at < 7; ++at) press('.pv-chip:not([aria-disabled=true])') && press('.pv-undo');
      return press('.pv-commit .answer-main');
    }
    if (Math.random() < 0.3 && press('.dock-area .answer-pick')) return true;
    if (press('.dock-area .answers .answer')) return true;
    if (press('.my-main')) return true;
    return press('.dock .all-choices') || press('.dock .choice, .die-ready');
  });

const over = async (page) => (await page.locator('.ending').count()) > 0;
async function plays(page, until) {
  let turns = 0;
  while (!(await until())) {
    if (await acts(page)) turns += 1;
    await page.waitForTimeout(kLook_ms);
  }
  return turns;
}

const text_of = ({ box, now }) => `${box.map((each) => Math.round(10 * each) / 10).join(', ')}: ${now}`;

// Nothing of the match before.
async function begins_again(page) {
  const before = await page.locator('.right-side .log li').allTextContents();
  // A look that was asked for as the match came to its end is closed by who asked for it.
  await page.evaluate(() => document.querySelector('.pv-verdict-tools .gold')?.click());
  await page.getByRole('button', { name: 'La revanche' }).click();
  await page.locator('.ending').waitFor({ state: 'detached' });
  const stale = await page.evaluate(() => ({
    ended: document.querySelector('.ending, .ending-unfold, .note-card, .pt-finish, .my-last li, .advice') !== null,
    lines: [...document.querySelectorAll('.right-side .log li:not(.nothing-yet)')].map((each) => each.textContent),
  }));
  assert.equal(stale.ended, false, 'something of the match before lies on the table');
  const old = before.slice(0, -1).join('\n');
  assert.ok(stale.lines.length < before.length && !stale.lines.join('\n').includes(old), 'the log tells of the match before');
}

const server = process.env.ADDRESS ? { address: process.env.ADDRESS, end: async () => undefined } : await start_server();
const browser = await start_browser();
const step = steps(900);
const faults = [];

try {
  for (const size of kSizes)
    for (const game of kGames) {
      if (process.env.GAME !== undefined && process.env.GAME !== game.id) continue;
      if (process.env.WIDTH !== undefined && Number(process.env.WIDTH) !== size.width) continue;
      await step(`${game.name} at ${size.width}x${size.height}`, async () => {
        const somebody_there = await somebody(browser, size);
        const { page, context } = somebody_there;
        await page.addInitScript(() => localStorage.setItem('minuit.pas-vu-way', 'plan'));
        await opens(page, server.address, game);
        await page.locator(game.field).waitFor();
        await page.waitForTimeout(500); // until the letters are there and the board is up
        await measures(page, game.field);
        const picture = async (name) => {
          if (process.env.PICTURES)
            await page.screenshot({ path: join(process.env.PICTURES, `${game.id}-${size.width}-${name}.png`) });
        };
        let looked = 0;
        const whole_s = game.long && size !== kSizes[0] ? kPart_s : kMost_s;
        const most = Date.now() + Number(process.env.MOST_SECONDS ?? whole_s) * 1000;
        const turns = await plays(page, async () => {
          if (++looked % 40 === 10) await picture(`turn${looked}`);
          return Date.now() > most || (await over(page));
        });
        await page.waitForTimeout(300);
        await picture('end');
        const { boxes, cut } = await page.evaluate(() => window.measured());
        console.log(`    ${turns} turns`);
        assert.ok(turns >= kLeastTurns, `${turns} turns show little`);
        for (const [what, seen] of Object.entries(boxes))
          if (seen.length > 1)
            faults.push(`${game.name} ${size.width}: ${what} moved:\n      ${seen.map(text_of).join('\n      ')}`);
        if (cut.length > 0) faults.push(`${game.name} ${size.width}: cut off: ${cut.slice(0, 5).join('\n      ')}`);
        if (await over(page)) await begins_again(page);
        assert.deepEqual(somebody_there.faults, [], 'the page complained');
        await context.close();
      });
    }
  for (const each of faults) console.log(each);
  assert.equal(faults.length, 0, 'the board moved, or something at the thumb was cut off');
} catch (fault) {
  await photograph(browser, 'stay-put');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
