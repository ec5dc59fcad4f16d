import type { ChapterWords } from '../../../contract/help';
import type { ByHand } from '../../../parts/pointer';
import { catalogue } from '../../../texts/catalogue';
import type { Language } from '../../../texts/language';
import { load, type Texts } from '../../../texts/made/pas_touche/help';

export type Chapter = keyof Texts;
export const help_words: (language: Language) => Readonly<Record<Chapter, ChapterWords<string | ByHand>>> = catalogue(load);
