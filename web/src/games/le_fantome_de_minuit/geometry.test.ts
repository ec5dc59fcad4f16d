import { describe, expect, test } from 'vitest';
import { arrange } from '../../board/crowd';
import { kLanguages } from '../../texts/made/languages';
import { sign_lines } from './art/signs';
import { crowd_box } from './crowd';
import { kClosedDoors, kRooms, kSquares, kStepValues } from './data';
import {
  distance_to,
  kDoors,
  key_of,
  kSize,
  kThings,
  kView,
  on_screen,
  pick,
  spot_point,
  square_centre,
  thing_box,
} from './geometry';
import { texts } from './texts';

const squares = Array.from({ length: kSquares }, (_, index) => index + 1);

describe('the ring', () => {
  test('neighbours touch, and only once round', () => {
    for (const square of squares) {
      const here = square_centre(square);
      const next = square_centre((square % kSquares) + 1);
      expect(Math.hypot(next.x - here.x, next.y - here.y), `${square}`).toBe(kSize);
    }
    expect(new Set(squares.map((square) => JSON.stringify(square_centre(square)))).size).toBe(kSquares);
  });

  test('runs clockwise, with the stairs at its first square', () => {
    const area = squares.reduce((sum, square) => {
      const [a, b] = [square_centre(square), square_centre((square % kSquares) + 1)];
      return sum + (a.x * b.y - b.x * a.y);
    }, 0);
    expect(area).toBeGreaterThan(0); // y grows downwards
    const top_step = spot_point({ type: 'OnStep', value: 3 });
    expect(Math.hypot(top_step.x - square_centre(1).x, top_step.y - square_centre(1).y)).toBeLessThan(1.5 * kSize);
  });

  test('each door is on the edge of its square', () => {
    expect([...kDoors.keys()].sort((a, b) => a - b)).toEqual(
      [...kRooms.map(({ door }) => door), ...kClosedDoors].sort((a, b) => a - b),
    );
    for (const [square, door] of kDoors) expect(distance_to(thing_box({ kind: 'square', square }), door)).toBeLessThanOrEqual(6);
  });
});

describe('things', () => {
  test('each has one name and lies on the drawing', () => {
    expect(new Set(kThings.map(key_of)).size).toBe(kSquares + kRooms.length + kClosedDoors.length + kStepValues.length + 1);
    for (const thing of kThings) {
      const { x, y, w, h } = thing_box(thing);
      for (const layout of ['wide', 'tall'] as const) {
        const frame = kView[layout];
        const middle = on_screen({ x: x + w / 2, y: y + h / 2 }, layout);
        expect(middle.x).toBeGreaterThan(frame.x);
        expect(middle.x).toBeLessThan(frame.x + frame.w);
        expect(middle.y).toBeGreaterThan(frame.y);
        expect(middle.y).toBeLessThan(frame.y + frame.h);
      }
    }
  });

  test('a tap in the middle of a thing means it', () => {
    for (const thing of kThings) {
      const { x, y, w, h } = thing_box(thing);
      expect(pick({ x: x + w / 2, y: y + h / 2 }, () => false, 0)).toEqual(thing);
    }
  });

  test('a tap beside a target means the target, within a finger', () => {
    const wanted = (thing: (typeof kThings)[number]) => thing.kind === 'square' && thing.square === 5;
    const { x, y } = square_centre(5);
    expect(pick({ x: x + 40, y }, wanted, 20)).toEqual({ kind: 'square', square: 5 });
    expect(pick({ x: x + 60, y }, wanted, 20)).toEqual({ kind: 'square', square: 6 });
    expect(pick({ x: -400, y: -400 }, wanted, 20)).toBeNull();
  });
});

describe('a crowd', () => {
  const spots = [
    { type: 'OnSquare', square: 5 },
    { type: 'OnStep', value: 3 },
    { type: 'OnStep', value: 10 },
    { type: 'InCellar' },
    { type: 'InHand' },
  ] as const;
  test.each([1, 2, 3, 4, 5, 6, 8, 12, 16])('of %i: nobody hides anybody', (count) => {
    for (const spot of spots) {
      for (const layout of ['wide', 'tall'] as const) {
        const places = arrange(count, crowd_box(spot, layout));
        expect(places).toHaveLength(count);
        places.forEach((a, index) => {
          for (const b of places.slice(index + 1)) expect(Math.hypot(a.dx - b.dx, a.dy - b.dy)).toBeGreaterThan(3.5);
        });
      }
    }
  });

  test('one stands in the middle', () => {
    expect(arrange(1, { w: 60, h: 60 })).toEqual([{ dx: 0, dy: 0, scale: 1 }]);
  });
});

describe('the names of the rooms on a tall screen', () => {
  const kMostLetters = 8; // that a room is wide
  for (const language of kLanguages)
    for (const { room } of kRooms)
      test(`${texts(language).room_signs[room]} fits`, () => {
        const lines = sign_lines(texts(language).room_signs[room]);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const each of lines) expect(each.length, each).toBeLessThanOrEqual(kMostLetters);
        expect(lines.join('')).not.toContain('\u00ad');
      });
  test('are parted where they say, or at the better space', () => {
    expect(sign_lines('Biblio\u00adthèque')).toEqual(['Biblio-', 'thèque']);
    expect(sign_lines('Salle à manger')).toEqual(['Salle à', 'manger']);
    expect(sign_lines('Salle de bal')).toEqual(['Salle', 'de bal']);
    expect(sign_lines('Jeux')).toEqual(['Jeux']);
  });
});
