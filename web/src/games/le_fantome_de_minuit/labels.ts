// Short texts round the board: what is asked, what a button says, how a seat stands.

import type { Label, Score, SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, View } from '../../wire/le_fantome_de_minuit';
import type { Turn } from '../../wire/turn';
import { effective_pick, thing_of } from './choices';
import { kPips, room_data } from './data';
import { name_of, step_of } from './sentences';
import type { Stage } from './stage';
import { texts } from './texts';

export function banner(
  view: View,
  turn: Turn<Action>,
  seat: number | null,
  names: readonly SeatName[],
  language: Language,
  { picked }: Stage,
): Label {
  const words = texts(language);
  const who = name_of(names, view.turn);
  const pips = kPips[view.roll ?? 'ghost'];
  if (turn.awaiting.type === 'Over') {
    const result = turn.awaiting.result;
    const winners = result.type === 'Ranking' ? result.seats.flatMap(({ place }, index) => (place === 1 ? [index] : [])) : [];
    return { title: words.over, detail: words.won(winners.map((winner) => name_of(names, winner))) };
  }
  if (view.phase === 'bravest') return { title: words.ask_bravest, detail: words.ask_bravest_detail };
  if (turn.prompt !== null) {
    const nobody = seat !== null && view.seats[seat]?.figures.every(({ type }) => type !== 'OnSquare');
    return { title: words.your_turn(who), detail: nobody ? words.ask_roll_nobody : words.ask_roll };
  }
  if (turn.actions !== null && turn.actions.length > 0) {
    const title = words.your_turn(who);
    if (view.phase === 'placing') {
      const left = view.seats[view.turn]?.figures.filter(({ type }) => type === 'InHand').length ?? 1;
      return { title, detail: words.ask_place(left) };
    }
    if (view.phase === 'returning') return { title, detail: words.ask_return(step_of(view.returning ?? { type: 'InCellar' })) };
    const chosen = effective_pick(turn.actions, picked.value);
    return { title, detail: chosen === null ? words.ask_move_which(pips) : words.ask_move_where(pips) };
  }
  const doing = {
    placing: words.wait_place(who),
    returning: words.wait_return(who),
    rolling: words.wait_roll(who),
    moving: words.wait_move(who, pips),
    over: words.over,
  }[view.phase];
  return { title: words.their_turn(who), detail: doing };
}

export function action_label(action: Action, view: View, language: Language): Label {
  const words = texts(language);
  switch (action.type) {
    case 'Place':
      return { title: words.place_on(action.square), spoken: words.do_place(action.square) };
    case 'Hide':
      return {
        title: words.room_signs[action.room].replace('\u00ad', ''),
        detail: words.go_room_detail(room_data(action.room).points),
        spoken: `${words.do_hide(action.room)}, ${words.go_room_detail(room_data(action.room).points)}`,
      };
    case 'Stay': {
      const at = view.seats[view.turn]?.figures.find((spot) => spot.type === 'OnSquare');
      return at?.type === 'OnSquare' ? { title: words.stay, detail: words.stay_detail(at.square) } : { title: words.stay };
    }
    case 'Move': {
      const goal = thing_of(action, view.roll ?? null);
      const square = goal?.kind === 'square' ? goal.square : action.from;
      const caught = view.hugo.type === 'OnSquare' && view.hugo.square === square;
      const detail = caught ? words.go_hugo_detail : words.go_square_detail;
      return { title: words.go_square(square), detail, spoken: `${words.do_go(square)}, ${detail}` };
    }
  }
}

export function prompt_label(view: View, language: Language): Label {
  const words = texts(language);
  return { title: view.phase === 'bravest' ? words.draw_lots : words.roll };
}

export function score(view: View, seat: number, language: Language): Score {
  const { counts } = texts(language);
  const mine = view.seats[seat];
  const rounds = view.setup.rounds ?? 3;
  const count = (...types: readonly string[]) => mine?.figures.filter(({ type }) => types.includes(type)).length ?? 0;
  const places = [
    [counts.waiting, count('InHand')],
    [counts.gallery, count('OnSquare')],
    [counts.safe, count('InRoom')],
    [counts.caught, count('OnStep', 'InCellar')],
  ] as const;
  return {
    total: mine?.total ?? 0,
    rounds: Array.from({ length: rounds }, (_, round) => mine?.points[round] ?? null),
    current: view.phase === 'over' ? null : view.round - 1,
    detail: places.flatMap(([say, guests]) => (guests > 0 ? [say(guests)] : [])).join(', '),
  };
}

export function progress(view: View): { readonly round: number; readonly rounds: number } {
  return { round: view.round, rounds: view.setup.rounds ?? 3 };
}
