// Poses: whole numbers on the wire, squares and unit quaternions here. x grows to the east, y to the north, z upwards.
import type { Heading, Pose, Rest, Size } from '../../../wire/pas_vu_pas_pris';
import { kBodies, kTurnOne, kUnit } from '../data/board';

export interface Vec {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
export interface Turn extends Vec {
  readonly w: number;
}
export interface Place {
  readonly at: Vec;
  readonly turn: Turn;
}
export const kUpright: Turn = { w: 1, x: 0, y: 0, z: 0 };

export const add = (a: Vec, b: Vec): Vec => ({ x: a.x + b.x, y: a.y + b.y, z: a.z + b.z });
export const minus = (a: Vec, b: Vec): Vec => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
export const times = (a: Vec, by: number): Vec => ({ x: a.x * by, y: a.y * by, z: a.z * by });
export const dot = (a: Vec, b: Vec): number => a.x * b.x + a.y * b.y + a.z * b.z;
export const cross = (a: Vec, b: Vec): Vec => ({
  x: a.y * b.z - a.z * b.y,
  y: a.z * b.x - a.x * b.z,
  z: a.x * b.y - a.y * b.x,
});
export const length = (a: Vec): number => Math.sqrt(dot(a, a));

export function turned(v: Vec, { w, x, y, z }: Turn): Vec {
  const tx = 2 * (y * v.z - z * v.y);
  const ty = 2 * (z * v.x - x * v.z);
  const tz = 2 * (x * v.y - y * v.x);
  return {
    x: v.x + w * tx + y * tz - z * ty,
    y: v.y + w * ty + z * tx - x * tz,
    z: v.z + w * tz + x * ty - y * tx,
  };
}
// First b, then a.
export const after = (a: Turn, b: Turn): Turn => ({
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
});
export function about(axis: Vec, degrees: number): Turn {
  const half = (degrees * Math.PI) / 360;
  const sine = Math.sin(half) / length(axis);
  return { w: Math.cos(half), x: axis.x * sine, y: axis.y * sine, z: axis.z * sine };
}
export function unit({ w, x, y, z }: Turn): Turn {
  const size = Math.sqrt(w * w + x * x + y * y + z * z);
  return { w: w / size, x: x / size, y: y / size, z: z / size };
}

export const place_of = ({ at, turn }: Pose): Place => ({
  at: { x: at.x / kUnit, y: at.y / kUnit, z: at.z / kUnit },
  turn: unit(turn),
});
const kLowest = -10_000;
const kHighest = 20_000;
const whole = (squares: number): number => Math.min(kHighest, Math.max(kLowest, Math.round(squares * kUnit)));
export function pose_of({ at, turn }: Place): Pose {
  const { w, x, y, z } = unit(turn);
  const parts = [w, x, y, z];
  const sign = (parts.find((part) => Math.abs(part) > 1e-6) ?? 1) < 0 ? -1 : 1; // one of the two names of a turn
  const part = (value: number) => Math.round(value * kTurnOne * sign) + 0; // no -0 on the wire
  return { at: { x: whole(at.x), y: whole(at.y), z: whole(at.z) }, turn: { w: part(w), x: part(x), y: part(y), z: part(z) } };
}

// PV-29, PV-72: where the middle of a ghost that rests so is.
export function resting(size: Size, rest: Rest, lying: boolean): Place {
  const { radius, height } = kBodies[size];
  const at = { x: rest.x / kUnit, y: rest.y / kUnit, z: rest.z / kUnit + (lying ? radius : height / 2) };
  return { at, turn: lying ? lying_turn(rest.heading) : kUpright };
}
function lying_turn(heading: Heading): Turn {
  const along = (heading * Math.PI) / 4;
  return about({ x: -Math.sin(along), y: Math.cos(along), z: 0 }, 90);
}
export const rest_at = (x: number, y: number, z: number, heading: Heading = 0): Rest => ({
  x: whole(x),
  y: whole(y),
  z: whole(z),
  heading,
});
