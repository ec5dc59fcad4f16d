// One's own data through the real server, on a phone and a large screen: download, go on with a second device by a code, leave every
// table, be forgotten on a device, be erased. SHOTS=FOLDER takes pictures of every page, in all sizes.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe } from './check.mjs';
import { photograph, shoot, steps, tab_to } from './stage.mjs';
import { open_table, somebody, start_browser, start_server } from './table.mjs';

const bytes_in = (folder) =>
  readdirSync(folder)
    .map((file) => (file === 'admin.sock' ? '' : readFileSync(join(folder, file), 'latin1')))
    .join('\n');
const who_is = (page) => page.evaluate(async () => (await (await fetch('/api/me')).json()).id);

// From the lobby, or from the menu of a table.
async function opens_own_data(page, words = ['Réglages', 'Mes données']) {
  await page.getByRole('button', { name: words[0], exact: true }).click();
  await page.getByRole('button', { name: words[1] }).click();
  await page.locator('dialog .menu').waitFor();
}

const server = await start_server();
const browser = await start_browser();
const step = steps(240);

try {
  const lea = await somebody(browser, { width: 360, height: 740, touch: true });
  const tablet = await somebody(browser, { width: 820, height: 1180, locale: 'en-GB' });
  const bob = await somebody(browser, { width: 1440, height: 900 });
  let link = '';
  let id = '';

  await step('two people at a table, one of whom talks', async () => {
    await open_table(bob.page, server.address, { name: 'Bob', fewer: 2, rounds: '1' });
    link = await bob.page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
    const { page } = lea;
    await page.goto(link);
    await page.getByLabel('Ton prénom').fill('Zorglubine');
    await page.getByRole('button', { name: 'Entrer' }).click();
    await bob.page.locator('.waiting', { hasText: 'Zorglubine' }).waitFor();
    id = await who_is(page);
    await page.evaluate(
      ([table]) =>
        new Promise((done) => {
          const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`);
          socket.onopen = () => {
            socket.send(JSON.stringify({ type: 'Hello', protocol: 2, version: 0 }));
            socket.send(JSON.stringify({ type: 'Say', command: 999, text: 'le mot de passe est abracadabra' }));
          };
          socket.onmessage = ({ data }) => JSON.parse(data).type === 'Done' && done();
        }),
      [link.split('/').at(-1)],
    );
  });

  await step('she downloads what is kept about her', async () => {
    const { page } = lea;
    await page.goto(server.address);
    await opens_own_data(page);
    await shoot(page, 'own-list');
    await axe(page, 'one’s own data');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Télécharger mes données' }).click();
    const data = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
    assert.equal(data.people[0].id, id);
    assert.equal(data.people[0].names.at(-1).name, 'Zorglubine');
    assert.equal(data.tables.length, 1);
    assert.match(data.tables[0].chat[0].text, /abracadabra/);
    assert.equal(data.next, null);
  });

  await step('a second device becomes her, by a code that is typed', async () => {
    const { page } = lea;
    await page.getByRole('button', { name: 'Continuer sur un autre appareil' }).click();
    await page.getByRole('button', { name: 'Montrer un code' }).click();
    const code = (await page.locator('.own-code').textContent()).replace(/^Code\s*/, '').trim();
    assert.match(code, /^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await page.locator('.own-part .qr-picture svg').waitFor();
    await shoot(page, 'own-code');
    await axe(page, 'a code');
    const second = tablet.page;
    await second.goto(server.address);
    assert.notEqual(await who_is(second), id);
    // By keyboard alone.
    await tab_to(second, 'button[aria-label="Settings"]');
    await second.keyboard.press('Enter');
    await tab_to(second, 'dialog button', { called: 'My data' });
    await second.keyboard.press('Enter');
    await second.locator('dialog .menu').waitFor();
    await tab_to(second, 'dialog button', { called: 'I have a code' });
    await second.keyboard.press('Enter');
    await tab_to(second, 'dialog input');
    await second.keyboard.type('nonsense');
    await second.keyboard.press('Enter');
    await second.getByText('Type the ten characters').waitFor();
    await second.keyboard.press('Control+A');
    await second.keyboard.type(code.toLowerCase());
    await shoot(second, 'own-enter');
    await axe(second, 'the entry of a code');
    await second.keyboard.press('Enter');
    await second.getByRole('button', { name: /Zorglubine/ }).waitFor();
    assert.equal(await who_is(second), id);
    await second.goto(link);
    await second.locator('.waiting', { hasText: 'Bob' }).waitFor();
    await bob.page.locator('.waiting', { hasText: 'Zorglubine' }).waitFor();
  });

  await step('a code is good once, and also comes by a link', async () => {
    const { page } = lea;
    await page.goto(server.address);
    const made = await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/me/code', { method: 'POST', headers, body: '{}' })).json();
    });
    const third = await somebody(browser, { width: 360, height: 740, touch: true });
    await third.page.goto(`${server.address}/#move=${made.code}`);
    await third.page.getByRole('button', { name: 'Devenir ce joueur' }).click();
    await third.page.getByRole('button', { name: /Zorglubine/ }).waitFor();
    assert.equal(await who_is(third.page), id);
    assert.equal(new URL(third.page.url()).hash, '', 'the code is not left in the address');
    // Forgotten there, and only there.
    await opens_own_data(third.page);
    await third.page.getByRole('button', { name: 'M’oublier sur cet appareil' }).click();
    await shoot(third.page, 'own-forget');
    await third.page.getByRole('button', { name: 'Oublier ici' }).click();
    await third.page.waitForFunction(async (before) => (await (await fetch('/api/me')).json()).id !== before, id);
    assert.equal(await who_is(page), id);
    const late = await somebody(browser, { width: 360, height: 740, touch: true });
    await late.page.goto(`${server.address}/#move=${made.code}`);
    await late.page.getByRole('button', { name: 'Devenir ce joueur' }).click();
    await late.page.getByText('Ce code n’existe pas').waitFor();
    await third.context.close();
    await late.context.close();
  });

  await step('she leaves every table', async () => {
    const { page } = lea;
    await opens_own_data(page);
    await page.getByRole('button', { name: 'Quitter toutes les tables' }).click();
    await shoot(page, 'own-leave');
    await page.getByRole('button', { name: 'Quitter toutes les tables' }).click();
    await page.getByText('Tu as quitté 1 place.').waitFor();
    await bob.page.locator('.waiting', { hasText: 'Zorglubine' }).waitFor({ state: 'detached' });
    assert.equal(await who_is(page), id);
  });

  await step('she is erased, and nothing of hers is left', async () => {
    const { page } = lea;
    await page.goto(link);
    await page
      .getByRole('button', { name: /asseoir|prendre/i })
      .first()
      .click();
    await bob.page.locator('.waiting', { hasText: 'Zorglubine' }).waitFor();
    await page.goto(server.address);
    await page.evaluate(() => localStorage.setItem('minuit.of_hers', 'x'));
    await opens_own_data(page);
    await page.getByRole('button', { name: 'M’effacer' }).click();
    await shoot(page, 'own-erase');
    await axe(page, 'the erasure');
    const button = page.getByRole('button', { name: 'M’effacer pour toujours' });
    assert.ok(await button.isDisabled(), 'nobody is erased by one touch');
    await page.getByLabel('Je veux être effacé pour toujours').check();
    await button.click();
    await page.getByRole('button', { name: /Ton prénom/ }).waitFor();
    assert.notEqual(await who_is(page), id);
    assert.equal(await page.evaluate(() => localStorage.getItem('minuit.of_hers')), null);
    await bob.page.locator('.waiting', { hasText: 'Zorglubine' }).waitFor({ state: 'detached' });
    const left = () => ['Zorglubine', 'abracadabra', id].filter((each) => bytes_in(server.folder).includes(each));
    for (let look = 0; look < 200 && left().length > 0; ++look) await page.waitForTimeout(100);
    assert.deepEqual(left(), []);
    await page.goto(link);
    await page.getByLabel('Ton prénom').waitFor();
  });

  for (const { faults } of [lea, bob]) assert.deepEqual(faults, []);
  console.log('one’s own data: ok');
} catch (fault) {
  await photograph(browser, 'own-data');
  throw fault;
} finally {
  await browser.close();
  await server.end();
}
