// tidy: long because it follows one match through its states, in their order
// Mysterium through the real server: a ghost and two mediums in three browsers with a bot, from the setup to the accusation; then the
// form for two players, and the hourglass running out on a medium that has not chosen.
import assert from 'node:assert/strict';
import { axe, transferred } from './check.mjs';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kTableBudget = 220_000;
const kPause_ms = 60;
const kTry_ms = 15_000; // then the moment has passed
const kMostMatches = 40; // a bot may miss its cards: then the night is lost, and another one begins
const kPictures = '**/assets/mysterium/**/*.svg';

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
// A press that may come too late.
const tries = (press) =>
  press.catch((fault) => {
    if (!String(fault).includes('Timeout')) throw fault;
  });

async function opens(page, address, { name, players, timer, difficulty = 'easy' }) {
  await page.goto(address);
  await page
    .getByRole('button', { name: /Mysterium/ })
    .first()
    .click();
  await page.getByLabel('Ton prénom').fill(name);
  for (let more = 4; more > players; --more) await page.getByRole('button', { name: 'Un de moins' }).first().click();
  await page.locator('summary').click();
  await page.getByLabel('Difficulté').selectOption(difficulty);
  await page.getByLabel('Sablier').selectOption(timer);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr-picture svg').waitFor();
}
async function joins(host, guest, name) {
  await guest.page.goto(await host.page.getByRole('textbox', { name: 'Lien de la table' }).inputValue());
  await guest.page.getByLabel('Ton prénom').fill(name);
  await guest.page.getByRole('button', { name: 'Entrer' }).click();
  await host.page.locator('.seat', { hasText: name }).waitFor();
}

// What this page shows now.
const look = (page) =>
  page.evaluate(() => {
    const board = document.querySelector('.my-board');
    const main = document.querySelector('.my-main');
    return {
      phase: board?.dataset.phase ?? '',
      hour: Number(board?.dataset.hour ?? 0),
      over: document.querySelector('.ending') !== null,
      main: main !== null && !main.disabled,
      asked: main !== null,
      hand: document.querySelectorAll('.my-held').length,
      own: [...document.querySelectorAll('.my-chip.my-own-chip')].map((each) => Number(each.dataset.medium)),
      lacking: [...document.querySelectorAll('.my-chip')]
        .filter((each) => each.querySelectorAll('.my-sleeve .my-filled').length < 3)
        .map((each) => Number(each.dataset.medium)),
    };
  });

// The ghost gives one vision to everybody who still looks for something; who runs which medium is asked of nobody, so the targets are
// read from its own screen on the way.
async function gives(ghost, targets) {
  for (;;) {
    if ((await ghost.locator('.my-near').count()) > 0) await ghost.keyboard.press('Escape');
    const { phase, over, hand } = await look(ghost);
    if (over || !['giving', 'drawing', 'laying', 'assigning', ''].includes(phase)) return;
    if (phase === 'giving' && hand > 0) {
      // Both in one look: the next medium may be shown at any moment.
      const [medium, card] = await ghost.evaluate(() => [
        document.querySelector('.my-chip[aria-pressed=true]')?.dataset.medium ?? null,
        document.querySelector('.my-goal .my-card')?.dataset.card ?? null,
      ]);
      if (medium !== null && card !== null) targets.set(Number(medium), card);
      if ((await ghost.locator('.my-taken').count()) === 0)
        await tries(ghost.locator('.my-held .my-card').first().click({ timeout: kTry_ms }));
      await tries(ghost.locator('.my-main:not(:disabled)').click({ timeout: kTry_ms }));
      await tries(ghost.locator('.my-taken').first().waitFor({ state: 'detached', timeout: kTry_ms })); // it is given
    }
    await pause(kPause_ms);
  }
}

// A medium puts the token on a card, by the close-up.
async function chooses(page, medium, card) {
  const token = page.locator(`.my-clue-row .my-card[data-card="${card}"] .my-pawns`);
  for (;;) {
    const { phase } = await look(page);
    if (phase !== 'guessing' || (await token.count()) > 0) return;
    await tries(page.locator(`.my-chip[data-medium="${medium}"]`).click({ timeout: kTry_ms }));
    await tries(page.locator(`.my-clue-row .my-card[data-card="${card}"]`).click({ timeout: kTry_ms }));
    await tries(page.locator(`.my-choose[data-medium="${medium}"]`).click({ timeout: kTry_ms }));
    await tries(token.first().waitFor({ timeout: kTry_ms }));
    if ((await page.locator('.my-near').count()) > 0) await page.keyboard.press('Escape');
  }
}

