// Textures painted on canvases: the floor, the walls with their doors, the sides of the tray, the ghosts' sheets.
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from 'three';
import { type Looks, looks_of } from '../colours';
import { column_of, row_of, square_name } from '../data/board';

type Pen = CanvasRenderingContext2D;
export function texture(width: number, height: number, draw: (pen: Pen) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen !== null) draw(pen);
  const made = new CanvasTexture(canvas);
  made.colorSpace = SRGBColorSpace;
  made.minFilter = LinearMipmapLinearFilter;
  return made;
}

// A grain that is the same every time.
function grain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export function floor(): CanvasTexture {
  return texture(1024, 1024, (pen) => {
    const side = 1024 / 6;
    const random = grain(7);
    for (let row = 0; row < 6; ++row)
      for (let column = 0; column < 6; ++column) {
        const dark = (row + column) % 2 === 0;
        const planks = 4;
        for (let plank = 0; plank < planks; ++plank) {
          const tone = (dark ? 30 : 40) + random() * 5;
          pen.fillStyle = `hsl(${dark ? 22 : 27} ${dark ? 42 : 44}% ${tone}%)`;
          const [x, y] = [column * side, row * side];
          if (dark) pen.fillRect(x, y + (plank * side) / planks, side, side / planks + 1);
          else pen.fillRect(x + (plank * side) / planks, y, side / planks + 1, side);
          pen.strokeStyle = 'rgb(20 8 4 / 35%)';
          pen.lineWidth = 1.5;
          pen.beginPath();
          if (dark) {
            pen.moveTo(x, y + (plank * side) / planks);
            pen.lineTo(x + side, y + (plank * side) / planks);
          } else {
            pen.moveTo(x + (plank * side) / planks, y);
            pen.lineTo(x + (plank * side) / planks, y + side);
          }
          pen.stroke();
        }
      }
    pen.strokeStyle = '#d9a860';
    pen.lineWidth = 5;
    for (let line = 0; line <= 6; ++line) {
      pen.beginPath();
      pen.moveTo(line * side, 0);
      pen.lineTo(line * side, 1024);
      pen.moveTo(0, line * side);
      pen.lineTo(1024, line * side);
      pen.stroke();
    }
    // an inlaid moon in the middle
    pen.strokeStyle = 'rgb(255 216 150 / 55%)';
    pen.lineWidth = 4;
    for (const radius of [150, 138]) {
      pen.beginPath();
      pen.arc(512, 512, radius, 0, Math.PI * 2);
      pen.stroke();
    }
    const pool = pen.createRadialGradient(512, 512, 80, 512, 512, 760);
    pool.addColorStop(0, 'rgb(255 206 130 / 26%)');
    pool.addColorStop(0.55, 'rgb(90 40 40 / 0%)');
    pool.addColorStop(1, 'rgb(14 10 40 / 62%)');
    pen.fillStyle = pool;
    pen.fillRect(0, 0, 1024, 1024);
  });
}

// The names of the squares, as the log calls them.
export function square_names(): CanvasTexture {
  return texture(1024, 1024, (pen) => {
    const side = 1024 / 6;
    pen.fillStyle = 'rgb(255 226 176 / 70%)';
    pen.font = '700 32px "Atkinson Hyperlegible", sans-serif';
    pen.textAlign = 'left';
    pen.textBaseline = 'top';
    for (let square = 0; square < 36; ++square)
      pen.fillText(square_name(square), column_of(square) * side + 10, (5 - row_of(square)) * side + 10);
  });
}

