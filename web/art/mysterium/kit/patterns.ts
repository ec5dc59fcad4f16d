import type { Row } from '../motif.ts';
import { fine, num, rng } from '../paint.ts';

// What is sown rather than drawn: stars, rain, snow, waves, wheat, floors. Each from a seed of its own.

function stars(seed: number, many: number, deep: number): string {
  const r = rng(seed);
  const lines: string[] = [];
  for (let i = 0; i < 4; ++i) {
    const [x, y, s] = [10 + r() * 180, 6 + r() * deep * 0.5, 2 + r() * 1.6];
    const n = [num(s), num(-s), num(s * 0.85), num(-s * 0.85)];
    lines.push(
      `lit M${num(x)},${num(y - s)}q.4,${n[2]} ${n[0]},${n[0]}q${n[3]},.4 ${n[1]},${n[0]}q-.4,${n[3]} ${n[1]},${n[1]}q${n[2]},-.4 ${n[0]},${n[1]}z`,
    );
  }
  for (const width of [0.8, 1.1, 1.6, 2.2]) {
    let d = '';
    for (let i = 0; i < many / 4; ++i) d += `M${num(r() * 200)},${num(r() * r() * deep)}h0`;
    lines.push(`-lit:${width}/.85 ${d}`);
  }
  return lines.join('\n');
}

function rain(seed: number): string {
  const r = rng(seed);
  return [0.5, 0.7, 1]
    .map((width) => {
      let d = '';
      for (let i = 0; i < 28; ++i) {
        const long = 9 + r() * 13;
        d += `M${num(r() * 214)},${num(r() * 306 - 8)}l${num(-long * 0.28)},${num(long)}`;
      }
      return `-lit:${width}/.42 ${d}`;
    })
    .join('\n');
}

function snow(seed: number): string {
  const r = rng(seed);
  return [1.4, 2.2, 3.2, 5]
    .map((width) => {
      let d = '';
      for (let i = 0; i < 24; ++i) d += `M${num(r() * 200)},${num(r() * 300)}h0`;
      return `-w:${width}/${fine(0.5 + width / 14)} ${d}`;
    })
    .join('\n');
}

function drifting(seed: number, paint: string, many: number, one: (scale: number) => string): string {
  const r = rng(seed);
  let svg = '';
  for (let i = 0; i < many; ++i) {
    const scale = 0.35 + r() * 0.4;
    svg += `<path transform="translate(${num(r() * 200)} ${num(r() * 280)}) rotate(${Math.round(r() * 360)}) scale(${fine(scale)})" d="${one(scale)}"/>`;
  }
  return `<g fill="${paint}" opacity=".88">${svg}</g>`;
}

function sea(seed: number): string {
  const r = rng(seed);
  const lines = ['o r -10 0 220 200', 'top r -10 0 220 200'];
  for (let i = 0, y = 3; i < 34; ++i, y += 1.2 + i * 0.19) {
    const half = 3 + r() * 5 + i * 0.32;
    const rise = num(-1.1 - i * 0.07);
    lines.push(
      `-lit:${fine(0.6 + i * 0.04)}/${fine(0.2 + r() * 0.3)} M${num(r() * 210 - 8)},${num(y)}q${num(half / 2)},${rise} ${num(half)},0t${num(half)},0`,
    );
  }
  return lines.join('\n');
}

function glitter(seed: number): string {
  const r = rng(seed);
  const lines: string[] = [];
  for (let i = 0, y = 3; i < 24; ++i, y += 2 + i * 0.2) {
    const wide = 4 + r() * (10 + i * 1.4);
    lines.push(
      `lit/${fine(0.85 - i * 0.022)} r ${num(-wide / 2 + (r() - 0.5) * (6 + i))} ${num(y)} ${num(wide)} ${num(0.8 + i * 0.07)} 1`,
    );
  }
  return lines.join('\n');
}

function wheat(seed: number, paint: string, many: number): string {
  const r = rng(seed);
  const rows = [...Array(many)].map(() => r()).sort((a, b) => a - b);
  const bands = new Map<string, [string, string]>();
  for (const t of rows) {
    const [x, y, high, lean] = [r() * 210 - 5, 6 + t * 102, 11 + t * 30, (r() - 0.35) * (5 + t * 9)];
    const width = fine(0.5 + Math.round(t * 3) * 0.25);
    const ear = 4 + t * 9;
    const [stalks, ears] = bands.get(width) ?? ['', ''];
    const [tipX, tipY] = [x + lean, y - high + 2];
    bands.set(width, [
      `${stalks}M${num(x)},${num(y)}q0,${num(-high * 0.6)} ${num(lean)},${num(-high)}`,
      `${ears}M${num(tipX)},${num(tipY)}l${num(lean * 0.25)},${num(-ear)}`,
    ]);
  }
  return [...bands]
    .map(([width, [stalks, ears]]) => `-${paint}:${width} ${stalks}\n-${paint}:${fine(Number(width) * 2.6)} ${ears}`)
    .join('\n');
}

