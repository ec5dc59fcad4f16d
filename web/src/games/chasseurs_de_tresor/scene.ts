// What stands where: a view as the drawing needs it.
import { arrange } from '../../board/crowd';
import type { Point } from '../../board/motion';
import type { Card, View, Jewel as ViewJewel } from '../../wire/chasseurs_de_tresor';
import { kRooms, type Lock, type Room, type Space } from './data';
import { crowd_box, middle } from './geometry';

// How it looks: by number in the advanced game. In the classic one nothing tells one jewel from another, so all look alike: a colour of
// its own could not be found again after a reload.
export type Jewel = number;
const kFaceDown: Jewel = 0;
export const kPlainJewel: Jewel = 1;
export interface HunterAt {
  readonly hunter: number;
  readonly seat: number;
  readonly space: Space;
  readonly jewel: Jewel | null;
  readonly held: boolean;
}
export interface RoomAt {
  readonly ghosts: number;
  readonly spirit: boolean;
  readonly jewel: Jewel | null;
}
export interface Scene {
  readonly hunters: readonly HunterAt[];
  readonly rooms: Readonly<Record<Room, RoomAt>>;
  readonly out: readonly Jewel[]; // the jewels that are safe
  readonly numbered: boolean; // the advanced game: jewels show their number
  readonly lock: Lock;
  readonly pile: number;
  readonly card: Card | null; // on top of the discards
  readonly draws: number; // grows with every card, so that it is seen to turn
}

export function land(view: View, before: Scene | null): Scene {
  const numbered = view.setup.mode === 'advanced';
  const look = (jewel: ViewJewel | null | undefined): Jewel | null =>
    jewel ? (numbered ? (jewel.number ?? kFaceDown) : kPlainJewel) : null;
  const hunters = view.hunters.map(({ seat, at, held, backpack }, hunter) => ({
    hunter,
    seat,
    space: at,
    jewel: look(backpack),
    held,
  }));
  const rooms = Object.fromEntries(
    view.rooms.map(({ room, ghosts, haunted, jewel }) => [room, { ghosts, spirit: haunted, jewel: look(jewel) }]),
  ) as Record<Room, RoomAt>;
  const out = Array.from({ length: view.rescued }, (_, index) => (numbered ? index + 1 : kPlainJewel));
  return {
    hunters,
    rooms,
    out,
    numbered,
    lock: view.closed ?? null,
    pile: view.pile,
    card: view.card ?? null,
    draws: before?.draws ?? 0,
  };
}

export function spirits(scene: Scene): number {
  return kRooms.filter((room) => scene.rooms[room].spirit).length;
}
export function hunters_at(scene: Scene, space: Space): readonly HunterAt[] {
  return scene.hunters.filter((each) => each.space === space);
}
export function with_room(scene: Scene, room: Room, change: Partial<RoomAt>): Scene {
  return { ...scene, rooms: { ...scene.rooms, [room]: { ...scene.rooms[room], ...change } } };
}
export function with_hunter(scene: Scene, hunter: number, change: Partial<HunterAt>): Scene {
  return { ...scene, hunters: scene.hunters.map((each) => (each.hunter === hunter ? { ...each, ...change } : each)) };
}

export interface Stand extends Point {
  readonly at: HunterAt;
  readonly scale: number;
}
// Where each hunter stands in its crowd; the active one in front.
export function stands(scene: Scene, active: number | null, size: number): readonly Stand[] {
  const spaces = [...new Set(scene.hunters.map(({ space }) => space))];
  return spaces.flatMap((space) => {
    const crowd = hunters_at(scene, space).toSorted((a, b) => Number(a.hunter === active) - Number(b.hunter === active));
    const box = crowd_box(space);
    const { x, y } = middle(box);
    const spots = arrange(crowd.length, box, size);
    return crowd.map((at, index) => {
      const { dx, dy, scale } = spots[index] ?? { dx: 0, dy: 0, scale: size };
      return { at, x: x + dx, y: y + dy, scale };
    });
  });
}
