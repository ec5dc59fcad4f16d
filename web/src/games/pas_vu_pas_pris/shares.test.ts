import { describe, expect, it } from 'vitest';
import { heights_of } from './shares';

describe('the shares in the keyhole', () => {
  it('stand beside their ghosts where there is room', () => {
    expect(
      heights_of([
        { x: 0.2, y: 0.5 },
        { x: 0.6, y: 0.5 },
        { x: 0.2, y: 0.3 },
      ]),
    ).toEqual([0.5, 0.5, 0.3]);
  });
  it('never stand over one another', () => {
    const dots = [
      { x: 0.7, y: 0.36 },
      { x: 0.71, y: 0.35 },
      { x: 0.69, y: 0.37 },
      { x: 0.62, y: 0.33 },
    ];
    const heights = heights_of(dots);
    expect(heights[3]).toBe(0.33);
    const sorted = [...heights].sort((a, b) => a - b);
    for (let at = 1; at < sorted.length; ++at) expect((sorted[at] ?? 0) - (sorted[at - 1] ?? 0)).toBeGreaterThan(0.08);
  });
});
