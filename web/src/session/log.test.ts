// A log of its own: what is written, told and taken back, in whose words, and what of it a reload keeps.
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameStage } from '../contract/stage';
import type { SeatInfo } from '../wire/messages';

const page = vi.hoisted(() => {
  const listeners = new Set<() => void>();
  vi.stubGlobal('document', { documentElement: { lang: '', classList: { toggle: () => false } } });
  vi.stubGlobal('addEventListener', (name: string, then: () => void) => name === 'pagehide' && listeners.add(then));
  vi.stubGlobal('removeEventListener', (_name: string, then: () => void) => listeners.delete(then));
  return { hide: () => listeners.forEach((then) => void then()), listeners };
});
const { define_game } = await import('../contract/game');
const { Log } = await import('./log');

const seats_of = (...names: readonly string[]) =>
  names.map((name) => ({ person: { id: name, name }, present: true }) as SeatInfo);
const kSeats = seats_of('Léa');

function made(match = 1, key = 'log.t') {
  const game = signal(
    define_game<unknown, unknown, string, GameStage>({
      id: 'g',
      words: { sentence: (event, names) => (event === '' ? '' : `${names[0]?.name} ${event}`) },
    }),
  );
  const later = vi.fn(() => false);
  const log = new Log({ key, game, stage: signal({}), seat: signal(null), match: () => match, later });
  return { log, game, later, told: () => log.lines.value.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  page.listeners.clear();
});
afterEach(() => void vi.useRealTimers());

test('tells only as far as it was told, in order, and nothing empty', () => {
  const { log, told } = made();
  log.write(1, ['a', '', 'b'], kSeats);
  log.write(2, ['c'], kSeats);
  expect(told()).toEqual([]);
  log.tell(1, 1);
  expect(told()).toEqual(['Léa a']);
  log.tell(2, 0);
  expect(told()).toEqual(['Léa a', 'Léa b']);
  log.tell(Number.POSITIVE_INFINITY, 0);
  expect(told()).toEqual(['Léa a', 'Léa b', 'Léa c']);
});

test('takes back the whole of the last decision, and hears no version twice', () => {
  const { log, told } = made();
  log.write(1, ['a'], kSeats);
  log.write(2, ['b', 'c'], kSeats);
  log.write(2, ['again'], kSeats);
  log.untell();
  log.tell(Number.POSITIVE_INFINITY, 0);
  expect(told()).toEqual(['Léa a']);
});

test('keeps the name of who sat there then', () => {
  const { log, told } = made();
  log.write(1, ['a'], kSeats);
  log.write(2, ['b'], seats_of('Noé'));
  log.tell(3, 0);
  expect(told()).toEqual(['Léa a', 'Noé b']);
});

test('is there again after a reload of the same match, and of no other', () => {
  const { log } = made();
  log.write(1, ['a'], kSeats);
  vi.runAllTimers();
  const after = (match: number, key?: string) => {
    const again = made(match, key);
    again.log.recall();
    again.log.tell(Number.POSITIVE_INFINITY, 0);
    return again.told();
  };
  expect(after(1)).toEqual(['Léa a']);
  expect(after(2)).toEqual([]);
  expect(after(1, 'log.t.1')).toEqual([]); // who shares the device
});

test('is kept when the page goes, and when it is closed, but not while the board wants all frames', () => {
  const { log, later } = made();
  later.mockReturnValue(true);
  log.write(1, ['a'], kSeats);
  vi.advanceTimersByTime(60_000);
  expect(sessionStorage.length).toBe(0);
  page.hide();
  expect(sessionStorage.length).toBe(1);
  sessionStorage.clear();
  log.write(2, ['b'], kSeats);
  log.close();
  expect(sessionStorage.length).toBe(1);
  expect(page.listeners.size).toBe(0);
});

test('another match begins with nothing', () => {
  const { log, told } = made();
  log.write(1, ['a'], kSeats);
  log.tell(2, 0);
  log.forget();
  expect(log.is_empty).toBe(true);
  log.tell(2, 0);
  expect(told()).toEqual([]);
});
