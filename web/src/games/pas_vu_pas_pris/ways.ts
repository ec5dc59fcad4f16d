// How the hall is shown, on this device: in three dimensions or as a plan. Remembered by the browser.
import { computed, signal } from '@preact/signals';
import { recall, remember } from '../../base/memory';

export type Way = 'hall' | 'plan';
const kWay = 'pas-vu-way';
const known = recall(kWay);
// for the page: the player's wish holds for every board
export const chosen_way = signal<Way | null>(known === 'plan' || known === 'hall' ? known : null);
// for the page: false once WebGL has failed
export const can_hall = signal(true);
// for the page: what follows from the two
export const way = computed<Way>(() => (can_hall.value ? (chosen_way.value ?? 'hall') : 'plan'));
export function choose_way(next: Way): void {
  chosen_way.value = next;
  remember(kWay, next);
}
