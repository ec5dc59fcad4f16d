// Which language a page begins with, and the words that every page needs: they are asked for at once, while the program is still coming.
import { recall } from '../base/memory';
import { kLanguages, type Language } from './made/languages';

// The one in which all others are checked; who speaks none of ours is told in it.
export const kReference: Language = 'fr';

export const is_language = (name: string | null): name is Language => kLanguages.some((each) => each === name);

export function language_for(kept: string | null, wished: readonly string[]): Language {
  if (is_language(kept)) return kept;
  return wished.map((each) => each.toLowerCase().split('-')[0] ?? '').find(is_language) ?? kReference;
}

export const kFirstLanguage = language_for(recall('language'), navigator.languages);
