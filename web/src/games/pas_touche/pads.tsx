// What thumbs and keys find at a table and in practice: the pad of the other hand, the one large button, keys of one's own.
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { by_finger } from '../../parts/pointer';
import type { Hand as Side } from '../../wire/pas_touche';
import { Hand } from './art/signs';
import { type Pad, pad_on, pad_pressed, pad_released, stamped } from './hands';
import { other_side } from './race';
import type { Texts } from './texts';

const in_text = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=range], [type=radio]), textarea, select') !== null;
// A dialog over the table has the keys; practice is one itself.
const covered = (): boolean => document.querySelector('dialog[open]:not(.pt-practice)') !== null;

// A key that does one thing wherever the focus is, save in a text.
export function useKey(key: string, able: boolean, act: (at: number) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!able) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (in_text(event.target) || covered()) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(stamped(event.timeStamp, performance.now()));
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [key, able]);
}

interface PadProps {
  readonly seat: number;
  readonly side: Side; // the hand that touches
  readonly pad: Signal<Pad>;
  readonly words: Texts;
}
export function OtherHandPad({ seat, side, pad, words }: PadProps) {
  const release = (event: PointerEvent) => {
    pad.value = pad_released(pad.value, event.timeStamp);
  };
  return (
    <button
      type="button"
      class="pt-hand-pad"
      aria-pressed={pad_on(pad.value)}
      aria-label={words.pad(other_side(side))}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pad.value = pad_pressed(pad.value, event.timeStamp);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onClick={(event) => {
        if (event.detail === 0) pad.value = { held_since: null, armed: !pad.value.armed }; // by key
      }}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Hand seat={seat} left={other_side(side) === 'left'} />
      <span>
        <b>{words.hand_name(other_side(side))}</b>
        <small>{words.to_block}</small>
      </span>
    </button>
  );
}

// Only to be seen: the hand that touches is the mouse's first button, or a finger.
export function TouchingHand({ seat, side, words }: Omit<PadProps, 'pad'>) {
  return (
    <div class="pt-hand-pad pt-touching" aria-hidden="true">
      <Hand seat={seat} left={side === 'left'} />
      <span>
        <b>{words.hand_name(side)}</b>
        <small>{words.to_touch}</small>
      </span>
    </div>
  );
}

interface MainProps {
  readonly look: 'pt-shout' | 'pt-throw';
  readonly title: string;
  readonly detail: string;
  readonly hint: string; // the key that does the same
  readonly due?: boolean;
  readonly disabled?: boolean;
  onPress(at: number): void;
}
// A shout counts from the press, not from the finger's leaving.
export function MainButton({ look, title, detail, hint, due = false, disabled = false, onPress }: MainProps) {
  const press = (event: MouseEvent) => onPress(stamped(event.timeStamp, performance.now()));
  const at_once = look === 'pt-shout';
  return (
    <div class="pt-main">
      <button
        type="button"
        class={due ? `${look} pt-shout-due` : look}
        aria-keyshortcuts={at_once ? 'Space' : 'R'}
        disabled={disabled}
        onPointerDown={(event) => {
          if (at_once && event.button === 0) press(event);
        }}
        onClick={(event) => {
          if (!at_once || event.detail === 0) press(event);
        }}
      >
        <span>{title}</span>
        <small>
          {detail}{' '}
          {!by_finger.value && (
            <span aria-hidden="true">
              <kbd>{hint}</kbd>
            </span>
          )}
        </small>
      </button>
    </div>
  );
}
