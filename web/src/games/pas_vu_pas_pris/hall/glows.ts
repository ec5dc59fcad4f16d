// Lights that are seen: soft discs that face the eye, all of a kind in one geometry.
import { BufferGeometry, Float32BufferAttribute, Mesh, type ShaderMaterial } from 'three';
import type { Rgb } from './art/pen';
import type { Triple } from './mesh/build';

export interface Glow {
  readonly at: Triple;
  readonly size: number;
  readonly hue: Rgb;
  readonly tall?: number; // times its width
  readonly near?: number; // how much nearer to the eye it is drawn, so that what it sits on does not cut it
}
const kCorners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
export function glows(list: readonly Glow[], material: ShaderMaterial): Mesh {
  const [positions, reaches, corners, hues, faces]: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  for (const { at, size, hue, tall = 1, near = 0.12 } of list) {
    const first = positions.length / 3;
    for (const [x, y] of kCorners) {
      positions.push(...at);
      corners.push(x, y);
      reaches.push(size, size * tall, near);
      hues.push(...hue);
    }
    faces.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(positions, 3));
  made.setAttribute('reach', new Float32BufferAttribute(reaches, 3));
  made.setAttribute('corner', new Float32BufferAttribute(corners, 2));
  made.setAttribute('hue', new Float32BufferAttribute(hues, 3));
  made.setIndex(faces);
  const mesh = new Mesh(made, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;
  return mesh;
}
