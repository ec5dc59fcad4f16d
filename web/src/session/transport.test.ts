// One answer at a time goes to the server, and the page says so only when it takes long.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket, World } from '../wire/connection';
import type { ServerMessage } from '../wire/table';

const page = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('document', { documentElement: { lang: '', classList: { toggle: () => false } } });
  vi.stubGlobal('addEventListener', (name: string, then: () => void) => listeners.set(name, then));
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name));
  return listeners;
});
const renew_page = vi.hoisted(() => vi.fn());
vi.mock('../base/renew', () => ({ renew_page }));
const { Transport } = await import('./transport');
const { toast_clause } = await import('../parts/toast');

class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly sent: { type: string; command?: number; point?: number }[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
}
function connected() {
  const socket = new FakeSocket();
  let online = true;
  const world: World = {
    open: () => socket,
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: () => 0,
    clock: () => 0,
    online: () => online,
  };
  const heard: ServerMessage[] = [];
  const lost = vi.fn();
  const transport = new Transport(world, (message) => heard.push(message), lost);
  socket.onopen?.();
  const hear = (message: object) => socket.onmessage?.({ data: JSON.stringify(message) });
  hear({ type: 'UpToDate', version: 1 });
  const decisions = () => socket.sent.filter(({ type }) => type === 'Decide');
  const wish = (point: number) => ({ type: 'Decide', point, action: 'a' }) as const;
  const answer = (message: object = {}) => hear({ type: 'Done', command: decisions().at(-1)?.command, version: 2, ...message });
  return { transport, socket, hear, heard, lost, decisions, wish, answer, go_offline: () => (online = false) };
}

beforeEach(() => {
  vi.useFakeTimers();
  page.clear();
});
afterEach(() => void vi.useRealTimers());

test('a second answer is not sent before the first is through', async () => {
  const { transport, decisions, wish, answer } = connected();
  const first = transport.decide(7, wish);
  await transport.decide(7, wish);
  expect(decisions().map(({ point }) => point)).toEqual([7]);
  answer();
  await first;
  void transport.decide(8, wish);
  expect(decisions().map(({ point }) => point)).toEqual([7, 8]);
});

test('nothing is sent to a question that is not ours', async () => {
  const { transport, decisions, wish } = connected();
  await transport.decide(null, wish);
  await transport.decide(undefined, wish);
  expect(decisions()).toEqual([]);
});

test('busy is said only of what takes long', async () => {
  const { transport, wish, answer } = connected();
  const deciding = transport.decide(7, wish);
  expect(transport.busy.value).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(transport.busy.value).toBe(true);
  answer();
  await deciding;
  expect(transport.busy.value).toBe(false);
});

test('what is refused is told, and the next answer may come', async () => {
  const { transport, decisions, wish, answer } = connected();
  const deciding = transport.decide(7, wish);
  answer({ type: 'Refused', clause: 'CT-02', reason: 'seat_not_awaited', arguments: [1], path: '', fault: '' });
  await deciding;
  expect(toast_clause()).toBe('CT-02');
  void transport.decide(7, wish);
  expect(decisions()).toHaveLength(2);
});

test('a page that the server no longer understands is loaded again', () => {
  const { socket } = connected();
  socket.onclose?.({ code: 4003 });
  expect(renew_page).not.toHaveBeenCalled();
  const old = connected();
  old.hear({ type: 'Refused', command: 0, clause: 'TB-23', reason: 'wrong_protocol', arguments: [], path: '', fault: '' });
  old.socket.onclose?.({ code: 4000 });
  expect(renew_page).toHaveBeenCalledTimes(1);
});

test('says when the connection is lost, follows the network, and lets go of it', () => {
  const { transport, lost, go_offline } = connected();
  const before = lost.mock.calls.length;
  go_offline();
  page.get('offline')?.();
  expect(transport.connection.link.value).toBe('offline');
  expect(lost.mock.calls.length).toBe(before + 1);
  transport.close();
  expect(page.size).toBe(0);
  expect(transport.connection.link.value).toBe('ended');
});
