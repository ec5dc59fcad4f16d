// The brush of one card: places motifs in the card's colours and keeps the list of what it has drawn.
import { type MotifId, motif } from './kit/index.ts';
import { type Colours, filled, fine, mix, num, type Rng, svgOf } from './paint.ts';
import type { Palette } from './palettes.ts';

export interface Stroke {
  r?: number; // degrees
  sy?: number; // height, where it is not as the width
  o?: string;
  o2?: string;
  cl?: string;
  op?: number;
}

export class Brush {
  readonly used = new Map<MotifId, number>();
  readonly areas: { colour: string; area: number }[] = [];
  readonly colours: Colours;
  readonly card: string;
  readonly palette: Palette;
  readonly r: Rng;
  readonly shown: ReadonlySet<MotifId>; // what the scene itself shows: the land leaves it to the scene

  constructor(card: string, palette: Palette, r: Rng, shown: Iterable<MotifId> = []) {
    this.card = card;
    this.palette = palette;
    this.r = r;
    this.shown = new Set(shown);
    const p = palette;
    this.colours = {
      lit: p.lit,
      ink: p.ink,
      ink2: mix(p.ink, p.far, 0.22),
      pap: p.pap,
      acc: p.acc,
      win: p.win,
      cl: mix(p.sky[1], p.sky[2], 0.35),
      far: p.far,
      mid: p.mid,
      near: p.near,
      water: p.water,
      skin: '#e0a57c',
      eye: '#ffe08a',
      flame: '#ffb347',
    };
  }

  // A colour by name, or as it is.
  colour(name: string): string {
    const found = name.startsWith('#') ? name : this.colours[name];
    if (found === undefined) throw new Error(`${this.card}: no colour ${name}`);
    return found;
  }

  // A colour of nature under this card's light.
  tint(name: string, share: number): string {
    return name.startsWith('#') ? mix(name, mix(this.palette.mid, this.palette.sky[2], 0.5), share) : this.colour(name);
  }

  put(id: MotifId, x: number, y: number, scale: number, stroke: Stroke = {}, share = 0.16): string {
    const kind = motif(id);
    this.used.set(id, (this.used.get(id) ?? 0) + 1);
    const o = stroke.o ? this.colour(stroke.o) : this.tint(kind.o, share);
    const o2 = stroke.o2 ? this.colour(stroke.o2) : this.tint(kind.o2, share);
    const colours = { ...this.colours, o, o2, ...(stroke.cl ? { cl: this.colour(stroke.cl) } : {}) };
    const sy = stroke.sy ?? Math.abs(scale);
    const turned = stroke.r ? ` rotate(${num(stroke.r)})` : '';
    const scaled = scale === 1 && sy === 1 ? '' : scale === sy ? ` scale(${fine(scale)})` : ` scale(${fine(scale)} ${fine(sy)})`;
    const seen = stroke.op === undefined ? '' : ` opacity="${fine(stroke.op)}"`;
    const moved = x === 0 && y === 0 ? '' : `translate(${num(x)} ${num(y)})`;
    const transform = `${moved}${turned}${scaled}`.trim();
    return `<g${transform ? ` transform="${transform}"` : ''}${seen}>${filled(kind.svg, colours, this.card)}</g>`;
  }

  // Lines of a setting's own, in the card's colours.
  lines(text: string, extra: Colours = {}): string {
    return filled(svgOf(text), { ...this.colours, ...extra }, this.card);
  }

  // An even choice between two numbers.
  between(low: number, high: number): number {
    return low + this.r() * (high - low);
  }

  // A colour on the way to the horizon.
  hazy(name: string, share: number): string {
    return mix(this.colour(name), this.palette.sky[3], share);
  }

  note(colour: string, area: number): void {
    this.areas.push({ colour: this.colour(colour), area });
  }
}
