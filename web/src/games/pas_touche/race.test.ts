// A throw in made-up time: what is seen when, what is sent, and what is not.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../wire/pas_touche';
import { at_instant, type Frames } from './clock';
import { kHandsUp_ms, kShoutBefore_ms, side_of, Throw } from './race';

const kFrame_ms = 16;
const kDice: Card = { sweet: 'eclair', count: 4 };

// A screen that shows a picture every 16 ms, and timers, in time that a test moves on.
class Screen implements Frames {
  time = 1000;
  draws = true;
  #jobs: { at: number; then: (at: number) => void }[] = [];
  now = () => this.time;
  after = (ms: number, then: () => void) => this.#add(this.time + ms, then);
  frame = (then: (at: number) => void) =>
    this.#add(this.draws ? (Math.floor(this.time / kFrame_ms) + 1) * kFrame_ms : Number.POSITIVE_INFINITY, then);
  #add(at: number, then: (at: number) => void) {
    const job = { at, then };
    this.#jobs.push(job);
    return () => {
      this.#jobs = this.#jobs.filter((each) => each !== job);
    };
  }
  to(end: number) {
    for (;;) {
      const next = this.#jobs.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#jobs = this.#jobs.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.then(this.time);
    }
    this.time = end;
  }
  get pending() {
    return this.#jobs.length;
  }
}

const race = (show_at: number, shown: Card | null = null, point = 7) => ({ point, show_at, shown, lines: [] });

describe('PT-60: the instant', () => {
  test('is in the first picture at or after it', () => {
    const screen = new Screen();
    const seen: number[] = [];
    at_instant(3001, screen, (at) => seen.push(at));
    screen.to(3000);
    expect(seen).toEqual([]);
    screen.to(4000);
    expect(seen).toEqual([3008]); // the pictures are at 2992 and 3008
    expect(screen.pending).toBe(0);
  });
  test('that has passed already is now', () => {
    const screen = new Screen();
    const seen: number[] = [];
    at_instant(500, screen, (at) => seen.push(at));
    screen.to(1100);
    expect(seen).toEqual([1008]);
  });
  test('comes also where no picture is drawn', () => {
    const screen = new Screen();
    screen.draws = false;
    const seen: number[] = [];
    at_instant(2000, screen, (at) => seen.push(at));
    screen.to(3000);
    expect(seen).toEqual([2120]);
    expect(screen.pending).toBe(0);
  });
});

function thrown({ shown = kDice as Card | null, to = 3008 + 500 } = {}) {
  const screen = new Screen();
  const own = new Throw(screen);
  own.follow(race(3000));
  screen.to(2900);
  if (shown !== null) own.follow(race(3000, shown));
  screen.to(to);
  return { screen, own };
}
const touch = (at: number, hand: 'touching' | 'other' = 'touching') => ({ place: 13, hand, at });

describe('the countdown', () => {
  test('counts whole seconds, then the dice are seen', () => {
    const screen = new Screen();
    const own = new Throw(screen);
    expect(own.moment.value.kind).toBe('rest');
    own.follow(race(3000));
    expect(own.moment.value).toEqual({ kind: 'counting', left: 2 });
    screen.to(2001);
    expect(own.moment.value).toEqual({ kind: 'counting', left: 1 });
    own.follow(race(3000, kDice));
    expect(own.moment.value.kind).toBe('counting'); // known, and not shown
    screen.to(3020);
    expect(own.moment.value).toEqual({ kind: 'seen', dice: kDice, at: 3008 });
  });
  test('dice that come late are seen when they come, and the reaction counts from there', () => {
    const { screen, own } = thrown({ shown: null, to: 3200 });
    expect(own.moment.value.kind).toBe('late');
    own.follow(race(3000, kDice));
    expect(own.moment.value).toEqual({ kind: 'seen', dice: kDice, at: 3200 });
    screen.to(4000);
    expect(own.touch(touch(3900), kDice, 'right')).toMatchObject({ signals: [{ type: 'Touch', reaction_ms: 700 }] });
  });
  test('another race begins anew; the end forgets everything', () => {
    const { screen, own } = thrown();
    own.touch(touch(3400), kDice, 'right');
    own.follow(race(9000, null, 8));
    expect(own.moment.value.kind).toBe('counting');
    expect(own.own.value.touch).toBeNull();
    own.follow(null);
    expect(own.moment.value.kind).toBe('rest');
    expect(screen.pending).toBe(0);
  });
});

