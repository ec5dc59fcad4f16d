// The hall in three dimensions. It draws only when something changed, and less finely while it moves on a slow device.
import { Group, Plane, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from 'three';
import type { Door, Piece, Side } from '../../../wire/pas_vu_pas_pris';
import { kSquares, square_of } from '../data/board';
import type { Vec } from '../space/pose';
import type { Drawn, Hands, Motion, Pick } from './drawn';
import { Flock } from './flock';
import { Furniture } from './furniture';
import { kLight } from './lamp';
import { Marks } from './marks';
import { kMargin } from './mesh/tray';
import { advance, move } from './movers';
import { fineness, type Pictures, paint } from './pictures';
import { Pointers } from './pointers';
import { trace } from './rays';
import { Rig } from './rig';
import { Room } from './room';
import { Signs } from './signs';
import { Tempo } from './tempo';

const kShade_ms = 90; // the light on the floor is painted anew so often while furniture moves
const kGlass_pictures = 6; // and the mirror's picture once in so many, while only the camera moves

export class Hall {
  readonly rig = new Rig();
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #room: Room;
  readonly #flock: Flock;
  readonly #pictures: Pictures;
  readonly #signs = new Signs();
  readonly #marks = new Marks();
  readonly #pieces = new Map<Piece, Furniture>();
  readonly #rays = new Group();
  readonly #pointers: Pointers;
  readonly #observer: ResizeObserver;
  readonly #canvas: HTMLCanvasElement;
  readonly #tempo: Tempo;
  #frame = 0;
  #pictured = 0; // pictures drawn
  #shaded = 0; // when the light on the floor was painted; 0: it must be
  #moved = false; // the camera, by the player
  #goes_on = false; // the last picture asked for the next
  #alive = false; // flames flicker and who was seen trembles
  #names: Readonly<Record<Side, string>> | null = null;
  #gone = false;

  static async make(canvas: HTMLCanvasElement, hands: Hands, onLost: () => void): Promise<Hall> {
    return new Hall(canvas, hands, onLost, await paint());
  }
  private constructor(canvas: HTMLCanvasElement, hands: Hands, onLost: () => void, pictures: Pictures) {
    this.#canvas = canvas;
    this.#pictures = pictures;
    this.#renderer = new WebGLRenderer({ canvas, antialias: false, alpha: true, powerPreference: 'low-power' });
    this.#renderer.setClearColor(0x000000, 0);
    this.#room = new Room(pictures);
    this.#flock = new Flock(pictures, fineness() > 1024 ? 1.25 : 1);
    this.#scene.add(this.#room.group, this.#flock.root, this.#marks.mesh, this.#rays, this.#signs.group);
    this.#tempo = new Tempo(
      (ratio) => this.#refine(ratio),
      () => this.#sharpen(),
    );
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
    this.#tempo.dispose();
    this.#observer.disconnect();
    this.#pointers.dispose();
    for (const each of this.#pieces.values()) each.dispose();
    for (const each of Object.values(this.#pictures)) each.dispose();
    this.#flock.dispose();
    this.#signs.dispose();
    this.#renderer.dispose();
  }

  #resize(): void {
    const { clientWidth: w, clientHeight: h } = this.#canvas;
    if (w === 0 || h === 0) return;
    this.rig.resize(w, h);
    if (!this.#moved) this.rig.fit(); // who has chosen a view keeps it
    this.#size(this.#tempo.ratio);
    this.invalidate();
  }
  #size(ratio: number): void {
    const { clientWidth: w, clientHeight: h } = this.#canvas;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(w, h, false);
    this.#room.resize(w * ratio, h * ratio);
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
    this.#signs.group.visible = door === null;
    this.invalidate();
  }
  // Calm: nothing moves by itself.
  live(alive: boolean): void {
    this.#alive = alive;
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
        known = new Furniture(each, this.#pictures);
        known.mesh.userData['piece'] = each.piece;
        this.#scene.add(known.mesh);
        this.#pieces.set(each.piece, known);
      }
      known.mark(each);
      move(known.mover, each.place, now, each.held === null ? ms : 0, [], true);
    }
    this.#flock.take(drawn.ghosts, now, ms, walk);
    this.#marks.show(drawn);
    trace(this.#rays, drawn.rays);
    this.#shaded = 0;
    this.invalidate();
  }
  // What lies under a point of the canvas, in pixels of the page.
  pick(x: number, y: number): Pick | null {
    const ray = this.#ray(x, y);
    const ghost = this.#flock.pick(ray);
    const [piece] = ray.intersectObjects(
      [...this.#pieces.values()].map(({ mesh }) => mesh),
      false,
    );
    if (ghost !== null && (piece === undefined || ghost.distance < piece.distance))
      return { type: 'ghost', ghost: ghost.ghost, at: vec(ghost.point) };
    if (piece !== undefined) return { type: 'piece', piece: piece.object.userData['piece'] as Piece, at: vec(piece.point) };
    const floor = ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3());
    if (floor === null) return null;
    const away: Readonly<Record<Side, number>> = {
      south: -floor.y,
      north: floor.y - kSquares,
      west: -floor.x,
      east: floor.x - kSquares,
    };
    const side = (Object.keys(away) as Side[]).reduce((best, each) => (away[each] > away[best] ? each : best));
    if (away[side] <= 0) return { type: 'floor', square: square_of(floor.x, floor.y), at: vec(floor) };
    return away[side] < kMargin ? { type: 'side', side, at: vec(floor) } : null;
  }
  #ray(x: number, y: number): Raycaster {
    const box = this.#canvas.getBoundingClientRect();
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(((x - box.left) / box.width) * 2 - 1, 1 - ((y - box.top) / box.height) * 2), this.rig.camera);
    return ray;
  }
  #on_level(x: number, y: number, z: number): Vec {
    const hit = this.#ray(x, y).ray.intersectPlane(new Plane(new Vector3(0, 0, 1), -z), new Vector3());
    return hit === null ? { x: 0, y: 0, z } : vec(hit);
  }

  // Draws soon; again as long as something moves.
  invalidate(): void {
    if (this.#frame === 0 && !this.#gone) this.#frame = requestAnimationFrame((now) => this.#draw(now));
  }
  #draw(now: number): void {
    this.#frame = 0;
    if (this.#gone) return;
    this.#tempo.take(now, this.#goes_on); // before it is drawn: another fineness empties the canvas
    if (this.#alive) kLight.uTime.value = (now / 1000) % 600;
    const flies = this.rig.update(now);
    this.#signs.face(this.rig.camera.position, this.rig.pixel, this.rig.height);
    this.#room.face(this.rig.camera.position, this.rig.door);
    let furniture = false;
    for (const each of this.#pieces.values()) {
      const went = advance(each.mover, now);
      each.follow();
      furniture = went || furniture;
    }
    const ghosts = this.#flock.advance(now, this.#alive);
    this.#shade(now, furniture);
    this.#render(ghosts || furniture || this.#pictured % kGlass_pictures === 0);
    const trembles = this.#alive && this.#flock.trembles(now) && this.rig.door !== null;
    this.#goes_on = flies || furniture || ghosts || trembles;
    if (this.#goes_on) this.invalidate();
  }
  #shade(now: number, moves: boolean): void {
    if (this.#shaded !== 0 && (!moves || now - this.#shaded < kShade_ms)) return;
    this.#shaded = moves ? now : Math.max(1, now);
    this.#room.shade([...this.#pieces.values()].map((each) => each.cast()));
  }
  #render(mirrors: boolean): void {
    ++this.#pictured;
    this.#scene.updateMatrixWorld();
    const glass = this.#pieces.get('mirror')?.glass;
    if (mirrors) {
      glass?.resize(this.#canvas.width, this.#canvas.height);
      const own = this.rig.flying ? undefined : this.rig.door?.side;
      if (own) this.#room.mirrored(own, true);
      glass?.draw(this.#renderer, this.#scene, this.rig.camera);
      if (own) this.#room.mirrored(own, false);
    }
    this.#renderer.render(this.#scene, this.rig.camera);
  }
  #refine(ratio: number): void {
    this.#size(ratio);
  }
  #sharpen(): void {
    if (this.#gone || this.#frame !== 0) return;
    this.#size(this.#tempo.finest);
    this.#render(true);
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
const vec = ({ x, y, z }: Vector3): Vec => ({ x, y, z });
