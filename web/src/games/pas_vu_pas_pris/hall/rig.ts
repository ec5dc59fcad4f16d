// The camera: round the hall from above, or at a keyhole. From above it never comes lower than 25 degrees (PV-32).
import { MathUtils, Matrix4, PerspectiveCamera, Quaternion, Vector3 } from 'three';
import type { Door } from '../../../wire/pas_vu_pas_pris';
import { door_place, kHole, kSquares } from '../data/board';
import { look_place } from '../look_place';
import { kAway, name_reach } from './signs';

export const kLowest = 25;
const kHighest = 88;
const kField = 27;
const kNearest = 5;
const kFurthest = 44;
const kSpare = 8; // pixels between the name of a side and the edge of the picture

const kSteps = 2.2; // squares before a door
const kArrives = 0.55; // the part of the way after which it stands there

const smooth = (share: number): number => share * share * (3 - 2 * share);
// First down to before the door, then slowly up to it.
const approach = (from: Vector3, before: Vector3, to: Vector3, share: number): Vector3 =>
  share < kArrives
    ? from.clone().lerp(before, smooth(share / kArrives))
    : before.clone().lerp(to, smooth((share - kArrives) / (1 - kArrives)));
const kUp: Readonly<Vector3> = new Vector3(0, 0, 1);
const looking = (from: Vector3, to: Vector3): Quaternion =>
  new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(from, to, kUp));

interface Shot {
  readonly at: Vector3;
  readonly turn: Quaternion;
  readonly projection: Matrix4;
}

export class Rig {
  readonly camera = new PerspectiveCamera(kField, 1, 0.1, 60);
  yaw = -90; // degrees from the east: from the south
  pitch = 52;
  distance = 12;
  readonly target = new Vector3(kSquares / 2, kSquares / 2, 0.1);
  door: Door | null = null;
  #width = 1;
  #height = 1;
  #flight: { readonly from: Shot; readonly start: number; readonly ms: number } | null = null;

  constructor() {
    this.camera.matrixAutoUpdate = true;
  }

  resize(width: number, height: number): void {
    this.#width = Math.max(1, width);
    this.#height = Math.max(1, height);
  }
  get height(): number {
    return this.#height;
  }
  // How big a pixel is, a unit away from the eye.
  get pixel(): number {
    return (2 * Math.tan(MathUtils.degToRad(kField) / 2)) / this.#height;
  }
  // As near as shows the hall and its sides whole.
  fit(): void {
    const aspect = this.#width / this.#height;
    const tall = MathUtils.degToRad(kField) / 2;
    const wide = Math.atan(Math.tan(tall) * aspect);
    this.pitch = aspect < 1 ? 66 : 52;
    const beyond = (2 * (name_reach(this.#height) + kSpare)) / this.#width; // of the picture, outside the names' middles
    const across = Math.max(4.8 / Math.tan(wide) + 2.2, (kSquares / 2 + kAway) / (Math.tan(wide) * (1 - beyond)));
    const along = (4.9 * Math.sin(MathUtils.degToRad(this.pitch))) / Math.tan(tall) + 2.3;
    this.distance = Math.min(kFurthest, Math.max(across, along));
    this.target.set(kSquares / 2, kSquares / 2, -0.45);
  }
  orbit(degrees: number, up: number): void {
    this.yaw += degrees;
    this.pitch = MathUtils.clamp(this.pitch + up, kLowest, kHighest);
  }
  zoom(by: number): void {
    this.distance = MathUtils.clamp(this.distance * by, kNearest, kFurthest);
  }
  pan(right: number, forward: number): void {
    const yaw = MathUtils.degToRad(this.yaw);
    const scale = this.distance / 900;
    this.target.x = MathUtils.clamp(this.target.x + scale * (-Math.sin(yaw) * right - Math.cos(yaw) * forward), -1, kSquares + 1);
    this.target.y = MathUtils.clamp(this.target.y + scale * (Math.cos(yaw) * right - Math.sin(yaw) * forward), -1, kSquares + 1);
  }

  // To another point of view, in so many milliseconds.
  fly(door: Door | null, ms: number): void {
    const same = door?.side === this.door?.side && door?.number === this.door?.number;
    if (same) return;
    const { position, quaternion, projectionMatrix } = this.camera;
    this.#flight =
      ms > 0
        ? {
            from: { at: position.clone(), turn: quaternion.clone(), projection: projectionMatrix.clone() },
            start: performance.now(),
            ms,
          }
        : null;
    this.door = door;
  }
  get flying(): boolean {
    return this.#flight !== null;
  }

  #from_above(): Shot {
    const [yaw, pitch] = [MathUtils.degToRad(this.yaw), MathUtils.degToRad(this.pitch)];
    const at = new Vector3(
      this.target.x + this.distance * Math.cos(pitch) * Math.cos(yaw),
      this.target.y + this.distance * Math.cos(pitch) * Math.sin(yaw),
      this.target.z + this.distance * Math.sin(pitch),
    );
    const top = 0.1 * Math.tan(MathUtils.degToRad(kField) / 2);
    const right = (top * this.#width) / this.#height;
    return { at, turn: looking(at, this.target), projection: new Matrix4().makePerspective(-right, right, top, -top, 0.1, 60) };
  }
  // The eye behind the hole: the square around the hole lies in the middle of the picture (PV-40, PV-42).
  #from_door(door: Door): Shot {
    const { x, y, in_x, in_y } = door_place(door);
    const at = new Vector3(x - in_x * kHole.behind, y - in_y * kHole.behind, kHole.height);
    const ahead = new Vector3(at.x + in_x, at.y + in_y, at.z);
    const { side, top } = look_place(this.#width, this.#height);
    const one = (kHole.radius + kHole.reach) / side; // a pixel, on the plane of the door
    const [wide, high, low] = [(this.#width / 2) * one, kHole.radius + top * one, kHole.radius + (top - this.#height) * one];
    const projection = new Matrix4().makePerspective(-wide, wide, high, low, kHole.behind, 60);
    return { at, turn: looking(at, ahead), projection };
  }

  // On the way to a keyhole the eye first comes to stand before the door.
  #before(door: Door): Vector3 {
    const { x, y, in_x, in_y } = door_place(door);
    return new Vector3(x - in_x * kSteps, y - in_y * kSteps, kHole.height + 0.25);
  }

  // Puts the camera where it is now; true while it is still on its way.
  update(now: number): boolean {
    const to = this.door === null ? this.#from_above() : this.#from_door(this.door);
    let { at, turn, projection } = to;
    const flight = this.#flight;
    if (flight !== null) {
      const share = Math.min(1, (now - flight.start) / flight.ms);
      const eased = share * share * (3 - 2 * share);
      const before = this.door === null ? null : this.#before(this.door);
      at = before === null ? flight.from.at.clone().lerp(to.at, eased) : approach(flight.from.at, before, to.at, share);
      turn = flight.from.turn.clone().slerp(to.turn, Math.min(1, eased / (before === null ? 1 : kArrives)));
      const [a, b] = [flight.from.projection.elements, to.projection.elements];
      projection = new Matrix4();
      for (let index = 0; index < 16; ++index)
        projection.elements[index] = (a[index] ?? 0) + eased * ((b[index] ?? 0) - (a[index] ?? 0));
      if (share >= 1) this.#flight = null;
    }
    const { camera } = this;
    camera.position.copy(at);
    camera.quaternion.copy(turn);
    camera.projectionMatrix.copy(projection);
    camera.projectionMatrixInverse.copy(projection).invert();
    camera.updateMatrixWorld();
    return this.#flight !== null;
  }
}
