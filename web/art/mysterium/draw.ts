// Draws a scene: the layers of the grammar, in their order, under one light.
import { Brush } from './brush.ts';
import { kDefs } from './defs.ts';
import { type MotifId, motif } from './kit/index.ts';
import { fine, mix, num, rng, seedOf, turn } from './paint.ts';
import { kPalettes, type Palette } from './palettes.ts';
import { drawHand, drawPerson } from './portrait.ts';
import { type Item, itemsOf, kSettings, type Scene } from './scene.ts';
import type { Setting } from './settings.ts';

export interface Drawing {
  svg: string;
  used: ReadonlyMap<MotifId, number>; // everything, the land and the sky included
  colours: readonly { colour: string; area: number }[];
  palette: Palette;
}

const kWide = 200;
const kHigh = 300;

function turned(palette: Palette, degrees: number): Palette {
  const t = (colour: string) => turn(colour, degrees);
  const [a, b, c, d] = palette.sky;
  return {
    ...palette,
    sky: [t(a), t(b), t(c), t(d)],
    far: t(palette.far),
    mid: t(palette.mid),
    near: t(palette.near),
    water: t(palette.water),
    ink: t(palette.ink),
  };
}

// A bright edge towards the light and a dark one away from it.
function rim(card: string, palette: Palette, [x, y]: readonly [number, number]): string {
  const [dx, dy] = [kWide / 2 - x, 165 - y];
  const long = Math.hypot(dx, dy) || 1;
  const [ux, uy] = long < 12 ? [0, 1] : [dx / long, dy / long];
  const n = (v: number) => num(v);
  return (
    `<filter id="${card}-rim" color-interpolation-filters="sRGB" x="-15%" y="-15%" width="130%" height="130%">` +
    `<feOffset in="SourceAlpha" dx="${n(ux * 1.5)}" dy="${n(uy * 1.5)}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out"/>` +
    `<feGaussianBlur stdDeviation=".6" result="e"/><feFlood flood-color="${palette.lit}" flood-opacity=".75"/><feComposite in2="e" operator="in" result="r"/>` +
    `<feOffset in="SourceAlpha" dx="${n(-ux * 3.6)}" dy="${n(-uy * 3.6)}"/><feGaussianBlur stdDeviation="2.6" result="b"/>` +
    `<feComposite in="SourceAlpha" in2="b" operator="out" result="s"/><feFlood flood-color="${palette.ink}" flood-opacity=".5"/>` +
    `<feComposite in2="s" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="d"/>` +
    `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="r"/></feMerge></filter>`
  );
}

// The hand: edges that waver, strokes that lie flat, grain last.
function finish(card: string, seed: number): string {
  return (
    `<filter id="${card}-hand" color-interpolation-filters="sRGB" filterUnits="userSpaceOnUse" x="0" y="0" width="200" height="300">` +
    `<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="2" seed="${seed}"/>` +
    `<feDisplacementMap in="SourceGraphic" scale="1.6" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".24" result="a"/>` +
    `<feTurbulence type="fractalNoise" baseFrequency=".014 .07" numOctaves="2" seed="${seed + 5}"/>` +
    `<feColorMatrix values="2 0 0 0 -.5 2 0 0 0 -.5 2 0 0 0 -.5 0 0 0 0 .26"/><feBlend mode="soft-light" in2="a" result="b"/>` +
    `<feTurbulence type="fractalNoise" baseFrequency=".42" seed="${seed + 9}"/>` +
    `<feColorMatrix values="1.4 0 0 0 -.2 1.4 0 0 0 -.2 1.4 0 0 0 -.2 0 0 0 0 .16"/><feBlend mode="overlay" in2="b"/>` +
    `<feComponentTransfer><feFuncR type="gamma" exponent=".93"/><feFuncG type="gamma" exponent=".93"/><feFuncB type="gamma" exponent=".93"/></feComponentTransfer><feColorMatrix type="saturate" values="1.16"/></filter>`
  );
}

