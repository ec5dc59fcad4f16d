// All ghosts in a few draws: one for each size, and one more for those that are only planned; their soft shadows in another.
import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Object3D,
  PlaneGeometry,
  Quaternion,
  type Raycaster,
  ShaderMaterial as Shader,
  type ShaderMaterial,
  Vector3,
} from 'three';
import type { Size, Square } from '../../../wire/pas_vu_pas_pris';
import { column_of, kBodies, kGhostsEach, kSizes, kSquares, row_of } from '../data/board';
import { cell_of, type Mood } from './art/faces';
import { cloth_of } from './art/players';
import type { DrawnGhost } from './drawn';
import { ghost_material } from './lamp';
import { ghost_sheet } from './mesh/sheet';
import { advance, type Mover, move, mover } from './movers';
import type { Pictures } from './pictures';

const kMost = 4 * kGhostsEach + 8; // with those that fusions are planned into
const kFaint = 0.62;
const kSeen = [1, 0.72, 0.3] as const;
const kStartle_ms = 1400;
const kTremble_ms = 5000; // then they are still, and nothing has to be drawn any more
const kUp: Readonly<Vector3> = new Vector3(0, 0, 1);
const kIdle: readonly Mood[] = ['smug', 'sneak', 'smug', 'hide', 'sneak', 'smug', 'sneak'];

interface Ghost {
  drawn: DrawnGhost;
  seen_since: number; // 0: not seen
  readonly mover: Mover;
}
interface Kind {
  readonly size: Size;
  readonly faint: boolean;
  readonly mesh: InstancedMesh;
  readonly cell: InstancedBufferAttribute;
  readonly rim: InstancedBufferAttribute;
  readonly who: number[];
}
const lies = ({ place: { turn } }: DrawnGhost): boolean => Math.abs(turn.x) + Math.abs(turn.y) > 0.1;
function mood_of(each: DrawnGhost): Mood {
  if (each.frightened) return 'fright';
  if (lies(each)) return 'hide';
  const { x, y } = each.place.at;
  if (x > 0 && y > 0 && x < kSquares && y < kSquares) return each.faint ? 'smug' : 'sneak';
  return kIdle[Math.abs(each.ghost + each.seat) % kIdle.length] ?? 'sneak';
}

export class Flock {
  readonly root = new Object3D();
  readonly #kinds: readonly Kind[];
  readonly #shadows: InstancedMesh;
  readonly #hues: InstancedBufferAttribute;
  readonly #ghosts = new Map<number, Ghost>();

