// The hall in three dimensions. It draws only when something changed, and less finely while it moves on a slow device.
import {
  Color,
  Group,
  type Intersection,
  Mesh,
  MeshBasicMaterial,
  Plane,
  PlaneGeometry,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Door, Piece, Side, Square } from '../../../wire/pas_vu_pas_pris';
import { column_of, kSquares, middle_of, row_of, square_of } from '../data/board';
import type { Drawn, DrawnGhost, Hands, Motion, Pick } from './drawn';
import { shine } from './light';
import { advance, type Mover, move, mover } from './movers';
import { frame } from './paint';
import { Pointers } from './pointers';
import { trace } from './rays';
import { Rig } from './rig';
import { kMargin, Room } from './room';
import { Signs } from './signs';
import { type Furniture, furniture, GhostFigure } from './things';

const kFinest = 2; // pixels of the picture to a pixel of the page, at most
const kCoarsest = 0.55;
const kSlow_ms = 30; // a picture that takes longer is drawn less finely
const kQuick_ms = 14;
const kOmens = { rests: 0xb8fff0, falls: 0xffc45e, leaves: 0xff6a4d } as const;
const kSharpen_ms = 180; // after the last motion

export class Hall {
  readonly rig = new Rig();
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #room = new Room();
  readonly #signs = new Signs();
  readonly #pieces = new Map<Piece, Furniture & { mover: Mover }>();
  readonly #ghosts = new Map<number, { figure: GhostFigure; mover: Mover }>();
  readonly #squares: readonly Mesh[];
  readonly #exits: readonly Mesh[];
  readonly #sides = new Map<Side, Mesh>();
  readonly #rays = new Group();
  readonly #pointers: Pointers;
  readonly #observer: ResizeObserver;
  readonly #canvas: HTMLCanvasElement;
  #frame = 0;
  #ratio = 1;
  #sharp: ReturnType<typeof setTimeout> | null = null;
  #spent: number[] = [];
  #last = 0; // when the last picture was drawn
  #sharpened = false;
  #moved = false; // the camera, by the player
  #names: Readonly<Record<Side, string>> | null = null;
  #gone = false;

