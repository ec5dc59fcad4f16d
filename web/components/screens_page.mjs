// What the walks of the pages around a match do with a page.
import { kPhone, set_size } from './house.mjs';

const kTallest = 9000;
const kMore = 400; // for languages that need more lines than the first

export const go = (page, path) => page.evaluate((to) => window.components.go(to), path);
// A press that is not kept from who is quick.
export const press = (page, selector, at = 0) =>
  page.evaluate(
    async ([wanted, number]) => {
      const found = [...document.querySelectorAll(wanted)].filter(window.components.is_shown).at(number);
      if (!found) throw new Error(`there is no ${wanted} to press`);
      found.click();
      await window.components.settle();
    },
    [selector, at],
  );
export const press_escape = async (page) => {
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.components.settle());
};
// Everything that is folded is opened.
export const unfold = (page) =>
  page.evaluate(async () => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    await window.components.settle();
  });
// A long page at once, so that nothing of it waits to be scrolled to.
export async function whole(page, work) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (height > kPhone.height) await set_size(page, { ...kPhone, height: Math.min(kTallest, height + kMore) });
  await page.evaluate(() => window.components.settle());
  await work();
  if (height > kPhone.height) await set_size(page, kPhone);
}
export const say = (page, message) =>
  page.evaluate(async (each) => {
    for (const socket of window.components.state.sockets) socket.say(each);
    await window.components.settle();
  }, message);
// What the server tells whoever comes, and then a page of it.
export const open_table = (page, message, path) =>
  page.evaluate(
    async ([next, to]) => {
      await window.components.go('/');
      window.components.state.table = { ...next, version: window.components.state.version };
      await window.components.go(to);
    },
    [message, path],
  );
