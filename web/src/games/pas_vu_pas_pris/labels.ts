// Short texts round the board: what is asked, what a button says, how a seat stands.

import type { Label, Score, SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, View } from '../../wire/pas_vu_pas_pris';
import type { Turn } from '../../wire/turn';
import { kRounds, square_name } from './data/board';
import { points_given, points_used } from './draft';
import { named_square, number_in_size, own_ghost, seat_name } from './names';
import type { Stage } from './stage';
import { texts } from './texts';

export function banner(
  view: View,
  turn: Turn<Action>,
  seat: number | null,
  names: readonly SeatName[],
  language: Language,
  { draft, omen }: Stage,
): Label {
  const words = texts(language);
  const mine = turn.decide !== null || turn.prompt !== null;
  const who = seat_name(names, view.turn);
  const awaited = turn.awaiting.type === 'Seats' ? turn.awaiting.set.map((each) => seat_name(names, each)) : [];
  switch (view.phase) {
    case 'arranging':
      return mine ? { title: words.setting_up, detail: words.setting_up_detail } : { title: words.setting_up };
    case 'hanging':
      return { title: words.setting_up, detail: words.hanging };
    case 'dicing':
      return { title: words.setting_up, detail: words.dicing };
    case 'ringing':
      return mine
        ? { title: words.you_ring, detail: words.you_ring_detail }
        : { title: words.they_ring(seat_name(names, view.die ?? view.turn)) };
    case 'crystal':
      return mine ? { title: words.you_crystal } : { title: words.they_roll(who) };
    case 'ringing_in_turn':
      if (!mine) return { title: words.they_ring_turn(who) };
      return view.bell === 'tag'
        ? { title: words.you_tag, detail: words.you_tag_detail }
        : { title: words.you_grow, detail: words.you_grow_detail };
    case 'tipping':
      return mine ? { title: words.you_tip } : { title: words.they_tip(who) };
    case 'settling':
      return { title: words.settling };
    case 'drawing':
      return mine ? { title: words.you_draw, detail: words.you_draw_detail } : { title: words.they_draw(who) };
    case 'seizing':
      return mine
        ? { title: words.you_seize, detail: words.you_seize_detail(seat === null ? 0 : points_given(view, seat)) }
        : { title: words.they_seize(who) };
    case 'placing':
      if (!view.seized) return { title: words.settling };
      return mine
        ? { title: words.you_place(view.seized), detail: omen.value ? words.omens[omen.value] : words.you_place_detail }
        : { title: words.they_place(who, view.seized) };
    case 'planning':
      if (mine && seat !== null)
        return { title: words.you_plan(points_given(view, seat) - points_used(draft.value)), detail: words.you_plan_detail };
      if (seat !== null && view.players[seat]?.planned) return { title: words.you_planned, detail: words.waiting_all(awaited) };
      return { title: words.they_plan, detail: words.waiting_all(awaited) };
    case 'rolling':
      return mine ? { title: words.you_roll, detail: words.you_roll_detail } : { title: words.they_roll(who) };
    case 'choosing':
      return mine ? { title: words.you_choose, detail: words.you_choose_detail } : { title: words.they_choose(who) };
    case 'aiming':
      return mine && view.keyhole
        ? { title: words.you_aim, detail: words.you_aim_detail(view.keyhole.side) }
        : { title: words.they_aim(who) };
    case 'over':
      return { title: words.over };
  }
}

export function action_label(action: Action, view: View, language: Language): Label {
  const words = texts(language);
  switch (action.type) {
    case 'Decline':
      return { title: words.do_decline };
    case 'Seize':
      return { title: words.do_seize(action.piece) };
    case 'PutBack':
      return { title: words.do_put_back };
    case 'Plan': {
      const out = action.walks.filter(({ leaves }) => leaves).length;
      const parts = action.walks.map(({ figure, path, leaves }) => {
        const last = path.at(-1);
        const to = leaves || last === undefined ? words.plan_out : words.on_square(square_name(last));
        return words.plan_walk(own_ghost(figure, words), to, path.length + (leaves ? 1 : 0));
      });
      return { title: words.do_plan(action.walks.length, out), ...(parts.length > 0 ? { detail: parts.join('; ') } : {}) };
    }
    case 'ChooseSide':
      return { title: words.do_side(action.side) };
    case 'Tip':
      return { title: words.do_tip[action.towards] };
    case 'CatchGhost': {
      const right = (view.turn + view.players.length - 1) % view.players.length;
      const pose = view.players[right]?.ghosts[action.figure]?.pose;
      return { title: words.do_catch(number_in_size(action.figure), pose ? named_square(pose) : null) };
    }
    case 'PutIn':
      return { title: words.do_put_in(named_square({ at: action.rest })) };
    case 'Grow': {
      const pose = view.players[view.turn]?.ghosts[action.figure]?.pose;
      return {
        title: words.do_grow(own_ghost(action.figure, words), action.into),
        ...(pose ? { detail: words.on_square(named_square(pose)) } : {}),
      };
    }
  }
}

export function prompt_label(view: View, language: Language): Label {
  const words = texts(language);
  switch (view.phase) {
    case 'arranging':
      return { title: words.prompt_start };
    case 'hanging':
    case 'dicing':
      return { title: words.prompt_go_on };
    case 'ringing':
      return { title: words.prompt_ring };
    case 'drawing':
      return { title: words.prompt_draw };
    default:
      return { title: words.prompt_roll };
  }
}

export function score(view: View, seat: number, language: Language): Score {
  const words = texts(language);
  const player = view.players[seat];
  const count = (...wheres: readonly string[]) => player?.ghosts.filter(({ where }) => wheres.includes(where)).length ?? 0;
  const ready = view.phase === 'planning' && player?.planned === true;
  const detail = words.detail(count('out'), count('hall'), count('side', 'edge'), ready);
  return { total: player?.points ?? 0, rounds: [], current: null, detail };
}
export const progress = (view: View) => ({ round: view.round, rounds: kRounds });
