const kPatience_ms = 1500;
const kMostPatience_ms = 15_000;

// Plays what the page offers: the first thing that can be pressed, through the list of choices that every game has. A press waits
// briefly, as the turn may have passed meanwhile, and longer each time nothing came of it: the machine may be slow. By key, because what has
// just appeared does not answer to fingers for a moment.
export async function plays(page, { until, pick = () => 0 }) {
  let moves = 0;
  let timeout = kPatience_ms;
  let opened = false; // the list of choices
  for (;;) {
    if (await until()) {
      if (opened && (await page.locator('.dialog .choice-list').count()) > 0) await page.keyboard.press('Escape');
      return moves;
    }
    const roll = page.locator('.dock button:not(:disabled):not(.all-choices):not(.undo)').first();
    const list = page.locator('.dock .all-choices');
    try {
      if ((await list.count()) > 0) {
        await list.press('Enter', { timeout }); // on a phone it shows itself to the keyboard only
        opened = true;
        const choices = page.locator('.dialog .choice');
        await choices.nth(pick(await choices.count())).press('Enter', { timeout });
        opened = false;
        moves += 1;
        timeout = kPatience_ms;
      } else if ((await roll.count()) > 0) {
        await roll.press('Enter', { timeout });
        moves += 1;
        timeout = kPatience_ms;
      } else {
        await page.waitForTimeout(30);
      }
    } catch (fault) {
      if (!String(fault).includes('Timeout')) throw fault; // the turn passed while the finger was in the air
      timeout = Math.min(timeout * 2, kMostPatience_ms);
      if ((await page.locator('.dialog').count()) > 0) await page.keyboard.press('Escape');
    }
  }
}
