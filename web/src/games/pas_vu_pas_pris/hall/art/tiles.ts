// One picture with sixteen materials for all furniture: woods, leather, linen, keys, gilding, silver.
import type { CanvasTexture } from 'three';
import { canvas, type Pen, picture } from './pen';
import { lace, leather, linen, tuft } from './tile_cloth';
import { keys, piano_front, piano_top } from './tile_piano';
import { baize, cane, drawers, gilt, mahogany, oak, silver, walnut } from './tile_wood';

export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const kAcross = 4;
const kSide = 512; // of a tile as it is painted
const kInset = 3 / (kAcross * kSide);
const plain = (pen: Pen, side: number): void => {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, side, side);
};
const kPainters = {
  walnut,
  mahogany,
  oak,
  leather,
  baize,
  linen,
  lace,
  keys,
  piano_front,
  gilt,
  silver,
  drawers,
  tuft,
  piano_top,
  plain,
  cane,
} as const;
type Name = keyof typeof kPainters;
const kNames = Object.keys(kPainters) as Name[];
const tile = (index: number): Tile => ({
  x: (index % kAcross) / kAcross + kInset,
  y: 1 - (Math.floor(index / kAcross) + 1) / kAcross + kInset,
  w: 1 / kAcross - 2 * kInset,
  h: 1 / kAcross - 2 * kInset,
});
export const kTiles = Object.fromEntries(kNames.map((name, index) => [name, tile(index)])) as Readonly<Record<Name, Tile>>;
// A part of a tile, in shares of it from its lower left.
export const part = ({ x, y, w, h }: Tile, left: number, low: number, wide: number, high: number): Tile => ({
  x: x + w * left,
  y: y + h * low,
  w: w * wide,
  h: h * high,
});
export const kPlain = part(kTiles.plain, 0.25, 0.25, 0.4, 0.4);

export function furniture_picture(side: number): CanvasTexture {
  const one = side / kAcross;
  return picture(
    canvas(side, side, (pen) => {
      kNames.forEach((name, index) => {
        pen.save();
        pen.translate((index % kAcross) * one, Math.floor(index / kAcross) * one);
        pen.scale(one / kSide, one / kSide);
        pen.beginPath();
        pen.rect(0, 0, kSide, kSide);
        pen.clip();
        kPainters[name](pen, kSide);
        pen.restore();
      });
    }),
  );
}
