import { expect, test } from 'vitest';
import { Sheets } from './sheets';

// The browser's history, with a Back that takes a moment as the real one does.
class FakeBrowser {
  entries: { state: unknown; address: string }[] = [{ state: null, address: '/' }];
  at = 0;
  #heard: (() => void)[] = [];
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
  constructor() {
    const browser = this;
    this.history = {
      get state() {
        return browser.entries[browser.at]?.state;
      },
      pushState(state, _, address) {
        browser.entries = [...browser.entries.slice(0, ++browser.at), { state, address: String(address ?? browser.address) }];
      },
      replaceState(state, _, address) {
        browser.entries[browser.at] = { state, address: String(address ?? browser.address) };
      },
      back() {
        setTimeout(() => {
          browser.at -= 1;
          for (const each of browser.#heard) each();
        });
      },
    };
  }
  get address(): string {
    return this.entries[this.at]?.address ?? this.entries[this.at - 1]?.address ?? '';
  }
  addEventListener(_: 'popstate', heard: () => void): void {
    this.#heard.push(heard);
  }
}
const soon = () => new Promise((done) => setTimeout(done, 5));

function at_table() {
  const browser = new FakeBrowser();
  const sheets = new Sheets(browser);
  sheets.visit('/t/abc', () => undefined);
  const closed: string[] = [];
  const open = (name: string) => {
    const gone = sheets.opened(() => {
      closed.push(name);
      gone();
    });
    return gone;
  };
  const back = async () => {
    browser.history.back();
    await soon();
  };
  return { browser, sheets, closed, open, back };
}

test('Back closes the sheet and stays at the table; Back again leaves', async () => {
  const { browser, closed, open, back } = at_table();
  open('menu');
  await soon();
  await back();
  expect(closed).toEqual(['menu']);
  expect(browser.address).toBe('/t/abc');
  await back();
  expect(browser.address).toBe('/');
});

test('a sheet closed otherwise leaves no entry behind', async () => {
  const { browser, closed, open, back } = at_table();
  const gone = open('menu');
  await soon();
  expect(browser.at).toBe(2);
  gone();
  await soon();
  expect(browser.at).toBe(1);
  expect(closed).toEqual([]);
  await back();
  expect(browser.address).toBe('/');
});

test('one sheet may follow another, or lie over it: Back closes one at a time', async () => {
  const { browser, closed, open, back } = at_table();
  const menu = open('menu');
  await soon();
  menu();
  open('settings');
  await soon();
  expect(browser.at).toBe(2);
  open('rules');
  await soon();
  await back();
  expect(closed).toEqual(['rules']);
  await back();
  expect(closed).toEqual(['rules', 'settings']);
  expect(browser.address).toBe('/t/abc');
  expect(browser.at).toBe(1);
});

test('a way out of a sheet leads back to the page, not to the sheet', async () => {
  const { browser, sheets, open, back } = at_table();
  const menu = open('menu');
  await soon();
  sheets.visit('/t/abc/r/1', () => undefined);
  menu();
  await soon();
  expect(browser.address).toBe('/t/abc/r/1');
  await back();
  expect(browser.address).toBe('/t/abc');
});

test('who goes on while a sheet is still being taken away arrives all the same', async () => {
  const { browser, sheets, open } = at_table();
  const menu = open('menu');
  await soon();
  menu();
  await Promise.resolve();
  let arrived = false;
  sheets.visit('/', () => {
    arrived = true;
  });
  await soon();
  expect(arrived).toBe(true);
  expect(browser.entries.map(({ address }) => address)).toEqual(['/', '/t/abc', '/']);
});
