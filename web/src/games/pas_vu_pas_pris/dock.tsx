// At the thumb: the one next step, and everything that is needed for it, by name.
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Answer, MainAnswer, useSpaceBar } from '../../board/answers';
import { Die, DieFace } from '../../board/die';
import { by_finger } from '../../parts/pointer';
import type { Figure, Size } from '../../wire/pas_vu_pas_pris';
import {
  choose_ghost,
  go,
  is_placing,
  is_planning,
  leave,
  let_go,
  type Props,
  quiet,
  send_plan,
  set_draft,
  step,
} from './acting';
import { Arrow, GhostIcon, PieceIcon } from './art';
import { begun, useGoingOn } from './beginning';
import { square_name } from './data/board';
import {
  draft_of,
  exits_of,
  forget_walk,
  fuse,
  fusions_open,
  ghost_of,
  is_empty,
  kClauses,
  lies,
  own_player,
  points_given,
  points_used,
  room_for,
  square_after,
  turn_heading,
  unfuse,
  why_not_start,
} from './draft';
import { heading_of, lift_held, move_held, stand_held, take_up, turn_held } from './holding';
import { action_label, prompt_label } from './labels';
import { LookAgain } from './look_again';
import { fused_size, own_ghost, short_ghost } from './names';
import { nooks_of } from './space/spots';
import { ask, chosen, close_look, docked, draft, held, own_draft, player, thrown } from './stage';
import { type Texts, texts } from './texts';

interface KeyProps {
  readonly name: string;
  readonly turn?: number;
  readonly kind?: 'arrow' | 'round' | 'tip' | 'stand';
  onPress(): void;
}
function Key({ name, turn = 0, kind = 'arrow', onPress }: KeyProps) {
  return (
    <button type="button" class="pv-key" aria-label={name} title={name} onClick={onPress}>
      <Arrow turn={turn} kind={kind} />
    </button>
  );
}

function Placing(props: Props & { readonly words: Texts }) {
  const { view, words, turn } = props;
  useEffect(() => take_up(view), [view]);
  const now = held.value;
  if (now === null) return null;
  const put_back = (turn.actions ?? []).find(({ type }) => type === 'PutBack');
  const { at } = now.place;
  const size = (value: number) => words.decimal(value);
  return (
    <div class="pv-placing" data-piece={now.piece}>
      <fieldset class="pv-keys">
        <legend>{words.move_piece}</legend>
        <Key name={words.west} turn={180} onPress={() => move_held(view, -0.1, 0)} />
        <Key name={words.north} turn={270} onPress={() => move_held(view, 0, 0.1)} />
        <Key name={words.south} turn={90} onPress={() => move_held(view, 0, -0.1)} />
        <Key name={words.east} turn={0} onPress={() => move_held(view, 0.1, 0)} />
      </fieldset>
      <fieldset class="pv-keys">
        <legend>{words.turn_piece}</legend>
        <Key name={words.turn_more} kind="round" onPress={() => turn_held(view, 'up', 15)} />
        <Key name={words.turn_less} kind="round" turn={1} onPress={() => turn_held(view, 'up', -15)} />
      </fieldset>
      <fieldset class="pv-keys">
        <legend>{words.tip_piece}</legend>
        <Key name={words.tip_left} kind="tip" turn={180} onPress={() => turn_held(view, 'east', -15)} />
        <Key name={words.tip_forth} kind="tip" turn={270} onPress={() => turn_held(view, 'north', 15)} />
        <Key name={words.tip_back} kind="tip" turn={90} onPress={() => turn_held(view, 'north', -15)} />
        <Key name={words.tip_right} kind="tip" turn={0} onPress={() => turn_held(view, 'east', 15)} />
        <Key name={words.upright} kind="stand" onPress={() => stand_held(view)} />
      </fieldset>
      <fieldset class="pv-keys">
        <legend>{words.lift_piece}</legend>
        <Key name={words.up} turn={270} onPress={() => lift_held(0.1)} />
        <Key name={words.down} turn={90} onPress={() => lift_held(-0.1)} />
      </fieldset>
      <div class="answers pv-go">
        <MainAnswer title={words.do_release} onChoose={() => let_go(props)} />
        {put_back !== undefined && (
          <button type="button" class="answer answer-other" onClick={() => props.onDecide(put_back)}>
            <span>{words.do_put_back}</span>
          </button>
        )}
      </div>
      <p class="vh" role="status">
        {words.held_at(size(at.x), size(at.y), size(at.z + now.lift), heading_of(now))}
      </p>
      {!by_finger.value && <p class="vh">{words.piece_keys}</p>}
    </div>
  );
}