// All say that they are done until the hour has passed: somebody's change takes it back.
async function passes(pages, hour) {
  for (;;) {
    for (const page of pages) {
      const now = await look(page);
      if (now.over || now.phase !== 'guessing' || now.hour !== hour) return;
      if (now.main) await tries(page.locator('.my-main').click({ timeout: kTry_ms }));
    }
    await pause(kPause_ms);
  }
}

// To the epilogue, or to the end if a bot was too slow. True: there is somebody to accuse.
async function searches(ghost, mediums, during = async () => undefined) {
  const targets = new Map();
  for (;;) {
    await gives(ghost, targets);
    const { phase, hour, over } = await look(ghost);
    if (over) return false;
    if (phase !== 'guessing') {
      if ((await ghost.locator('.my-epilogue').count()) > 0) return true;
      await pause(kPause_ms);
      continue;
    }
    for (const page of mediums) {
      await page.locator(`.my-board[data-hour="${hour}"]`).waitFor();
      const { own, lacking } = await look(page);
      for (const medium of own.filter((each) => lacking.includes(each))) await chooses(page, medium, targets.get(medium));
    }
    await during(hour);
    await passes(mediums, hour);
  }
}

// The ghost names the first group and gives its first three visions.
async function conveys(ghost) {
  for (;;) {
    const { phase, over } = await look(ghost);
    if (over || phase === 'voting' || phase === 'turning') return;
    if (phase === 'conveying') {
      if ((await ghost.locator('.my-picked').count()) === 0)
        await tries(ghost.locator('.my-group-head').first().click({ timeout: kTry_ms }));
      for (let at = await ghost.locator('.my-taken').count(); at < 3; ++at)
        await tries(ghost.locator('.my-held:not(.my-taken) .my-card').first().click({ timeout: kTry_ms }));
      await tries(ghost.locator('.my-main:not(:disabled)').click({ timeout: kTry_ms }));
    }
    await pause(kPause_ms);
  }
}
async function votes(mediums, during = async () => undefined) {
  for (let seen = false; ; ) {
    for (const page of mediums) {
      const { phase, over, asked } = await look(page);
      if (over) return;
      if (phase !== 'voting' || !asked) continue;
      if (!seen) await during(page);
      seen = true;
      if ((await page.locator('.my-picked').count()) === 0)
        await tries(page.locator('.my-group-head').first().click({ timeout: kTry_ms }));
      await tries(page.locator('.my-main:not(:disabled)').click({ timeout: kTry_ms }));
    }
    await pause(kPause_ms);
  }
}
const does_not_scroll_sideways = async (page) => {
  const { width, scroll } = await page.evaluate(() => ({ width: innerWidth, scroll: document.documentElement.scrollWidth }));
  assert.ok(scroll <= width, `the page scrolls sideways: ${scroll} of ${width}`);
};
const silent = async (page) => assert.equal(await page.locator('.chat-entry input').first().isDisabled(), true);

const server = await start_server();
const browser = await start_browser();
const step = steps(900);

