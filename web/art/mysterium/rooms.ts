// Rooms: walls, floors and what belongs to them.
import type { Brush } from './brush.ts';
import { mix, num } from './paint.ts';
import type { Palette } from './palettes.ts';
import type { Setting } from './settings.ts';

const woody = (p: Palette): string => mix('#8a5230', p.mid, 0.45);
const wood = (b: Brush, share = 0.45): string => mix('#8a5230', b.palette.mid, share);

const panels = (b: Brush, h: number): string => {
  let d = '';
  for (let x = 8; x < 204; x += 24) d += `M${x},0V${h}`;
  return b.lines(`-ink:8/.16 ${d}`);
};

const paper = (b: Brush, h: number): string => {
  let d = '';
  for (let y = 14; y < h - 40; y += 24)
    for (let x = 10 + ((y / 24) % 2 < 1 ? 12 : 0); x < 200; x += 24) d += `M${x},${y}l3,-4l3,4l-3,5z`;
  return b.lines(
    `lit/.1 ${d}\nnear/.75 r -4 ${h - 40} 208 44\nlit/.14 r -4 ${h - 42} 208 2.5\nk/.16 r 6 ${h - 32} 40 24 | r 56 ${h - 32} 40 24 | r 106 ${h - 32} 40 24 | r 156 ${h - 32} 40 24`,
  );
};

const bricks = (b: Brush, h: number): string => {
  let d = '';
  for (let y = 0; y < h; y += 13) {
    d += `M-4,${y}H204`;
    for (let x = (y / 13) % 2 < 1 ? 0 : 14; x < 204; x += 28) d += `M${x},${y}v13`;
  }
  return b.lines(`-ink:1.4/.3 ${d}`);
};

const boards = (b: Brush, h: number): string => b.put('planks', 0, h, 1, { o: wood(b), o2: mix('#3a2018', b.palette.ink, 0.4) });
const tiles = (b: Brush, h: number): string =>
  b.put('check', 0, h, 1, { o: mix(b.palette.pap, b.palette.mid, 0.4), o2: b.colour('near') });

const windowAt = (b: Brush, x: number, y: number, scale: number): string =>
  b.put('window', x, y, scale, { o: wood(b, 0.3), o2: mix('#321a14', b.palette.ink, 0.3) }) +
  b.put('stars-b', x - 24 * scale, y - 84 * scale, scale * 0.25) +
  b.put('crescent', x + 8 * scale, y - 66 * scale, scale * 0.3, { r: -18 });

const drapes = (b: Brush, o: string): string =>
  b.put('curtain', -6, 0, 0.95, { o }) + b.put('curtain', 206, 0, -0.95, { sy: 0.95, o });

const rug = (b: Brush, y: number): string =>
  b.lines(
    `o e 100 ${y} 74 14\n-lit:1/.7 M${26},${y}a74,14 0 1 0 148,0a74,14 0 1 0 -148,0M40,${y}a60,10.500 0 1 0 120,0a60,10.500 0 1 0 -120,0`,
    { o: mix(b.palette.acc, b.palette.near, 0.3) },
  );

const valance = (b: Brush, o: string): string => {
  let d = 'M-6,-6H206V20';
  for (let x = 200; x > -6; x -= 20) d += `Q${x - 10},${34} ${x - 20},20`;
  return b.lines(`o ${d}Z\nsh ${d}Z\n-lit:1.6/.8 ${d.replace('M-6,-6H206V20', 'M200,20')}`, { o });
};

// Shells of light along the edge of a stage.
const footlights = (b: Brush): string => {
  let svg = b.lines('o r -4 294 208 12', { o: mix(wood(b), b.palette.ink, 0.5) });
  for (let x = 20; x < 200; x += 32)
    svg += b.lines(
      `halo c ${x} 290 17\n#e8b84a M${x - 7},298A7,8 0 0 1 ${x + 7},298Z\nlit/.8 M${x - 4},298A4,5 0 0 1 ${x + 4},298Z`,
    );
  return svg;
};

