import type { Language } from '../../texts/language';
import { kEnglish } from './texts_en';
import { kFrench, type Texts } from './texts_fr';

export type { Texts };

export function texts(language: Language): Texts {
  return language === 'fr' ? kFrench : kEnglish;
}
