// One's own notebook: what was written, and cards set aside. It stays on this device, by table and seat, until the next match there.
import { signal } from '@preact/signals';
import { recall_for, remember_for } from '../../base/by_table';
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
// for the page: what the browser remembers is the same for all its boards
const known = signal<{ readonly place: string; readonly match: number; readonly notes: Notes } | null>(null);

// Those of another match are of no use: its cards are others.
export function read_notes_of(wanted: number, kept: unknown): Notes {
  const { match: of } = (kept ?? {}) as Record<string, unknown>;
  return of === wanted ? read_notes(kept) : kNoNotes;
}

export function notes_of(seat: number | null, match: number): Notes {
  const here = seat === null ? null : place(seat);
  if (here === null) return kNoNotes;
  if (known.value?.place === here && known.value.match === match) return known.value.notes;
  return read_notes_of(match, recall_for(kKey, here));
}
export function keep_notes(seat: number, match: number, notes: Notes): void {
  const here = place(seat);
  if (here === null) return;
  known.value = { place: here, match, notes };
  remember_for(kKey, here, notes.text === '' && notes.aside.length === 0 ? null : { match, ...notes });
}
export const aside_of = (seat: number | null, match: number): readonly CardId[] => notes_of(seat, match).aside;

export function toggle_aside(seat: number, match: number, card: CardId): void {
  const { text, aside } = notes_of(seat, match);
  keep_notes(seat, match, { text, aside: aside.includes(card) ? aside.filter((each) => each !== card) : [...aside, card] });
}
