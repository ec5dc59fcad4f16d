import { catalogue } from '../../../texts/catalogue';
import { load, type Texts } from '../../../texts/made/mysterium/help';

export type HelpWords = Texts;
export type Chapter = keyof HelpWords;

export const help_words = catalogue(load);
