// The pages around the boards: what is on them, and what everything on them does.

import { it, vi } from 'vitest';
import { crawl, tell } from './crawl.mjs';
import { go, kGameNames, kHouse, kMe, open, recording, say, settle, show, state, table_of, until } from './house.mjs';
import { Lines } from './print.mjs';
import { page } from './window.mjs';

vi.setConfig({ testTimeout: 900_000 }); // a slow machine is no fault
const kLetters = ['FM', 'GH', 'PT', 'MY', 'PV'];
const kTable = '/t/bbbbbbbbbbbb';
const begun = async () => {
  if (!page.querySelector('#app')) await open();
};
const kept = (name, work) =>
  it(name, async () => {
    await begun();
    state.answers.clear();
    state.greeting = null;
    const { calm_choice, sound_choice } = await import('../src/base/settings');
    const { choose_language } = await import('../src/texts/language');
    await choose_language('fr');
    calm_choice.value = 'on';
    sound_choice.value = 'off';
    const lines = new Lines(name);
    await work(lines);
    await go('/', '.game-card');
    lines.keep();
  });
const at = (path, selector) => async () => {
  if (path !== '/') await go('/', '.game-card');
  await go(path, selector);
  await settle(200);
};
const say_now = async (message) => {
  state.version += 1;
  say({ version: state.version, ...message });
  await settle(60);
};
// Who sits there already is only told how the table stands.
async function sit(message) {
  state.version += 10;
  state.table = { ...message, version: state.version };
  if (location.pathname === kTable && page.querySelector('.table-page') && page.querySelectorAll('dialog').length === 0) {
    state.sent = [];
    say(state.table);
    return settle(60);
  }
  await go('/', '.game-card');
  await go(kTable, '.table-page, .waiting, .at-the-door, main');
  await settle(200);
}
const person = (id, name) => ({ id, name });

kept('lobby', async (lines) => {
  await crawl(lines, 'lobby', at('/', '.game-card'));
  for (const wanted of ['/trust', '/confiance']) {
    state.answers.set('/api/trust', {
      http_port: 8080,
      https_port: 8443,
      certificate: 'AAAA',
      fingerprint: 'AB:CD:EF:01',
      short_fingerprint: 'AB CD',
      names: ['house.test', '192.168.1.7'],
    });
    state.answers.set('/health', {});
    for (const agent of ['iPhone', 'Android', 'Windows', 'Macintosh', 'Firefox Linux', 'house']) {
      navigator.userAgent = agent;
      const whole = agent === 'iPhone' && wanted === '/trust';
      await crawl(lines, `${wanted} ${agent}`, at(wanted, 'main'), { deep: 1, most: whole ? 20 : 0 });
    }
  }
});

kept('rules', async (lines) => {
  for (const [number, game] of kGameNames.entries()) {
    await at(`/rules/${game}`, '.story-scene')();
    lines.draw(game, page.body);
    for (const each of page.querySelectorAll('summary, .story button')) {
      each.click();
      await settle(20);
    }
    tell(lines, `${game} unfolded`);
    location.hash = `#${kLetters[number]}-01`;
    await until('.rules-nav');
    const count = page.querySelectorAll('.rules-nav button, .rules-nav a').length;
    for (let section = 0; section < count; ++section) {
      page.querySelectorAll('.rules-nav button, .rules-nav a')[section]?.click();
      await settle(60);
      lines.draw(`${game} clauses ${section}`, page.querySelectorAll('dialog').at(-1) ?? page.body);
    }
    page.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await settle(60);
  }
});

kept('table', async (lines) => {
  await crawl(lines, 'waiting', () => sit(kHouse.waiting));
  const record = recording('le-fantome-de-minuit');
  const moving = record.moments.find(({ name }) => name === 'moving');
  const moment = async () => {
    await sit(kHouse.waiting);
    await show(record, moving);
  };
  await moment();
  const menu = async () => {
    await moment();
    page.querySelectorAll('.top-bar button').at(-1)?.click();
    await settle(60);
  };
  await crawl(lines, 'menu', menu);
  const ana = person('person1', 'Chouette');
  await moment();
  const said = { at: Date.now(), person: ana, seat: 1, text: 'Bonsoir à tous', emote: null, shown: null };
  for (const more of [
    {},
    { emote: 'laugh', text: '' },
    { emote: 'clap', text: '' },
    { shown: { place: 'square-3', plan: false }, text: '' },
    { shown: { place: 'kitchen', plan: true }, text: '' },
  ]) {
    state.version += 1;
    say({ type: 'Said', speech: { ...said, ...more, version: state.version } });
    await settle(100);
    lines.draw(`said ${JSON.stringify(more)}`, page.body);
    tell(lines, `said ${JSON.stringify(more)}`);
  }
  await settle(8000);
  tell(lines, 'said long ago');
  const { seats } = state.table;
  for (const [name, change] of Object.entries({
    left: seats.map((each, seat) => (seat === 1 ? { ...each, present: false } : each)),
    bot: seats.map((each, seat) => (seat === 2 ? { ...each, played_by: 'normal', present: false } : each)),
    free: seats.map((each, seat) => (seat === 1 ? { ...each, person: null, present: false } : each)),
    own_bot: seats.map((each) => (each.person?.id === kMe.id ? { ...each, played_by: 'hard' } : each)),
    back: seats,
  })) {
    await say_now({
      type: 'Seating',
      options: kHouse.waiting.options,
      host: kMe.id,
      seats: change,
      watching: 2,
      watchers: [person('w', 'Ortie'), person('x', 'Flocon')],
      requests: [],
    });
    lines.draw(`seats ${name}`, page.body);
    tell(lines, `seats ${name}`);
  }
  const asking = async () => {
    await moment();
    await say_now({
      type: 'Seating',
      options: kHouse.waiting.options,
      host: kMe.id,
      seats,
      watching: 1,
      watchers: [person('w', 'Ortie')],
      requests: [{ person: person('w', 'Ortie'), seat: 1, agreed: [], awaited: [kMe.id], left_ms: 20_000 }],
    });
  };
  await crawl(lines, 'asked for a seat', asking, { deep: 1, most: 10 });
  const knocking = async () => {
    await moment();
    await say_now({ type: 'Knocking', people: [person('zzz', 'Mirabelle'), person('yyy', 'Potiron')] });
  };
  await crawl(lines, 'knocking', knocking, { deep: 1, most: 10 });
  await moment();
  for (const refused of [
    { clause: 'FM-12', reason: 'square_taken' },
    { clause: 'TB-12', reason: 'unheard_of' },
    { clause: '', reason: '', fault: 'too late' },
  ]) {
    await say_now({ type: 'Refused', command: 0, arguments: {}, path: '', fault: '', ...refused });
    await settle(200);
    tell(lines, `refused ${refused.clause}`);
  }
  page.querySelector('.toast-why')?.click();
  await settle(300);
  tell(lines, 'why refused');
  for (const key of ['?', 'Escape', 'm', 'a', 'h', ' ', 'Enter', 'Tab', 'j', 'c']) {
    page.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    page.activeElement.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true }));
    await settle(60);
    tell(lines, `key ${key}`);
  }
});

