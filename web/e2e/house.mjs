// HTTPS with a certificate of the house: a phone that trusts nothing yet reads how, its person installs the certificate, and then the
// page is there under the safe address, can be installed and opens offline; they are still the same person, and their links open
// for everybody. The browser's own store of certificates is used, by certutil, in a home of its own.
// SHOTS=FOLDER takes pictures of every state, in all sizes.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { axe, transferred } from './check.mjs';
import { kShots, photograph, shoot, steps } from './stage.mjs';
import { kBrowser, kBrowserOptions, somebody, start_server } from './table.mjs';

const kLobbyBudget = 120_000;
// A name of this machine that the certificate has and that no browser calls secure by itself, as it does with all of 127.0.0.0/8.
const kName = `${hostname().split('.')[0].toLowerCase()}.local`;
const home = mkdtempSync(join(tmpdir(), 'minuit-home-'));
const store = `sql:${join(home, '.pki/nssdb')}`;
const certutil = (...words) => execFileSync('certutil', words, { stdio: ['ignore', 'pipe', 'inherit'] });
mkdirSync(join(home, '.pki/nssdb'), { recursive: true });
certutil('-d', store, '-N', '--empty-password');

const server = await start_server({ local_tls: true });
const port = new URL(server.address).port;
const plain = `http://${kName}:${port}`;
const start_browser = () =>
  chromium.launch({
    executablePath: kBrowser,
    args: [
      ...kBrowserOptions.filter((each) => !each.startsWith('--host-resolver-rules')),
      '--host-resolver-rules=MAP *.local 127.0.0.1,MAP bank.example 127.0.0.1,MAP manoir.test 127.0.0.1',
    ],
    env: { ...process.env, HOME: home },
  });
// What a browser says of a certificate that it does not trust, and of a page that was left before its sockets were.
const complaints = (faults) => faults.filter((each) => !/ERR_CERT|ERR_NETWORK_CHANGED/.test(each));
let browser = await start_browser();
const step = steps(120);

