// Pointing at a detail of a picture: the place that travels is the card and how far right and down, in hundredths.
import type { Mark } from '../../contract/game';
import { type CardId, card_of } from './deck';

export interface Detail {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
}
const hundredth = (share: number) => Math.min(99, Math.max(0, Math.round(share * 100)));

export const place_of = (card: CardId, x: number, y: number): string => `${card}_${hundredth(x)}_${hundredth(y)}`;

export function detail_of(place: string): Detail | null {
  const found = /^([vc]\d\d)_(\d\d?)_(\d\d?)$/.exec(place);
  const card = found?.[1] ?? '';
  return found === null || card_of(card) === null ? null : { card, x: Number(found[2]), y: Number(found[3]) };
}

export interface Ping extends Detail {
  readonly id: number;
  readonly seat: number;
}
export const pings_of = (marks: readonly Mark[]): readonly Ping[] =>
  marks.flatMap(({ id, seat, place }) => {
    const detail = detail_of(place);
    return detail === null || seat === null ? [] : [{ ...detail, id, seat }];
  });

// Where on the card, in words: a third of it each way.
export type Third = 0 | 1 | 2;
export const third = (hundredths: number): Third => (hundredths < 34 ? 0 : hundredths < 67 ? 1 : 2);
