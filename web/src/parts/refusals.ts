// How what the server refuses becomes a sentence: by its reason, a message in the ledger of its clause. What can be refused at every table
// is always there, what a game refuses comes when it is first needed.
import { texts } from '../texts';
import { catalogue, language } from '../texts/catalogue';
import { type LaterWords, said } from '../texts/later';
import { load } from '../texts/made/common/server';
import type { Refused } from '../wire/table';

const words = catalogue(load);

// The words of the game whose ledger has these letters. The games are above this folder: app.tsx sets it.
type Ledgers = (letters: string) => LaterWords | null;
// for the page: what is set once, before anything is refused
let of_game: Ledgers = () => null;
export function refuse_in_words_of(given: Ledgers): void {
  of_game = given;
}

type Why = Pick<Refused, 'clause' | 'reason' | 'arguments'>;
const letters_of = (clause: string) => clause.split('-')[0] ?? '';

// Fetches what `sentence_of` then says; null if there is nothing to wait for. It does not fail.
export const words_for = ({ clause }: Why): Promise<void> | null => of_game(letters_of(clause))?.fetch() ?? null;

// Without words for it the number of the clause is said, unless that is shown anyway.
export function sentence_of({ clause, reason, arguments: given }: Why, clause_is_shown = false): string {
  const letters = letters_of(clause);
  const name = `${letters}-${reason}`;
  const sentence = said(words(language.value), name, given) ?? of_game(letters)?.say(name, given);
  return sentence ?? texts.value.not_possible(clause_is_shown ? null : clause);
}
