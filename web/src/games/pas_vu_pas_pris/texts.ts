import { catalogue } from '../../texts/catalogue';
import { load, type Texts } from '../../texts/made/pas_vu_pas_pris/board';

export type { Texts };
export const texts = catalogue(load);
