// Who runs which medium, for sentences that are told without a view: the ghost's seat is known once a board was shown.
import type { Medium } from '../../wire/mysterium';

// With two or three players each runs two, side by side; seats go round, the ghost's left out.
export function runner(medium: Medium, players: number, ghost: number | null): number | null {
  if (ghost === null) return null;
  const place = Math.floor(medium / (players < 4 ? 2 : 1));
  return place < ghost ? place : place + 1;
}
