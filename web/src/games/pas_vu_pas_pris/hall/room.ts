// The hall as a miniature on a tray: a floor of 6 × 6, four walls with six doors each, a strip for each side outside.
import {
  BoxGeometry,
  CircleGeometry,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Shape,
  ShapeGeometry,
} from 'three';
import type { Door, Side } from '../../../wire/pas_vu_pas_pris';
import { looks_of } from '../colours';
import { door_place, kHole, kSides, kSquares } from '../data/board';
import { floor, sign, strip, wall } from './paint';

export const kWall = 1.5;
export const kMargin = 1.75; // of the tray, outside the walls
const kMiddle = kSquares / 2;
// How far each side is turned from the southern one, anticlockwise.
const kTurns: Readonly<Record<Side, number>> = { south: 0, east: 1, north: 2, west: 3 };

function turned_group(side: Side): Group {
  const group = new Group();
  group.position.set(kMiddle, kMiddle, 0);
  group.rotation.z = (kTurns[side] * Math.PI) / 2;
  return group;
}

export class Room {
  readonly group = new Group();
  readonly floor: Mesh;
  readonly #walls = new Map<Side, Mesh>();
  readonly #strips = new Map<Side, Mesh>();
  readonly #hole: Mesh;
  #owners = '';

  constructor() {
    this.floor = new Mesh(new PlaneGeometry(kSquares, kSquares), new MeshBasicMaterial({ map: floor() }));
    this.floor.position.set(kMiddle, kMiddle, 0);
    const wood = new MeshBasicMaterial({ color: 0x4b2a1b });
    const wide = kSquares + 2 * kMargin;
    const tray = new Mesh(new BoxGeometry(wide + 0.3, wide + 0.3, 0.5), wood);
    tray.position.set(kMiddle, kMiddle, -0.27);
    const brass = new MeshBasicMaterial({ color: 0xc99a4f });
    const rim = new Mesh(new BoxGeometry(wide + 0.42, wide + 0.42, 0.1), brass);
    rim.position.set(kMiddle, kMiddle, -0.12);
    this.group.add(this.floor, tray, rim);
    for (const side of kSides) {
      const group = turned_group(side);
      // seen only from inside: who looks over it from outside looks through
      const face = new Mesh(new PlaneGeometry(kSquares, kWall), new MeshBasicMaterial());
      face.position.set(0, -kMiddle, kWall / 2);
      face.rotation.set(Math.PI / 2, 0, Math.PI, 'ZXY');
      const sill = new Mesh(new BoxGeometry(kSquares + 0.16, 0.08, 0.09), brass);
      sill.position.set(0, -kMiddle - 0.04, 0.045);
      const cloth = new Mesh(new PlaneGeometry(kSquares, kMargin - 0.12), new MeshBasicMaterial());
      cloth.position.set(0, -kMiddle - 0.1 - (kMargin - 0.12) / 2, 0.003);
      group.add(face, sill, cloth);
      this.#walls.set(side, face);
      this.#strips.set(side, cloth);
      this.group.add(group);
    }
    this.#hole = keyhole_sign();
    this.group.add(this.#hole);
  }

  // Whose sides they are; they may turn (PV-80).
  own(sides: readonly Side[]): void {
    const key = sides.join(' ');
    if (key === this.#owners) return;
    this.#owners = key;
    for (const side of kSides) {
      const seat = sides.indexOf(side);
      const looks = seat === -1 ? null : looks_of(seat);
      const face = this.#walls.get(side)?.material as MeshBasicMaterial;
      const cloth = this.#strips.get(side)?.material as MeshBasicMaterial;
      face.map?.dispose();
      cloth.map?.dispose();
      face.map = wall(looks?.body ?? '#454a80');
      cloth.map = strip(looks, sign(Math.max(0, seat)));
      face.needsUpdate = true;
      cloth.needsUpdate = true;
    }
  }

  hang(door: Door | null): void {
    this.#hole.visible = door !== null;
    if (door === null) return;
    const { x, y, in_x, in_y } = door_place(door);
    this.#hole.position.set(x - in_x * 0.06, y - in_y * 0.06, kHole.height);
    this.#hole.rotation.set(Math.PI / 2, 0, Math.atan2(in_y, in_x) - Math.PI / 2, 'ZXY');
  }
  // Nobody sees the sign from the eye behind it.
  show_hole(shown: boolean): void {
    this.#hole.traverse((each) => {
      each.layers.set(shown ? 0 : 1);
    });
  }
}

function keyhole_sign(): Mesh {
  const plate = new Mesh(new CircleGeometry(0.34, 32), new MeshBasicMaterial({ color: 0xd6a552, side: DoubleSide }));
  const outline = new Shape();
  outline.absarc(0, 0.06, 0.13, -0.9, Math.PI + 0.9, false);
  outline.lineTo(-0.1, -0.22);
  outline.lineTo(0.1, -0.22);
  outline.closePath();
  for (const side of [-1, 1]) {
    const hole = new Mesh(new ShapeGeometry(outline), new MeshBasicMaterial({ color: 0x12081c, side: DoubleSide }));
    hole.position.z = side * 0.004;
    plate.add(hole);
  }
  return plate;
}
