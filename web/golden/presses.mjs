// Presses what a board and its dock offer, as keys, a finger and an assistive program do, and tells what was sent and what came up.
import { let_go, sent, settle, show } from './house.mjs';
import { markup } from './print.mjs';
import { page } from './window.mjs';

const kThings = '[data-thing], [data-square], button, input, [role=button], summary, a[href]';
const kMost = 14; // presses of a moment: of more, some here and there
const kKeys = ['ArrowRight', 'ArrowDown', 'PageDown', 'End', 'ArrowLeft', 'ArrowUp', 'PageUp', 'Home', 'Enter', ' ', 'Escape'];
const kTaps = [
  [120, 140],
  [300, 250],
  [520, 330],
  [760, 420],
  [3, 3],
];

export const called = (each) =>
  (each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 40) || each.getAttribute('class') || each.localName;
const is_open = (each) => each.getAttribute('aria-disabled') !== 'true' && !each.disabled;
const spread = (list, most) =>
  list.filter((_, at) => Math.floor((at * most) / list.length) !== Math.floor(((at - 1) * most) / list.length));

function tell(lines, what) {
  const messages = sent();
  const text = messages.map((each) => JSON.stringify(each)).join(' ');
  lines.tell(what, `${text}\n${markup(page.body)}`, text);
  return messages.length > 0;
}

export async function press(each, init = {}) {
  each.focus();
  if (each.localName === 'input' && /^(radio|checkbox)$/.test(each.getAttribute('type'))) {
    each.checked = !each.checked;
    each.dispatchEvent(new Event('change', { bubbles: true }));
  } else each.click(init);
  await settle(40);
}
const key = async (name) => {
  const init = { key: name, code: name === ' ' ? 'Space' : name, bubbles: true, cancelable: true };
  page.activeElement.dispatchEvent(new KeyboardEvent('keydown', init));
  page.activeElement.dispatchEvent(new KeyboardEvent('keyup', init));
  await settle(40);
};
async function tap(svg, [clientX, clientY]) {
  const init = { clientX, clientY, pointerId: 1, detail: 1, button: 0, bubbles: true, cancelable: true, isPrimary: true };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'click']) svg.dispatchEvent(new PointerEvent(type, init));
  await settle(40);
}

export async function press_all(lines, record, moment) {
  const { turn, race, name } = moment;
  if (turn.decide == null && turn.prompt == null && !race) return;
  const within = () => page.querySelectorAll('.board-area, .dock-area').flatMap((area) => area.querySelectorAll(kThings));
  // What is closed, all at once: none of it may send anything.
  for (const each of within().filter((one) => !is_open(one))) each.click();
  await settle(40);
  tell(lines, `${name} closed`);
  const names = spread(within().filter(is_open), kMost).map((each) => called(each));
  for (const [at, wanted] of names.entries()) {
    const found = within().find((each) => is_open(each) && called(each) === wanted);
    if (!found) continue;
    await press(found);
    if (tell(lines, `${name} press ${at} ${wanted}`)) await show(record, moment);
  }
  await show(record, moment);
  const things = page.querySelectorAll('[data-thing]');
  const start = things.find((each) => each.getAttribute('tabindex') === '0') ?? things[0];
  start?.focus();
  for (const each of start ? kKeys : []) {
    await key(each);
    if (tell(lines, `${name} key ${each}`)) await show(record, moment);
  }
  const svg = page.querySelector('.board-area svg');
  for (const each of svg ? kTaps : []) {
    await tap(svg, each);
    if (tell(lines, `${name} tap ${each}`)) await show(record, moment);
  }
  let_go();
}