describe('a touch', () => {
  test('PT-61: its time is its own, less that of the picture', () => {
    const { own } = thrown();
    expect(own.touch(touch(3420.4), kDice, 'right')).toEqual({
      kind: 'send',
      signals: [{ type: 'Touch', card: kDice, hand: 'right', reaction_ms: 412 }],
    });
  });
  test('PT-23: there is one a throw', () => {
    const { own } = thrown();
    own.touch(touch(3400), kDice, 'right');
    expect(own.touch(touch(3450), kDice, 'right')).toEqual({ kind: 'refuse', why: 'once' });
    expect(own.give_up()).toEqual({ kind: 'refuse', why: 'once' });
  });
  test('PT-63: just before the dice it is a false start; long before, only a slip', () => {
    const early = thrown({ to: 2950 }).own;
    expect(early.touch(touch(3000 - kHandsUp_ms - 1), kDice, 'left')).toEqual({ kind: 'refuse', why: 'soon' });
    expect(early.touch(touch(3000 - kHandsUp_ms + 1), kDice, 'left')).toMatchObject({ signals: [{ reaction_ms: 0 }] });
  });
  test('a touch stamped before the picture that was looked at later is a false start too', () => {
    expect(thrown().own.touch(touch(3001), kDice, 'left')).toMatchObject({ signals: [{ reaction_ms: 0 }] });
  });
  test('between throws nothing is sent', () => {
    const own = new Throw(new Screen());
    expect(own.touch(touch(1000), kDice, 'left')).toEqual({ kind: 'refuse', why: 'rest' });
    expect(own.shout(1000)).toEqual({ kind: 'refuse', why: 'rest' });
    expect(own.give_up()).toEqual({ kind: 'refuse', why: 'rest' });
  });
  test('PT-64: hands are told by the side that touches', () => {
    expect(side_of('touching', 'left')).toBe('left');
    expect(side_of('other', 'left')).toBe('right');
    expect(side_of('other', 'right')).toBe('left');
  });
});

describe('PT-22: the shout', () => {
  test('follows the touch of the other hand', () => {
    const { own } = thrown();
    expect(own.touch(touch(3400, 'other'), kDice, 'right')).toMatchObject({ signals: [{ hand: 'left' }] });
    expect(own.shout(3640)).toEqual({ kind: 'send', signals: [{ type: 'Shout', after_ms: 240 }] });
    expect(own.shout(3700)).toEqual({ kind: 'send', signals: [] }); // once is enough
  });
  test('may come a little before it', () => {
    const { own } = thrown();
    expect(own.shout(3300)).toEqual({ kind: 'send', signals: [] });
    expect(own.touch(touch(3400, 'other'), kDice, 'right')).toMatchObject({
      signals: [{ type: 'Touch' }, { type: 'Shout', after_ms: 0 }],
    });
  });
  test('that was too long before is forgotten', () => {
    const { own } = thrown();
    own.shout(3100);
    const answer = own.touch(touch(3101 + kShoutBefore_ms, 'other'), kDice, 'right');
    expect(answer).toMatchObject({ signals: [{ type: 'Touch' }] });
    expect(own.own.value.shouted).toBeNull();
  });
  test('has nothing to do with the touching hand', () => {
    const { own } = thrown();
    own.shout(3300);
    expect(own.touch(touch(3400), kDice, 'right')).toMatchObject({ signals: [{ type: 'Touch' }] });
    expect(own.shout(3500)).toEqual({ kind: 'refuse', why: 'shout_at_nothing' });
  });
});

test('PT-24: who gives up touches no more', () => {
  const { own } = thrown();
  expect(own.give_up()).toEqual({ kind: 'send', signals: [{ type: 'GiveUp' }] });
  expect(own.touch(touch(3400), kDice, 'right')).toEqual({ kind: 'refuse', why: 'once' });
  expect(own.shout(3500)).toEqual({ kind: 'refuse', why: 'shout_at_nothing' });
});
