// The board as data, as in src/rules/games/le_fantome_de_minuit/board.hpp; data.test.ts holds the two together. Drawing and
// naming need it; what may be done comes from the server.
import type { Face, Room, Square } from '../../wire/le_fantome_de_minuit';

export const kSquares = 28;
export const kCorners: readonly Square[] = [3, 13, 17, 27];

export interface RoomData {
  readonly room: Room;
  readonly door: Square;
  readonly exact: boolean;
  readonly points: number;
}

export const kRooms: readonly RoomData[] = [
  { room: 'cabinet', door: 3, exact: false, points: 0 },
  { room: 'music_room', door: 4, exact: false, points: 0 },
  { room: 'game_room', door: 6, exact: true, points: -3 },
  { room: 'hunting_room', door: 9, exact: true, points: -3 },
  { room: 'bedroom', door: 11, exact: false, points: 0 },
  { room: 'dressing_room', door: 15, exact: false, points: 0 },
  { room: 'ballroom', door: 17, exact: false, points: 0 },
  { room: 'dining_room', door: 18, exact: false, points: 0 },
  { room: 'library', door: 21, exact: false, points: 1 },
  { room: 'kitchen', door: 24, exact: false, points: 0 },
  { room: 'linen_room', door: 26, exact: false, points: 1 },
];

const kByRoom = new Map(kRooms.map((data) => [data.room, data]));

export function room_data(room: Room): RoomData {
  const data = kByRoom.get(room);
  if (data === undefined) throw new Error(`no room ${room}`);
  return data;
}

export const kClosedDoors: readonly Square[] = [7, 13, 27];
export const kStepValues: readonly number[] = [10, 9, 8, 7, 6, 5, 4, 3]; // from the cellar up
export const kCellarPoints = 2;
export const kMostSeats = 8;

export const kPips: Readonly<Record<Face, number>> = { ghost: 0, one: 1, two: 2, four: 4, five: 5 };
export const kFaces: readonly Face[] = ['ghost', 'one', 'two', 'four', 'five'];

// Clockwise; after 28 comes 1.
export function ahead(from: Square, squares: number): Square {
  return ((from - 1 + squares) % kSquares) + 1;
}

export function distance(from: Square, to: Square): number {
  return (to - from + kSquares) % kSquares;
}