function door(pen: Pen, x: number, unit: number, height: number): void {
  const width = unit * 0.62;
  const left = x - width / 2;
  const top = height - unit * 1.16;
  pen.beginPath();
  pen.moveTo(left, height);
  pen.lineTo(left, top + width / 2);
  pen.arc(x, top + width / 2, width / 2, Math.PI, 0);
  pen.lineTo(left + width, height);
  pen.closePath();
  const wood = pen.createLinearGradient(left, 0, left + width, 0);
  wood.addColorStop(0, '#5a3018');
  wood.addColorStop(0.5, '#86502a');
  wood.addColorStop(1, '#5a3018');
  pen.fillStyle = wood;
  pen.fill();
  pen.strokeStyle = '#c99a4f';
  pen.lineWidth = unit * 0.035;
  pen.stroke();
  pen.strokeStyle = 'rgb(30 12 4 / 60%)';
  pen.lineWidth = unit * 0.02;
  for (const share of [0.33, 0.67]) {
    pen.beginPath();
    pen.moveTo(left + width * share, height);
    pen.lineTo(left + width * share, top + width * 0.2);
    pen.stroke();
  }
  // the keyhole's plate, as high as the eye
  const eye = height - unit * 0.77;
  pen.fillStyle = '#e0b768';
  pen.beginPath();
  pen.ellipse(x, eye + unit * 0.05, unit * 0.1, unit * 0.17, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#1a0c10';
  pen.beginPath();
  pen.arc(x, eye, unit * 0.045, 0, Math.PI * 2);
  pen.fill();
  pen.fillRect(x - unit * 0.02, eye, unit * 0.04, unit * 0.13);
}
// A wall as seen from inside the hall.
export function wall(colour: string): CanvasTexture {
  const unit = 170;
  const height = 256;
  return texture(1024, 256, (pen) => {
    const scale = 1024 / (6 * unit);
    pen.scale(scale, 1);
    const paper = pen.createLinearGradient(0, 0, 0, height);
    paper.addColorStop(0, '#20265a');
    paper.addColorStop(1, '#333b80');
    pen.fillStyle = paper;
    pen.fillRect(0, 0, 6 * unit, height);
    pen.fillStyle = 'rgb(165 190 255 / 10%)';
    for (let row = 0; row < 4; ++row)
      for (let column = 0; column < 30; ++column) {
        const [x, y] = [column * 34 + (row % 2) * 17, 20 + row * 34];
        pen.beginPath();
        pen.ellipse(x, y, 5, 9, 0, 0, Math.PI * 2);
        pen.fill();
      }
    pen.fillStyle = '#3c2030';
    pen.fillRect(0, height - 50, 6 * unit, 50);
    pen.fillStyle = '#c99a4f';
    pen.fillRect(0, height - 54, 6 * unit, 4);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 6 * unit, 12);
    pen.fillStyle = '#c99a4f';
    pen.fillRect(0, 12, 6 * unit, 4);
    for (let index = 0; index < 6; ++index) door(pen, (index + 0.5) * unit, unit, height);
  });
}

// The strip outside a side, in the colour of who sits there, with their sign.
export function strip(looks: Looks | null, mark: (pen: Pen, size: number) => void): CanvasTexture {
  return texture(1024, 256, (pen) => {
    const cloth = pen.createLinearGradient(0, 0, 0, 256);
    cloth.addColorStop(0, looks?.dark ?? '#262b52');
    cloth.addColorStop(1, '#171b3c');
    pen.fillStyle = cloth;
    pen.fillRect(0, 0, 1024, 256);
    pen.strokeStyle = '#c99a4f';
    pen.lineWidth = 6;
    pen.strokeRect(6, 6, 1012, 244);
    if (looks === null) return;
    pen.globalAlpha = 0.5;
    for (const x of [44, 980]) {
      pen.save();
      pen.translate(x, 200);
      pen.fillStyle = looks.light;
      mark(pen, 22);
      pen.restore();
    }
  });
}

