// Pieces of sentences: a card, what is forbidden, a time. The words come first, so that each is said in the reader's language.
import type { Card } from '../../wire/pas_touche';
import type { Constraint } from './data';
import type { Texts } from './texts';

export const card_text = (words: Texts, { sweet, count }: Card): string => words.card(sweet, count);

export const rule_texts = (words: Texts, constraints: readonly Constraint[]): readonly string[] =>
  constraints.map((each) => ('sweet' in each ? words.forbids_sweet(each.sweet) : words.forbids_number(each.number)));

export function seconds_text(words: Texts, ms: number): string {
  const whole = Math.round(ms);
  return words.seconds(Math.floor(whole / 1000), String(whole % 1000).padStart(3, '0'));
}
export function short_seconds_text(words: Texts, ms: number): string {
  const tenths = Math.round(ms / 100);
  return words.seconds_short(Math.floor(tenths / 10), tenths % 10);
}
export const margin_text = (words: Texts, ms: number): string => words.margin(Math.round(ms));
