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
  const { cut, said, over } = await page.evaluate(() => ({
    cut: window.components.measure(),
    said: window.components.said(),
    over: window.components.sideways(),
  }));
  if (over > 0) faults.add(where, `the page is ${over} px wider than the screen`);
  for (const each of cut) if (!is_long_name(each)) faults.add(where, of_text(each));
  for (const [text, element] of said) {
    if (kNames.includes(text)) continue;
    const others = foreign(where.language, text);
    if (others.length > 0) faults.add(where, `${element} says “${text.slice(0, 90)}”, which is ${others.join(' or ')}`);
  }
  if (kShots) await page.screenshot({ path: join(kShots, `${where.language}-${where.game ?? 'house'}-${where.moment}.png`) });
}

// From the lobby, so that nothing said before is still there.
export const speak_at_home = (page, language) =>
  page.evaluate(async (wish) => {
    await window.components.go('/');
    await window.components.speak(wish);
  }, language);

export async function texts_of(page, record, tools, { languages = kLanguages, moments = record.moments } = {}) {
  for (const language of languages) {
    await speak_at_home(page, language);
    await sit_down(page, record, moments[0]);
    for (const moment of moments) {
      await page.evaluate((message) => window.components.show_all(message), shown(record, moment));
      await look(page, { game: record.game, moment: moment.name, language }, tools);
    }
  }
}
