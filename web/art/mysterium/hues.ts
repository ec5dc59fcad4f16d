// What colours are called, and the few that a card is made of.
import { type Lab, labOf } from './paint.ts';

export type Hue =
  | 'white'
  | 'cream'
  | 'grey'
  | 'black'
  | 'brown'
  | 'red'
  | 'pink'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'violet';

export function hueOf([L, a, b]: Lab): Hue {
  const chroma = Math.hypot(a, b);
  const angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  if (chroma < 9) return L > 88 ? 'white' : L < 20 ? 'black' : L > 78 && b > 2 ? 'cream' : 'grey';
  if (L > 82 && chroma < 32 && angle > 50 && angle < 110) return 'cream';
  if (L < 11) return 'black';
  if (angle > 30 && angle < 95 && (L < 48 || (chroma < 34 && L < 74))) return 'brown';
  if (angle < 20 || angle >= 340) return L > 58 ? 'pink' : 'red';
  if (angle < 42) return L > 74 ? 'pink' : 'red';
  if (angle < 72) return 'orange';
  if (angle < 105) return 'yellow';
  if (angle < 168) return 'green';
  if (angle < 228) return 'turquoise';
  if (angle < 292) return 'blue';
  return angle < 326 ? 'violet' : L > 62 ? 'pink' : 'violet';
}

export interface Share {
  lab: Lab;
  share: number;
}

const kNear = 16; // closer than this, two colours are one
const kMost = 6;
const kLeast = 0.025;

function distance(p: Lab, q: Lab): number {
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

function round(value: number, places: number): number {
  const tens = 10 ** places;
  return Math.round(value * tens) / tens + 0; // no negative zero
}

// The largest areas first, each with what is near it.
export function shares(areas: readonly { colour: string; area: number }[]): Share[] {
  const groups: { lab: [number, number, number]; area: number }[] = [];
  for (const { colour, area } of [...areas].sort((x, y) => y.area - x.area || (x.colour < y.colour ? -1 : 1))) {
    const lab = labOf(colour);
    const near = groups.find((group) => distance(group.lab, lab) < kNear);
    if (near) {
      const whole = near.area + area;
      near.lab = [0, 1, 2].map((i) => ((near.lab[i] as number) * near.area + (lab[i] as number) * area) / whole) as [
        number,
        number,
        number,
      ];
      near.area = whole;
    } else groups.push({ lab: [...lab], area });
  }
  const all = groups.reduce((sum, group) => sum + group.area, 0);
  const kept = groups
    .filter((group) => group.area / all >= kLeast)
    .sort((x, y) => y.area - x.area)
    .slice(0, kMost);
  const sum = kept.reduce((total, group) => total + group.area, 0);
  return kept.map((group) => ({ lab: group.lab.map((v) => round(v, 1)) as unknown as Lab, share: round(group.area / sum, 3) }));
}
