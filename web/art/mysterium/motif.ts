// What a motif is: a drawing in named colours, standing on 0,0 (or centred there, if it flies or hangs).
import { type Box, boxOf } from './box.ts';
import { svgOf } from './paint.ts';

// Family, the colours it has by nature (hex, or a colour of the card by name), and the drawing in short lines.
export type Row = readonly [family: string, o: string, o2: string, art: string];

export interface Motif {
  id: string;
  family: string;
  o: string;
  o2: string;
  svg: string;
  box: Box;
}

export function motifOf(id: string, [family, o, o2, art]: Row): Motif {
  const svg = svgOf(art);
  return { id, family, o: o || 'lit', o2: o2 || 'ink', svg, box: boxOf(svg) };
}
