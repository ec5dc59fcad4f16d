// What may be done, laid on the floor in light: squares, ways out, sides, the ring of the chosen ghost. One geometry.
import { AdditiveBlending, BufferGeometry, Float32BufferAttribute, Mesh, ShaderMaterial } from 'three';
import type { Side } from '../../../wire/pas_vu_pas_pris';
import { kBodies, kSquares, middle_of } from '../data/board';
import type { Rgb } from './art/pen';
import type { Drawn, DrawnSquare } from './drawn';
import { kMargin } from './mesh/tray';

const kGold: Rgb = [0.85, 0.5, 0.16];
const kEcto: Rgb = [0.16, 0.7, 0.54];
const kKinds: Readonly<Record<DrawnSquare['kind'], readonly [Rgb, number]>> = {
  reach: [kGold, 0.85],
  full: [[0.42, 0.34, 0.6], 0.4],
  way: [kEcto, 0.7],
  chosen: [kEcto, 1.15],
};
const kFrame = 0;
const kRing = 1;
const kOut: Readonly<Record<Side, readonly [number, number]>> = { south: [0, -1], north: [0, 1], west: [-1, 0], east: [1, 0] };
const kCorners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

interface Patch {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly wide: number; // half
  readonly deep: number;
  readonly hue: Rgb;
  readonly strong: number;
  readonly form: number;
}
function patches_of({ squares, exits, exit_side, sides, ghosts }: Drawn): readonly Patch[] {
  const list: Patch[] = squares.map(({ square, kind }) => {
    const [hue, strong] = kKinds[kind];
    return { ...middle_of(square), z: 0.012, wide: 0.5, deep: 0.5, hue, strong, form: kFrame };
  });
  const [dx, dy] = exit_side === null ? [0, 0] : kOut[exit_side];
  for (const square of exits) {
    const { x, y } = middle_of(square);
    const [wide, deep] = dx === 0 ? [0.42, 0.2] : [0.2, 0.42];
    list.push({ x: x + dx * 0.9, y: y + dy * 0.9, z: 0.016, wide, deep, hue: kGold, strong: 1, form: kFrame });
  }
  for (const side of sides) {
    const [x, y] = kOut[side].map((out) => kSquares / 2 + out * (kSquares + kMargin) * 0.5) as [number, number];
    const [wide, deep] = kOut[side][0] === 0 ? [kSquares / 2, kMargin / 2 - 0.1] : [kMargin / 2 - 0.1, kSquares / 2];
    list.push({ x, y, z: 0.012, wide, deep, hue: kGold, strong: 0.9, form: kFrame });
  }
  for (const { ringed, place, size } of ghosts) {
    if (!ringed) continue;
    const { radius, height } = kBodies[size];
    const reach = radius * 1.75;
    list.push({
      x: place.at.x,
      y: place.at.y,
      z: place.at.z - height / 2 + 0.02,
      wide: reach,
      deep: reach,
      hue: kGold,
      strong: 1.2,
      form: kRing,
    });
  }
  return list;
}
export class Marks {
  readonly mesh = new Mesh(
    new BufferGeometry(),
    new ShaderMaterial({
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      premultipliedAlpha: true,
      polygonOffset: true,
      polygonOffsetFactor: -4,
      polygonOffsetUnits: -8,
      vertexShader: `attribute vec3 corner; attribute vec4 hue; varying vec3 c; varying vec4 h;
void main(){ c=corner; h=hue; gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.0); }`,
      fragmentShader: `varying vec3 c; varying vec4 h;
void main(){ float d=max(abs(c.x),abs(c.y)), edge=smoothstep(0.80,0.90,d)*smoothstep(0.97,0.93,d), fill=0.16+0.30*d*d;
 float corner=step(0.55,min(abs(c.x),abs(c.y))), frame=edge*(0.45+0.55*corner)+fill*step(d,0.95);
 float r=length(c.xy), ring=smoothstep(0.74,0.80,r)*smoothstep(0.92,0.86,r)+0.35*smoothstep(1.0,0.8,r)*smoothstep(0.5,0.8,r);
 gl_FragColor=vec4(h.rgb*h.a*mix(frame,ring,c.z),0.0); }`,
    }),
  );
  constructor() {
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }
  show(drawn: Drawn): void {
    const [positions, corners, hues, faces]: [number[], number[], number[], number[]] = [[], [], [], []];
    for (const { x, y, z, wide, deep, hue, strong, form } of patches_of(drawn)) {
      const first = positions.length / 3;
      for (const [u, v] of kCorners) {
        positions.push(x + u * wide, y + v * deep, z);
        corners.push(u, v, form);
        hues.push(...hue, strong);
      }
      faces.push(first, first + 1, first + 2, first, first + 2, first + 3);
    }
    const { mesh } = this;
    mesh.geometry.dispose();
    mesh.geometry = new BufferGeometry();
    mesh.geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
    mesh.geometry.setAttribute('corner', new Float32BufferAttribute(corners, 3));
    mesh.geometry.setAttribute('hue', new Float32BufferAttribute(hues, 4));
    mesh.geometry.setIndex(faces);
    mesh.visible = faces.length > 0;
  }
}
