// The arrows follow the picture: on the castle, wide and turned.
import { describe, expect, test } from 'vitest';
import { key_of, kThings, on_screen, thing_box } from '../games/le_fantome_de_minuit/geometry';
import { type Area, type Arrow, neighbour } from './direction';
import type { Layout } from './layout';

function areas(layout: Layout): readonly Area[] {
  return kThings.map((thing) => {
    const { x, y, w, h } = thing_box(thing);
    const [a, b] = [on_screen({ x, y }, layout), on_screen({ x: x + w, y: y + h }, layout)];
    return { left: Math.min(a.x, b.x), top: Math.min(a.y, b.y), right: Math.max(a.x, b.x), bottom: Math.max(a.y, b.y) };
  });
}
function goes(layout: Layout, from: string, arrow: Arrow): string | null {
  const all = areas(layout);
  const at = kThings.findIndex((thing) => key_of(thing) === from);
  const next = neighbour(all[at] as Area, all, arrow);
  return next === null ? null : key_of(kThings[next] as (typeof kThings)[number]);
}

describe('the arrows on the castle', () => {
  test.each([
    ['square-5', 'ArrowRight', 'square-6'],
    ['square-5', 'ArrowLeft', 'square-4'],
    ['square-20', 'ArrowRight', 'square-19'], // the lower gallery is walked the other way round
    ['square-14', 'ArrowDown', 'square-15'],
    ['square-1', 'ArrowUp', 'square-2'],
    ['square-4', 'ArrowUp', 'chamber-music_room'],
    ['square-1', 'ArrowRight', 'step-3'],
    ['step-3', 'ArrowRight', 'step-4'],
    ['square-15', 'ArrowLeft', 'cellar'],
    ['chamber-music_room', 'ArrowUp', null],
  ] as const)('wide: from %s by %s to %s', (from, arrow, to) => {
    expect(goes('wide', from, arrow)).toBe(to);
  });

  test.each([
    ['square-5', 'ArrowDown', 'square-6'],
    ['square-4', 'ArrowRight', 'chamber-music_room'],
    ['step-3', 'ArrowDown', 'step-4'],
  ] as const)('turned for a phone: from %s by %s to %s', (from, arrow, to) => {
    expect(goes('tall', from, arrow)).toBe(to);
  });

  test('lead from everywhere to everywhere', () => {
    for (const layout of ['wide', 'tall'] as const) {
      const reached = new Set<string>(['square-1']);
      for (const from of reached)
        for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) {
          const to = goes(layout, from, arrow);
          if (to !== null) reached.add(to);
        }
      expect(kThings.map(key_of).filter((key) => !reached.has(key))).toEqual([]);
    }
  });
});