kept('doors', async (lines) => {
  const record = recording('le-fantome-de-minuit');
  state.greeting = { type: 'Waiting', game: 'mysterium', host: 'Biscotte', you: 'me' };
  await crawl(lines, 'door', at('/t/cccccccccccc', 'main.at-the-door'));
  state.greeting = null;
  for (const code of [4000, 4003, 4004, 4009, 4012, 4013, 4014, 1006]) {
    await sit(table_of(record, record.moments[6]));
    for (const each of [...state.sockets]) each.onclose?.({ code });
    await settle(100);
    tell(lines, `closed ${code}`);
    await settle(4000);
    tell(lines, `closed ${code}, later`);
  }
  await sit(table_of(record, record.moments[6]));
  for (const [onLine, type] of [
    [false, 'offline'],
    [true, 'online'],
  ]) {
    navigator.onLine = onLine;
    dispatchEvent(new Event(type));
    await settle(100);
    tell(lines, type);
  }
  for (const name of ['watching', 'over']) {
    const moment = record.moments.find((each) => each.name === name);
    await crawl(lines, name, () => sit({ ...table_of(record, moment), seat: null }), { deep: 1 });
  }
  const looked = record.moments.find(({ name }) => name === 'watching');
  for (const [name, message] of [
    ['before', kHouse.waiting],
    ['during', table_of(record, looked)],
    [
      'after',
      {
        ...table_of(
          record,
          record.moments.find((each) => each.name === 'over'),
        ),
        seat: null,
      },
    ],
  ]) {
    await go('/', '.game-card');
    state.version += 10;
    state.table = { ...message, version: state.version };
    await go(`${kTable}/tv`, '.tv');
    await settle(400);
    lines.draw(`TV ${name}`, page.body);
    if (message.match) await show(record, { ...looked, seat: null });
    await settle(3000);
    tell(lines, `TV ${name}`);
  }
});

kept('replay', async (lines) => {
  const replay = at(`/t/${kHouse.played}/r/1`, '.scrubber');
  await crawl(lines, 'replay', replay, { most: 25 });
  await replay();
  for (let step = 0; step < 84; ++step) {
    page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await settle(40);
    tell(lines, `step ${step}`);
  }
  for (const key of ['Home', 'PageDown', 'PageDown', 'PageUp', 'ArrowLeft', 'End', 'Home', ' ']) {
    page.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await settle(100);
    tell(lines, `key ${key}`);
  }
  await settle(5000);
  tell(lines, 'played on');
  const bar = page.querySelector('.scrubber');
  for (const clientX of [3, 11, 25, 39])
    for (const type of ['pointermove', 'pointerdown', 'pointerup']) {
      for (const each of [bar, ...bar.walk()].slice(0, 4))
        each.dispatchEvent(new PointerEvent(type, { clientX, pointerId: 1, bubbles: false }));
      await settle(40);
      tell(lines, `scrubber ${clientX} ${type}`);
    }
});

kept('guides', async (lines) => {
  for (const [number, game] of kGameNames.entries()) {
    const table = `ddddddddddd${number}`;
    const record = recording(game);
    localStorage.setItem('minuit.guide.table', table);
    localStorage.setItem('minuit.guide.progress', JSON.stringify({ said: [], now: null }));
    const { begin_guide } = await import('../src/guide/memory');
    begin_guide(table);
    state.table = { ...table_of(record, record.moments[0]), version: state.version };
    await go('/', '.game-card');
    await go(`/t/${table}`, '.table-page');
    await settle(600);
    for (const moment of record.moments) {
      begin_guide(table);
      await show(record, moment);
      for (let hint = 0; hint < 5; ++hint) {
        await settle(400);
        const bubble = page
          .querySelectorAll('body *')
          .findLast((each) => /^(bubble|guide|hint)/.test(each.getAttribute('class') ?? ''));
        tell(lines, `${game} ${moment.name} ${hint}`);
        const next = page.querySelectorAll('.bubble button, .guide-bubble button, .hint button')[0];
        if (!bubble || !next) break;
        next.click();
      }
    }
  }
});
