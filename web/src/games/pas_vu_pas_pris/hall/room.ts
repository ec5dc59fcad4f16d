// The hall as a miniature on a tray: a floor of 6 × 6, four walls with six doors each, a carpet for each side outside. A wall that would hide
// the hall is not drawn, only its sill is; the ceiling is there for the eye at a keyhole.
import {
  BufferGeometry,
  type CanvasTexture,
  Float32BufferAttribute,
  Group,
  Mesh,
  PlaneGeometry,
  type ShaderMaterial,
  type Vector3,
} from 'three';
import type { Door, Side } from '../../../wire/pas_vu_pas_pris';
import { door_place, kHole, kSides, kSquares } from '../data/board';
import { type Cast, floor_light } from './art/floor';
import { canvas, grain, picture } from './art/pen';
import { carpet, kCarpet } from './art/walls';
import { type Glow, glows } from './glows';
import { bake, baked_material, flat_material, floor_material, glow_material, table_material } from './lamp';
import { Build } from './mesh/build';
import { sheet } from './mesh/shapes';
import { kCarpetDeep, kCarpetFrom, kTrayGlows, kTrayWide, tray } from './mesh/tray';
import { kUpstairsGlows, upstairs } from './mesh/upstairs';
import { kWall, sill, turned_side, wall } from './mesh/walls';
import type { Pictures } from './pictures';

const kLightSide = 512; // pixels of the light on the floor
const kRow = kSides.length;
// How far each side is turned from the southern one, anticlockwise.
export const kQuarters: Readonly<Record<Side, number>> = { south: 0, east: 1, north: 2, west: 3 };
const kLow = 3.3; // squares: under the ceiling

interface Wing {
  readonly wall: Mesh;
  readonly sill: Mesh;
  readonly lights: Mesh;
}

export class Room {
  readonly group = new Group();
  readonly #walls: ShaderMaterial;
  readonly #glow = glow_material();
  readonly #table: ShaderMaterial;
  readonly #wings = new Map<Side, Wing>();
  readonly #carpets: CanvasTexture;
  readonly #light: CanvasTexture;
  readonly #upstairs = new Group();
  #keyhole: Mesh | null = null;
  #door: Door | null = null;
  #owners = '';

