// How much room a drawing takes, read from its SVG: enough for sizes, shadows and shares of colour.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function take(reach: Reach, x: number, y: number, grow = 0): void {
  reach.left = Math.min(reach.left, x - grow);
  reach.right = Math.max(reach.right, x + grow);
  reach.top = Math.min(reach.top, y - grow);
  reach.bottom = Math.max(reach.bottom, y + grow);
}

// The circle of a large arc from one point to another.
function takeCircle(
  reach: Reach,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  r: number,
  sweep: boolean,
  grow: number,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.hypot(dx, dy) || 1;
  const away = Math.sqrt(Math.max(0, r * r - (long * long) / 4)) * (sweep ? -1 : 1);
  take(reach, (x1 + x2) / 2 - (dy / long) * away, (y1 + y2) / 2 + (dx / long) * away, r + grow);
}

// The outermost point of a small arc.
function takeBulge(
  reach: Reach,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  r: number,
  sweep: boolean,
  grow: number,
): void {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.hypot(dx, dy) || 1;
  const out = (r - Math.sqrt(Math.max(0, r * r - (long * long) / 4))) * (sweep ? 1 : -1);
  take(reach, (x1 + x2) / 2 + (dy / long) * out, (y1 + y2) / 2 - (dx / long) * out, grow);
}

const kArguments: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

// Of curves the middle between their points is taken, which is near enough to where they bend.
function takePath(reach: Reach, d: string, grow: number): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', text = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const n = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const kind = letter.toLowerCase();
    const step = kArguments[kind];
    if (step === undefined || (step > 0 && n.length % step !== 0)) throw new Error(`not a path: ${letter}${text}`);
    const [ox, oy] = [() => (letter === kind ? x : 0), () => (letter === kind ? y : 0)];
    if (kind === 'z') [x, y] = [startX, startY];
    for (let i = 0; step > 0 && i < n.length; i += step) {
      const at = (k: number) => n[i + k] as number;
      const [fromX, fromY, dx, dy] = [x, y, ox(), oy()];
      if (kind === 'h') x = dx + at(0);
      else if (kind === 'v') y = dy + at(0);
      else {
        x = dx + at(step - 2);
        y = dy + at(step - 1);
      }
      if (kind === 'm' && i === 0) [startX, startY] = [x, y];
      if (kind === 'c' || kind === 'q' || kind === 's')
        for (let k = 0; k < step - 2; k += 2)
          take(reach, (dx + at(k)) * 0.6 + (fromX + x) * 0.2, (dy + at(k + 1)) * 0.6 + (fromY + y) * 0.2, grow);
      if (kind === 'a' && at(3) === 0) takeBulge(reach, [fromX, fromY, x, y], at(0), at(4) === 1, grow);
      if (kind === 'a' && at(3) === 1) takeCircle(reach, [fromX, fromY, x, y], at(0), at(4) === 1, grow);
      take(reach, x, y, grow);
    }
  }
}

function value(tag: string, name: string): number {
  const found = new RegExp(` ${name}="(-?[\\d.]+)"`).exec(tag);
  return found ? Number(found[1]) : 0;
}

// Transforms inside a motif are left out of account.
export function boxOf(svg: string): Box {
  const reach: Reach = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [tag] of svg.matchAll(/<(?:path|circle|ellipse|rect|line)\b[^>]*>/g)) {
    if (/@(?:halo|mist|shadow)/.test(tag)) continue; // light takes no room
    const grow = value(tag, 'stroke-width') / 2;
    const d = / d="([^"]*)"/.exec(tag);
    if (d) takePath(reach, d[1] as string, grow);
    else if (tag.startsWith('<rect')) {
      take(reach, value(tag, 'x'), value(tag, 'y'));
      take(reach, value(tag, 'x') + value(tag, 'width'), value(tag, 'y') + value(tag, 'height'));
    } else {
      const [rx, ry] = [value(tag, 'rx') || value(tag, 'r'), value(tag, 'ry') || value(tag, 'r')];
      take(reach, value(tag, 'cx') - rx, value(tag, 'cy') - ry, grow);
      take(reach, value(tag, 'cx') + rx, value(tag, 'cy') + ry, grow);
    }
  }
  return { x: reach.left, y: reach.top, w: reach.right - reach.left, h: reach.bottom - reach.top };
}
