// The same moments as they are played to somebody who watches: what moves, how and for how long, what is heard with it, and what stands in between.

import { it, vi } from 'vitest';
import { go, kGameNames, open, recording, settle, show, state, table_of } from './house.mjs';
import { digest, Lines, markup } from './print.mjs';
import { recorder, short } from './recorder.mjs';
import { page } from './window.mjs';

const heard = [];
vi.stubGlobal('AudioContext', function AudioContext() {
  return recorder(heard, 'audio', {
    state: 'running',
    currentTime: 0,
    sampleRate: 50,
    destination: recorder(heard, 'out'),
    createBuffer: (_channels, length) => ({ getChannelData: () => new Float32Array(length) }),
    resume: () => Promise.resolve(),
    suspend: () => Promise.resolve(),
  });
});

it.each(kGameNames)('%s', async (game) => {
  if (!page.querySelector('#app')) {
    await open('off');
    const { choose_sound, music_choice } = await import('../src/base/settings');
    choose_sound('on');
    music_choice.value = 'off';
  }
  const record = recording(game);
  const lines = new Lines(`motions-${game}`);
  state.table = { ...table_of(record, record.moments[0]), version: state.version };
  await go(`/t/aaaaaaaaaaa${kGameNames.indexOf(game)}`, `.table-page[data-game="${game}"]`);
  await settle(1000);
  const moved = (what) => {
    const motions = page.motions
      .splice(0)
      .map(
        ({ element, frames, timing }) =>
          `${element.getAttribute('class') ?? element.localName} ${short(frames)} ${short(timing)}`,
      );
    const sounds = heard.splice(0);
    lines.tell(
      what,
      [...motions, ...sounds, markup(page.body)].join('\n'),
      `${motions.length} motions, ${sounds.length} calls for sounds`,
    );
  };
  for (const moment of record.moments) {
    await show(record, moment, { rest: 40 });
    moved(`${moment.name} at once`);
    for (const later of [200, 500, 900, 1600, 3000, 6000]) {
      await settle(later);
      moved(`${moment.name} ${later} ms later`);
    }
  }
  await go('/', '.game-card');
  lines.tell('heard', digest(heard.join('\n')));
  lines.keep();
});
