// How long frames take while Hugo sweeps, on a processor slowed down four times: a whole table, played by bots, through the real server.
//   node bench/frames.mjs [sweeps] [width height]
import { at_table, machine, percentile } from './at_table.mjs';

const kSlowed = 4;
const kMost_ms = 50;
const [sweeps = 8, width = 1440, height = 900] = process.argv.slice(2).map(Number);

// In the page: the time from frame to frame while Hugo walks, and what kept the page busy for long.
function watch() {
  window.__frames = { sweep: [], other: [], sweeps: 0, busy: [] };
  let last = 0;
  let sweeping = false;
  const look = (now) => {
    const hugo = document.querySelector('.fm-hugo');
    const walks = (hugo?.getAnimations().length ?? 0) > 0;
    if (walks && sweeping) window.__frames.sweep.push(now - last);
    else if (hugo && !walks && !sweeping) window.__frames.other.push(now - last);
    if (sweeping && !walks) window.__frames.sweeps += 1;
    sweeping = walks;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (sweeping) window.__frames.busy.push(duration);
  }).observe({ type: 'longtask' });
}

const { page, context, end } = await at_table({ players: 4, width, height, bot_pause: 500, before: watch });
try {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Laisser jouer un robot' }).click();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: kSlowed });
  await page.waitForFunction((count) => window.__frames.sweeps >= count, sweeps, { timeout: 600_000, polling: 1000 });
  const { sweep, other, busy } = await page.evaluate(() => window.__frames);
  const tell = (name, times) => {
    const sorted = times.toSorted((a, b) => a - b);
    const over = times.filter((each) => each > kMost_ms).length;
    const [p50, p95, p99, most] = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1));
    console.log(
      `${name}: ${times.length} frames, p50 ${p50}, p95 ${p95}, p99 ${p99}, longest ${most} ms; over ${kMost_ms} ms: ${over}`,
    );
  };
  console.log(`${width}×${height}, processor slowed ${kSlowed}×; ${machine()}`);
  tell(`${sweeps} sweeps`, sweep);
  tell('the rest of the time', other);
  console.log(
    `tasks over 50 ms in sweeps: ${busy.length}${busy.length > 0 ? `, longest ${Math.max(...busy).toFixed(0)} ms` : ''}`,
  );
} finally {
  await end();
}
