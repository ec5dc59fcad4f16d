import { catalogue } from '../../texts/catalogue';
import { load, type Texts } from '../../texts/made/le_fantome_de_minuit/board';

export type { Texts };
export const texts = catalogue(load);
