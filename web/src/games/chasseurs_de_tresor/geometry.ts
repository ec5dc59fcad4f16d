// Where everything is, in the units of the drawing: a corridor square is 60 wide; the corner of the upper corridor is the origin.
import { type Door, hall_number, kDoors, type Room, room_in, type Space, space_of } from './data';

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export const kSize = 60;
export const kView: Box = { x: -20, y: -140, w: 700, h: 700 };

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
export const kRoomBoxes: Readonly<Record<Room, Box>> = {
  a: box(0, -120, 180, 120),
  b: box(180, -120, 180, 120),
  c: box(360, -120, 180, 120),
  d: box(540, -120, 120, 120),
  e: box(0, 60, 240, 120),
  f: box(240, 60, 180, 120),
  g: box(480, 60, 180, 180),
  h: box(0, 180, 240, 120),
  i: box(240, 180, 180, 120),
  j: box(480, 240, 180, 180),
  k: box(0, 360, 240, 120),
  l: box(240, 360, 180, 120),
};
export const kOutside: Box = box(404, 490, 92, 66);

// Column and row of a corridor square.
export function cell(square: number): { readonly column: number; readonly row: number } {
  if (square <= 3) return { column: 7, row: 8 - square };
  if (square <= 9) return { column: 10 - square, row: 5 };
  if (square <= 13) return { column: 7, row: 14 - square };
  if (square === 14) return { column: 9, row: 0 };
  if (square === 15) return { column: 8, row: 0 };
  return { column: 23 - square, row: 0 };
}

export function square_box(square: number): Box {
  const { column, row } = cell(square);
  return box(column * kSize, row * kSize, kSize, kSize);
}

export function space_box(space: Space): Box {
  if (space === 'outside') return kOutside;
  const room = room_in(space);
  return room === null ? square_box(hall_number(space)) : kRoomBoxes[room];
}

export function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

// Where a door is in its wall, and whether that wall runs upright.
export interface DoorSpot extends Point {
  readonly angle: 0 | 90;
  readonly door: Door;
}
function wall_between(a: Box, b: Box): Point & { readonly angle: 0 | 90 } {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.w, b.x + b.w);
  const top = Math.max(a.y, b.y);
  const bottom = Math.min(a.y + a.h, b.y + b.h);
  return { x: (left + right) / 2, y: (top + bottom) / 2, angle: left === right ? 90 : 0 };
}
export const kDoorSpots: readonly DoorSpot[] = kDoors.map((door) => ({
  ...wall_between(kRoomBoxes[door.room], space_box(door.to)),
  door,
}));
// On the way from one place to the next, one goes through the door.
export function door_between(a: Space, b: Space): DoorSpot | null {
  return (
    kDoorSpots.find(({ door }) => (space_of(door.room) === a && door.to === b) || (space_of(door.room) === b && door.to === a)) ??
    null
  );
}

// Inside a room: where its jewel lies, where ghosts hover (the third only for a moment), where hunters gather.
interface Corners {
  readonly gem: Point;
  readonly ghosts: readonly [Point, Point, Point];
  readonly spirit: Point;
  readonly crowd: Box;
}
const at = (x: number, y: number): Point => ({ x, y });
const inside = (
  gem: readonly [number, number],
  ghosts: readonly [number, number, number, number, number, number],
  spirit: readonly [number, number],
  crowd: readonly [number, number, number, number],
): Corners => ({
  gem: at(...gem),
  ghosts: [at(ghosts[0], ghosts[1]), at(ghosts[2], ghosts[3]), at(ghosts[4], ghosts[5])],
  spirit: at(...spirit),
  crowd: box(...crowd),
});
// In the room's own units, clear of the furniture's best parts.
const kCorners: Readonly<Record<Room, Corners>> = {
  a: inside([38, 68], [76, 30, 108, 36, 140, 30], [142, 62], [56, 66, 84, 44]),
  b: inside([32, 86], [66, 34, 98, 38, 130, 32], [140, 62], [22, 66, 104, 44]),
  c: inside([156, 76], [66, 34, 98, 38, 130, 32], [106, 60], [20, 66, 110, 44]),
  d: inside([30, 66], [58, 34, 88, 40, 98, 64], [86, 60], [44, 66, 62, 44]),
  e: inside([112, 70], [150, 74, 182, 80, 214, 72], [176, 60], [20, 66, 86, 44]),
  f: inside([152, 78], [66, 34, 138, 34, 102, 34], [138, 60], [20, 66, 120, 44]),
  g: inside([140, 56], [52, 78, 92, 54, 126, 92], [90, 90], [30, 120, 120, 48]),
  h: inside([120, 60], [46, 76, 208, 76, 176, 44], [190, 62], [66, 66, 116, 44]),
  i: inside([40, 70], [66, 36, 130, 36, 98, 34], [142, 60], [58, 68, 84, 42]),
  j: inside([150, 96], [56, 48, 96, 40, 130, 56], [98, 72], [30, 122, 120, 48]),
  k: inside([60, 60], [76, 46, 112, 52, 148, 46], [172, 60], [22, 66, 122, 44]),
  l: inside([38, 70], [74, 34, 108, 38, 142, 34], [142, 60], [56, 68, 90, 42]),
};
const shifted = (room: Room, point: Point): Point => {
  const { x, y } = kRoomBoxes[room];
  return { x: x + point.x, y: y + point.y };
};
export const gem_point = (room: Room): Point => shifted(room, kCorners[room].gem);
export const spirit_point = (room: Room): Point => shifted(room, kCorners[room].spirit);
export function ghost_point(room: Room, index: number): Point {
  const { ghosts } = kCorners[room];
  return shifted(room, ghosts[Math.min(index, 2)] ?? ghosts[0]);
}
export const letter_point = (room: Room): Point => shifted(room, at(23, 23));

// The box in which those who are there stand.
export function crowd_box(space: Space): Box {
  const room = room_in(space);
  if (room === null) return space_box(space);
  const { x, y, w, h } = kCorners[room].crowd;
  return { ...shifted(room, at(x, y)), w, h };
}
// The middle of the crowd: where one alone stands.
export function stand_point(space: Space): Point {
  return middle(crowd_box(space));
}

// The route of a walk, through the doors' thresholds.
export function route(path: readonly Space[]): readonly Point[] {
  const points: Point[] = [];
  path.forEach((space, index) => {
    const before = path[index - 1];
    const door = before === undefined ? null : door_between(before, space);
    if (door !== null) points.push(at(door.x, door.y));
    points.push(stand_point(space));
  });
  return points;
}

export function distance_to({ x, y, w, h }: Box, point: Point): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - w), Math.max(y - point.y, 0, point.y - y - h));
}