function sky(card: string, palette: Palette, horizon: number): string {
  const at = [0, 0.52, 0.88, 1].map((t) => fine((t * horizon) / kHigh));
  const stops = palette.sky.map((colour, i) => `<stop offset="${at[i]}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${card}-sky" x2="0" y2="1">${stops}</linearGradient>`;
}

function glow(card: string, colour: string, x: number, y: number, wide: number): string {
  const stop = (at: string, seen: string) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${seen}"/>`;
  return `<radialGradient id="${card}-glow" gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(wide)}">${stop('0', '.78')}${stop('.35', '.3')}${stop('1', '0')}</radialGradient>`;
}

// What the light does in the air: rays about a sun, a veil or a band across a night.
function shine(b: Brush, scene: Scene, horizon: number): string {
  const [kind, x, y] = scene.light;
  if (kind === 'sun' && b.r() < 0.62) {
    let d = '';
    const many = 9 + Math.floor(b.r() * 5);
    for (let i = 0; i < many; ++i) {
      const at = ((i + b.r() * 0.3) / many) * 2 * Math.PI;
      const wide = 0.07 + b.r() * 0.08;
      const end = (angle: number) => `${num(x + Math.cos(angle) * 330)},${num(y + Math.sin(angle) * 330)}`;
      d += `M${num(x)},${num(y)}L${end(at - wide)}L${end(at + wide)}Z`;
    }
    return b.lines(`lit/.13 ${d}`);
  }
  if (b.palette.time === 'night' && b.r() < 0.5) {
    if (b.r() < 0.5)
      return b.lines(
        `-lit:34/.05 M-20,${num(horizon * 0.75)}C50,${num(horizon * 0.45)} 130,${num(horizon * 0.42)} 220,${num(horizon * 0.02)}\n-lit:14/.06 M-20,${num(horizon * 0.75)}C50,${num(horizon * 0.45)} 130,${num(horizon * 0.42)} 220,${num(horizon * 0.02)}`,
      );
    const veil = mix(b.palette.lit, '#6ff0c8', 0.6);
    let d = '';
    for (let i = 0; i < 3; ++i) {
      const [low, high] = [horizon * (0.42 + i * 0.14), 46 + i * 10];
      d += `o/.1 M-10,${num(low)}C40,${num(low - 34)} 90,${num(low + 22)} 140,${num(low - 12)}C170,${num(low - 30)} 190,${num(low - 8)} 210,${num(low - 24)}V${num(low - 24 - high)}C180,${num(low - high)} 150,${num(low - high - 34)} 110,${num(low - high)}C70,${num(low - high + 22)} 30,${num(low - high - 30)} -10,${num(low - high)}Z\n`;
    }
    return b.lines(d, { o: veil });
  }
  return '';
}

function air(b: Brush, scene: Scene, horizon: number): string {
  const { time } = b.palette;
  const shining = shine(b, scene, horizon);
  const dark = time === 'night' || time === 'dusk';
  let svg = shining;
  if (dark && !(time === 'dusk' && scene.light[0] === 'sun'))
    svg += b.put(b.r() < 0.5 ? 'stars-a' : 'stars-b', 0, 0, 1, time === 'dusk' ? { op: 0.65 } : {});
  const [, lightX] = scene.light;
  const many = time === 'storm' ? 4 : dark ? 2 : 3;
  for (let i = 0; i < many; ++i) {
    const away = lightX > 100 ? b.between(10, 90) : b.between(110, 190);
    const x = i === 1 ? b.between(20, 180) : away;
    const y = time === 'storm' ? b.between(22, 60) : b.between(40 + i * 32, Math.max(60, horizon - 36));
    const kind = time === 'storm' || (!dark && i === 0) ? 'cloud' : 'cloud-long';
    const cl = mix(b.colour('cl'), y > horizon * 0.6 ? b.palette.sky[3] : b.palette.sky[1], 0.35);
    svg += b.put(kind, x, y, b.between(0.55, time === 'storm' ? 1.2 : 0.95), { cl });
  }
  return svg;
}

const kLights = {
  moon: ['moon', 54],
  crescent: ['crescent', 46],
  sun: ['sun', 40],
  star: ['star', 40],
  comet: ['comet', 90],
  bolt: ['bolt', 100],
} as const;

function lamp(b: Brush, scene: Scene): string {
  const [kind, x, y, size] = scene.light;
  if (kind === 'within') return '';
  const [id, usual] = kLights[kind];
  const { box } = motif(id);
  const scale = (size ?? usual) / Math.max(box.w, box.h);
  return b.put(id, x, y, scale, kind === 'crescent' ? { r: -18 } : {});
}

export function scaleOf([id, , , size]: Item): number {
  const { box } = motif(id);
  return size / Math.max(box.w, box.h);
}

// Standing things touch the ground with a shadow.
function shadowOf(b: Brush, item: Item): string {
  const [id, x, y, , touch = {}] = item;
  const { box } = motif(id);
  if (touch.air || Math.abs(box.y + box.h) > 9) return '';
  const wide = box.w * scaleOf(item);
  return b.put('shadow', x + (box.x + box.w / 2) * scaleOf(item), y + 0.5, (wide * 1.25) / 60, {
    sy: Math.min(0.5 + wide / 60, 1.6),
    op: 0.75,
  });
}

function itemOf(b: Brush, item: Item, share: number): string {
  const [id, x, y, size, touch = {}] = item;
  const scale = scaleOf(item);
  const { flip, air: _air, at: _at, ...stroke } = touch;
  const kind = motif(id);
  const area = (size / Math.max(kind.box.w, kind.box.h)) ** 2 * kind.box.w * kind.box.h * 0.62;
  b.note(touch.o ?? (kind.o.startsWith('#') ? b.tint(kind.o, share) : kind.o), area * 0.75);
  b.note(touch.o2 ?? (kind.o2.startsWith('#') ? b.tint(kind.o2, share) : kind.o2), area * 0.25);
  return b.put(id, x, y, flip ? -scale : scale, { ...stroke, ...(flip ? { sy: scale } : {}) }, share);
}

function layer(b: Brush, items: readonly Item[] | undefined, share: number, rimmed: boolean): string {
  if (!items || items.length === 0) return '';
  const shadows = items.map((item) => shadowOf(b, item)).join('');
  const things = items.map((item) => itemOf(b, item, share)).join('');
  return shadows + (rimmed ? `<g filter="url(#${b.card}-rim)">${things}</g>` : things);
}

function weather(b: Brush, scene: Scene): string {
  if (!scene.weather) return '';
  if (scene.weather === 'mist') return b.put('mist', 60, 214, 1.1) + b.put('mist', 150, 250, 1.2);
  return b.put(scene.weather, 0, 0, 1, scene.weather === 'rain' ? { op: 0.85 } : {});
}

// The parchment on which a clue's name is written, by whoever shows the card.
function ribbon(b: Brush): string {
  return b.lines(
    'k/.3 M20,263Q100,256 180,263V285Q100,278 20,285Z\n#d9c294 M16,266L30,262V284L16,280L21,273ZM184,266L170,262V284L184,280L179,273Z\n#f6ecd4 M24,260Q100,253 176,260V282Q100,275 24,282Z\n-#b8934f:1 M27,262.500Q100,256 173,262.500V279Q100,272.500 27,279Z',
  );
}

// Of the definitions those that the picture calls; the frame's are always called.
function used(card: string, inside: string, defs: readonly string[]): string {
  return defs
    .filter((each) => {
      const id = / id="([^"]*)"/.exec(each)?.[1] ?? '';
      return [`${card}-card`, `${card}-hand`, `${card}-edge`].includes(id) || inside.includes(`url(#${id})`);
    })
    .join('');
}

