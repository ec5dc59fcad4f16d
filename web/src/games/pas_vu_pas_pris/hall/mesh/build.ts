// Puts boxes, turned shapes and cloth together into one geometry with a picture, a tint and a gloss for each corner.
import { BufferGeometry, Float32BufferAttribute, Matrix4, Vector3 } from 'three';
import type { Rgb } from '../art/pen';
import { kPlain, type Tile } from '../art/tiles';

export type Triple = readonly [number, number, number];
export interface Look {
  readonly tint?: Rgb;
  readonly gloss?: number;
}
const kWhite: Rgb = [1, 1, 1];
export const times = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by];

export class Build {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly tints: number[] = []; // red, green, blue and gloss
  readonly #faces: number[] = [];
  #matrix = new Matrix4();
  readonly #point = new Vector3();
  readonly #normal = new Vector3();
  readonly plain: Tile;
  constructor(plain: Tile = kPlain) {
    this.plain = plain;
  }
  // Where what follows is put.
  at(matrix: Matrix4): this {
    this.#matrix = matrix;
    return this;
  }
  move(x: number, y: number, z: number, turn = 0): this {
    return this.at(new Matrix4().makeRotationZ(turn).setPosition(x, y, z));
  }
  home(): this {
    return this.at(new Matrix4());
  }
  get count(): number {
    return this.positions.length / 3;
  }

  corner(at: Triple, normal: Triple, u: number, v: number, { tint = kWhite, gloss = 0.25 }: Look): number {
    this.#point.set(...at).applyMatrix4(this.#matrix);
    this.#normal.set(...normal).transformDirection(this.#matrix);
    this.positions.push(this.#point.x, this.#point.y, this.#point.z);
    this.normals.push(this.#normal.x, this.#normal.y, this.#normal.z);
    this.uvs.push(u, v);
    this.tints.push(tint[0], tint[1], tint[2], gloss);
    return this.count - 1;
  }
  // Anticlockwise as seen from where its corners look.
  triangle(a: number, b: number, c: number): void {
    const point = (corner: number) => new Vector3().fromArray(this.positions, 3 * corner);
    const from = point(a);
    const normal = point(b).sub(from).cross(point(c).sub(from));
    const outwards = new Vector3();
    for (const corner of [a, b, c]) outwards.add(new Vector3().fromArray(this.normals, 3 * corner));
    if (normal.dot(outwards) >= 0) this.#faces.push(a, b, c);
    else this.#faces.push(a, c, b);
  }
  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }
  // A net of corners, so many to a row.
  net(corners: readonly number[], row: number): void {
    for (let at = 0; at + row < corners.length; ++at) {
      if (at % row === row - 1) continue;
      const [a = 0, b = 0, c = 0, d = 0] = [corners[at], corners[at + 1], corners[at + row + 1], corners[at + row]];
      this.quad(a, b, c, d);
    }
  }
  geometry(): BufferGeometry {
    const made = new BufferGeometry();
    made.setAttribute('position', new Float32BufferAttribute(this.positions, 3));
    made.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    made.setAttribute('uv', new Float32BufferAttribute(this.uvs, 2));
    made.setAttribute('tint', new Float32BufferAttribute(this.tints, 4));
    made.setIndex(this.#faces);
    return made;
  }
}
