// Furniture and ghosts as meshes: the corners and faces are the rules' own, only paint is added.
import {
  BackSide,
  type BufferAttribute,
  BufferGeometry,
  Color,
  EdgesGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import { Reflector } from 'three/addons/objects/Reflector.js';
import type { Piece, Size } from '../../../wire/pas_vu_pas_pris';
import { kBodies } from '../data/board';
import { type Shape, shape_of } from '../space/bodies';
import { cross, length, minus, type Vec } from '../space/pose';
import { Shadow, shine } from './light';
import { keys, sheet } from './paint';

const kNowhere: Vec = { x: 0, y: 0, z: 0 };
type Paint = (solid: number, normal: Vec) => string;

const kPaint: Readonly<Record<Piece, Paint>> = {
  mirror: (solid) => (solid === 0 ? '#8a6534' : '#d6a552'),
  trolley: (solid) => (solid < 2 ? '#a8683a' : solid === 2 ? '#8c522c' : '#d6a552'),
  desk: (solid, normal) => (solid === 0 && normal.z > 0.5 ? '#2f6b55' : solid === 0 ? '#a5642f' : '#8b4f25'),
  piano: (solid, normal) => (solid === 0 ? (normal.z > 0.5 ? '#4a2440' : '#3b1c33') : '#4f2846'),
  armchair: (solid) => (solid === 0 ? '#b84a63' : solid === 3 ? '#8c2f4b' : '#9c3854'),
  table: (solid, normal) => (solid < 3 ? (normal.z > 0.5 ? '#fff4dc' : '#f0dfbc') : '#7a4a2a'),
};

// Flat faces, each with its own corners.
function faceted(shape: Shape, paint: Paint, skip: readonly number[] | null): BufferGeometry {
  const [positions, normals, colours]: [number[], number[], number[]] = [[], [], []];
  shape.solids.forEach((solid, index) => {
    for (const face of solid.faces) {
      if (face === skip) continue;
      const corners = face.map((corner) => shape.corners[corner] ?? kNowhere);
      const [a = kNowhere, b = kNowhere, c = kNowhere] = corners;
      const raw = cross(minus(b, a), minus(c, b));
      const size = length(raw);
      const normal = { x: raw.x / size, y: raw.y / size, z: raw.z / size };
      const colour = new Color(paint(index, normal));
      for (let at = 1; at + 1 < corners.length; ++at)
        for (const each of [a, corners[at] ?? a, corners[at + 1] ?? a]) {
          positions.push(each.x, each.y, each.z);
          normals.push(normal.x, normal.y, normal.z);
          colours.push(colour.r, colour.g, colour.b);
        }
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return geometry;
}

const kEdge = new LineBasicMaterial({ color: 0x1a0a14, transparent: true, opacity: 0.45 });
export interface Furniture {
  readonly group: Group;
  readonly body: Mesh;
  readonly glass: Reflector | null;
  readonly shadow: Shadow;
  readonly paint: BufferAttribute;
}
const solids_of = (shape: Shape): readonly (readonly Vector3[])[] =>
  shape.solids.map(({ corners }) =>
    corners.map((corner) => {
      const { x, y, z } = shape.corners[corner] ?? kNowhere;
      return new Vector3(x, y, z);
    }),
  );
export function furniture(piece: Piece): Furniture {
  const shape = shape_of(piece);
  const geometry = faceted(shape, kPaint[piece], shape.glass);
  const body = new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true }));
  const paint = (geometry.getAttribute('color') as BufferAttribute).clone();
  const group = new Group();
  group.add(body, new LineSegments(new EdgesGeometry(geometry, 20), kEdge));
  if (piece === 'piano') {
    const board = new Mesh(new PlaneGeometry(1.66, 0.22), new MeshBasicMaterial({ map: keys() }));
    board.position.set(0, 0.46, 0.102);
    group.add(board);
  }
  if (piece === 'desk') {
    const brass = new MeshBasicMaterial({ color: 0xd6a552 });
    for (const x of [-0.66, 0.66])
      for (const z of [-0.24, -0.02, 0.2]) {
        const pull = new Mesh(new PlaneGeometry(0.16, 0.035), brass);
        pull.position.set(x, 0.4515, z - 0.02);
        pull.rotation.x = -Math.PI / 2;
        group.add(pull);
      }
  }
  if (piece === 'table') {
    const trim = new MeshBasicMaterial({ color: 0x7a4a8c });
    for (const side of [-1, 1]) {
      const band = new Mesh(new PlaneGeometry(1.36, 0.05), trim);
      band.position.set(0, side * 0.7015, -0.17);
      band.rotation.x = (-side * Math.PI) / 2;
      group.add(band);
    }
  }
  const glass = shape.glass === null ? null : add_glass(group, shape);
  return { group, body, glass, shadow: new Shadow(solids_of(shape)), paint };
}

function add_glass(group: Group, shape: Shape): Reflector {
  const corners = (shape.glass ?? []).map((corner) => shape.corners[corner] ?? kNowhere);
  const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
  const [low_x, high_x, low_z, high_z] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const glass = new Reflector(new PlaneGeometry(high_x - low_x, high_z - low_z), {
    textureWidth: 512,
    textureHeight: 512,
    multisample: 0,
    color: 0xcfd8e8,
  });
  glass.position.set((low_x + high_x) / 2, corners[0]?.y ?? 0, (low_z + high_z) / 2);
  glass.rotation.x = -Math.PI / 2; // it looks towards +y
  group.add(glass);
  return glass;
}

// A ghost's body, round to the eye: the same corners, smoothly shaded, with its sheet wrapped around it.
function sheeted(size: Size): BufferGeometry {
  const shape = shape_of(size);
  const { height } = kBodies[size];
  const [positions, uvs, normals]: [number[], number[], number[]] = [[], [], []];
  const slope = kBodies[size].radius / height;
  for (const face of shape.solids[0]?.faces ?? []) {
    const corners = face.map((corner) => shape.corners[corner] ?? kNowhere);
    const level = corners.every(({ z }) => Math.abs(z - (corners[0]?.z ?? 0)) < 1e-6);
    const first = corners[0] ?? kNowhere;
    // u goes once around; where it starts again, the last stretch must not run backwards
    const turns = corners.map(({ x, y }) => (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1);
    const wraps = Math.max(...turns) - Math.min(...turns) > 0.5;
    const us = turns.map((turn) => (wraps && turn < 0.5 ? turn + 1 : turn));
    for (let at = 1; at + 1 < corners.length; ++at)
      for (const index of [0, at, at + 1]) {
        const { x, y, z } = corners[index] ?? first;
        positions.push(x, y, z);
        uvs.push(us[index] ?? 0, level ? (z > 0 ? 1 : 0) : z / height + 0.5);
        const away = Math.hypot(x, y) || 1;
        const share = z / height + 0.5;
        if (level) normals.push(0, 0, z > 0 ? 1 : -1);
        else {
          const up = slope + share ** 3 * 1.6;
          const norm = Math.hypot(1, up);
          normals.push(x / away / norm, y / away / norm, up / norm);
        }
      }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  return geometry;
}
// By size and by the way it looks: the light falls differently on each.
const kGeometries = new Map<string, BufferGeometry>();
function geometry_of(size: Size, quarters: number): BufferGeometry {
  const key = `${size} ${quarters}`;
  const known = kGeometries.get(key);
  if (known !== undefined) return known;
  const made = sheeted(size);
  made.setAttribute('color', new Float32BufferAttribute(new Float32Array(made.getAttribute('position').count * 3), 3));
  shine(made, null, turn_of(quarters));
  kGeometries.set(key, made);
  return made;
}
const turn_of = (quarters: number): Quaternion =>
  new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), ((quarters - 1) * Math.PI) / 2);
const kSheets = new Map<string, MeshBasicMaterial>();
function sheet_of(seat: number, frightened: boolean, faint = false): MeshBasicMaterial {
  const key = `${seat % 4} ${frightened} ${faint}`;
  const known = kSheets.get(key);
  if (known !== undefined) return known;
  const made = new MeshBasicMaterial({ map: sheet(seat, frightened), vertexColors: true });
  if (faint) {
    made.transparent = true;
    made.opacity = 0.62;
  }
  kSheets.set(key, made);
  return made;
}

export class GhostFigure {
  readonly group = new Group();
  readonly #seat: number;
  readonly #body: Mesh;
  readonly #outline: Mesh;
  readonly #ring: Mesh;
  readonly #size: Size;
  readonly shadow: Shadow;

  constructor(seat: number, size: Size) {
    this.#seat = seat;
    this.#size = size;
    this.shadow = new Shadow(solids_of(shape_of(size)));
    this.#body = new Mesh(geometry_of(size, 1), sheet_of(seat, false));
    this.#outline = new Mesh(geometry_of(size, 1), new MeshBasicMaterial({ color: 0xff6a4d, side: BackSide }));
    this.#outline.scale.set(1.1, 1.1, 1.06);
    this.#outline.visible = false;
    const { radius, height } = kBodies[size];
    const ring = new BufferGeometry();
    const points: number[] = [];
    const kAround = 32;
    for (let at = 0; at < kAround; ++at) {
      const [a, b] = [(at / kAround) * Math.PI * 2, ((at + 1) / kAround) * Math.PI * 2];
      const corner = (angle: number, reach: number) => [Math.cos(angle) * reach, Math.sin(angle) * reach, 0];
      const [near, far] = [radius * 1.06, radius * 1.06 + 0.07];
      points.push(
        ...corner(a, near),
        ...corner(a, far),
        ...corner(b, far),
        ...corner(a, near),
        ...corner(b, far),
        ...corner(b, near),
      );
    }
    ring.setAttribute('position', new Float32BufferAttribute(points, 3));
    this.#ring = new Mesh(ring, new MeshBasicMaterial({ color: 0xffd88a }));
    this.#ring.position.z = -height / 2 + 0.015;
    this.#ring.visible = false;
    this.group.add(this.#body, this.#outline, this.#ring);
  }
  // Which way it looks, in quarters of a turn from the east: its corners come to lie where they were.
  face(quarters: number): void {
    this.#body.rotation.z = ((quarters - 1) * Math.PI) / 2;
    this.#body.geometry = geometry_of(this.#size, quarters);
  }
  mark({
    ringed,
    outlined,
    frightened,
    faint,
  }: {
    ringed: boolean;
    outlined: boolean;
    frightened: boolean;
    faint: boolean;
  }): void {
    this.#ring.visible = ringed;
    this.#outline.visible = outlined;
    this.#body.material = sheet_of(this.#seat, frightened, faint);
  }
  dispose(): void {
    (this.#outline.material as MeshBasicMaterial).dispose();
    (this.#ring.material as MeshBasicMaterial).dispose();
    this.#ring.geometry.dispose();
  }
}
