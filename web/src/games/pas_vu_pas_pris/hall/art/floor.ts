// The floor: parquet in panels, brass lines at the squares, a round rug with the hotel's clock; and the light that lies on it.
import { column_of, kSquares, row_of, square_name } from '../../data/board';
import { at, curl, disc, fade, glow, grain, type Pen, rgba, star } from './pen';

export const kFloorSide = 2048; // as it is painted
const kOne = kFloorSide / kSquares;
const kMiddle = kFloorSide / 2;

// One of the eight blocks of staves in a panel.
function stave(pen: Pen, random: () => number, x: number, y: number, wide: number, high: number, odd: boolean): void {
  const tone = 30 + random() * 9 + (odd ? 3.5 : 0);
  pen.fillStyle = `hsl(${21 + random() * 7} ${46 + random() * 10}% ${tone}%)`;
  pen.fillRect(x, y, wide, high);
  for (let fibre = 0; fibre < 9; ++fibre) {
    pen.strokeStyle = rgba(random() < 0.5 ? '#2a0f06' : '#e0a566', 0.06 + random() * 0.14);
    pen.lineWidth = 0.8 + random() * 1.6;
    const [from, one, other] = [random(), random() * 6 - 3, random() * 6 - 3];
    pen.beginPath();
    if (wide > high) {
      const along = y + from * high;
      pen.moveTo(x, along);
      pen.bezierCurveTo(x + wide * 0.3, along + one, x + wide * 0.7, along + other, x + wide, along);
    } else {
      const along = x + from * wide;
      pen.moveTo(along, y);
      pen.bezierCurveTo(along + one, y + high * 0.3, along + other, y + high * 0.7, along, y + high);
    }
    pen.stroke();
  }
  pen.strokeStyle = 'rgba(255,205,140,.20)';
  pen.lineWidth = 2;
  pen.stroke(new Path2D(`M${x + 2} ${y + high - 2}V${y + 2}H${x + wide - 2}`));
  pen.strokeStyle = 'rgba(25,8,6,.62)';
  pen.strokeRect(x, y, wide, high);
}
function parquet(pen: Pen): void {
  const random = grain(7);
  const deep = kOne / 8;
  for (let row = 0; row < kSquares; ++row)
    for (let column = 0; column < kSquares; ++column) {
      const odd = (row + column) % 2 === 1;
      at(pen, (column + 0.5) * kOne, (row + 0.5) * kOne, odd ? Math.PI / 2 : 0, () => {
        for (const [x, y, lies] of [
          [-1, -1, true],
          [0, -1, false],
          [-1, 0, false],
          [0, 0, true],
        ] as const)
          for (let each = 0; each < 4; ++each) {
            const [left, top] = [(x * kOne) / 2, (y * kOne) / 2];
            if (lies) stave(pen, random, left, top + each * deep, kOne / 2, deep, odd);
            else stave(pen, random, left + each * deep, top, deep, kOne / 2, odd);
          }
      });
    }
}
function brass_lines(pen: Pen): void {
  for (let line = 0; line <= kSquares; ++line) {
    const along = line * kOne;
    for (const [off, wide, colour] of [
      [-6, 12, 'rgba(26,9,8,.75)'],
      [-3, 6, '#d9a44e'],
      [-3, 2, 'rgba(255,240,190,.75)'],
    ] as const) {
      pen.fillStyle = colour;
      pen.fillRect(along + off, 0, wide, kFloorSide);
      pen.fillRect(0, along + off, kFloorSide, wide);
    }
  }
}
function around(pen: Pen, many: number, radius: number, first: number, draw: (index: number) => void): void {
  for (let index = 0; index < many; ++index) {
    const angle = (index * 2 * Math.PI) / many + first;
    at(pen, kMiddle + radius * Math.cos(angle), kMiddle + radius * Math.sin(angle), angle, () => draw(index));
  }
}
// Plum and gold, with the moon and the stars of the clock.
function rug(pen: Pen): void {
  const radius = kOne * 1.86;
  const ring = (reach: number, wide: number, colour: string) => {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    pen.beginPath();
    pen.arc(kMiddle, kMiddle, reach, 0, 7);
    pen.stroke();
  };
  pen.save();
  pen.shadowColor = 'rgba(20,4,10,.8)';
  pen.shadowBlur = 26;
  pen.fillStyle = '#4a1f4d';
  disc(pen, kMiddle, kMiddle, radius);
  pen.restore();
  pen.fillStyle = '#e8c27a';
  around(pen, 150, radius, 0, () => pen.fillRect(0, -2.5, 17, 5)); // its fringe
  ring(radius - 16, 30, '#7b2b48');
  for (const reach of [radius - 34, radius - 2]) ring(reach, 6, '#e2b25e');
  ring(radius * 0.8, 92, '#2c2a6b');
  for (const off of [-48, 48]) ring(radius * 0.8 + off, 5, '#e2b25e');
  pen.fillStyle = '#f0cd88';
  around(pen, 24, radius - 16, 0.13, () => star(pen, 0, 0, 10, 4, 0.4, 0));
  around(pen, 16, radius * 0.8, 0, (index) => {
    pen.rotate(Math.PI / 2);
    if (index % 2 === 0) {
      pen.fillStyle = '#f5dc9c';
      return star(pen, 0, 0, 24);
    }
    pen.strokeStyle = '#c9a6dd';
    pen.lineWidth = 5;
    for (const side of [-1, 1]) curl(pen, 0, 16, 1, side);
    pen.fillStyle = '#e9b0c0';
    disc(pen, 0, -14, 8);
  });
  ring(radius * 0.5, 4, '#b98a48');
  around(pen, 12, radius * 0.5, 0, (hour) => {
    pen.fillStyle = hour % 3 ? '#d8a95c' : '#ffe6ac';
    star(pen, 0, 0, hour % 3 ? 13 : 24, 4, 0.34, 0);
  });
  pen.fillStyle = '#e9bf6a';
  disc(pen, kMiddle, kMiddle, radius * 0.22);
  pen.fillStyle = '#4a1f4d';
  disc(pen, kMiddle + radius * 0.085, kMiddle - radius * 0.045, radius * 0.185);
  pen.fillStyle = '#f5dc9c';
  star(pen, kMiddle + radius * 0.1, kMiddle - radius * 0.05, radius * 0.085);
  const random = grain(19);
  for (let thread = 0; thread < 6000; ++thread) {
    const [angle, reach] = [random() * 6.283, Math.sqrt(random()) * radius];
    pen.fillStyle = random() < 0.5 ? 'rgba(10,0,20,.13)' : 'rgba(255,220,200,.07)';
    pen.fillRect(kMiddle + reach * Math.cos(angle), kMiddle + reach * Math.sin(angle), 3, 2);
  }
  stitches(pen, radius);
}
// The squares can be told apart on the rug, too.
function stitches(pen: Pen, radius: number): void {
  pen.save();
  pen.beginPath();
  pen.arc(kMiddle, kMiddle, radius - 4, 0, 7);
  pen.clip();
  pen.strokeStyle = 'rgba(255,226,160,.58)';
  pen.lineWidth = 5;
  pen.setLineDash([16, 12]);
  for (let line = 1; line < kSquares; ++line)
    pen.stroke(new Path2D(`M${line * kOne} 0V${kFloorSide}M0 ${line * kOne}H${kFloorSide}`));
  pen.restore();
}
// As the log calls them.
function names(pen: Pen): void {
  pen.font = '700 54px "Atkinson Hyperlegible", sans-serif';
  pen.textBaseline = 'top';
  pen.lineWidth = 7;
  pen.strokeStyle = 'rgba(20,6,10,.6)';
  pen.fillStyle = 'rgba(255,228,178,.82)';
  for (let square = 0; square < kSquares * kSquares; ++square) {
    const [x, y] = [column_of(square) * kOne + 20, (kSquares - 1 - row_of(square)) * kOne + 22];
    pen.strokeText(square_name(square), x, y);
    pen.fillText(square_name(square), x, y);
  }
}
export function floor(pen: Pen): void {
  pen.fillStyle = '#7a4726';
  pen.fillRect(0, 0, kFloorSide, kFloorSide);
  parquet(pen);
  brass_lines(pen);
  rug(pen);
  names(pen);
}

