// Who shares the device comes and goes; each hears of it over a connection of their own, in any order.
import { computed, signal } from '@preact/signals';
import { beforeEach, expect, test, vi } from 'vitest';

class FakeSession {
  static all: FakeSession[] = [];
  readonly table = signal<object | null>({ seats: [{}, {}, {}] });
  readonly seat = signal<number | null>(null);
  readonly waiting = signal<object | null>(null);
  readonly connection = { ending: signal<string | null>(null), link: signal('open') };
  readonly frame = signal(null);
  readonly playing = signal(false);
  readonly resting = signal(true);
  readonly game = signal(null);
  readonly levels = signal([]);
  readonly is_host = computed(() => this.as === 0);
  answer: (done: boolean) => void = () => undefined;
  closed = false;
  constructor(
    readonly id: string,
    readonly as = 0,
  ) {
    FakeSession.all.push(this);
  }
  ask() {
    return new Promise<boolean>((done) => {
      this.answer = done;
    });
  }
  close() {
    this.closed = true;
  }
}
vi.mock('../session/session', () => ({ Session: FakeSession }));
vi.mock('../wire/api', () => ({ set_name: async () => undefined }));
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('document', { documentElement: { lang: '', classList: { toggle: () => false } } });
const { Device } = await import('./device');

const settled = () => new Promise((done) => setTimeout(done));
const hears_of_something = (session: FakeSession) => {
  session.table.value = { ...session.table.value };
};

beforeEach(() => {
  FakeSession.all = [];
});

async function two_sit_down() {
  const device = new Device('t');
  for (const name of ['Zoé', 'Biscotte']) {
    const added = device.add(name);
    await settled();
    FakeSession.all.at(-1)?.answer(true);
    await added;
    if (name === 'Zoé') (FakeSession.all[1] as FakeSession).seat.value = 1;
  }
  const [, zoe, biscotte] = FakeSession.all as [FakeSession, FakeSession, FakeSession];
  return { device, zoe, biscotte };
}

test('somebody who was given a seat stays, although another hears of it first', async () => {
  const { device, zoe, biscotte } = await two_sit_down();
  hears_of_something(zoe);
  await settled();
  expect(device.guests.value).toHaveLength(2);
  biscotte.seat.value = 2;
  await settled();
  expect(device.guests.value).toHaveLength(2);
  expect(biscotte.closed).toBe(false);
  device.close();
});

test('somebody whose seat was taken from them is no longer here', async () => {
  const { device, zoe, biscotte } = await two_sit_down();
  biscotte.seat.value = 2;
  zoe.seat.value = null;
  await settled();
  expect(device.guests.value).toHaveLength(1);
  expect(zoe.closed).toBe(true);
  device.close();
});

test('somebody who has to knock is kept, and gone when they are turned away', async () => {
  const device = new Device('t');
  const added = device.add('Zoé');
  await settled();
  const [, zoe] = FakeSession.all as [FakeSession, FakeSession];
  zoe.table.value = null;
  zoe.waiting.value = { host: 'Léa' };
  expect(await added).toBe(true);
  expect(device.guests.value).toHaveLength(1);
  zoe.connection.ending.value = 'turned_away';
  await settled();
  expect(device.guests.value).toHaveLength(0);
  device.close();
});

test('somebody who was refused a seat is no longer here', async () => {
  const device = new Device('t');
  const added = device.add('Zoé');
  await settled();
  FakeSession.all[1]?.answer(false);
  expect(await added).toBe(false);
  expect(device.guests.value).toHaveLength(0);
  device.close();
});
