// The board's data against the rules themselves: src/rules/games/chasseurs_de_tresor/board.hpp.
import { describe, expect, test } from 'vitest';
import rules from '../../../../src/rules/games/chasseurs_de_tresor/board.hpp?raw';
import {
  distances,
  kJewelRooms,
  kJewels,
  kRooms,
  kSpaces,
  kSpirits,
  type Lock,
  neighbours,
  type Space,
  space_of,
  way,
} from './data';
import { door_between, kDoorSpots, space_box } from './geometry';

const kLinks = [...rules.matchAll(/\{Space::(\w+), Space::(\w+)(?:, Passage::(\w+))?\}/g)].map(([, one, other, passage]) => ({
  one: one as Space,
  other: other as Space,
  paint: passage ?? null,
}));

describe('the house is that of the rules', () => {
  test('GH-01: the same spaces, in the same order', () => {
    const listed = /enum class Space : u8 \{(.*?)\};/s.exec(rules)?.[1]?.match(/\w+/g);
    expect(kSpaces).toEqual(listed);
  });

  test.each<Lock>([null, 'blue', 'green'])('GH-02, GH-03: the same ways, with %s doors locked', (lock) => {
    expect(kLinks.length).toBeGreaterThan(40);
    const pairs = kLinks
      .filter(({ paint }) => paint === null || paint !== lock)
      .flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]);
    const own = kSpaces.flatMap((space) => neighbours(space, lock).map((next) => `${space} ${next}`));
    expect(own.toSorted()).toEqual(pairs.toSorted());
  });

  test('GH-05, GH-07: the same red letters, as many jewels and spirits', () => {
    const red = [...rules.matchAll(/\{Room::(\w), true,/g)].map(([, room]) => room);
    expect(kJewelRooms).toEqual(red);
    expect(kJewels).toBe(Number(/kJewels = (\d+);/.exec(rules)?.[1]));
    expect(kSpirits).toBe(Number(/kSpirits = (\d+);/.exec(rules)?.[1]));
  });

  test.each<[Lock, string]>([
    [null, 'A10 B9 C8 D9 E8 F7 G4 H7 I6 J3 K4 L3'],
    ['blue', 'A12 B11 C10 D11 E10 F11 G8 H9 I10 J9 K4 L3'],
    ['green', 'A13 B12 C12 D11 E8 F7 G4 H7 I6 J3 K10 L11'],
  ])('steps from the garden with %s doors locked', (lock, expected) => {
    const found = distances('outside', lock);
    expect(kRooms.map((room) => `${room.toUpperCase()}${found.get(space_of(room))?.steps}`).join(' ')).toBe(expected);
  });
});

test('GH-34: a way may end in a room that holds, not go through it', () => {
  const holds = (space: Space) => space === 'room_j';
  expect(distances('hall_2', null, holds).get('room_j')?.steps).toBe(1);
  expect(distances('hall_2', null, holds).get('room_g')?.steps).toBe(6);
  expect(way('hall_2', 'room_g', null)).toEqual(['hall_2', 'room_j', 'room_g']);
});

test('each door is drawn on the wall between its two places', () => {
  for (const { x, y, door } of kDoorSpots) {
    for (const space of [space_of(door.room), door.to]) {
      const box = space_box(space);
      expect(x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h, `${door.room} ${door.to}`).toBe(true);
    }
    expect(door_between(door.to, space_of(door.room))?.door).toBe(door);
  }
});
