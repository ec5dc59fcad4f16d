// From one place to the next with the arrows: the nearest in that direction, as the picture shows it.
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export const is_arrow = (key: string): key is Arrow => /^Arrow(Left|Right|Up|Down)$/.test(key);

const kAside = 2; // how much worse it is to lie aside than to lie ahead
const kMiddle = 0.25; // of several that lie ahead, the one whose middle is nearest

// Seen with the arrow pointing to the right.
function turned({ left, top, right, bottom }: Area, arrow: Arrow): Area {
  switch (arrow) {
    case 'ArrowRight':
      return { left, top, right, bottom };
    case 'ArrowLeft':
      return { left: -right, top, right: -left, bottom };
    case 'ArrowDown':
      return { left: top, top: left, right: bottom, bottom: right };
    case 'ArrowUp':
      return { left: -bottom, top: left, right: -top, bottom: right };
  }
}

// Which of them; null: there is nothing in that direction.
export function neighbour(from: Area, others: readonly Area[], arrow: Arrow): number | null {
  const here = turned(from, arrow);
  const middle = (area: Area) => ({ x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 });
  const own = middle(here);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  others.forEach((other, index) => {
    const there = turned(other, arrow);
    const its = middle(there);
    if (its.x <= own.x + 1) return;
    const ahead = Math.max(0, there.left - here.right);
    const aside = Math.max(0, there.top - here.bottom, here.top - there.bottom);
    if (aside > its.x - own.x) return; // rather another direction
    const far = ahead + kAside * aside + kMiddle * (its.x - own.x + Math.abs(its.y - own.y));
    if (far < least) [best, least] = [index, far];
  });
  return best;
}