// The sign of a seat: disc, square, triangle, star.
export function sign(seat: number): (pen: Pen, size: number) => void {
  return (pen, size) => {
    pen.beginPath();
    if (seat % 4 === 0) pen.arc(0, 0, size, 0, Math.PI * 2);
    else if (seat % 4 === 1) pen.rect(-size * 0.9, -size * 0.9, size * 1.8, size * 1.8);
    else if (seat % 4 === 2) {
      pen.moveTo(0, -size * 1.1);
      pen.lineTo(size * 1.1, size * 0.85);
      pen.lineTo(-size * 1.1, size * 0.85);
    } else
      for (let point = 0; point < 10; ++point) {
        const [angle, reach] = [(point * Math.PI) / 5 - Math.PI / 2, point % 2 === 0 ? size * 1.2 : size * 0.52];
        pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
      }
    pen.closePath();
    pen.fill();
  };
}
// A ghost's sheet, wrapped once around it: a face in front, its player's sign on its chest and on its back. v grows upwards.
export function sheet(seat: number, frightened: boolean): CanvasTexture {
  const { body, light, dark } = looks_of(seat);
  return texture(512, 256, (pen) => {
    const shade = pen.createLinearGradient(0, 0, 0, 256);
    shade.addColorStop(0, light);
    shade.addColorStop(0.45, body);
    shade.addColorStop(1, dark);
    pen.fillStyle = shade;
    pen.fillRect(0, 0, 512, 256);
    // folds and a hem
    pen.strokeStyle = `${dark}66`;
    pen.lineWidth = 4;
    for (let fold = 0; fold < 16; ++fold) {
      pen.beginPath();
      pen.moveTo(fold * 32 + 16, 256);
      pen.quadraticCurveTo(fold * 32 + 10, 210, fold * 32 + 16, 168);
      pen.stroke();
    }
    pen.fillStyle = light;
    for (let wave = 0; wave < 16; ++wave) {
      pen.beginPath();
      pen.arc(wave * 32 + 16, 258, 13, 0, Math.PI * 2);
      pen.fill();
    }
    const mark = sign(seat);
    for (const x of [128, 384]) {
      pen.save();
      pen.translate(x, 166);
      pen.fillStyle = dark;
      mark(pen, 24);
      pen.fillStyle = '#fff8e8';
      mark(pen, 18);
      pen.restore();
    }
    // the face, in front (a quarter of the way round)
    pen.fillStyle = '#20142c';
    for (const x of [-1, 1]) {
      pen.beginPath();
      pen.ellipse(128 + x * 24, 74, frightened ? 14 : 11, frightened ? 21 : 17, 0, 0, Math.PI * 2);
      pen.fill();
    }
    pen.beginPath();
    if (frightened) pen.ellipse(128, 118, 15, 20, 0, 0, Math.PI * 2);
    else pen.ellipse(128, 106, 10, 8, 0, 0, Math.PI);
    pen.fill();
    pen.fillStyle = '#ffffff';
    for (const x of [-1, 1]) {
      pen.beginPath();
      pen.arc(128 + x * 24 - 4, 67, 4.5, 0, Math.PI * 2);
      pen.fill();
    }
    pen.fillStyle = 'rgb(255 120 120 / 35%)';
    for (const x of [-1, 1]) {
      pen.beginPath();
      pen.ellipse(128 + x * 46, 98, 12, 8, 0, 0, Math.PI * 2);
      pen.fill();
    }
  });
}
// The piano's keys.
export function keys(): CanvasTexture {
  return texture(512, 64, (pen) => {
    pen.fillStyle = '#f7efdc';
    pen.fillRect(0, 0, 512, 64);
    for (let key = 0; key < 28; ++key) {
      const x = (key * 512) / 28;
      pen.fillStyle = '#6b5a44';
      pen.fillRect(x, 0, 1.5, 64);
      if (![2, 6].includes(key % 7)) {
        pen.fillStyle = '#1b1420';
        pen.fillRect(x + 12, 0, 10, 38);
      }
    }
  });
}

// A square that may be gone to: a lit frame.
export function frame(): CanvasTexture {
  return texture(128, 128, (pen) => {
    pen.fillStyle = 'rgb(255 255 255 / 30%)';
    pen.fillRect(0, 0, 128, 128);
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = 14;
    pen.strokeRect(9, 9, 110, 110);
  });
}
