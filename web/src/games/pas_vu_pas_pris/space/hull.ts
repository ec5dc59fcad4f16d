export interface Flat {
  readonly x: number;
  readonly y: number;
}
// The outline of some points, anticlockwise.
export function hull(points: readonly Flat[]): readonly Flat[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const turn = (o: Flat, a: Flat, b: Flat) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const chain = (list: readonly Flat[]): Flat[] => {
    const kept: Flat[] = [];
    for (const each of list) {
      for (;;) {
        const [before, last] = [kept.at(-2), kept.at(-1)];
        if (before === undefined || last === undefined || turn(before, last, each) > 0) break;
        kept.pop();
      }
      kept.push(each);
    }
    kept.pop();
    return kept;
  };
  return [...chain(sorted), ...chain(sorted.reverse())];
}
