// Where everything is, in the units of the drawing: a square is 60 wide, the gallery's corner is the origin. On a tall screen the
// whole drawing is turned by 90 degrees clockwise and figures and words are turned back, so that they stand upright.
import type { Box, Layout } from '../../board/layout';
import type { Point } from '../../board/motion';
import type { Room, Spot, Square } from '../../wire/le_fantome_de_minuit';
import { kClosedDoors, kRooms, kSquares, kStepValues } from './data';

export const kSize = 60;
export const kView: Readonly<Record<Layout, Box>> = {
  wide: { x: -133, y: -164, w: 926, h: 628 },
  tall: { x: -464, y: -133, w: 628, h: 926 },
};

// From the drawing to the screen, save for the scale.
export function on_screen(point: Point, layout: Layout): Point {
  return layout === 'wide' ? point : { x: -point.y, y: point.x };
}

// Column and row of a square in the frame of 11 by 5.
export function cell(square: Square): { readonly column: number; readonly row: number } {
  if (square <= 3) return { column: 0, row: 3 - square };
  if (square <= 13) return { column: square - 3, row: 0 };
  if (square <= 17) return { column: 10, row: square - 13 };
  if (square <= 27) return { column: 27 - square, row: 4 };
  return { column: 0, row: 3 };
}

export function square_centre(square: Square): Point {
  const { column, row } = cell(square);
  return { x: column * kSize + kSize / 2, y: row * kSize + kSize / 2 };
}

// The corners are cut off where a tower's door is.
export function square_path(square: Square, inset = 1.5): string {
  const { column, row } = cell(square);
  const x = column * kSize + inset;
  const y = row * kSize + inset;
  const w = kSize - 2 * inset;
  const t = 24;
  switch (square) {
    case 3:
      return `M${x + t} ${y}H${x + w}V${y + w}H${x}V${y + t}Z`;
    case 13:
      return `M${x} ${y}H${x + w - t}L${x + w} ${y + t}V${y + w}H${x}Z`;
    case 17:
      return `M${x} ${y}H${x + w}V${y + w - t}L${x + w - t} ${y + w}H${x}Z`;
    case 27:
      return `M${x} ${y}H${x + w}V${y + w}H${x + t}L${x} ${y + w - t}Z`;
    default:
      return `M${x} ${y}H${x + w}V${y + w}H${x}Z`;
  }
}

export const kTowerRadius = 68;
export function octagon({ x, y }: Point, r: number): string {
  const t = r * Math.tan(Math.PI / 8);
  const corners: readonly (readonly [number, number])[] = [
    [r, t],
    [t, r],
    [-t, r],
    [-r, t],
    [-r, -t],
    [-t, -r],
    [t, -r],
    [r, -t],
  ];
  return corners.map(([a, b]) => `${(x + a).toFixed(1)},${(y + b).toFixed(1)}`).join(' ');
}

export type Chamber = Room | 'attic' | 'east_tower' | 'west_tower'; // the last three are the shut ones, at 7, 13 and 27
export const kChamberAt: Readonly<Record<number, Chamber>> = {
  ...Object.fromEntries(kRooms.map(({ room, door }) => [door, room])),
  7: 'attic',
  13: 'east_tower',
  27: 'west_tower',
};

export const kTowers: Readonly<Partial<Record<Chamber, Point>>> = {
  cabinet: { x: -40.7, y: -40.7 },
  east_tower: { x: 700.7, y: -40.7 },
  ballroom: { x: 700.7, y: 340.7 },
  west_tower: { x: -40.7, y: 340.7 },
};

export const kHalls: Readonly<Partial<Record<Chamber, Box>>> = {
  music_room: { x: 44, y: -150, w: 92, h: 138 },
  game_room: { x: 146, y: -150, w: 94, h: 138 },
  attic: { x: 250, y: -150, w: 74, h: 138 },
  hunting_room: { x: 334, y: -150, w: 118, h: 138 },
  bedroom: { x: 462, y: -150, w: 154, h: 138 },
  linen_room: { x: 44, y: 312, w: 92, h: 138 },
  kitchen: { x: 146, y: 312, w: 136, h: 138 },
  library: { x: 292, y: 312, w: 156, h: 138 },
  dining_room: { x: 458, y: 312, w: 158, h: 138 },
  dressing_room: { x: 672, y: 52, w: 105, h: 196 },
};

export const kChambers: readonly Chamber[] = Object.values(kChamberAt);

export function chamber_centre(chamber: Chamber): Point {
  const tower = kTowers[chamber];
  if (tower !== undefined) return tower;
  const hall = kHalls[chamber];
  if (hall === undefined) throw new Error(`no chamber ${chamber}`);
  return { x: hall.x + hall.w / 2, y: hall.y + hall.h / 2 };
}

