// Twelve throws against the clock, alone: the same hands, constraints and false starts as at a table, judged on the spot.
import type { Card, Signal } from '../../wire/pas_touche';
import { colours_of, forbidden_by, kColours, kNumbers, kSweets, same_card } from './data';
import { forbids, type PlayerAt } from './scene';

export const kThrows = 12;
const kThrowsACard = 4; // then the next constraint is turned up
const kCardsOfColour = 18;
export const kError_ms = 2000; // what an error adds
const kFalseStart_ms = 100;

export type Result = 'right' | 'blocked' | 'wrong_card' | 'forbidden' | 'wrong_hand' | 'no_shout' | 'false_start';
export interface Tried {
  readonly dice: Card;
  readonly touched: Card | null;
  readonly ms: number;
  readonly result: Result;
}
type Random = () => number; // from 0 up to, not including, 1

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const cards = [...list];
  for (let at = cards.length - 1; at > 0; --at) {
    const other = Math.floor(random() * (at + 1));
    [cards[at], cards[other]] = [cards[other] as T, cards[at] as T];
  }
  return cards;
}
export const new_grid = (random: Random): readonly Card[] =>
  shuffled(
    kSweets.flatMap((sweet) => kNumbers.map((count) => ({ sweet, count }))),
    random,
  );

export function new_player(level: number, side: PlayerAt['side'], random: Random): readonly PlayerAt[] {
  const ids = colours_of(level).map(
    (colour) => kColours.indexOf(colour) * kCardsOfColour + Math.floor(random() * kCardsOfColour),
  );
  // One for each number of cards that are up.
  return ids.map((_, up) => ({
    seat: 0,
    level,
    side,
    calm: false,
    slots: colours_of(level).map((colour, slot) => ({
      colour,
      constraints: slot <= up ? forbidden_by(ids[slot] ?? 0) : null,
    })),
    cube: null,
  }));
}
export const player_of = (players: readonly PlayerAt[], done: number): PlayerAt =>
  players[Math.min(players.length - 1, Math.floor(done / kThrowsACard))] as PlayerAt;

// Never the same card twice in a row.
export function next_dice(grid: readonly Card[], before: Card | null, random: Random): Card {
  const open = grid.filter((each) => before === null || !same_card(each, before));
  return open[Math.floor(random() * open.length)] as Card;
}

type Touched = Extract<Signal, { type: 'Touch' }>;
// What a touch comes to; null: a block that waits for its shout.
export function judged(touch: Touched, dice: Card, player: PlayerAt, shouted: boolean): Result | null {
  if (touch.reaction_ms < kFalseStart_ms) return 'false_start';
  if (!same_card(touch.card, dice)) return 'wrong_card';
  const forbidden = forbids(player, dice);
  if (touch.hand === player.side) return forbidden ? 'forbidden' : 'right';
  if (!forbidden) return 'wrong_hand';
  return shouted ? 'blocked' : null;
}
export const is_good = (result: Result): boolean => result === 'right' || result === 'blocked';
export const cost_of = ({ ms, result }: Tried): number => ms + (is_good(result) ? 0 : kError_ms);
export const total_of = (tried: readonly Tried[]): number => tried.reduce((sum, each) => sum + cost_of(each), 0);
