import { describe, expect, it } from 'vitest';
import { type Dot, places_of } from './shares';

const kHigh = 0.08;
const kWide = 0.2;
const apart = (a: Dot, b: Dot): boolean => Math.abs(a.x - b.x) >= kWide - 1e-9 || Math.abs(a.y - b.y) >= kHigh;
const all_apart = (places: readonly Dot[]): boolean =>
  places.every((one, at) => places.slice(at + 1).every((other) => apart(one, other)));

describe('the shares in the keyhole', () => {
  it('stand beside their ghosts where there is room', () => {
    const dots = [
      { x: 0.2, y: 0.5 },
      { x: 0.6, y: 0.5 },
      { x: 0.2, y: 0.3 },
    ];
    expect(places_of(dots, [])).toEqual(dots);
  });
  it('never stand over one another', () => {
    const dots = [
      { x: 0.7, y: 0.36 },
      { x: 0.71, y: 0.35 },
      { x: 0.69, y: 0.37 },
      { x: 0.62, y: 0.33 },
    ];
    const places = places_of(dots, []);
    expect(places[3]).toEqual(dots[3]);
    expect(all_apart(places)).toBe(true);
  });
  it('are not covered by what lies over the hole, however many they are', () => {
    const verdict = { x: -0.05, y: 0.44, w: 1.1, h: 0.4 };
    const ways = { x: -0.05, y: 0, w: 0.25, h: 0.3 };
    for (let many = 4; many <= 9; ++many) {
      const dots = Array.from({ length: many }, (_, at) => ({ x: 0.55 + 0.01 * at, y: 0.3 + 0.05 * at }));
      const places = places_of(dots, [verdict, ways]);
      expect(all_apart(places)).toBe(true);
      for (const { x, y } of places) {
        expect(y + kHigh / 2 <= verdict.y || y - kHigh / 2 >= verdict.y + verdict.h).toBe(true);
        expect(x + 0.03 >= ways.x + ways.w || y - kHigh / 2 >= ways.y + ways.h).toBe(true);
      }
    }
  });
});
