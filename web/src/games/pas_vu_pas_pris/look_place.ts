// Where the keyhole is on the screen: whole, in the middle, with room beside or below it for what was seen. The hall's camera and the brass
// around the hole keep to the same place.
export interface LookPlace {
  readonly side: number; // of the square around the hole, in pixels
  readonly left: number;
  readonly top: number;
}
const kWide = { share: 0.5, tall: 0.74, high: 0.115 } as const; // of the screen's width and height; how far down it begins
const kTall = { share: 0.84, tall: 0.56, high: 0.1 } as const;

export const is_wide = (width: number, height: number): boolean => width >= height;
export function look_place(width: number, height: number): LookPlace {
  const { share, tall, high } = is_wide(width, height) ? kWide : kTall;
  const side = Math.min(width * share, height * tall);
  return { side, left: (width - side) / 2, top: height * high };
}
