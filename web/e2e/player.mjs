// Plays what the page offers: the first thing that can be pressed, through the list of choices that every game has.
export async function plays(page, { until, pick = () => 0 }) {
  let moves = 0;
  for (;;) {
    if (await until()) return moves;
    const roll = page.locator('.dock button:not(:disabled):not(.all):not(.undo)').first();
    const list = page.locator('.dock .all');
    try {
      if ((await list.count()) > 0) {
        await list.press('Enter', { timeout: 1500 }); // on a phone it shows itself to the keyboard only
        const choices = page.locator('.dialog .opt');
        await choices.nth(pick(await choices.count())).click({ timeout: 1500 });
        moves += 1;
      } else if ((await roll.count()) > 0) {
        await roll.click({ timeout: 1500 });
        moves += 1;
      } else {
        await page.waitForTimeout(30);
      }
    } catch (fault) {
      if (!String(fault).includes('Timeout')) throw fault; // the turn passed while the finger was in the air
      if ((await page.locator('.dialog').count()) > 0) await page.keyboard.press('Escape');
    }
  }
}
