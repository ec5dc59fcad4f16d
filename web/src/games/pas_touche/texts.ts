import { catalogue } from '../../texts/catalogue';
import { load, type Texts } from '../../texts/made/pas_touche/board';

export type { Texts };
export const texts = catalogue(load);
