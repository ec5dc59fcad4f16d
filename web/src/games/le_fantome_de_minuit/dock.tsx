// At the thumb: the die and a button for each answer.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Figure } from '../../parts/figures';
import type { Action, Face } from '../../wire/le_fantome_de_minuit';
import { DieFace } from './art/die';
import type { Props } from './board';
import { type Choice, choices, effective_pick, movable } from './choices';
import { kFaces, kPips } from './data';
import { action_label, prompt_label } from './labels';
import { die, picked, playing } from './stage';
import { type Texts, texts } from './texts';

const kTumble = 450;

// Shows other faces while it rolls; which one it stops on was told by the server.
function useTumble(face: Face | null, tumble: number, calm: boolean) {
  const body = useRef<HTMLSpanElement>(null);
  const [shown, set_shown] = useState(face);
  const last = useRef(tumble);
  useEffect(() => {
    const roll = tumble !== last.current && !calm;
    last.current = tumble;
    if (!roll) {
      set_shown(face);
      return;
    }
    body.current?.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-26px) rotate(150deg) scale(1.08)', offset: 0.35 },
        { transform: 'translateY(0) rotate(320deg)', offset: 0.75 },
        { transform: 'translateY(-6px) rotate(345deg)', offset: 0.87 },
        { transform: 'rotate(360deg)' },
      ],
      { duration: kTumble, easing: 'ease-out' },
    );
    let ticks = 0;
    const timer = setInterval(() => {
      ++ticks;
      if (ticks < 4) set_shown(kFaces[(tumble + ticks * 2) % kFaces.length] ?? face);
      else {
        set_shown(face);
        clearInterval(timer);
      }
    }, kTumble / 5);
    return () => clearInterval(timer);
  }, [face, tumble, calm]);
  return { body, shown };
}

export function face_name(face: Face | null, words: Texts): string {
  return words.die(face === null ? words.die_none : face === 'ghost' ? words.die_ghost : `${kPips[face]}`);
}

function DoorIcon() {
  return (
    <svg class="fm-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 21V6c0-4 12-4 12 0v15M3 21h18M14.5 13v.5" />
    </svg>
  );
}
function WalkIcon() {
  return (
    <svg class="fm-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 4c3 0 3 5 1 7H7C5 8 6 4 9 4ZM7 13h3c0 3-3 3-3 0ZM16 8c3 0 4 4 2 7h-3c-2-2-2-7 1-7ZM15 17h3c0 3-3 3-3 0Z" />
    </svg>
  );
}

function BackIcon() {
  return (
    <svg class="fm-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 6 4 10l4 4M4 10h10c7 0 7 9 0 9h-3" />
    </svg>
  );
}

function icon_of(action: Action) {
  if (action.type === 'Hide') return <DoorIcon />;
  return action.type === 'Move' ? <WalkIcon /> : null;
}

export function Dock(props: Props) {
  const { view, turn, language, calm, busy } = props;
  const words = texts(language);
  const { body, shown } = useTumble(die.value.face, die.value.tumble, calm);
  const quiet = playing.value || busy;
  const actions = quiet ? [] : (turn.actions ?? []);
  const moving = view.phase === 'moving';
  const offered: readonly Choice[] = moving ? choices(actions, picked.value, view.roll ?? null) : [];
  const squares = moving ? movable(actions) : [];
  const chosen = effective_pick(actions, picked.value);
  const may_roll = turn.prompt !== null && !quiet;
  const { onPrompt } = props;
  const own = props.seat === null ? undefined : view.seats[props.seat];
  const in_hand = own?.figures.filter(({ type }) => type === 'InHand').length ?? 0;
  const waiting = view.phase === 'placing' ? in_hand : view.phase === 'returning' && turn.actions !== null ? 1 : 0;

  // With nothing else in hand, the space bar rolls.
  useEffect(() => {
    if (!may_roll) return;
    const press = (event: KeyboardEvent) => {
      const idle = document.activeElement === null || document.activeElement === document.body;
      if (!idle || event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      event.preventDefault();
      onPrompt();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [may_roll, onPrompt]);

  const prompt = prompt_label(view, language).title;
  const face = (
    <span class="fm-die-body" ref={body}>
      <DieFace face={shown} />
    </span>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of the figure picked, wherever in the dock the focus is
    <div
      class={`fm-dock${calm ? '' : ' fm-lively'}${offered.length > 2 ? ' fm-lots' : ''}`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') picked.value = null;
      }}
    >
      <div class="fm-side">
        {may_roll ? (
          <button type="button" class="fm-die fm-die-ready" onClick={onPrompt} aria-label={prompt}>
            {face}
          </button>
        ) : shown === null || waiting > 0 ? null : (
          <span class="fm-die" role="img" aria-label={face_name(shown, words)}>
            {face}
          </span>
        )}
        {chosen !== null && squares.length > 1 && (
          <button
            type="button"
            class="fm-btn fm-other"
            aria-label={words.other_figure}
            onClick={() => {
              picked.value = null;
            }}
          >
            <span>
              <BackIcon />
              <span class="fm-word">{words.other_figure}</span>
            </span>
          </button>
        )}
      </div>
      {waiting > 0 && props.seat !== null && (
        <span class="fm-hand" aria-hidden="true">
          {Array.from({ length: waiting }, (_, index) => (
            <Figure key={`${index}`} seat={props.seat ?? 0} />
          ))}
        </span>
      )}
      <div class="fm-answers">
        {may_roll && (
          <button type="button" class="fm-btn fm-gold fm-wide-btn" onClick={onPrompt}>
            <span>{prompt}</span>
          </button>
        )}
        {chosen === null &&
          squares.map((square) => (
            <button
              key={square}
              type="button"
              class="fm-btn fm-pick"
              aria-label={words.pick_figure(square)}
              onClick={() => {
                picked.value = square;
              }}
            >
              <span>
                {props.seat !== null && <Figure seat={props.seat} />}
                <span class="fm-word">{words.go_square(square)}</span>
                <span class="fm-figure" aria-hidden="true">
                  {square}
                </span>
              </span>
            </button>
          ))}
        {offered.map(({ action, letter }) => {
          const { title, detail } = action_label(action, view, language);
          return (
            <button key={letter} type="button" class="fm-btn fm-gold fm-answer" onClick={() => props.onDecide(action)}>
              <span>
                {icon_of(action)}
                <kbd>{letter}</kbd>
                {title}
              </span>
              {detail !== undefined && <small>{detail}</small>}
            </button>
          );
        })}
      </div>
    </div>
  );
}