try {
  const phone = { width: 360, height: 740, touch: true };
  let trust;
  let kept; // the cookies and what the page remembers, as a browser keeps them over a restart
  let id = '';

  await step('on plain http the lobby tells how Minuit can be installed', async () => {
    const { page, context, faults } = await somebody(browser, phone);
    await page.goto(plain);
    await page.locator('button.game-card:not(:disabled)').first().waitFor();
    assert.deepEqual(await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator]), [false, false]);
    await page.locator('.lobby-install').waitFor();
    assert.ok((await transferred(page)) <= kLobbyBudget, 'the lobby is too heavy');
    await axe(page, 'the lobby with its note');
    if (kShots) await page.locator('.lobby-install').screenshot({ path: join(kShots, 'lobby-note-360.png') });
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.locator('.dialog a', { hasText: 'Installer Minuit' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.lobby-install a').click();
    await page.getByRole('heading', { name: 'Installer Minuit' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/confiance');
    trust = await page.evaluate(() => fetch('/api/trust').then((answer) => answer.json()));
    await page.getByText(trust.short_fingerprint).waitFor();
    await page.getByText('ne fait pas encore confiance').waitFor();
    for (const device of ['Android', 'iPhone, iPad', 'Windows', 'Mac', 'Linux, Firefox']) {
      await page.getByRole('radio', { name: device }).check();
      assert.ok((await page.locator('.device-steps li').count()) >= 2, device);
    }
    await page.getByRole('radio', { name: 'Android' }).check();
    await axe(page, 'the page of trust');
    await shoot(page, 'not-yet', { whole: true });
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
    await page.getByRole('heading', { name: 'Install Minuit' }).waitFor();
    await shoot(page, 'english', { whole: true });
    await page.goto(`${plain}/trust`);
    await page.getByRole('heading', { name: 'Install Minuit' }).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français');
    await page.getByRole('heading', { name: 'Installer Minuit' }).waitFor();
    await page.goto(`${plain.replace(kName, 'manoir.test')}/confiance`);
    await page.getByText('Pas à cette adresse-ci').waitFor();
    await axe(page, 'the page of trust under a name that the certificate does not have');
    await shoot(page, 'no-name', { whole: true });
    await page.getByRole('link', { name: plain }).click();
    await page.getByText('ne fait pas encore confiance').waitFor();
    await page.goto(plain);
    id = await page.evaluate(() => fetch('/api/me').then(async (answer) => (await answer.json()).id));
    kept = await context.storageState();
    const stranger = await context.newPage();
    await assert.rejects(stranger.goto(`https://${kName}:${trust.https_port}/`), /ERR_CERT_AUTHORITY_INVALID/);
    await stranger.close();
    assert.deepEqual(complaints(faults), [], 'the page complained');
  });

  await step('the certificate that is downloaded is trusted as it is', async () => {
    const answer = await fetch(`${server.address}${trust.certificate}`);
    assert.equal(answer.headers.get('content-type'), 'application/x-x509-ca-cert');
    const file = join(home, 'minuit-ca.crt');
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    certutil('-d', store, '-A', '-t', 'C,,', '-n', 'Minuit', '-i', file);
    await browser.close();
    browser = await start_browser();
  });

  await step('then everything is ready, and they stay who they are', async () => {
    const { page, context, faults } = await somebody(browser, { ...phone, kept });
    await page.goto(`${plain}/confiance`);
    await page.getByText('Tout est prêt').waitFor();
    await axe(page, 'the page of trust when all is ready');
    await shoot(page, 'ready', { whole: true });
    await page.getByRole('link', { name: 'Ouvrir l’adresse sûre' }).click();
    await page.locator('button.game-card:not(:disabled)').first().waitFor();
    assert.equal(new URL(page.url()).origin, `https://${kName}:${trust.https_port}`);
    assert.equal(await page.evaluate(() => isSecureContext), true);
    assert.equal(
      await page.evaluate(() => fetch('/api/me').then(async (answer) => (await answer.json()).id)),
      id,
      'the same person',
    );
    assert.equal(await page.locator('.lobby-install').count(), 0, 'there is nothing left to install');

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A context of its own is private to the browser, and nothing is installed from one; nothing else may be in the way.
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId).filter((each) => each !== 'in-incognito'),
      [],
    );
    const able = await page.evaluate(async () => ({
      clipboard: 'clipboard' in navigator,
      wake: 'wakeLock' in navigator,
      vibrate: 'vibrate' in navigator,
    }));
    assert.deepEqual(able, { clipboard: true, wake: true, vibrate: true });

    await page.getByRole('button', { name: 'Nouvelle table' }).click();
    await page.getByLabel('Ton prénom').fill('Léa');
    await page.getByRole('button', { name: 'Ouvrir la table' }).click();
    const link = await page.getByRole('textbox', { name: 'Lien de la table' }).inputValue();
    assert.ok(link.startsWith(`${plain}/t/`), `${link} opens for those who trust nothing`);
    await page.goto(link);
    await page.waitForURL(`https://${kName}:${trust.https_port}/t/**`);
    await page.locator('.waiting .qr-picture svg').waitFor();

    await page.goto(`https://${kName}:${trust.https_port}/confiance`);
    await page.getByText('Tu y es').waitFor();
    await axe(page, 'the page of trust over https');
    await shoot(page, 'here', { whole: true });
    await page.goto(`${plain}/confiance`);
    await page.getByText('Tout est prêt').waitFor(); // it can still be read about there
    assert.deepEqual(faults, [], 'the page complained');
    await context.close();
  });

  await step('a key that was stolen is good for nothing outside the house', async () => {
    const forged = join(home, 'forged.pem');
    const authority = join(server.folder, 'tls-authority.pem');
    const openssl = (...words) => execFileSync('openssl', words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const request = join(home, 'forged.csr');
    const key = join(home, 'forged.key');
    openssl(
      'req',
      '-new',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-subj',
      '/CN=bank.example',
      '-keyout',
      key,
      '-out',
      request,
    );
    const names = join(home, 'names');
    for (const [host, good] of [
      ['bank.example', false],
      ['other.local', true],
    ]) {
      writeFileSync(names, `subjectAltName=DNS:${host}\nextendedKeyUsage=serverAuth\n`);
      openssl(
        'x509',
        '-req',
        '-in',
        request,
        '-CA',
        authority,
        '-CAkey',
        authority,
        '-days',
        '30',
        '-extfile',
        names,
        '-out',
        forged,
      );
      const other = await start_server({ options: ['--tls-cert', forged, '--tls-key', key], scheme: 'https' });
      const page = await (await browser.newContext()).newPage();
      const address = `https://${host}:${new URL(other.address).port}/health`;
      if (good) assert.equal((await page.goto(address)).status(), 200, 'the names of the house are its own to give');
      else await assert.rejects(page.goto(address), /ERR_CERT_(AUTHORITY_)?INVALID/);
      await other.end();
    }
  });
} catch (fault) {
  await photograph(browser, 'house');
  throw fault;
} finally {
  await browser.close();
  await server.end();
  rmSync(home, { recursive: true, force: true });
}
console.log('a house with a certificate of its own: ok');
