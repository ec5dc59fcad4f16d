// Who runs which medium, for sentences that are told without a view: the ghost's seat is known once a board was shown.
import { signal } from '@preact/signals';
import type { Medium } from '../../wire/mysterium';

export const ghost_seat = signal<number | null>(null);

// With two or three players each runs two, side by side; seats go round, the ghost's left out.
export function runner(medium: Medium, players: number): number | null {
  const ghost = ghost_seat.value;
  if (ghost === null) return null;
  const place = Math.floor(medium / (players < 4 ? 2 : 1));
  return place < ghost ? place : place + 1;
}

// The seat of each medium where everybody runs one: it has its player's colour and sign. Else, null, colours are the mediums' own.
export const run_by = signal<readonly number[] | null>(null);
export const tint = (medium: Medium): string => {
  const seat = run_by.value?.[medium];
  return seat === undefined ? `my-c${medium}` : `my-p${seat}`;
};
