// Somebody who listens to a page: a screen reader in it, and what it said.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The reader is a module; the page's Content-Security-Policy takes no module from elsewhere, but what the browser's own tools run.
const kFile = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
const kReader = `(() => {${readFileSync(kFile, 'utf8')
  .replace(/export\s*\{[^}]*?([\w$]+) as virtual\s*\};?/, 'window.virtual = $1;')
  .replace(/\/\/# sourceMappingURL.*$/m, '')}\n})()`;

// What answers a question, the most pressing first; and what is no answer.
const kOnward = '.pt-give-up, .note-card button, .pv-onward, .pv-lose, .pv-commit .answer-main';
const kNoAnswer =
  '.pt-shout, .all-choices, .undo, .advice-button, .pv-undo, .pv-again, [aria-pressed], [aria-disabled="true"], [aria-haspopup]';

// At a table of one's own with one robot, the weakest.
export async function sit_down(page, address, game, config) {
  const listener = new Listener(page);
  await page.goto(address);
  const table = await page.evaluate(
    async ([id, config_wanted]) => {
      const headers = { 'Content-Type': 'application/json' };
      const post = async (path, body) => (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      await post('/api/me', { name: 'Léa' });
      const { games } = await (await fetch('/api/games')).json();
      const [weakest] = games.find((each) => each.id === id).bots;
      return (await post('/api/tables', { game: id, config: config_wanted, bots: [weakest], command: Date.now() })).table;
    },
    [game, config],
  );
  await page.goto(`${address}/t/${table}`);
  await page.locator('.waiting-step button').waitFor();
  await page.evaluate(kReader);
  await page.evaluate(() => window.virtual.start({ container: document.body }));
  return listener;
}

export class Listener {
  #awaited = '';
  #seat = null;
  #bots = 0;
  #own = 0;

  constructor(page) {
    this.page = page;
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(JSON.parse(String(payload)))));
  }
  // Whose turn it was, by what the server told.
  #hear(message) {
    if (message.type === 'Countdown' || message.type === 'Reveal') this.#bots += 1; // a race is everybody's
    if (message.type === 'Table') this.#seat = message.seat ?? null;
    const turn = message.type === 'Table' ? message.match?.turn : message.turn;
    if (!turn?.awaiting) return;
    const { awaiting } = turn;
    const seats = awaiting.type === 'Seats' ? awaiting.set : awaiting.type === 'Nature' ? awaiting.prompters : [];
    const now = `${awaiting.type} ${seats}`;
    if (turn.decide != null || turn.prompt != null) this.#own += 1;
    else if (now !== this.#awaited && seats.some((seat) => seat !== this.#seat)) this.#bots += 1;
    this.#awaited = now;
  }
  turns() {
    return { bots: this.#bots, own: this.#own };
  }
  over() {
    return this.page.evaluate(() => document.querySelector('.ending') !== null);
  }

  // Goes there, hears what it is called, and presses it if that is what was looked for.
  async press_named(name, selector) {
    const heard = await this.page.evaluate(async (wanted) => {
      document.querySelector(wanted)?.focus();
      await new Promise((later) => setTimeout(later, 20));
      return window.virtual.lastSpokenPhrase();
    }, selector);
    if (!name.test(heard)) throw new Error(`heard "${heard}" instead of ${name}`);
    await this.page.keyboard.press('Enter');
  }

  // Answers what is asked now, by what the reader says of the answers. The name of what was pressed; null: nothing is to be done.
  acts() {
    return this.page.evaluate(
      async ([onward, no_answer]) => {
        const able = (each) => !each.disabled && each.checkVisibility();
        const first = (selector) => [...document.querySelectorAll(selector)].find(able);
        const choices = [...document.querySelectorAll('.dialog .choice')].filter(able);
        const answers = [...document.querySelectorAll('.dock-area button')].filter(
          (each) => able(each) && !each.matches(no_answer),
        );
        window.pressed ??= [];
        if (document.querySelector('dialog[open]') && choices.length === 0) return null; // it is only coming
        const list = first('.dock .all-choices');
        const picked = choices[window.pressed.length % Math.max(1, choices.length)];
        const by_list = window.pressed.length % 2 === 0 ? list : undefined;
        const it = picked ?? first(onward) ?? by_list ?? answers[0] ?? list;
        if (!it) return null;
        const before = (await window.virtual.spokenPhraseLog()).length;
        it.blur(); // what has the focus already is said anew
        it.focus();
        await new Promise((later) => setTimeout(later, 5));
        if (!it.isConnected || document.activeElement !== it) return null; // it went meanwhile
        const said = await window.virtual.spokenPhraseLog();
        // Where the reader already was, it says nothing anew.
        const name = said.slice(before).findLast((each) => !each.startsWith('polite')) ?? (await window.virtual.itemText());
        window.pressed.push({ name, at: said.length });
        it.click(); // as an assistive program presses
        await new Promise((later) => setTimeout(later, 15));
        return name;
      },
      [kOnward, kNoAnswer],
    );
  }

  // What was said by itself, what was pressed, and what was asked again although nobody had answered.
  async told() {
    const { log, pressed } = await this.page.evaluate(async () => ({
      log: await window.virtual.spokenPhraseLog(),
      pressed: window.pressed,
    }));
    const asked = log.map((text, at) => ({ at, text })).filter(({ text }) => /^(polite|assertive): \S/.test(text));
    const repeated = asked.flatMap(({ at, text }, index) => {
      const before = asked[index - 1];
      const answered = pressed.some((each) => before && each.at > before.at && each.at <= at);
      return before?.text === text && !answered ? [text] : [];
    });
    return { utterances: asked.length, asked: asked.map(({ text }) => text), names: pressed.map(({ name }) => name), repeated };
  }
}
