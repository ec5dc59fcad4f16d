// Two hands on a screen (PT-64): which card was touched, with which hand, and when. A touch counts from the time stamp of its own event,
// never from when somebody got round to looking at it. Pure; the grid feeds it.
import { kColumns, kSide } from './data';

export type Hand = 'touching' | 'other';
export interface Touch {
  readonly place: number;
  readonly hand: Hand;
  readonly at: number; // by performance.now()
}

const kLateEvent_ms = 2000; // an event that claims to be older had another clock

// Browsers stamp events with the clock of performance.now(); some old ones, and made-up events, do not.
export function stamped(time_stamp: number, now: number): number {
  return time_stamp > 0 && time_stamp <= now && now - time_stamp < kLateEvent_ms ? time_stamp : now;
}

interface Press {
  readonly pointerType: string;
  readonly button: number;
}
const kMainButton = 0;
const kSecondButton = 2;
// A mouse has a button for each hand; a finger is the other hand's while the other thumb holds its pad.
export function hand_of(press: Press, pad: boolean): Hand | null {
  if (press.button !== kMainButton && press.button !== kSecondButton) return null;
  if (press.button === kSecondButton) return 'other';
  return pad ? 'other' : 'touching';
}

// The pad of the other hand: it counts while it is held; a short tap on it counts for the next touch, for those who have one hand free.
export interface Pad {
  readonly held_since: number | null;
  readonly armed: boolean;
}
export const kNoPad: Pad = { held_since: null, armed: false };
export const kShortTap_ms = 350;
export const pad_on = ({ held_since, armed }: Pad): boolean => held_since !== null || armed;
export const pad_pressed = (pad: Pad, at: number): Pad => ({ held_since: at, armed: pad.armed });
export function pad_released({ held_since, armed }: Pad, at: number): Pad {
  const short = held_since !== null && at - held_since < kShortTap_ms;
  return { held_since: null, armed: short ? !armed : false };
}
export const pad_used = (pad: Pad): Pad => ({ ...pad, armed: false });

// By keyboard a card has a name of a letter and a digit, in either order; with Shift at the second, it is the other hand.
export interface Chord {
  readonly column: number | null;
  readonly row: number | null;
  readonly at: number;
}
export const kNoChord: Chord = { column: null, row: null, at: 0 };
export const kChord_ms = 4000; // then half a name is forgotten

interface Key {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}
const digit_of = ({ key, code }: Key): number | null => {
  // On many keyboards digits need Shift, and with it are other characters: the key itself says which it is.
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? (/^[1-9]$/.test(key) ? key : null);
  const row = Number(digit) - 1;
  return digit !== null && row < kSide ? row : null;
};
const column_of = ({ key }: Key): number | null => {
  const column = kColumns.indexOf(key.toUpperCase());
  return column === -1 ? null : column;
};

export function chord_pressed(chord: Chord, key: Key, at: number): { readonly chord: Chord; readonly touch: Touch | null } {
  const fresh = at - chord.at > kChord_ms ? kNoChord : chord;
  const column = column_of(key);
  const row = column === null ? digit_of(key) : null;
  if (column === null && row === null) return { chord: fresh, touch: null };
  const next = { column: column ?? fresh.column, row: row ?? fresh.row, at };
  if (next.column === null || next.row === null) return { chord: next, touch: null };
  const place = next.row * kSide + next.column;
  return { chord: kNoChord, touch: { place, hand: key.shiftKey ? 'other' : 'touching', at } };
}
