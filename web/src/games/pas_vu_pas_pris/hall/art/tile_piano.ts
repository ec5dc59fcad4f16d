// The piano: its keyboard, its inlaid panels, its lid with a runner of lace and a score.
import { at, curl, disc, fade, grain, oval, type Pen, panel, round, star, wood } from './pen';

const kMahogany = { base: '#5c1d2e', dark: '#1f050d', light: '#a4485a', seed: 24, fibres: 300 };
export const kPianoKeys = 28;

export function keys(pen: Pen, side: number): void {
  wood(pen, side, side, { base: '#4a1526', dark: '#1a040b', light: '#8d3a48', seed: 77, fibres: 160 });
  pen.fillStyle = '#7c1f2c';
  pen.fillRect(14, 120, side - 28, 14);
  pen.fillStyle = '#120710';
  pen.fillRect(14, 132, side - 28, 352);
  const wide = (side - 36) / kPianoKeys;
  const ivory = fade(pen, [0, 134], [0, 470], [0, '#b9a88f'], [0.12, '#f7ecd4'], [1, '#fff8e6']);
  for (let key = 0; key < kPianoKeys; ++key) {
    pen.fillStyle = ivory;
    round(pen, 20 + key * wide, 134, wide - 4, 340, 3);
    pen.fill();
    pen.fillStyle = '#cbb591';
    pen.fillRect(20 + key * wide, 464, wide - 4, 10);
  }
  pen.strokeStyle = '#e3b45c';
  pen.lineWidth = 3;
  pen.strokeRect(24, 28, side - 48, 70);
  for (const to of [-1, 1]) curl(pen, side / 2, 74, 1, to);
}
// Panels with inlay: the upper half of the picture is above the keyboard, the lower one below it.
export function piano_front(pen: Pen, side: number): void {
  wood(pen, side, side, kMahogany);
  for (const y of [14, 272])
    for (const [x, w] of [
      [14, 140],
      [166, 180],
      [358, 140],
    ] as const) {
      panel(pen, x, y, w, 226, 8, { deep: 6, fill: 'rgba(20,2,14,.30)' });
      panel(pen, x + 14, y + 14, w - 28, 198, 6, { sunk: false, fill: 'rgba(150,50,70,.28)' });
      pen.strokeStyle = '#d9a85a';
      pen.lineWidth = 2.5;
      round(pen, x + 24, y + 24, w - 48, 178, 6);
      pen.stroke();
    }
  for (const y of [127, 385]) {
    pen.strokeStyle = '#e9bf6a';
    for (const to of [-1, 1]) {
      pen.lineWidth = 4;
      curl(pen, 256, y + 26, 1.7, to);
      curl(pen, 256, y - 30, 1.1, to, -1);
      pen.lineWidth = 3;
      for (const x of [84, 428]) curl(pen, x, y + 30, 1.05, to);
    }
    pen.fillStyle = '#f3d489';
    star(pen, 256, y, 16, 4, 0.36);
  }
}
function score(pen: Pen): void {
  const random = grain(3);
  pen.fillStyle = 'rgba(40,10,20,.4)';
  pen.fillRect(-52, -116, 120, 240);
  pen.fillStyle = '#fffaf0';
  pen.fillRect(-60, -122, 120, 240);
  for (let stave = 0; stave < 5; ++stave) {
    const top = -96 + stave * 44;
    pen.fillStyle = '#4a3a5a';
    for (let row = 0; row < 5; ++row) pen.fillRect(-48, top + row * 6, 96, 1.6);
    pen.fillStyle = '#2a1c3a';
    for (let note = 0; note < 6; ++note) {
      const y = top + random() * 24;
      oval(pen, -40 + note * 16, y, 5, 3.6);
      pen.fillRect(-36 + note * 16, y - 20, 1.8, 20);
    }
  }
}
export function piano_top(pen: Pen, side: number): void {
  wood(pen, side, side, { ...kMahogany, base: '#64202f', seed: 25 });
  panel(pen, 8, 8, side - 16, side - 16, 8, { sunk: false });
  pen.fillStyle = '#f4e6cf';
  round(pen, 110, 60, side - 220, side - 120, 12);
  pen.fill();
  for (let scallop = 0; scallop < 13; ++scallop)
    for (const [x, in_x] of [
      [110, -4],
      [side - 110, 4],
    ] as const) {
      pen.fillStyle = '#f4e6cf';
      disc(pen, x, 78 + scallop * 29.5, 16);
      pen.fillStyle = 'rgba(110,50,60,.55)';
      disc(pen, x + in_x, 78 + scallop * 29.5, 6);
    }
  pen.strokeStyle = '#8c3a56';
  pen.lineWidth = 4;
  pen.strokeRect(138, 82, side - 276, side - 164);
  at(pen, 236, 262, 0.16, () => score(pen));
}
