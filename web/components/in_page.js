// Runs in the page before everything else: a table's socket without a server, and what is asked of the page. `window.components` is for the plays.
(() => {
  const state = { table: null, later: [], sent: [], sockets: new Set(), version: 1, match: 1 };

  // While something is waited for, what the page wants to do in its next frame is done at once: a walk of a thousand presses would be one of waiting for frames.
  let hurries = 0;
  let hurried = 1_000_000_000; // numbers that no real frame has
  const soon = new Map();
  const [real_request, real_cancel] = [requestAnimationFrame.bind(window), cancelAnimationFrame.bind(window)];
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => {
    const then = soon.get(data);
    soon.delete(data);
    then?.(performance.now());
  };
  window.requestAnimationFrame = (then) => {
    if (hurries === 0) return real_request(then);
    hurried += 1;
    soon.set(hurried, then);
    channel.port2.postMessage(hurried);
    return hurried;
  };
  window.cancelAnimationFrame = (number) => {
    if (!soon.delete(number)) real_cancel(number);
  };
  async function hurry(work) {
    hurries += 1;
    try {
      return await work();
    } finally {
      hurries -= 1;
    }
  }
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  // The page is really laid out and drawn: what watches sizes is told them.
  const drawn = () => new Promise((done) => real_request(() => setTimeout(done)));

  class FakeSocket {
    constructor() {
      state.sockets.add(this);
      setTimeout(() => this.onopen?.({}));
    }
    say(message) {
      this.onmessage?.({ data: JSON.stringify(message) });
    }
    send(text) {
      const message = JSON.parse(text);
      if (message.type === 'Pong') return;
      if (message.type !== 'Hello') return state.sent.push(message);
      if (state.greeting) return this.say(state.greeting);
      if (!state.table) return;
      this.say(message.version === state.version ? { type: 'UpToDate', version: state.version } : state.table);
      state.after?.(this);
    }
    close() {
      state.sockets.delete(this);
    }
  }
  window.WebSocket = FakeSocket;

  const say = (message) => {
    for (const socket of state.sockets) socket.say(message);
  };

  // A moment of a match as its server would tell it to somebody who comes back, then what happened last. Each is a match of its own: nothing stays of the one before.
  // What the page still waits for is done, so that it asks again.
  function let_go() {
    for (const { command } of state.sent) say({ type: 'Done', command, version: state.version });
    state.sent = [];
  }
  const answer = () => {
    let_go();
    return settle();
  };
  const show = (moment) => hurry(() => show_now(moment));
  async function show_now({ table, events = [], race = null }) {
    let_go();
    state.version += 10;
    state.match += 1;
    const turn = table.match?.turn;
    const match = table.match && { ...table.match, number: state.match };
    state.table = { ...table, version: state.version, match };
    say(state.table);
    await frame();
    if (events.length > 0) {
      state.version += 1;
      say({ type: 'Update', version: state.version, events, changes: {}, turn });
    }
    state.after = null;
    if (race) {
      state.after = (socket) => {
        socket.say({ type: 'Countdown', point: race.point, in_ms: race.shown ? 0 : 60_000, show_at_ms: null, lines: race.lines });
        if (race.shown) socket.say({ type: 'Reveal', point: race.point, shown: race.shown });
      };
      for (const socket of state.sockets) state.after(socket);
    }
    await settle();
    await drawn();
    await settle();
  }
  // Two frames: effects come after the first, and what they change is in the second.
  const settle = () =>
    hurry(async () => {
      await frame();
      await frame();
    });

  const kPatience_ms = 60_000; // of words that are fetched by a machine that has other things to do

  // A board that is put up in parts (board/by_parts.ts) is all there once nothing has changed for a while.
  const kQuiet = 4; // timers and frames in a row
  const kMostTurns = 120; // what counts seconds never comes to rest
  async function rest() {
    let changed = true;
    const watch = new MutationObserver(() => {
      changed = true;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await hurry(async () => {
      for (let quiet = 0, turns = 0; quiet < kQuiet && turns < kMostTurns; ++turns) {
        quiet = changed ? 0 : quiet + 1;
        changed = false;
        await frame();
      }
    });
    watch.disconnect();
  }
  async function show_all(moment) {
    await show(moment);
    await rest();
  }

  // As another window of this browser would choose it. What is on the page says it in the other language; what was told before stays as it was.
  async function speak(language) {
    if (document.documentElement.lang === language) return;
    localStorage.setItem('minuit.language', language);
    dispatchEvent(new StorageEvent('storage', { key: 'minuit.language', newValue: language }));
    const last = performance.now() + kPatience_ms;
    while (document.documentElement.lang !== language && performance.now() < last) await new Promise((go) => setTimeout(go, 4));
    if (document.documentElement.lang !== language) throw new Error(`${language} does not come`);
    await settle();
    await drawn();
    dispatchEvent(new Event('resize')); // a note looks again for its place
    await settle();
  }

  // As it was when the page came.
  async function begin() {
    Object.assign(state, { table: null, greeting: null, after: null, sent: [] });
    for (const key of Object.keys(localStorage))
      if (key.startsWith('minuit.') && !kKept.includes(key)) localStorage.removeItem(key);
    await speak('fr');
    await go('/');
  }
  const kKept = ['minuit.pas-vu-way', 'minuit.calm', 'minuit.sound_offered', 'minuit.language'];

  async function go(path) {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    await drawn();
  }

  const is_shown = (element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0;

  // Who is meant, short enough for a line: classes or what it is called.
  function name_of(element) {
    const own = (each) => {
      const classes = (each.getAttribute('class') ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
      return each.localName + classes.map((one) => `.${one}`).join('');
    };
    const parent = element.parentElement;
    return parent && parent !== document.body ? `${own(parent)} > ${own(element)}` : own(element);
  }

  window.components = { state, begin, show, answer, show_all, rest, settle, speak, go, is_shown, name_of };
})();