function GhostChip({ figure, props, words }: { readonly figure: Figure; readonly props: Props; readonly words: Texts }) {
  const { view, seat } = props;
  if (seat === null) return null;
  const ghost = ghost_of(view, seat, figure);
  const why = why_not_start(view, seat, draft.value, figure);
  const walk = draft.value.walks[figure];
  const square = square_after(view, seat, draft.value, figure);
  const fused = draft.value.fusions.some(({ one, other }) => one === figure || other === figure);
  const where = walk?.leaves ? words.plan_out : square !== null ? square_name(square) : words.where[ghost?.where ?? 'side'];
  const on = chosen.value === figure;
  return (
    <button
      type="button"
      class={`pv-chip${on ? ' pv-on' : ''}${walk ? ' pv-moves' : ''}`}
      aria-pressed={on}
      aria-disabled={why !== null || fused}
      aria-label={`${own_ghost(figure, words)}, ${where}${why === null ? '' : `. ${words.no[why]}`}`}
      onClick={() => (why === null ? choose_ghost(figure) : props.onRefusedTap(words.no[why], kClauses[why]))}
    >
      <GhostIcon seat={seat} size={ghost?.size ?? 'small'} />
      <small aria-hidden="true">
        {walk?.leaves ? '↗' : square !== null ? square_name(square) : ghost?.where === 'out' ? '✓' : '·'}
      </small>
    </button>
  );
}

function Spots({ props, words, figure }: { readonly props: Props; readonly words: Texts; readonly figure: Figure }) {
  const { view, seat } = props;
  const plan = draft.value;
  const walk = plan.walks[figure];
  const square = walk && !walk.leaves ? walk.path.at(-1) : undefined;
  const size: Size = seat === null ? 'small' : (ghost_of(view, seat, figure)?.size ?? 'small');
  const nooks = useMemo(
    () =>
      seat === null || square === undefined
        ? []
        : nooks_of({ size, square, lying: lies(view) }, room_for(view, seat, plan, figure)),
    [view, seat, plan, figure],
  );
  if (square === undefined || nooks.length < 2) return null;
  return (
    <fieldset class="pv-spots">
      <legend>{words.spots_here}</legend>
      {nooks.map((nook) => {
        const { rest } = nook;
        const here = walk?.rest ? Math.abs(walk.rest.z - rest.z) < 60 : false;
        return (
          <button
            type="button"
            key={JSON.stringify(rest)}
            class="pv-spot"
            aria-pressed={here && nook.how !== 'under'}
            onClick={() => go(props, square, { x: rest.x / 1000, y: rest.y / 1000, z: rest.z / 1000 })}
          >
            {words.nook(nook)}
          </button>
        );
      })}
    </fieldset>
  );
}

