// Light worked out when a body is put somewhere, not for every pixel of every picture: a lamp from above and the room's own glow. Every
// face then has one colour, and even a device without a graphics processor keeps up.
import {
  type BufferAttribute,
  BufferGeometry,
  Color,
  EqualStencilFunc,
  Float32BufferAttribute,
  IncrementStencilOp,
  Mesh,
  MeshBasicMaterial,
  type Quaternion,
  Vector3,
} from 'three';
import { hull } from '../space/hull';

const kLamp = new Vector3(-2.2, -3, 9).normalize(); // towards the lamp
const kLampColour = new Color(1.0, 0.84, 0.62);
const kSky = new Color(0.62, 0.66, 0.92);
const kGround = new Color(0.42, 0.3, 0.26);

// How bright a face is that looks that way.
export function lit(normal: Vector3, into: Color): Color {
  const up = normal.z * 0.5 + 0.5;
  const lamp = Math.max(0, normal.dot(kLamp)) * 0.78;
  into.r = (kGround.r + (kSky.r - kGround.r) * up) * 0.72 + kLampColour.r * lamp;
  into.g = (kGround.g + (kSky.g - kGround.g) * up) * 0.72 + kLampColour.g * lamp;
  into.b = (kGround.b + (kSky.b - kGround.b) * up) * 0.72 + kLampColour.b * lamp;
  return into;
}

// Colours of a geometry under the lamp, if it is turned so. `paint` holds its own colours; none: white.
export function shine(geometry: BufferGeometry, paint: BufferAttribute | null, turn: Quaternion): void {
  const normals = geometry.getAttribute('normal');
  const colours = geometry.getAttribute('color');
  const normal = new Vector3();
  const light = new Color();
  for (let at = 0; at < normals.count; ++at) {
    normal.fromBufferAttribute(normals as BufferAttribute, at).applyQuaternion(turn);
    lit(normal, light);
    colours.setXYZ(at, light.r * (paint?.getX(at) ?? 1), light.g * (paint?.getY(at) ?? 1), light.b * (paint?.getZ(at) ?? 1));
  }
  colours.needsUpdate = true;
}

// The shadow of a body on the floor: the outline of each of its solids, seen from the lamp. Where several fall, it is as dark as one.
const kDark = new MeshBasicMaterial({
  color: 0x0c0618,
  transparent: true,
  opacity: 0.42,
  depthWrite: false,
  stencilWrite: true,
  stencilFunc: EqualStencilFunc,
  stencilRef: 0,
  stencilZPass: IncrementStencilOp,
});
const kLevel = 0.005;
const kReach = 6;
export class Shadow {
  readonly mesh = new Mesh(new BufferGeometry(), kDark);
  readonly #solids: readonly (readonly Vector3[])[];
  constructor(solids: readonly (readonly Vector3[])[]) {
    this.#solids = solids;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
  }
  cast(at: Vector3, turn: Quaternion): void {
    const points: number[] = [];
    const corner = new Vector3();
    for (const solid of this.#solids) {
      const flat = solid.map((each) => {
        corner.copy(each).applyQuaternion(turn).add(at);
        const fall = Math.max(0, corner.z) / kLamp.z;
        return { x: corner.x - kLamp.x * fall, y: corner.y - kLamp.y * fall };
      });
      const outline = hull(flat.map(({ x, y }) => ({ x: kept(x), y: kept(y) })));
      const [first] = outline;
      if (first === undefined) continue;
      for (let side = 1; side + 1 < outline.length; ++side)
        for (const { x, y } of [first, outline[side] ?? first, outline[side + 1] ?? first]) points.push(x, y, kLevel);
    }
    this.mesh.geometry.dispose();
    this.mesh.geometry = new BufferGeometry();
    this.mesh.geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
  }
}
// Inside the hall shadows end at its walls; beside it, a little further out.
const kept = (value: number): number => Math.min(kReach + 1.7, Math.max(-1.7, value));
