import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('document', { documentElement: { classList: { toggle: () => undefined }, lang: '' } });
vi.stubGlobal('navigator', { languages: ['fr'] });
vi.stubGlobal('location', { pathname: '/', search: '' });
vi.stubGlobal('addEventListener', () => undefined);

const { define_game } = await import('../contract/game');
const { Reel } = await import('./reel');
const { shots_of } = await import('../session/past');
const { address_of, moment_in } = await import('./address');
const { in_short, lines_until, reason } = await import('./words');
vi.mock(import('../catalog/words'), async (original) => ({
  ...(await original()),
  reason_of: (_game, why, view) => why && `${why.name} ${why.arguments} of ${(view as { readonly count: number }).count}`,
}));

import type { GameStage } from '../contract/stage';
import type { Replay } from '../wire/table';

const kDecisions = 7;
const turn = { type: 'Seats', set: [0], deadline: { after_ms: 0 } } as const;
const over = { type: 'Over', result: { type: 'Shared', won: true, score: 1 } } as const;
// Each decision adds one; the third and the sixth are turning points.
const page = (eyes: string, from: number, most = 3): Replay => ({
  game: 'counting',
  rules_version: 1,
  config: {},
  match: 1,
  begun: 0,
  players: [{ person: { id: 'a', name: 'Léa' } }, { bot: 'easy' }],
  eyes,
  decisions: kDecisions,
  from,
  view: { count: from, still: { same: true } },
  awaiting: turn,
  steps: Array.from({ length: Math.min(most, kDecisions - from) }, (_, at) => ({
    by: at % 2 === 0 ? 0 : null,
    why: at % 2 === 0 ? { name: 'seen', arguments: [from + at + 1] } : null,
    events: [{ type: 'Counted', to: from + at + 1 }],
    changes: { count: from + at + 1 },
    awaiting: from + at + 1 === kDecisions ? over : turn,
  })),
});
const forget = vi.fn();
const still = { playing: signal(false), telling: signal(null), left: () => 0, alone: () => false, skip: () => undefined, forget };
const turning_point = (event: { readonly to: number }) => (event.to % 3 === 0 ? { name: `${event.to}`, great: false } : null);
const counting = (sentence: () => string) =>
  define_game<unknown, unknown, { readonly to: number }, GameStage>({
    id: 'counting',
    telling: { pace: () => 400 },
    words: { turning_point, sentence },
    stage: () => ({ player: still }),
  });
const game = counting(() => '');

async function loaded(at = 0) {
  const asked: string[] = [];
  const reel = new Reel(async (eyes, from) => {
    asked.push(`${eyes} ${from}`);
    return page(eyes, from);
  });
  reel.game.value = game;
  await reel.load('all', at);
  return { reel, asked };
}
const count = (reel: InstanceType<typeof Reel>) => (reel.frame.value?.view as { readonly count: number } | undefined)?.count;

