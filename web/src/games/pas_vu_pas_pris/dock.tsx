// At the thumb: the one next step, and everything that is needed for it, by name.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { Answer, MainAnswer, useSpaceBar } from '../../board/answers';
import { Die, DieFace } from '../../board/die';
import { by_finger } from '../../parts/pointer';
import { is_placing, is_planning, let_go, type Props, quiet } from './acting';
import { PieceIcon } from './art';
import { useGoingOn } from './beginning';
import { draft_of, is_empty } from './draft';
import { heading_of, lift_held, move_held, stand_held, take_up, turn_held } from './holding';
import { Key } from './key';
import { action_label, prompt_label } from './labels';
import { LookAgain } from './look_again';
import { decimal } from './names';
import { Planning } from './planning';
import { useStage } from './stage';
import { type Texts, texts } from './texts';
import './style/dock.css';

function Placing(props: Props & { readonly words: Texts }) {
  const { view, words, turn, stage } = props;
  const { held } = stage;
  useEffect(() => take_up(stage, view), [view]);
  const now = held.value;
  if (now === null) return null;
  const put_back = (turn.actions ?? []).find(({ type }) => type === 'PutBack');
  const { at } = now.place;
  const size = (value: number) => decimal(value, words);
  return (
    <div class="pv-placing" data-piece={now.piece}>
      <fieldset class="pv-keys">
        <legend>{words.move_piece}</legend>
        <Key name={words.west} turn={180} onPress={() => move_held(stage, view, -0.1, 0)} />
        <Key name={words.north} turn={270} onPress={() => move_held(stage, view, 0, 0.1)} />
        <Key name={words.south} turn={90} onPress={() => move_held(stage, view, 0, -0.1)} />
        <Key name={words.east} turn={0} onPress={() => move_held(stage, view, 0.1, 0)} />
      </fieldset>
      <fieldset class="pv-keys">
        <legend>{words.turn_piece}</legend>
        <Key name={words.turn_more} kind="round" onPress={() => turn_held(stage, view, 'up', 15)} />
        <Key name={words.turn_less} kind="round" turn={1} onPress={() => turn_held(stage, view, 'up', -15)} />
      </fieldset>
      <fieldset class="pv-keys">
        <legend>{words.tip_piece}</legend>
        <Key name={words.tip_left} kind="tip" turn={180} onPress={() => turn_held(stage, view, 'east', -15)} />
        <Key name={words.tip_forth} kind="tip" turn={270} onPress={() => turn_held(stage, view, 'north', 15)} />
        <Key name={words.tip_back} kind="tip" turn={90} onPress={() => turn_held(stage, view, 'north', -15)} />
        <Key name={words.tip_right} kind="tip" turn={0} onPress={() => turn_held(stage, view, 'east', 15)} />
        <Key name={words.upright} kind="stand" onPress={() => stand_held(stage, view)} />
      </fieldset>
      <fieldset class="pv-keys">
        <legend>{words.lift_piece}</legend>
        <Key name={words.up} turn={270} onPress={() => lift_held(stage, 0.1)} />
        <Key name={words.down} turn={90} onPress={() => lift_held(stage, -0.1)} />
      </fieldset>
      <div class="answers pv-commit">
        <MainAnswer title={words.do_release} onChoose={() => let_go(props)} />
        {put_back !== undefined && (
          <button type="button" class="answer answer-other" onClick={() => props.onDecide(put_back)}>
            <span>{words.do_put_back}</span>
          </button>
        )}
      </div>
      <p class="visually-hidden" role="status">
        {words.held_at(size(at.x), size(at.y), size(at.z + now.lift), heading_of(now))}
      </p>
      {!by_finger.value && <p class="visually-hidden">{words.piece_keys}</p>}
    </div>
  );
}

const kPips = [1, 2, 3, 4, 5, 6] as const;
export function Dock(given: Omit<Props, 'stage'>) {
  const stage = useStage();
  const { begun, docked, draft, own_draft, player, thrown } = stage;
  const props: Props = { ...given, stage };
  const { view, turn, seat, language, tempo, calm, onPrompt } = props;
  const words = texts(language);
  const still = quiet(props);
  const question = `${view.round} ${view.phase} ${view.turn} ${seat} ${view.seized ?? ''}`;
  useLayoutEffect(() => stage.ask(question), [stage, question]);
  const going_on = useGoingOn(props);
  const may_prompt = turn.prompt !== null && !still && !going_on;
  const begin = () => {
    if (view.phase === 'arranging') begun.value = true;
    onPrompt();
  };
  useSpaceBar(may_prompt, begin);
  const rolls = view.phase === 'rolling' || view.phase === 'aiming' || view.phase === 'crystal';
  const prompt = prompt_label(view, language).title;
  const placing = is_placing(props);
  const planning = is_planning(props);
  useLayoutEffect(() => {
    if (placing || planning) stage.close_look(); // both hands are needed
  }, [placing, planning]);
  useLayoutEffect(() => {
    docked.value = true;
    document.addEventListener('focusin', stage.follow_focus);
    return () => {
      document.removeEventListener('focusin', stage.follow_focus);
      docked.value = false;
    };
  }, [stage]);
  // Advice is shown in the hall, as a plan that may be changed.
  useEffect(() => {
    if (!planning || props.advice?.type !== 'Plan') return;
    if (own_draft.value === null && !is_empty(draft.value)) own_draft.value = draft.value;
    draft.value = draft_of(props.advice);
  }, [props.advice]);
  const offered = still || placing || planning ? [] : (turn.actions ?? []);
  return (
    <div class={`dock-in pv-dock${calm ? '' : ' lively'}`}>
      {placing && !player.playing.value && <Placing {...props} words={words} />}
      {planning && !player.playing.value && <Planning {...props} words={words} />}
      {rolls && (
        <div class="dock-side">
          <Die
            thrown={thrown.value}
            faces={kPips}
            tempo={tempo}
            roll={may_prompt ? prompt : undefined}
            label={(pips) => (pips === null ? words.die : words.die_shows(pips))}
            draw={(pips) => (pips === null ? <DieFace /> : <DieFace pips={pips} />)}
            onRoll={onPrompt}
          />
        </div>
      )}
      <div class="answers">
        {may_prompt && <MainAnswer title={prompt} onChoose={begin} />}
        {offered.map((action) => (
          <Answer
            key={JSON.stringify(action)}
            label={action_label(action, view, language)}
            {...(action.type === 'Seize' ? { icon: <PieceIcon piece={action.piece} /> } : {})}
            onChoose={() => props.onDecide(action)}
          />
        ))}
      </div>
      {!placing && !planning && <LookAgain words={words} />}
    </div>
  );
}
