// What a motif is: a drawing in named colours with a word for it, standing on 0,0 (or centred there, if it flies or hangs).
import { type Box, boxOf } from './box.ts';
import { svgOf } from './paint.ts';

// Family, French and English names ("one|several"), the colours it has by nature (hex, or a colour of the card by name), and
// the drawing in short lines.
export type Row = readonly [family: string, fr: string, en: string, o: string, o2: string, art: string];

export interface Names {
  one: string; // with its article
  several: string;
}

export interface Motif {
  id: string;
  family: string;
  fr: Names;
  en: Names;
  o: string;
  o2: string;
  svg: string;
  box: Box;
}

function names(text: string): Names {
  const [one, several] = text.split('|');
  if (!one || !several) throw new Error(`one|several expected: ${text}`);
  return { one, several };
}

export function motifOf(id: string, [family, fr, en, o, o2, art]: Row): Motif {
  const svg = svgOf(art);
  return { id, family, fr: names(fr), en: names(en), o: o || 'lit', o2: o2 || 'ink', svg, box: boxOf(svg) };
}
