// Every board with its table around it, at every recorded moment: what is drawn, what is pressed and what is sent for that.
import { it } from 'vitest';
import { go, kGameNames, open, recording, settle, show, state, table_of } from './house.mjs';
import { press_all } from './presses.mjs';
import { Lines } from './print.mjs';
import { page } from './window.mjs';

it.each(kGameNames)('%s', async (game) => {
  if (!page.querySelector('#app')) await open();
  const record = recording(game);
  const lines = new Lines(game);
  state.table = { ...table_of(record, record.moments[0]), version: state.version };
  await go(`/t/aaaaaaaaaaa${kGameNames.indexOf(game)}`, `.table-page[data-game="${game}"]`);
  await settle(1000);
  for (const moment of record.moments) {
    await show(record, moment);
    lines.draw(moment.name, page.body);
    lines.tell(`${moment.name} title`, page.title, page.title);
    await press_all(lines, record, moment);
  }
  await go('/', '.game-card');

  lines.keep();
});