describe('a reel', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('puts pages together and shares what did not change', () => {
    const shots = shots_of([page('all', 0), page('all', 3), page('all', 6)]);
    const views = shots.map(({ view }) => view as { readonly count: number; readonly still: object });
    expect(views.map((view) => view.count)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(views.map((view) => view.still)).size).toBe(1);
    expect(shots[7]?.awaiting).toEqual(over);
    expect(shots_of([])).toEqual([]);
  });
  it('asks page by page, and again for other eyes, at the same moment', async () => {
    const { reel, asked } = await loaded(4);
    expect(asked).toEqual(['all 0', 'all 3', 'all 6']);
    expect([reel.at.value, reel.last.value, count(reel)]).toEqual([4, 7, 4]);
    await reel.look_through('1');
    expect(asked.slice(3)).toEqual(['1 0', '1 3', '1 6']);
    expect([reel.at.value, reel.seat.value]).toEqual([4, 1]);
    await reel.look_through('spectator');
    expect(reel.seat.value).toBe(null);
  });
  it('lets a bot say why, with its moment and in the log', async () => {
    const { reel } = await loaded();
    reel.game.value = counting(() => 'Counted.');
    expect(reason(reel)).toBe('');
    reel.jump(1);
    expect(reason(reel)).toBe('seen 1 of 1');
    reel.jump(2);
    expect(reason(reel)).toBe('');
    expect(lines_until(reel, 2).map(({ why }) => why)).toEqual(['seen 1 of 1', '']);
  });
  it('stays within the match', async () => {
    const { reel } = await loaded(99);
    expect(reel.at.value).toBe(7);
    reel.step(1);
    expect(reel.at.value).toBe(7);
    reel.jump(-3);
    expect(reel.at.value).toBe(0);
    reel.step(-1);
    expect(reel.at.value).toBe(0);
    reel.jump(Number.NaN);
    expect(reel.at.value).toBe(0);
  });
  it('shows a step on as it happens, and any other way at once', async () => {
    const { reel } = await loaded();
    reel.step(1);
    expect(reel.frame.value?.events).toEqual([{ type: 'Counted', to: 1 }]);
    const version = reel.frame.value?.version ?? 0;
    forget.mockClear();
    reel.step(-1);
    expect(reel.frame.value?.events).toEqual([]);
    expect(reel.frame.value?.version).toBeGreaterThan(version);
    expect(forget).toHaveBeenCalled();
    expect(reel.frame.value?.turn.actions).toBe(null);
  });
  it('plays to the end and stops, faster if asked', async () => {
    const { reel } = await loaded();
    reel.play();
    vi.advanceTimersByTime(350);
    expect(reel.at.value).toBe(1);
    vi.advanceTimersByTime(400);
    expect(reel.at.value).toBe(2);
    reel.speed.value = 4;
    vi.advanceTimersByTime(400);
    expect(reel.at.value).toBe(3);
    expect(reel.frame.value?.tempo).toBe(0.25);
    vi.advanceTimersByTime(100);
    expect(reel.at.value).toBe(4);
    vi.advanceTimersByTime(5000);
    expect([reel.at.value, reel.playing.value]).toEqual([7, false]);
    reel.toggle();
    expect([reel.at.value, reel.playing.value]).toEqual([0, true]);
    reel.toggle();
    vi.advanceTimersByTime(5000);
    expect(reel.at.value).toBe(0);
  });
  it('goes from turning point to turning point, each seen happening', async () => {
    const { reel } = await loaded();
    expect(reel.points.value.map(({ at }) => at)).toEqual([3, 6]);
    const next = reel.point(1);
    if (next) reel.to_point(next);
    expect([reel.at.value, count(reel)]).toEqual([3, 2]);
    vi.advanceTimersByTime(100);
    expect([count(reel), reel.frame.value?.events.length]).toEqual([3, 1]);
    expect(reel.point(1)?.at).toBe(6);
    expect(reel.point(-1)).toBe(null);
    reel.jump(7);
    expect([reel.point(1), reel.point(-1)?.at]).toEqual([null, 6]);
  });
  it('shows nothing of a turning point any more once it is closed, or another moment is wound to', async () => {
    const { reel } = await loaded();
    const point = reel.point(1);
    if (!point) throw new Error('no turning point');
    reel.to_point(point);
    reel.close();
    vi.advanceTimersByTime(5000);
    expect([count(reel), reel.frame.value?.events.length, vi.getTimerCount()]).toEqual([2, 0, 0]);

    reel.to_point(point);
    reel.jump(point.at);
    const version = reel.frame.value?.version;
    vi.advanceTimersByTime(5000);
    expect([count(reel), reel.frame.value?.version]).toEqual([3, version]);
    reel.to_point(point);
    reel.play();
    reel.pause(); // the moment itself is still to be seen
    vi.advanceTimersByTime(5000);
    expect([reel.at.value, count(reel), reel.frame.value?.events.length]).toEqual([3, 3, 1]);
  });
  it('keeps a fault, and forgets answers that come too late', async () => {
    const fault = new Error('no');
    const reel = new Reel(() => Promise.reject(fault));
    await reel.load('all', 0);
    expect(reel.fault.value).toBe(fault);

    let answer: (page: Replay) => void = () => undefined;
    const slow = new Reel((eyes) =>
      eyes === '0' ? new Promise((done) => (answer = done)) : Promise.resolve(page(eyes, 0, kDecisions)),
    );
    const first = slow.load('0', 0);
    await slow.load('1', 0);
    answer(page('0', 0, kDecisions));
    await first;
    expect(slow.eyes.value).toBe('1');
  });
});

describe('the address of a moment', () => {
  it('is read as it was written', () => {
    for (const moment of [
      { at: 0, eyes: 'all' },
      { at: 60, eyes: '3' },
      { at: 7, eyes: 'spectator' },
    ])
      expect(moment_in(new URL(address_of('abc', 2, moment), 'http:localhost').search)).toEqual(moment);
  });
  it('begins at the beginning when it makes no sense', () => {
    for (const search of ['', '?at=-1', '?at=x', '?at=1.5', '?at=1e99', '?eyes=12', '?eyes=nobody'])
      expect(moment_in(search)).toEqual({ at: 0, eyes: 'all' });
  });
});

describe('what is said over the board', () => {
  const sentence = 'A sentence of thirty-odd letters. ';
  it('is all of it, if it is short', () => {
    expect(in_short(['One.', 'Two.'], ['A point.'])).toBe('One. Two.');
  });
  it('is the turning points of a decision that brings much about, and else its beginning', () => {
    const many = Array.from({ length: 9 }, () => sentence.trim());
    expect(in_short(many, ['A point.', 'Another.'])).toBe('A point. Another.');
    const begun = in_short(many, []);
    expect(begun.length).toBeLessThanOrEqual(132);
    expect(begun.endsWith('. …')).toBe(true);
  });
  it('is as much as there is room for, to the last letter', () => {
    const [first, rest] = ['a'.repeat(100), 'b'.repeat(60)];
    expect(in_short([first, rest], [first, 'c'.repeat(29)])).toHaveLength(130);
    expect(in_short([first, rest], [first, 'c'.repeat(30)])).toBe(`${first} …`);
  });
});
