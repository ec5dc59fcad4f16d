// Woods, and what is made of wood: the desk's green top, drawers, cane, the gilded frame, the trolley's tray.
import { at, curl, disc, fade, grain, oval, type Pen, panel, round, type Timber, wood } from './pen';

const kWalnut: Timber = { base: '#7d4a28', dark: '#33160b', light: '#c98a4c', seed: 11, fibres: 300 };
export const walnut = (pen: Pen, side: number): void => wood(pen, side, side, kWalnut);
export const mahogany = (pen: Pen, side: number): void =>
  wood(pen, side, side, { base: '#6a2334', dark: '#25060f', light: '#b4505a', seed: 23, fibres: 280 });
export const oak = (pen: Pen, side: number): void =>
  wood(pen, side, side, { base: '#a87238', dark: '#55300f', light: '#e6b873', seed: 31, fibres: 300 });

function paper(pen: Pen, x: number, y: number, turn: number): void {
  at(pen, x, y, turn, () => {
    pen.fillStyle = 'rgba(0,10,8,.5)';
    pen.fillRect(-37, -68, 84, 150);
    pen.fillStyle = '#f3e4c1';
    pen.fillRect(-42, -75, 84, 150);
    pen.fillStyle = 'rgba(70,50,60,.55)';
    for (let row = 0; row < 6; ++row) pen.fillRect(-30, -46 + row * 17, row === 5 ? 34 : 60, 2);
  });
}
function guest_book(pen: Pen): void {
  at(pen, 356, 250, 0.06, () => {
    pen.fillStyle = 'rgba(0,10,8,.5)';
    pen.fillRect(-66, -84, 140, 184);
    pen.fillStyle = '#6b2138';
    round(pen, -70, -92, 140, 184, 6);
    pen.fill();
    pen.fillStyle = '#fbf1d8';
    for (const x of [-63, 0]) {
      round(pen, x, -85, 63, 170, 4);
      pen.fill();
    }
    pen.fillStyle = 'rgba(60,50,90,.6)';
    for (let row = 0; row < 9; ++row) for (const x of [-55, 8]) pen.fillRect(x, -69 + row * 17, 30 + ((row * 7) % 17), 2);
    pen.fillStyle = 'rgba(80,40,20,.35)';
    pen.fillRect(-3, -85, 6, 170);
  });
}
// The desk's top: green leather with gold tooling, papers, the guest book and a pen.
export function baize(pen: Pen, side: number): void {
  wood(pen, side, side, { ...kWalnut, seed: 12 });
  pen.fillStyle = '#1f5f4d';
  round(pen, 30, 34, side - 60, side - 68, 10);
  pen.fill();
  const random = grain(8);
  for (let spot = 0; spot < 1500; ++spot) {
    pen.fillStyle = random() < 0.5 ? 'rgba(8,40,34,.14)' : 'rgba(110,190,150,.10)';
    pen.fillRect(30 + random() * (side - 60), 34 + random() * (side - 68), 3, 3);
  }
  panel(pen, 30, 34, side - 60, side - 68, 10, { deep: 4 });
  pen.strokeStyle = '#e3b45c';
  pen.lineWidth = 4;
  round(pen, 46, 52, side - 92, side - 104, 8);
  pen.stroke();
  pen.lineWidth = 1.6;
  round(pen, 56, 64, side - 112, side - 128, 6);
  pen.stroke();
  pen.lineWidth = 3;
  for (const along of [-1, 1])
    for (const up of [-1, 1]) curl(pen, along > 0 ? 64 : side - 64, up > 0 ? 74 : side - 74, 1, along, up);
  paper(pen, 176, 238, 0.2);
  paper(pen, 214, 270, -0.12);
  pen.fillStyle = '#b8323a';
  disc(pen, 226, 322, 11);
  guest_book(pen);
  pen.lineCap = 'round';
  pen.strokeStyle = '#2a1c4a';
  pen.lineWidth = 6;
  pen.stroke(new Path2D('M290 368 330 410'));
}
// Three fronts of drawers, one over another.
export function drawers(pen: Pen, side: number): void {
  wood(pen, side, side, { base: '#7a4626', dark: '#32150a', light: '#c58648', seed: 51, fibres: 300 });
  for (const y of [16, 180, 344]) {
    panel(pen, 22, y, side - 44, 150, 10, { deep: 7, fill: 'rgba(30,8,4,.25)' });
    panel(pen, 40, y + 16, side - 80, 118, 8, { sunk: false, deep: 6, fill: 'rgba(200,130,70,.18)' });
    pen.strokeStyle = 'rgba(233,191,106,.8)';
    pen.lineWidth = 2.5;
    round(pen, 58, y + 32, side - 116, 86, 6);
    pen.stroke();
    pen.fillStyle = '#1a0805';
    disc(pen, side / 2, y + 44, 7);
    pen.fillRect(side / 2 - 3, y + 44, 6, 18);
  }
}
export function cane(pen: Pen, side: number): void {
  wood(pen, side, side, { base: '#8b5730', dark: '#3a1c0c', light: '#d79a5c', seed: 43, fibres: 200 });
  panel(pen, 16, 16, side - 32, side - 32, 6, { deep: 8, fill: '#c99a5e' });
  pen.save();
  round(pen, 24, 24, side - 48, side - 48, 4);
  pen.clip();
  pen.strokeStyle = 'rgba(80,40,16,.75)';
  pen.lineWidth = 5;
  pen.beginPath();
  for (let x = -side; x < 2 * side; x += 26) {
    pen.moveTo(x, 0);
    pen.lineTo(x + side, side);
    pen.moveTo(x, 0);
    pen.lineTo(x - side, side);
  }
  pen.stroke();
  pen.fillStyle = 'rgba(255,226,160,.35)';
  for (let x = 0; x < side; x += 26) {
    pen.fillRect(x, 0, 2, side);
    pen.fillRect(0, x, side, 2);
  }
  pen.restore();
}
// A carved, gilded frame.
export function gilt(pen: Pen, side: number): void {
  const shine = pen.createLinearGradient(0, 0, side, side);
  for (let stop = 0; stop <= 8; ++stop) shine.addColorStop(stop / 8, stop % 2 ? '#b8802f' : '#f0c468');
  pen.fillStyle = shine;
  pen.fillRect(0, 0, side, side);
  const random = grain(9);
  for (let scratch = 0; scratch < 500; ++scratch) {
    pen.fillStyle = random() < 0.5 ? 'rgba(90,40,10,.12)' : 'rgba(255,236,170,.14)';
    pen.fillRect(random() * side, random() * side, 1 + random() * 14, 1 + random() * 3);
  }
  for (let leaf = 0; leaf < 64; ++leaf) {
    const [x, y] = [((leaf % 8) + 0.5) * 64, (Math.floor(leaf / 8) + 0.5) * 64];
    const turn = (leaf + Math.floor(leaf / 8)) % 2 ? 0.7 : -0.7;
    pen.strokeStyle = 'rgba(80,36,8,.6)';
    pen.lineWidth = 5;
    pen.beginPath();
    pen.ellipse(x, y, 24, 13, turn, 0, 7);
    pen.stroke();
    pen.strokeStyle = 'rgba(255,240,180,.7)';
    pen.lineWidth = 2.5;
    pen.beginPath();
    pen.ellipse(x - 2, y - 3, 22, 11, turn, 2.8, 5.6);
    pen.stroke();
  }
}
const kCakes = [
  [200, 200, '#b9743a', '#ffd9e2'],
  [312, 196, '#b9743a', '#d8f3c9'],
  [190, 306, '#b9743a', '#fff3c9'],
  [318, 312, '#7a4426', '#ffcf9e'],
  [256, 254, '#b9743a', '#e9d4ff'],
] as const;
// The trolley's top: a doily, a silver tray, cakes.
export function silver(pen: Pen, side: number): void {
  wood(pen, side, side, { base: '#8b5730', dark: '#3a1c0c', light: '#d79a5c', seed: 41, fibres: 260 });
  const middle = side / 2;
  pen.strokeStyle = '#e3b45c';
  pen.lineWidth = 5;
  pen.strokeRect(22, 26, side - 44, side - 52);
  const around = (share: number, draw: (x: number, y: number) => void) => {
    for (let scallop = 0; scallop < 28; ++scallop) {
      const angle = ((scallop + share) * Math.PI) / 14;
      draw(Math.cos(angle), Math.sin(angle));
    }
  };
  pen.fillStyle = '#fff6e6';
  oval(pen, middle, middle, 176, 186);
  around(0, (x, y) => oval(pen, middle + 176 * x, middle + 186 * y, 14, 17));
  pen.fillStyle = 'rgba(120,70,60,.5)';
  around(0.5, (x, y) => disc(pen, middle + 165 * x, middle + 175 * y, 4));
  pen.fillStyle = 'rgba(30,10,30,.35)';
  oval(pen, middle + 6, middle + 10, 150, 160);
  pen.fillStyle = fade(pen, [100, 100], [400, 420], [0, '#f8fbff'], [0.4, '#a8b2cc'], [0.6, '#e9eefb'], [1, '#8089ab']);
  oval(pen, middle, middle, 148, 158);
  pen.strokeStyle = '#fff';
  pen.lineWidth = 4;
  pen.beginPath();
  pen.ellipse(middle, middle, 132, 142, 0, 0, 7);
  pen.stroke();
  for (const [x, y, crust, icing] of kCakes) {
    pen.fillStyle = 'rgba(30,20,60,.4)';
    oval(pen, x + 4, y + 8, 30, 32);
    pen.fillStyle = crust;
    oval(pen, x, y, 30, 32);
    pen.fillStyle = icing;
    oval(pen, x - 2, y - 5, 21, 21);
    pen.fillStyle = '#d23b46';
    disc(pen, x, y - 8, 8);
    pen.fillStyle = '#fff';
    disc(pen, x - 3, y - 11, 2.5);
  }
}
