// How mediums and cards are called.

import type { SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Clue, Kind, Medium, View, Vision } from '../../wire/mysterium';
import type { Saying } from '../../wire/table';
import { is_alone } from './data';
import { type CardId, card_of, clue_id, deck_words, vision_id } from './deck';
import { type Texts, texts } from './texts';

export const seat_name = (names: readonly SeatName[], seat: number): string => names[seat]?.name ?? '';

// Mediums go by their player's name; where a player runs two of them, by their colour as well.
export function medium_name(view: View, names: readonly SeatName[], medium: Medium, words: Texts): string {
  const seat = view.mediums[medium]?.seat ?? 0;
  const colour = words.colours[medium] ?? '';
  return is_alone(view) ? seat_name(names, seat) || colour : words.medium_of(colour, seat_name(names, seat));
}
export const short_name = (view: View, names: readonly SeatName[], medium: Medium, words: Texts): string =>
  is_alone(view)
    ? (names[view.mediums[medium]?.seat ?? 0]?.short ?? medium_name(view, names, medium, words))
    : (words.colours[medium] ?? '');

// A bot's reason names a medium by its number, and is given it first: here it goes as it does everywhere else.
export function reason(why: Saying, view: View, names: readonly SeatName[], language: Language): Saying {
  const [medium, ...others]: readonly unknown[] = Array.isArray(why.arguments) ? why.arguments : [];
  if (typeof medium !== 'string' || !/^[0-5]$/.test(medium)) return why;
  return { ...why, arguments: [medium_name(view, names, Number(medium), texts(language)), ...others] };
}

export function clue_name(kind: Kind, card: Clue, language: Language): string {
  return deck_words(language)[clue_id(kind, card)]?.name ?? texts(language).card(kind, card + 1);
}
// As it stands in a sentence.
export const told_clue = (kind: Kind, card: Clue, language: Language): string =>
  texts(language).quoted(clue_name(kind, card, language));

export function card_name(id: CardId, language: Language): string {
  const card = card_of(id);
  if (card === null) return id;
  return card.type === 'vision' ? texts(language).vision(card.number + 1) : clue_name(card.kind, card.number, language);
}
export const card_text = (id: CardId, language: Language): string => deck_words(language)[id]?.text ?? '';

// For those who listen: what a viewer sees.
export function spoken_vision(vision: Vision, language: Language): string {
  const text = card_text(vision_id(vision), language);
  const name = texts(language).vision(vision + 1);
  return text === '' ? name : `${name}. ${text}`;
}
export function spoken_clue(kind: Kind, card: Clue, language: Language): string {
  const text = card_text(clue_id(kind, card), language);
  return `${texts(language).kind[kind]}, ${clue_name(kind, card, language)}${text === '' ? '' : `. ${text}`}`;
}

// How a match ended. Without a single vote nobody was mistaken either.
export function ending_name(view: View, words: Texts): string {
  const ending = view.ending ?? 'mistaken';
  return ending === 'mistaken' && typeof view.accused !== 'number' ? words.nobody_accused : words.endings[ending];
}