export const kRooms = {
  stage: {
    horizon: 214,
    indoors: true,
    tone: (p) => mix('#8a2036', p.mid, 0.35),
    draw: (b, h) => {
      const red = mix('#8a2036', b.palette.mid, 0.25);
      return {
        back:
          b.put('stars-b', 0, 0, 1, { op: 0.6 }) +
          b.put('cloud', 50, 96, 0.6, { cl: b.hazy('far', 0.1) }) +
          b.put('cloud', 160, 124, 0.7, { cl: b.hazy('far', 0.05) }) +
          b.put('pines', 0, h, 1, { o: b.colour('far') }) +
          boards(b, h),
        front: drapes(b, red) + valance(b, red) + footlights(b),
      };
    },
  },
  room: {
    horizon: 214,
    indoors: true,
    tone: woody,
    draw: (b, h) => ({ back: panels(b, h) + windowAt(b, b.r() < 0.5 ? 46 : 154, 122, 0.9) + boards(b, h), front: '' }),
  },
  parlour: {
    horizon: 216,
    indoors: true,
    tone: woody,
    draw: (b, h) => ({ back: paper(b, h) + boards(b, h) + rug(b, 258), front: '' }),
  },
  table: {
    horizon: 236,
    indoors: true,
    tone: woody,
    draw: (b, h) => ({
      back:
        panels(b, h) +
        windowAt(b, b.r() < 0.5 ? 150 : 52, 132, 1.05) +
        b.put('table', 100, h, 1, { o: wood(b, 0.2), o2: mix('#4a2418', b.palette.ink, 0.3) }),
      front: '',
    }),
  },
  desk: {
    horizon: 236,
    indoors: true,
    tone: woody,
    draw: (b, h) => ({
      back:
        paper(b, h) +
        windowAt(b, 100, 178, 1.7) +
        b.put('table', 100, h, 1, { o: wood(b, 0.2), o2: mix('#4a2418', b.palette.ink, 0.3) }),
      front: '',
    }),
  },
  hall: {
    horizon: 204,
    indoors: true,
    tone: (p) => mix(p.pap, p.mid, 0.55),
    draw: (b, h) => {
      const stone = b.hazy('far', 0.3);
      let back = '';
      for (const [x, s] of [
        [100, 1.05],
        [28, 0.92],
        [172, 0.92],
      ] as const)
        back += b.lines(
          `o M${num(x - 30 * s)},${h}V${num(h - 92 * s)}A${num(30 * s)},${num(30 * s)} 0 0 1 ${num(x + 30 * s)},${num(h - 92 * s)}V${h}Z\nk/.35 M${num(x - 25 * s)},${h}V${num(h - 92 * s)}A${num(25 * s)},${num(25 * s)} 0 0 1 ${num(x + 25 * s)},${num(h - 92 * s)}V${h}Z`,
          { o: stone },
        );
      return {
        back: back + b.lines(`lit/.16 M-4,40H204V46H-4Z`) + tiles(b, h),
        front:
          b.put('column', 6, 306, 1.5, { sy: 2.7, o: b.hazy('near', 0.28) }) +
          b.put('column', 194, 306, 1.5, { sy: 2.7, o: b.hazy('near', 0.28) }),
      };
    },
  },
  attic: {
    horizon: 218,
    indoors: true,
    tone: woody,
    draw: (b, h) => ({
      back:
        b.lines('-ink:1.6/.3 M40,40L40,218M80,10V218M120,10V218M160,40V218') +
        b.lines('lit/.55 c 100 84 22\npane c 100 84 19\n-near:3 M100,65V103M81,84H119') +
        b.put('crescent', 104, 80, 0.26, { r: -18 }) +
        boards(b, h),
      front:
        b.lines(
          `o M-6,-6H96L-6,150ZM206,-6H104L206,150Z\nk/.3 M-6,-6H88L-6,138ZM206,-6H112L206,138Z\n-o:9 M-4,156L100,-4L204,156`,
          { o: mix(wood(b), b.palette.ink, 0.4) },
        ) + (b.shown.has('cobweb') ? '' : b.put('cobweb', 4, 136, 0.5, { r: -20, op: 0.6 })),
    }),
  },
  cellar: {
    horizon: 218,
    indoors: true,
    draw: (b, h) => ({
      back:
        bricks(b, h) +
        b.lines(`k/.35 M40,${h}V110A60,60 0 0 1 160,110V${h}Z\n-lit:7/.14 M40,${h}V110A60,60 0 0 1 160,110V${h}`) +
        b.lines(
          `near M-10,${h}H210V310H-10Z\ntop M-10,${h}H210V310H-10Z\n-ink:1.4/.4 M-10,${h + 16}H210M-10,${h + 42}H210M30,${h}L10,${h + 16}M90,${h}L84,${h + 16}M150,${h}L160,${h + 16}M40,${h + 16}L20,${h + 42}M120,${h + 16}L124,${h + 42}M180,${h + 16}L204,${h + 42}`,
        ),
      front: b.lines('o M-6,310V-6H22C10,60 4,160 12,310ZM206,310V-6H178C190,60 196,160 188,310Z', {
        o: mix(b.palette.ink, b.palette.near, 0.35),
      }),
    }),
  },
  library: {
    horizon: 214,
    indoors: true,
    tone: woody,
    draw: (b, h) => {
      const spines = ['#8a2f3c', '#c98a3a', '#2f5a6a', '#5a3a6a', '#3f6a4a', '#d9b98a', '#6a2f2a'];
      let back = b.lines('o r -4 16 72 202 | r 132 16 72 202\nk/.45 r 2 26 60 188 | r 138 26 60 188', { o: wood(b, 0.25) });
      for (const left of [4, 140])
        for (let row = 0; row < 5; ++row) {
          const foot = 60 + row * 37;
          for (let x = left; x < left + 54; ) {
            const wide = b.between(3.4, 6.6);
            const high = b.between(18, 28);
            back += b.lines(`o r ${num(x)} ${num(foot - high)} ${num(wide)} ${num(high)} .6`, {
              o: mix(spines[Math.floor(b.r() * 7)] as string, b.palette.mid, 0.2),
            });
            x += wide + 0.6;
          }
          back += b.lines(`o r ${left - 2} ${foot} 60 3.6`, { o: wood(b, 0.1) });
        }
      return { back: back + tiles(b, h) + rug(b, 252), front: '' };
    },
  },
  kitchen: {
    horizon: 216,
    indoors: true,
    tone: (p) => mix(p.pap, p.mid, 0.5),
    draw: (b, h) => {
      let tilesUp = '';
      for (let y = 96; y < h; y += 20) tilesUp += `M-4,${y}H204`;
      for (let x = 0; x < 204; x += 20) tilesUp += `M${x},96V${h}`;
      const copper = mix('#c8743a', b.palette.mid, 0.2);
      let pans = '';
      for (const [x, r] of [
        [104, 9],
        [128, 11],
        [154, 13],
        [180, 9],
      ] as const)
        pans += b.lines(`-ink:1.2 M${x},40V48\n-o:2.4 M${x},48V62\no c ${x} ${62 + r} ${r}\nball c ${x} ${62 + r} ${r}`, {
          o: copper,
        });
      return {
        back:
          b.lines(`lit/.12 r -4 94 208 ${h - 94}\n-lit:1/.25 ${tilesUp}\no r -4 36 208 5`, { o: wood(b, 0.2) }) +
          pans +
          tiles(b, h),
        front: '',
      };
    },
  },
  niche: {
    horizon: 236,
    indoors: true,
    draw: (b) => ({
      back:
        b.put('stars-b', 0, 0, 1, { op: 0.5 }) +
        b.put('cloud', b.between(24, 60), b.between(60, 90), 0.6, { cl: b.hazy('far', 0.08) }) +
        b.put('cloud', b.between(140, 176), b.between(110, 140), 0.7, { cl: b.hazy('far', 0.1) }) +
        drapes(b, mix(b.palette.mid, b.palette.ink, 0.35)) +
        plinth(b),
      front: '',
    }),
  },
  alcove: {
    horizon: 236,
    indoors: true,
    draw: (b) => ({
      back:
        bricks(b, 300) +
        b.lines(
          'k/.45 M34,250V110A66,66 0 0 1 166,110V250Z\n-o:9 M34,250V110A66,66 0 0 1 166,110V250\nlit/.12 M44,250V110A56,56 0 0 1 156,110V250Z',
          { o: b.hazy('far', 0.15) },
        ) +
        plinth(b),
      front:
        b.put('ivy', 20, 250, 1.3, { o: mix('#3f6a44', b.palette.near, 0.35) }) +
        b.put('ivy', 182, 200, -1.2, { sy: 1.2, o: mix('#3f6a44', b.palette.near, 0.35) }),
    }),
  },
  cabinet: {
    horizon: 238,
    indoors: true,
    tone: woody,
    draw: (b) => {
      let jars = '';
      const colours = [b.palette.acc, b.palette.water, b.palette.pap, b.palette.far];
      for (let i = 0; i < 12; ++i) {
        const x = 12 + i * 16 + b.between(-2, 2);
        const high = b.between(12, 26);
        jars += b.lines(`o/.75 r ${num(x - 5)} ${num(54 - high)} ${num(b.between(8, 12))} ${num(high)} 2`, {
          o: mix(colours[i % 4] as string, b.palette.ink, 0.4),
        });
      }
      return {
        back:
          b.lines('k/.3 r -4 -4 208 60\no r -4 54 208 6\nk/.28 r -4 60 208 180', { o: wood(b) }) +
          jars +
          panels(b, 236) +
          b.lines('o r -4 236 208 10\nk/.25 r -4 246 208 60', { o: wood(b, 0.2) }),
        front: '',
      };
    },
  },
} as const satisfies Record<string, Setting>;

function plinth(b: Brush): string {
  const o = mix(b.palette.mid, b.palette.pap, 0.12);
  return b.lines(
    'ink/.5 e 100 248 68 13\no M38,236Q100,222 162,236L156,264H44Z\nsh M38,236Q100,222 162,236L156,264H44Z\no e 100 236 62 12\nlit/.14 e 100 235 58 10',
    { o },
  );
}
