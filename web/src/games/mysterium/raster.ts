// Pictures drawn once into bitmaps: their filters are costly, and a drawing in the page would be drawn again whenever something near
// it changes. One after another, so that the table stays awake meanwhile.
import { type CardId, picture_of } from './deck';

export type Size = 'small' | 'large';
const kWidths: Readonly<Record<Size, number>> = { small: 200, large: 480 };
const kMostSharp = 1.5; // of the screen's own pixels
const kMostKept = 170; // bitmaps: all small ones, and some large

// for the page: bitmaps are the same on all boards
const kept = new Map<string, Promise<ImageBitmap>>();
// for the page: one after another, on whichever board
let last: Promise<unknown> = Promise.resolve();

async function draw(id: CardId, size: Size): Promise<ImageBitmap> {
  const picture = new Image();
  picture.src = picture_of(id);
  await picture.decode();
  const width = Math.round(kWidths[size] * Math.min(kMostSharp, window.devicePixelRatio || 1));
  const turn = last.then(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = width * 1.5;
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return createImageBitmap(canvas);
  });
  last = turn.catch(() => undefined);
  return turn;
}

export function bitmap_of(id: CardId, size: Size): Promise<ImageBitmap> {
  const key = `${id}.${size}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = draw(id, size);
  kept.set(key, drawing);
  drawing.catch(() => kept.delete(key)); // it is asked for again
  for (const oldest of kept.keys()) {
    if (kept.size <= kMostKept) break;
    kept.delete(oldest);
  }
  return drawing;
}
