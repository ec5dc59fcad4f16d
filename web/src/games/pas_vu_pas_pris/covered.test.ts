import { describe, expect, test } from 'vitest';
import { squares_under } from './covered';
import { square_name } from './data/board';
import { about, kUpright } from './space/pose';

const named = (squares: readonly number[]): string => squares.map(square_name).join(' ');

describe('the squares that a body covers', () => {
  test('are all of a piano that stands across lines', () => {
    expect(named(squares_under('piano', { at: { x: 4, y: 4, z: 0.6 }, turn: kUpright }))).toBe('D4 E4 D5 E5');
  });
  test('are those it is turned over', () => {
    const turn = about({ x: 0, y: 0, z: 1 }, 90);
    expect(named(squares_under('piano', { at: { x: 3.5, y: 3, z: 0.6 }, turn }))).toBe('C3 D3 E3 C4 D4 E4');
  });
  test('are one under a ghost in the middle of its square', () => {
    expect(named(squares_under('large', { at: { x: 2.5, y: 0.5, z: 0.6 }, turn: kUpright }))).toBe('C1');
  });
  test('do not lie outside of the hall', () => {
    expect(named(squares_under('table', { at: { x: 0.3, y: 0.3, z: 0.4 }, turn: kUpright }))).toBe('A1');
  });
});
