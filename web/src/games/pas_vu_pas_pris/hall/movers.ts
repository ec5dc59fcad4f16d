// What stands in the hall and goes from one place to another: a piece falls, a ghost hops along its squares.
import { type Object3D, Quaternion, Vector3 } from 'three';
import type { Place } from '../space/pose';

export interface Mover {
  readonly group: Object3D;
  from: { at: Vector3; turn: Quaternion };
  to: { at: Vector3; turn: Quaternion };
  way: readonly Vector3[];
  start: number;
  ms: number;
  falls: boolean;
  key: string;
}
const put = ({ at, turn }: Place) => ({
  at: new Vector3(at.x, at.y, at.z),
  turn: new Quaternion(turn.x, turn.y, turn.z, turn.w),
});

export function mover(group: Object3D, place: Place): Mover {
  const at = put(place);
  group.position.copy(at.at);
  group.quaternion.copy(at.turn);
  return { group, from: at, to: at, way: [], start: 0, ms: 0, falls: false, key: key_of(place) };
}
const key_of = ({ at, turn }: Place): string =>
  [at.x, at.y, at.z, turn.w, turn.x, turn.y, turn.z].map((each) => each.toFixed(4)).join(' ');
export function move(each: Mover, place: Place, now: number, ms: number, way: readonly Vector3[], falls: boolean): void {
  const key = key_of(place);
  if (key === each.key) return;
  each.key = key;
  each.from = { at: each.group.position.clone(), turn: each.group.quaternion.clone() };
  each.to = put(place);
  each.way = way;
  each.start = now;
  each.ms = ms;
  each.falls = falls;
}
// True while it is on its way.
export function advance(each: Mover, now: number): boolean {
  const share = each.ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - each.start) / each.ms));
  const { group, from, to, way } = each;
  if (share >= 1) {
    const there = group.position.equals(to.at) && group.quaternion.equals(to.turn);
    group.position.copy(to.at);
    group.quaternion.copy(to.turn);
    each.ms = 0;
    return !there;
  }
  if (each.falls) {
    const eased = share * share * (3 - 2 * share);
    group.position.lerpVectors(from.at, to.at, eased);
    group.quaternion.slerpQuaternions(from.turn, to.turn, eased);
    return true;
  }
  const stops = [from.at, ...way, to.at];
  const along = share * (stops.length - 1);
  const leg = Math.min(stops.length - 2, Math.floor(along));
  const part = along - leg;
  group.position.lerpVectors(stops[leg] ?? from.at, stops[leg + 1] ?? to.at, part);
  const far = from.at.distanceTo(to.at) > 3 && way.length === 0;
  group.position.z += Math.sin(part * Math.PI) * (far ? 1.6 : 0.22);
  group.quaternion.slerpQuaternions(from.turn, to.turn, share);
  return true;
}
