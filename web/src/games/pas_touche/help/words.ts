import type { ByHand } from '../../../parts/pointer';
import type { Language } from '../../../texts/language';
import { kEnglish } from './words_en';
import { kFrench } from './words_fr';

// A clause or a section that one language lacks does not compile.
type Chapters = typeof kFrench;
export type HelpWords = {
  readonly [Chapter in keyof Chapters]: {
    readonly title: string;
    readonly clauses: { readonly [Clause in keyof Chapters[Chapter]['clauses']]: string | ByHand };
  };
};
export type Chapter = keyof Chapters;

export function help_words(language: Language): HelpWords {
  return language === 'fr' ? kFrench : kEnglish;
}