// Where a guest hides, clear of the furniture's best parts.
const kHideouts: Readonly<Record<Room, Point>> = {
  cabinet: { x: -22, y: -22 },
  music_room: { x: 82, y: -56 },
  game_room: { x: 208, y: -42 },
  hunting_room: { x: 394, y: -48 },
  bedroom: { x: 486, y: -40 },
  dressing_room: { x: 714, y: 182 },
  ballroom: { x: 690, y: 330 },
  dining_room: { x: 592, y: 346 },
  library: { x: 406, y: 350 },
  kitchen: { x: 250, y: 344 },
  linen_room: { x: 84, y: 352 },
};

// A door's wall is its local x axis, its room lies towards -y.
export interface Door extends Point {
  readonly square: Square;
  readonly angle: number;
}
function door_at(square: Square): Door {
  const { x, y } = square_centre(square);
  switch (square) {
    case 3:
      return { square, x: 13, y: 13, angle: -45 };
    case 13:
      return { square, x: 647, y: 13, angle: 45 };
    case 17:
      return { square, x: 647, y: 287, angle: 135 };
    case 27:
      return { square, x: 13, y: 287, angle: 225 };
    default:
      if (square < 13) return { square, x, y: -6, angle: 0 };
      if (square < 17) return { square, x: 666, y, angle: 90 };
      return { square, x, y: 306, angle: 180 };
  }
}
export const kDoors: ReadonlyMap<Square, Door> = new Map(
  [...kRooms.map(({ door }) => door), ...kClosedDoors].map((square) => [square, door_at(square)]),
);

// The stairs fall to the right, towards the cellar, and widen.
export const kStairs = { x: 64, step: 53, middle: 150 } as const;
export function stairs_half(x: number): number {
  return 33 + ((x - kStairs.x) / (8 * kStairs.step)) * 35;
}
export function step_box(value: number): Box {
  const x = kStairs.x + (value - 3) * kStairs.step;
  const half = stairs_half(x + kStairs.step / 2);
  return { x, y: kStairs.middle - half, w: kStairs.step, h: 2 * half };
}
export const kCellar: Box = { x: 492, y: 70, w: 102, h: 160 };
export const kGarden: Box = { x: -128, y: 66, w: 92, h: 168 }; // where guests wait who are not yet in the castle

function middle({ x, y, w, h }: Box): Point {
  return { x: x + w / 2, y: y + h / 2 };
}

export function spot_point(spot: Spot): Point {
  switch (spot.type) {
    case 'InHand':
      return middle(kGarden);
    case 'OnSquare':
      return square_centre(spot.square);
    case 'InRoom':
      return kHideouts[spot.room];
    case 'OnStep': {
      const { x, y } = middle(step_box(spot.value));
      return { x: x + 1, y: y - 12 };
    }
    case 'InCellar':
      return middle(kCellar);
  }
}

// What a point of the drawing belongs to.
export type Thing =
  | { readonly kind: 'square'; readonly square: Square }
  | { readonly kind: 'chamber'; readonly chamber: Chamber }
  | { readonly kind: 'step'; readonly value: number }
  | { readonly kind: 'cellar' };

export function key_of(thing: Thing): string {
  switch (thing.kind) {
    case 'square':
      return `square-${thing.square}`;
    case 'chamber':
      return `chamber-${thing.chamber}`;
    case 'step':
      return `step-${thing.value}`;
    case 'cellar':
      return 'cellar';
  }
}

export function thing_box(thing: Thing): Box {
  switch (thing.kind) {
    case 'square': {
      const { x, y } = square_centre(thing.square);
      return { x: x - kSize / 2, y: y - kSize / 2, w: kSize, h: kSize };
    }
    case 'chamber': {
      const hall = kHalls[thing.chamber];
      if (hall !== undefined) return hall;
      const { x, y } = chamber_centre(thing.chamber);
      const r = kTowerRadius - 6;
      return { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
    }
    case 'step':
      return step_box(thing.value);
    case 'cellar':
      return kCellar;
  }
}

// In the order of a walk: each square, and behind its door the chamber; then down the stairs.
export const kThings: readonly Thing[] = [
  ...Array.from({ length: kSquares }, (_, index) => index + 1).flatMap((square): Thing[] => {
    const chamber = kChamberAt[square];
    const here: Thing = { kind: 'square', square };
    return chamber === undefined ? [here] : [here, { kind: 'chamber', chamber }];
  }),
  ...[...kStepValues].reverse().map((value): Thing => ({ kind: 'step', value })),
  { kind: 'cellar' },
];

export function distance_to(box: Box, { x, y }: Point): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.hypot(dx, dy);
}

// What a tap means: what lies under the finger, but a target nearby comes first. A finger is 44 pixels wide, a square perhaps 34.
export function pick(point: Point, wanted: (thing: Thing) => boolean, reach: number): Thing | null {
  let under: Thing | null = null;
  let near: Thing | null = null;
  let nearest = reach;
  for (const thing of kThings) {
    const away = distance_to(thing_box(thing), point);
    if (away === 0 && (under === null || under.kind === 'chamber')) under = thing;
    if (away < nearest && wanted(thing)) [near, nearest] = [thing, away];
  }
  return under !== null && wanted(under) ? under : (near ?? under);
}