  constructor(pictures: Pictures) {
    this.#walls = baked_material(pictures.walls);
    this.#table = table_material(pictures.table);
    this.#carpets = picture(canvas(kCarpet.wide, kCarpet.high * kRow));
    this.#light = picture(canvas(kLightSide, kLightSide), { mips: false });
    const floor = new Mesh(new PlaneGeometry(kSquares, kSquares, 16, 16), floor_material(pictures.floor, this.#light));
    floor.position.set(kSquares / 2, kSquares / 2, 0);
    const below = new Mesh(ring_plane(32.2, kTrayWide + 0.06), this.#table);
    below.position.set(kSquares / 2, kSquares / 2, -0.43);
    const board = new Mesh(bake(tray()).geometry(), this.#walls);
    const carpets = new Mesh(carpet_places(), flat_material(this.#carpets));
    // front to back, as far as it is known: what is hidden is not painted twice
    for (const [mesh, order] of [
      [floor, 0.5],
      [carpets, 0.6],
      [board, 0.7],
      [below, 0.9],
    ] as const) {
      mesh.renderOrder = order;
      this.group.add(mesh);
    }
    const above = new Mesh(bake(upstairs()).geometry(), this.#walls);
    this.#upstairs.add(above, glows(kUpstairsGlows, this.#glow));
    this.#upstairs.visible = false;
    this.group.add(this.#upstairs, glows([...kTrayGlows, ...dust()], this.#glow));
    for (const side of kSides) {
      const wing = {
        wall: new Mesh(new BufferGeometry(), this.#walls),
        sill: new Mesh(bake(sill(kQuarters[side])).geometry(), this.#walls),
        lights: glows(sconces(side), this.#glow),
      };
      wing.wall.renderOrder = wing.sill.renderOrder = 0.4;
      this.#wings.set(side, wing);
      this.group.add(wing.wall, wing.sill, wing.lights);
    }
  }

  // Whose sides they are; they may turn (PV-80).
  own(owners: readonly Side[]): void {
    const key = owners.join(' ');
    if (key === this.#owners) return;
    this.#owners = key;
    const pen = (this.#carpets.image as HTMLCanvasElement).getContext('2d');
    kSides.forEach((side, row) => {
      const seat = owners.indexOf(side);
      const wing = this.#wings.get(side);
      if (wing !== undefined) {
        wing.wall.geometry.dispose();
        wing.wall.geometry = bake(wall(kQuarters[side], seat)).geometry();
      }
      pen?.save();
      pen?.translate(0, row * kCarpet.high);
      if (pen) carpet(pen, seat);
      pen?.restore();
    });
    this.#carpets.needsUpdate = true;
  }
  hang(door: Door | null): void {
    if (door?.side === this.#door?.side && door?.number === this.#door?.number) return;
    this.#door = door;
    if (this.#keyhole !== null) {
      this.group.remove(this.#keyhole);
      this.#keyhole.geometry.dispose();
      this.#keyhole = null;
    }
    if (door === null) return;
    const { x, y } = door_place(door);
    this.#keyhole = glows(
      [
        { at: [x, y, kHole.height], size: 0.55, hue: [1, 0.66, 0.24], near: 0.3 },
        { at: [x, y, kHole.height], size: 0.16, hue: [1, 0.9, 0.6], near: 0.3 },
      ],
      this.#glow,
    );
    this.group.add(this.#keyhole);
  }
  // The light on the floor, around what stands there now.
  shade(casts: readonly Cast[]): void {
    const pen = (this.#light.image as HTMLCanvasElement).getContext('2d');
    const door = this.#door === null ? null : door_place(this.#door);
    if (pen) floor_light(pen, casts, door && { x: door.x, y: door.y, turn: Math.atan2(door.in_y, door.in_x) });
    this.#light.needsUpdate = true;
  }
  resize(width: number, height: number): void {
    this.#table.uniforms['uView']?.value.set(width, height);
  }
  // In the mirror the wall shows, through whose keyhole all look.
  mirrored(side: Side, shown: boolean): void {
    const wing = this.#wings.get(side);
    if (wing !== undefined) wing.wall.visible = wing.lights.visible = shown;
  }
  // For an eye there; `through`: it is on its way to this door, or at it.
  face(eye: Vector3, through: Door | null): void {
    const inside = { south: eye.y > -0.2, north: eye.y < kSquares + 0.2, west: eye.x > -0.2, east: eye.x < kSquares + 0.2 };
    const low = through !== null && eye.z < kLow;
    for (const [side, wing] of this.#wings) {
      const here = through?.side === side;
      wing.wall.visible = wing.lights.visible = !here && (low || inside[side]);
      wing.sill.visible = !here && !wing.wall.visible;
    }
    this.#upstairs.visible = low;
    if (this.#keyhole !== null) this.#keyhole.visible = through === null;
  }
}
const sconces = (side: Side): readonly Glow[] => {
  const turn = turned_side(kQuarters[side]).elements;
  const at = (x: number, y: number) => [turn[0] * x + turn[4] * y + turn[12], turn[1] * x + turn[5] * y + turn[13], 1] as const;
  return [1, 2, 3, 4, 5].flatMap((x): readonly Glow[] => [
    { at: at(x, 0.05), size: 0.36, hue: [0.85, 0.5, 0.2] },
    { at: at(x, 0.03), size: 0.1, hue: [0.9, 0.75, 0.45], tall: 1.5 },
  ]);
};
// In the lamp's light.
function dust(): readonly Glow[] {
  const random = grain(17);
  return Array.from({ length: 46 }, (): Glow => {
    const at = [0.6 + random() * 4.8, 0.6 + random() * 4.8, kWall / 2 + random() * kWall] as const;
    return { at, size: 0.014 + random() * 0.022, hue: [0.62, 0.42, 0.18], near: 0 };
  });
}
// Each side's carpet is a row of their picture, its upper edge at the wall.
function carpet_places(): BufferGeometry {
  const build = new Build();
  kSides.forEach((side, row) => {
    build.at(turned_side(kQuarters[side]));
    const tile = { x: 0.001, y: 1 - row / kRow - 0.001, w: 0.998, h: -1 / kRow + 0.002 };
    sheet(build, [kSquares - 0.02, kCarpetFrom, 0.004], [0.04 - kSquares, 0, 0], [0, -kCarpetDeep, 0], tile);
  });
  return build.geometry();
}
// A square with a square hole, so that nothing is painted under the tray.
function ring_plane(out: number, hole: number): BufferGeometry {
  const [positions, uvs, faces]: [number[], number[], number[]] = [[], [], []];
  for (const reach of [hole / 2, out / 2])
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      positions.push(x * reach, y * reach, 0);
      uvs.push(0.5 + (x * reach) / out, 0.5 + (y * reach) / out);
    }
  for (let side = 0; side < 4; ++side) {
    const next = (side + 1) % 4;
    faces.push(side, 4 + side, 4 + next, side, 4 + next, next);
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(positions, 3));
  made.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  made.setIndex(faces);
  return made;
}
