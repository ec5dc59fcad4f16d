// The parts of the game as the client draws them; nothing here is a rule.
import type { Card, Colour, ConstraintId, Space, Sweet } from '../../wire/pas_touche';

export const kSweets: readonly Sweet[] = ['churros', 'croissant', 'macaron', 'eclair', 'waffle', 'doughnut'];
export const kNumbers: readonly number[] = [1, 2, 3, 4, 5, 6];
export const kSide = 6; // the grid has as many rows as columns
export const same_card = (a: Card, b: Card): boolean => a.sweet === b.sweet && a.count === b.count;

export type Constraint = { readonly sweet: Sweet } | { readonly number: number };

export const kColours: readonly Colour[] = ['green', 'orange', 'red', 'violet']; // the hardest last (PT-04)
export const kLevels = 16;

// PT-06: what is drawn on the spaces of each colour.
export const kTracks: Readonly<Record<Colour, readonly Space[]>> = {
  green: ['padlock', 'padlock', 'arrow'],
  orange: ['padlock', 'arrow', 'arrow'],
  red: ['crossed', 'arrow', 'arrow', 'padlock'],
  violet: ['crossed', 'arrow', 'arrow', 'arrow'],
};

// PT-07: the colours of each level, by their first letters.
const kLevelColours = 'ggg ggo goo ggr ooo gor oor grr orr oov rrr orv rrv ovv rvv vvv'.split(' ');
export function colours_of(level: number): readonly Colour[] {
  const letters = kLevelColours[level - 1] ?? 'ggg';
  return [...letters].map((letter) => kColours.find((each) => each.startsWith(letter)) ?? 'green');
}

// PT-05: what each of the 72 cards forbids, colour by colour, in the order of their numbers.
const pairs = <T>(list: readonly T[]): readonly (readonly [T, T])[] =>
  list.flatMap((low, at) => list.slice(at + 1).map((high) => [low, high] as const));
const no_sweet = (at: number): Constraint => ({ sweet: kSweets[at % kSweets.length] ?? 'churros' });
const no_number = (number: number): Constraint => ({ number: ((number - 1) % kNumbers.length) + 1 });
const kForbids: readonly (readonly Constraint[])[] = [
  ...kSweets.flatMap((_, at) => [[no_sweet(at)], [no_sweet(at)]]),
  ...kNumbers.map((number) => [no_number(number)]),
  ...kSweets.flatMap((_, at) => [0, 1, 3].map((step) => [no_sweet(at), no_number(at + step + 1)])),
  ...pairs(kNumbers).map(([low, high]) => [no_number(low), no_number(high)]),
  ...[0, 2, 4].map((at) => [no_sweet(at), no_number(at + 3)]),
  ...pairs(kSweets).map(([low, high]): readonly Constraint[] => [{ sweet: low }, { sweet: high }]),
  ...[1, 3, 5].map((number) => [no_number(number), no_number(number + 1)]),
];
const kCardsOfColour = 18;
export const forbidden_by = (card: ConstraintId): readonly Constraint[] => kForbids[card] ?? [];
export const colour_of_card = (card: ConstraintId): Colour => kColours[Math.floor(card / kCardsOfColour)] ?? 'green';

// A place of the grid as it is called: columns have letters, rows have numbers.
export const kColumns: readonly string[] = ['A', 'B', 'C', 'D', 'E', 'F'];
export const place_name = (place: number): string => `${kColumns[place % kSide] ?? ''}${Math.floor(place / kSide) + 1}`;
