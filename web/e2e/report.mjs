// The operator and the players, through the real server and the real program: somebody is reported from the chat and from the seats, the
// operator reads it, closes the table and opens it again, and bans a device. SHOTS=FOLDER takes pictures, in all sizes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { axe } from './check.mjs';
import { photograph, shoot, steps } from './stage.mjs';
import { kProgram, open_table, somebody, start_browser, start_server } from './table.mjs';

const server = await start_server();
const browser = await start_browser();
const step = steps(120);
const admin = (...words) =>
  execFileSync(kProgram, ['admin', '--data', server.folder, '--json', ...words], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

try {
  const lea = await somebody(browser, { width: 1440, height: 900 });
  const max = await somebody(browser, { width: 360, height: 740, touch: true, locale: 'en-GB' });
  let table = '';

  await step('two people at a table, one of them rude', async () => {
    await open_table(lea.page, server.address, { name: 'Léa', fewer: 2, rounds: '1' });
    const link = await lea.page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
    table = link.split('/').at(-1);
    await max.page.goto(link);
    await max.page.getByLabel('Your name').fill('Max');
    await max.page.getByRole('button', { name: 'Come in' }).click();
    await max.page.locator('.gather').waitFor();
    await max.page.getByRole('button', { name: 'Log and chat' }).click();
    await max.page.getByRole('textbox', { name: 'A word to the table' }).fill('You are all fools');
    await max.page.keyboard.press('Enter');
    await lea.page.locator('.chat-message', { hasText: 'You are all fools' }).waitFor();
  });

  await step('is reported from the chat, with a reason', async () => {
    const { page } = lea;
    await page.locator('.right-side .chat-message').getByRole('button', { name: 'Signaler Max' }).click();
    await page.getByRole('dialog', { name: 'Signaler Max' }).waitFor();
    await axe(page, 'the report');
    await shoot(page, 'report');
    await page.getByRole('button', { name: 'Insultes ou menaces' }).click();
    await page.getByText('Ton signalement de Max est envoyé').waitFor();
    const [report] = admin('reports');
    assert.equal(report.reported.name, 'Max');
    assert.equal(report.reason, 'insults');
    const [whole] = admin('report', String(report.number));
    assert.equal(whole.lines.at(-1).text, 'You are all fools');
  });

  await step('and reports in turn from the seats, by keyboard, without a reason', async () => {
    const { page } = max;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Report Léa' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Report Léa' }).waitFor();
    await shoot(page, 'report-en');
    await page.getByRole('button', { name: 'Report without a reason' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your report of Léa was sent').waitFor();
    assert.equal(admin('reports').length, 2);
  });

  await step('the operator closes the table, and opens it again', async () => {
    admin('close', table);
    await lea.page.getByText('L’exploitant de ce serveur a fermé cette table').waitFor();
    await max.page.getByText('The operator of this server has closed this table').waitFor();
    await axe(lea.page, 'a closed table');
    await shoot(lea.page, 'closed');
    admin('open', table);
    await lea.page.reload();
    await lea.page.locator('.gather').waitFor();
  });

  await step('and bans a device, which is told until when', async () => {
    await max.page.reload();
    await max.page.locator('.gather').waitFor();
    const [report] = admin('reports').filter((each) => each.reported.name === 'Max');
    admin('ban', 'device', report.reported_device, '--for', '2d');
    await max.page.getByText(/banned you from it, until 20\d\d-/).waitFor();
    await shoot(max.page, 'banned');
    await max.page.goto(server.address);
    await max.page.getByText(/banned you from it, until 20\d\d-/).waitFor();
    await shoot(max.page, 'banned-lobby');
    await lea.page.locator('.gather').waitFor();
  });

  // The browser itself notes each answer that is a refusal.
  for (const { faults } of [lea, max])
    assert.deepEqual(
      faults.filter((each) => !each.includes('403')),
      [],
    );
} catch (fault) {
  await photograph(browser, 'report');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
