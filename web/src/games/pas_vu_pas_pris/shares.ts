// Where the shares stand in the keyhole: beside what they speak of, never one over another, and under nothing that lies over the hole.
// All is measured in sides of the square around the hole.
import type { Box } from '../../board/layout';

const kWide = 0.2; // the longest share on a phone
const kHigh = 0.082;
const kLead = 0.03; // from a dot to its share
const kLowest = 1;
const kHighest = 0.04;
const kStep = kHigh / 4;
const kSteps = Math.ceil(kLowest / kStep);
const kAside = 0.05;
const kAsides = Math.ceil(1 / kAside);
const kUpwards = 2; // so much further than down it is to go up
const kSideways = 3;

export interface Dot {
  readonly x: number;
  readonly y: number;
}
const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const box_of = ({ x, y }: Dot): Box => ({ x: x + kLead, y: y - kHigh / 2, w: kWide, h: kHigh });

// The ways from a dot, the nearest first.
const kWays: readonly Dot[] = Array.from({ length: 2 * kAsides + 1 }, (_, aside) => (aside - kAsides) * kAside)
  .flatMap((x) => Array.from({ length: 2 * kSteps + 1 }, (_, step) => ({ x, y: (step - kSteps) * kStep })))
  .map((way) => ({ way, length: kSideways * Math.abs(way.x) + (way.y < 0 ? -kUpwards * way.y : way.y) }))
  .sort((a, b) => a.length - b.length)
  .map(({ way }) => way);

function free_place(dot: Dot, taken: readonly Box[]): Dot | null {
  for (const way of kWays) {
    const place = { x: dot.x + way.x, y: dot.y + way.y };
    if (place.y < kHighest || place.y > kLowest) continue;
    if (way.x !== 0 && (place.x < 0 || place.x + kLead + kWide > 1)) continue;
    const there = box_of(place);
    if (!taken.some((each) => overlap(each, there))) return place;
  }
  return null;
}

// Where each share stands, in the order of the dots. Where no place is free, it stands beside its dot all the same.
export function places_of(dots: readonly Dot[], over: readonly Box[]): readonly Dot[] {
  const places = [...dots];
  const taken = [...over];
  const order = [...dots.entries()].sort(([, a], [, b]) => a.y - b.y);
  for (const [index, dot] of order) {
    const place = free_place(dot, taken) ?? dot;
    places[index] = place;
    taken.push(box_of(place));
  }
  return places;
}
