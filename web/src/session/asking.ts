// Who asks for a seat of a match with secrets, as the table tells it, and what became of one's own request.

import type { SeatInfo } from '../wire/messages';
import type { Person, SeatRequest } from '../wire/table';

export const kRequest_ms = 90_000; // how long a request lasts on the server
const kEarly_ms = 1500; // a request that ends so long before its time was not merely forgotten

export interface Asked extends Omit<SeatRequest, 'left_ms'> {
  readonly until: number; // by performance.now()
}
export const asked_of = (requests: readonly SeatRequest[], now: number): readonly Asked[] =>
  requests.map(({ left_ms, ...request }) => ({ ...request, until: now + left_ms }));

// Why somebody who asked for a seat does not get it.
export type Verdict = 'declined' | 'lapsed' | 'taken' | 'locked' | 'left';

export interface Fate {
  readonly seats: readonly SeatInfo[];
  readonly seated: boolean; // who asked has a seat now
  readonly playing: boolean;
}
// Why a request is gone; null if that needs no words.
export function verdict_of({ seat, until }: Asked, { seats, seated, playing }: Fate, now: number): Verdict | null {
  if (seated || !playing) return null;
  const chair = seats[seat];
  if (chair?.person || chair?.bot) return 'taken';
  if (chair?.locked) return 'locked';
  return until - now > kEarly_ms ? 'declined' : 'lapsed';
}

type Formers = Readonly<Record<number, Person>>;
// Who sat last on each seat that is free now.
export function formers_of(before: readonly SeatInfo[], now: readonly SeatInfo[], known: Formers): Formers {
  const formers: Record<number, Person> = {};
  now.forEach((chair, seat) => {
    const last = before[seat]?.person ?? known[seat];
    if (!chair.person && !chair.bot && last) formers[seat] = last;
  });
  return formers;
}

interface Known {
  readonly seats: readonly SeatInfo[];
  readonly watchers: readonly Person[];
}
// The name by which the table knows somebody; nothing if they are not here any more.
export function name_at({ seats, watchers }: Known, id: string): string {
  const sitting = seats.find((each) => each.person?.id === id)?.person;
  return (sitting ?? watchers.find((each) => each.id === id))?.name ?? '';
}
