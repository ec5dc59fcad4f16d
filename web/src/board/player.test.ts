import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EventPlayer, type SceneStep } from './player';

// A game of one counter: events add to it, the scene is what is seen of it.
interface View {
  readonly turn: number;
  readonly count: number;
}
type Step = SceneStep<number, number>;
function counter() {
  const told: string[] = [];
  const player = new EventPlayer<View, number, number, Step>({
    land: (view) => view.count,
    plan: (events, from) => {
      let sum = from;
      return events.map((add) => {
        sum += add;
        return { event: add, ms: 100, after: sum };
      });
    },
    start: ({ event }, _motions, ms) => told.push(`+${event} in ${ms}`),
    tell: (events) => told.push(`told ${events.join(' ')}`),
    landed: (view, fresh) => told.push(`${fresh ? 'fresh ' : ''}${view.count}`),
    follows: (before, next) => before.turn <= next.turn,
  });
  player.show({ turn: 1, count: 0 }, [], 1);
  told.length = 0;
  return { player, told };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the player of events', () => {
  test('plays one step after the other, at the tempo', async () => {
    const { player, told } = counter();
    player.show({ turn: 1, count: 3 }, [1, 2], 1.5);
    expect(player.playing.value).toBe(true);
    expect(player.telling.value).toEqual({ event: 1, ms: 150 });
    expect([player.scene.value, player.settled.value]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(149);
    expect(told).toEqual(['+1 in 150']);
    await vi.advanceTimersByTimeAsync(1);
    expect([player.scene.value, player.settled.value]).toEqual([3, 1]);
    await vi.advanceTimersByTimeAsync(150);
    expect(told).toEqual(['+1 in 150', '+2 in 150', '3']);
    expect(player.playing.value).toBe(false);
    expect(player.telling.value).toBeNull();
  });

  test('knows how much is left to be seen, whatever the tempo', async () => {
    const { player } = counter();
    expect(player.left()).toBe(0);
    player.show({ turn: 1, count: 3 }, [1, 2], 2);
    expect(player.left()).toBe(200);
    player.show({ turn: 1, count: 7 }, [4], 2);
    await vi.advanceTimersByTimeAsync(399);
    expect(player.left()).toBe(200); // a step counts until its end
    await vi.advanceTimersByTimeAsync(1);
    expect(player.left()).toBe(100);
    player.skip();
    expect(player.left()).toBe(0);
  });

  test('a step that is alone ends when its motion has arrived, within reason', async () => {
    const seen: number[] = [];
    const player = new EventPlayer<View, number, number, Step>({
      land: ({ count }) => count,
      plan: (events, from) => events.map((add, at) => ({ event: add, ms: 100, after: from + at + 1, alone: at === 0 })),
      start: ({ after }) => seen.push(after),
    });
    let arrive = () => {};
    const finished = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const animation = { finished, cancel: () => undefined };
    const outer = { animate: () => animation } as unknown as Element;
    player.motions.enter('hugo', { outer, inner: outer });
    const set_out = () => {
      player.show({ turn: 1, count: 0 }, [], 1);
      player.show({ turn: 1, count: 2 }, [1, 1], 1);
      player.motions.gesture('hugo', [], 100);
    };
    vi.stubGlobal('requestAnimationFrame', () => 0);
    set_out();
    expect(player.alone()).toBe(true);
    await vi.advanceTimersByTimeAsync(130);
    expect(seen).toEqual([1]); // a frame or two late
    arrive();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1, 2]);
    expect(player.alone()).toBe(false);
    player.forget();
    animation.finished = new Promise<void>(() => undefined); // never: the page is not drawn
    seen.length = 0;
    set_out();
    await vi.advanceTimersByTimeAsync(499);
    expect(seen).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([1, 2]);
    player.forget();
    vi.unstubAllGlobals();
  });

  test('lands on the view, whatever the events led to', async () => {
    const { player } = counter();
    player.show({ turn: 1, count: 9 }, [1], 1);
    await vi.advanceTimersByTimeAsync(100);
    expect(player.scene.value).toBe(9);
  });

  test('tells at once when the tempo is nought', () => {
    const { player, told } = counter();
    player.show({ turn: 1, count: 3 }, [1, 2], 0);
    expect(player.playing.value).toBe(false);
    expect(told).toEqual(['told 1 2', '3']);
  });

  test('skipping tells what was not yet played out, and cuts the rest', async () => {
    const { player, told } = counter();
    player.show({ turn: 1, count: 3 }, [1, 2], 1);
    player.show({ turn: 1, count: 7 }, [4], 1);
    await vi.advanceTimersByTimeAsync(120);
    player.skip();
    expect([player.playing.value, player.scene.value, player.settled.value]).toEqual([false, 7, 7]);
    expect(told.slice(-2)).toEqual(['told 1 2 4', '7']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told.filter((each) => each.startsWith('+'))).toEqual(['+1 in 100', '+2 in 100']);
  });

  test('what comes meanwhile starts where the queue ends', async () => {
    const { player } = counter();
    player.show({ turn: 1, count: 1 }, [1], 1);
    player.show({ turn: 1, count: 3 }, [2], 1);
    expect(player.scene.value).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(player.scene.value).toBe(3);
  });

  test('a long queue is hurried through', () => {
    const { player, told } = counter();
    player.show(
      { turn: 1, count: 40 },
      Array.from({ length: 40 }, () => 1),
      2,
    );
    expect(told).toEqual(['+1 in 200']); // 100 is no more than a hurried step
    player.forget();
    const slow = new EventPlayer<View, number, number, Step>({
      land: (view) => view.count,
      plan: (events, from) => events.map((add) => ({ event: add, ms: 900, after: from + add })),
      start: (_step, _motions, ms) => told.push(`${ms}`),
    });
    slow.show({ turn: 1, count: 0 }, [], 1);
    slow.show(
      { turn: 1, count: 1 },
      Array.from({ length: 40 }, () => 1),
      1,
    );
    expect(told.at(-1)).toBe('120');
  });

  test('what was taken back is shown as it is', () => {
    const { player, told } = counter();
    player.show({ turn: 0, count: 5 }, [5], 1);
    expect(player.playing.value).toBe(false);
    expect(told).toEqual(['fresh 5']);
  });

  test('a board that is gone plays no more', async () => {
    const { player, told } = counter();
    player.show({ turn: 1, count: 3 }, [1, 2], 1);
    player.forget();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual(['+1 in 100']);
    expect(player.scene.value).toBeNull();
  });
});
