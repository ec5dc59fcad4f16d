// The browser's history as a list of places, and sheets that open and close over it.
import { beforeEach, describe, expect, test, vi } from 'vitest';

interface Entry {
  readonly state: unknown;
  readonly path: string;
}
let entries: Entry[] = [];
let at = 0;
const pathname = (path: string) => path.replace(/[?#].*/, '');
const fake = {
  get state() {
    return entries[at]?.state ?? null;
  },
  pushState(state: unknown, _title: string, path: string) {
    entries = [...entries.slice(0, at + 1), { state, path }];
    at += 1;
  },
  replaceState(state: unknown, _title: string, path: string) {
    entries[at] = { state, path };
  },
  back: () => move(-1),
};
const here = () => entries[at]?.path ?? '';
vi.stubGlobal('history', fake);
vi.stubGlobal('location', {
  get pathname() {
    return pathname(here());
  },
  get search() {
    return /\?[^#]*/.exec(here())?.[0] ?? '';
  },
  get hash() {
    return /#.*/.exec(here())?.[0] ?? '';
  },
});

let back: typeof import('./back');
function move(by: number) {
  at += by;
  back.went();
}
// As a component does it: closing takes it off the pile.
function sheet() {
  const sheets = { open: true, close: () => {} };
  const closed = back.sheet_opened(() => sheets.close());
  sheets.close = () => {
    sheets.open = false;
    closed();
  };
  return sheets;
}
const paths = () => entries.map(({ path }) => path);

beforeEach(async () => {
  entries = [
    { state: null, path: 'elsewhere' },
    { state: null, path: '/' },
    { state: null, path: '/t/abc' },
  ];
  at = 2;
  vi.resetModules();
  back = await import('./back');
});

describe('going back', () => {
  test('closes the sheet that is open, and stays at the table', () => {
    const menu = sheet();
    move(-1);
    expect(menu.open).toBe(false);
    expect([here(), at]).toEqual(['/t/abc', 2]);
    move(-1);
    expect(here()).toBe('/');
  });
  test('leaves the table at once if the sheet was closed otherwise, however many there were', () => {
    for (let count = 0; count < 3; ++count) sheet().close();
    expect(paths()).toEqual(['elsewhere', '/', '/t/abc', '/t/abc']);
    move(-1);
    expect(here()).toBe('/');
  });
  test('closes one of several', () => {
    const menu = sheet();
    const rules = sheet();
    move(-1);
    expect([menu.open, rules.open]).toEqual([true, false]);
    move(-1);
    expect([menu.open, here()]).toEqual([false, '/t/abc']);
    move(-1);
    expect(here()).toBe('/');
  });
  test('after a reload too', async () => {
    sheet();
    vi.resetModules();
    back = await import('./back'); // nothing is open any more
    move(-1);
    expect(here()).toBe('/');
  });
  test('and forward again opens nothing and leads nowhere else', () => {
    sheet();
    move(-1);
    move(1);
    expect(here()).toBe('/t/abc');
    move(-1);
    expect(here()).toBe('/');
    move(1);
    expect([here(), at]).toEqual(['/t/abc', 2]);
  });
  test('to a place further away goes there', () => {
    sheet().close();
    move(-2);
    expect(here()).toBe('/');
  });
});

test('another page takes the place of a sheet', () => {
  const menu = sheet();
  back.push_page('/t/abc/r/1');
  menu.close();
  expect(paths()).toEqual(['elsewhere', '/', '/t/abc', '/t/abc/r/1']);
  move(-1);
  expect([here(), at]).toEqual(['/t/abc', 2]);
  back.push_page('/');
  expect(paths()).toEqual(['elsewhere', '/', '/t/abc', '/']);
});
test('an address that opens the rules is the sheet’s; under it is the page without', () => {
  entries[at] = { state: null, path: '/t/abc?at=3#FM-23' };
  const rules = sheet();
  expect(paths().slice(2)).toEqual(['/t/abc?at=3', '/t/abc?at=3#FM-23']);
  move(-1);
  expect([rules.open, here()]).toEqual([false, '/t/abc?at=3']);
});