function Planning(props: Props & { readonly words: Texts }) {
  const { view, seat, words } = props;
  if (seat === null) return null;
  const left = points_given(view, seat) - points_used(draft.value);
  const figure = chosen.value;
  const walk = figure === null ? undefined : draft.value.walks[figure];
  const may_leave = figure !== null && exits_of(view, seat, draft.value, figure).length > 0;
  const pairs = fusions_open(view, seat, draft.value);
  return (
    <div class="pv-planning" data-side={own_player(view, seat)?.side}>
      <fieldset class="pv-chips">
        <legend class="vh">{words.your_ghosts}</legend>
        {own_player(view, seat)?.ghosts.map((ghost) => (
          <GhostChip key={ghost.figure} figure={ghost.figure} props={props} words={words} />
        ))}
      </fieldset>
      {figure !== null && (
        <div class="pv-tools">
          <fieldset class="pv-keys">
            <legend class="vh">{`${words.steps}: ${short_ghost(figure, words)}`}</legend>
            <Key name={words.west} turn={180} onPress={() => step(props, -1, 0)} />
            <Key name={words.north} turn={270} onPress={() => step(props, 0, 1)} />
            <Key name={words.south} turn={90} onPress={() => step(props, 0, -1)} />
            <Key name={words.east} turn={0} onPress={() => step(props, 1, 0)} />
            {lies(view) && walk && (
              <Key name={words.turn_more} kind="round" onPress={() => set_draft(turn_heading(view, draft.value, figure, 1))} />
            )}
          </fieldset>
          {may_leave && !walk?.leaves && (
            <button type="button" class="pv-spot" onClick={() => leave(props)}>
              {words.do_leave}
            </button>
          )}
          {walk && (
            <button type="button" class="pv-spot pv-undo" onClick={() => set_draft(forget_walk(draft.value, figure))}>
              {words.do_undo}
            </button>
          )}
          <Spots props={props} words={words} figure={figure} />
        </div>
      )}
      {(pairs.length > 0 || draft.value.fusions.length > 0) && (
        <div class="pv-tools">
          {pairs.map(({ one, other }) => (
            <button
              type="button"
              key={`${one} ${other}`}
              class="pv-spot"
              onClick={() => {
                const outcome = fuse(view, seat, draft.value, one, other);
                if ('why' in outcome) props.onRefusedTap(words.no[outcome.why], kClauses[outcome.why]);
                else set_draft(outcome.draft);
              }}
            >
              {`${words.do_fuse(fused_size(other))} (${short_ghost(one, words)}, ${short_ghost(other, words)})`}
            </button>
          ))}
          {draft.value.fusions.map(({ one, other }) => (
            <button type="button" key={`un ${one} ${other}`} class="pv-spot" onClick={() => set_draft(unfuse(draft.value, one))}>
              {`${words.do_unfuse} (${short_ghost(one, words)}, ${short_ghost(other, words)})`}
            </button>
          ))}
        </div>
      )}
      {own_draft.value !== null && (
        <button
          type="button"
          class="pv-spot"
          onClick={() => {
            if (own_draft.value !== null) set_draft(own_draft.value);
            own_draft.value = null;
          }}
        >
          {words.do_restore}
        </button>
      )}
      <div class="answers pv-go">
        <MainAnswer title={left > 0 ? words.do_done_left(left) : words.do_done} onChoose={() => send_plan(props)} />
      </div>
      {!by_finger.value && <p class="vh">{words.plan_keys}</p>}
    </div>
  );
}

const kPips = [1, 2, 3, 4, 5, 6] as const;
export function Dock(props: Props) {
  const { view, turn, seat, language, tempo, calm, onPrompt } = props;
  const words = texts(language);
  const still = quiet(props);
  const question = `${props.where?.match} ${view.round} ${view.phase} ${view.turn} ${seat} ${view.seized ?? ''}`;
  useLayoutEffect(() => ask(question), [question]);
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
    if (placing || planning) close_look(); // both hands are needed
  }, [placing, planning]);
  useLayoutEffect(() => {
    docked.value = true;
    return () => {
      docked.value = false;
    };
  }, []);
  // Advice is shown in the hall, as a plan that may be changed.
  useEffect(() => {
    if (!planning || props.advice?.type !== 'Plan') return;
    if (own_draft.value === null && !is_empty(draft.value)) own_draft.value = draft.value;
    set_draft(draft_of(props.advice));
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
            label={(pips) => words.die(pips)}
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
