// Pas touche ! through the real server: two people, one with a keyboard and one on a phone, play a whole game with a block and its shout
// and an error at each of the three kinds of spaces; it is watched again. Then somebody practises alone.
import assert from 'node:assert/strict';
import { axe, transferred } from './check.mjs';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kTableBudget = 220_000;
const kReaction_ms = 180; // nobody's hand is faster than a false start
const kMostThrows = 120;
const kPause_ms = 40;
const kTry_ms = 3000; // then the throw has passed

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

async function opens(page, address, name) {
  await page.goto(address);
  await page
    .getByRole('button', { name: /Pas touche/i })
    .first()
    .click();
  await page.getByLabel('Ton prénom').fill(name);
  for (let more = 4; more > 2; --more) await page.getByRole('button', { name: 'Un de moins' }).first().click();
  await page.locator('summary').click();
  await page.getByLabel('Avec les petits').waitFor();
  await axe(page, 'the setup');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr-picture svg').waitFor();
}

async function prepares(page, level, hand) {
  await page.getByRole('slider').fill(String(level));
  await page.getByRole('radio', { name: hand }).check();
  await page.getByRole('button', { name: /C’est parti/ }).click();
}

// What this page shows now: everything that a player looks at before reaching out.
const look = (page) =>
  page.evaluate(() => {
    const dice = document.querySelector('.pt-dice')?.getAttribute('aria-label') ?? '';
    const named = /^Les dés\s: (.+)$/.exec(dice)?.[1] ?? null;
    const cards = [...document.querySelectorAll('.pt-card')].map((each) => (each.getAttribute('aria-label') ?? '').split(', '));
    return {
      over: document.querySelector('.ending') !== null,
      may_throw: document.querySelector('.pt-throw:not(:disabled)') !== null && document.querySelector('.pt-prepare') === null,
      live: named !== null && document.querySelector('.pt-live') !== null && document.querySelector('.pt-shout') !== null,
      right: cards.find(([, what]) => what === named)?.[0] ?? null,
      wrong: cards.find(([, what]) => what !== named)?.[0] ?? null,
      forbidden: document.querySelector('.pt-own-cards .pt-bites') !== null,
      space: document.querySelector('.pt-own-cards .pt-here-now')?.getAttribute('data-space') ?? null,
    };
  });

// Ways to touch a card and to shout.
const by_keys = {
  touch: async (page, place, other) => {
    await page.keyboard.press(place[0]);
    await page.keyboard.press(other ? `Shift+Digit${place[1]}` : `Digit${place[1]}`);
  },
  shout: (page) => page.keyboard.press(' '),
  give_up: (page) => page.getByRole('button', { name: 'Je passe' }).press('Enter', { timeout: kTry_ms }),
};
const by_finger = {
  touch: async (page, place, other) => {
    if (other) await page.locator('.pt-dock .pt-hand-pad').first().tap({ timeout: kTry_ms });
    await page.locator(`.pt-card[aria-label^="${place}, "]`).tap({ timeout: kTry_ms });
  },
  shout: (page) => page.locator('.pt-shout').tap({ timeout: kTry_ms }),
  give_up: (page) => page.getByRole('button', { name: 'Je passe' }).tap({ timeout: kTry_ms }),
};

// What must have happened, as the log tells it.
const kTold = {
  padlock: 'Léa\u00a0: cadenas, rien ne bouge',
  arrow: 'Léa\u00a0: flèche, une case en arrière',
  crossed: 'Léa\u00a0: carte barrée',
  block: 'Léa crie',
};

// Both pages, throw by throw. In each throw one of them passes and the other reaches out, so that it ends at once. On a slow machine a
// throw may end before a hand is there: what is wanted counts when the log tells it, and else is tried again.
async function plays(host, guest, after_throw) {
  const told = new Set();
  let throws = 0;
  for (; throws < kMostThrows; ++throws) {
    const begun = await called(host, guest);
    const log = await host.locator('.right-side .log').textContent();
    for (const [what, text] of Object.entries(kTold)) if (log.includes(text)) told.add(what);
    if (!begun) break;
    await after_throw(throws);
    const [own, theirs] = begun;
    await pause(kReaction_ms);
    const errs = own.space !== null && !told.has(own.space);
    const blocks = own.forbidden && !told.has('block');
    const mine = errs || blocks || (!own.forbidden && told.size < Object.keys(kTold).length);
    const [page, hand, see, idle, passing] = mine
      ? [host, by_keys, own, guest, by_finger]
      : [guest, by_finger, theirs, host, by_keys];
    const late = (fault) => {
      if (!String(fault).includes('Timeout')) throw fault;
    };
    await passing.give_up(idle).catch(late);
    await hand.touch(page, errs ? see.wrong : see.right, !errs && see.forbidden).catch(late);
    if (!errs && see.forbidden) await hand.shout(page).catch(late);
  }
  return { throws, told };
}

// Asks for the next throw and waits until both can reach out; false: the match is over.
async function called(host, guest) {
  for (;;) {
    const looks = await Promise.all([look(host), look(guest)]);
    if (looks.some((each) => each.over)) return false;
    if (looks.every((each) => each.live)) return looks;
    if (looks[0].may_throw) await host.keyboard.press('r');
    await pause(kPause_ms);
  }
}

