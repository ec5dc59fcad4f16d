// The sheets of all ghosts in one picture: a row for each player, a column for each mood. Their cloth has a colour, a pattern, a border
// at the hem and a badge; a face has huge eyes and a mouth.
import type { CanvasTexture } from 'three';
import { canvas, disc, fade, glow, oval, type Pen, picture, rgba, round, symbol } from './pen';
import { type Cloth, cloth_of } from './players';

export type Mood = 'sneak' | 'fright' | 'hide' | 'smug';
export const kMoods: readonly Mood[] = ['sneak', 'fright', 'hide', 'smug'];
const kSide = 512; // of a cell as it is painted
const kSeats = 4;

// The front gets more of the picture than the back: where an angle from the nose, -1 to 1 of half a turn, lies across a cell.
export const across = (turn: number): number => 0.5 + 0.5 * Math.sign(turn) * (1 - (1 - Math.abs(turn)) ** 1.7);
const kX = (turn: number): number => across(turn) * kSide;
const kY = (share: number): number => (1 - share) * kSide; // 0: hem, 1: crown
const kInk = '#241433';
const kEye = { across: 0.165, up: 0.645 };
// How much wider than at the front a symbol must be painted so that it looks as wide there.
const stretch = (turn: number, reach: number): number =>
  (kX(Math.min(1, turn + reach)) - kX(Math.max(-1, turn - reach))) / (2 * reach);

function cloth(pen: Pen, seat: number, colours: Cloth, pale: boolean): void {
  const { crown, body, mid, deep, light } = colours;
  pen.fillStyle = fade(pen, [0, 0], [0, kSide], [0, crown], [0.42, body], [0.7, body], [0.9, mid], [1, deep]);
  pen.fillRect(0, 0, kSide, kSide);
  glow(pen, kX(0), kY(0.6), 190, rgba(light, pale ? 1 : 0.85), rgba(light, 0), 150);
  const columns = 11;
  for (let row = 0; row < 7; ++row)
    for (let column = 0; column < columns; ++column) {
      const turn = ((column + (row % 2 ? 0.5 : 0)) / columns) * 2 - 1 + 1 / columns;
      const share = 0.165 + row * 0.098;
      const face = Math.exp(-((turn / 0.4) ** 2) - ((share - 0.6) / 0.24) ** 2);
      const alpha = (0.62 - 0.45 * Math.max(0, share - 0.3)) * (1 - face);
      if (turn > 1 || alpha < 0.06 || share > 0.74) continue;
      pen.fillStyle = rgba(deep, alpha);
      placed(pen, turn, share, Math.max(0.35, ((stretch(turn, 0.03) / columns) * 0.62) / 22), () => symbol(pen, seat, 0, 0, 12));
    }
  // a border at the hem, with piping and big symbols
  pen.fillStyle = rgba(deep, 0.92);
  pen.fillRect(0, kY(0.115), kSide, kSide);
  pen.fillStyle = light;
  for (const share of [0.125, 0.02]) pen.fillRect(0, kY(share), kSide, 5);
  for (let column = 0; column < 18; ++column) {
    const turn = ((column + 0.5) / 18) * 2 - 1;
    placed(pen, turn, 0.066, Math.max(0.4, (stretch(turn, 0.05) * 0.1) / 40), () => symbol(pen, seat, 0, 0, 12));
  }
}
function placed(pen: Pen, turn: number, share: number, wide: number, draw: () => void): void {
  pen.save();
  pen.translate(kX(turn), kY(share));
  pen.scale(wide, 1);
  draw();
  pen.restore();
}
function badge(pen: Pen, seat: number, { deep, light, ink }: Cloth): void {
  placed(pen, 0, 0.3, 1, () => {
    for (const [colour, size] of [
      [rgba(ink, 0.25), 40],
      [deep, 36],
      ['#fffaf0', 27],
      [deep, 17],
    ] as const) {
      pen.fillStyle = colour;
      symbol(pen, seat, 0, 0, size);
    }
  });
  // a patch with a seam
  placed(pen, 0.36, 0.46, 1, () => {
    pen.strokeStyle = rgba(deep, 0.7);
    pen.lineWidth = 3;
    pen.setLineDash([7, 7]);
    pen.strokeRect(0, 0, 46, 44);
    pen.setLineDash([]);
    pen.fillStyle = rgba(light, 0.75);
    pen.fillRect(3, 3, 40, 38);
    pen.fillStyle = rgba(deep, 0.8);
    symbol(pen, seat, 23, 22, 10);
  });
}

