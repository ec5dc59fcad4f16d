// Events as steps of the scene: what is seen, and for how long. Pure; stage.ts plays them.
import type { Event } from '../../wire/pas_touche';
import { forbidden_by } from './data';
import { face_down, type Line, type Photo, type PlayerAt, type Scene, with_player } from './scene';

export interface Step {
  readonly event: Event;
  readonly ms: number;
  readonly after: Scene;
}

const kLaid = 500;
const kPrepared = 200;
const kPhoto = 650; // the hands on the cards
const kCube = 350; // a cube goes a space
const kCard = 600; // a card turns

function with_line(photo: Photo | null, seat: number, change: Partial<Line>): Photo | null {
  if (photo === null) return null;
  return { ...photo, lines: photo.lines.map((each) => (each.touch.seat === seat ? { ...each, ...change } : each)) };
}
function with_slot(scene: Scene, seat: number, slot: number, constraints: PlayerAt['slots'][number]['constraints']): Scene {
  const slots = (scene.players[seat]?.slots ?? []).map((each, at) => (at === slot ? { ...each, constraints } : each));
  return with_player(scene, seat, { slots });
}

function after_of(event: Event, scene: Scene): Scene {
  switch (event.type) {
    case 'GridLaid':
      return { ...scene, grid: event.cards };
    case 'Prepared':
      return with_player(scene, event.seat, { level: event.level, side: event.hand, slots: face_down(event.level) });
    case 'Called':
      return { ...scene, number: event.number, photo: null };
    case 'Thrown':
      return { ...scene, photo: { number: scene.number, dice: event.dice, place: event.place, lines: [] } };
    case 'Touched': {
      const { touch, outcome } = event;
      const { photo } = scene;
      return photo === null ? scene : { ...scene, photo: { ...photo, lines: [...photo.lines, { touch, outcome, cost: null }] } };
    }
    case 'Advanced':
      return with_player(scene, event.seat, { cube: event.to ?? null });
    case 'Penalised': {
      const moved = with_player(scene, event.seat, { cube: event.to ?? null });
      const photo = with_line(moved.photo, event.seat, { cost: event.space ?? 'off_track' });
      const lost = event.lost !== null && event.lost !== undefined && event.from;
      return { ...(lost ? with_slot(moved, event.seat, lost.slot, null) : moved), photo };
    }
    case 'CardTurned':
      return with_slot(scene, event.seat, event.slot, event.binds ? forbidden_by(event.card) : []);
    case 'Blocked':
    case 'NobodyScored':
    case 'CardPassed':
    case 'Ended':
      return scene;
  }
}

const kTimes: Readonly<Record<Event['type'], number>> = {
  GridLaid: kLaid,
  Prepared: kPrepared,
  Called: 0,
  Thrown: 0,
  Touched: 0,
  Advanced: kCube,
  Blocked: kCube,
  Penalised: kCube,
  NobodyScored: 0,
  CardTurned: kCard,
  CardPassed: kCard,
  Ended: kCard,
};
const took_photo = (events: readonly Event[]): boolean => events.some(({ type }) => type === 'Thrown');

// The dice and all touches are one picture; what came of them follows.
export function plan(events: readonly Event[], start: Scene): readonly Step[] {
  const steps: Step[] = [];
  const last_touch = events.findLastIndex(({ type }) => type === 'Thrown' || type === 'Touched');
  let scene = start;
  for (const [at, event] of events.entries()) {
    scene = after_of(event, scene);
    const ms = at === last_touch ? kPhoto : kTimes[event.type];
    if (ms > 0) steps.push({ event, ms, after: scene });
  }
  return steps;
}

// How long these events take to be seen.
export function pace(events: readonly Event[]): number {
  return events.reduce((sum, { type }) => sum + kTimes[type], took_photo(events) ? kPhoto : 0);
}
