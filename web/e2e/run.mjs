// Two people and a bot play a match of Le Fantôme de minuit through the real server: by link, one reloading mid-way, the server killed
// and started again. Then the sizes of what was loaded, and axe's opinion of each screen.
import assert from 'node:assert/strict';
import { axe, in_sight, transferred } from './check.mjs';
import { english } from './english.mjs';
import { keyboard } from './keyboard.mjs';
import { offline, plain_http } from './offline.mjs';
import { pass_and_play } from './pass_and_play.mjs';
import { plays } from './player.mjs';
import { replay_is_watched } from './replay.mjs';
import { photograph, steps } from './stage.mjs';
import { somebody, start_browser, start_server } from './table.mjs';
import { tv } from './tv.mjs';

const kLobbyBudget = 120_000;
const kTableBudget = 220_000;

let server = await start_server();
const browser = await start_browser();
const step = steps(300);

try {
  const host = await somebody(browser);
  const guest = await somebody(browser, { width: 360, height: 740, locale: 'en-GB', touch: true });
  let link = '';

  await step('the lobby', async () => {
    await host.page.goto(server.address);
    await host.page.locator('button.game-card').first().waitFor();
    await host.page.waitForLoadState('networkidle');
    const bytes = await transferred(host.page);
    console.log(`    first load ${(bytes / 1000).toFixed(1)} KB`);
    assert.ok(bytes <= kLobbyBudget, `the lobby's first load is ${bytes} bytes, at most ${kLobbyBudget}`);
    await axe(host.page, 'the lobby');
  });

  await step('a table in two taps', async () => {
    await host.page.getByRole('button', { name: 'Nouvelle table' }).click();
    await host.page.getByLabel('Ton prénom').fill('Léa');
    await host.page.getByRole('radio', { name: 'Chasseurs de trésor' }).check(); // another game: what was typed stays
    await host.page.getByRole('radio', { name: 'Le Fantôme de minuit' }).check();
    assert.equal(await host.page.getByLabel('Ton prénom').inputValue(), 'Léa');
    await axe(host.page, 'the dialog of a new table');
    await host.page.getByRole('button', { name: 'Un de moins' }).first().click(); // three seats
    await host.page.locator('summary').click();
    await host.page.getByLabel('Manches').selectOption('1');
    await host.page.getByRole('button', { name: 'Ouvrir la table' }).click();
    await host.page.locator('.waiting .qr-picture svg').waitFor();
    link = await host.page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
    await axe(host.page, 'the table before a match');
  });

  await step('a guest comes by the link, on a phone, in English', async () => {
    await guest.page.goto(link);
    await guest.page.getByLabel('Your name').fill('Max');
    await axe(guest.page, 'the name');
    await guest.page.getByRole('button', { name: 'Come in' }).click();
    await host.page.locator('.seat', { hasText: 'Max' }).waitFor();
    await host.page.getByRole('button', { name: 'Compléter avec des robots' }).click();
    await host.page.getByRole('button', { name: 'Commencer' }).click();
    await guest.page.locator('.board-area').waitFor();
    const bytes = await transferred(guest.page);
    console.log(`    first load of a table ${(bytes / 1000).toFixed(1)} KB`);
    assert.ok(bytes <= kTableBudget, `a table's first load is ${bytes} bytes, at most ${kTableBudget}`);
    await axe(host.page, 'the table');
    await axe(guest.page, 'the table on a phone');
  });

  await step('they talk', async () => {
    await host.page.getByLabel('Un mot à la table').fill('Bouh !');
    await host.page.keyboard.press('Enter');
    await guest.page.getByRole('button', { name: 'Log and chat' }).click();
    await guest.page.locator('.dialog').getByText('Bouh !').waitFor();
    await guest.page.keyboard.press('Escape');
  });

  const over = (page) => async () => (await page.locator('.ending').count()) > 0;
  const lines = (page) => page.locator('.right-side .log li:not(.nothing-yet)').count();

  await step('a match, one reloading, the server killed and restarted', async () => {
    let reloaded = false;
    let killed = false;
    const mid_way = async () => {
      const count = await lines(host.page);
      if (!reloaded && count > 15) {
        reloaded = true;
        await host.page.reload();
        await host.page.locator('.board-area').waitFor();
        assert.ok((await lines(host.page)) > 0, 'the log survives a reload');
      }
      if (!killed && count > 30) {
        killed = true;
        const { folder, address } = server;
        await server.stop('SIGKILL');
        await host.page.locator('.strip-note').waitFor();
        server = await start_server({ data: folder, port: Number(new URL(address).port) });
        await host.page.locator('.strip-note').waitFor({ state: 'detached' });
      }
      return over(host.page)();
    };
    const moves = await Promise.all([
      plays(host.page, { until: mid_way, pick: (count) => Math.floor(count / 2) }),
      plays(guest.page, { until: over(guest.page) }),
    ]);
    console.log(`    ${moves[0]} and ${moves[1]} moves`);
    assert.ok(reloaded && killed, 'the match was too short for its accidents');
    await host.page.getByRole('button', { name: 'La revanche' }).waitFor();
    await axe(host.page, 'the end of a match');
    for (const { page } of [host, guest]) await in_sight(page, '.ending a[href="/"]');
  });

  await step('a replay is watched to its end', () => replay_is_watched(browser, { host, guest, axe, transferred }));

  await step('again, and home', async () => {
    await host.page.getByRole('button', { name: 'La revanche' }).click();
    await host.page.locator('.ending').waitFor({ state: 'detached' });
    await host.page.getByRole('link', { name: 'Minuit' }).click();
    await host.page.getByRole('heading', { name: 'Mes tables' }).waitFor();
    await host.page
      .getByRole('link', { name: /Reprendre/ })
      .first()
      .click();
    await host.page.locator('.board-area').waitFor();
  });

  const stage = {
    browser,
    step,
    axe,
    address: () => server.address,
    restart: async () => {
      const { folder, address } = server;
      await server.stop('SIGKILL');
      server = await start_server({ data: folder, port: Number(new URL(address).port) });
    },
  };
  await pass_and_play(stage);
  await tv(stage);

  assert.deepEqual([...host.faults, ...guest.faults], [], 'the pages complained');

  await step('by keyboard only', () => keyboard(browser, server, axe));
  await step('in English, on a phone', () => english(browser, server, axe));
  await step('without a server', () => offline(browser));
  await step('on plain http', () => plain_http(browser));
} catch (fault) {
  await photograph(browser, 'fantome');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
