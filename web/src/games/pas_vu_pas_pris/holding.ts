// The piece in the player's hand: moved, turned, tipped and lifted, always inside the hall and over what is below it (PV-23).
import type { Pose, View } from '../../wire/pas_vu_pas_pris';
import { kGhostsEach } from './data/board';
import { type Body, body_at } from './space/bodies';
import { type Omen, omen_of } from './space/omen';
import { about, after, kUpright, type Place, place_of, pose_of, turned, unit } from './space/pose';
import { height_over, kept_in_hall } from './space/spots';
import type { Held, Stage } from './stage';

const kGap = 0.02; // it is let go of just above what it will rest on
const kMostLift = 3;

function others(view: View, piece: string): readonly Body[] {
  const pieces = view.pieces
    .filter((each) => each.piece !== piece)
    .map((each) => body_at(each.piece, each.piece, place_of(each.pose)));
  const ghosts = view.players.flatMap((player, seat) =>
    player.ghosts.flatMap(({ figure, size, pose, lying }) =>
      pose ? [body_at(seat * kGhostsEach + figure, size, place_of(pose), !lying)] : [],
    ),
  );
  return [...pieces, ...ghosts];
}
// What will become of it if it is let go of now.
export function omen_now(view: View, now: Held): Omen {
  return omen_of(now.piece, now.place, now.lift, others(view, now.piece));
}
export function settled_over(view: View, now: Held): Held {
  const place = kept_in_hall(now.piece, now.place);
  const z = height_over(now.piece, place.at, place.turn, others(view, now.piece)) + kGap;
  return { ...now, place: { at: { ...place.at, z }, turn: unit(place.turn) } };
}

// Taken where it stands.
export function take_up({ held }: Stage, view: View): void {
  const piece = view.seized;
  if (!piece) {
    held.value = null;
    return;
  }
  if (held.value?.piece === piece) return;
  const pose = view.pieces.find((each) => each.piece === piece)?.pose;
  if (pose) held.value = { piece, place: place_of(pose), lift: 0.12 };
}
const change = ({ held }: Stage, view: View, next: (now: Held) => Place, lift?: number): void => {
  const now = held.value;
  if (now !== null) held.value = settled_over(view, { ...now, place: next(now), lift: lift ?? Math.min(now.lift, kMostLift) });
};
export function move_held(stage: Stage, view: View, dx: number, dy: number): void {
  change(stage, view, ({ place: { at, turn } }) => ({ at: { x: at.x + dx, y: at.y + dy, z: at.z }, turn }));
}
export function put_held(stage: Stage, view: View, x: number, y: number): void {
  change(stage, view, ({ place: { at, turn } }) => ({ at: { x, y, z: at.z }, turn }));
}
const kAxes = { up: { x: 0, y: 0, z: 1 }, north: { x: -1, y: 0, z: 0 }, east: { x: 0, y: 1, z: 0 } } as const;
// About the upright axis, or tipped towards the north or the east.
export function turn_held(stage: Stage, view: View, axis: keyof typeof kAxes, degrees: number): void {
  change(stage, view, ({ place: { at, turn } }) => ({ at, turn: after(about(kAxes[axis], degrees), turn) }));
}
export function stand_held(stage: Stage, view: View): void {
  change(
    stage,
    view,
    ({ place: { at, turn } }) => {
      const ahead = turned({ x: 1, y: 0, z: 0 }, turn);
      const angle = Math.hypot(ahead.x, ahead.y) < 0.1 ? 0 : Math.atan2(ahead.y, ahead.x);
      return { at, turn: after(about(kAxes.up, (angle * 180) / Math.PI), kUpright) };
    },
    0,
  );
}
export function lift_held({ held }: Stage, by: number): void {
  const now = held.value;
  if (now !== null) held.value = { ...now, lift: Math.min(kMostLift, Math.max(0, now.lift + by)) };
}
export function released(now: Held): Pose {
  const { at, turn } = now.place;
  return pose_of({ at: { ...at, z: at.z + now.lift }, turn });
}
// How it is turned, for those who listen: degrees about the upright axis.
export function heading_of({ place: { turn } }: Held): number {
  const ahead = turned({ x: 1, y: 0, z: 0 }, turn);
  return (Math.round((Math.atan2(ahead.y, ahead.x) * 180) / Math.PI) + 360) % 360;
}