interface Eye {
  readonly wide: number;
  readonly high: number;
  readonly dx: number; // of the pupil
  readonly dy: number;
  readonly pupil: number;
}
function eyes(pen: Pen, { ink }: Cloth, { wide, high, dx, dy, pupil }: Eye): void {
  for (const side of [-1, 1]) {
    const [x, y] = [kX(side * kEye.across), kY(kEye.up)];
    pen.fillStyle = rgba(ink, 0.28);
    oval(pen, x, y + 5, wide + 5, high + 4);
    pen.fillStyle = '#ffffff';
    oval(pen, x, y, wide, high);
    pen.lineWidth = 4.5;
    pen.strokeStyle = ink;
    pen.stroke();
    pen.save();
    pen.clip();
    const dark = pen.createRadialGradient(x + dx, y + dy, 1, x + dx, y + dy, pupil);
    dark.addColorStop(0, '#120822');
    dark.addColorStop(0.72, '#1d0f30');
    dark.addColorStop(1, ink);
    pen.fillStyle = dark;
    oval(pen, x + dx, y + dy, pupil * 0.92, pupil);
    pen.fillStyle = fade(pen, [0, y - high], [0, y + high], [0, 'rgba(60,40,110,.35)'], [0.4, 'rgba(60,40,110,0)']);
    pen.fillRect(x - wide, y - high, 2 * wide, 2 * high);
    pen.fillStyle = '#fff';
    oval(pen, x + dx - pupil * 0.32, y + dy - pupil * 0.38, pupil * 0.34, pupil * 0.36);
    disc(pen, x + dx + pupil * 0.36, y + dy + pupil * 0.36, pupil * 0.16);
    pen.restore();
  }
}
const both = (draw: (side: 1 | -1, x: number) => void): void => {
  for (const side of [-1, 1] as const) draw(side, kX(side * kEye.across));
};
// Lines of a face, from where it is (0, 0).
function stroke(pen: Pen, x: number, y: number, wide: number, path: string, colour = kInk): void {
  pen.save();
  pen.translate(x, y);
  pen.lineWidth = wide;
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(path));
  pen.restore();
}
function fill(pen: Pen, x: number, y: number, colour: string, path: string): void {
  pen.save();
  pen.translate(x, y);
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.restore();
}
const kMouth = { x: 256, y: kY(0.485) };
const kDrop = 'M0-18C12-2 12 10 0 12-12 10-12-2 0-18Z';
const kFaces: Readonly<Record<Mood, (pen: Pen, colours: Cloth) => void>> = {
  // eyes to one side, brows up, a sly smile and a tooth
  sneak(pen, colours) {
    eyes(pen, colours, { wide: 39, high: 52, dx: 9, dy: 5, pupil: 35 });
    both((side, x) => stroke(pen, x, kY(0.8), 6, side < 0 ? 'M-22 4Q0-15 22-6' : 'M-22-6Q0-15 22 4'));
    stroke(pen, kMouth.x, kMouth.y, 6, 'M-20-3Q2 17 26-8');
    fill(pen, kMouth.x, kMouth.y, '#fff', 'M4 6 9 17 15 3Z');
    stroke(pen, kMouth.x, kMouth.y, 3, 'M4 6 9 17 15 3');
  },
  // eyes wide, pin pupils, an O, sweat
  fright(pen, colours) {
    eyes(pen, colours, { wide: 44, high: 60, dx: 0, dy: 2, pupil: 17 });
    both((side, x) => stroke(pen, x, kY(0.835), 7, side < 0 ? 'M22 0Q-4 5-26 25' : 'M-22 0Q4 5 26 25'));
    pen.fillStyle = '#4a1030';
    oval(pen, kMouth.x, kMouth.y + 12, 21, 29);
    pen.lineWidth = 4;
    pen.strokeStyle = kInk;
    pen.stroke();
    pen.fillStyle = '#f0637a';
    oval(pen, kMouth.x, kMouth.y + 28, 13, 11);
    pen.fillStyle = '#fff';
    round(pen, kMouth.x - 10, kMouth.y - 15, 20, 8, 3);
    pen.fill();
    for (const [turn, share] of [
      [0.46, 0.74],
      [-0.5, 0.68],
      [0.52, 0.6],
    ] as const) {
      fill(pen, kX(turn), kY(share), '#bfe9ff', kDrop);
      stroke(pen, kX(turn), kY(share), 3, kDrop, '#4a7fb8');
    }
  },
  // eyes shut tight, lips pressed
  hide(pen) {
    both((_, x) => {
      stroke(pen, x, kY(kEye.up), 7, 'M-26-2Q0 20 26-2');
      stroke(pen, x, kY(kEye.up), 4, 'M-16 5-22 15M0 8 0 19M16 5 22 15');
    });
    stroke(pen, kMouth.x, kMouth.y, 6, 'M-16 4Q-8-4 0 4T16 2');
  },
  // a broad grin
  smug(pen, colours) {
    eyes(pen, colours, { wide: 39, high: 50, dx: 2, dy: 2, pupil: 37 });
    const grin = 'M-32-8Q0 2 32-8 24 34 0 34-24 34-32-8Z';
    fill(pen, kMouth.x, kMouth.y, '#5a1438', grin);
    stroke(pen, kMouth.x, kMouth.y, 4.5, grin);
    pen.fillStyle = '#f0637a';
    oval(pen, kMouth.x, kMouth.y + 25, 14, 8);
  },
};
function paint(pen: Pen, seat: number, mood: Mood): void {
  const colours = cloth_of(seat);
  const pale = mood === 'fright';
  cloth(pen, seat, colours, pale);
  badge(pen, seat, colours);
  for (const side of [-0.3, 0.3])
    glow(pen, kX(side), kY(0.52), 36, pale ? 'rgba(255,110,130,.42)' : 'rgba(255,84,110,.62)', 'rgba(255,90,110,0)', 24);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  kFaces[mood](pen, colours);
}
export function sheets_picture(side: number): CanvasTexture {
  const one = side / kSeats;
  return picture(
    canvas(side, side, (pen) => {
      for (let seat = 0; seat < kSeats; ++seat)
        kMoods.forEach((mood, column) => {
          pen.save();
          pen.translate(column * one, seat * one);
          pen.scale(one / kSide, one / kSide);
          pen.beginPath();
          pen.rect(0, 0, kSide, kSide);
          pen.clip();
          paint(pen, seat, mood);
          pen.restore();
        });
    }),
  );
}
// Which cell is whose, from the lower left.
export const cell_of = (seat: number, mood: Mood): readonly [number, number] => [
  kMoods.indexOf(mood),
  kSeats - 1 - (seat % kSeats),
];
