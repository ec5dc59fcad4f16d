// What the server tells by name, on a phone in every language: each refusal of each ledger as a toast, each reason of a bot as advice, and each hint of a guided
// first game beside what it speaks of.
import { join } from 'node:path';
import { of_text } from './faults.mjs';
import { kGameNames, shown, sit_down } from './house.mjs';
import { hints_of, reasons_of, refusals, without_words } from './sayings.mjs';
import { kShots, look, Round, speak, speak_at_home } from './texts_walk.mjs';

const kRolling = '.dock-in .die';

async function refusals_of(page, record, { faults, foreign }, languages) {
  const all = refusals();
  const moment = record.moments.find(({ name }) => name === 'rolling');
  for (const language of languages) {
    await speak_at_home(page, language);
    await sit_down(page, record, moment);
    const { said, cut } = await page.evaluate(([list, press]) => window.components.refuse(list, press), [all, kRolling]);
    const where = { game: 'refusals', moment: 'toast', language };
    const nothing = without_words(language);
    for (const each of cut) faults.add(where, of_text(each));
    for (const [at, { clause, reason }] of all.entries()) {
      const name = `${clause.slice(0, 2)}-${reason}`;
      if (said[at] === '' || said[at].startsWith(nothing)) faults.add(where, `${name} is told as “${said[at]}”`);
      const others = foreign(language, said[at]);
      if (others.length > 0) faults.add(where, `${name} says “${said[at]}”, which is ${others.join(' or ')}`);
    }
    if (kShots) await page.locator('body > .toasts[style]').screenshot({ path: join(kShots, `${language}-refusals.png`) });
    await page.evaluate(() => window.components.clear());
  }
}

async function advice_of(page, record, tools, languages) {
  const all = reasons_of(record.game);
  if (all.length === 0) return;
  const moment = record.moments.findLast(({ turn }) => turn.decide != null && turn.actions?.length > 1);
  const round = new Round(languages);
  await speak_at_home(page, round.first);
  await sit_down(page, record, moment);
  await page.evaluate((message) => window.components.show_all(message), shown(record, moment));
  // Where players may not ask the strongest bot, its reasons are told in a replay: screens_walk.mjs.
  if ((await page.locator('.advise').count()) === 0) return;
  for (const why of all) {
    await page.evaluate((counsel) => window.components.advise(counsel), { action: moment.turn.actions[0], why });
    await round.each(async (language) => {
      await speak(page, language);
      await look(page, { game: record.game, moment: `advice_${why.name}`, language }, tools);
    });
  }
}

// The moments are gone through as somebody would who reads each hint and sends it away.
async function hints_shown(page, record, tools, languages) {
  const table = `aaaaaaaaaaa${kGameNames.indexOf(record.game)}`;
  const seen = new Set();
  const round = new Round(languages);
  await speak_at_home(page, round.first);
  await page.evaluate((id) => {
    localStorage.setItem('minuit.guide.table', id);
    localStorage.setItem('minuit.guide.progress', JSON.stringify({ seen: [], waiting: [] }));
  }, table);
  await sit_down(page, record);
  await page.locator('.hint-place').waitFor({ state: 'attached' });
  const all = hints_of(record.game);
  for (const moment of record.moments) {
    if (all.every((id) => seen.has(id))) break;
    await page.evaluate((message) => window.components.show_all(message), shown(record, moment));
    for (;;) {
      const id = await page.evaluate(() => {
        const there = document.querySelector('.hint') !== null;
        return there ? JSON.parse(localStorage.getItem('minuit.guide.progress')).waiting[0] : null;
      });
      if (id === null) break;
      seen.add(id);
      await round.each(async (language) => {
        await speak(page, language);
        await look(page, { game: record.game, moment: `hint_${id}`, language }, tools);
      });
      await page.evaluate(async () => {
        document.querySelector('.hint .button').click();
        await window.components.settle();
      });
    }
  }
  await page.evaluate(() => localStorage.removeItem('minuit.guide.table'));
  const missing = all.filter((id) => !seen.has(id));
  if (missing.length > 0) tools.faults.add({ game: record.game }, `no recorded moment has the hint ${missing.join(', ')}`);
}

// The ledgers are all told at one table: a refusal is put into words by its letters.
export async function words_of(page, record, tools, languages) {
  if (record.game === kGameNames[0]) await refusals_of(page, record, tools, languages);
  await advice_of(page, record, tools, languages);
  await hints_shown(page, record, tools, languages);
}
