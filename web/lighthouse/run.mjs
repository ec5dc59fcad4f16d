// Lighthouse's opinion of the lobby and of a table in a match: npm run lighthouse [-- RUNS]
// It is a tool of its own, installed here when it is wanted, so that nothing else has to carry it.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { chromium } from 'playwright-core';
import { kBrowser, kBrowserOptions, start_server } from '../e2e/table.mjs';

const kLeast = 95;
const kPort = 9333;
const kHeld = ['performance', 'accessibility', 'best-practices'];
const kCategories = [...kHeld, 'seo'];
const kRuns = Number(process.argv[2] ?? 3);
const kReports = join(tmpdir(), 'minuit-lighthouse');

// Of an even number of runs, the lower of the two in the middle.
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length / 2) - 1];

async function table_in_match(page, address) {
  await page.goto(address);
  await page.locator('.first-visit .button').click();
  await page.getByRole('textbox', { name: /prénom|name/ }).fill('Léa');
  await page.keyboard.press('Enter');
  await page.locator('.hint-stop').click();
  return page.url();
}

async function judge(name, url, form, config) {
  const scores = kCategories.map(() => []);
  let figures = {};
  for (let run = 0; run < kRuns; ++run) {
    const result = await lighthouse(
      url,
      { port: kPort, output: 'html', onlyCategories: kCategories, disableStorageReset: true, logLevel: 'error' },
      config,
    );
    writeFileSync(join(kReports, `${name}-${form}.html`), result.report);
    writeFileSync(join(kReports, `${name}-${form}.json`), JSON.stringify(result.lhr));
    for (const [at, each] of kCategories.entries()) scores[at].push(Math.round(100 * result.lhr.categories[each].score));
    const { audits } = result.lhr;
    figures = Object.fromEntries(
      ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map((id) => [
        id,
        audits[id].displayValue,
      ]),
    );
    const failed = Object.values(audits).filter(
      (each) => each.score !== null && each.score < 0.9 && each.scoreDisplayMode !== 'informative',
    );
    if (run === 0) for (const each of failed) console.log(`    ${each.id}: ${each.displayValue ?? each.title}`);
  }
  const medians = scores.map(median);
  console.log(
    `  ${name}, ${form}: ${kCategories.map((each, at) => `${each} ${medians[at]}`).join(', ')}; ${Object.values(figures).join(', ')}`,
  );
  return kHeld.map((each, at) => [`${name}, ${form}: ${each}`, medians[at]]);
}

mkdirSync(kReports, { recursive: true });
const server = await start_server({ bot_pause: 600 });
const profile = join(tmpdir(), `minuit-lighthouse-${process.pid}`);
const browser = await chromium.launchPersistentContext(profile, {
  executablePath: kBrowser,
  args: [...kBrowserOptions, `--remote-debugging-port=${kPort}`],
  locale: 'fr-FR',
});
try {
  const table = await table_in_match(browser.pages()[0], server.address);
  const all = [];
  for (const [form, config] of [
    ['phone', undefined],
    ['desktop', desktopConfig],
  ])
    for (const [name, url] of [
      ['lobby', `${server.address}/`],
      ['table', table],
    ])
      all.push(...(await judge(name, url, form, config)));
  const low = all.filter(([, score]) => score < kLeast);
  console.log(`reports in ${kReports}`);
  assert.deepEqual(low, [], `under ${kLeast}`);
} finally {
  await browser.close();
  await server.end();
}
