import { expect, test } from 'vitest';
import type { Card, Hand } from '../../wire/pas_touche';
import { same_card } from './data';
import { cost_of, judged, kError_ms, new_grid, new_player, next_dice, player_of, total_of } from './drill';

const random = () => 0.4;
const touch = (card: Card, hand: Hand, reaction_ms = 600) => ({ type: 'Touch', card, hand, reaction_ms }) as const;
const kWaffles: Card = { sweet: 'waffle', count: 3 };
const kChurros: Card = { sweet: 'churros', count: 2 };
const players = new_player(1, 'right', random);
const own = { ...player_of(players, 0), slots: [{ colour: 'green', constraints: [{ sweet: 'churros' }] }] } as const;

test('the grid has each of the 36 cards once', () => {
  expect(new Set(new_grid(Math.random).map(({ sweet, count }) => `${sweet}${count}`)).size).toBe(36);
});
test('constraints are turned up one after the other', () => {
  const up = (done: number) => player_of(players, done).slots.filter(({ constraints }) => constraints !== null).length;
  expect([0, 3, 4, 8, 11].map(up)).toEqual([1, 1, 2, 3, 3]);
});
test('the dice never name the same card twice in a row', () => {
  const grid = new_grid(random);
  for (const each of grid) expect(same_card(next_dice(grid, each, random), each)).toBe(false);
});
test.each([
  ['PT-21: the right card, the right hand', touch(kWaffles, 'right'), kWaffles, false, 'right'],
  ['PT-23: the wrong card', touch(kChurros, 'right'), kWaffles, false, 'wrong_card'],
  ['PT-23: a forbidden card', touch(kChurros, 'right'), kChurros, false, 'forbidden'],
  ['PT-23: the other hand on an allowed card', touch(kWaffles, 'left'), kWaffles, true, 'wrong_hand'],
  ['PT-22: a block with its shout', touch(kChurros, 'left'), kChurros, true, 'blocked'],
  ['PT-22: a block that waits for its shout', touch(kChurros, 'left'), kChurros, false, null],
  ['PT-63: a false start', touch(kWaffles, 'right', 99), kWaffles, false, 'false_start'],
] as const)('%s', (_, touched, dice, shouted, result) => {
  expect(judged(touched, dice, own, shouted)).toBe(result);
});
test('an error costs time', () => {
  const right = { dice: kWaffles, touched: kWaffles, ms: 700, result: 'right' } as const;
  const wrong = { ...right, result: 'wrong_card' } as const;
  expect(cost_of(right)).toBe(700);
  expect(total_of([right, wrong])).toBe(1400 + kError_ms);
});
