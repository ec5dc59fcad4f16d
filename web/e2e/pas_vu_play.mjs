// How people play Pas vu, pas pris ! in these tests: they draw, lean furniture, send ghosts in, roll and choose.
const kTry_ms = 15_000;
const tries = (press) =>
  press.catch((fault) => {
    if (!String(fault).includes('Timeout')) throw fault; // the moment has passed
  });

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
  await page.locator('.waiting .qr svg').waitFor();
}
export async function sits(host, guest, name) {
  await guest.goto(await host.getByRole('textbox', { name: 'Lien de la table' }).inputValue());
  await guest.getByLabel('Ton prénom').fill(name);
  await guest.getByRole('button', { name: 'Entrer' }).click();
  await guest.getByRole('button', { name: 'S’asseoir ici' }).first().click();
  await host.locator('.seat', { hasText: name }).waitFor();
}
export const over = async (page) => (await page.locator('.ending').count()) > 0;

// What this page asks of its player now, in one look.
const asked = (page) =>
  page.evaluate(() => {
    const ready = (selector) => document.querySelector(selector) !== null;
    return {
      placing: ready('.pv-placing'),
      planning: ready('.pv-planning'),
      answers: [...document.querySelectorAll('.pv-dock .answers .answer:not(.pv-again)')].map((each) => each.textContent),
      chips: [...document.querySelectorAll('.pv-chip')].map((each) => each.getAttribute('aria-disabled') !== 'true'),
    };
  });

// One thing, if there is one to do.
export async function acts(page, seen) {
  const now = await asked(page);
  if (now.placing) return leans(page, seen);
  if (now.planning) return sends(page, now.chips);
  if (now.answers.length === 0) {
    await page.waitForTimeout(60);
    return;
  }
  // a piece rather than none, and the mirror rather than another
  const wanted = now.answers.findIndex((text) => /miroir/.test(text));
  const taken = wanted !== -1 ? wanted : now.answers.findIndex((text) => /Prendre/.test(text));
  await tries(
    page.locator('.pv-dock .answers .answer:not(.pv-again)').nth(Math.max(0, taken)).click({ timeout: kTry_ms, force: true }),
  );
}

// Tips the piece in hand and lets it go beside another one, so that it comes to lean on it.
async function leans(page, seen) {
  const target = seen.piece_to_lean_on();
  await page
    .locator('.pv-hall')
    .focus({ timeout: kTry_ms })
    .catch(() => undefined);
  const press = async (key, times) => {
    for (let at = 0; at < times; ++at) await page.keyboard.press(key);
  };
  if (target !== null) {
    const { dx, dy, key } = target;
    await press(dx > 0 ? 'ArrowRight' : 'ArrowLeft', Math.min(40, Math.round(Math.abs(dx) / 0.1)));
    await press(dy > 0 ? 'ArrowUp' : 'ArrowDown', Math.min(40, Math.round(Math.abs(dy) / 0.1)));
    await press(key, 2);
    await press('PageDown', 3);
  }
  await page.keyboard.press('Enter');
  // Refused, it is still in the hand.
  await page.waitForTimeout(500);
  if ((await asked(page)).placing)
    await tries(page.locator('.pv-placing .answer-other').click({ timeout: kTry_ms, force: true }));
}

// The first ghosts that may go, two steps each. Keys wait for no picture: where it is drawn without a graphics processor, one takes a while.
async function sends(page, chips) {
  await page
    .locator('.pv-hall, .pv-target[tabindex="0"]')
    .first()
    .focus({ timeout: kTry_ms })
    .catch(() => undefined);
  for (const [index, able] of chips.slice(0, 4).entries()) {
    if (!able) continue;
    await page.keyboard.press(String(index + 1));
    for (let at = 0; at < 2; ++at) await page.keyboard.press(forwards(page));
  }
  // Somebody has no room where they were stopped: they stay at home.
  for (let at = 0; at < 7 && (await asked(page)).planning; ++at) {
    if (at > 0) await tries(page.getByRole('button', { name: 'Annuler ce fantôme' }).click({ timeout: 1500, force: true }));
    await tries(page.locator('.pv-go .answer-main').click({ timeout: kTry_ms, force: true }));
    await page.waitForTimeout(300);
  }
}
// For who sits on the south (the host) forwards is north; for who sits on the west it is east.
const forwards = (page) => (page.viewportSize().width > 400 ? 'ArrowUp' : 'ArrowRight');

export async function again(page, seen) {
  seen.forget();
  await page.getByRole('button', { name: 'Encore une partie' }).first().click();
  await page.locator('.ending').waitFor({ state: 'detached' });
}

// Moves no furniture, hides on the given squares, and has everyone look from the west whenever that may be chosen.
export async function hides(page, squares) {
  const now = await asked(page);
  if (now.planning) {
    const waiting = await page.evaluate(() =>
      [...document.querySelectorAll('.pv-chip')].flatMap((each, at) =>
        /attend dehors/.test(each.getAttribute('aria-label')) ? [at] : [],
      ),
    );
    for (const square of squares) {
      const figure = waiting.shift();
      if (figure === undefined) break;
      const chip = page.locator('.pv-chip').nth(figure);
      await tries(chip.click({ timeout: kTry_ms, force: true }));
      await tries(page.locator(`[data-square="${square}"]`).click({ timeout: kTry_ms, force: true }));
    }
    await tries(page.locator('.pv-go .answer-main').click({ timeout: kTry_ms, force: true }));
    await page.waitForTimeout(200);
    return;
  }
  if (now.answers.length === 0) {
    await page.waitForTimeout(60);
    return;
  }
  const wanted = now.answers.findIndex((text) => /Rien déplacer|Côté ouest/.test(text));
  await tries(
    page.locator('.pv-dock .answers .answer:not(.pv-again)').nth(Math.max(0, wanted)).click({ timeout: kTry_ms, force: true }),
  );
}
