// Where a hint goes: beside what it speaks of, never over it while there is room elsewhere, and always on the screen.
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Placed {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | 'right' | 'left' | 'over';
}
export const kGap = 14;
const kMargin = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

// `top` is where the row of tools ends: nothing lies over it.
export function place(anchor: Area, bubble: Size, screen: Size, top = 0): Placed {
  const across = clamp(anchor.left + anchor.width / 2 - bubble.width / 2, kMargin, screen.width - bubble.width - kMargin);
  const along = clamp(anchor.top + anchor.height / 2 - bubble.height / 2, top + kMargin, screen.height - bubble.height - kMargin);
  const below = anchor.top + anchor.height + kGap;
  const above = anchor.top - kGap - bubble.height;
  const right = anchor.left + anchor.width + kGap;
  const left = anchor.left - kGap - bubble.width;
  if (above >= top + kMargin) return { left: across, top: above, side: 'above' };
  if (below + bubble.height <= screen.height - kMargin) return { left: across, top: below, side: 'below' };
  if (right + bubble.width <= screen.width - kMargin) return { left: right, top: along, side: 'right' };
  if (left >= kMargin) return { left, top: along, side: 'left' };
  return { left: across, top: top + kMargin, side: 'over' };
}
