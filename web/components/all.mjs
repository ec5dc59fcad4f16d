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
import { kScreens, screens_of } from './screens_walk.mjs';
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
const [house, browser] = await Promise.all([start_house({ boards: parts.includes('boards') }), start_browser()]);
if (process.env.TIMES) console.log(`    built: ${seconds()} s`);
const faults = new Faults();
const foreign = judge();

// What is wrong with one job; its complaints are told as its game's.
async function faults_of(job, opened) {
  const found = new Faults();
  const where = { game: job.game };
  try {
    await opened.page.evaluate(() => window.components.begin()); // nothing is left of the job before
    await job.work(opened.page, { faults: found, foreign });
  } catch (fault) {
    const trace = String(fault.stack ?? fault).split('\n');
    found.add(where, `${job.part}: ${trace.slice(0, 4).join(' ')}`);
  }
  for (const each of opened.complaints.splice(0)) found.add(where, `${job.part}: the console says ${each.slice(0, 300)}`);
  return found;
}
// One page after the other through what is left to do. What was found is looked for once more on a new page: a fault is there again.
async function lane(jobs) {
  let opened = await open_page(browser, house);
  const anew = async () => {
    await opened.context.close();
    opened = await open_page(browser, house);
  };
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const began = Date.now();
    let found = await faults_of(job, opened);
    if (found.count > 0) {
      await anew();
      const again = await faults_of(job, opened);
      const only_once = found.count - found.in_both(again).count;
      if (only_once > 0)
        console.log(`    ${job.part} ${job.game}: ${only_once} faults were not there again\n${found.lines().join('\n')}`);
      found = found.in_both(again);
      await anew();
    }
    if (found.count > 0) console.error(found.lines().join('\n')); // at once: who waits for the rest knows already
    faults.take(found);
    if (process.env.TIMES) console.log(`    ${job.part} ${job.game}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
  await opened.context.close();
}

const kWork = {
  presses: (page, record, tools) => presses_of(page, record, tools.faults),
  texts: (page, record, tools) => texts_of(page, record, tools, { languages }),
  words: (page, record, tools) => words_of(page, record, tools, languages),
  sizes: (page, record, tools) => sizes_of(page, record, tools.faults),
  axe: (page, record, tools) => axe_of(page, record, tools.faults),
};
const jobs = games.flatMap((game) =>
  parts
    .filter((part) => part in kWork)
    .map((part) => ({ part, game, work: (page, tools) => kWork[part](page, recording(game), tools) })),
);
// The long ones first; two boards leave the client's page, so they come last.
if (parts.includes('screens') && games.length === kGameNames.length)
  jobs.unshift(
    ...Object.keys(kScreens).map((name) => ({
      part: 'screens',
      game: name,
      work: (page, tools) => screens_of(page, name, tools, { languages, house }),
    })),
  );
if (parts.includes('plain') && games.length === kGameNames.length)
  jobs.push({ part: 'plain', game: 'a-new-game', work: (page, tools) => plain_of(page, tools.faults) });
if (parts.includes('renewal') && games.length === kGameNames.length)
  jobs.push({ part: 'renewal', game: '', work: (_, tools) => renewal_of(browser, house, tools.faults) });
if (parts.includes('boards'))
  jobs.push(
    ...games.map((game) => ({
      part: 'boards',
      game,
      work: (page, tools) => two_boards(page, house, recording(game), tools.faults),
    })),
  );

try {
  await Promise.all([lane(jobs), lane(jobs)]);
} finally {
  await browser.close();
  await house.end();
}
if (faults.count > 0) console.error(`${faults.count} faults`);
console.log(`  ${games.length} games, ${parts.join(', ')}: ${faults.count === 0 ? 'ok' : 'failed'}, ${seconds()} s`);
process.exit(faults.count > 0 ? 1 : 0);
