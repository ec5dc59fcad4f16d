// The 36 cards. A press counts at once, with its own time stamp and its hand; keys name a card by letter and digit.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { memo } from '../../base/memo';
import type { Card } from '../../wire/pas_touche';
import { askew, CardFace } from './art/card';
import { Hand as HandShape, Palm } from './art/signs';
import { kColumns, kSide, place_name } from './data';
import { chord_pressed, type Hand, hand_of, kNoChord, stamped, type Touch } from './hands';
import { card_text } from './spoken';
import type { Spot } from './spots';
import type { Texts } from './texts';

interface GridProps {
  readonly cards: readonly Card[];
  readonly spots: readonly Spot[];
  readonly live: boolean; // a touch counts now
  readonly keys: boolean; // letters and digits are for the grid
  readonly words: Texts;
  pad(): boolean; // the other hand's pad is on
  onTouch(touch: Touch): void;
}

const Place = memo(function Place({
  card,
  place,
  label,
  spot,
  stop,
}: {
  readonly card: Card;
  readonly place: number;
  readonly label: string;
  readonly spot: Spot | undefined;
  readonly stop: boolean;
}) {
  return (
    <button
      type="button"
      class={spot === undefined ? 'pt-card' : `pt-card pt-${spot.look}`}
      style={{ '--askew': `${askew(place)}deg` }}
      data-place={place}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
    >
      <CardFace sweet={card.sweet} count={card.count} />
      {spot?.hands.map(({ seat, left }, at) => (
        <span key={seat} class={`pt-onto pt-onto-${at}`}>
          <HandShape seat={seat} left={left} name="pt-onto-hand" />
        </span>
      ))}
      {(spot?.look === 'wrong' || spot?.look === 'blocked') && (
        <i class="pt-badge" aria-hidden="true">
          {spot.look === 'wrong' ? '✕' : <Palm />}
        </i>
      )}
    </button>
  );
});

const kArrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const place_of = (target: EventTarget | null): number | null => {
  const place = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
  return place === null || place === undefined ? null : Number(place);
};
const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

export function Grid({ cards, spots, live, keys, words, pad, onTouch }: GridProps) {
  const focused = useSignal(0);
  const root = useRef<HTMLDivElement>(null);
  const chord = useRef(kNoChord);
  const half = useSignal('');
  const latest = useRef({ live, onTouch });
  latest.current = { live, onTouch };

  // While cards are touched no letter is anybody else's shortcut.
  useEffect(() => {
    if (!keys) return;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
      const next = chord_pressed(chord.current, event, stamped(event.timeStamp, performance.now()));
      chord.current = next.chord;
      const { column, row } = next.chord;
      half.value = `${column === null ? '' : kColumns[column]}${row === null ? '' : row + 1}`;
      if (next.touch !== null) latest.current.onTouch(next.touch);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [keys]);

  const down = (event: PointerEvent) => {
    const place = place_of(event.target);
    const hand = hand_of(event, pad());
    if (place === null || hand === null) return;
    onTouch({ place, hand, at: stamped(event.timeStamp, performance.now()) });
  };
  const touch_by_key = (event: KeyboardEvent, place: number, hand: Hand) => {
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) onTouch({ place, hand, at: stamped(event.timeStamp, performance.now()) });
  };
  const key = (event: KeyboardEvent) => {
    const place = place_of(event.target);
    if (place === null) return;
    if (event.key === 'Enter') return touch_by_key(event, place, event.shiftKey || pad() ? 'other' : 'touching');
    if (event.key === 'Backspace') return touch_by_key(event, place, 'other');
    const step = kArrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const column = ((place % kSide) + step[0] + kSide) % kSide;
    const row = (Math.floor(place / kSide) + step[1] + kSide) % kSide;
    focused.value = row * kSide + column;
    root.current?.querySelector<HTMLElement>(`[data-place="${focused.value}"]`)?.focus();
  };
  // A screen reader presses by a click that no pointer made.
  const click = (event: MouseEvent) => {
    const place = place_of(event.target);
    if (event.detail !== 0 || place === null) return;
    onTouch({ place, hand: pad() ? 'other' : 'touching', at: stamped(event.timeStamp, performance.now()) });
  };
  return (
    <div class={live ? 'pt-table pt-live' : 'pt-table'}>
      <div class="pt-columns" aria-hidden="true">
        {kColumns.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div class="pt-rows" aria-hidden="true">
        {kColumns.map((_, row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div
        ref={root}
        class="pt-grid"
        role="group"
        aria-label={words.grid}
        onPointerDown={down}
        onKeyDown={key}
        onClick={click}
        onContextMenu={(event) => event.preventDefault()}
        onDragStart={(event) => event.preventDefault()}
      >
        {cards.map((card, place) => (
          <Place
            key={place}
            card={card}
            place={place}
            label={words.card_at(place_name(place), card_text(words, card))}
            spot={spots.find((each) => each.place === place)}
            stop={place === focused.value}
          />
        ))}
      </div>
      {half.value !== '' && (
        <output class="pt-half" aria-hidden="true">
          {half.value}…
        </output>
      )}
    </div>
  );
}
