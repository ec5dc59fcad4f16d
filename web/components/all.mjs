// Every board and dock from recorded views, and the pages around them, in a real browser and without a server: docs/CLIENT.md.
//   node components/all.mjs                     everything
//   node components/all.mjs mysterium texts     one game, or one part of it: presses, texts, words, sizes, axe, boards, screens, plain, renewal
// LANGUAGES=de,it: only these. SHOTS=FOLDER takes a picture of every moment in every language.

import { two_boards } from './boards_walk.mjs';
import { Faults } from './faults.mjs';
import { kGameNames, open_page, recording, start_browser, start_house } from './house.mjs';
import { judge } from './languages.mjs';
import { plain_of } from './plain_walk.mjs';
import { presses_of } from './presses_walk.mjs';
import { renewal_of } from './renewal_walk.mjs';
import { screens_of } from './screens_walk.mjs';
import { axe_of, sizes_of } from './sizes_walk.mjs';
import { kLanguages, texts_of } from './texts_walk.mjs';
import { words_of } from './words_walk.mjs';

const kParts = ['presses', 'texts', 'words', 'sizes', 'axe', 'boards', 'screens', 'plain', 'renewal'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((each) => !kParts.includes(each) && !kGameNames.includes(each));
if (unknown.length > 0) {
  console.error(`there is no ${unknown.join(', ')}; there are ${[...kGameNames, ...kParts].join(', ')}`);
  process.exit(2);
}
const of = (all) => (wanted.some((each) => all.includes(each)) ? all.filter((each) => wanted.includes(each)) : all);
const [games, parts] = [of(kGameNames), of(kParts)];
const languages = process.env.LANGUAGES?.split(',') ?? kLanguages;

const from = Date.now();
const seconds = () => ((Date.now() - from) / 1000).toFixed(0);
const house = await start_house({ boards: parts.includes('boards') });
const browser = await start_browser();
if (process.env.TIMES) console.log(`    built: ${seconds()} s`);
const faults = new Faults();
const tools = { faults, foreign: judge() };

// One page after the other through what is left to do; each job is of one game, and its complaints are told as that game's.
async function lane(jobs) {
  let opened = null;
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const began = Date.now();
    let fault = null;
    try {
      opened ??= await open_page(browser, house);
      const { page } = opened;
      await page.goto(house.address); // nothing is left of the job before
      await page.locator('.game-card').first().waitFor();
      await job.work(page);
    } catch (each) {
      fault = each;
    }
    for (const each of opened?.complaints.splice(0) ?? [])
      faults.add({ game: job.game }, `${job.part}: the console says ${each.slice(0, 300)}`);
    if (fault !== null) {
      faults.add(
        { game: job.game },
        `${job.part}: ${String(fault.stack ?? fault)
          .split('\n')
          .slice(0, 4)
          .join(' ')}`,
      );
      await opened?.context.close(); // whatever it was, the next one begins anew
      opened = null;
    }
    if (process.env.TIMES) console.log(`    ${job.part} ${job.game}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  await opened?.context.close();
}

const kWork = {
  presses: (page, record) => presses_of(page, record, faults),
  texts: (page, record) => texts_of(page, record, tools, { languages }),
  words: (page, record) => words_of(page, record, tools, languages),
  sizes: (page, record) => sizes_of(page, record, faults),
  axe: (page, record) => axe_of(page, record, faults),
};
const jobs = games.flatMap((game) =>
  parts.filter((part) => part in kWork).map((part) => ({ part, game, work: (page) => kWork[part](page, recording(game)) })),
);
// The long ones first; two boards leave the client's page, so they come last.
if (parts.includes('screens') && games.length === kGameNames.length)
  jobs.unshift(...languages.map((each) => ({ part: 'screens', game: each, work: (page) => screens_of(page, tools, [each]) })));
if (parts.includes('plain') && games.length === kGameNames.length)
  jobs.push({ part: 'plain', game: 'a-new-game', work: (page) => plain_of(page, faults) });
if (parts.includes('renewal') && games.length === kGameNames.length)
  jobs.push({ part: 'renewal', game: '', work: () => renewal_of(browser, house, faults) });
if (parts.includes('boards'))
  jobs.push(...games.map((game) => ({ part: 'boards', game, work: (page) => two_boards(page, house, recording(game), faults) })));

try {
  await Promise.all([lane(jobs), lane(jobs)]);
} finally {
  await browser.close();
  await house.end();
}
if (faults.count > 0) console.error(`${faults.lines().join('\n')}\n${faults.count} faults`);
console.log(`  ${games.length} games, ${parts.join(', ')}: ${faults.count === 0 ? 'ok' : 'failed'}, ${seconds()} s`);
process.exit(faults.count > 0 ? 1 : 0);
