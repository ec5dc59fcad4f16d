// Short texts round the board: what is asked, what a button says, how a seat stands.

import type { Label, Score, SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, View } from '../../wire/chasseurs_de_tresor';
import type { Turn } from '../../wire/turn';
import { hall_number, room_in, type Space, space_of } from './data';
import { jewel_name } from './names';
import { hunter_name, kNoNumber } from './sentences';
import { type Texts, texts } from './texts';

export function room_view(view: View, space: Space) {
  return view.rooms.find(({ room }) => space_of(room) === space) ?? null;
}
export function battle_dice(view: View): number {
  const at = view.hunters[view.turn]?.at;
  return view.hunters.filter((each) => each.at === at).length > 1 ? 2 : 1;
}

function asked(view: View, words: Texts): string {
  const own = view.hunters[view.turn];
  switch (view.phase) {
    case 'rolling':
      return own?.at === 'outside' ? words.ask_roll_outside : words.ask_roll;
    case 'drawing':
      return view.to_draw > 0 ? words.ask_draw_more(view.to_draw) : words.ask_draw;
    case 'moving':
      return own?.held ? words.ask_held : words.ask_move(view.roll ?? 0);
    case 'revealing':
      return words.ask_reveal;
    case 'choosing': {
      const number = own && room_view(view, own.at)?.jewel?.number;
      if (!number) return words.ask_take;
      const next = view.rescued + 1;
      return number === next ? words.ask_take_due(number) : words.ask_take_later(number, next);
    }
    case 'fighting':
      return words.ask_fight(battle_dice(view));
    default:
      return '';
  }
}

function waited_for(who: string, view: View, words: Texts): string {
  switch (view.phase) {
    case 'rolling':
      return words.wait_roll(who);
    case 'drawing':
      return words.wait_draw(who);
    case 'moving':
      return words.wait_move(who, view.roll ?? 0);
    case 'revealing':
      return words.wait_reveal(who);
    case 'choosing':
      return words.wait_take(who);
    case 'fighting':
      return words.wait_fight(who);
    default:
      return '';
  }
}

export function banner(
  view: View,
  turn: Turn<Action>,
  _seat: number | null,
  names: readonly SeatName[],
  language: Language,
): Label {
  const words = texts(language);
  if (turn.awaiting.type === 'Over') {
    const won = turn.awaiting.result.type === 'Shared' && turn.awaiting.result.won;
    return { title: won ? words.won : words.lost, ...(view.ending ? { detail: words.endings[view.ending] } : {}) };
  }
  if (view.phase === 'first') return { title: words.ask_first, detail: words.ask_first_detail };
  const who = hunter_name(names, view.turn, words);
  if (turn.prompt !== null || turn.actions !== null) return { title: words.your_turn(who), detail: asked(view, words) };
  return { title: words.their_turn(who), detail: waited_for(who, view, words) };
}

// What waits in a place: "joyau, 1 fantôme".
export function contents(view: View, space: Space, words: Texts): string {
  const room = room_view(view, space);
  if (room === null) return '';
  const parts: string[] = [];
  if (room.jewel) parts.push(jewel_name(room.jewel.number ?? 0, view.setup.mode === 'advanced', words));
  if (room.haunted) parts.push(words.has_spirit);
  if (room.ghosts > 0) parts.push(words.has_ghosts(room.ghosts));
  return parts.join(', ');
}

export function action_label(action: Action, view: View, language: Language): Label {
  const words = texts(language);
  const own = view.hunters[view.turn];
  switch (action.type) {
    case 'Move': {
      const room = room_in(action.to);
      if (room !== null) {
        const steps = view.reach.find(({ to }) => to === action.to)?.steps ?? 0;
        const there = contents(view, action.to, words);
        const detail = there === '' ? words.steps_away(steps) : there;
        return {
          title: words.go_room(room.toUpperCase(), words.room_signs[room]),
          detail,
          spoken: words.go_room_spoken(room, detail),
        };
      }
      if (action.to === 'outside')
        return { title: words.go_outside, detail: own?.backpack ? words.go_outside_detail : words.go_outside_empty };
      const steps = view.reach.find(({ to }) => to === action.to)?.steps ?? 0;
      const number = hall_number(action.to);
      const detail = words.steps_away(steps);
      return { title: words.go_hall(number), detail, spoken: words.go_hall_spoken(number, detail) };
    }
    case 'Stay': {
      const there = own ? contents(view, own.at, words) : '';
      return { title: words.stay, detail: there === '' ? words.stay_here : there };
    }
    case 'Take': {
      const number = own && room_view(view, own.at)?.jewel?.number;
      return { title: number ? words.take_number(number) : words.take };
    }
    case 'Swap':
      return { title: words.swap };
    case 'Leave':
      return { title: words.leave };
  }
}

export function prompt_label(view: View, language: Language): Label {
  const words = texts(language);
  switch (view.phase) {
    case 'first':
      return { title: words.draw_lots };
    case 'drawing':
      return { title: words.draw };
    case 'revealing':
      return { title: words.reveal };
    case 'fighting':
      return { title: words.fight(battle_dice(view)) };
    default:
      return { title: words.roll };
  }
}

// Where a hunter is and what it carries, for the list of players.
function whereabouts(view: View, hunter: number, words: Texts): string {
  const own = view.hunters[hunter];
  if (own === undefined) return '';
  const room = room_in(own.at);
  const place =
    room !== null ? words.bare_rooms[room] : own.at === 'outside' ? words.outside : words.where_hall(hall_number(own.at));
  const load = own.held ? words.is_held : own.backpack ? words.carries(own.backpack.number ?? kNoNumber) : '';
  return load === '' ? place : `${place}, ${load}`;
}

export function score(view: View, seat: number, language: Language): Score {
  const words = texts(language);
  const own = view.hunters.flatMap((each, hunter) => (each.seat === seat ? [hunter] : []));
  const detail = own.map((hunter) => {
    const where = whereabouts(view, hunter, words);
    return own.length > 1 ? words.where_of(words.alone[hunter] ?? '', where) : words.where_one(where);
  });
  return { total: view.rescued, rounds: [], current: null, detail: detail.join(' · ') };
}

export function progress(): null {
  return null;
}
