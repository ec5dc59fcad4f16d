// The pictures and their words: which card has which number in the deck, and where both are fetched from.

import { signal } from '@preact/signals';
import { kDeckPath } from '../../../art/mysterium/deck_path';
import type { Language } from '../../texts/language';
import { get_file } from '../../wire/api';
import type { Clue, Kind, Vision } from '../../wire/mysterium';

export type CardId = string; // "v01" to "v84", "c01" to "c54"
export const kKinds: readonly Kind[] = ['person', 'place', 'object'];
const kCluesOfAKind = 18;
const kVisions = 84;

const two = (number: number) => String(number).padStart(2, '0');
export const vision_id = (vision: Vision): CardId => `v${two(vision + 1)}`;
export const clue_id = (kind: Kind, card: Clue): CardId => `c${two(kKinds.indexOf(kind) * kCluesOfAKind + card + 1)}`;

export type CardOf =
  | { readonly type: 'vision'; readonly number: Vision }
  | { readonly type: 'clue'; readonly kind: Kind; readonly number: Clue };
// What a number of the deck stands for; null: there is no such card.
export function card_of(id: CardId): CardOf | null {
  const found = /^([vc])(\d\d)$/.exec(id);
  if (found === null) return null;
  const number = Number(found[2]) - 1;
  if (found[1] === 'v') return number >= 0 && number < kVisions ? { type: 'vision', number } : null;
  const kind = kKinds[Math.floor(number / kCluesOfAKind)];
  return number < 0 || kind === undefined ? null : { type: 'clue', kind, number: number % kCluesOfAKind };
}

export const picture_of = (id: CardId): string => `${kDeckPath}/${id}.svg`;

// What is said of a card: clues have a name, and every card what a viewer sees, and no more.
interface CardWords {
  readonly name?: string;
  readonly text: string;
}
type DeckWords = Readonly<Record<CardId, CardWords>>;
const kUnknown: DeckWords = {};
const kAgain_ms = 4000;
// for the page: the words of the cards are the same on all boards
const loaded = signal<Readonly<Partial<Record<Language, DeckWords>>>>({});
// for the page: likewise
const asked = new Set<Language>();

function load(language: Language): void {
  if (asked.has(language) || typeof window === 'undefined') return;
  asked.add(language);
  get_file<DeckWords>(`${kDeckPath}/${language}.json`).then(
    (words) => {
      loaded.value = { ...loaded.value, [language]: words };
    },
    () => void setTimeout(() => asked.delete(language), kAgain_ms), // asked again when somebody needs them
  );
}

// Until they are here, cards go by their numbers.
export function deck_words(language: Language): DeckWords {
  const words = loaded.value[language];
  if (words === undefined) load(language);
  return words ?? kUnknown;
}
