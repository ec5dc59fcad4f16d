// All pictures of the hall, painted at load, each in a moment of its own: the page stays usable meanwhile.
import type { CanvasTexture } from 'three';
import { sheets_picture } from './art/faces';
import { floor, kFloorSide } from './art/floor';
import { canvas, type Pen, picture } from './art/pen';
import { furniture_picture } from './art/tiles';
import { kWallSide, table_cloth, walls } from './art/walls';

export interface Pictures {
  readonly furniture: CanvasTexture;
  readonly sheets: CanvasTexture;
  readonly floor: CanvasTexture;
  readonly walls: CanvasTexture;
  readonly table: CanvasTexture;
}
// Large screens show more of them.
export const fineness = (): number =>
  Math.max(screen.width, screen.height) * Math.min(devicePixelRatio, 2) > 1300 ? 2048 : 1024;
const square = (side: number, painted: number, draw: (pen: Pen) => void, mips = true): CanvasTexture =>
  picture(
    canvas(side, side, (pen) => {
      pen.scale(side / painted, side / painted);
      draw(pen);
    }),
    { mips },
  );
const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

export async function paint(side = fineness()): Promise<Pictures> {
  const next = async (make: () => CanvasTexture) => {
    await breath();
    return make();
  };
  return {
    floor: await next(() => square(side, kFloorSide, floor)),
    walls: await next(() => square(kWallSide, kWallSide, walls)),
    sheets: await next(() => sheets_picture(side)),
    furniture: await next(() => furniture_picture(side)),
    table: await next(() => square(512, 512, table_cloth, false)),
  };
}
