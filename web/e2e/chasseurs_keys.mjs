// An advanced match of Chasseurs de trésor by keyboard only, from the lobby to its end: one person and three bots.
import assert from 'node:assert/strict';
import { axe } from './check.mjs';
import { tab_to } from './stage.mjs';
import { somebody } from './table.mjs';

const kEnd_ms = 240_000; // for the bots' turns between two of ours, on a machine that has other things to do
const kTold_ms = 2000;

async function opens(page, address) {
  const { keyboard } = page;
  await page.goto(address);
  await page.locator('.game-cards button.game-card:enabled', { hasText: 'Chasseurs de trésor' }).waitFor();
  await tab_to(page, '.game-cards button.game-card', { called: 'Chasseurs de trésor' });
  await keyboard.press('Enter');
  await tab_to(page, '#new-name');
  await keyboard.type('Zoé');
  await tab_to(page, 'summary');
  await keyboard.press('Enter');
  await tab_to(page, 'details select', { called: 'Jeu' });
  await keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.value), 'advanced');
  await tab_to(page, '.dialog button[type=submit]');
  await keyboard.press('Enter');
}

async function fills_and_begins(page) {
  await page.locator('.waiting .waiting-step .button').waitFor();
  await tab_to(page, '.waiting .waiting-step .button', { called: 'Compléter avec des robots' });
  await page.keyboard.press('Enter');
  await page.locator('.waiting .waiting-step .button', { hasText: 'Commencer' }).waitFor();
  await tab_to(page, '.waiting .waiting-step .button', { called: 'Commencer' });
  await page.keyboard.press('Enter');
  await page.locator('.ct-house').waitFor();
}

// Once it is our turn nothing goes on without us, so that no key can fall on something that came in between.
async function awaits_turn(page) {
  const next = await page.waitForFunction(
    () => (document.querySelector('.ending') ? 'over' : document.querySelector('.target-open') && 'ours'),
    undefined,
    { timeout: kEnd_ms },
  );
  return (await next.jsonValue()) === 'ours';
}

// Goes to something on the board that can be done, now nearer and now farther, and does it.
async function acts(page, steps) {
  const told = await page.locator('.right-side .log').textContent(); // not its length: old lines make room for new ones
  await tab_to(page, '.target', { most: 80 });
  for (let step = 0; step < steps; ++step) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await page
    .waitForFunction((text) => document.querySelector('.right-side .log').textContent !== text, told, { timeout: kTold_ms })
    .catch(() => undefined); // a way that says nothing new
}

export async function keys_only(browser, server) {
  const { page, context, faults } = await somebody(browser);
  try {
    await opens(page, server.address);
    await fills_and_begins(page);
    let keys = 0;
    for (; await awaits_turn(page); ++keys) await acts(page, 1 + (keys % 3));
    console.log(`    ${keys} times something was done`);
    assert.ok(keys > 5, 'turns were played');
    const spoken = await page.locator('[data-thing="room_a"]').getAttribute('aria-label');
    assert.match(spoken, /^Pièce A, la chambre.*(joyau|Zoé|Rouge|personne|fantôme|esprit)/);
    await page.locator('.ct-result').waitFor();
    await axe(page, 'the end of an advanced match');
    await tab_to(page, '.ending .button', { called: 'Voir le plateau' });
    await page.keyboard.press('Enter');
    await page.locator('.ending').waitFor({ state: 'detached' });
    assert.deepEqual(faults, [], 'the page complained');
  } finally {
    await context.close();
  }
}