  constructor(pictures: Pictures, fine: number) {
    const solid = ghost_material(pictures.sheets, 1);
    const faint = ghost_material(pictures.sheets, kFaint);
    this.#kinds = kSizes.flatMap((size) => [kind_of(size, fine, solid, false), kind_of(size, fine, faint, true)]);
    const plane = new PlaneGeometry(1, 1);
    this.#hues = new InstancedBufferAttribute(new Float32Array(kMost * 3), 3);
    plane.setAttribute('hue', this.#hues);
    this.#shadows = new InstancedMesh(plane, shadow_material(), kMost);
    this.#shadows.renderOrder = 2;
    this.#shadows.frustumCulled = false;
    this.root.add(this.#shadows, ...this.#kinds.map(({ mesh }) => mesh));
  }

  take(
    list: readonly DrawnGhost[],
    now: number,
    ms: number,
    walk: { readonly ghost: number; readonly path: readonly Square[] } | null,
  ): void {
    const there = new Set(list.map(({ ghost }) => ghost));
    for (const ghost of [...this.#ghosts.keys()]) if (!there.has(ghost)) this.#ghosts.delete(ghost);
    for (const drawn of list) {
      const known = this.#ghosts.get(drawn.ghost) ?? { drawn, seen_since: 0, mover: mover(new Object3D(), drawn.place) };
      known.drawn = drawn;
      known.seen_since = drawn.outlined ? known.seen_since || now : 0;
      this.#ghosts.set(drawn.ghost, known);
      const path = walk?.ghost === drawn.ghost ? walk.path : [];
      const way = path.slice(0, -1).map((square) => new Vector3(column_of(square) + 0.5, row_of(square) + 0.5, drawn.place.at.z));
      move(known.mover, drawn.place, now, drawn.faint ? 0 : ms, way, false);
    }
  }
  // Somebody was just seen: they tremble.
  trembles(now: number): boolean {
    return [...this.#ghosts.values()].some(({ seen_since }) => seen_since > 0 && now - seen_since < kTremble_ms);
  }
  // Puts all where they are now; true while one of them is on its way.
  advance(now: number, alive: boolean): boolean {
    let moves = false;
    for (const { mover: each } of this.#ghosts.values()) moves = advance(each, now) || moves;
    for (const kind of this.#kinds) this.#put(kind, now, alive);
    this.#cast();
    return moves;
  }
  #put(kind: Kind, now: number, alive: boolean): void {
    const matrix = new Matrix4();
    const [facing, at, scale] = [new Quaternion(), new Vector3(), new Vector3()];
    kind.who.length = 0;
    for (const [name, { drawn, mover: each, seen_since }] of this.#ghosts) {
      if (drawn.size !== kind.size || drawn.faint !== kind.faint || kind.who.length >= kMost) continue;
      const index = kind.who.length;
      const turn = lies(drawn) ? Math.PI - 0.5 : (drawn.facing * Math.PI) / 2;
      facing.setFromAxisAngle(kUp, turn).premultiply(each.group.quaternion);
      const since = alive && seen_since > 0 ? (now - seen_since) / kStartle_ms : 1;
      const jump = since < 1 ? Math.abs(Math.sin(since * 9)) * (1 - since) : 0; // whoever is seen jumps
      at.copy(each.group.position);
      at.z += 0.16 * jump;
      matrix.compose(at, facing, scale.set(1 - 0.08 * jump, 1 - 0.08 * jump, 1 + 0.12 * jump));
      kind.mesh.setMatrixAt(index, matrix);
      kind.cell.setXY(index, ...cell_of(drawn.seat, mood_of(drawn)));
      kind.rim.setXYZW(index, ...(drawn.outlined ? kSeen : cloth_of(drawn.seat).rim), drawn.outlined ? 1 : 0);
      kind.who.push(name);
    }
    kind.mesh.count = kind.who.length;
    kind.mesh.visible = kind.who.length > 0;
    kind.mesh.boundingSphere = null;
    kind.mesh.instanceMatrix.needsUpdate = kind.cell.needsUpdate = kind.rim.needsUpdate = true;
  }
  #cast(): void {
    const matrix = new Matrix4();
    const [at, turn, scale] = [new Vector3(), new Quaternion(), new Vector3()];
    let index = 0;
    for (const { drawn, mover: each } of this.#ghosts.values()) {
      if (index >= kMost) break;
      const { radius, height } = kBodies[drawn.size];
      const lying = lies(drawn);
      const along = new Vector3(0, 0, 1).applyQuaternion(each.group.quaternion);
      at.copy(each.group.position);
      at.z += 0.006 - (lying ? radius : height / 2);
      turn.setFromAxisAngle(kUp, Math.atan2(along.y, along.x));
      matrix.compose(at, turn, scale.set(lying ? height * 1.5 : radius * 3.3, radius * 3.2, 1));
      this.#shadows.setMatrixAt(index, matrix);
      this.#hues.setXYZ(index, ...cloth_of(drawn.seat).rim);
      ++index;
    }
    this.#shadows.count = index;
    this.#shadows.instanceMatrix.needsUpdate = this.#hues.needsUpdate = true;
  }
  // Which ghost a ray meets first, and where.
  pick(ray: Raycaster): { readonly ghost: number; readonly distance: number; readonly point: Vector3 } | null {
    const found = this.#kinds
      .filter(({ mesh }) => mesh.visible)
      .flatMap((kind) => {
        const [hit] = ray.intersectObject(kind.mesh, false);
        const ghost = hit?.instanceId === undefined ? undefined : kind.who[hit.instanceId];
        return hit === undefined || ghost === undefined ? [] : [{ ghost, distance: hit.distance, point: hit.point }];
      });
    return found.sort((a, b) => a.distance - b.distance)[0] ?? null;
  }
  dispose(): void {
    for (const { mesh } of this.#kinds) mesh.geometry.dispose();
  }
}
function kind_of(size: Size, fine: number, material: ShaderMaterial, faint: boolean): Kind {
  const geometry = ghost_sheet(size, Math.round((size === 'small' ? 18 : 24) * fine));
  const cell = new InstancedBufferAttribute(new Float32Array(kMost * 2), 2);
  const rim = new InstancedBufferAttribute(new Float32Array(kMost * 4), 4);
  geometry.setAttribute('cell', cell);
  geometry.setAttribute('rim', rim);
  const mesh = new InstancedMesh(geometry, material, kMost);
  mesh.count = 0;
  mesh.frustumCulled = false;
  return { size, faint, mesh, cell, rim, who: [] };
}
const shadow_material = (): ShaderMaterial =>
  new Shader({
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -4,
    vertexShader: `attribute vec3 hue; varying vec2 vC; varying vec3 vH;
void main(){ vC=uv*2.0-1.0; vH=hue; gl_Position=projectionMatrix*viewMatrix*modelMatrix*instanceMatrix*vec4(position,1.0); }`,
    fragmentShader: `varying vec2 vC; varying vec3 vH;
void main(){ float r=length(vC), d=max(0.0,1.0-r), dark=smoothstep(1.0,0.30,r); gl_FragColor=vec4(vH*0.35*d,0.78*dark*dark); }`,
  });
