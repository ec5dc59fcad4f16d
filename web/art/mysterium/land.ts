// Pieces of land that several settings share.
import type { Brush } from './brush.ts';
import { mix, num } from './paint.ts';

export const grassFront = (b: Brush): string => {
  const ink = mix(b.palette.ink, b.palette.near, 0.25);
  return (
    b.put('grass', b.between(8, 26), 306, b.between(0.9, 1.2), { o: ink }) +
    b.put('grass', b.between(174, 194), 308, b.between(0.8, 1.2), { o: ink })
  );
};

export const fernFront = (b: Brush): string => {
  const ink = mix(b.palette.ink, b.palette.near, 0.3);
  return (
    b.put('fern', 4, 306, 0.9, { o: ink }) +
    b.put('fern', 198, 308, -1, { sy: 1, o: ink }) +
    b.put('grass', b.between(40, 160), 312, 0.8, { o: ink })
  );
};

export const hill = (b: Brush, y: number, tall: number, colour: string): string => {
  const kind = (['hill-a', 'hill-b', 'hill-c'] as const)[Math.floor(b.r() * 3)] ?? 'hill-a';
  const flip = b.r() < 0.5;
  return b.put(kind, flip ? 200 : 0, y, flip ? -1 : 1, { sy: tall, o: colour });
};

// Specks of flowers on a slope.
export const specks = (b: Brush, top: number): string => {
  const dots = ['acc', 'pap', 'lit'].map((colour, kind) => {
    let d = '';
    for (let i = 0; i < 16; ++i) d += `M${num(b.r() * 200)},${num(top + 8 + b.r() * (286 - top))}h0`;
    return `-${colour}:${num(1.2 + kind * 0.5)}/.55 ${d}`;
  });
  return b.lines(dots.join('\n'));
};

// A path from a lower corner to the middle.
export const path = (b: Brush, top: number): string => {
  const left = b.r() < 0.5;
  const x = (v: number) => num(left ? v : 200 - v);
  return b.lines(
    `lit/.24 M${x(98)},${num(top)}C${x(104)},${num(top + 22)} ${x(60)},${num(top + 40)} ${x(20)},310H${x(84)}C${x(92)},${num(top + 56)} ${x(112)},${num(top + 26)} ${x(103)},${num(top)}Z`,
  );
};

// Small trees along a far slope, in threes.
export const trees = (b: Brush, y: number, many: number): string => {
  let svg = '';
  const round = b.r() < 0.5 ? !b.shown.has('tree-round') : b.shown.has('cypress');
  const kind = round ? 'tree-round' : 'cypress';
  for (let i = 0; i < many; ++i)
    svg += b.put(kind, b.r() < 0.5 ? b.between(8, 58) : b.between(142, 194), y + b.between(2, 14), b.between(0.16, 0.3), {
      o: b.hazy('near', 0.25),
      o2: b.hazy('near', 0.1),
    });
  return svg;
};

export const glitterAt = (b: Brush, x: number, h: number): string =>
  b.put('glitter', x, h + 1, 1, { sy: (300 - h) / 122, op: 0.75 });

// Stones along the ground, lit from above.
export const rocks = (b: Brush, y: number, many: number, colour: string): string => {
  let svg = '';
  for (let i = 0; i < many; ++i) {
    const [x, w] = [b.r() < 0.5 ? b.between(-4, 56) : b.between(144, 204), b.between(6, 17)];
    const [foot, tall] = [y + b.between(0, 26), w * b.between(0.45, 0.75)];
    const outline = `M${num(x - w)},${num(foot)}L${num(x - w * 0.6)},${num(foot - tall * 0.8)}L${num(x + w * 0.1)},${num(foot - tall)}L${num(x + w * 0.75)},${num(foot - tall * 0.55)}L${num(x + w)},${num(foot)}Z`;
    svg += b.lines(
      `o ${outline}\nlit/.2 M${num(x - w * 0.6)},${num(foot - tall * 0.8)}L${num(x + w * 0.1)},${num(foot - tall)}L${num(x + w * 0.75)},${num(foot - tall * 0.55)}L${num(x)},${num(foot - tall * 0.5)}Z\nk/.2 M${num(x)},${num(foot - tall * 0.5)}L${num(x + w * 0.75)},${num(foot - tall * 0.55)}L${num(x + w)},${num(foot)}H${num(x + w * 0.1)}Z`,
      { o: mix(colour, b.palette.ink, b.between(0.05, 0.3)) },
    );
  }
  return svg;
};

