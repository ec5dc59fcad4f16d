// Each event as a line of the log.

import type { SeatName, TurningPoint } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Event } from '../../wire/pas_touche';
import { colour_of_card, forbidden_by, place_name } from './data';
import { clause_of, is_error } from './scene';
import { card_text, margin_text, rule_texts, seconds_text } from './spoken';
import { texts } from './texts';

export function sentence(event: Event, names: readonly SeatName[], language: Language): string {
  const words = texts(language);
  const who = (seat: number) => names[seat]?.name ?? '';
  switch (event.type) {
    case 'GridLaid':
      return words.laid;
    case 'Prepared':
      return words.has_prepared(who(event.seat), event.level, event.hand);
    case 'Called':
      return '';
    case 'Thrown':
      return words.thrown(card_text(words, event.dice), place_name(event.place));
    case 'Touched': {
      const { touch, outcome } = event;
      if (is_error(outcome)) return words.wrong_touch(who(touch.seat), card_text(words, touch.card), outcome, clause_of(outcome));
      if (outcome === 'late') return '';
      return words.first_touch(who(touch.seat), seconds_text(words, touch.reaction_ms), margin_text(words, touch.margin_ms));
    }
    case 'Advanced':
      return event.to
        ? words.advanced(who(event.seat), event.to.slot + 1, event.to.space + 1)
        : words.off_the_end(who(event.seat));
    case 'Blocked':
      return words.blocks(who(event.seat));
    case 'Penalised':
      return words.penalised(who(event.seat), event.space ?? 'off_track');
    case 'NobodyScored':
      return words.nobody;
    case 'CardTurned': {
      if (!event.binds) return words.turned_free(who(event.seat));
      const rules = rule_texts(words, forbidden_by(event.card));
      return words.turned(who(event.seat), colour_of_card(event.card), rules);
    }
    case 'CardPassed':
      return words.passed(who(event.seat));
    case 'Ended':
      return words.endings[event.ending](event.winners.map(who));
  }
}

export function turning_point(event: Event, names: readonly SeatName[], language: Language): TurningPoint | null {
  const great = event.type === 'Ended' || event.type === 'CardTurned';
  if (!great && event.type !== 'Blocked' && !(event.type === 'Penalised' && event.space === 'crossed')) return null;
  return { name: sentence(event, names, language), great: event.type === 'Ended' };
}
