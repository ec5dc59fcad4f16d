// Paint: numbers from a seed, colours, and the short lines in which motifs are written, turned into SVG.

export type Rng = () => number;

// A small generator (mulberry32): the same seed gives the same picture on every machine.
export function rng(seed: number): Rng {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text.replace(/^(-?)0\./, '$1.').replace(/^-0$/, '0');
}

// Two places, for scales and opacities.
export function fine(value: number): string {
  return (Math.round(value * 100) / 100).toString().replace(/^(-?)0\./, '$1.');
}

export type Lab = readonly [number, number, number];

function linear(channel: number): number {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

function encoded(channel: number): number {
  const c = Math.min(1, Math.max(0, channel));
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
}

export function channels(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const value = Number.parseInt(full.slice(1), 16);
  if (full.length !== 7 || Number.isNaN(value)) throw new Error(`not a colour: ${hex}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(r: number, g: number, b: number): string {
  return `#${[r, g, b].map((c) => c.toString(16).padStart(2, '0')).join('')}`;
}

// CIE L*a*b* under D65, what the features speak of.
export function labOf(hex: string): Lab {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

type Ok = [number, number, number];

function okOf(hex: string): Ok {
  const [r, g, b] = channels(hex).map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOk([L, a, b]: Ok): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf(
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  );
}

// `share` of b in a.
export function mix(a: string, b: string, share: number): string {
  const [x, y] = [okOf(a), okOf(b)];
  return fromOk([0, 1, 2].map((i) => (x[i] as number) * (1 - share) + (y[i] as number) * share) as Ok);
}

// Turned around the wheel by `degrees`, made lighter by `light` (-1 to 1).
export function turn(hex: string, degrees: number, light = 0): string {
  const [L, a, b] = okOf(hex);
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return fromOk([Math.min(1, Math.max(0, L + light)), a * c - b * s, a * s + b * c]);
}

export function hexOfLab([L, A, B]: Lab): string {
  const y = (L + 16) / 116;
  const g = (t: number) => (t ** 3 > 216 / 24389 ? t ** 3 : ((t - 16 / 116) * 116 * 27) / 24389);
  const [X, Y, Z] = [g(y + A / 500) * 0.95047, g(y), g(y - B / 200) * 1.08883];
  return hexOf(
    encoded(3.2404542 * X - 1.5371385 * Y - 0.4985314 * Z),
    encoded(-0.969266 * X + 1.8760108 * Y + 0.041556 * Z),
    encoded(0.0556434 * X - 0.2040259 * Y + 1.0572252 * Z),
  );
}

// Gradients every card has, by the name a motif calls them.
export const kShades = ['ball', 'top', 'sh', 'beam', 'pane', 'mist', 'shadow', 'halo'] as const;
const kShadeSet = new Set<string>(kShades);

function shape(geometry: string, paint: string): string {
  if (geometry.startsWith('M')) return `<path d="${geometry}"${paint}/>`;
  const [kind, ...rest] = geometry.split(/\s+/);
  const n = rest.map(Number);
  if (n.some(Number.isNaN)) throw new Error(`not a shape: ${geometry}`);
  const at = (i: number) => num(n[i] ?? 0);
  if (kind === 'c') return `<circle cx="${at(0)}" cy="${at(1)}" r="${at(2)}"${paint}/>`;
  if (kind === 'e') {
    const turned = n[4] ? ` transform="rotate(${at(4)} ${at(0)} ${at(1)})"` : '';
    return `<ellipse cx="${at(0)}" cy="${at(1)}" rx="${at(2)}" ry="${at(3)}"${turned}${paint}/>`;
  }
  if (kind === 'r') {
    const round = n[4] ? ` rx="${at(4)}"` : '';
    return `<rect x="${at(0)}" y="${at(1)}" width="${at(2)}" height="${at(3)}"${round}${paint}/>`;
  }
  throw new Error(`not a shape: ${geometry}`);
}

function paintOf(token: string): string {
  const parts = /^(-?)(#[0-9a-f]{3,6}|[a-z]+2?)(?::([\d.]+))?(?:\/([\d.]+))?$/.exec(token);
  if (!parts) throw new Error(`not a paint: ${token}`);
  const [, line, name = '', width, opacity] = parts;
  const colour = name === 'k' ? '#000' : name === 'w' ? '#fff' : name.startsWith('#') ? name : `@${name}`;
  if (line) {
    const seen = opacity ? ` stroke-opacity="${opacity}"` : '';
    return ` fill="none" stroke="${colour}" stroke-width="${width ?? 1}"${seen} stroke-linecap="round" stroke-linejoin="round"`;
  }
  return ` fill="${colour}"${opacity ? ` fill-opacity="${opacity}"` : ''}`;
}

// The short lines: a paint, then shapes parted by bars. `o M…` fills a path with the motif's own colour, `-ink:2/.5 M…` draws
// a line of width 2 at half strength, `k/.2 e 0 0 4 3` an ellipse of shade. A line that starts with a space goes on with the
// one before it, one that starts with < is SVG as it is. Colours are names until a card gives them values.
export function svgOf(lines: string): string {
  const whole: string[] = [];
  for (const line of lines.split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith(' ') && whole.length > 0) whole.push(`${whole.pop()}${line.replace(/^\s+/, ' ').trimEnd()}`);
    else whole.push(line.trimEnd());
  }
  return whole
    .map((line) => {
      if (line.startsWith('<')) return line;
      const gap = line.indexOf(' ');
      const paint = paintOf(line.slice(0, gap));
      const shapes = line.slice(gap + 1).split('|');
      return shapes.map((each) => shape(each.trim(), paint)).join('');
    })
    .join('');
}

export type Colours = Readonly<Record<string, string>>;

// Gives every name a colour, and every shade the card's own id.
export function filled(svg: string, colours: Colours, card: string): string {
  return svg.replace(/@([a-z]+2?)/g, (_, name: string) => {
    if (kShadeSet.has(name)) return `url(#${card}-${name})`;
    const colour = colours[name];
    if (colour === undefined) throw new Error(`${card}: no colour for ${name}`);
    return colour;
  });
}