try {
  const ghost = await somebody(browser);
  const phone = await somebody(browser, { width: 360, height: 740, touch: true });
  const third = await somebody(browser);
  const mediums = [phone.page, third.page];

  // No picture comes to this one until it has chosen a card.
  let release = () => undefined;
  const released = new Promise((done) => {
    release = done;
  });
  await third.context.route(kPictures, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });

  await step('a ghost, two mediums and a bot sit down', async () => {
    await opens(ghost.page, server.address, { name: 'Léa', players: 4, timer: 'none' });
    await joins(ghost, phone, 'Max');
    await joins(ghost, third, 'Zoé');
    await ghost.page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await ghost.page.getByRole('button', { name: 'Commencer' }).click();
    await ghost.page.locator('.my-hand').waitFor();
    for (const page of mediums) await page.locator('.my-board[data-hour="1"]').waitFor();
    const bytes = await transferred(third.page); // without the pictures, which have not come
    console.log(`    first load of a table ${(bytes / 1000).toFixed(1)} KB, pictures not counted`);
    assert.ok(bytes <= kTableBudget, `a table's first load is ${bytes} bytes, at most ${kTableBudget}`);
    await axe(ghost.page, 'the ghost’s table');
    await axe(phone.page, 'the mediums’ table on a phone');
    await does_not_scroll_sideways(phone.page);
    assert.equal(await phone.page.locator('.my-hand, .my-goal, .my-target').count(), 0, 'a medium sees nothing of the ghost’s');
  });

  await step('the ghost is silent, and mediums point at a detail', async () => {
    await silent(ghost.page);
    await phone.page.locator('.my-clue-row.my-open .my-card').first().click();
    await phone.page.locator('.my-near .my-large').click();
    await axe(phone.page, 'a picture close up');
    await phone.page.keyboard.press('Escape');
    for (const { page } of [ghost, third]) await page.locator('.chat-messages', { hasText: 'Regardez' }).waitFor();
    await ghost.page.locator('.my-clue-row.my-open .my-card').first().click();
    await ghost.page.locator('.my-near').waitFor();
    assert.equal(await ghost.page.locator('.my-pointing').count(), 0, 'the ghost points at nothing');
    await ghost.page.keyboard.press('Escape');
  });

  await step('from the first hour to the accusation', async () => {
    let matches = 1;
    const first_hour = async () => {
      assert.ok((await third.page.locator('.my-coming').count()) > 0, 'it has chosen before its pictures came');
      release();
      await third.page.locator('.my-clue-row.my-open .my-picture:not(.my-coming)').first().waitFor();
      await axe(third.page, 'the mediums’ table');
    };
    let once = first_hour;
    const during = async () => {
      const now = once;
      once = async () => undefined;
      await now();
    };
    while (!(await searches(ghost.page, mediums, during))) {
      assert.ok(matches < kMostMatches, 'the bot never found its cards');
      matches += 1;
      await ghost.page.getByRole('button', { name: 'La revanche' }).click();
      for (const page of [ghost.page, ...mediums]) await page.locator('.ending').waitFor({ state: 'detached' });
    }
    await axe(ghost.page, 'the suspects, for the ghost');
    await conveys(ghost.page);
    await votes(mediums, async (page) => {
      await axe(page, 'the vote');
      await does_not_scroll_sideways(phone.page);
      await silent(third.page); // nobody talks in the vote
      await silent(ghost.page);
    });
    for (const { page } of [ghost, phone, third]) await page.locator('.my-result').waitFor();
    await axe(ghost.page, 'the end of a match');
    await third.page.locator('.right-side .log', { hasText: 'Le coupable était' }).waitFor();
    console.log(`    ${matches} matches`);
  });

  await step('it is watched again, through the ghost’s eyes and a medium’s', async () => {
    const { page } = ghost;
    await page.getByRole('link', { name: 'Revoir la partie' }).click();
    await page.locator('.table-page.replay').waitFor();
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    const address = new URL(page.url());
    for (const [eyes, hands] of [
      ['0', 1],
      ['1', 0],
    ]) {
      address.search = `?at=${Math.round(last / 2)}&eyes=${eyes}`;
      await page.goto(String(address));
      await page.locator('.table-page.replay .my-chips').waitFor();
      assert.equal(await page.locator('.my-hand').count(), hands, `the hand through the eyes of seat ${eyes}`);
    }
    await axe(page, 'a replay');
    await page.keyboard.press('End');
    await page.locator('.my-guilty').waitFor();
  });

  assert.deepEqual([...ghost.faults, ...phone.faults, ...third.faults], [], 'the pages complained');
  for (const { context } of [ghost, phone, third]) await context.close();

  const one = await somebody(browser);
  const other = await somebody(browser, { width: 820, height: 1180 });
  await step('two players: one medium player runs two, accuses alone, and wins', async () => {
    await opens(one.page, server.address, { name: 'Léa', players: 2, timer: 'none' });
    await joins(one, other, 'Max');
    await one.page.getByRole('button', { name: 'Commencer' }).click();
    await other.page.locator('.my-board[data-hour="1"]').waitFor();
    assert.equal(await other.page.locator('.my-chip.my-own-chip').count(), 2);
    assert.ok(await searches(one.page, [other.page]), 'who knows the targets finds them');
    await conveys(one.page);
    await votes([other.page], async (page) => {
      assert.equal(await page.locator('.my-group').count(), 4, 'two groups have joined');
      await axe(page, 'the vote of one');
    });
    await other.page.locator('.ending', { hasText: 'Le coupable est démasqué' }).waitFor();
  });

  const slow = await somebody(browser, { width: 360, height: 740, touch: true });
  await step('the hourglass runs out on a medium that has not chosen', async () => {
    const host = await somebody(browser);
    await opens(host.page, server.address, { name: 'Ida', players: 2, timer: '30' });
    await joins(host, slow, 'Noé');
    await host.page.getByRole('button', { name: 'Commencer' }).click();
    await gives(host.page, new Map());
    const log = host.page.locator('.right-side .log');
    await log.getByText('Le temps est écoulé').waitFor();
    await slow.page.locator('.my-board[data-hour="2"]').waitFor();
    assert.match(await log.textContent(), /Rouge \(Noé\) n’a rien choisi/, 'no choice counts as wrong');
    assert.equal(await slow.page.locator('.my-last .my-wrong').count(), 2, 'and the answers lie there to be seen');
    assert.deepEqual(host.faults, [], 'the page complained');
  });

  assert.deepEqual([...one.faults, ...other.faults, ...slow.faults], [], 'the pages complained');
} catch (fault) {
  await photograph(browser, 'mysterium');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
