// At the thumb: the other hand, one's own constraints, and the one thing to do: throw, or shout.
import { useEffect, useRef } from 'preact/hooks';
import { Hand } from './art/signs';
import type { Props } from './board';
import { pad_pressed, pad_released, stamped } from './hands';
import { Prepare } from './prepare';
import { other_side } from './race';
import { land, type PlayerAt } from './scene';
import { called, current, pad, pad_held, player } from './stage';
import { type Texts, texts } from './texts';
import { OwnCards } from './tracks';

const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

// A key of one's own, wherever the focus is, save in a text.
function useKey(key: string, able: boolean, act: (at: number) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (!able) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (elsewhere(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(stamped(event.timeStamp, performance.now()));
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [key, able]);
}

function OtherHandPad({ own, words }: { readonly own: PlayerAt; readonly words: Texts }) {
  const side = own.side ?? 'right';
  const release = (event: PointerEvent) => {
    pad.value = pad_released(pad.value, event.timeStamp);
  };
  return (
    <button
      type="button"
      class="pt-pad"
      aria-pressed={pad_held.value}
      aria-label={words.pad(side)}
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
      <Hand seat={own.seat} left={other_side(side) === 'left'} />
      <span>
        <b>{words.other_name(side)}</b>
        <small>{words.to_block}</small>
      </span>
    </button>
  );
}

export function Dock(props: Props) {
  const { view, turn, seat, language, busy, onPrompt, onSignal, onRefusedTap } = props;
  const words = texts(language);
  const scene = player.scene.value ?? land(view, null);
  const own = seat === null ? undefined : scene.players[seat];
  const moment = current.moment.value;
  const racing = moment.kind !== 'rest';
  const may_throw = turn.prompt !== null && !busy && !racing;
  const shout = (at: number) => {
    const answer = current.shout(at);
    if (answer.kind === 'send') for (const each of answer.signals) onSignal?.(each);
    else onRefusedTap(words.shout_at_nothing, 'PT-22');
  };
  const in_race = racing || view.phase === 'racing';
  useKey(' ', own !== undefined && in_race, shout);
  useKey('r', may_throw, onPrompt);
  if (own === undefined) return null;
  if (view.phase === 'preparing' && turn.actions !== null)
    return (
      <Prepare
        seat={own.seat}
        proposed={view.setup.levels?.[own.seat] ?? null}
        busy={busy}
        words={words}
        onDecide={props.onDecide}
      />
    );
  const side = own.side ?? 'right';
  const { touch, shouted } = current.own.value;
  const due = touch?.hand === 'other' && shouted === null;
  return (
    <div class="pt-dock">
      <OtherHandPad own={own} words={words} />
      <OwnCards player={own} called={scene.children ? null : called(scene)} words={words} />
      <div class="pt-pad pt-touching" aria-hidden="true">
        <Hand seat={own.seat} left={side === 'left'} />
        <span>
          <b>{words.hand_name(side)}</b>
          <small>{words.to_touch}</small>
        </span>
      </div>
      <div class="pt-main">
        {in_race ? (
          <button
            type="button"
            class={due ? 'pt-shout pt-due' : 'pt-shout'}
            onPointerDown={(event) => {
              if (event.button === 0) shout(stamped(event.timeStamp, performance.now()));
            }}
            onClick={(event) => {
              if (event.detail === 0) shout(stamped(event.timeStamp, performance.now())); // by key or screen reader
            }}
          >
            <span>{words.shout}</span>
            <small>
              {words.shout_within(own.calm)} <kbd>{words.space}</kbd>
            </small>
          </button>
        ) : (
          <button type="button" class="pt-throw" disabled={!may_throw} onClick={() => onPrompt()}>
            <span>{view.phase === 'turning' ? words.turn_up : words.throw}</span>
            <small>
              {words.throw_detail} <kbd>R</kbd>
            </small>
          </button>
        )}
      </div>
    </div>
  );
}
