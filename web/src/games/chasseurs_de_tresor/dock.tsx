// At the thumb: the dice and a button for each answer worth one; every other place is on the board and in the list.
import { Answer, MainAnswer, useSpaceBar } from '../../board/answers';
import { Die } from '../../board/die';
import type { Label } from '../../contract/game';
import type { Action, BattleFace, View } from '../../wire/chasseurs_de_tresor';
import { BattleDieFace, kBattleFaces, kPipFaces, MoveFace } from './art/dice';
import type { Props } from './board';
import { answers } from './choices';
import { kJewels, room_in } from './data';
import { action_label, battle_dice, contents, prompt_label } from './labels';
import { useStage } from './stage';
import { type Texts, texts } from './texts';

const kMostAnswers = 5;

const kIcons = {
  gem: 'M3 9 8 4h8l5 5-9 11ZM3 9h18M8 4l4 16 4-16',
  fight: 'M5 19 19 5M15 5h4v4M5 13l6 6M4 20l2-2',
  walk: 'M9 4c3 0 3 5 1 7H7C5 8 6 4 9 4ZM7 13h3c0 3-3 3-3 0ZM16 8c3 0 4 4 2 7h-3c-2-2-2-7 1-7ZM15 17h3c0 3-3 3-3 0Z',
  stay: 'M12 3v9l6 4M12 3a9 9 0 1 0 .1 0',
  out: 'M10 4H5v16h5M9 12h11M16 8l4 4-4 4',
} as const;

function icon_of(action: Action, view: View): keyof typeof kIcons {
  if (action.type === 'Stay' || action.type === 'Leave') return 'stay';
  if (action.type !== 'Move') return 'gem';
  if (action.to === 'outside') return 'out';
  const room = view.rooms.find((each) => each.room === room_in(action.to));
  if (room === undefined) return 'walk';
  if (room.jewel && !view.hunters[view.turn]?.backpack) return 'gem';
  return room.ghosts > 0 || room.haunted ? 'fight' : 'walk';
}

// On a room's button its letter is a badge, as on the board.
function answer_label(action: Action, view: View, words: Texts, full: Label): Label {
  const room = action.type === 'Move' ? room_in(action.to) : null;
  if (room === null || action.type !== 'Move') return full;
  const there = contents(view, action.to, words);
  return { ...full, title: words.room_signs[room], detail: there === '' ? (full.detail ?? '') : there };
}

export function Dock(props: Props) {
  const { view, turn, language, calm, tempo, busy, onPrompt } = props;
  const words = texts(language);
  const { battle, die, player } = useStage();
  const quiet = player.playing.value || busy;
  const offered = quiet ? [] : answers(turn.actions ?? [], view, kMostAnswers);
  const may_prompt = turn.prompt !== null && !quiet;
  useSpaceBar(may_prompt, onPrompt);

  const prompt = prompt_label(view, language).title;
  const fighting = view.phase === 'fighting';
  const { faces, tumble } = battle.value;
  const dice = faces.length > 0 ? faces.length : fighting ? battle_dice(view) : 0;
  const worth_leaving = Boolean(view.hunters[view.turn]?.backpack) || view.rescued === kJewels;
  const rolls = may_prompt && (view.phase === 'rolling' || view.phase === 'first');
  return (
    <div class={`dock-in ct-dock${calm ? '' : ' lively'}${offered.length > 2 ? ' dock-many' : ''}`}>
      <div class="dock-side">
        {dice === 0 ? (
          <Die
            thrown={die.value}
            faces={kPipFaces}
            tempo={tempo}
            roll={rolls ? prompt : undefined}
            label={(pips) => words.die(pips ?? 0)}
            draw={(pips) => <MoveFace pips={pips} />}
            onRoll={onPrompt}
          />
        ) : (
          Array.from({ length: dice }, (_, index) => (
            <Die<BattleFace>
              key={`battle-${index}`}
              thrown={{ face: faces[index] ?? null, tumble: tumble + index }}
              faces={kBattleFaces}
              tempo={tempo}
              roll={may_prompt && fighting ? prompt : undefined}
              label={(face) => words.battle_dice(face === null ? '' : words.battle_die[face])}
              draw={(face) => <BattleDieFace face={face} />}
              onRoll={onPrompt}
            />
          ))
        )}
      </div>
      <div class="answers">
        {may_prompt && <MainAnswer title={prompt} onChoose={onPrompt} />}
        {offered.map((action) => {
          const room = action.type === 'Move' ? room_in(action.to) : null;
          const icon = icon_of(action, view);
          const lesser = icon === 'walk' || icon === 'stay' || icon === 'fight' || (icon === 'out' && !worth_leaving);
          return (
            <span key={JSON.stringify(action)} class={lesser ? 'ct-answer ct-lesser' : 'ct-answer'}>
              <Answer
                label={answer_label(action, view, words, action_label(action, view, language))}
                {...(room === null ? {} : { letter: room.toUpperCase() })}
                icon={
                  <svg class="answer-icon" viewBox="0 0 24 24" aria-hidden="true">
                    <path d={kIcons[icon]} />
                  </svg>
                }
                onChoose={() => props.onDecide(action)}
              />
            </span>
          );
        })}
      </div>
    </div>
  );
}
