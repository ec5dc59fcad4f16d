// What the sides are called and which number each door has, to be read from anywhere: the signs turn to the camera, and nothing hides them.
import { CanvasTexture, Group, LinearMipmapLinearFilter, Sprite, SpriteMaterial, SRGBColorSpace, type Vector3 } from 'three';
import type { Door, Side } from '../../../wire/pas_vu_pas_pris';
import { looks_of } from '../colours';
import { door_place, kSides, kSquares } from '../data/board';
import { canvas, type Pen } from './art/pen';

const kNumbers = [1, 2, 3, 4, 5, 6] as const;
const kDisc = 24; // pixels across
const kName = 29; // pixels high, and three times as wide
const kUsual = 600; // pixels of the picture's height; on a phone they are a little smaller, on a television larger
const kLeast = 0.8;
const kMost = 1.7;
export const kAway = 1.3; // of a name from its wall
const kTop = 1.62; // of a wall that is looked at from inside, its numbers stand on it, and its name over them
const kAbove = 38; // pixels

const grown = (height: number): number => Math.min(kMost, Math.max(kLeast, height / kUsual));
// How far a name reaches to both sides of its middle, in pixels of a picture so high.
export const name_reach = (height: number): number => (kName * 3 * grown(height)) / 2;

const kMiddles = {
  south: { x: kSquares / 2, y: 0, in_x: 0, in_y: 1 },
  west: { x: 0, y: kSquares / 2, in_x: 1, in_y: 0 },
  north: { x: kSquares / 2, y: kSquares, in_x: 0, in_y: -1 },
  east: { x: kSquares, y: kSquares / 2, in_x: -1, in_y: 0 },
} as const;
const kAlways = { transparent: true, depthTest: false, depthWrite: false, sizeAttenuation: false } as const;
function material(width: number, draw: (pen: Pen) => void): SpriteMaterial {
  const map = new CanvasTexture(canvas(width, 64, draw));
  map.colorSpace = SRGBColorSpace;
  map.minFilter = LinearMipmapLinearFilter;
  return new SpriteMaterial({ map, ...kAlways });
}
const kFont = '"Atkinson Hyperlegible", sans-serif';
function disc(number: number, lit: boolean): SpriteMaterial {
  return material(64, (pen) => {
    pen.beginPath();
    pen.arc(32, 32, 28, 0, Math.PI * 2);
    pen.fillStyle = lit ? '#ffb55a' : '#2b1606';
    pen.fill();
    pen.lineWidth = lit ? 7 : 4;
    pen.strokeStyle = lit ? '#fff3d8' : '#c99a4f';
    pen.stroke();
    pen.fillStyle = lit ? '#1c0f06' : '#ffe7bd';
    pen.font = `700 44px ${kFont}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(String(number), 32, 35);
  });
}
function plate(name: string, colour: string): SpriteMaterial {
  return material(192, (pen) => {
    pen.beginPath();
    pen.roundRect(4, 4, 184, 56, 28);
    pen.fillStyle = '#14183a';
    pen.fill();
    pen.lineWidth = 5;
    pen.strokeStyle = colour;
    pen.stroke();
    pen.fillStyle = '#f9ead0';
    pen.font = `700 42px ${kFont}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(name, 96, 34, 168);
  });
}

export class Signs {
  readonly group = new Group();
  readonly #doors: readonly { readonly side: Side; readonly number: number; readonly sprite: Sprite }[];
  readonly #names = new Map<Side, Sprite>();
  readonly #plain = kNumbers.map((number) => disc(number, false));
  readonly #lit = kNumbers.map((number) => disc(number, true));
  #told = '';

  constructor() {
    this.#doors = kSides.flatMap((side) =>
      kNumbers.map((number) => {
        const sprite = new Sprite(this.#plain[number - 1]);
        sprite.renderOrder = 5;
        this.group.add(sprite);
        return { side, number, sprite };
      }),
    );
  }
  // The sides in the player's language, framed in the colour of who sits there.
  tell(names: Readonly<Record<Side, string>>, owners: readonly Side[]): void {
    const key = `${kSides.map((side) => names[side]).join(' ')} ${owners.join(' ')}`;
    if (key === this.#told) return;
    this.#told = key;
    for (const side of kSides) {
      const seat = owners.indexOf(side);
      const made = plate(names[side], seat === -1 ? '#8d90c4' : looks_of(seat).body);
      const known = this.#names.get(side);
      if (known !== undefined) {
        known.material.map?.dispose();
        known.material.dispose();
        known.material = made;
        continue;
      }
      const sprite = new Sprite(made);
      sprite.renderOrder = 6;
      this.#names.set(side, sprite);
      this.group.add(sprite);
    }
  }
  hang(door: Door | null): void {
    for (const { side, number, sprite } of this.#doors) {
      const here = door?.side === side && door.number === number;
      const wanted = (here ? this.#lit : this.#plain)[number - 1];
      if (wanted !== undefined) sprite.material = wanted;
    }
  }
  // Numbers stand on a wall that is seen from inside, and before one that is looked over. `pixel` is one, a unit away from the eye.
  face(eye: Vector3, pixel: number, height: number): void {
    const scale = pixel * grown(height);
    for (const side of kSides) {
      const { x, y, in_x, in_y } = kMiddles[side];
      const ahead = (eye.x - x) * in_x + (eye.y - y) * in_y;
      const across = Math.abs((eye.x - x) * in_y - (eye.y - y) * in_x);
      const name = this.#names.get(side);
      const above = kAbove * scale * Math.hypot(eye.x - x, eye.y - y, eye.z - kTop);
      if (ahead > across) name?.position.set(x, y, kTop + above);
      else name?.position.set(x - in_x * kAway, y - in_y * kAway, 0.1);
      name?.scale.set(kName * 3 * scale, kName * scale, 1);
      for (const each of this.#doors) {
        if (each.side !== side) continue;
        const door = door_place(each);
        if (ahead > 0) each.sprite.position.set(door.x, door.y, kTop);
        else each.sprite.position.set(door.x - in_x * 0.24, door.y - in_y * 0.24, 0.02);
        each.sprite.scale.setScalar(kDisc * scale);
      }
    }
  }
  dispose(): void {
    for (const each of [...this.#plain, ...this.#lit, ...[...this.#names.values()].map((sprite) => sprite.material)]) {
      each.map?.dispose();
      each.dispose();
    }
  }
}
