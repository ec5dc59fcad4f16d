// Every recorded moment in every language at the smallest size: no text is cut, leaves the screen, lies on another one or is of another language.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { kTexts } from '../texts/compile.mjs';
import { folders } from '../texts/parse.mjs';
import { of_text } from './faults.mjs';
import { kNames, shown, sit_down } from './house.mjs';

export const kLanguages = folders(kTexts);
export const kShots = process.env.SHOTS;
if (kShots) mkdirSync(kShots, { recursive: true });

// How people call themselves is their own, and may be shortened.
const is_long_name = ({ kind, text }) => kind === 'ends in an ellipsis' && kNames.includes(text);

// Whatever is on the page now.
export async function look(page, where, { faults, foreign }) {
  const { cut, said, over } = await page.evaluate(() => window.components.look());
  if (over > 0) faults.add(where, `the page is ${over} px wider than the screen`);
  for (const each of cut) if (!is_long_name(each)) faults.add(where, of_text(each));
  for (const [text, element] of said) {
    if (kNames.includes(text)) continue;
    const others = foreign(where.language, text);
    if (others.length > 0) faults.add(where, `${element} says “${text.slice(0, 90)}”, which is ${others.join(' or ')}`);
  }
  if (kShots) await page.screenshot({ path: join(kShots, `${where.language}-${where.game ?? 'house'}-${where.moment}.png`) });
}

export const speak = (page, language) => page.evaluate((wish) => window.components.speak(wish), language);
// From the lobby, so that nothing said before is still there.
export const speak_at_home = (page, language) =>
  page.evaluate(async (wish) => {
    await window.components.go('/');
    await window.components.speak(wish);
  }, language);

// One state after the other in all languages, without anything being drawn anew but its words. What was told before a change of language stays as it was
// told: `told_of` is about that.
export class Round {
  #languages;
  #turn = 0;
  constructor(languages) {
    this.#languages = languages;
  }
  get first() {
    return this.#languages[this.#turn % this.#languages.length];
  }
  async each(work) {
    for (let at = 0; at < this.#languages.length; ++at) await work(this.#languages[(this.#turn + at) % this.#languages.length]);
    this.#turn += 1;
  }
}

export async function texts_of(page, record, tools, { languages = kLanguages, moments = record.moments } = {}) {
  const round = new Round(languages);
  await speak_at_home(page, round.first);
  await sit_down(page, record, moments[0]);
  for (const moment of moments) {
    await speak(page, round.first);
    await page.evaluate((message) => window.components.show_all(message), shown(record, moment));
    await round.each(async (language) => {
      await speak(page, language);
      await look(page, { game: record.game, moment: moment.name, language }, tools);
    });
  }
  await told_of(page, record, tools, round, moments);
}

// What is told of each kind of event, to eyes in the log and to ears, is told in the language that is spoken: each in one language, since what texts/ has in
// two languages is found without a browser (copied.test.mjs).
async function told_of(page, record, { faults, foreign }, round, moments) {
  await speak_at_home(page, round.first);
  const language = round.first;
  const known = new Set();
  const telling = moments
    .toSorted((a, b) => b.events.length - a.events.length)
    .filter(({ events }) => {
      const fresh = events.filter(({ type }) => !known.has(type));
      for (const { type } of fresh) known.add(type);
      return fresh.length > 0;
    });
  if (telling.length > 0) await sit_down(page, record, telling[0]);
  for (const moment of telling) {
    await page.evaluate((message) => window.components.show(message), shown(record, moment));
    for (const text of await page.evaluate(() => window.components.told())) {
      const others = foreign(language, text);
      if (others.length > 0)
        faults.add(
          { game: record.game, moment: moment.name, language },
          `the log tells “${text.slice(0, 90)}”, which is ${others.join(' or ')}`,
        );
    }
  }
}
