// The house as data (GH-01 to GH-05), as in src/rules/games/chasseurs_de_tresor/board.hpp; data.test.ts holds the two together.
// Drawing, walking and measuring need it; what may be done comes from the server.
import type { Card, Colour, Room, Space } from '../../wire/chasseurs_de_tresor';

export type { Colour, Room, Space };
export type Lock = Colour | null; // one colour at a time is shut

export const kRooms: readonly Room[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
export const kJewelRooms: readonly Room[] = ['a', 'c', 'd', 'e', 'g', 'i', 'j', 'l'];
export const kHalls: readonly Space[] = Array.from({ length: 23 }, (_, index) => `hall_${index + 1}` as Space);
export const kJewels = 8;
export const kSpirits = 6; // the sixth one ends it

export const space_of = (room: Room): Space => `room_${room}`;
export const room_in = (space: Space): Room | null => (space.startsWith('room_') ? (space.slice(5) as Room) : null);
export const hall_number = (space: Space): number => (space.startsWith('hall_') ? Number(space.slice(5)) : 0);

export const kSpaces: readonly Space[] = ['outside', ...kHalls, ...kRooms.map(space_of)];

export const is_letter = (card: Card): card is Room => card.length === 1;
export const is_space = (word: string): word is Space => (kSpaces as readonly string[]).includes(word);

// Corridors, each as a walk of hall squares; 0 is outside.
const kWalks: readonly (readonly number[])[] = [
  [0, 1, 2, 3],
  [3, 4, 5, 6, 7, 8, 9],
  [3, 10, 11, 12, 13, 16],
  [16, 17, 18, 19, 20, 21, 22, 23],
  [16, 15, 14],
];

export interface Door {
  readonly room: Room;
  readonly to: Space;
  readonly paint: Colour | null; // null: an archway, never shut
}
const arch = (room: Room, to: Room): Door => ({ room, to: space_of(to), paint: null });
const blue = (room: Room, hall: number): Door => ({ room, to: `hall_${hall}` as Space, paint: 'blue' });
const green = (room: Room, hall: number): Door => ({ room, to: `hall_${hall}` as Space, paint: 'green' });
export const kDoors: readonly Door[] = [
  arch('a', 'b'),
  arch('b', 'c'),
  arch('c', 'd'),
  arch('e', 'f'),
  arch('f', 'i'),
  arch('i', 'h'),
  arch('h', 'e'),
  arch('g', 'j'),
  arch('k', 'l'),
  blue('j', 2),
  blue('i', 5),
  blue('k', 9),
  blue('f', 12),
  blue('b', 19),
  blue('e', 22),
  blue('d', 14),
  green('l', 2),
  green('h', 8),
  green('g', 13),
  green('f', 18),
  green('a', 22),
  green('c', 15),
];

const kSteps: ReadonlyMap<Space, readonly { readonly to: Space; readonly paint: Colour | null }[]> = (() => {
  const steps = new Map<Space, { to: Space; paint: Colour | null }[]>(kSpaces.map((space) => [space, []]));
  const link = (a: Space, b: Space, paint: Colour | null) => {
    steps.get(a)?.push({ to: b, paint });
    steps.get(b)?.push({ to: a, paint });
  };
  const hall = (number: number): Space => (number === 0 ? 'outside' : (`hall_${number}` as Space));
  for (const walk of kWalks) for (let at = 1; at < walk.length; ++at) link(hall(walk[at - 1] ?? 0), hall(walk[at] ?? 0), null);
  for (const { room, to, paint } of kDoors) link(space_of(room), to, paint);
  return steps;
})();

export function neighbours(space: Space, lock: Lock): readonly Space[] {
  return (kSteps.get(space) ?? []).filter(({ paint }) => paint === null || paint !== lock).map(({ to }) => to);
}

// How far everything is from here, with the doors as they are. What holds a carrier is a room that may be entered but not crossed.
export function distances(
  from: Space,
  lock: Lock,
  holds: (space: Space) => boolean = () => false,
): ReadonlyMap<Space, { readonly steps: number; readonly by: Space }> {
  const found = new Map<Space, { readonly steps: number; readonly by: Space }>([[from, { steps: 0, by: from }]]);
  const queue: Space[] = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const steps = (found.get(at)?.steps ?? 0) + 1;
    if (holds(at)) continue;
    for (const next of neighbours(at, lock)) {
      if (found.has(next)) continue;
      found.set(next, { steps, by: at });
      queue.push(next);
    }
  }
  return found;
}

// The way there, both ends included; straight there if no way is open.
export function way(from: Space, to: Space, lock: Lock, holds?: (space: Space) => boolean): readonly Space[] {
  const found = distances(from, lock, holds);
  if (!found.has(to)) return [from, to];
  const path: Space[] = [to];
  for (let at = to; at !== from; ) {
    at = found.get(at)?.by ?? from;
    path.push(at);
  }
  return path.reverse();
}
