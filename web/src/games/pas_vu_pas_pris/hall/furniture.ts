// The furniture that stands in the hall: drawn finely, moved as the rules' bodies are, with the shadow that these throw.
import { type BufferGeometry, Mesh, Object3D, type Quaternion, type ShaderMaterial, Vector3, Vector4 } from 'three';
import type { Piece } from '../../../wire/pas_vu_pas_pris';
import { shape_of } from '../space/bodies';
import { hull } from '../space/hull';
import type { Omen } from '../space/omen';
import type { Cast, Outline } from './art/floor';
import type { DrawnPiece } from './drawn';
import { Glass } from './glass';
import { kLight, lamp_material } from './lamp';
import { kPieceMeshes } from './mesh/pieces';
import { type Mover, mover } from './movers';
import type { Pictures } from './pictures';

const kClear = 0.74; // of a piece in hand
const kTouches = 0.08; // squares over the floor
const kOmens: Readonly<Record<Omen, readonly [number, number, number, number]>> = {
  rests: [0.35, 0.95, 0.8, 0.34],
  falls: [1, 0.65, 0.2, 0.4],
  leaves: [1, 0.25, 0.15, 0.5],
};
const kMay = [1, 0.72, 0.3, 0.3] as const;
const kDark = [0, 0, 0, 0] as const;
// for the page: shapes are the same in every hall
const kGeometries = new Map<Piece, BufferGeometry>();
function geometry_of(piece: Piece): BufferGeometry {
  const made = kGeometries.get(piece) ?? kPieceMeshes[piece]().geometry();
  kGeometries.set(piece, made);
  return made;
}

export class Furniture {
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly glass: Glass | null;
  readonly mover: Mover;
  readonly #piece: Piece;
  readonly #glow = new Vector4();

  constructor({ piece, place }: DrawnPiece, pictures: Pictures) {
    this.#piece = piece;
    this.mesh = new Mesh(geometry_of(piece), lamp_material(pictures.furniture, this.#glow));
    this.glass = piece === 'mirror' ? new Glass() : null;
    if (this.glass !== null) this.mesh.add(this.glass.mesh);
    this.mover = mover(new Object3D(), place);
    this.follow();
  }
  follow(): void {
    this.mesh.position.copy(this.mover.group.position);
    this.mesh.quaternion.copy(this.mover.group.quaternion);
  }
  mark({ held, lit }: DrawnPiece): void {
    const { material } = this.mesh;
    this.#glow.set(...(held !== null ? kOmens[held] : lit ? kMay : kDark));
    if (material.uniforms['uClear']) material.uniforms['uClear'].value = held === null ? 1 : kClear;
    material.transparent = held !== null;
  }
  // What it throws on the floor: the outline of each of its solids, seen from the lamp.
  cast(): Cast {
    return cast_of(this.#piece, this.mesh.position, this.mesh.quaternion);
  }
  dispose(): void {
    this.glass?.dispose();
    this.mesh.material.dispose();
  }
}
function cast_of(piece: Piece, at: Vector3, turn: Quaternion): Cast {
  const shape = shape_of(piece);
  const lamp = kLight.uLamp.value;
  const [shadows, feet]: [Outline[], Outline[]] = [[], []];
  for (const { corners } of shape.solids) {
    const there = corners.map((corner) => {
      const { x, y, z } = shape.corners[corner] ?? { x: 0, y: 0, z: 0 };
      return new Vector3(x, y, z).applyQuaternion(turn).add(at);
    });
    shadows.push(
      hull(
        there.map(({ x, y, z }) => {
          const far = Math.max(0, z) / Math.max(0.5, lamp.z + 1 - z); // a lamp a little higher: shorter shadows
          return { x: x + (x - lamp.x) * far, y: y + (y - lamp.y) * far };
        }),
      ),
    );
    const low = there.filter(({ z }) => z < kTouches);
    if (low.length > 2) feet.push(hull(low));
  }
  return { shadows, feet };
}
