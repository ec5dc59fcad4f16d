// Runs in the page: presses everything on a board and in its dock that can be pressed, as a keyboard or a screen reader does, until all ways are walked;
// gives every answer that the server was sent, by the way that led there.
(() => {
  const { state, show, answer, settle, is_shown } = window.components;
  const kDeepest = 3; // a figure, then where to
  const kMostPresses = 90;
  const kThings = ['[data-thing]', '[data-square]', 'button', 'input[type=radio]', '[role=button]']
    .map((each) => `.board-area ${each}, .dock-area ${each}, .my-near ${each}`)
    .join(', ');
  // What only shows or is the table's own.
  const kPassive =
    '.all-choices, .skip-button, .undo, .advice *, .advise, .ending *, .my-loupe, .my-book, .pv-way-choice, [aria-haspopup=dialog]:not(.my-card)';

  const key_of = (element) => {
    const { thing, square, card, medium, row, group } = element.dataset;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const within = element.closest('[data-row], [data-medium]');
    return JSON.stringify([thing, square, card, medium, row, group, within?.dataset.row, thing || square ? '' : name]);
  };
  const is_open = (element) => element.getAttribute('aria-disabled') !== 'true' && !element.disabled;
  const things = () => [...document.querySelectorAll(kThings)].filter((each) => is_shown(each) && !each.matches(kPassive));
  const press = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 }));
  // How things stand for a hand: what is there, and what of it is closed, pressed or chosen.
  const standing = () =>
    things()
      .map((each) => `${key_of(each)} ${is_open(each)} ${each.getAttribute('aria-pressed')} ${each.checked}`)
      .join();
  const decided = () => state.sent.filter(({ type }) => type !== 'Show' && type !== 'React');

  async function walk(moment, { skip = '', deepest = kDeepest } = {}) {
    const answers = [];
    const seen = new Set();
    const ways = [{ way: [], more: 0 }]; // those that lead to few new things first: to a question, rather than to all squares
    let first = new Set(); // what is there before anything is pressed; what comes later is another thing on each way
    const known_as = (way, key) => (first.has(key) ? key : `${way.join()} ${key}`);
    let pressed = 0;
    let beginning = '';
    const back = async (way) => {
      if (standing() !== beginning) await show(moment);
      for (const key of way) {
        const next = things().find((each) => key_of(each) === key);
        if (!next) return false;
        press(next);
        await settle();
      }
      return true;
    };
    await show(moment);
    beginning = standing();
    // What is closed, all at once: none of it may say anything.
    for (const element of things().filter((each) => !is_open(each))) press(element);
    await settle();
    const wrong = decided();
    while (ways.length > 0 && pressed < kMostPresses) {
      const [{ way }] = ways.splice(0, 1);
      if (!(await back(way))) continue;
      const keys = things()
        .filter((each) => is_open(each) && !(skip && each.matches(skip)))
        .map(key_of)
        .filter((key) => way.length === 0 || !seen.has(known_as(way, key)));
      if (way.length === 0) first = new Set(keys);
      for (const key of new Set(keys)) {
        seen.add(known_as(way, key));
        pressed += 1;
        const before = things().map(key_of).join();
        const element = things().find((each) => key_of(each) === key);
        if (!element) continue;
        press(element);
        await settle();
        const sent = decided();
        if (sent.length > 0) {
          answers.push(...sent.map((message) => ({ message, way: [...way, key] })));
          await answer();
        } else {
          const now = things().map(key_of);
          if (now.join() === before) continue; // it only said something
          if (way.length + 1 < deepest) ways.push({ way: [...way, key], more: now.filter((each) => !first.has(each)).length });
          ways.sort((a, b) => a.more - b.more);
        }
        if (!(await back(way))) break;
      }
    }
    return { answers, wrong, pressed };
  }

  // A way that is too long to be found: what is pressed one after the other.
  async function follow(moment, selectors) {
    await show(moment);
    for (const selector of selectors) {
      const element = [...document.querySelectorAll(selector)].find((each) => is_shown(each) && is_open(each));
      if (!element) return { answers: [], missing: selector };
      press(element);
      await settle();
    }
    return { answers: decided().map((message) => ({ message, way: [] })), missing: null };
  }

  Object.assign(window.components, { walk, follow });
})();
