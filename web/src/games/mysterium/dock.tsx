// At the thumb: the ghost's gift and crow, a medium's choice and "done", the vote.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/icon';
import type { Action, GroupNumber } from '../../wire/mysterium';
import { Ball, Crow } from './art/signs';
import type { Props } from './board';
import {
  find_convey,
  find_crow,
  find_gift,
  ghost_of,
  kind_sought,
  kSharedSize,
  may_give,
  may_send_crow,
  mediums_of,
  usual_medium,
} from './data';
import { clue_id } from './deck';
import { begin } from './keys';
import { clue_name, short_name } from './names';
import { Picture } from './pictures';
import { useStage } from './stage';
import { type Texts, texts } from './texts';

function Main({
  title,
  detail,
  disabled,
  onPress,
}: {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly disabled: boolean;
  onPress(): void;
}) {
  return (
    <button type="button" class="answer answer-gold answer-main my-main" disabled={disabled} onClick={onPress}>
      <span>{title}</span>
      {detail !== undefined && <small>{detail}</small>}
    </button>
  );
}

function convey_title(group: GroupNumber | null, count: number, words: Texts): string {
  if (group === null) return words.convey.no_group;
  return count < kSharedSize ? words.convey.more(kSharedSize - count) : words.convey.done(group + 1);
}

function GhostDock({ view, turn, names, language, busy, onDecide }: Props) {
  const words = texts(language);
  const actions = turn.actions ?? [];
  const { chosen_medium, picked, picked_group } = useStage();
  const count = picked.value.length;
  if (view.phase === 'conveying') {
    const group = picked_group.value;
    const action = group === null ? null : find_convey(actions, group, picked.value);
    return (
      <Main
        title={convey_title(group, count, words)}
        detail={words.pick_culprit}
        disabled={busy || action === null}
        onPress={() => action !== null && onDecide(action)}
      />
    );
  }
  const wanted = chosen_medium.value ?? usual_medium(view, null);
  const medium = may_give(actions, wanted) ? wanted : usual_medium(view, null);
  const gift = find_gift(actions, medium, picked.value);
  const crow = find_crow(actions, picked.value);
  return (
    <>
      <Main
        title={words.give(count, short_name(view, names, medium, words))}
        disabled={busy || gift === null}
        onPress={() => gift !== null && onDecide(gift)}
      />
      <button
        type="button"
        class="answer my-crow-button"
        disabled={busy || !may_send_crow(actions) || crow === null}
        onClick={() => crow !== null && onDecide(crow)}
      >
        <span>
          <Crow /> <span class="my-crow-word">{words.crow(count)}</span>
        </span>
        <small>{words.crows_left(view.crows)}</small>
      </button>
    </>
  );
}

function MediumDock({ view, turn, seat, names, language, busy, onDecide }: Props) {
  const words = texts(language);
  const actions = turn.actions ?? [];
  const own = mediums_of(view, seat);
  const { chosen_medium, picked_group } = useStage();
  if (view.phase === 'voting') {
    const group = picked_group.value;
    const vote = actions.find((each) => each.type === 'Vote' && each.group === group) ?? null;
    if (turn.decide === null) return null;
    return (
      <Main
        title={group === null ? words.vote_pick : words.vote_for(group + 1)}
        detail={view.players.length === 3 ? undefined : words.vote_final}
        disabled={busy || vote === null}
        onPress={() => vote !== null && onDecide(vote)}
      />
    );
  }
  const ready = actions.find(({ type }) => type === 'Ready') ?? null;
  const open = own.filter((each) => view.mediums[each] !== undefined && kind_sought(view.mediums[each]) !== null);
  const unchosen = open.some((each) => typeof view.mediums[each]?.choice !== 'number');
  return (
    <>
      {view.phase === 'guessing' &&
        open.map((each) => {
          const medium = view.mediums[each];
          const kind = medium === undefined ? null : kind_sought(medium);
          const choice = medium?.choice ?? null;
          if (kind === null) return null;
          return (
            <button
              key={each}
              type="button"
              class="my-mine"
              onClick={() => {
                chosen_medium.value = each;
              }}
            >
              <Ball medium={each} />
              {choice === null ? <span class="my-card my-empty" /> : <Picture id={clue_id(kind, choice)} />}
              <span>
                <small>{own.length > 1 ? words.choice_of(short_name(view, names, each, words)) : words.your_choice}</small>
                <b>{choice === null ? words.nothing_chosen : clue_name(kind, choice, language)}</b>
              </span>
            </button>
          );
        })}
      {ready !== null && (
        <Main
          title={words.ready}
          detail={unchosen ? words.ready_without : words.ready_detail}
          disabled={busy}
          onPress={() => onDecide(ready)}
        />
      )}
    </>
  );
}

// A button that has been pressed goes away with its question. Who pressed it by keyboard is put at the cards of the next one, not at
// the top of the page.
function useReturn(acts: boolean, onDecide: Props['onDecide']): Props['onDecide'] {
  const by_key = useRef(false);
  useEffect(() => {
    if (!acts || !by_key.current) return;
    by_key.current = false;
    if (document.activeElement === document.body) begin();
  }, [acts]);
  return (action: Action) => {
    by_key.current = document.activeElement?.matches(':focus-visible') ?? false;
    onDecide(action);
  };
}

export function Dock(all: Props) {
  const { view, seat, language } = all;
  const words = texts(language);
  const { notebook_open, player } = useStage();
  const acts = all.turn.decide !== null && !player.playing.value;
  const props = { ...all, onDecide: useReturn(acts, all.onDecide) };
  if (seat === null || view.phase === 'over') return null;
  const is_ghost = seat === ghost_of(view);
  return (
    <div class="dock-in my-dock">
      {is_ghost ? acts && <GhostDock {...props} /> : (acts || view.phase === 'guessing') && <MediumDock {...props} />}
      {is_ghost && !acts && <p class="my-dock-note">{words.ghost_keeps_silent}</p>}
      {!is_ghost && !acts && view.phase === 'giving' && <p class="my-dock-note">{words.waiting_ghost}</p>}
      <button
        type="button"
        class="answer my-book"
        title={words.notebook}
        aria-haspopup="dialog"
        onClick={() => {
          notebook_open.value = true;
        }}
      >
        <Icon name="sheet" />
        <span class="visually-hidden">{words.notebook}</span>
      </button>
    </div>
  );
}
