import { catalogue } from '../../texts/catalogue';
import { load, type Texts } from '../../texts/made/chasseurs_de_tresor/board';

export type { Texts };
export const texts = catalogue(load);
