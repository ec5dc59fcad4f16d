// The hall, its doors, bodies and cards as data. Nothing here is a rule.
import type { Bell, Door, Piece, Side, Size, Square } from '../../../wire/pas_vu_pas_pris';

export const kSquares = 6;
export const kUnit = 1000; // thousandths to a square, as poses count
export const kTurnOne = 16_384; // a part of a quaternion that is 1
export const kSides: readonly Side[] = ['south', 'west', 'north', 'east'];
export const kPieces: readonly Piece[] = ['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table'];
export const kSizes: readonly Size[] = ['small', 'medium', 'large'];
export const kGhostsEach = 7;
export const kRounds = 5;
export const kBells: readonly Bell[] = [
  'double_look',
  'lie_down',
  'tip_over',
  'grimaces',
  'tag',
  'dance',
  'perch',
  'big_brother',
  'knock',
  'dizzy',
  'crystal',
  'sun',
];

// PV-04, in squares
export const kBodies: Readonly<Record<Size, { readonly radius: number; readonly height: number }>> = {
  small: { radius: 0.22, height: 0.5 },
  medium: { radius: 0.3, height: 0.85 },
  large: { radius: 0.4, height: 1.2 },
};
// PV-03: how high a piece's middle stands when it is on its feet
export const kHalfHeights: Readonly<Record<Piece, number>> = {
  mirror: 0.8,
  trolley: 0.45,
  desk: 0.4,
  piano: 0.6,
  armchair: 0.5,
  table: 0.375,
};
// PV-40, in squares
export const kHole = { height: 0.77, radius: 0.14, slot: 0.12, reach: 0.3, behind: 0.12 } as const;
// PV-51, PV-53
export const kPointsOut: Readonly<Record<Size, number>> = { small: 1, medium: 3, large: 5 };

// PV-06: [value, one, other]
type Card = readonly [value: number, one?: Piece, other?: Piece];
export const kDeck: readonly Card[] = [
  [6, 'armchair', 'desk'],
  [5, 'armchair', 'mirror'],
  [4, 'armchair', 'piano'],
  [7, 'armchair', 'table'],
  [6, 'armchair', 'trolley'],
  [7, 'desk', 'mirror'],
  [5, 'desk', 'piano'],
  [8, 'desk', 'table'],
  [4, 'desk', 'trolley'],
  [6, 'mirror', 'table'],
  [8, 'mirror', 'trolley'],
  [5, 'piano', 'table'],
  [7, 'piano', 'trolley'],
  [6, 'table', 'trolley'],
  [7],
  [8],
  [8],
  [9],
  [9],
  [10],
];

export const size_of = (figure: number): Size => (figure < 4 ? 'small' : figure < 6 ? 'medium' : 'large');
export const owner_of = (ghost: number): number => Math.floor(ghost / kGhostsEach);
export const figure_of = (ghost: number): number => ghost % kGhostsEach;
export const opposite = (side: Side): Side => kSides[(kSides.indexOf(side) + 2) % 4] ?? side;

export const column_of = (square: Square): number => square % kSquares;
export const row_of = (square: Square): number => Math.floor(square / kSquares);
export const square_at = (column: number, row: number): Square => row * kSquares + column;
const kept = (along: number) => Math.min(kSquares - 1, Math.max(0, Math.floor(along)));
export const square_of = (x: number, y: number): Square => square_at(kept(x), kept(y)); // in squares
export const middle_of = (square: Square) => ({ x: column_of(square) + 0.5, y: row_of(square) + 0.5 });

// How many steps from a side: 0 on the edge squares behind its doors.
export function steps_from(side: Side, square: Square): number {
  switch (side) {
    case 'south':
      return row_of(square);
    case 'north':
      return kSquares - 1 - row_of(square);
    case 'west':
      return column_of(square);
    case 'east':
      return kSquares - 1 - column_of(square);
  }
}
export const distance = (a: Square, b: Square): number => Math.abs(column_of(a) - column_of(b)) + Math.abs(row_of(a) - row_of(b));

// PV-01: the middle of a door in its wall, in squares, and the way into the hall. Numbered left to right for who stands outside.
export function door_place({ side, number }: Door): {
  readonly x: number;
  readonly y: number;
  readonly in_x: number;
  readonly in_y: number;
} {
  const along = number - 0.5;
  switch (side) {
    case 'south':
      return { x: along, y: 0, in_x: 0, in_y: 1 };
    case 'east':
      return { x: kSquares, y: along, in_x: -1, in_y: 0 };
    case 'north':
      return { x: kSquares - along, y: kSquares, in_x: 0, in_y: -1 };
    case 'west':
      return { x: 0, y: kSquares - along, in_x: 1, in_y: 0 };
  }
}
// The edge square behind a door.
export function square_behind(door: Door): Square {
  const { x, y, in_x, in_y } = door_place(door);
  return square_of(x + in_x / 2, y + in_y / 2);
}
// The square's name: a letter from west to east, a number from south to north.
export const square_name = (square: Square): string => `${String.fromCharCode(65 + column_of(square))}${row_of(square) + 1}`;
