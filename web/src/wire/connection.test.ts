import { describe, expect, it } from 'vitest';
import { Connection, kAnswerWithin_ms, kFirstPause_ms, kLongestPause_ms, type Socket, type World } from './connection';
import { kProtocol } from './protocol';
import type { ServerMessage } from './table';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  readonly sent: Record<string, unknown>[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  open() {
    this.onopen?.();
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  fall(code = 1006) {
    this.onclose?.({ code });
  }
}

class FakeWorld implements World {
  readonly sockets: FakeSocket[] = [];
  timers: { at: number; then: () => void }[] = [];
  now = 0;
  has_network = true;
  open() {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  after(ms: number, then: () => void) {
    const timer = { at: this.now + ms, then };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  }
  random = () => 0.999;
  clock = () => this.now + 0.4;
  online = () => this.has_network;
  get socket(): FakeSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nothing was opened');
    return socket;
  }
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.timers = this.timers.filter((each) => each !== next);
      next.then();
    }
    this.now = end;
  }
}

function connected(version = 5) {
  const world = new FakeWorld();
  const heard: ServerMessage[] = [];
  const connection = new Connection(world, (message) => heard.push(message));
  world.socket.open();
  world.socket.tell({ type: 'Table', version });
  return { world, heard, connection };
}
const update = (version: number, done: number | null = null) => ({
  type: 'Update',
  version,
  done,
  events: [],
  view: {},
  turn: {},
});
const command_of = (socket: FakeSocket, at = -1) => socket.sent.at(at)?.['command'] as number;

