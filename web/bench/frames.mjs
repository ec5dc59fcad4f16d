// How long frames take while Hugo sweeps, on a processor slowed down four times: a whole table, played by bots, through the real server.
//   node bench/frames.mjs [sweeps] [width height]
import { at_table, machine, percentile } from './at_table.mjs';

const kSlowed = 4;
const kMost_ms = 50;
const [sweeps = 8, width = 1440, height = 900] = process.argv.slice(2).map(Number);

// In the page: the time from frame to frame while Hugo walks, to the one that shows him where he goes.
function watch() {
  window.__frames = { sweep: [], other: [], sweeps: 0 };
  let last = 0;
  let sweeping = false;
  const look = (now) => {
    const hugo = document.querySelector('.fm-hugo');
    const walks = hugo?.getAnimations().some(({ playState }) => playState === 'running') ?? false;
    if (sweeping) window.__frames.sweep.push(now - last);
    else if (hugo && !walks) window.__frames.other.push(now - last);
    if (sweeping !== walks) performance.mark(walks ? 'sweep' : 'swept');
    if (sweeping && !walks) window.__frames.sweeps += 1;
    sweeping = walks;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

// The page's own work, by the clock of its thread: what it took of the (slowed) processor, whatever else the machine was doing.
function tasks_in_sweeps(trace) {
  const events = JSON.parse(trace.toString()).traceEvents;
  const marks = events
    .filter(({ name, ph }) => (name === 'sweep' || name === 'swept') && ph !== 'M')
    .sort((one, other) => one.ts - other.ts);
  const [{ pid, tid }] = marks; // made by the page's own thread
  const walks = marks.flatMap(({ name, ts }, at) => (name === 'sweep' && marks[at + 1] ? [[ts, marks[at + 1].ts]] : []));
  return events
    .filter((each) => each.ph === 'X' && each.name === 'ThreadControllerImpl::RunTask' && each.pid === pid && each.tid === tid)
    .filter(({ ts, dur = 0 }) => walks.some(([from, to]) => ts < to && ts + dur > from))
    .map(({ tdur = 0 }) => tdur / 1000);
}

const { page, context, end } = await at_table({ players: 4, width, height, bot_pause: 500, before: watch });
try {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Laisser jouer un robot' }).click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlowed });
  const browser = context.browser();
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] });
  await page.waitForFunction((count) => window.__frames.sweeps >= count, sweeps, { timeout: 600_000, polling: 1000 });
  const { sweep, other } = await page.evaluate(() => window.__frames); // before the trace is put together, which takes its time
  const tasks = tasks_in_sweeps(await browser.stopTracing());
  const tell = (name, times) => {
    const sorted = times.toSorted((a, b) => a - b);
    const over = times.filter((each) => each > kMost_ms).length;
    const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1));
    console.log(`${name}: ${times.length}, p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${most} ms; over ${kMost_ms} ms: ${over}`);
  };
  console.log(`${width}×${height}, processor slowed ${kSlowed}×; ${machine()}`);
  tell(`frames in ${sweeps} sweeps`, sweep);
  tell('tasks of the page in them, by the clock of its thread', tasks);
  tell('frames of the rest of the time', other);
} finally {
  await end();
}