  constructor(canvas: HTMLCanvasElement, hands: Hands, onLost: () => void) {
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, stencil: true, powerPreference: 'low-power' });
    this.#scene.background = new Color(0x0e1126);
    this.#scene.add(this.#room.group, this.#rays, this.#signs.group);
    const map = frame();
    const glow = () => new MeshBasicMaterial({ map, transparent: true, depthWrite: false });
    this.#squares = Array.from({ length: kSquares * kSquares }, (_, square) => {
      const mesh = new Mesh(new PlaneGeometry(0.92, 0.92), glow());
      const { x, y } = middle_of(square);
      mesh.position.set(x, y, 0.008);
      mesh.visible = false;
      this.#scene.add(mesh);
      return mesh;
    });
    this.#exits = Array.from({ length: kSquares * kSquares }, () => {
      const mesh = new Mesh(new PlaneGeometry(0.8, 0.36), glow());
      mesh.visible = false;
      this.#scene.add(mesh);
      return mesh;
    });
    const kAcross: Readonly<Record<Side, readonly [number, number, number, number]>> = {
      south: [3, -kMargin / 2, kSquares, kMargin - 0.2],
      north: [3, kSquares + kMargin / 2, kSquares, kMargin - 0.2],
      west: [-kMargin / 2, 3, kMargin - 0.2, kSquares],
      east: [kSquares + kMargin / 2, 3, kMargin - 0.2, kSquares],
    };
    for (const [side, [x, y, wide, deep]] of Object.entries(kAcross)) {
      const mesh = new Mesh(
        new PlaneGeometry(wide, deep),
        new MeshBasicMaterial({ color: 0xffb55a, transparent: true, opacity: 0 }),
      );
      mesh.position.set(x, y, 0.012);
      mesh.material.depthWrite = false;
      this.#sides.set(side as Side, mesh);
      this.#scene.add(mesh);
    }
    this.#pointers = new Pointers(canvas, hands, {
      pick: (x, y) => this.pick(x, y),
      on_level: (x, y, z) => this.#on_level(x, y, z),
      orbit: (x, y) => this.rig.orbit(x, y),
      pan: (x, y) => this.rig.pan(x, y),
      zoom: (by) => this.rig.zoom(by),
      moved: () => this.moved(),
      free: () => this.rig.door === null,
    });
    canvas.addEventListener('webglcontextlost', onLost);
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(canvas);
    this.#resize();
  }

  dispose(): void {
    this.#gone = true;
    cancelAnimationFrame(this.#frame);
    if (this.#sharp !== null) clearTimeout(this.#sharp);
    this.#observer.disconnect();
    this.#pointers.dispose();
    for (const { glass } of this.#pieces.values()) glass?.dispose();
    this.#signs.dispose();
    this.#renderer.dispose();
  }

  #resize(): void {
    const { clientWidth: w, clientHeight: h } = this.#canvas;
    if (w === 0 || h === 0) return;
    this.rig.resize(w, h);
    if (!this.#moved) this.rig.fit(); // who has chosen a view keeps it
    this.#renderer.setPixelRatio(this.#ratio);
    this.#renderer.setSize(w, h, false);
    this.invalidate();
  }
  // The player has turned, moved or zoomed.
  moved(): void {
    this.#moved = true;
    this.invalidate();
  }
  name(sides: Readonly<Record<Side, string>>): void {
    this.#names = sides;
  }
  fit(side: Side | null): void {
    this.#moved = false;
    this.rig.fit();
    if (side !== null) this.rig.yaw = { south: -90, east: 0, north: 90, west: 180 }[side];
    this.invalidate();
  }
  look(door: Door | null, ms: number): void {
    this.rig.fly(door, ms);
    this.#room.show_hole(door === null);
    this.#signs.group.visible = door === null;
    this.invalidate();
  }

  update(drawn: Drawn, { ms, walk }: Motion): void {
    const now = performance.now();
    this.#room.own(drawn.owners);
    this.#room.hang(drawn.keyhole);
    this.#signs.hang(drawn.keyhole);
    if (this.#names !== null) this.#signs.tell(this.#names, drawn.owners);
    for (const each of drawn.pieces) {
      let known = this.#pieces.get(each.piece);
      if (known === undefined) {
        const made = furniture(each.piece);
        made.group.userData['piece'] = each.piece;
        this.#scene.add(made.group, made.shadow.mesh);
        known = { ...made, mover: mover(made.group, each.place) };
        this.#pieces.set(each.piece, known);
      }
      const material = known.body.material as MeshBasicMaterial;
      const held = each.held !== null;
      if (material.transparent !== held) material.needsUpdate = true;
      material.transparent = held;
      material.opacity = held ? 0.72 : 1;
      material.color.set(each.held !== null ? kOmens[each.held] : each.lit ? 0xffd9a0 : 0xffffff);
      move(known.mover, each.place, now, held ? 0 : ms, [], true);
    }
    const there = new Set(drawn.ghosts.map(({ ghost }) => ghost));
    for (const [ghost, { figure }] of this.#ghosts)
      if (!there.has(ghost)) {
        this.#scene.remove(figure.group, figure.shadow.mesh);
        figure.dispose();
        this.#ghosts.delete(ghost);
      }
    for (const each of drawn.ghosts) this.#take_ghost(each, now, ms, walk?.ghost === each.ghost ? walk.path : []);
    this.#mark(drawn);
    trace(this.#rays, drawn.rays);
    this.invalidate();
  }
  #take_ghost(each: DrawnGhost, now: number, ms: number, path: readonly Square[]): void {
    let known = this.#ghosts.get(each.ghost);
    if (known === undefined) {
      const figure = new GhostFigure(each.seat, each.size);
      figure.group.userData['ghost'] = each.ghost;
      this.#scene.add(figure.group, figure.shadow.mesh);
      known = { figure, mover: mover(figure.group, each.place) };
      this.#ghosts.set(each.ghost, known);
    }
    known.figure.face(each.facing);
    known.figure.mark(each);
    const way = path.slice(0, -1).map((square) => new Vector3(column_of(square) + 0.5, row_of(square) + 0.5, each.place.at.z));
    move(known.mover, each.place, now, each.faint ? 0 : ms, way, false);
  }
  #mark({ squares, exits, exit_side, sides }: Drawn): void {
    const colours = { reach: [0xffb84d, 0.8], full: [0x9a86b8, 0.22], way: [0xa5f0dc, 0.75], chosen: [0xa5f0dc, 1] } as const;
    for (const mesh of [...this.#squares, ...this.#exits]) mesh.visible = false;
    for (const { square, kind } of squares) {
      const mesh = this.#squares[square];
      if (mesh === undefined) continue;
      const [colour, opacity] = colours[kind];
      const material = mesh.material as MeshBasicMaterial;
      material.color.set(colour);
      material.opacity = opacity;
      mesh.visible = true;
    }
    const out = { south: [0, -1], north: [0, 1], west: [-1, 0], east: [1, 0] } as const;
    const [dx, dy] = exit_side === null ? [0, 0] : out[exit_side];
    for (const square of exits) {
      const mesh = this.#exits[square];
      if (mesh === undefined) continue;
      const { x, y } = middle_of(square);
      mesh.position.set(x + dx * 0.86, y + dy * 0.86, 0.014);
      mesh.rotation.z = dx === 0 ? 0 : Math.PI / 2;
      const material = mesh.material as MeshBasicMaterial;
      material.color.set(0xffd38c);
      material.opacity = 0.75;
      mesh.visible = true;
    }
    for (const [side, mesh] of this.#sides) (mesh.material as MeshBasicMaterial).opacity = sides.includes(side) ? 0.42 : 0;
  }
  // What lies under a point of the canvas, in pixels of the page.
  pick(x: number, y: number): Pick | null {
    const ray = this.#ray(x, y);
    const bodies = [
      ...[...this.#ghosts.values()].map(({ figure }) => figure.group),
      ...[...this.#pieces.values()].map(({ body }) => body),
    ];
    const hits: Intersection[] = ray.intersectObjects([...bodies, this.#room.floor, ...this.#sides.values()], true);
    for (const { object, point } of hits) {
      if (!object.visible && object.userData['side'] === undefined) continue;
      const at = { x: point.x, y: point.y, z: point.z };
      const named = object.parent?.userData ?? {};
      if (typeof named['ghost'] === 'number') return { type: 'ghost', ghost: named['ghost'], at };
      if (typeof named['piece'] === 'string') return { type: 'piece', piece: named['piece'] as Piece, at };
      if (object === this.#room.floor) return { type: 'floor', square: square_of(point.x, point.y), at };
      for (const [side, mesh] of this.#sides) if (mesh === object) return { type: 'side', side, at };
    }
    return null;
  }
  #ray(x: number, y: number): Raycaster {
    const box = this.#canvas.getBoundingClientRect();
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2), this.rig.camera);
    return ray;
  }
  #on_level(x: number, y: number, z: number): { readonly x: number; readonly y: number; readonly z: number } {
    const hit = this.#ray(x, y).ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -z), new Vector3());
    return hit === null ? { x: 0, y: 0, z } : { x: hit.x, y: hit.y, z };
  }

  // Draws soon; again as long as something moves.
  invalidate(): void {
    if (this.#frame === 0 && !this.#gone) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }
  #draw(now: number): void {
    this.#frame = 0;
    if (this.#gone) return;
    if (this.#sharpened) this.#renderer.setPixelRatio(this.#ratio); // motion starts as coarsely as it ended
    this.#sharpened = false;
    const flies = this.rig.update(now);
    this.#signs.face(this.rig.camera.position, this.rig.pixel, this.rig.height);
    let moves = false;
    for (const { mover: each, shadow, body, paint } of this.#pieces.values()) {
      const went = advance(each, now);
      if (went || !each.shaded) {
        shadow.cast(each.group.position, each.group.quaternion);
        shine(body.geometry, paint, each.group.quaternion);
      }
      each.shaded = true;
      moves = went || moves;
    }
    for (const { mover: each, figure } of this.#ghosts.values()) {
      const went = advance(each, now);
      if (went || !each.shaded) figure.shadow.cast(each.group.position, each.group.quaternion);
      each.shaded = true;
      moves = went || moves;
    }
    this.#tune(now); // before it is drawn: another fineness empties the canvas
    this.#renderer.render(this.#scene, this.rig.camera);
    if (flies || moves) this.invalidate();
  }
  // While it moves, only as fine as the device can; when it rests, as fine as the screen.
  #tune(now: number): void {
    const apart = now - this.#last;
    this.#last = now;
    if (apart < 200) this.#spent.push(apart);
    if (this.#spent.length >= 5) {
      const middle = [...this.#spent].sort((a, b) => a - b)[2] ?? 0;
      this.#spent = [];
      const finest = Math.min(kFinest, devicePixelRatio);
      if (middle > kSlow_ms) this.#refine(Math.max(kCoarsest, this.#ratio * 0.8));
      else if (middle < kQuick_ms && this.#ratio < finest) this.#refine(Math.min(finest, this.#ratio * 1.15));
    }
    if (this.#sharp !== null) clearTimeout(this.#sharp);
    this.#sharp = setTimeout(() => this.#sharpen(), kSharpen_ms);
  }
  #refine(ratio: number): void {
    if (Math.abs(ratio - this.#ratio) < 0.02) return;
    this.#ratio = ratio;
    this.#renderer.setPixelRatio(ratio);
  }
  #sharpen(): void {
    if (this.#gone || this.#frame !== 0) return;
    const finest = Math.min(kFinest, devicePixelRatio);
    if (this.#ratio >= finest) return;
    this.#sharpened = true;
    this.#renderer.setPixelRatio(finest);
    this.#renderer.render(this.#scene, this.rig.camera);
  }
  // For the measurements: how many pictures a second while the camera goes round.
  async measure(ms: number): Promise<number> {
    const start = performance.now();
    let pictures = 0;
    while (performance.now() - start < ms) {
      this.rig.orbit(1.5, 0);
      this.invalidate();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      ++pictures;
    }
    return (pictures * 1000) / (performance.now() - start);
  }
}
