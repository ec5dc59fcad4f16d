// What a big screen says before a match, drawn without a browser.
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));
const person = (id: string, name: string) => ({ person: { id, name }, bot: null, locked: false, present: true });
const table = { game: 'x', seats: [person('a', 'Ana'), person('b', 'Bob')], host: 'b', you: 'screen', watching: 0, watchers: [] };
vi.mock('../session/session', () => ({
  Session: class {
    readonly table = signal(table);
    readonly names = signal(table.seats.map((each, seat) => ({ seat, name: each.person.name, kind: 'person', present: true })));
    readonly game = signal(null);
    readonly options = signal({ closed: true });
    readonly lines = signal([]);
    readonly floating = signal([]);
    readonly connection = { ending: signal(null), link: signal('up') };
    readonly frame = signal(null);
    readonly told = signal(null);
    readonly stage = signal(null);
    readonly waiting = signal(null);
    readonly ended = signal(null);
    close() {}
  },
}));
vi.mock('./wake', () => ({ useAwake: () => undefined }));
vi.mock('./talk', () => ({ SpokenLog: () => null }));
const { TvPage } = await import('./tv_page');
const { texts } = await import('../texts');

test('it is said who can begin, when all seats are taken', async () => {
  const page = await drawn(<TvPage table="t" />);
  await vi.waitFor(() => expect(page.of_class('tv-wait'), page.text).toHaveLength(1));
  const t = texts.value;
  expect(page.of_class('tv-wait')[0]?.text).toContain(t.waiting_host('Bob'));
});