describe('a table’s connection', () => {
  it('says Hello first and nothing else before it is greeted', async () => {
    const world = new FakeWorld();
    const connection = new Connection(world, () => undefined);
    void connection.ask({ type: 'Begin' });
    expect(connection.link.value).toBe('connecting');
    world.socket.open();
    expect(world.socket.sent).toEqual([{ type: 'Hello', protocol: kProtocol, version: 0 }]);
    world.socket.tell({ type: 'Table', version: 3 });
    expect(connection.link.value).toBe('open');
    expect(world.socket.sent.at(-1)).toMatchObject({ type: 'Begin' });
  });

  it('answers a ping at once with its own clock, in round milliseconds', () => {
    const { world, heard } = connected();
    world.pass(1234);
    const before = heard.length;
    world.socket.tell({ type: 'Ping', nonce: 9 });
    expect(world.socket.sent.at(-1)).toEqual({ type: 'Pong', nonce: 9, clock_ms: 1234 });
    expect(heard.length).toBe(before);
  });
  it('is not alive because it is pinged: what was asked is still waited for', () => {
    const { world, connection } = connected();
    void connection.ask({ type: 'Begin' });
    world.pass(kAnswerWithin_ms - 1);
    world.socket.tell({ type: 'Ping', nonce: 1 });
    world.pass(1);
    expect(connection.link.value).toBe('reconnecting');
  });

  it('numbers commands and hands back what became of each', async () => {
    const { world, connection } = connected();
    const first = connection.ask({ type: 'Begin' });
    const begin = command_of(world.socket);
    const second = connection.ask({ type: 'Say', text: 'Bouh' });
    const say = command_of(world.socket);
    expect(say).toBe(begin + 1);
    expect(begin).toBeGreaterThan(0);
    expect(Number.isSafeInteger(say)).toBe(true);
    world.socket.tell({ type: 'Refused', command: say, clause: 'TB-18', reason: 'r', arguments: [], path: '', fault: '' });
    world.socket.tell({ type: 'Done', command: begin, version: 6 });
    expect(await first).toEqual({ done: true });
    expect(await second).toMatchObject({ done: false, refused: { clause: 'TB-18' } });
  });

  it('takes a decision’s update for its answer', async () => {
    const { world, connection, heard } = connected(5);
    const asked = connection.ask({ type: 'Decide', point: 1, action: {} });
    world.socket.tell(update(6, command_of(world.socket)));
    expect(await asked).toEqual({ done: true });
    expect(heard.at(-1)).toMatchObject({ type: 'Update', version: 6 });
  });

  it('comes back with its version and sends what was not answered, with the same number', async () => {
    const { world, connection } = connected(5);
    world.socket.tell(update(6));
    const asked = connection.ask({ type: 'Decide', point: 1, action: {} });
    const command = command_of(world.socket);
    world.socket.fall();
    expect(connection.link.value).toBe('reconnecting');
    world.pass(kFirstPause_ms);
    expect(world.sockets.length).toBe(2);
    world.socket.open();
    expect(world.socket.sent).toEqual([{ type: 'Hello', protocol: kProtocol, version: 6 }]);
    world.socket.tell({ type: 'UpToDate', version: 6 });
    expect(connection.link.value).toBe('open');
    expect(world.socket.sent.at(-1)).toEqual({ type: 'Decide', point: 1, action: {}, command });
    world.socket.tell({ type: 'Done', command, version: 7 });
    expect(await asked).toEqual({ done: true });
    world.socket.fall();
    world.pass(kLongestPause_ms);
    world.socket.open();
    world.socket.tell({ type: 'UpToDate', version: 6 });
    expect(world.socket.sent.length).toBe(1); // what was answered is not sent again
  });

  it('waits longer after each failure, up to a limit, and begins anew once it was there', () => {
    const { world } = connected();
    const pauses: number[] = [];
    for (let failure = 0; failure < 9; ++failure) {
      world.socket.fall();
      const from = world.now;
      const opened = world.sockets.length;
      while (world.sockets.length === opened) world.pass(10);
      pauses.push(world.now - from);
    }
    expect(pauses[0]).toBeLessThanOrEqual(kFirstPause_ms);
    for (let at = 1; at < pauses.length; ++at) expect(pauses[at]).toBeGreaterThanOrEqual(pauses[at - 1] as number);
    expect(pauses.at(-1)).toBeLessThanOrEqual(kLongestPause_ms);
    expect(pauses.at(-1)).toBeGreaterThan(kLongestPause_ms / 2);
    world.socket.open();
    world.socket.tell({ type: 'UpToDate', version: 5 });
    world.socket.fall();
    const opened = world.sockets.length;
    world.pass(kFirstPause_ms);
    expect(world.sockets.length).toBe(opened + 1);
  });

  it('asks again, once, when it finds a gap, and shows nothing out of order', () => {
    const { world, heard } = connected(5);
    world.socket.tell(update(8));
    world.socket.tell(update(9));
    expect(heard.filter((each) => each.type === 'Update')).toEqual([]);
    expect(world.socket.sent.filter((each) => each['type'] === 'Hello')).toEqual([
      { type: 'Hello', protocol: kProtocol, version: 0 },
      { type: 'Hello', protocol: kProtocol, version: 5 },
    ]);
    world.socket.tell({ type: 'Table', version: 9 });
    world.socket.tell(update(9)); // told twice
    world.socket.tell(update(10));
    expect(heard.filter((each) => each.type === 'Update').map((each) => (each as { version: number }).version)).toEqual([10]);
  });

  it('asks again at the next gap when its Hello came too soon', () => {
    const { world } = connected(5);
    world.socket.tell(update(8));
    world.socket.tell({ type: 'Refused', command: 0, clause: 'TB-34', reason: 'r', arguments: [], path: '', fault: '' });
    world.socket.tell(update(9));
    world.socket.tell(update(10));
    expect(world.socket.sent.filter((each) => each['type'] === 'Hello').length).toBe(3);
  });

  it('counts what others said as versions too', () => {
    const { world, heard } = connected(5);
    world.socket.tell({ type: 'Said', speech: { version: 6, at: 0, person: { id: 'a', name: 'A' }, seat: null, text: 'x' } });
    world.socket.tell({ type: 'Seating', version: 7, seats: [] });
    world.socket.tell(update(8));
    expect(heard.map((each) => each.type)).toEqual(['Table', 'Said', 'Seating', 'Update']);
  });

  it('gives up on a connection that no longer answers', () => {
    const { world, connection } = connected();
    void connection.ask({ type: 'Begin' });
    world.pass(kAnswerWithin_ms);
    expect(world.sockets[0]?.closed).toBe(true);
    expect(connection.link.value).toBe('reconnecting');
    world.pass(kFirstPause_ms);
    expect(world.sockets.length).toBe(2);
  });

  it('says when the device is offline, and comes back with the network', () => {
    const { world, connection } = connected();
    world.has_network = false;
    connection.network_changed();
    expect(connection.link.value).toBe('offline');
    world.pass(60_000);
    expect(world.sockets.length).toBe(1);
    world.has_network = true;
    connection.network_changed();
    expect(world.sockets.length).toBe(2);
  });

  it('ends where coming back is no use', () => {
    for (const [code, ending] of [
      [4000, 'outdated'],
      [4003, 'sent_out'],
      [4004, 'no_table'],
      [4009, 'full'],
      [4012, 'nobody_opened'],
      [4013, 'closed'],
      [4014, 'banned'],
    ] as const) {
      const { world, connection } = connected();
      world.socket.fall(code);
      expect(connection.link.value).toBe('ended');
      expect(connection.ending.value).toBe(ending);
      world.pass(60_000);
      expect(world.sockets.length).toBe(1);
    }
  });

  it('keeps the last word of a server that sends one away, and forgets it when one comes again', () => {
    const { world, connection, heard } = connected();
    const before = heard.length;
    world.socket.tell({
      type: 'Refused',
      command: 0,
      clause: 'SV-17',
      reason: 'banned_until',
      arguments: ['2031-05-01'],
      path: '',
      fault: '',
    });
    world.socket.fall(4014);
    expect(connection.last_word.value?.arguments).toEqual(['2031-05-01']);
    expect(heard.length).toBe(before); // the page tells it, and no passing note
    connection.again();
    expect(connection.last_word.value).toBe(null);
  });

  const at_door = () => {
    const world = new FakeWorld();
    const heard: ServerMessage[] = [];
    const connection = new Connection(world, (message) => heard.push(message));
    world.socket.open();
    world.socket.tell({ type: 'Waiting', game: 'mysterium', host: 'Léa', you: 'me' });
    return { world, heard, connection };
  };
  it('waits at the door, keeps what was asked, and asks it when the door is opened', async () => {
    const { world, heard, connection } = at_door();
    expect(heard.map((each) => each.type)).toEqual(['Waiting']);
    expect(connection.link.value).toBe('open');
    void connection.ask({ type: 'Sit', seat: 1 });
    world.pass(60_000);
    expect(world.sockets.length).toBe(1);
    expect(world.socket.sent.map((each) => each['type'])).toEqual(['Hello']);
    world.socket.tell({ type: 'Table', version: 4 });
    expect(world.socket.sent.map((each) => each['type'])).toEqual(['Hello', 'Sit']);
  });
  it('knows who was turned away from who was never let in', () => {
    const { world, connection } = at_door();
    world.socket.fall(4003);
    expect(connection.ending.value).toBe('turned_away');
    connection.again();
    expect([connection.ending.value, connection.link.value]).toEqual([null, 'connecting']);
    world.socket.fall(4003);
    expect(connection.ending.value).toBe('shut_out');
  });
  it('knocks again when one wishes, also under another name, but not after it was closed', () => {
    const { world, connection } = at_door();
    connection.again();
    expect(world.sockets.map(({ closed }) => closed)).toEqual([true, false]);
    world.socket.open();
    world.socket.fall(4012);
    expect(connection.ending.value).toBe('nobody_opened');
    connection.again();
    world.socket.open();
    world.socket.tell({ type: 'Table', version: 4 });
    expect([connection.ending.value, connection.link.value]).toEqual([null, 'open']);
    connection.close();
    connection.again();
    expect(world.sockets.length).toBe(3);
  });

  it('comes back when it was too slow or the server restarts', () => {
    for (const code of [1012, 1013, 4008, 4010, 4011]) {
      const { world } = connected();
      world.socket.fall(code);
      world.pass(kFirstPause_ms);
      expect(world.sockets.length).toBe(2);
    }
  });
});
