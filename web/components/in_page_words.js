// Runs in the page: lets the server refuse and advise, by name, as it would.
(() => {
  const { state, measure, settle } = window.components;
  const kPatience_ms = 10_000; // of words that are fetched
  const soon = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel(); // a timer within a timer waits longer
      port1.onmessage = done;
      port2.postMessage(null);
    });
  async function until(there) {
    const last = performance.now() + kPatience_ms;
    while (!there() && performance.now() < last) await soon();
  }
  const say = (message) => {
    for (const socket of state.sockets) socket.say(message);
  };
  const text_of = (toast) => toast.querySelector('.toast-why')?.firstChild?.textContent ?? toast.textContent;

  // Every refusal is told in the toast of its own; what is drawn of it is laid under the ones before, so that all are measured at once.
  async function refuse(all, press) {
    const list = document.createElement('div');
    list.className = 'toasts';
    Object.assign(list.style, { position: 'static', gap: '6px' });
    const said = [];
    for (const refusal of all) {
      const before = document.querySelector('.toast');
      document.querySelector(press)?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
      await soon();
      const asked = state.sent.pop();
      if (!asked) throw new Error(`a press on ${press} asks nothing`);
      say({ type: 'Refused', command: asked.command, ...refusal, path: '', fault: '' });
      const newest = () => document.querySelector('.toast');
      await until(() => newest() !== before && newest() !== null);
      said.push(newest() === before ? '' : text_of(newest()));
      list.append(newest().cloneNode(true));
    }
    document.body.append(list);
    await settle();
    const cut = measure(list);
    return { said, cut };
  }
  const clear = () => {
    for (const each of document.querySelectorAll('body > .toasts[style]')) each.remove();
    document.querySelector('.toast .icon-button')?.click();
  };

  async function advise(counsel) {
    document.querySelector('.advice .icon-button')?.click();
    await soon();
    document.querySelector('.advise').click();
    await soon();
    const { command, point } = state.sent.pop();
    say({ type: 'Advised', command, point, counsel });
    await until(() => document.querySelector('.advice p')?.lastChild?.data?.trim());
    await settle();
  }

  Object.assign(window.components, { refuse, clear, advise });
})();
