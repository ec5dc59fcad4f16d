// One's own notebook: what was written, and cards set aside. It stays on this device, by table and seat.
import { signal } from '@preact/signals';
import { recall_for, remember_for } from '../../parts/by_table';
import type { CardId } from './deck';

export interface Notes {
  readonly text: string;
  readonly aside: readonly CardId[];
}
export const kMostNoteChars = 2000;
export const kNoNotes: Notes = { text: '', aside: [] };
const kKey = 'mysterium.notes';

// What a browser kept may be anything.
export function read_notes(kept: unknown): Notes {
  if (kept === null || typeof kept !== 'object') return kNoNotes;
  const { text, aside } = kept as Record<string, unknown>;
  return {
    text: typeof text === 'string' ? text.slice(0, kMostNoteChars) : '',
    aside: Array.isArray(aside) ? aside.filter((each): each is CardId => typeof each === 'string' && /^c\d\d$/.test(each)) : [],
  };
}

// Only at a table: on a TV, and when a match is watched again, nobody takes notes.
function place(seat: number): string | null {
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  return table === undefined ? null : `${table.toLowerCase()}.${seat}`;
}
const known = signal<{ readonly place: string; readonly notes: Notes } | null>(null);

export function notes_of(seat: number | null): Notes {
  const here = seat === null ? null : place(seat);
  if (here === null) return kNoNotes;
  if (known.value?.place === here) return known.value.notes;
  return read_notes(recall_for(kKey, here));
}
export function keep_notes(seat: number, notes: Notes): void {
  const here = place(seat);
  if (here === null) return;
  known.value = { place: here, notes };
  remember_for(kKey, here, notes.text === '' && notes.aside.length === 0 ? null : notes);
}
export const aside_of = (seat: number | null): readonly CardId[] => notes_of(seat).aside;

export function toggle_aside(seat: number, card: CardId): void {
  const { text, aside } = notes_of(seat);
  keep_notes(seat, { text, aside: aside.includes(card) ? aside.filter((each) => each !== card) : [...aside, card] });
}
// Of another match only what was written stays: its cards are others.
export function clear_aside(seat: number): void {
  const { text, aside } = notes_of(seat);
  if (aside.length > 0) keep_notes(seat, { text, aside: [] });
}
