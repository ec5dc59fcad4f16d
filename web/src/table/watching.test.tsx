// Which seats somebody who watches is offered.
import { expect, test, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));
const { WatchDock } = await import('./watching');
const { device_texts } = await import('./texts');

const kPerson = { id: 'a', name: 'Ana' };
const dock = (seats: readonly object[], is_host: boolean) => {
  const session = {
    own_request: { value: null },
    table: { value: { seats, you: 'b' } },
    is_host: { value: is_host },
    formers: { value: [] },
    verdict: { value: null },
  };
  return drawn(<WatchDock session={session as never} hidden={false} />);
};
const offered = async (seats: readonly object[], is_host: boolean) =>
  (await dock(seats, is_host)).of_name('button').map((each) => each.text);

test('free seats are offered, locked ones only to the host', async () => {
  const t = device_texts.value;
  const seats = [{ person: kPerson, locked: false }, { locked: true }, { bot: 'hard', locked: false }, { locked: false }];
  const seat = (number: number) => expect.stringContaining(String(number));
  expect(await offered(seats, false)).toEqual([seat(4)]);
  expect(await offered(seats, true)).toEqual([seat(2), seat(4)]);
  const locked = await dock([{ person: kPerson, locked: false }, { locked: true }], false);
  expect(locked.text).toBe(t.watch_locked);
  expect((await dock([{ person: kPerson, locked: false }], false)).text).toBe(t.watch_full);
});
