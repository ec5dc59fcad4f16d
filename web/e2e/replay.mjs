// A finished match is watched again to its end: by keys, through a seat's eyes, from a link on a phone, and from the lobby of another
// device of the same person.
import assert from 'node:assert/strict';
import { somebody } from './table.mjs';

const kBudget = 220_000;
const slider = (page) => page.getByRole('slider');
const at = async (page) => Number(await slider(page).inputValue());
// What is pressed or played may take a while.
const arrives = (page, moment) =>
  page.waitForFunction((wanted) => Number(document.querySelector('input[type=range]')?.value) === wanted, moment);

// To the end by the arrow key: every step changes the moment and says something.
async function watch_to_the_end(page) {
  const last = Number(await slider(page).getAttribute('max'));
  await page.keyboard.press('Home');
  assert.equal(await at(page), 0);
  for (let step = 1; step <= last; ++step) await page.keyboard.press('ArrowRight');
  assert.equal(await at(page), last, 'every step is one decision');
  await page.keyboard.press('ArrowRight');
  assert.equal(await at(page), last, 'there is nothing after the end');
  return last;
}

export async function replay_is_watched(browser, { host, guest, axe, transferred }) {
  const page = host.page;
  const winner = await page.locator('.ending h2').textContent();
  await page.getByRole('link', { name: 'Revoir la partie' }).click();
  await page.locator('.table-page.replay').waitFor();
  await axe(page, 'a replay');
  const last = await watch_to_the_end(page);
  console.log(`    ${last} decisions`);
  assert.equal(await page.locator('.replay-told').textContent(), winner, 'it ends as the match ended');
  assert.ok((await page.locator('.log.log-rewound li').count()) > 20, 'the log tells it');

  await page.keyboard.press('PageUp'); // the last turning point
  assert.ok((await at(page)) <= last);
  await page.keyboard.press('PageUp');
  const point = await at(page);
  assert.ok(point > 0 && point < last, 'a turning point in the middle');
  assert.notEqual(await page.locator('.scrubber-mark-name').textContent(), '', 'it has a name');
  await page.getByRole('button', { name: 'Grands moments', exact: true }).click();
  await axe(page, 'the turning points');
  await page.locator('.turning-points .great button').last().click();
  await page.getByLabel('Vu par').selectOption({ label: 'Léa' });
  await page.waitForURL(/eyes=0/);

  await slider(page).fill(String(last - 2));
  await page.getByLabel('Vitesse').selectOption('4');
  await page.getByRole('button', { name: 'Lire' }).click();
  await arrives(page, last);
  await page.getByRole('button', { name: 'Lire' }).waitFor(); // it stops by itself

  await slider(page).fill(String(point));
  await page.getByRole('button', { name: 'Partager ce moment' }).click();
  const link = await page.getByRole('textbox', { name: 'Lien de ce moment' }).inputValue();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Télécharger' }).click()]);
  assert.match(download.suggestedFilename(), /\.jsonl$/);
  await page.keyboard.press('Escape');

  const stranger = await somebody(browser, { width: 360, height: 740, locale: 'en-GB', touch: true });
  await stranger.page.goto(link);
  await stranger.page.locator('.table-page.replay').waitFor();
  await stranger.page.waitForLoadState('networkidle');
  // The match itself is as long as it was played.
  const bytes = await transferred(stranger.page, { data: false });
  const match = (await transferred(stranger.page)) - bytes;
  console.log(`    first load of a replay ${(bytes / 1000).toFixed(1)} KB, and ${(match / 1000).toFixed(1)} KB of the match`);
  assert.ok(bytes <= kBudget, `a replay's first load is ${bytes} bytes, at most ${kBudget}`);
  assert.equal(await at(stranger.page), point, 'the link leads to the moment');
  assert.equal(await stranger.page.getByLabel('Seen by').inputValue(), '0', 'with the same eyes');
  const fits = await stranger.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(fits, 'nothing scrolls sideways on a phone');
  await axe(stranger.page, 'a replay on a phone');
  await stranger.page.getByRole('button', { name: 'One step back' }).tap();
  await arrives(stranger.page, point - 1);

  const tablet = await somebody(browser, { locale: 'en-GB' });
  await tablet.context.addCookies(await guest.context.cookies());
  await tablet.page.goto(new URL('/', link).href);
  await tablet.page.getByRole('heading', { name: 'Finished matches' }).waitFor();
  await axe(tablet.page, 'the lobby with finished matches');
  await tablet.page.getByRole('link', { name: /Replay match 1/ }).click();
  await tablet.page.locator('.table-page.replay').waitFor();
  assert.deepEqual([...stranger.faults, ...tablet.faults], [], 'the pages complained');
  await stranger.context.close();
  await tablet.context.close();

  await page.getByRole('link', { name: 'Retour à la table' }).click();
  await page.getByRole('button', { name: 'Menu de la table' }).click();
  await page.getByRole('button', { name: 'Parties jouées' }).click();
  await page.getByRole('link', { name: /Revoir la partie 1/ }).waitFor();
  await axe(page, 'the matches of a table');
  await page.keyboard.press('Escape');
}
