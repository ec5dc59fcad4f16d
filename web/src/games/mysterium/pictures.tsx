// A picture of the deck, fetched when it comes into sight; and the same as something to touch.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { memo } from '../../base/memo';
import { colour_of } from '../../parts/figures';
import type { CardId } from './deck';
import type { Ping } from './marks';
import { bitmap_of, type Size } from './raster';

interface PictureProps {
  readonly id: CardId;
  readonly name?: string | undefined; // written on the ribbon of a clue
  readonly size?: Size;
}
const kAgain_ms = 3000;

function paint(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}

// Until the picture is here, a card's back lies there: the table can be used before the last one has come. What is not in sight is
// not fetched.
export const Picture = memo(function Picture({ id, name, size = 'small' }: PictureProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [there, set_there] = useState(false);
  useEffect(() => {
    let gone = false;
    const show = (wanted: Size): Promise<void> =>
      bitmap_of(id, wanted).then(
        (bitmap) => {
          if (gone || canvas.current === null) return;
          paint(canvas.current, bitmap);
          set_there(true);
        },
        () => void (gone || setTimeout(() => void show(wanted), kAgain_ms)),
      );
    const begin = () => void show('small').then(() => (size === 'large' && !gone ? show('large') : undefined));
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      begin();
    });
    if (frame.current !== null) watch.observe(frame.current);
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, [id, size]);
  return (
    <span ref={frame} class={there ? 'my-picture' : 'my-picture my-coming'}>
      <canvas ref={canvas} width="2" height="3" />
      {name !== undefined && <span class="my-ribbon">{name}</span>}
    </span>
  );
});

// What somebody points at: a ring in the colour of their seat.
export function Pings({ pings }: { readonly pings: readonly Ping[] }) {
  return (
    <>
      {pings.map(({ id, seat, x, y }) => (
        <span key={id} class="my-ping" style={{ left: `${x}%`, top: `${y}%`, '--c': colour_of(seat) }} aria-hidden="true" />
      ))}
    </>
  );
}

interface CardButtonProps {
  readonly id: CardId;
  readonly label: string;
  readonly look?: string; // classes
  readonly pressed?: boolean | undefined;
  readonly pings?: readonly Ping[];
  readonly hint?: string; // shown by the pointer
  readonly dialog?: boolean;
  readonly children?: ComponentChildren; // what lies on it
  onTouch(): void;
}
export function CardButton({
  id,
  label,
  look = '',
  pressed,
  pings = [],
  hint,
  dialog = true,
  children,
  onTouch,
}: CardButtonProps) {
  return (
    <button
      type="button"
      class={`my-card ${look}`}
      data-card={id}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={dialog ? 'dialog' : undefined}
      title={hint}
      onClick={onTouch}
    >
      <Picture id={id} />
      {children}
      <Pings pings={pings.filter(({ card }) => card === id)} />
    </button>
  );
}
