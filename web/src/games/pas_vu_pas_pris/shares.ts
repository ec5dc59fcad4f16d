// Where the shares stand in the keyhole: beside what they speak of, and never one over another.
const kWide = 0.2; // of the square around the hole: the longest share on a phone
const kHigh = 0.082;

export interface Dot {
  readonly x: number; // of the square around the hole
  readonly y: number;
}
// How high each share stands, in the order of the dots.
export function heights_of(dots: readonly Dot[]): readonly number[] {
  const heights = dots.map(({ y }) => y);
  const order = dots.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed: Dot[] = [];
  for (const index of order) {
    const dot = dots[index];
    if (dot === undefined) continue;
    const lower = (y: number) =>
      placed.reduce(
        (free, each) => (Math.abs(each.x - dot.x) < kWide && Math.abs(each.y - free) < kHigh ? each.y + kHigh : free),
        y,
      );
    let y = lower(dot.y);
    for (let next = lower(y); next !== y; next = lower(y)) y = next;
    placed.push({ x: dot.x, y });
    heights[index] = y;
  }
  return heights;
}
