import { test } from 'vitest';
import { page } from './window.mjs';
import { open, go, show, recording, settle, state, table_of, kGameNames } from './house.mjs';
test('x', async () => {
  const t0 = process.hrtime.bigint();
  const lap = (w) => console.log(w, Number((process.hrtime.bigint() - t0) / 1000000n));
  await open();
  lap('open');
  console.log(page.body.textContent.slice(0, 600));
  for (const [i, g] of kGameNames.entries()) {
    const record = recording(g);
    state.table = { ...table_of(record, record.moments[0]), version: state.version };
    await go(`/t/aaaaaaaaaaa${i}`, `.table-page[data-game="${g}"]`);
    lap(g);
    for (const m of record.moments) { await show(record, m); lap(m.name + ' ' + [...page.walk()].length); }
    console.log(page.body.textContent.slice(0, 600));
    await go('/');
  }
});
