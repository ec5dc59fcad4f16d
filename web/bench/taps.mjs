// From a tap to its visible answer: an own move, sent to the real server on loopback, until the frame that shows what it did. Time stamp of
// the tap's event, the server's answer, the change of the page, the frame after.
//   node bench/taps.mjs [taps] [width height]
import { at_table, machine, percentile } from './at_table.mjs';

const kMost_ms = 50;
const kSeeing_ms = 250; // nobody taps sooner than they have seen what there is to tap
const kBotPause_ms = 100; // a bot answers after the frame that is measured, as at any table
const [taps = 120, width = 1440, height = 900] = process.argv.slice(2).map(Number);

function watch() {
  window.__taps = [];
  let tap = null; // the time stamp of a tap without an answer
  let answered = false;
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      [tap, answered] = [event.timeStamp, false];
    },
    true,
  );
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        if (tap !== null && /"type":"Update"/.test(data) && /"done":\d/.test(data)) answered = true;
      });
    }
  };
  const after_paint = new MessageChannel();
  let from = 0;
  after_paint.port1.onmessage = () => window.__taps.push(performance.now() - from);
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      if (tap === null || !answered) return;
      from = tap;
      tap = null;
      requestAnimationFrame(() => after_paint.port2.postMessage(0));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const { page, end } = await at_table({ players: 2, width, height, bot_pause: kBotPause_ms, before: watch });
try {
  const count = () => page.evaluate(() => window.__taps.length);
  while ((await count()) < taps) {
    const playing = page.locator('.skip-button');
    if ((await playing.count()) > 0) await page.keyboard.press('Escape');
    const note = page.locator('.note-card button');
    if ((await note.count()) > 0) await note.click({ timeout: 500 }).catch(() => undefined); // it may go by itself
    const dock = page.locator('.dock button.answer-main, .dock button.answer-choice, .dock button.answer-pick').first();
    const goal = page.locator('.target-open').first();
    await page.waitForTimeout(kSeeing_ms);
    const before = await count();
    try {
      if ((await dock.count()) > 0) await dock.click({ timeout: 500 });
      else if ((await goal.count()) > 0) {
        const box = await goal.boundingBox();
        if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      } else {
        await page.waitForTimeout(20);
        continue;
      }
    } catch (fault) {
      if (!String(fault).includes('Timeout')) throw fault; // it was not our turn any more
    }
    await page
      .waitForFunction((known) => window.__taps.length > known, before, { timeout: 300, polling: 10 })
      .catch(() => undefined);
  }
  const times = (await page.evaluate(() => window.__taps)).toSorted((a, b) => a - b);
  const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
  console.log(`${width}×${height}; ${machine()}`);
  console.log(
    `${times.length} taps: p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${most} ms; over ${kMost_ms} ms: ${times.filter((each) => each > kMost_ms).length}`,
  );
} finally {
  await end();
}