// Throws and touches what is called until something finally holds.
async function plays_alone(page, until) {
  while (!(await until())) {
    const now = await look(page);
    if (now.may_throw) await page.keyboard.press('r');
    if (now.live) {
      await pause(kReaction_ms);
      await by_keys.touch(page, now.right, now.forbidden);
      if (now.forbidden) await by_keys.shout(page);
    }
    await pause(kPause_ms);
  }
}

const server = await start_server();
const browser = await start_browser();
const step = steps(400);

try {
  const host = await somebody(browser);
  const guest = await somebody(browser, { width: 360, height: 740, touch: true });

  await step('a table of two, a keyboard and a phone', async () => {
    await opens(host.page, server.address, 'Léa');
    await guest.page.goto(await host.page.getByRole('textbox', { name: 'Lien de la table' }).inputValue());
    await guest.page.getByLabel('Ton prénom').fill('Max');
    await guest.page.getByRole('button', { name: 'Entrer' }).click();
    await host.page.locator('.seat', { hasText: 'Max' }).waitFor();
    await host.page.getByRole('button', { name: 'Commencer' }).click();
    await guest.page.locator('.pt-prepare').waitFor();
    const bytes = await transferred(guest.page);
    console.log(`    first load of a table ${(bytes / 1000).toFixed(1)} KB`);
    assert.ok(bytes <= kTableBudget, `a table's first load is ${bytes} bytes, at most ${kTableBudget}`);
    await axe(guest.page, 'level and hand');
    await prepares(host.page, 11, 'Droite'); // three red cards: each begins with a crossed space
    await prepares(guest.page, 1, 'Gauche');
    await host.page.locator('.pt-dock').waitFor();
    await guest.page.locator('.pt-dock').waitFor();
    await axe(host.page, 'the grid');
    await axe(guest.page, 'the grid on a phone');
    const { width, scroll } = await guest.page.evaluate(() => ({
      width: innerWidth,
      scroll: document.documentElement.scrollWidth,
    }));
    assert.ok(scroll <= width, `the phone scrolls sideways: ${scroll} of ${width}`);
  });

  await step('a game with a block, its shout and three kinds of errors', async () => {
    const { throws, told } = await plays(host.page, guest.page, async (number) => {
      if (number === 3) await axe(host.page, 'a throw');
    });
    console.log(`    ${throws} throws`);
    assert.deepEqual([...told].sort(), Object.keys(kTold).sort(), 'a block with its shout, and an error on each kind of space');
    await host.page.locator('.pt-result').waitFor();
    await guest.page.locator('.pt-result').waitFor();
    await axe(host.page, 'the end of a match');
  });

  await step('it is watched again', async () => {
    const { page } = host;
    await page.getByRole('link', { name: 'Revoir la partie' }).click();
    await page.locator('.table-page.replay').waitFor();
    const slider = page.getByRole('slider');
    const last = Number(await slider.getAttribute('max'));
    await page.keyboard.press('Home');
    for (let at = 1; at <= last; ++at) await page.keyboard.press('ArrowRight');
    assert.equal(Number(await slider.inputValue()), last, 'every step is one decision');
    await page.locator('.pt-finish').waitFor();
    await axe(page, 'a replay with its photo finish');
    await page.goBack();
  });

  await step('the next game proposes new levels', async () => {
    await host.page.getByRole('button', { name: 'La revanche' }).click();
    await guest.page.locator('.pt-prepare').waitFor();
    assert.match(await guest.page.locator('.pt-level label').textContent(), /Niveau 3.*proposé/); // the winner goes up two (PT-50)
  });

  await step('somebody practises alone', async () => {
    const alone = await somebody(browser);
    const { page } = alone;
    await page.goto(server.address);
    await page
      .getByRole('button', { name: /Pas touche/i })
      .first()
      .click();
    await page.getByRole('button', { name: /S’entraîner/ }).click();
    await prepares(page, 1, 'Droite');
    await page.locator('.pt-practice .pt-grid').waitFor();
    await axe(page, 'practice');
    await plays_alone(page, async () => (await page.locator('.pt-drill .pt-good, .pt-drill .pt-missed').count()) >= 2);
    assert.deepEqual(alone.faults, [], 'the page complained');
    await alone.context.close();
  });

  await step('a guided first game speaks between throws', async () => {
    const newcomer = await somebody(browser, { width: 360, height: 740 });
    const { page } = newcomer;
    await page.goto(server.address);
    await page
      .locator('.game-actions', { hasText: 'Partie guidée' })
      .nth(2)
      .getByRole('button', { name: 'Partie guidée' })
      .click();
    await page.getByLabel('Ton prénom').fill('Zoé');
    await page.getByRole('dialog').locator('button[type=submit]').click();
    await page.locator('.hint p', { hasText: 'la main qui touche' }).waitFor();
    await axe(page, 'a hint');
    await page.getByRole('button', { name: /C’est parti/ }).click();
    await page.locator('.hint p', { hasText: 'Deux dés' }).waitFor();
    await page.locator('.hint .button').click();
    await plays_alone(page, async () => (await page.locator('.hint p', { hasText: 'La photo-finish' }).count()) > 0);
    assert.deepEqual(newcomer.faults, [], 'the page complained');
    await newcomer.context.close();
  });

  assert.deepEqual([...host.faults, ...guest.faults], [], 'the pages complained');
} catch (fault) {
  await photograph(browser, 'pas-touche');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
