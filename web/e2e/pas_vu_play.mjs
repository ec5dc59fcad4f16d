// How people play Pas vu, pas pris ! in these tests: they draw, move or lean furniture, send ghosts in, roll and choose. What is asked is read
// and answered in one go, so that no moment can pass between the two; nothing is waited for but what must hold in the end.
const kSettle_ms = 5000; // until the server has answered, or said why not

export async function opens(page, address, { name, players, variants = false, layout = null }) {
  await page.goto(address);
  await page
    .getByRole('button', { name: /Pas vu, pas pris/ })
    .first()
    .click();
  await page.getByLabel('Ton prénom').fill(name);
  for (let more = 4; more > players; --more) await page.getByRole('button', { name: 'Un de moins' }).first().click();
  if (variants || layout !== null) await page.locator('summary').click();
  if (layout !== null) await page.getByLabel('Les meubles').selectOption(layout);
  if (variants) {
    await page.getByLabel(/Fusions/).check();
    await page.getByLabel(/Minuit sonne/).check();
  }
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.locator('.waiting .qr-picture svg').waitFor();
}
export async function sits(host, guest, name) {
  await guest.goto(await host.getByRole('textbox', { name: 'Lien de la table' }).inputValue());
  await guest.getByLabel('Ton prénom').fill(name);
  await guest.getByRole('button', { name: 'Entrer' }).click();
  await host.locator('.seat', { hasText: name }).waitFor();
}
export const on_plan = (page) => page.addInitScript(() => localStorage.setItem('minuit.pas-vu-way', 'plan'));
export const over = async (page) => (await page.locator('.ending').count()) > 0;

// What this page asks of its player now; a question that a button answers is answered at once, by the first of the wanted ones.
const answers = (page, wanted) =>
  page.evaluate((names) => {
    document.querySelector('.pv-onward')?.click(); // a look that is played stays until it is tapped on
    const there = (selector) => document.querySelector(selector) !== null;
    if (there('.pv-placing')) return 'placing';
    if (there('.pv-planning')) return 'planning';
    const buttons = [...document.querySelectorAll('.pv-dock .answers .answer:not(.pv-again):enabled')];
    if (buttons.length === 0) return 'nothing';
    const named = names.map((name) => buttons.find((each) => each.textContent.includes(name)));
    (named.find((each) => each !== undefined) ?? buttons[0]).click();
    return 'answered';
  }, wanted);
const clicks = (page, selector) => page.evaluate((wanted) => document.querySelector(wanted)?.click(), selector);
// The hall, or the plan: both take the same keys.
const takes_keys = (page) => page.evaluate(() => document.querySelector('.pv-hall, .pv-target[tabindex="0"]')?.focus());
const presses = async (page, key, times = 1) => {
  for (let at = 0; at < times; ++at) await page.keyboard.press(key);
};
// Does what answers a question. True once it is answered; false if the server or the page said why not.
export async function is_done(page, question, act) {
  await page.evaluate(() => document.querySelector('.toast')?.setAttribute('data-old', ''));
  await act();
  const settled = (selector) =>
    document.querySelector(selector) === null || document.querySelector('.toast:not([data-old])') !== null;
  await page.waitForFunction(settled, question, { timeout: kSettle_ms }).catch(() => undefined);
  return (await page.locator(question).count()) === 0;
}
const puts_down = async (page) => {
  if (!(await is_done(page, '.pv-placing', () => presses(page, 'Enter')))) await clicks(page, '.pv-placing .answer-other');
};
// Points that are left are given up by a second press.
const is_sent = (page) =>
  is_done(page, '.pv-planning', async () => {
    await clicks(page, '.pv-commit .answer-main');
    await clicks(page, '.pv-lose');
  });

// One thing, if there is one to do.
export async function acts(page) {
  const now = await answers(page, ['Prendre']);
  if (now === 'placing') await moves(page);
  else if (now === 'planning') await sends(page);
  else if (now === 'nothing') await page.waitForTimeout(40);
}
// Plays until a piece is in hand. True: it is.
export async function takes(page) {
  const now = await answers(page, ['Prendre']);
  if (now === 'planning') await is_sent(page);
  else if (await over(page)) await page.getByRole('button', { name: 'La revanche' }).first().dispatchEvent('click');
  return now === 'placing';
}
// The piece in hand goes a little aside and is turned; where it cannot stay, it is put back.
async function moves(page) {
  await takes_keys(page);
  await presses(page, 'ArrowRight', 2);
  await presses(page, 'a');
  await puts_down(page);
}
// Two ghosts that may go, two steps each. Keys wait for no picture: where it is drawn without a graphics processor, one takes a while.
async function sends(page) {
  await takes_keys(page);
  const able = await page.evaluate(() =>
    [...document.querySelectorAll('.pv-chip')].flatMap((each, at) => (each.getAttribute('aria-disabled') === 'true' ? [] : [at])),
  );
  for (const figure of able.slice(0, 2)) {
    await presses(page, String(figure + 1));
    await presses(page, await forwards(page), 2);
  }
  // Somebody has no room where they were stopped: they stay at home.
  for (let at = 0; at < 7 && !(await is_sent(page)); ++at) await clicks(page, '.pv-undo');
}
// Away from the own side, which a card may change (PV-80).
const forwards = (page) =>
  page.evaluate(() => {
    const side = document.querySelector('.pv-planning')?.getAttribute('data-side');
    return { south: 'ArrowUp', north: 'ArrowDown', west: 'ArrowRight', east: 'ArrowLeft' }[side] ?? 'ArrowUp';
  });

// Takes a piece as soon as a card offers one and leans it on another; everything else is left as it is. `how` says by which keys.
export async function leans(page, how) {
  const now = await answers(page, ['Prendre']);
  if (now === 'planning') await is_sent(page);
  else if (now === 'placing') {
    const keys = how();
    await takes_keys(page);
    await presses(page, 'PageDown', 2); // down onto what is below it
    for (const [key, times] of keys) await presses(page, key, times);
    await puts_down(page);
  } else if (now === 'nothing') await page.waitForTimeout(40);
}

export async function again(page, seen) {
  seen.forget();
  await page.getByRole('button', { name: 'La revanche' }).first().dispatchEvent('click');
  await page.locator('.ending').waitFor({ state: 'detached' });
}

// Moves no furniture, hides on the given squares, and has everyone look from the west whenever that may be chosen.
export async function hides(page, squares) {
  const now = await answers(page, ['Rien déplacer', 'Côté ouest']);
  if (now === 'nothing') await page.waitForTimeout(40);
  if (now !== 'planning') return;
  const waiting = await page.evaluate(() =>
    [...document.querySelectorAll('.pv-chip')].flatMap((each, at) =>
      /attend dehors/.test(each.getAttribute('aria-label')) ? [at] : [],
    ),
  );
  for (const square of squares) {
    const figure = waiting.shift();
    if (figure === undefined) break;
    await takes_keys(page);
    await presses(page, String(figure + 1));
    await page.evaluate((wanted) => document.querySelector(`[data-square="${wanted}"]`)?.focus(), square);
    await presses(page, 'Enter');
  }
  await is_sent(page);
}
