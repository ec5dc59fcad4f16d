// At the thumb: the die and a button for each answer.
import { Answer, MainAnswer, useSpaceBar } from '../../board/answers';
import { Die } from '../../board/die';
import { Figure } from '../../parts/figures';
import type { Action, Face } from '../../wire/le_fantome_de_minuit';
import { GhostDieFace } from './art/die';
import type { Props } from './board';
import { type Choice, choices, effective_pick, movable } from './choices';
import { kFaces, kPips } from './data';
import { action_label, prompt_label } from './labels';
import { useStage } from './stage';
import { type Texts, texts } from './texts';

export function face_name(face: Face | null, words: Texts): string {
  return words.die(face === null ? words.die_none : face === 'ghost' ? words.die_ghost : `${kPips[face]}`);
}

function DoorIcon() {
  return (
    <svg class="answer-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 21V6c0-4 12-4 12 0v15M3 21h18M14.5 13v.5" />
    </svg>
  );
}
function WalkIcon() {
  return (
    <svg class="answer-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 4c3 0 3 5 1 7H7C5 8 6 4 9 4ZM7 13h3c0 3-3 3-3 0ZM16 8c3 0 4 4 2 7h-3c-2-2-2-7 1-7ZM15 17h3c0 3-3 3-3 0Z" />
    </svg>
  );
}

function BackIcon() {
  return (
    <svg class="answer-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 6 4 10l4 4M4 10h10c7 0 7 9 0 9h-3" />
    </svg>
  );
}

function icon_of(action: Action) {
  if (action.type === 'Hide') return <DoorIcon />;
  return action.type === 'Move' ? <WalkIcon /> : null;
}

export function Dock(props: Props) {
  const { view, turn, language, calm, tempo, busy } = props;
  const words = texts(language);
  const { die, picked, player } = useStage();
  const quiet = player.playing.value || busy;
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

  useSpaceBar(may_roll, onPrompt);

  const prompt = prompt_label(view, language).title;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape lets go of the figure picked, wherever in the dock the focus is
    <div
      class={`dock-in${calm ? '' : ' lively'}${offered.length > 1 ? ' dock-many' : ''}${offered.length > 3 ? ' dock-crowd' : ''}`}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') picked.value = null;
      }}
    >
      <div class="dock-side">
        {(may_roll || (die.value.face !== null && waiting === 0)) && (
          <Die
            thrown={die.value}
            faces={kFaces}
            tempo={tempo}
            roll={may_roll ? prompt : undefined}
            label={(face) => face_name(face, words)}
            draw={(face) => <GhostDieFace face={face} />}
            onRoll={onPrompt}
          />
        )}
        {chosen !== null && squares.length > 1 && (
          <button
            type="button"
            class="answer answer-other"
            aria-label={words.other_figure}
            onClick={() => {
              picked.value = null;
            }}
          >
            <span>
              <BackIcon />
              <span class="answer-word">{words.other_figure}</span>
            </span>
          </button>
        )}
      </div>
      {waiting > 0 && props.seat !== null && (
        <span class="dock-hand" aria-hidden="true">
          {Array.from({ length: waiting }, (_, index) => (
            <Figure key={`${index}`} seat={props.seat ?? 0} />
          ))}
        </span>
      )}
      <div class="answers">
        {may_roll && <MainAnswer title={prompt} onChoose={onPrompt} />}
        {chosen === null &&
          squares.map((square) => (
            <button
              key={square}
              type="button"
              class="answer answer-pick"
              aria-label={words.pick_figure(square)}
              onClick={() => {
                picked.value = square;
              }}
            >
              <span>
                {props.seat !== null && <Figure seat={props.seat} />}
                <span class="answer-word">{words.go_square(square)}</span>
                <span class="answer-number" aria-hidden="true">
                  {square}
                </span>
              </span>
            </button>
          ))}
        {offered.map(({ action, letter }) => (
          <Answer
            key={letter}
            label={action_label(action, view, language)}
            letter={letter}
            icon={icon_of(action)}
            onChoose={() => props.onDecide(action)}
          />
        ))}
      </div>
    </div>
  );
}
