// The board's data against the rules themselves: src/rules/games/le_fantome_de_minuit/board.hpp and the schema's types.
import { describe, expect, test } from 'vitest';
import rules from '../../../../src/rules/games/le_fantome_de_minuit/board.hpp?raw';
import { ahead, distance, kClosedDoors, kFaces, kPips, kRooms, kSquares, kStepValues } from './data';

function numbers(pattern: RegExp): readonly number[] {
  const found = pattern.exec(rules)?.[1];
  if (found === undefined) throw new Error(`the rules have no ${pattern}`);
  return [...found.matchAll(/\{(-?\d+)\}/g)].map(([, digits]) => Number(digits));
}

describe('the board is that of the rules', () => {
  test('FM-01: so many squares', () => {
    expect(kSquares).toBe(Number(/kSquares = (\d+);/.exec(rules)?.[1]));
  });

  test('FM-02: the same rooms, doors, points', () => {
    const rows = [...rules.matchAll(/\{Room::(\w+), Square\{(\d+)\}, (true|false), (-?\d+)[,}]/g)];
    expect(rows).toHaveLength(11);
    expect(kRooms).toEqual(
      rows.map(([, room, door, exact, points]) => ({
        room,
        door: Number(door),
        exact: exact === 'true',
        points: Number(points),
      })),
    );
  });

  test('FM-02: the same doors are shut for good', () => {
    expect(kClosedDoors).toEqual(numbers(/kClosedDoors\{(.*?)\};/s));
  });

  test('FM-03: the same steps, from the cellar up', () => {
    expect(kStepValues).toEqual(numbers(/kStepValues\{(.*?)\};/s));
  });

  test('FM-04: the same die', () => {
    const faces = /enum class Face : u8 \{ (.*?) \}/.exec(rules)?.[1]?.split(', ') ?? [];
    expect(faces).toEqual(kFaces.map((face) => `${face} = ${kPips[face]}`));
  });
});

test('the gallery is a ring', () => {
  expect(ahead(28, 1)).toBe(1);
  expect(ahead(26, 5)).toBe(3);
  expect(distance(26, 3)).toBe(5);
  expect(distance(4, 4)).toBe(0);
});
