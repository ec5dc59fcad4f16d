import type { ChapterWords } from '../../../contract/help';
import { catalogue } from '../../../texts/catalogue';
import type { Language } from '../../../texts/language';
import { load, type Texts } from '../../../texts/made/pas_vu_pas_pris/help';

export type Chapter = keyof Texts;
export const help_words: (language: Language) => Readonly<Record<Chapter, ChapterWords>> = catalogue(load);
