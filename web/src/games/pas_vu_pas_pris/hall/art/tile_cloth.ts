// Leather and linen: the armchair, the table's cloth and its lace.
import { at, disc, fade, glow, grain, oval, type Pen, rgba } from './pen';

const kPlum = '#8c3a56';
const kGold = '#e7b75d';

export function leather(pen: Pen, side: number): void {
  pen.fillStyle = '#a02f38';
  pen.fillRect(0, 0, side, side);
  const random = grain(5);
  for (let spot = 0; spot < 900; ++spot) {
    pen.fillStyle = rgba(random() < 0.5 ? '#3d0714' : '#e0705f', 0.05 + random() * 0.06);
    disc(pen, random() * side, random() * side, 2 + random() * 9);
  }
  pen.strokeStyle = rgba('#3d0714', 0.1);
  for (let crease = 0; crease < 40; ++crease) {
    let [x, y] = [random() * side, random() * side];
    pen.lineWidth = 1 + random();
    pen.beginPath();
    for (let point = 0; point < 5; ++point) {
      pen.lineTo(x, y);
      x += random() * 40 - 20;
      y += random() * 40 - 20;
    }
    pen.stroke();
  }
}
// Buttoned leather.
export function tuft(pen: Pen, side: number): void {
  leather(pen, side);
  const apart = side / 4;
  const each = (draw: (x: number, y: number) => void) => {
    for (let row = -1; row <= 5; ++row)
      for (let column = -1; column <= 5; ++column) draw(column * apart + (row % 2 ? apart / 2 : 0), row * apart);
  };
  each((x, y) => glow(pen, x + apart / 2, y + apart * 0.42, apart * 0.56, 'rgba(255,150,120,.34)', 'rgba(255,140,110,0)'));
  pen.lineCap = 'round';
  each((x, y) => {
    for (const to of [-1, 1]) {
      const fold = (dx: number, dy: number) => {
        pen.beginPath();
        pen.moveTo(x + dx, y + dy);
        pen.quadraticCurveTo(x + dx + to * apart * 0.3, y + dy + apart * 0.42, x + dx + (to * apart) / 2, y + dy + apart);
        pen.stroke();
      };
      pen.strokeStyle = 'rgba(40,2,14,.62)';
      pen.lineWidth = 5;
      fold(0, 0);
      pen.strokeStyle = 'rgba(255,170,130,.25)';
      pen.lineWidth = 2;
      fold(3, 3);
    }
  });
  each((x, y) => {
    glow(pen, x, y, apart * 0.22, 'rgba(30,0,10,.75)', 'rgba(30,0,10,0)');
    pen.fillStyle = '#d9a24e';
    disc(pen, x, y, 8);
    pen.fillStyle = '#fff0c4';
    disc(pen, x - 2.5, y - 3, 3);
  });
}
function weave(pen: Pen, side: number, alpha: number): void {
  pen.fillStyle = `rgba(150,120,120,${alpha})`;
  for (let thread = 0; thread < side; thread += 4) {
    pen.fillRect(thread, 0, 1.5, side);
    pen.fillRect(0, thread, side, 1.5);
  }
}
function stitched_flower(pen: Pen, x: number, y: number): void {
  pen.fillStyle = kPlum;
  for (const [dx, dy] of [
    [5, 0],
    [0, 5],
    [-5, 0],
    [0, -5],
  ] as const)
    disc(pen, x + dx, y + dy, 4);
  pen.fillStyle = kGold;
  disc(pen, x, y, 2.5);
}
// The cloth's top: stitching along its edge, two creases, a wreath in the middle.
export function linen(pen: Pen, side: number): void {
  pen.fillStyle = '#f3e8d6';
  pen.fillRect(0, 0, side, side);
  weave(pen, side, 0.05);
  pen.strokeStyle = kPlum;
  pen.lineWidth = 5;
  pen.strokeRect(36, 36, side - 72, side - 72);
  pen.lineWidth = 2;
  pen.strokeRect(48, 48, side - 96, side - 96);
  for (let flower = 0; flower < 12; ++flower) {
    const along = 56 + (flower * (side - 112)) / 11;
    stitched_flower(pen, along, 24);
    stitched_flower(pen, along, side - 24);
    stitched_flower(pen, 24, along);
    stitched_flower(pen, side - 24, along);
  }
  const middle = side / 2;
  const crease = (off: number, wide: number, colour: string) => {
    pen.fillStyle = colour;
    pen.fillRect(middle + off - wide / 2, 0, wide, side);
    pen.fillRect(0, middle + off - wide / 2, side, wide);
  };
  crease(0, 5, 'rgba(120,80,90,.25)');
  crease(4, 3, 'rgba(255,255,255,.5)');
  pen.strokeStyle = '#56805b';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(middle, middle, 66, 0, 7);
  pen.stroke();
  for (let leaf = 0; leaf < 18; ++leaf) {
    const angle = (leaf * Math.PI) / 9;
    at(pen, middle + 66 * Math.cos(angle), middle + 66 * Math.sin(angle), angle + (leaf % 2 ? 0.5 : 2.6), () => {
      pen.fillStyle = leaf % 3 ? '#6b9b6b' : '#b04560';
      oval(pen, 9, 0, 10, 4.5);
    });
  }
}
// What hangs down: embroidered above, lace below.
export function lace(pen: Pen, side: number): void {
  pen.fillStyle = fade(pen, [0, 0], [0, side], [0, '#fbf2e2'], [0.7, '#e7d8cf'], [1, '#d7c4c4']);
  pen.fillRect(0, 0, side, side);
  weave(pen, side, 0.04);
  pen.fillStyle = kPlum;
  pen.fillRect(0, 327, side, 7);
  pen.fillRect(0, 345, side, 3);
  for (let flower = 0; flower < 8; ++flower) {
    const x = (flower + 0.5) * (side / 8);
    pen.fillStyle = kPlum;
    for (let petal = 0; petal < 5; ++petal) {
      const angle = petal * 1.257 - 1.57;
      disc(pen, x + 12 * Math.cos(angle), 290 + 16 * Math.sin(angle), 8);
    }
    pen.fillStyle = kGold;
    disc(pen, x, 290, 6);
  }
  for (let scallop = 0; scallop < 14; ++scallop) {
    const x = (scallop + 0.5) * (side / 14);
    pen.fillStyle = '#fff9ee';
    disc(pen, x, side - 60, 34);
    pen.fillRect(x - 18, 370, 37, 90);
    pen.fillStyle = 'rgba(60,30,60,.62)';
    for (let eyelet = 0; eyelet < 7; ++eyelet) {
      const angle = Math.PI * (0.02 + eyelet * 0.16);
      disc(pen, x + 21 * Math.cos(angle), side - 64 + 30 * Math.sin(angle), 4.5);
    }
    oval(pen, x, side - 82, 7, 12);
    disc(pen, x - 11, side - 112, 4);
    disc(pen, x + 11, side - 112, 4);
  }
}
