// Events as motions: who goes where and for how long. Pure; the stage plays them.
import type { Gait } from '../../board/motion';
import type { Band, Event, Face, Spot, Square } from '../../wire/le_fantome_de_minuit';
import { ahead, distance, room_data } from './data';
import { find_pieces, move_pieces, type Scene } from './scene';

export interface Travel {
  readonly id: string;
  readonly path: readonly Spot[]; // from where it stands
  readonly gait: Gait;
}
export type Note =
  | { readonly kind: 'round'; readonly round: number; readonly points: readonly number[] }
  | { readonly kind: 'bravest'; readonly seat: number };
export interface Step {
  readonly event: Event;
  readonly ms: number;
  readonly travels: readonly Travel[];
  readonly hugo: readonly Spot[]; // his way, from where he stands; empty: he rests
  readonly boo: boolean; // he catches somebody
  readonly die: { readonly face: Face; readonly seat: number } | null;
  readonly note: Note | null;
  readonly after: Scene;
  readonly alone?: boolean;
}

const kPace = 150; // a square on foot
const kHugoPace = 260;
const kHush = 160; // before Hugo sets out: what was rolled is read, and its words are drawn
const kFlight = 450;
const kReadRound = 2200; // a look at the points before the next round comes in

const on = (square: Square): Spot => ({ type: 'OnSquare', square });

function walk(from: Square, squares: number): Spot[] {
  return Array.from({ length: squares + 1 }, (_, index) => on(ahead(from, index)));
}

export function hugo_way(from: Spot, to: Spot): readonly Spot[] {
  const way: Spot[] = [from];
  let at = from;
  while (way.length < 40) {
    if (at.type === 'OnStep' && to.type === 'OnStep' && at.value === to.value) break;
    if (at.type === 'OnSquare' && to.type === 'OnSquare' && at.square === to.square) break;
    if (at.type === 'OnStep') at = at.value > 3 ? { type: 'OnStep', value: at.value - 1 } : on(1);
    else if (at.type === 'OnSquare') at = on(ahead(at.square, 1));
    else break;
    way.push(at);
  }
  return way;
}

function duration(event: Event): number {
  switch (event.type) {
    case 'FoundBravest':
    case 'Rolled':
    case 'Ended':
    case 'Captured':
    case 'Trapped':
      return kFlight;
    case 'Placed':
      return 380;
    case 'Moved':
      return kPace * distance(event.from, event.to) + 60;
    case 'Hid':
      return kPace * (distance(event.from, room_data(event.room).door) + 1) + 60;
    case 'CameOut':
      return 200;
    case 'HugoWalked':
      return kHush + kHugoPace * (hugo_way(event.from, event.to).length - 1);
    case 'RoundEnded':
      return kReadRound;
    case 'Began':
    case 'RollLost':
    case 'Stayed':
      return 150;
  }
}

const kStill = { travels: [], hugo: [], boo: false, die: null, note: null } as const;

function carried(scene: Scene, bands: readonly Band[], from: Spot, to: Spot): readonly Travel[] {
  return bands.flatMap((band) =>
    find_pieces(scene, band.seat, from, band.figures).map(
      (piece): Travel => ({ id: piece.id, path: [from, to], gait: 'carried' }),
    ),
  );
}

function arrive(scene: Scene, travels: readonly Travel[]): Scene {
  return travels.reduce((now, { id, path }) => move_pieces(now, new Set([id]), path.at(-1) ?? { type: 'InHand' }), scene);
}

function one(event: Event, scene: Scene): Step {
  const still: Step = { event, ms: duration(event), after: scene, ...kStill };
  const travel = (seat: number, path: readonly Spot[], gait: Gait): Step => {
    const from = path[0];
    const piece = from === undefined ? undefined : find_pieces(scene, seat, from)[0];
    if (piece === undefined) return still;
    const travels: readonly Travel[] = [{ id: piece.id, path, gait }];
    return { ...still, travels, after: arrive(scene, travels) };
  };
  switch (event.type) {
    case 'FoundBravest':
      return { ...still, note: { kind: 'bravest', seat: event.seat } };
    case 'Placed':
      return travel(event.seat, [event.from, on(event.square)], 'hop');
    case 'Rolled':
      return { ...still, die: { face: event.face, seat: event.seat } };
    case 'Moved': {
      const squares = distance(event.from, event.to);
      return travel(event.seat, walk(event.from, squares), 'walk');
    }
    case 'Hid': {
      const squares = distance(event.from, room_data(event.room).door);
      const path = [...walk(event.from, squares), { type: 'InRoom', room: event.room } as const];
      return travel(event.seat, path, 'walk');
    }
    case 'CameOut':
      return travel(event.seat, [{ type: 'InRoom', room: event.room }, on(event.square)], 'hop');
    case 'HugoWalked': {
      const hugo = hugo_way(event.from, event.to);
      return { ...still, ms: still.ms - kHush, hugo, after: { ...scene, hugo: event.to }, alone: true };
    }
    case 'Captured': {
      const travels = carried(scene, event.figures, on(event.square), event.to);
      return { ...still, travels, boo: true, after: arrive(scene, travels) };
    }
    case 'Trapped': {
      const to: Spot = { type: 'InCellar' };
      const travels = scene.pieces
        .filter((piece) => piece.spot.type === 'OnSquare')
        .map((piece): Travel => ({ id: piece.id, path: [piece.spot, to], gait: 'carried' }));
      return { ...still, travels, after: arrive(scene, travels) };
    }
    case 'RoundEnded':
      return { ...still, note: { kind: 'round', round: event.round, points: event.points } };
    case 'Began':
      return { ...still, after: { ...scene, hugo: { type: 'OnStep', value: 10 } } };
    case 'Ended':
    case 'RollLost':
    case 'Stayed':
      return still;
  }
}

// Hugo's walk stops on each square where he catches somebody: the catches that follow are told on the way.
export function plan(events: readonly Event[], start: Scene): readonly Step[] {
  const steps: Step[] = [];
  let scene = start;
  const add = (step: Step) => {
    steps.push(step);
    scene = step.after;
  };
  for (let index = 0; index < events.length; ++index) {
    const event = events[index];
    if (event === undefined) break;
    if (event.type !== 'HugoWalked') {
      add(one(event, scene));
      continue;
    }
    const told = steps.at(-1);
    if (told !== undefined) add({ ...told, ...kStill, ms: kHush, alone: false });
    let at = event.from;
    for (let next = events[index + 1]; next?.type === 'Captured'; next = events[index + 1]) {
      add(one({ ...event, from: at, to: on(next.square) }, scene));
      add(one(next, scene));
      at = on(next.square);
      ++index;
    }
    const rest = one({ ...event, from: at }, scene);
    if (rest.hugo.length > 1) add(rest);
  }
  return steps;
}

// How long these events take to be seen.
export function pace(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + duration(event), 0);
}
