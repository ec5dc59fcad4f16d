import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/le_fantome_de_minuit/ending';

export const ending_texts = catalogue(load);
