import { catalogue } from '../../../texts/catalogue';
import { load, type Texts } from '../../../texts/made/chasseurs_de_tresor/help';

export type Chapter = keyof Texts;
export const help_words = catalogue(load);
