// A pen and a few strokes that all pictures share. The grain is the same every time.
import { CanvasTexture, LinearFilter, LinearMipmapNearestFilter, NoColorSpace } from 'three';

export type Pen = CanvasRenderingContext2D;
export type Rgb = readonly [number, number, number];
type Point = readonly [number, number];

export function grain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
export function canvas(width: number, height: number, draw: (pen: Pen) => void = () => undefined): HTMLCanvasElement {
  const made = document.createElement('canvas');
  made.width = width;
  made.height = height;
  // painted by the processor: many small strokes are slow, and get lost, on a graphics processor that is only imitated
  const pen = made.getContext('2d', { willReadFrequently: true });
  if (pen !== null) draw(pen);
  return made;
}
// Colours are mixed as a painter mixes them, in display space: no colour space is ever converted.
export function picture(from: HTMLCanvasElement, { mips = true } = {}): CanvasTexture {
  const made = new CanvasTexture(from);
  made.colorSpace = NoColorSpace;
  made.generateMipmaps = mips;
  made.minFilter = mips ? LinearMipmapNearestFilter : LinearFilter; // what software rendering can afford
  return made;
}
export const rgb_of = (hex: string): Rgb => {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return [at(1), at(3), at(5)];
};
export const rgba = (hex: string, alpha: number): string =>
  `rgba(${rgb_of(hex)
    .map((each) => Math.round(each * 255))
    .join(',')},${alpha})`;

// A soft spot of light.
export function glow(
  pen: Pen,
  x: number,
  y: number,
  radius: number,
  inner: string,
  outer = 'rgba(0,0,0,0)',
  high = radius,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1, high / radius);
  const fade = pen.createRadialGradient(0, 0, 0, 0, 0, radius);
  fade.addColorStop(0, inner);
  fade.addColorStop(1, outer);
  pen.fillStyle = fade;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 7);
  pen.fill();
  pen.restore();
}
export function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 7);
  pen.fill();
}
export function oval(pen: Pen, x: number, y: number, wide: number, high: number): void {
  pen.beginPath();
  pen.ellipse(x, y, wide, high, 0, 0, 7);
  pen.fill();
}
export function line(pen: Pen, ...points: readonly Point[]): void {
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
}
export function round(pen: Pen, x: number, y: number, width: number, height: number, radius: number | number[]): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}
export function fade(
  pen: Pen,
  [x0, y0]: Point,
  [x1, y1]: Point,
  ...stops: readonly (readonly [number, string])[]
): CanvasGradient {
  const made = pen.createLinearGradient(x0, y0, x1, y1);
  for (const [at, colour] of stops) made.addColorStop(at, colour);
  return made;
}
// Draws inside of a box only, from its corner.
export function within(pen: Pen, x: number, y: number, width: number, height: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  draw();
  pen.restore();
}
export function at(pen: Pen, x: number, y: number, turn: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(turn);
  draw();
  pen.restore();
}

export interface Timber {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
  readonly seed: number;
  readonly fibres?: number;
}
// Long fibres of wood, along x, and a few knots.
export function wood(pen: Pen, width: number, height: number, { base, dark, light, seed, fibres = 240 }: Timber): void {
  const random = grain(seed);
  pen.fillStyle = base;
  pen.fillRect(0, 0, width, height);
  for (let fibre = 0; fibre < fibres; ++fibre) {
    const [y, sway, phase, waves] = [random() * height, 2 + random() * 7, random() * 6, 1 + random() * 1.6];
    pen.strokeStyle = rgba(random() < 0.55 ? dark : light, 0.05 + random() * 0.16);
    pen.lineWidth = 0.6 + random() * 2.6;
    pen.beginPath();
    for (let x = 0; x <= width; x += 16) pen.lineTo(x, y + sway * Math.sin((x / width) * waves * 6.28 + phase));
    pen.stroke();
  }
  pen.lineWidth = 1.4;
  pen.strokeStyle = rgba(dark, 0.16);
  for (let knot = 0; knot < 3; ++knot) {
    const [x, y] = [random() * width, random() * height];
    for (let ring = 12; ring > 2; ring -= 2.5) {
      pen.beginPath();
      pen.ellipse(x, y, ring * 2.6, ring * 0.8, 0, 0, 7);
      pen.stroke();
    }
  }
}
export interface Relief {
  readonly sunk?: boolean;
  readonly deep?: number;
  readonly fill?: string;
}
const kLit = 'rgba(255,214,150,.55)';
const kDim = 'rgba(10,2,12,.62)';
// A raised or sunken panel: light above and dark below, or the other way.
export function panel(pen: Pen, x: number, y: number, w: number, h: number, radius: number, relief: Relief = {}): void {
  const { sunk = true, deep = 5, fill } = relief;
  round(pen, x, y, w, h, radius);
  if (fill !== undefined) {
    pen.fillStyle = fill;
    pen.fill();
  }
  pen.save();
  pen.clip();
  pen.lineWidth = deep;
  pen.shadowBlur = deep * 1.6;
  pen.shadowColor = pen.strokeStyle = sunk ? kDim : kLit;
  line(pen, [x, y + h], [x, y], [x + w, y]);
  pen.shadowColor = pen.strokeStyle = sunk ? kLit : kDim;
  pen.globalAlpha = 0.7;
  line(pen, [x + w, y], [x + w, y + h], [x, y + h]);
  pen.restore();
}
export function star(pen: Pen, x: number, y: number, radius: number, points = 5, inner = 0.45, turn = -Math.PI / 2): void {
  pen.beginPath();
  for (let corner = 0; corner < 2 * points; ++corner) {
    const [angle, reach] = [turn + (corner * Math.PI) / points, corner % 2 === 1 ? radius * inner : radius];
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.closePath();
  pen.fill();
}
// The sign of a seat: disc, square, triangle, star.
export function symbol(pen: Pen, seat: number, x: number, y: number, size: number): void {
  const kind = seat % 4;
  if (kind === 0) disc(pen, x, y, size);
  else if (kind === 3) star(pen, x, y, size * 1.22);
  else {
    pen.beginPath();
    if (kind === 1) pen.roundRect(x - size * 0.88, y - size * 0.88, size * 1.76, size * 1.76, size * 0.18);
    else {
      pen.moveTo(x, y - size * 1.1);
      pen.lineTo(x + size * 1.05, y + size * 0.8);
      pen.lineTo(x - size * 1.05, y + size * 0.8);
      pen.closePath();
    }
    pen.fill();
  }
}
// A curl of gilding, to one side or the other.
const kCurl = 'M0 0C14-2 26-14 22-24 19-32 8-29 10-21 11-16 18-17 17-22M8-2C22 2 34-2 38-12M14-6C24 4 20 14 12 12';
export function curl(pen: Pen, x: number, y: number, size: number, side = 1, up = 1): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size * side, size * up);
  pen.stroke(new Path2D(kCurl));
  pen.restore();
}
