// Which cards of the grid show what: the one that was named, whose hand lies where, what was wrong.

import { same_card } from './data';
import type { Hand, Touch } from './hands';
import { side_of } from './race';
import { is_error, type PlayerAt, type Scene } from './scene';

export interface Spot {
  readonly place: number;
  readonly look: 'won' | 'blocked' | 'wrong' | 'named' | 'late' | 'mine';
  readonly hands: readonly { readonly seat: number; readonly left: boolean }[];
}
const is_left = (hand: Hand, own: PlayerAt): boolean => side_of(hand, own.side ?? 'right') === 'left';

// While a throw is played only one's own hand is to be seen; then the photo shows all of them.
export function spots_of(scene: Scene, mine: Touch | null, own: PlayerAt | null): readonly Spot[] {
  if (mine !== null && own !== null)
    return [{ place: mine.place, look: 'mine', hands: [{ seat: own.seat, left: is_left(mine.hand, own) }] }];
  const { photo } = scene;
  if (photo === null) return [];
  const spots = new Map<number, Spot>();
  const result = photo.lines.find(({ outcome }) => outcome === 'advanced' || outcome === 'blocked')?.outcome;
  spots.set(photo.place, {
    place: photo.place,
    look: result === 'advanced' ? 'won' : result === 'blocked' ? 'blocked' : 'named',
    hands: [],
  });
  for (const { touch, outcome } of photo.lines) {
    const place = scene.grid.findIndex((each) => same_card(each, touch.card));
    const before = spots.get(place) ?? { place, look: is_error(outcome) ? 'wrong' : 'late', hands: [] };
    spots.set(place, { ...before, hands: [...before.hands, { seat: touch.seat, left: touch.hand === 'left' }] });
  }
  return [...spots.values()];
}
