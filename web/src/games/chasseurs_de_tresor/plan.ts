// Events as motions: who goes where, what appears, how long it is seen. Pure; stage.ts plays them.
import type { Gait, Point } from '../../board/motion';
import type { BattleFace, Event } from '../../wire/chasseurs_de_tresor';
import { type Room, space_of } from './data';
import { gem_point, route } from './geometry';
import { type Jewel, type Scene, stands, with_hunter, with_room } from './scene';

export const hunter_id = (hunter: number): string => `hunter-${hunter}`;
export const ghost_id = (room: Room, index: number): string => `ghost-${room}-${index}`;
export const spirit_id = (room: Room): string => `spirit-${room}`;
export const gem_id = (room: Room): string => `gem-${room}`;

export interface Travel {
  readonly id: string;
  readonly path: readonly Point[];
  readonly gait: Gait;
}
export type Gesture = 'vanish' | 'swell' | 'shake' | 'strike';
export interface Step {
  readonly event: Event;
  readonly ms: number;
  readonly after: Scene;
  readonly travels: readonly Travel[];
  readonly gestures: readonly { readonly id: string; readonly kind: Gesture }[];
  readonly roll: number | null;
  readonly battle: readonly BattleFace[] | null;
}

const kThrow = 650; // the die rolls and is read
const kCard = 900; // a card turns, and is read
const kPace = 170; // a space on foot
const kFade = 320;

const kStill = { travels: [], gestures: [], roll: null, battle: null } as const;
type Motion = Omit<Step, 'event'>;
const still = (ms: number, after: Scene): Motion => ({ ...kStill, ms, after });

function spot_of(scene: Scene, hunter: number): Point {
  const { x, y } = stands(scene, hunter, 1).find(({ at }) => at.hunter === hunter) ?? { x: 0, y: 0 };
  return { x, y };
}

function take(scene: Scene, hunter: number, room: Room, left: Jewel | null): readonly Motion[] {
  const jewel = scene.rooms[room].jewel ?? 0;
  const path = [gem_point(room), spot_of(scene, hunter)];
  const after = with_hunter(with_room(scene, room, { jewel: left }), hunter, { jewel, held: scene.rooms[room].spirit });
  return [{ ...still(380, scene), travels: [{ id: gem_id(room), path, gait: 'hop' }] }, still(160, after)];
}

function fight(scene: Scene, event: Extract<Event, { type: 'Fought' }>): readonly Motion[] {
  const { hunter, room, dice, gone, left, spirit_gone } = event;
  const before = scene.rooms[room].ghosts;
  const foes = spirit_gone ? [spirit_id(room)] : Array.from({ length: gone }, (_, index) => ghost_id(room, before - 1 - index));
  const roll: Motion = {
    ...still(kThrow + 250, scene),
    battle: dice,
    gestures: [{ id: hunter_id(hunter), kind: 'strike' }],
  };
  if (foes.length === 0) return [roll];
  const freed = spirit_gone ? scene.hunters.filter(({ space }) => space === space_of(room)).map((each) => each.hunter) : [];
  const after = freed.reduce(
    (now, each) => with_hunter(now, each, { held: false }),
    with_room(scene, room, spirit_gone ? { spirit: false } : { ghosts: left }),
  );
  return [roll, { ...still(kFade, scene), gestures: foes.map((id) => ({ id, kind: 'vanish' })) }, still(120, after)];
}

function haunt(scene: Scene, room: Room): readonly Motion[] {
  const ghosts = Array.from({ length: scene.rooms[room].ghosts }, (_, index) => ghost_id(room, index));
  const held = scene.hunters.filter(({ space, jewel }) => space === space_of(room) && jewel !== null);
  const after = held.reduce(
    (now, { hunter }) => with_hunter(now, hunter, { held: true }),
    with_room(scene, room, { ghosts: 0, spirit: true }),
  );
  return [{ ...still(kFade, scene), gestures: ghosts.map((id) => ({ id, kind: 'vanish' })) }, still(700, after)];
}

function motions_of(event: Event, scene: Scene): readonly Motion[] {
  switch (event.type) {
    case 'FirstChosen':
      return [still(500, scene)];
    case 'Rolled':
      return [{ ...still(kThrow, scene), roll: event.pips }];
    case 'CardTurned':
    case 'CardSetAside':
      return [still(kCard, { ...scene, card: event.card, draws: scene.draws + 1, pile: Math.max(0, scene.pile - 1) })];
    case 'PileShuffled':
      return [still(400, { ...scene, pile: event.cards })];
    case 'GhostCame':
      return [still(520, with_room(scene, event.room, { ghosts: event.ghosts }))];
    case 'RoomHaunted':
      return haunt(scene, event.room);
    case 'DoorsClosed':
      return [still(600, { ...scene, lock: event.colour })];
    case 'DoorsOpened':
      return [still(500, { ...scene, lock: null })];
    case 'Moved': {
      const to = event.path.at(-1);
      if (to === undefined) return [];
      const after = with_hunter(scene, event.hunter, { space: to });
      const points = [spot_of(scene, event.hunter), ...route(event.path).slice(1, -1), spot_of(after, event.hunter)];
      const travels: readonly Travel[] = [{ id: hunter_id(event.hunter), path: points, gait: 'walk' }];
      return [{ ...still(kPace * (event.path.length - 1) + 80, after), travels }];
    }
    case 'Stayed':
      return [still(150, scene)];
    case 'JewelRevealed': {
      const swell = { id: gem_id(event.room), kind: 'swell' } as const;
      return [{ ...still(600, with_room(scene, event.room, { jewel: event.number })), gestures: [swell] }];
    }
    case 'JewelTaken':
      return take(scene, event.hunter, event.room, null);
    case 'JewelsSwapped':
      return take(scene, event.hunter, event.room, event.left);
    case 'JewelLeft':
      return [still(150, scene)];
    case 'JewelRescued': {
      const jewel = scene.hunters[event.hunter]?.jewel ?? 0;
      const after = with_hunter(scene, event.hunter, { jewel: null });
      return [still(650, { ...after, out: [...scene.out, event.number ?? jewel] })];
    }
    case 'Fought':
      return fight(scene, event);
    case 'Ended':
      return [still(700, scene)];
  }
}

export function plan(events: readonly Event[], start: Scene): readonly Step[] {
  const steps: Step[] = [];
  let scene = start;
  for (const event of events) {
    steps.push(...motions_of(event, scene).map((motion) => ({ ...motion, event })));
    scene = steps.at(-1)?.after ?? scene;
  }
  return steps;
}

const kPaces: Readonly<Record<Exclude<Event['type'], 'Moved' | 'Fought'>, number>> = {
  FirstChosen: 500,
  Rolled: kThrow,
  CardTurned: kCard,
  CardSetAside: kCard,
  PileShuffled: 400,
  GhostCame: 520,
  RoomHaunted: 700 + kFade,
  DoorsClosed: 600,
  DoorsOpened: 500,
  Stayed: 150,
  JewelRevealed: 600,
  JewelTaken: 540,
  JewelsSwapped: 540,
  JewelLeft: 150,
  JewelRescued: 650,
  Ended: 700,
};

// How long these events take to be seen.
export function pace(events: readonly Event[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'Moved') return sum + kPace * (event.path.length - 1) + 80;
    if (event.type === 'Fought') return sum + kThrow + 250 + (event.gone > 0 || event.spirit_gone ? kFade + 120 : 0);
    return sum + kPaces[event.type];
  }, 0);
}