function check(): string {
  let d = '';
  let y = 0;
  let step = 4;
  const at = (column: number, depth: number) => 100 + (column - 8.5) * (13 + depth * 1.05);
  for (let row = 0; row < 7; ++row) {
    const next = y + step;
    for (let column = row % 2; column < 17; column += 2) {
      const x = [at(column, y), at(column + 1, y), at(column + 1, next), at(column, next)];
      if (Math.max(...x) < -20 || Math.min(...x) > 220) continue;
      d += `M${num(x[0] as number)},${num(y)}L${num(x[1] as number)},${num(y)}L${num(x[2] as number)},${num(next)}L${num(x[3] as number)},${num(next)}Z`;
    }
    y = next;
    step *= 1.52;
  }
  return `o r -10 0 220 130\no2 ${d}\ntop r -10 0 220 130`;
}

function planks(): string {
  let d = '';
  for (let i = -9; i <= 9; ++i) d += `M${num(100 + i * 13)},0L${num(100 + i * 44)},130`;
  for (const [x, y, w] of [
    [20, 12, 16],
    [120, 20, 20],
    [66, 34, 26],
    [150, 48, 34],
    [10, 60, 34],
    [90, 76, 44],
  ])
    d += `M${x},${y}h${w}`;
  return `o r -10 0 220 130\n-o2:1.4/.7 ${d}\ntop r -10 0 220 130`;
}

function stairs(): string {
  const black = new Set([1, 3, 5, 8, 10, 12]);
  const lines: string[] = [];
  for (let i = 0; i < 14; ++i) {
    const t = i / 13;
    const x = 4.5 + 34.4 * Math.sin(Math.PI * Math.min(1, 0.02 + t * 0.99)) * (1 - t * 0.1);
    const y = -128 * (1 - t) ** 1.25;
    const half = (11 + 26 * t) * (black.has(i) ? 0.8 : 1);
    const [high, tread] = [7.8 + 18.2 * t, 2.4 + 5.6 * t];
    const paint = black.has(i) ? 'o2' : 'o';
    const face = `M${num(x - half)},${num(y)}H${num(x + half)}V${num(y + high)}H${num(x - half)}Z`;
    const top = `M${num(x - half)},${num(y + 0.3)}L${num(x - half * 0.87)},${num(y - tread)}H${num(x + half * 0.87)}L${num(x + half)},${num(y + 0.3)}Z`;
    lines.push(`${paint} ${face}`, `sh ${face}`, `${paint} ${top}`, `lit/${black.has(i) ? '.22' : '.45'} ${top}`);
  }
  return lines.join('\n');
}

const kLeaf = 'M0,0C4,-5 11,-6 16,-3C12,3 5,5 0,0Z';
const kPetal = 'M0,0C2,-6 10,-7 11,-1C9,4 3,4 0,0Z';

export const kPatterns = {
  'stars-a': ['sky', '', '', stars(11, 76, 220)],
  'stars-b': ['sky', '', '', stars(29, 48, 170)],
  'stars-c': ['sky', '', '', stars(53, 110, 300)],
  rain: ['weather', '', '', rain(5)],
  snow: ['weather', '', '', snow(8)],
  leaves: ['weather', 'acc', '', drifting(4, '@o', 26, () => kLeaf)],
  petals: ['weather', '#ffc0cf', '', drifting(14, '@o', 30, () => kPetal)],
  bubbles: [
    'weather',
    'lit',
    '',
    '-o:1/.7 M30,240a5,5 0 1 1 .1,0M38,214a3,3 0 1 1 .1,0M26,190a2,2 0 1 1 .1,0M170,180a6,6 0 1 1 .1,0M162,150a3,3 0 1 1 .1,0M174,124a4,4 0 1 1 .1,0M60,120a3,3 0 1 1 .1,0M66,96a2,2 0 1 1 .1,0M132,90a4,4 0 1 1 .1,0M126,66a2,2 0 1 1 .1,0M150,250a3,3 0 1 1 .1,0M90,60a3,3 0 1 1 .1,0',
  ],
  sea: ['land', 'water', '', sea(3)],
  glitter: ['light', '', '', glitter(9)],
  wheat: ['plant', '#8a4e2c', '', `${wheat(17, 'o', 84)}\n${wheat(19, 'lit', 40)}`],
  check: ['building', 'mid', 'near', check()],
  planks: ['building', 'mid', 'near', planks()],
  'stairs-piano': ['building', '#f6efdd', '#171c3f', stairs()],
} as const satisfies Record<string, Row>;
