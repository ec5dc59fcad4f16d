// What a game gives to the end of its matches: the picture, and what can be concluded from how the match went. What it cannot
// conclude it leaves out, and then nothing is said of it.
import type { ComponentType } from 'preact';
import type { Language } from '../texts/language';
import type { Opaque, Result } from '../wire/turn';
import type { SeatName } from './game';

// A match that is over, as it is shown to one seat; null: to somebody who looked on.
export interface Ended<View = Opaque> {
  readonly view: View;
  readonly result: Result;
  readonly names: readonly SeatName[];
  readonly seat: number | null;
  readonly language: Language;
}

// One decision of the match that is over, by its number in the replay.
export interface Step<View = Opaque, Event = Opaque> {
  readonly at: number;
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}
export interface Past<View = Opaque, Event = Opaque> extends Ended<View> {
  readonly steps: readonly Step<View, Event>[];
}

// What a player may be proud of. Only what has the same `kind` is compared: not three rounds with one.
export interface Feat {
  readonly kind: string;
  readonly value: number;
  readonly fewer: boolean; // is better
}

// What would have helped: a place, a turn or a thing, and what about it.
export interface Tip {
  readonly about: string; // as short as it fits on a coin: "K", "16"; empty: a bulb is drawn
  readonly title: string;
  readonly text: string;
}

export interface GameEnding<View = Opaque, Event = Opaque> {
  readonly Scene: ComponentType<Ended<View>>; // decoration: words say all of it
  // One sentence under who won; empty: nothing more to say.
  lead(ended: Ended<View>): string;
  // How much an event decided of the end, in the game's own points; 0: nothing.
  weight(event: Event, step: Step<View, Event>, ended: Ended<View>): number;
  // What is said of it, if it is not its line of the log.
  turning?(event: Event, ended: Ended<View>): string;
  feat(past: Ended<View> & Partial<Past<View, Event>>): Feat | null;
  feat_text(feat: Pick<Feat, 'kind' | 'value'>, language: Language): string; // "7 frayeurs"
  tips(past: Past<View, Event>): readonly Tip[]; // to who did not win; the most useful one first
  readonly Best?: ComponentType<Past<View, Event>>; // what was finest in this match, if the game has such a thing
}

// Forgets a game's own types, as `define_game` does.
export const define_ending = <View, Event>(given: GameEnding<View, Event>): GameEnding => given as unknown as GameEnding;

export const places_of = ({ result }: Pick<Ended, 'result'>): readonly number[] =>
  result.type === 'Ranking' ? result.seats.map(({ place }) => place) : [];
export const winners_of = (ended: Pick<Ended, 'result'>): readonly number[] =>
  places_of(ended).flatMap((place, seat) => (place === 1 ? [seat] : []));
// For this seat; who looks on has neither won nor lost.
export function has_lost({ result, seat }: Pick<Ended, 'result' | 'seat'>): boolean {
  if (seat === null) return false;
  return result.type === 'Shared' ? !result.won : (result.seats[seat]?.place ?? 1) > 1;
}
