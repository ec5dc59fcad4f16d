// Short texts round the board: what is asked, what a button says, how a seat stands.

import type { Label, Score, SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, View } from '../../wire/mysterium';
import type { Turn } from '../../wire/turn';
import { ghost_of, has_track, kind_sought, mediums_of, usual_medium } from './data';
import { detail_of, third } from './marks';
import { card_name, clue_name, ending_name, seat_name, short_name } from './names';
import type { Stage } from './stage';
import { texts } from './texts';

export const kHours = 7;

function giving(view: View, turn: Turn<Action>, names: readonly SeatName[], language: Language, { chosen_medium }: Stage): Label {
  const words = texts(language);
  const waiting = view.mediums.flatMap((each, at) => (kind_sought(each) !== null && !each.gifted ? [at] : []));
  if (turn.decide === null)
    return {
      title: words.ghost_gives,
      ...(waiting.length > 0
        ? { detail: words.ghost_gives_detail(waiting.map((each) => short_name(view, names, each, words))) }
        : {}),
    };
  const medium = chosen_medium.value ?? usual_medium(view, null);
  const sought = view.mediums[medium] ? kind_sought(view.mediums[medium]) : null;
  return {
    title: words.you_give(short_name(view, names, medium, words)),
    ...(sought === null ? {} : { detail: words.you_give_detail(sought) }),
  };
}

function guessing(view: View, turn: Turn<Action>, seat: number | null, names: readonly SeatName[], language: Language): Label {
  const words = texts(language);
  const others = turn.awaiting.type === 'Seats' ? turn.awaiting.set.map((each) => seat_name(names, each)) : [];
  const waiting = words.waiting_ready(others);
  if (seat === ghost_of(view)) return { title: words.they_guess_ghost, detail: waiting };
  const own = mediums_of(view, seat).flatMap((each) => (view.mediums[each] ? [view.mediums[each]] : []));
  if (own.length === 0) return { title: words.they_guess, detail: waiting };
  if (turn.decide === null) return { title: words.you_are_ready, detail: waiting };
  const open = own.filter((each) => kind_sought(each) !== null);
  const next = open.find(({ choice }) => choice === null || choice === undefined);
  if (next !== undefined) return { title: words.you_guess, detail: words.you_guess_detail(kind_sought(next) ?? 'person') };
  if (open.length === 0) return { title: words.you_help, detail: words.you_help_detail };
  return { title: words.chosen_title, detail: words.chosen_detail };
}

function voting(view: View, turn: Turn<Action>, seat: number | null, names: readonly SeatName[], language: Language): Label {
  const words = texts(language);
  const others = turn.awaiting.type === 'Seats' ? turn.awaiting.set.map((each) => seat_name(names, each)) : [];
  const waiting = others.length > 0 ? { detail: words.waiting_ready(others) } : {};
  const [own] = mediums_of(view, seat);
  const medium = own === undefined ? undefined : view.mediums[own];
  if (medium === undefined || seat === null) return { title: words.they_vote, ...waiting };
  if (turn.decide !== null) {
    const rule =
      view.players.length === 2
        ? words.you_vote_alone
        : view.players.length === 3
          ? words.you_vote_agree
          : words.you_vote_detail(view.shared.length);
    return { title: words.you_vote, detail: rule };
  }
  if (view.players[seat]?.voted) return { title: words.you_voted, ...waiting };
  return { title: words.they_vote, detail: words.wait_turn(medium.cards_seen) };
}

export function banner(
  view: View,
  turn: Turn<Action>,
  seat: number | null,
  names: readonly SeatName[],
  language: Language,
  stage: Stage,
): Label {
  const words = texts(language);
  switch (view.phase) {
    case 'laying':
    case 'assigning':
      return { title: words.setting_up };
    case 'drawing':
    case 'giving':
      return giving(view, turn, names, language, stage);
    case 'guessing':
      return guessing(view, turn, seat, names, language);
    case 'joining':
    case 'conveying':
      return turn.decide !== null
        ? { title: words.you_convey, detail: words.you_convey_detail }
        : { title: words.ghost_conveys, detail: words.ghost_conveys_detail };
    case 'turning':
    case 'voting':
      return voting(view, turn, seat, names, language);
    case 'over':
      return { title: stage.player.playing.value ? words.hush : ending_name(view, words) }; // the end is told by the board first
  }
}

export function action_label(action: Action, view: View, language: Language): Label {
  const words = texts(language);
  const colour = (medium: number) => words.colours[medium] ?? '';
  const visions = (numbers: readonly number[]) => words.vision_numbers(numbers.map((each) => String(each + 1)));
  switch (action.type) {
    case 'Give':
      return { title: words.do_give(colour(action.medium), visions(action.visions)) };
    case 'SendCrow':
      return { title: words.do_crow(visions(action.visions)) };
    case 'Choose': {
      const medium = view.mediums[action.medium];
      const kind = medium === undefined ? null : kind_sought(medium);
      const card = kind === null ? '' : clue_name(kind, action.card, language);
      return { title: words.do_choose(colour(action.medium), card) };
    }
    case 'Bet':
      return { title: words.do_bet(colour(action.about), action.stance) };
    case 'Withdraw':
      return { title: words.do_withdraw(colour(action.about)) };
    case 'Ready':
      return { title: words.do_ready };
    case 'Convey':
      return { title: words.do_convey(action.culprit + 1, visions(action.visions)) };
    case 'Vote':
      return { title: words.do_vote(action.group + 1) };
  }
}

// The ghost's gifts are hundreds: in the plain list stand those of one vision, and the rest are put together on the board.
export function listed(action: Action): boolean {
  return (action.type !== 'Give' && action.type !== 'SendCrow') || action.visions.length === 1;
}

export function score(view: View, seat: number, language: Language): Score {
  const words = texts(language);
  const none = { rounds: [], current: null };
  if (seat === ghost_of(view)) return { ...none, total: view.hand_size, detail: words.detail_ghost(view.hand_size, view.crows) };
  const own = mediums_of(view, seat).flatMap((each) => (view.mediums[each] ? [{ each, medium: view.mediums[each] }] : []));
  const found = own.reduce((sum, { medium }) => sum + medium.sleeve.length, 0);
  const parts = own.map(({ each, medium }) => {
    const kind = kind_sought(medium);
    const state = kind === null ? words.all_found : words.seeks[kind];
    return has_track(view) ? `${state}, ${words.track(medium.track)}` : `${words.colours[each] ?? ''} ${state}`;
  });
  if (view.phase === 'guessing' && view.players[seat]?.ready) parts.push(words.is_ready);
  return { ...none, total: found, detail: parts.join(', ') };
}

export const progress = (view: View, language: Language) =>
  view.hour === 0 ? null : { round: view.hour, rounds: kHours, name: texts(language).hour_of(view.hour, kHours) };

// What pointing at a detail says in the chat.
export function shown(place: string, _plan: boolean, language: Language): string {
  const detail = detail_of(place);
  if (detail === null) return '';
  const words = texts(language);
  return words.shown_card(words.quoted(card_name(detail.card, language)), third(detail.x), third(detail.y));
}
