// What every screen is held to.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const kAxe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function axe(page, what) {
  await page.evaluate(kAxe);
  const { violations } = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] }),
  );
  const serious = violations.filter((each) => each.impact === 'serious' || each.impact === 'critical');
  assert.deepEqual(
    serious.map((each) => `${each.id}: ${each.nodes.map((node) => node.target).join(', ')}`),
    [],
    `axe finds serious faults in ${what}`,
  );
}

// Bytes over the wire of everything the page has fetched so far, each once: on a slow machine the lobby has asked again for what is
// new before it is looked at. Without `data` what the server told of tables and matches does not count.
export const transferred = (page, { data = true } = {}) =>
  page.evaluate((with_data) => {
    const first = new Map();
    for (const each of [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')])
      if (!first.has(each.name) && (with_data || !new URL(each.name).pathname.startsWith('/api/')))
        first.set(each.name, each.transferSize);
    return [...first.values()].reduce((sum, bytes) => sum + bytes, 0);
  }, data);

// Whole on the screen without scrolling.
export async function in_sight(page, selector) {
  const cut = await page.locator(selector).evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const shown = (x, y) => element.contains(document.elementFromPoint(x, y));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return !(shown(x, top + 2) && shown(x, bottom - 2) && shown(left + 2, y) && shown(right - 2, y));
  });
  assert.ok(!cut, `${selector} is cut off`);
}
