// A ghost's sheet over the rules' rounded cone: smooth, with a waist, two little arms, and folds that grow towards the hem.
import { BufferGeometry, Float32BufferAttribute } from 'three';
import type { Size } from '../../../../wire/pas_vu_pas_pris';
import { kBodies } from '../../data/board';
import { across } from '../art/faces';

type Outline = readonly (readonly [height: number, radius: number])[]; // shares of the whole
const kBody: Outline = [
  [0, 1],
  [0.4, 0.9],
  [0.72, 0.72],
  [0.92, 0.46],
  [1, 0.16],
];
const kSheet: Outline = [
  [0, 1],
  [0.2, 0.945],
  [0.4, 0.893],
  [0.6, 0.795],
  [0.72, 0.722],
  [0.82, 0.622],
  [0.9, 0.5],
  [0.95, 0.39],
  [0.98, 0.262],
  [1, 0],
];
const kRings = [0, 0.06, 0.14, 0.23, 0.33, 0.45, 0.58, 0.7, 0.8, 0.88, 0.94, 0.98, 1];
const kFewRings = [0, 0.09, 0.2, 0.36, 0.56, 0.74, 0.87, 0.96, 1];
const kFolds = 7;
const kMostOff = 0.026; // from the body, squarely

function along(
  outline: Outline,
  z: number,
): { readonly at: number; readonly from: readonly [number, number]; readonly to: readonly [number, number] } {
  let at = 0;
  while (at < outline.length - 2 && z > (outline[at + 1]?.[0] ?? 1)) ++at;
  return { at, from: outline[at] ?? [0, 1], to: outline[at + 1] ?? [1, 0] };
}
const body = (z: number): number => {
  const { from, to } = along(kBody, z);
  return from[1] + ((to[1] - from[1]) * (z - from[0])) / (to[0] - from[0]);
};
// A smooth line through the points of the sheet.
function sheet(z: number): number {
  const { at, from, to } = along(kSheet, z);
  const slope = (point: number): number => {
    const [a, b] = [kSheet[Math.max(0, point - 1)] ?? from, kSheet[Math.min(kSheet.length - 1, point + 1)] ?? to];
    return (b[1] - a[1]) / (b[0] - a[0]);
  };
  const deep = to[0] - from[0];
  const t = (z - from[0]) / deep;
  const [t2, t3] = [t * t, t * t * t];
  const ends = (2 * t3 - 3 * t2 + 1) * from[1] + (3 * t2 - 2 * t3) * to[1];
  return Math.max(0, ends + (t3 - 2 * t2 + t) * deep * slope(at) + (t3 - t2) * deep * slope(at + 1));
}
// Where the sheet is at an angle from the nose and a share of the height, and how far out a fold stands there (0 to 1).
function point(radius: number, height: number, angle: number, z: number): readonly [number, number, number, number] {
  const small = Math.min(kMostOff, radius * 0.085);
  const waist = -small * Math.exp(-(((z - 0.2) / 0.15) ** 2));
  const hem = Math.max(0, 1 - z / 0.5);
  const wave = Math.cos(angle * kFolds + 0.6 * Math.sin(angle * 2));
  const lift = z < 0.02 ? (0.5 - 0.5 * wave) * small : 0;
  let arm = 0;
  for (const side of [-0.95, 0.95]) arm += Math.exp(-(((angle - side) / 0.2) ** 2) - ((z - 0.36) / 0.085) ** 2);
  const from = body(z) * radius;
  const wanted = Math.max(0.0006, sheet(z) * radius + waist + wave * hem * hem * small + arm * small);
  const out = z < 0.97 ? Math.min(from + kMostOff, Math.max(from - kMostOff, wanted)) : wanted;
  const apex = z > 0.9 ? Math.min(0.02, height * 0.03) * ((z - 0.9) / 0.1) : 0;
  const fold = 0.5 + 0.5 * wave * Math.min(1, hem * 1.8) + arm * 0.35;
  return [out * Math.cos(angle), out * Math.sin(angle), z * height + lift + apex, fold];
}

// Around its own middle, as the rules' bodies are; it looks to +x.
export function ghost_sheet(size: Size, around: number): BufferGeometry {
  const { radius, height } = kBodies[size];
  const rings = around < 28 ? kFewRings : kRings;
  const [positions, uvs, folds, faces]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const ring of rings)
    for (let step = 0; step <= around; ++step) {
      const turn = (step / around) * 2 - 1;
      const [x, y, z, fold] = point(radius, height, turn * Math.PI, ring);
      positions.push(x, y, z - height / 2);
      folds.push(fold);
      uvs.push(0.004 + 0.992 * across(-turn), Math.min(0.968, Math.max(0.014, z / height)));
    }
  const row = around + 1;
  for (let ring = 0; ring + 1 < rings.length; ++ring)
    for (let step = 0; step < around; ++step) {
      const at = ring * row + step;
      faces.push(at, at + 1, at + row + 1, at, at + row + 1, at + row);
    }
  // the dark inside, seen when it lies
  const middle = positions.length / 3;
  positions.push(0, 0, 0.05 * height - height / 2);
  uvs.push(0.5, 0.004);
  folds.push(-2.4);
  for (let step = 0; step <= around; ++step) {
    const [x = 0, y = 0, z = 0] = positions.slice(3 * step, 3 * step + 3);
    positions.push(x * 0.985, y * 0.985, z + 0.002);
    uvs.push(0.5, 0.004);
    folds.push(-1.6);
    if (step > 0) faces.push(middle, middle + 1 + step, middle + step);
  }
  const made = new BufferGeometry();
  made.setAttribute('position', new Float32BufferAttribute(positions, 3));
  made.setAttribute('uv', new Float32BufferAttribute(uvs, 2));
  made.setAttribute('fold', new Float32BufferAttribute(folds, 1));
  made.setIndex(faces);
  made.computeVertexNormals();
  mend_seam(made, rings.length, row);
  return made;
}
// Where the sheet meets itself at the back, both edges look the same way.
function mend_seam(made: BufferGeometry, rings: number, row: number): void {
  const normals = made.getAttribute('normal');
  for (let ring = 0; ring < rings; ++ring) {
    const [a, b] = [ring * row, ring * row + row - 1];
    const sum = [
      normals.getX(a) + normals.getX(b),
      normals.getY(a) + normals.getY(b),
      normals.getZ(a) + normals.getZ(b),
    ] as const;
    const size = Math.hypot(...sum) || 1;
    for (const at of [a, b]) normals.setXYZ(at, sum[0] / size, sum[1] / size, sum[2] / size);
  }
  for (let step = 0; step < row; ++step) normals.setXYZ((rings - 1) * row + step, 0, 0, 1);
}