export type Outline = readonly { readonly x: number; readonly y: number }[]; // in squares
export interface Cast {
  readonly shadows: readonly Outline[]; // as the lamp throws them
  readonly feet: readonly Outline[]; // where it touches the floor
}
const soft = (pen: Pen, outlines: readonly Outline[], blur: number, colour: string): void => {
  const side = pen.canvas.width;
  const one = side / kSquares;
  const off = 5 * side; // what casts the shadow lies outside of the picture
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = blur * one;
  pen.shadowOffsetX = off;
  pen.fillStyle = '#000';
  pen.beginPath();
  for (const outline of outlines) {
    outline.forEach(({ x, y }, index) => {
      if (index === 0) pen.moveTo(x * one - off, side - y * one);
      else pen.lineTo(x * one - off, side - y * one);
    });
    pen.closePath();
  }
  pen.fill();
  pen.restore();
};
// Half as bright as it is meant (the shader doubles it): pools of the lamps, the moon, soft shadows of what stands there.
export function floor_light(
  pen: Pen,
  casts: readonly Cast[],
  door: { readonly x: number; readonly y: number; readonly turn: number } | null,
): void {
  const side = pen.canvas.width;
  const one = side / kSquares;
  pen.globalCompositeOperation = 'source-over';
  pen.fillStyle = '#3b3963';
  pen.fillRect(0, 0, side, side);
  pen.globalCompositeOperation = 'lighter';
  glow(pen, side / 2, side * 0.53, side * 0.62, 'rgba(236,178,104,1)', 'rgba(150,80,30,0)');
  for (let lamp = 0; lamp <= kSquares; ++lamp)
    for (const [x, y] of [
      [lamp * one, 0],
      [lamp * one, side],
      [0, lamp * one],
      [side, lamp * one],
    ] as const)
      glow(pen, x, y, one * 0.75, 'rgba(140,84,30,.62)', 'rgba(110,60,20,0)');
  const moon = fade(
    pen,
    [0, 0],
    [0, one * 1.5],
    [0, 'rgba(70,100,190,0)'],
    [0.4, 'rgba(70,104,200,.34)'],
    [1, 'rgba(60,80,180,0)'],
  );
  pen.fillStyle = moon;
  for (let bay = 0; bay < kSquares; ++bay) {
    const x = (bay + 0.5) * one;
    pen.fill(new Path2D(`M${x - one * 0.16} 0H${x + one * 0.16}L${x + one * 0.42} ${one * 1.5}H${x - one * 0.06}Z`));
  }
  pen.globalCompositeOperation = 'multiply';
  const near = one * 0.4;
  for (const [from, to] of [
    [
      [0, 0],
      [0, near],
    ],
    [
      [0, side],
      [0, side - near],
    ],
    [
      [0, 0],
      [near, 0],
    ],
    [
      [side, 0],
      [side - near, 0],
    ],
  ] as const) {
    pen.fillStyle = fade(pen, from, to, [0, 'rgba(40,26,44,.72)'], [1, 'rgba(255,255,255,0)']);
    pen.fillRect(0, 0, side, side);
  }
  pen.globalCompositeOperation = 'source-over';
  for (const { shadows, feet } of casts) {
    soft(pen, shadows, 0.22, 'rgba(16,8,34,.78)');
    soft(pen, feet, 0.08, 'rgba(8,2,16,.85)');
  }
  if (door !== null)
    at(pen, door.x * one, side - door.y * one, -door.turn, () => {
      pen.globalCompositeOperation = 'lighter';
      const beam = pen.createRadialGradient(0, 0, 0, 0, 0, one * 2.3);
      beam.addColorStop(0, 'rgba(255,190,90,.95)');
      beam.addColorStop(0.4, 'rgba(190,110,40,.42)');
      beam.addColorStop(1, 'rgba(160,80,30,0)');
      pen.fillStyle = beam;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.arc(0, 0, one * 2.3, -0.3, 0.3);
      pen.fill();
    });
}
