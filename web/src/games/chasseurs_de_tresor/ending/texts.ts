import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/chasseurs_de_tresor/ending';

export const ending_texts = catalogue(load);
