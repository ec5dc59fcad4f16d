// Short texts round the board: what is asked, what a button says, how a seat stands.

import type { Label, Score, SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, View } from '../../wire/pas_touche';
import type { Turn } from '../../wire/turn';
import { colours_of } from './data';
import { is_error, land, type Photo } from './scene';
import { type Texts, texts } from './texts';

const name_of = (names: readonly SeatName[], seat: number): string => names[seat]?.name ?? '';

// What came of a throw, in one sentence: one's own error before all.
export function verdict(photo: Photo, seat: number | null, names: readonly SeatName[], words: Texts): string {
  const own = photo.lines.find(({ touch, outcome }) => touch.seat === seat && is_error(outcome));
  if (own !== undefined) return words.own_error(own.outcome, own.cost);
  const first = photo.lines.find(({ outcome }) => outcome === 'advanced' || outcome === 'blocked');
  if (first === undefined) return words.nobody;
  const who = name_of(names, first.touch.seat);
  return first.outcome === 'advanced' ? words.moves_on(who) : words.blocks(who);
}

export function banner(
  view: View,
  turn: Turn<Action>,
  seat: number | null,
  names: readonly SeatName[],
  language: Language,
): Label {
  const words = texts(language);
  const calm = view.players.flatMap((each, at) => (each.calm ? [name_of(names, at)] : []));
  const openly = [
    ...(view.setup.children ? [words.no_constraints] : []),
    ...(calm.length > 0 ? [words.calm_table(calm)] : []),
  ].join(' ');
  switch (view.phase) {
    case 'laying':
      return { title: words.ready };
    case 'preparing': {
      if (turn.actions !== null) return { title: words.prepare, detail: openly || words.prepare_detail };
      const others = view.players.flatMap((each, at) => (each.level ? [] : [name_of(names, at)]));
      return { title: seat === null ? words.ready : words.prepared, detail: words.prepare_wait(others) };
    }
    case 'waiting':
      return {
        title: view.throws > 0 ? words.throw_number(view.throws) : words.who_throws,
        detail: openly || words.who_throws_detail,
      };
    case 'turning':
      return { title: words.throw_number(view.throws), detail: openly };
    case 'racing':
      return { title: words.throw_number(view.throws + 1), detail: openly || words.ready_detail };
    case 'over': {
      const winners = view.winners.map((each) => name_of(names, each));
      return { title: words.endings[view.ending ?? 'won'](winners) };
    }
  }
}

export function action_label(action: Action, _view: View, language: Language): Label {
  const words = texts(language);
  const cards = colours_of(action.level).map((each) => words.colours[each]);
  return { title: words.choice(action.level, action.hand), detail: words.list(cards) };
}

export function prompt_label(view: View, language: Language): Label {
  const words = texts(language);
  return { title: view.phase === 'turning' ? words.turn_up : words.throw };
}

export function score(view: View, seat: number, language: Language): Score {
  const words = texts(language);
  const { level = null, side = null, calm = false } = land(view).players[seat] ?? {};
  const { progress = 0 } = view.players[seat] ?? {};
  const detail = level === null || side === null ? words.preparing : words.player_detail(level, side, calm);
  return { total: progress, rounds: [], current: null, detail };
}

export function progress(): null {
  return null;
}

// PT-50: what the next match proposes, by seat.
export function next_setup(view: View, config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null {
  const levels = view.players.flatMap(({ next_level }) => (next_level ? [next_level] : []));
  return levels.length === view.players.length ? { ...config, levels } : null;
}
