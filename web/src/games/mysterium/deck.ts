// The pictures and their words: which card has which number in the deck, and where both are fetched from.
import { kDeckPath } from '../../../art/mysterium/deck_path';
import type { Loads } from '../../texts/catalogue';
import { LaterWords } from '../../texts/later';
import { kLanguages, type Language } from '../../texts/made/languages';
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
const kUnknown: Readonly<DeckWords> = {};
const kAgain_ms = 4000;
// for the page: the words of the cards are the same on all boards
const files = new Map<Language, Promise<DeckWords>>();
function file_of(language: Language): Promise<DeckWords> {
  const coming = files.get(language) ?? get_file<DeckWords>(`${kDeckPath}/${language}.json`);
  files.set(language, coming);
  coming.catch(() => files.delete(language));
  return coming;
}
const kLoad = Object.fromEntries(
  kLanguages.map((each) => [each, async () => file_of(each).then((words) => ({ words: () => words }))]),
) as Loads<DeckWords>;
// for the page: likewise; once they are there, another language is spoken when its cards have come too
const words = new LaterWords(async () => ({ load: kLoad }));
// for the page: not asked for over and over while they do not come
let asked = false;

// Until they are here, cards go by their numbers.
export function deck_words(language: Language): DeckWords {
  if (!asked && typeof window !== 'undefined') {
    asked = true;
    const again = () => {
      asked = words.of(language) !== null;
    };
    void words.fetch()?.then(() => setTimeout(again, kAgain_ms));
  }
  return words.of(language) ?? kUnknown;
}
