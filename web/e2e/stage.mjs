// What every play in the browsers has: steps with their time, ways by keyboard, and pictures of all pages when one of them fails.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function steps(most_seconds) {
  const seconds = Number(process.env.STEP_SECONDS ?? most_seconds);
  return async (name, work) => {
    const from = Date.now();
    let timer;
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`${name}: not done after ${seconds} s`)), seconds * 1000);
    });
    await Promise.race([work(), late]);
    clearTimeout(timer);
    console.log(`  ${name}: ok, ${((Date.now() - from) / 1000).toFixed(1)} s`);
  };
}

// Tabs until the focus is on what is looked for; `called` is how its name begins, where several look alike. What is looked for may still be
// on its way (dialogs are fetched when they are opened), so it is waited for first: nobody reaches by key what is not yet on the page.
export async function tab_to(page, selector, { most = 60, called = '' } = {}) {
  const among = ([wanted, name, focused]) =>
    (focused ? [document.activeElement] : [...document.querySelectorAll(wanted)]).some(
      (each) =>
        each?.matches(wanted) &&
        each.checkVisibility() &&
        (each.getAttribute('aria-label') ?? each.labels?.[0]?.textContent ?? each.textContent).trim().startsWith(name),
    );
  await page
    .waitForFunction(among, [selector, called, false])
    .catch((fault) => assert.fail(`no ${selector} ${called} to go to by keyboard: ${fault.message}`));
  for (let at = 0; at < most; ++at) {
    if (await page.evaluate(among, [selector, called, true])) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`no way by keyboard to ${selector} ${called}`);
}

export async function photograph(browser, play) {
  for (const context of browser.contexts())
    for (const page of context.pages()) {
      const file = join(tmpdir(), `minuit-e2e-${play}-${page.viewportSize().width}.png`);
      await page.screenshot({ path: file }).catch(() => undefined);
      console.error(`what ${page.url()} looked like: ${file}`);
    }
}

// Pictures of a state in all sizes, into the folder that SHOTS names; without it none.
export const kShots = process.env.SHOTS;
if (kShots) mkdirSync(kShots, { recursive: true });
const kSizes = [
  [360, 740],
  [820, 1180],
  [1440, 900],
];
export async function shoot(page, name, { whole = false } = {}) {
  if (!kShots) return;
  const before = page.viewportSize();
  for (const [width, height] of kSizes) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(kShots, `${name}-${width}.png`), fullPage: whole });
  }
  await page.setViewportSize(before);
}