// Round bushes in the middle distance, at the sides.
export const bushes = (b: Brush, y: number, many: number): string => {
  let svg = '';
  for (let i = 0; i < many; ++i) {
    const [x, foot, w] = [b.r() < 0.5 ? b.between(-4, 46) : b.between(154, 204), y + b.between(0, 22), b.between(9, 18)];
    const o = mix(mix('#3f7a48', b.palette.mid, 0.5), b.palette.near, b.between(0, 0.5));
    svg += b.lines(
      `o M${num(x - w)},${num(foot)}C${num(x - w * 1.2)},${num(foot - w * 0.7)} ${num(x - w * 0.7)},${num(foot - w * 0.9)} ${num(x - w * 0.5)},${num(foot - w * 0.8)}C${num(x - w * 0.3)},${num(foot - w * 1.3)} ${num(x + w * 0.4)},${num(foot - w * 1.2)} ${num(x + w * 0.5)},${num(foot - w * 0.8)}C${num(x + w)},${num(foot - w * 0.8)} ${num(x + w * 1.2)},${num(foot - w * 0.3)} ${num(x + w)},${num(foot)}Z\nlit/.16 e ${num(x - w * 0.2)} ${num(foot - w * 0.85)} ${num(w * 0.4)} ${num(w * 0.2)}`,
      { o },
    );
  }
  return svg;
};

// A bough that hangs into the picture from the upper corner away from the light, almost ink.
export const bough = (b: Brush, lightX: number): string => {
  const left = lightX > 100;
  const x = (v: number) => num(left ? v : 200 - v);
  const way = left ? 1 : -1;
  let leaves = '';
  for (let i = 0; i < 26; ++i) {
    const t = b.r();
    const [px, py] = [-6 + t * 92, 8 + Math.sin(t * 2.6) * 12 + t * 16 + b.between(-3, 12)];
    const [w, tall] = [b.between(5, 9) * way, b.between(5, 10)];
    leaves += `M${x(px)},${num(py)}q${num(w)},${num(-tall * 0.2)} ${num(w * 0.9)},${num(tall)}q${num(-w * 0.9)},${num(-tall * 0.1)} ${num(-w * 0.9)},${num(-tall)}z`;
  }
  const o = mix(b.palette.ink, b.palette.near, 0.3);
  return b.lines(
    `-o:4 M${x(-8)},4C${x(24)},18 ${x(56)},16 ${x(88)},34\n-o:2 M${x(30)},16C${x(44)},26 ${x(48)},34 ${x(56)},46M${x(58)},20C${x(72)},16 ${x(84)},18 ${x(96)},14\no ${leaves}`,
    { o },
  );
};

// Sometimes a bough, sometimes none.
export const maybeBough = (b: Brush, lightX: number): string => (b.r() < 0.45 ? bough(b, lightX) : '');

// Leaves overhead, cut by the frame.
export const canopy = (b: Brush): string => {
  let svg = '';
  for (let row = 0; row < 2; ++row) {
    const o = mix(b.hazy('near', 0.1 - row * 0.1), b.palette.ink, 0.25 + row * 0.35);
    let d = `M-10,-10H210V${num(b.between(18, 40) - row * 8)}`;
    for (let x = 210; x > -10; x -= 16) {
      const deep = (26 - row * 9) * (0.6 + Math.abs(x - 100) / 100) * b.between(0.5, 1.1);
      d += `Q${num(x - 4)},${num(deep + 14)} ${num(x - 16)},${num(deep)}`;
    }
    svg += b.lines(`o ${d}Z`, { o });
  }
  return svg;
};

// Lines the wind leaves in sand or snow.
export const ripples = (b: Brush, top: number, many: number): string => {
  let d = '';
  for (let i = 0; i < many; ++i) {
    const [x, y, w] = [b.between(-10, 180), top + b.r() * (292 - top), b.between(14, 40)];
    d += `M${num(x)},${num(y)}q${num(w / 4)},-3 ${num(w / 2)},0t${num(w / 2)},0`;
  }
  return b.lines(`-lit:1/.22 ${d}\n-ink:1/.1 ${d}`);
};

// Crests of waves close to us.
export const crests = (b: Brush): string => {
  let svg = '';
  for (let row = 0; row < 2; ++row) {
    const y = 284 + row * 12;
    let d = `M-10,${y}`;
    for (let x = -10; x < 210; x += 24) d += `q${num(b.between(5, 9))},${num(-b.between(5, 9))} 12,0t12,0`;
    svg += b.lines(`o ${d}V310H-10Z\n-lit:1.1/.5 ${d}`, { o: mix(b.palette.water, b.palette.ink, 0.25 + row * 0.25) });
  }
  return svg;
};

// Shafts of light that fall from above.
export const shafts = (b: Brush, x: number, h: number): string => {
  let d = '';
  for (let i = 0; i < 4; ++i) {
    const [top, foot, w] = [x + b.between(-40, 40), x + b.between(-90, 90), b.between(6, 16)];
    d += `M${num(top)},-10H${num(top + w)}L${num(foot + w * 2)},${num(h + 40)}H${num(foot - w)}Z`;
  }
  return b.lines(`lit/.1 ${d}`);
};
