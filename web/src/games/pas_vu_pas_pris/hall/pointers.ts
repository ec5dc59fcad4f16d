// Mouse, pen and fingers on the hall: a tap, a thing dragged along, or the camera moved. One finger goes round, two pan and pinch.
import type { Vec } from '../space/pose';
import type { Hands, Pick } from './drawn';

const kTap = 8; // pixels a finger may stray
const kDegrees = 0.32; // a pixel

export interface Camera {
  pick(x: number, y: number): Pick | null;
  on_level(x: number, y: number, z: number): Vec;
  orbit(degrees: number, up: number): void;
  pan(right: number, forward: number): void;
  zoom(by: number): void;
  moved(): void;
  free(): boolean; // false: it stands at a keyhole
}
interface Finger {
  x: number;
  y: number;
}

export class Pointers {
  readonly #canvas: HTMLElement;
  readonly #hands: Hands;
  readonly #camera: Camera;
  readonly #fingers = new Map<number, Finger>();
  #start: Finger | null = null; // of a tap, until it strays
  #grabbed: number | null = null; // the height at which something was taken
  readonly #stop = new AbortController();

  constructor(canvas: HTMLElement, hands: Hands, camera: Camera) {
    this.#canvas = canvas;
    this.#hands = hands;
    this.#camera = camera;
    const options = { signal: this.#stop.signal };
    canvas.addEventListener('pointerdown', (event) => this.#down(event), options);
    canvas.addEventListener('pointermove', (event) => this.#move(event), options);
    canvas.addEventListener('pointerup', (event) => this.#up(event, true), options);
    canvas.addEventListener('pointercancel', (event) => this.#up(event, false), options);
    canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options);
    canvas.addEventListener(
      'wheel',
      (event) => {
        if (!camera.free()) return;
        event.preventDefault();
        camera.zoom(Math.exp(event.deltaY * 0.0012));
        camera.moved();
      },
      { ...options, passive: false },
    );
  }
  dispose(): void {
    this.#stop.abort();
  }

  #down(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#canvas.setPointerCapture(event.pointerId);
    if (this.#fingers.size > 1) {
      this.#start = null;
      if (this.#grabbed !== null) this.#hands.drop();
      this.#grabbed = null;
      return;
    }
    this.#start = { x: event.clientX, y: event.clientY };
    if (event.button !== 0 || !this.#camera.free()) return;
    const pick = this.#camera.pick(event.clientX, event.clientY);
    if (pick !== null && this.#hands.grab(pick)) this.#grabbed = pick.at.z;
  }
  #move(event: PointerEvent): void {
    const finger = this.#fingers.get(event.pointerId);
    if (finger === undefined) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (this.#start !== null) {
      if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) < kTap) return;
      this.#start = null;
    }
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, each]) => each);
    const [other] = others;
    const before = other && Math.hypot(finger.x - other.x, finger.y - other.y);
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (this.#grabbed !== null) {
      this.#hands.drag(this.#camera.pick(finger.x, finger.y), this.#camera.on_level(finger.x, finger.y, this.#grabbed));
      return;
    }
    if (!this.#camera.free()) return;
    if (other !== undefined && before !== undefined) {
      const now = Math.hypot(finger.x - other.x, finger.y - other.y);
      if (now > 0) this.#camera.zoom(before / now);
      this.#camera.pan(-dx / 2, dy / 2);
    } else if (event.shiftKey || (event.buttons & 6) !== 0) this.#camera.pan(-dx, dy);
    else this.#camera.orbit(-dx * kDegrees, dy * kDegrees);
    this.#camera.moved();
  }
  #up(event: PointerEvent, whole: boolean): void {
    this.#fingers.delete(event.pointerId);
    const tapped = this.#start !== null && whole;
    this.#start = null;
    if (this.#grabbed !== null) {
      this.#grabbed = null;
      this.#hands.drop();
    }
    if (!tapped || !this.#camera.free()) return;
    const pick = this.#camera.pick(event.clientX, event.clientY);
    if (pick !== null) this.#hands.tap(pick);
  }
}
