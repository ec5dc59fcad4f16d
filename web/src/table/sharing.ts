// People who share a device at a table: who is remembered, and who looks at the screen. Number 0 is the device's own person, the
// guests it is passed to are 1 to 7; the server makes a person of each.
import { recall_for, remember_for } from '../base/by_table';
import { recall, remember } from '../base/memory';

export const kMostGuests = 7;

// ---- who is remembered

export type Roster = Readonly<Record<number, string>>; // names by number, of every table of this device

const is_number = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= kMostGuests;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
export function read_roster(text: string | null): Roster {
  const value = parsed(text);
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(Object.entries(value).filter(([as, name]) => is_number(Number(as)) && typeof name === 'string'));
}
export function read_guests(value: unknown): readonly number[] {
  return Array.isArray(value) ? [...new Set(value.filter(is_number))] : [];
}

const kGuests = 'guests';
export const recall_roster = (): Roster => read_roster(recall('roster'));
export const recall_guests = (table: string): readonly number[] => read_guests(recall_for(kGuests, table));
export const remember_guests = (table: string, guests: readonly number[]): void =>
  remember_for(kGuests, table, guests.length > 0 ? guests : null);
export const remember_name = (as: number, name: string): void =>
  remember('roster', JSON.stringify({ ...recall_roster(), [as]: name }));

// The number a name gets at a table where `here` are already: the one it had before, one that nobody had, or that of somebody who
// is not here. Null: the device is full.
export function number_for(name: string, roster: Roster, here: readonly number[]): number | null {
  const all = Array.from({ length: kMostGuests }, (_, at) => at + 1).filter((as) => !here.includes(as));
  return all.find((as) => roster[as] === name) ?? all.find((as) => roster[as] === undefined) ?? all[0] ?? null;
}

// ---- who looks

// One of them, as their own connection has it.
export interface Look {
  readonly as: number;
  readonly seat: number | null;
  readonly version: number; // of what they would see
  readonly asked: boolean; // it is for them to decide, and no bot does it for them
  readonly open: boolean; // connected
}
export interface Eyes {
  readonly looking: number; // through whose eyes the table is shown
  readonly curtain: number | null; // who is to take the device; until they say that they have it nothing is shown
  readonly kept: boolean; // somebody wanted to look although it is not their turn: they pass the device on when they like
}
export const kOwnEyes: Eyes = { looking: 0, curtain: null, kept: false };

// After the current one, by seats round the table.
export function next_asked(looks: readonly Look[], current: number): Look | null {
  const asked = looks.filter((each) => each.asked).sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
  const seat = looks.find((each) => each.as === current)?.seat ?? -1;
  return asked.find((each) => (each.seat ?? 0) > seat) ?? asked[0] ?? null;
}

interface Terms {
  readonly playing: boolean; // a match is on the table and not at its end
  readonly covered: boolean; // nobody may see what another sees
  readonly resting: boolean; // who looks has seen what they did
}
// Who looks next, after anything changed.
export function turn_eyes(eyes: Eyes, looks: readonly Look[], { playing, covered, resting }: Terms): Eyes {
  if (!playing) return eyes.looking === 0 && eyes.curtain === null ? eyes : kOwnEyes;
  const current = eyes.curtain ?? eyes.looking;
  const now = looks.find((each) => each.as === current);
  if (!now) return pass_to(eyes, next_asked(looks, current)?.as ?? 0, covered);
  if (now.asked) return eyes.kept ? { ...eyes, kept: false } : eyes;
  if (eyes.kept) return eyes;
  const next = next_asked(looks, current);
  if (!next) return eyes;
  // What both see must be the same, or the board would jump.
  const ready = covered ? resting || eyes.curtain !== null : !now.open || next.version === now.version;
  return ready ? pass_to(eyes, next.as, covered) : eyes;
}

export function pass_to(eyes: Eyes, as: number, covered: boolean): Eyes {
  return covered ? { looking: eyes.looking, curtain: as, kept: false } : { looking: as, curtain: null, kept: false };
}
// The device is in the hands it was meant for.
export function lift(eyes: Eyes): Eyes {
  return eyes.curtain === null ? eyes : { ...eyes, looking: eyes.curtain, curtain: null };
}
