// The walls, the carpets outside them, and the cloth of the table below.

import { at, curl, disc, fade, glow, grain, line, oval, type Pen, panel, rgba, round, star, symbol, within, wood } from './pen';
import { cloth_of } from './players';
import type { Tile } from './tiles';

export const kWallSide = 1024;
const cut = (x: number, y: number, w: number, h: number): Tile => ({
  x: (x + 2) / kWallSide,
  y: 1 - (y + h - 2) / kWallSide,
  w: (w - 4) / kWallSide,
  h: (h - 4) / kWallSide,
});
export const kWallTiles = {
  bay: cut(0, 0, 512, 768),
  door: cut(512, 0, 256, 448),
  fan: cut(768, 0, 256, 128),
  wood: cut(768, 128, 256, 256),
  brass: cut(768, 384, 128, 64),
  white: cut(912, 392, 100, 48),
  upper: cut(512, 448, 512, 512),
  outside: cut(0, 768, 512, 256),
} as const;

// A bay: damask warm near the sconces at both edges, a frieze above, panelling below.
function bay(pen: Pen): void {
  pen.fillStyle = '#27327e';
  pen.fillRect(0, 0, 512, 768);
  for (let row = -1; row < 7; ++row)
    for (let column = -1; column < 5; ++column)
      at(pen, column * 128 + (row % 2 ? 64 : 0), row * 92 + 20, 0, () => {
        pen.strokeStyle = '#5a6cc9';
        pen.lineWidth = 5;
        for (const side of [-1, 1]) curl(pen, 0, 20, 1.15, side);
        pen.fillStyle = '#4c5cba';
        oval(pen, 0, -22, 11, 19);
        disc(pen, 0, 22, 6);
        pen.fillStyle = '#e0b25c';
        disc(pen, 0, -24, 4);
      });
  pen.fillStyle = fade(pen, [0, 0], [0, 768], [0, 'rgba(10,10,40,.15)'], [0.7, 'rgba(8,6,30,.18)'], [1, 'rgba(8,4,20,.5)']);
  pen.fillRect(0, 0, 512, 768);
  within(pen, 0, 553, 512, 215, () => {
    wood(pen, 512, 215, { base: '#5d3220', dark: '#1e0b08', light: '#a86a3c', seed: 61, fibres: 180 });
    for (const x of [6, 396]) {
      panel(pen, x, 26, 110, 130, 6, { deep: 6, fill: 'rgba(20,6,6,.35)' });
      panel(pen, x + 12, 38, 86, 106, 5, { sunk: false, deep: 4, fill: 'rgba(160,96,54,.22)' });
    }
    for (const [y, high, colour] of [
      [0, 9, '#c99549'],
      [0, 3, 'rgba(255,236,180,.75)'],
      [9, 6, 'rgba(20,6,8,.7)'],
      [180, 60, '#3d1e14'],
      [178, 4, 'rgba(230,170,100,.5)'],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(0, y, 512, high);
    }
  });
  for (const [y, high, colour] of [
    [0, 8, '#c99549'],
    [8, 46, '#3c1f42'],
    [54, 5, '#e2b45e'],
  ] as const) {
    pen.fillStyle = colour;
    pen.fillRect(0, y, 512, high);
  }
  for (let mark = 0; mark < 16; ++mark) {
    pen.fillStyle = mark % 2 ? '#e8c37a' : '#9a5b86';
    star(pen, 16 + mark * 32, 31, mark % 2 ? 9 : 13, 4, 0.4);
  }
  pen.globalCompositeOperation = 'lighter';
  for (const x of [0, 512]) {
    glow(pen, x, 300, 250, 'rgba(255,158,66,.62)', 'rgba(255,120,40,0)', 330);
    glow(pen, x, 270, 90, 'rgba(255,206,120,.65)', 'rgba(255,150,60,0)', 120);
  }
}
function door(pen: Pen): void {
  pen.save();
  pen.rotate(Math.PI / 2);
  pen.translate(0, -256);
  wood(pen, 448, 256, { base: '#8a4a26', dark: '#33130a', light: '#d98f4e', seed: 71, fibres: 220 });
  pen.restore();
  for (const [x, y, high] of [
    [22, 24, 150],
    [138, 24, 150],
    [22, 292, 132],
    [138, 292, 132],
  ] as const) {
    panel(pen, x, y, 96, high, 8, { deep: 8, fill: 'rgba(30,8,4,.34)' });
    panel(pen, x + 15, y + 15, 66, high - 30, 6, { sunk: false, deep: 6, fill: 'rgba(220,140,76,.24)' });
  }
  panel(pen, 22, 190, 212, 86, 8, { deep: 6, fill: 'rgba(30,8,4,.25)' });
  pen.strokeStyle = 'rgba(20,6,8,.8)';
  pen.lineWidth = 6;
  pen.strokeRect(0, 0, 256, 448);
}
// A half moon of glass over a door.
function fanlight(pen: Pen): void {
  const glass = pen.createRadialGradient(128, 128, 6, 128, 128, 130);
  for (const [stop, colour] of [
    [0, '#f2f8ff'],
    [0.3, '#b9d3ff'],
    [0.8, '#6c8de8'],
    [1, '#3d55b4'],
  ] as const)
    glass.addColorStop(stop, colour);
  pen.fillStyle = glass;
  pen.fillRect(0, 0, 256, 128);
  pen.fillStyle = '#fff';
  for (const [x, y, size] of [
    [60, 60, 6],
    [184, 44, 7],
    [210, 90, 5],
    [100, 34, 5],
  ] as const)
    star(pen, x, y, size, 4, 0.3);
  pen.strokeStyle = '#5a3218';
  pen.lineWidth = 10;
  for (let bar = 1; bar < 5; ++bar) {
    const angle = Math.PI + (bar * Math.PI) / 5;
    line(pen, [128, 128], [128 + 140 * Math.cos(angle), 128 + 140 * Math.sin(angle)]);
  }
  pen.beginPath();
  pen.arc(128, 128, 46, Math.PI, 0);
  pen.stroke();
}
// The wall above, seen only from the keyhole: striped paper, a tall window in the moonlight, curtains.
function upper(pen: Pen): void {
  pen.fillStyle = '#1b2260';
  pen.fillRect(0, 0, 512, 512);
  for (let stripe = 0; stripe < 16; ++stripe) {
    pen.fillStyle = stripe % 2 ? 'rgba(70,84,180,.28)' : 'rgba(30,36,100,.3)';
    pen.fillRect(stripe * 32, 0, 32, 512);
  }
  pen.save();
  round(pen, 132, 60, 248, 400, [124, 124, 6, 6]);
  pen.fillStyle = '#8a5a2c';
  pen.fill();
  round(pen, 148, 78, 216, 372, [108, 108, 4, 4]);
  pen.clip();
  pen.fillStyle = fade(pen, [0, 78], [0, 450], [0, '#26357f'], [0.6, '#5d7fd6'], [1, '#a9c4f5']);
  pen.fillRect(132, 60, 248, 400);
  glow(pen, 230, 190, 120, 'rgba(240,246,255,.8)', 'rgba(160,190,255,0)');
  pen.fillStyle = '#fdf8e4';
  disc(pen, 230, 190, 46);
  pen.fillStyle = 'rgba(220,206,170,.7)';
  disc(pen, 214, 180, 10);
  disc(pen, 246, 204, 13);
  pen.fillStyle = '#10163f';
  pen.beginPath();
  pen.moveTo(132, 460);
  for (let tree = 0; tree <= 12; ++tree) pen.lineTo(132 + tree * 21, 410 - (tree % 2 ? 26 : 4));
  pen.lineTo(380, 460);
  pen.fill();
  pen.fillStyle = '#6b421f';
  for (const [x, y, w, h] of [
    [250, 60, 10, 400],
    [132, 250, 248, 10],
    [132, 350, 248, 8],
  ] as const)
    pen.fillRect(x, y, w, h);
  pen.restore();
  for (const side of [1, -1]) {
    pen.save();
    pen.translate(side > 0 ? 0 : 512, 0);
    pen.scale(side, 1);
    const folds = [0, 1, 2, 3, 4, 5, 6].map((fold) => [fold / 6, fold % 2 ? '#5c1a34' : '#a83a52'] as const);
    pen.fillStyle = fade(pen, [96, 0], [216, 0], ...folds);
    pen.fill(new Path2D('M92 50H250C240 170 190 240 150 300 160 380 170 430 176 486H92Z'));
    pen.fillStyle = '#e2b45e';
    pen.fillRect(100, 292, 56, 12);
    pen.restore();
  }
  pen.fillStyle = '#c99549';
  pen.fillRect(84, 36, 344, 16);
}
export function walls(pen: Pen): void {
  within(pen, 0, 0, 512, 768, () => bay(pen));
  within(pen, 512, 0, 256, 448, () => door(pen));
  within(pen, 768, 0, 256, 128, () => fanlight(pen));
  within(pen, 768, 128, 256, 256, () =>
    wood(pen, 256, 256, { base: '#6b3b22', dark: '#260e08', light: '#bb7a44', seed: 81, fibres: 150 }),
  );
  pen.fillStyle = fade(pen, [0, 384], [0, 448], [0, '#ffe6a6'], [0.4, '#d09a48'], [0.6, '#a8712c'], [1, '#e8bd6c']);
  pen.fillRect(768, 384, 128, 64);
  pen.fillStyle = '#fff';
  pen.fillRect(896, 384, 128, 64);
  within(pen, 512, 448, 512, 512, () => upper(pen));
  within(pen, 0, 768, 512, 256, () =>
    wood(pen, 512, 256, { base: '#4a2a20', dark: '#190a0a', light: '#8a5636', seed: 91, fibres: 200 }),
  );
}

// The carpet outside a wall, of whoever sits there; the lamp's light on it falls off towards the tray's edge.
export const kCarpet = { wide: 1024, high: 256 } as const;
export function carpet(pen: Pen, seat: number): void {
  const { deep, ink, body, light } = cloth_of(seat);
  const { wide, high } = kCarpet;
  const sign = (x: number, y: number, size: number) =>
    seat < 0 ? star(pen, x, y, size * 1.2, 4, 0.36) : symbol(pen, seat, x, y, size);
  pen.fillStyle = fade(pen, [0, 0], [0, high], [0, deep], [1, ink]);
  pen.fillRect(0, 0, wide, high);
  pen.fillStyle = rgba(body, 0.22);
  for (let row = 0; row < 5; ++row)
    for (let column = 0; column < 21; ++column) sign(column * 50 + (row % 2 ? 25 : 0) + 10, 28 + row * 50, 9);
  const random = grain(seat + 3);
  for (let thread = 0; thread < 3500; ++thread) {
    pen.fillStyle = random() < 0.5 ? 'rgba(0,0,10,.13)' : 'rgba(255,255,255,.05)';
    pen.fillRect(random() * wide, random() * high, 4, 2);
  }
  pen.strokeStyle = '#e2b45e';
  pen.lineWidth = 7;
  pen.strokeRect(14, 14, wide - 28, high - 28);
  pen.lineWidth = 2.5;
  pen.strokeRect(26, 26, wide - 52, high - 52);
  for (const x of [86, wide - 86]) {
    pen.fillStyle = rgba(ink, 0.8);
    disc(pen, x, high / 2, 58);
    pen.lineWidth = 5;
    pen.stroke();
    pen.fillStyle = light;
    sign(x, high / 2, 33);
    pen.fillStyle = body;
    sign(x, high / 2, 21);
  }
  pen.globalCompositeOperation = 'multiply';
  pen.fillStyle = fade(pen, [0, 0], [0, high], [0, '#6e4a50'], [0.16, '#fff0d8'], [1, '#8f84b4']);
  pen.fillRect(0, 0, wide, high);
  pen.fillStyle = fade(pen, [0, 0], [wide, 0], [0, '#8880b8'], [0.3, '#fff'], [0.7, '#fff'], [1, '#8880b8']);
  pen.fillRect(0, 0, wide, high);
  pen.globalCompositeOperation = 'source-over';
}
// A velvet cloth in the lamp's light. Its edge is clear: there the page goes on.
export function table_cloth(pen: Pen): void {
  const light = pen.createRadialGradient(256, 256, 20, 256, 256, 256);
  for (const [stop, colour] of [
    [0, 'rgba(112,66,50,1)'],
    [0.38, 'rgba(84,56,74,1)'],
    [0.58, 'rgba(50,46,98,.96)'],
    [0.8, 'rgba(32,34,82,.6)'],
    [1, 'rgba(20,22,56,0)'],
  ] as const)
    light.addColorStop(stop, colour);
  pen.fillStyle = light;
  pen.fillRect(0, 0, 512, 512);
  const random = grain(4);
  for (let thread = 0; thread < 5000; ++thread) {
    const [x, y] = [random() * 512, random() * 512];
    if (Math.hypot(x - 256, y - 256) > 215) continue;
    pen.fillStyle = random() < 0.5 ? 'rgba(8,6,30,.10)' : 'rgba(170,150,220,.05)';
    pen.fillRect(x, y, 1 + random() * 5, 1);
  }
  pen.globalCompositeOperation = 'source-atop'; // the tray's shadow
  pen.fillStyle = 'rgba(6,3,20,.055)';
  for (let ring = 0; ring < 34; ++ring) {
    const reach = 82 + ring * 1.15;
    round(pen, 256 - reach, 259 - reach, 2 * reach, 2 * reach, 4 + ring * 1.1);
    pen.fill();
  }
}
