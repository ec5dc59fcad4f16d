// The plan at the thumb: one's ghosts, the way of the chosen one, fusions, and what sends it all off.
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { MainAnswer } from '../../board/answers';
import { by_finger } from '../../parts/pointer';
import type { Figure, Size } from '../../wire/pas_vu_pas_pris';
import { choose_ghost, go, leave, type Props, send_plan, step } from './acting';
import { GhostIcon } from './art';
import { square_name } from './data/board';
import {
  type Draft,
  exits_of,
  forget_walk,
  fuse,
  fusions_open,
  ghost_of,
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
import { Key } from './key';
import { fused_size, nook_name, own_ghost, short_ghost } from './names';
import { nooks_of } from './space/spots';
import type { Stage } from './stage';
import { type Texts, texts } from './texts';

function GhostChip({ figure, props, words }: { readonly figure: Figure; readonly props: Props; readonly words: Texts }) {
  const { view, seat, stage } = props;
  const { chosen, draft } = stage;
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
      class={`pv-chip${on ? ' pv-chosen' : ''}${walk ? ' pv-moves' : ''}`}
      aria-pressed={on}
      aria-disabled={why !== null || fused}
      aria-label={`${own_ghost(figure, words)}, ${where}${why === null ? '' : `. ${words.no[why]}`}`}
      onClick={() =>
        why === null ? choose_ghost(stage, figure) : props.onRefusedTap((language) => texts(language).no[why], kClauses[why])
      }
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
  const plan = props.stage.draft.value;
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
            {nook_name(nook, words)}
          </button>
        );
      })}
    </fieldset>
  );
}

// Points that are left are lost: that takes a second press, of another button than the one the keys are on.
function SendPlan({ props, words, left }: { readonly props: Props; readonly words: Texts; readonly left: number }) {
  const [asked, set_asked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (asked) keep.current?.focus({ preventScroll: true });
  }, [asked]);
  if (!asked)
    return (
      <div class="answers pv-commit">
        <MainAnswer
          title={left > 0 ? words.do_done_left(left) : words.do_done}
          onChoose={() => (left > 0 ? set_asked(true) : send_plan(props))}
        />
      </div>
    );
  return (
    <div class="answers pv-commit" role="group" aria-label={words.do_done_left(left)}>
      <button key="keep" ref={keep} type="button" class="answer answer-other" onClick={() => set_asked(false)}>
        <span>{words.do_keep}</span>
      </button>
      <button key="lose" type="button" class="answer answer-gold pv-lose" onClick={() => send_plan(props)}>
        <span>{words.do_lose(left)}</span>
      </button>
    </div>
  );
}

// The keys that were on a button that went do not come to lie on the one that sends the plan off.
function useSafeFocus(planning: RefObject<HTMLElement | null>, stage: Stage): void {
  useLayoutEffect(() => {
    const at = document.activeElement;
    const lost = at === document.body ? stage.focused_dock : at?.matches('.dock-area') === true;
    if (lost) planning.current?.querySelector<HTMLElement>('.pv-chip')?.focus({ preventScroll: true });
  }, []);
}

export function Planning(props: Props & { readonly words: Texts }) {
  const { view, seat, stage, words } = props;
  const { chosen, draft, own_draft } = stage;
  const set_draft = (next: Draft) => {
    draft.value = next;
  };
  const box = useRef<HTMLDivElement>(null);
  useSafeFocus(box, stage);
  if (seat === null) return null;
  const left = points_given(view, seat) - points_used(draft.value);
  const figure = chosen.value;
  const walk = figure === null ? undefined : draft.value.walks[figure];
  const may_leave = figure !== null && exits_of(view, seat, draft.value, figure).length > 0;
  const pairs = fusions_open(view, seat, draft.value);
  return (
    <div ref={box} class="pv-planning" data-side={own_player(view, seat)?.side}>
      <fieldset class="pv-chips">
        <legend class="visually-hidden">{words.your_ghosts}</legend>
        {own_player(view, seat)?.ghosts.map((ghost) => (
          <GhostChip key={ghost.figure} figure={ghost.figure} props={props} words={words} />
        ))}
      </fieldset>
      {figure !== null && (
        <div class="pv-tools">
          <fieldset class="pv-keys">
            <legend class="visually-hidden">{words.steps(short_ghost(figure, words))}</legend>
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
        <div class="pv-tools pv-fusions">
          {pairs.map(({ one, other }) => (
            <button
              type="button"
              key={`${one} ${other}`}
              class="pv-spot"
              onClick={() => {
                const outcome = fuse(view, seat, draft.value, one, other);
                if ('why' in outcome) props.onRefusedTap((language) => texts(language).no[outcome.why], kClauses[outcome.why]);
                else set_draft(outcome.draft);
              }}
            >
              {words.do_fuse(fused_size(other), short_ghost(one, words), short_ghost(other, words))}
            </button>
          ))}
          {draft.value.fusions.map(({ one, other }) => (
            <button type="button" key={`un ${one} ${other}`} class="pv-spot" onClick={() => set_draft(unfuse(draft.value, one))}>
              {words.do_unfuse(short_ghost(one, words), short_ghost(other, words))}
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
      <SendPlan key={JSON.stringify(draft.value)} props={props} words={words} left={left} />
      {!by_finger.value && <p class="visually-hidden">{words.plan_keys}</p>}
    </div>
  );
}
