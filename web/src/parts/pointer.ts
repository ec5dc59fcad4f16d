// What this device is played with: words of keys and mouse buttons are no help to who has only a finger.
import { signal } from '@preact/signals';

// Asked late: who reads texts without a page has no pointer either.
const list = typeof matchMedia === 'function' ? matchMedia('(pointer: coarse)') : null;
// for the page: what it is played with
export const by_finger = signal(list?.matches ?? false);
list?.addEventListener('change', () => {
  by_finger.value = list.matches;
});

// A text that says something else to a finger.
export interface ByHand {
  readonly keys: string; // a mouse and a keyboard
  readonly touch: string;
}
export const in_hand = (text: string | ByHand): string =>
  typeof text === 'string' ? text : by_finger.value ? text.touch : text.keys;
