// tidy: long because it is a list of drawings, each of which stands alone
// Settings: the land a scene stands in, behind the hero and before it. Out of doors; rooms are in rooms.ts.
import type { Brush } from './brush.ts';
import {
  bough,
  bushes,
  canopy,
  crests,
  fernFront,
  glitterAt,
  grassFront,
  hill,
  maybeBough,
  path,
  ripples,
  rocks,
  shafts,
  specks,
  trees,
} from './land.ts';
import { mix, num } from './paint.ts';
import type { Palette } from './palettes.ts';

export interface Ground {
  back: string;
  front: string;
}

export interface Setting {
  horizon: number;
  indoors?: boolean;
  tone?: (p: Palette) => string; // the ground's main colour, if it is not the palette's middle one
  draw: (b: Brush, h: number, lightX: number) => Ground;
}

export const kOutdoors = {
  sea: {
    horizon: 178,
    tone: (p) => p.water,
    draw: (b, h, x) => ({
      back:
        b.put('hill-b', 0, h - 14, 1, { sy: 0.5, o: b.hazy('far', 0.35) }) +
        b.put('sea', 0, h, 1) +
        glitterAt(b, x, h) +
        b.put('mist', b.between(30, 170), h + 4, 0.8, { op: 0.6 }),
      front: crests(b),
    }),
  },
  shore: {
    horizon: 158,
    tone: (p) => mix('#e6cf9a', p.mid, 0.35),
    draw: (b, h, x) => ({
      back:
        b.put('sea', 0, h, 1) +
        glitterAt(b, x, h) +
        b.lines(
          `w/.55 M-10,${h + 50}C40,${h + 40} 80,${h + 60} 120,${h + 52}C160,${h + 46} 190,${h + 58} 210,${h + 52}V${h + 60}H-10Z`,
        ) +
        b.put('hill-c', 0, h + 44, 1, { sy: 0.6, o: mix('#e6cf9a', b.palette.mid, 0.35) }) +
        ripples(b, h + 70, 14),
      front: rocks(b, 282, 3, b.palette.near) + b.put('grass', 10, 306, 1, { o: mix(b.palette.ink, b.palette.near, 0.4) }),
    }),
  },
  lake: {
    horizon: 184,
    tone: (p) => p.water,
    draw: (b, h, x) => ({
      back:
        b.put('peaks', 0, h - 62, 1, { o: b.hazy('far', 0.3) }) +
        b.put('pines', 0, h, 1, { o: b.hazy('mid', 0.1) }) +
        b.put('mist', 100, h, 1) +
        b.put('sea', 0, h + 2, 1) +
        glitterAt(b, x, h + 2),
      front:
        maybeBough(b, x) +
        rocks(b, 286, 2, b.palette.near) +
        grassFront(b) +
        b.put('grass', 56, 310, 0.7, { o: mix(b.palette.ink, b.palette.near, 0.25) }),
    }),
  },
  meadow: {
    horizon: 184,
    draw: (b, h, x) => ({
      back:
        hill(b, h - 10, 0.6, b.hazy('far', 0.35)) +
        trees(b, h + 8, 5) +
        b.put('mist', 100, h + 10, 1, { op: 0.6 }) +
        hill(b, h + 16, 0.8, b.colour('mid')) +
        path(b, h + 36) +
        bushes(b, h + 40, 5) +
        specks(b, h + 36),
      front: maybeBough(b, x) + hill(b, 282, 0.5, mix(b.palette.near, b.palette.ink, 0.35)) + grassFront(b),
    }),
  },
  field: {
    horizon: 178,
    tone: (p) => mix('#b9863f', p.mid, 0.5),
    draw: (b, h) => ({
      back:
        hill(b, h - 6, 0.6, b.hazy('far', 0.3)) +
        trees(b, h + 8, 4) +
        hill(b, h + 14, 0.7, mix(b.palette.mid, '#b9863f', 0.3)) +
        b.put('wheat', 0, h + 16, 1, { o: mix('#9a6a30', b.palette.near, 0.35) }),
      front: b.put('wheat', 0, 236, 1.05, { o: mix('#5c3a20', b.palette.ink, 0.4), op: 0.95 }),
    }),
  },
  snow: {
    horizon: 172,
    tone: (p) => mix('#e9f0f9', p.far, 0.2),
    draw: (b, h) => ({
      back:
        b.put('peaks', 0, h - 48, 1, { o: b.hazy('far', 0.25) }) +
        b.put('pines', 0, h, 1, { o: mix('#6f86ab', b.palette.far, 0.35) }) +
        b.put('mist', 100, h, 1) +
        hill(b, h, 0.8, mix('#d3dff0', b.palette.far, 0.25)) +
        b.put('tree-bare', 176, h + 34, 0.62, { o: mix('#4a5578', b.palette.ink, 0.3) }) +
        hill(b, h + 36, 0.7, mix('#e9f0f9', b.palette.far, 0.15)),
      front: ripples(b, 230, 10) + b.put('hill-c', 0, 270, 1, { o: mix('#f7fbff', b.palette.far, 0.1) }),
    }),
  },
  desert: {
    horizon: 176,
    draw: (b, h) => ({
      back:
        b.put('peaks', 0, h - 40, 1, { sy: 0.7, o: b.hazy('far', 0.2) }) +
        b.put('dune', 0, h, 1, { o: b.colour('mid') }) +
        b.put('dune', 200, h + 34, -1, { sy: 1, o: mix(b.palette.mid, b.palette.near, 0.35) }),
      front:
        ripples(b, 216, 18) +
        rocks(b, 286, 4, b.palette.near) +
        b.put('hill-b', 0, 282, 1, { sy: 0.6, o: mix(b.palette.near, b.palette.ink, 0.25) }),
    }),
  },
  forest: {
    horizon: 196,
    draw: (b, h, lightX) => {
      let back = b.put('pines', 0, h - 6, 1, { o: b.hazy('far', 0.3) }) + b.put('mist', 100, h - 4, 1.1);
      for (let depth = 0; depth < 3; ++depth) {
        const colour = mix(b.hazy('far', 0.4 - depth * 0.2), b.palette.ink, depth * 0.28);
        for (let i = 0; i < 4; ++i) {
          const x = i < 2 ? b.between(-6, 62 - depth * 16) : b.between(138 + depth * 16, 206);
          const w = 3.5 + depth * 2.5 + b.r() * 2;
          back += b.lines(
            `o M${num(x - w)},${h + 20 + depth * 18}C${num(x - w * 0.5)},${h - 60} ${num(x - w * 0.4)},60 ${num(x - w * 0.6)},-10H${num(x + w * 0.6)}C${num(x + w * 0.4)},60 ${num(x + w * 0.6)},${h - 60} ${num(x + w)},${h + 20 + depth * 18}Z\n-o:${num(w * 0.4)} M${num(x)},${num(b.between(40, 110))}q${i < 2 ? 8 : -8},-14 ${i < 2 ? 20 : -20},-20`,
            { o: colour },
          );
        }
      }
      return {
        back: back + shafts(b, lightX, h) + hill(b, h + 12, 0.6, b.colour('mid')),
        front: canopy(b) + hill(b, 284, 0.5, mix(b.palette.near, b.palette.ink, 0.4)) + fernFront(b),
      };
    },
  },
  town: {
    horizon: 190,
    draw: (b, h) => {
      const street = `M-10,${h + 30}Q100,${h + 16} 210,${h + 30}V310H-10Z`;
      let stones = '';
      for (let row = 0, y = h + 30; y < 306; ++row, y += 5 + row * 2.2)
        for (let x = -6 + b.between(0, 9); x < 206; x += 11 + row * 3.4 + b.between(0, 5))
          stones += `M${num(x)},${num(y)}q${num(3 + row * 0.8)},${num(-2 - row * 0.3)} ${num(6 + row * 1.6)},0`;
      return {
        back:
          b.put('town-b', 0, h - 8, 1, { o: b.hazy('far', 0.25) }) +
          b.put('mist', 100, h - 6, 1) +
          b.put('town', 200, h + 16, -1, { sy: 1, o: b.colour('mid') }) +
          b.lines(`near ${street}\ntop ${street}\n-lit:1.1/.2 ${stones}`),
        front: b.lines('ink/.8 M-6,306V286Q30,292 46,306ZM206,306V288Q176,294 160,306Z'),
      };
    },
  },
  rooftops: {
    horizon: 176,
    draw: (b, h) => {
      const roof = mix(b.palette.near, '#7a3a34', 0.3);
      let tiles = '';
      for (let y = 0; y < 5; ++y) for (let x = -1; x < 13; ++x) tiles += `M${x * 17 + (y % 2) * 8},${252 + y * 12}q8,7 16,0`;
      return {
        back:
          b.put('town', 0, h - 4, 1, { o: b.hazy('far', 0.3) }) +
          b.put('mist', 100, h, 1) +
          b.put('town-b', 200, h + 34, -1, { sy: 1, o: b.colour('mid') }) +
          b.lines(`o M-10,246L40,232H206V310H-10Z\ntop M-10,246L40,232H206V310H-10Z\n-k:1.2/.25 ${tiles}`, { o: roof }),
        front: b.lines('ink M-6,306V276L14,270V306ZM-9,276L17,268V273L-9,281Z'),
      };
    },
  },
  checker: {
    horizon: 184,
    tone: (p) => mix(p.pap, p.mid, 0.6),
    draw: (b, h) => ({
      back:
        b.put('cloud', 60, h + 2, 0.7, { cl: b.hazy('far', 0.6) }) +
        b.put('cloud', 156, h + 2, 0.8, { cl: b.hazy('far', 0.7) }) +
        b.put('check', 0, h, 1, { o: mix(b.palette.pap, b.palette.mid, 0.25), o2: b.colour('mid') }),
      front: b.put('mist', 100, 296, 1, { op: 0.35 }),
    }),
  },
  garden: {
    horizon: 178,
    tone: (p) => mix('#5a9a58', p.mid, 0.5),
    draw: (b, h) => ({
      back:
        hill(b, h - 12, 0.5, b.hazy('far', 0.35)) +
        b.lines(
          `o M-6,${h + 20}V${h - 10}Q10,${h - 18} 22,${h - 8}Q34,${h - 16} 48,${h - 6}Q58,${h - 10} 64,${h + 4}V${h + 20}ZM206,${h + 20}V${h - 10}Q190,${h - 18} 178,${h - 8}Q166,${h - 16} 152,${h - 6}Q142,${h - 10} 136,${h + 4}V${h + 20}Z`,
          { o: mix('#2f6a48', b.palette.mid, 0.45) },
        ) +
        b.put('cypress', 22, h + 14, 0.8, { o: mix('#1f4a38', b.palette.near, 0.5) }) +
        b.put('cypress', 182, h + 16, 0.9, { o: mix('#1f4a38', b.palette.near, 0.5) }) +
        b.lines(`o M-10,${h + 12}H210V310H-10Z\ntop M-10,${h + 12}H210V310H-10Z`, { o: mix('#5a9a58', b.palette.mid, 0.5) }) +
        b.lines(`pap/.5 M92,${h + 12}C84,${h + 50} 50,250 30,310H170C150,250 116,${h + 50} 108,${h + 12}Z`) +
        bushes(b, h + 30, 4),
      front:
        (b.shown.has('flower') ? '' : b.put('flower', 14, 304, 0.9, { o: 'acc' })) +
        (b.shown.has('flower') ? '' : b.put('flower', 30, 308, 0.7, { o: 'pap' })) +
        (b.shown.has('tulip') ? '' : b.put('tulip', 186, 306, 0.6)) +
        b.put('grass', 172, 310, 0.6, { o: mix(b.palette.ink, '#1f4a38', 0.4) }),
    }),
  },
  island: {
    horizon: 176,
    tone: (p) => p.water,
    draw: (b, h, x) => ({
      back:
        b.put('sea', 0, h, 1) +
        glitterAt(b, x, h) +
        b.lines(
          `o M20,306C30,270 46,248 70,240C90,228 124,228 142,240C164,248 178,276 186,306Z\nsh M20,306C30,270 46,248 70,240C90,228 124,228 142,240C164,248 178,276 186,306Z\no2 M62,244C90,226 124,226 148,244C136,252 124,244 108,250C94,244 78,254 62,244Z`,
          { o: mix(b.palette.near, '#4a3a44', 0.4), o2: mix('#6f9a5a', b.palette.mid, 0.35) },
        ),
      front:
        rocks(b, 280, 3, b.palette.near) +
        b.lines(
          `o M-6,286Q20,274 44,284T96,288T150,292T206,288V310H-6Z\n-lit:1/.5 M-6,286Q20,274 44,284T96,288T150,292T206,288`,
          { o: mix(b.palette.water, b.palette.ink, 0.4) },
        ),
    }),
  },
  clouds: {
    horizon: 200,
    tone: (p) => mix(p.pap, p.sky[1], 0.4),
    draw: (b, h) => {
      let back = b.lines(`o M-10,${h + 14}H210V310H-10Z`, { o: mix(b.palette.pap, b.palette.sky[1], 0.45) });
      for (let row = 0; row < 4; ++row)
        for (let i = 0; i < 4; ++i)
          back += b.put('cloud', b.between(-10, 30) + i * 56, h + row * 26 + b.between(-6, 6), 0.8 + row * 0.22, {
            cl: mix(b.palette.pap, b.palette.sky[row < 2 ? 2 : 1], 0.55 - row * 0.1),
          });
      return {
        back,
        front:
          b.put('cloud', 20, 300, 1.2, { cl: mix(b.palette.pap, b.palette.sky[1], 0.3) }) +
          b.put('cloud', 176, 304, 1.3, { cl: mix(b.palette.pap, b.palette.sky[1], 0.35) }),
      };
    },
  },
  underwater: {
    horizon: 236,
    draw: (b, h) => ({
      back:
        b.lines('lit/.12 M40,-10L10,240H60L70,-10ZM110,-10L100,240H150L140,-10ZM160,-10L176,220H206V-10Z') +
        hill(b, h - 36, 0.6, b.colour('far')) +
        b.put('kelp', 24, h, 0.7, { o: b.colour('mid') }) +
        b.put('kelp', 176, h, 0.8, { o: b.colour('mid') }) +
        hill(b, h, 0.5, mix('#c9b48a', b.palette.mid, 0.65)),
      front:
        rocks(b, 284, 4, b.palette.near) +
        b.put('kelp', 8, 306, 1, { o: mix(b.palette.ink, b.palette.near, 0.5) }) +
        b.put('kelp', 192, 308, 1.2, { o: mix(b.palette.ink, b.palette.near, 0.5) }) +
        b.put('bubbles', 0, 0, 1),
    }),
  },
  mountain: {
    horizon: 190,
    draw: (b, h) => ({
      back:
        b.put('peaks', 200, h - 96, -1.1, { sy: 1.3, o: b.hazy('far', 0.35) }) +
        b.put('mist', 120, h - 30, 1) +
        b.put('peaks', -10, h - 40, 1.1, { sy: 1.1, o: b.colour('mid') }) +
        b.put('mist', 60, h + 10, 1.2) +
        b.lines(`o M-10,262L30,244L96,236L150,246L210,236V310H-10Z\ntop M-10,262L30,244L96,236L150,246L210,236V310H-10Z`, {
          o: b.colour('near'),
        }),
      front:
        rocks(b, 270, 6, b.palette.near) +
        b.put('pine', 10, 306, 0.7, { o: mix(b.palette.ink, b.palette.near, 0.35) }) +
        b.put('pine', 190, 312, 0.9, { o: mix(b.palette.ink, b.palette.near, 0.25) }),
    }),
  },
  road: {
    horizon: 180,
    draw: (b, h, x) => ({
      back:
        b.put('peaks', 0, h - 44, 1, { sy: 0.8, o: b.hazy('far', 0.35) }) +
        trees(b, h + 2, 4) +
        hill(b, h, 0.5, b.colour('mid')) +
        b.lines(`o M-10,${h + 14}H210V310H-10Z\ntop M-10,${h + 14}H210V310H-10Z`, { o: b.colour('mid') }) +
        b.lines(
          `pap/.55 M98,${h + 12}C96,${h + 30} 118,${h + 44} 108,${h + 62}C90,250 40,262 34,310H150C146,270 140,250 132,${h + 66}C134,${h + 44} 106,${h + 30} 104,${h + 12}Z`,
        ) +
        bushes(b, h + 40, 4),
      front: maybeBough(b, x) + grassFront(b),
    }),
  },
  graveyard: {
    horizon: 186,
    draw: (b, h, x) => ({
      back:
        b.put('pines', 0, h, 1, { o: b.hazy('far', 0.2) }) +
        b.put('mist', 100, h, 1.1) +
        hill(b, h + 6, 0.6, b.colour('mid')) +
        path(b, h + 30) +
        b.put('tree-bare', 24, h + 40, 0.8, { o: mix(b.palette.ink, b.palette.near, 0.3) }) +
        b.put('tomb', 150, h + 26, 0.5, { o: b.hazy('mid', 0.2) }) +
        b.put('tomb', 176, h + 34, 0.6, { r: 6, o: b.hazy('mid', 0.12) }) +
        b.put('tomb', 58, h + 28, 0.44, { r: -5, o: b.hazy('mid', 0.2) }),
      front: bough(b, x) + hill(b, 284, 0.4, mix(b.palette.near, b.palette.ink, 0.5)) + grassFront(b),
    }),
  },
  cave: {
    horizon: 200,
    draw: (b, h) => ({
      back:
        b.put('sea', 0, h, 1) +
        b.put('mist', 100, h, 0.9) +
        b.lines(
          `o M-10,-10H210V310H180C190,270 150,250 158,210C172,150 158,90 120,64C88,46 50,70 44,120C38,170 56,200 46,236C40,262 12,270 22,310H-10Z`,
          { o: b.colour('mid') },
        ) +
        b.lines('k/.2 M44,120C38,170 56,200 46,236C40,262 12,270 22,310H0C0,260 34,240 30,200C26,150 30,110 44,120Z'),
      front: b.lines(
        'ink M-10,-10H210V40L196,26L186,70L172,22L158,46L146,16L128,34L112,12L92,40L80,14L64,52L50,20L34,84L20,30L6,60L-10,40Z\nink M-10,310V276L12,262L30,290L60,300L96,310ZM210,310V270L190,258L176,286L150,298L120,310Z',
        { ink: mix(b.palette.ink, b.palette.near, 0.2) },
      ),
    }),
  },
  space: {
    horizon: 214,
    draw: (b, h) => ({
      back:
        b.put('stars-c', 0, 0, 1) +
        b.lines('-w:26/.06 M-10,130C50,80 120,70 210,0') +
        b.lines(
          `o e 100 ${h + 150} 168 150\ntop e 100 ${h + 150} 168 150\nk/.16 e 46 ${h + 50} 16 5 | e 150 ${h + 40} 12 4 | e 120 ${h + 70} 22 6`,
          { o: b.colour('mid') },
        ),
      front: rocks(b, 280, 5, b.palette.mid),
    }),
  },
  swamp: {
    horizon: 184,
    tone: (p) => p.water,
    draw: (b, h, x) => ({
      back:
        b.put('pines', 0, h, 1, { o: b.hazy('far', 0.35) }) +
        b.put('mist', 100, h - 2, 1.1) +
        b.put('sea', 0, h, 1) +
        glitterAt(b, x, h) +
        b.put('tree-bare', 22, h + 46, 0.9, { o: mix(b.palette.ink, b.palette.near, 0.4) }) +
        b.put('tree-bare', 182, h + 30, -0.7, { sy: 0.7, o: mix(b.palette.ink, b.palette.mid, 0.5) }) +
        b.lines(`o e 50 ${h + 70} 14 4 | e 160 ${h + 84} 18 5 | e 138 ${h + 50} 9 2.6 | e 70 ${h + 100} 16 4`, {
          o: mix('#6f9a5a', b.palette.mid, 0.4),
        }) +
        b.put('mist', 60, h + 50, 0.9, { op: 0.5 }),
      front:
        maybeBough(b, x) +
        grassFront(b) +
        b.put('grass', 48, 312, 0.9, { o: mix(b.palette.ink, b.palette.near, 0.25) }) +
        b.put('grass', 148, 310, 0.8, { o: mix(b.palette.ink, b.palette.near, 0.25) }),
    }),
  },
  river: {
    horizon: 176,
    draw: (b, h, x) => ({
      back:
        hill(b, h - 10, 0.6, b.hazy('far', 0.35)) +
        trees(b, h + 6, 5) +
        hill(b, h + 10, 0.6, b.colour('mid')) +
        specks(b, h + 34) +
        b.lines(
          `o M92,${h + 22}C120,${h + 34} 70,${h + 46} 84,${h + 62}C110,${h + 84} 200,${h + 96} 210,310H60C40,270 20,${h + 84} 56,${h + 60}C76,${h + 44} 74,${h + 34} 84,${h + 22}Z\nsh M92,${h + 22}C120,${h + 34} 70,${h + 46} 84,${h + 62}C110,${h + 84} 200,${h + 96} 210,310H60C40,270 20,${h + 84} 56,${h + 60}C76,${h + 44} 74,${h + 34} 84,${h + 22}Z\n-lit:1.2/.45 M70,${h + 66}q10,-3 20,0M60,${h + 84}q14,-4 30,0M90,${h + 100}q16,-4 34,0M110,${h + 92}q10,-3 20,0`,
          { o: b.colour('water') },
        ) +
        bushes(b, h + 30, 3),
      front: maybeBough(b, x) + rocks(b, 276, 4, b.palette.near) + grassFront(b),
    }),
  },
} as const satisfies Record<string, Setting>;
