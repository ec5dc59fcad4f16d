// A picture of the deck, fetched when it comes into sight; and the same as something to touch.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { memo } from '../../board/memo';
import { colour_of } from '../../parts/figures';
import { type CardId, picture_of } from './deck';
import type { Ping } from './marks';

interface PictureProps {
  readonly id: CardId;
  readonly name?: string | undefined; // written on the ribbon of a clue
  readonly eager?: boolean;
}
// Until the picture is here, a card's back lies there: the table can be used before the last one has come.
export const Picture = memo(function Picture({ id, name, eager = false }: PictureProps) {
  const [there, set_there] = useState(false);
  return (
    <span class={there ? 'my-pic' : 'my-pic my-coming'}>
      <img
        src={picture_of(id)}
        alt=""
        width="200"
        height="300"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        onLoad={() => set_there(true)}
      />
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