export function draw(scene: Scene): Drawing {
  const seed = seedOf(`minuit ${scene.id}`);
  const palette = turned(kPalettes[scene.palette], scene.turn ?? 0);
  const b = new Brush(
    scene.id,
    palette,
    rng(seed),
    itemsOf(scene).map(([id]) => id),
  );
  const setting: Setting = kSettings[scene.setting];
  const horizon = scene.horizon ?? setting.horizon;
  const [, lightX, lightY] = scene.light;
  const full = '<rect x="-4" y="-4" width="208" height="308"';
  const ground = setting.draw(b, horizon, lightX);
  const open = !setting.indoors && palette.time !== 'deep' && scene.setting !== 'space';
  const inside = [
    `${full} fill="url(#${scene.id}-sky)"/>`,
    open ? air(b, scene, horizon) : '',
    setting.indoors ? ground.back : '',
    `${full} fill="url(#${scene.id}-glow)"/>`,
    lamp(b, scene),
    setting.indoors ? '' : ground.back,
    layer(b, scene.far, 0.34, false),
    layer(b, scene.sky, 0.2, true),
    // Nothing of the land stands before a person who sits for us.
    scene.look ? ground.front + drawPerson(b, scene.look) : '',
    layer(b, scene.hero, 0.1, true),
    scene.look ? drawHand(b, scene.look) : '',
    scene.mark ? b.lines(scene.mark) : '',
    layer(b, scene.with, 0.1, true),
    scene.look ? '' : ground.front,
    layer(b, scene.near, 0.06, true),
    weather(b, scene),
    `${full} fill="url(#${scene.id}-glow)" opacity=".2"/>`,
    scene.kind === 'vision' ? '' : ribbon(b),
  ].join('');
  const defs = used(scene.id, inside, [
    `<clipPath id="${scene.id}-card"><rect width="200" height="300" rx="9"/></clipPath>`,
    ...kDefs(scene.id),
    sky(scene.id, palette, horizon),
    glow(scene.id, palette.lit, lightX, lightY, setting.indoors ? 180 : 150),
    rim(scene.id, palette, [lightX, lightY]),
    finish(scene.id, 3 + (seed % 40)),
    `<radialGradient id="${scene.id}-edge" cx=".5" cy=".46" r=".78"><stop offset=".62" stop-color="#0a0618" stop-opacity="0"/><stop offset="1" stop-color="#0a0618" stop-opacity=".5"/></radialGradient>`,
  ]);
  const space = ['http:', '//www.w3.org/2000/svg'].join('');
  const svg =
    `<svg xmlns="${space}" viewBox="0 0 200 300" width="400" height="600"><defs>${defs}</defs>` +
    `<g clip-path="url(#${scene.id}-card)"><g filter="url(#${scene.id}-hand)">${inside}</g>` +
    `<rect width="200" height="300" fill="url(#${scene.id}-edge)"/></g></svg>`;
  noteGround(b, setting, horizon);
  return { svg, used: b.used, colours: b.areas, palette };
}

// The glow lies over everything, most of all over the sky.
function noteGround(b: Brush, setting: Setting, horizon: number): void {
  const p = b.palette;
  const above = horizon * kWide;
  const below = (kHigh - horizon) * kWide;
  const tone = setting.tone?.(p) ?? p.mid;
  const parts: readonly [string, number, number][] = [
    [p.sky[0], 0.24, above * 0.26],
    [p.sky[1], 0.24, above * 0.34],
    [p.sky[2], 0.24, above * 0.26],
    [p.sky[3], 0.1, above * 0.14],
    [tone, 0.12, below * 0.6],
    [p.near, 0.12, below * 0.3],
    [p.ink, 0.12, below * 0.1],
    [p.lit, 0, 3600],
  ];
  for (const [colour, lit, area] of parts) b.note(mix(colour, p.lit, lit), area * 0.7);
}
