import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/pas_vu_pas_pris/ending';

export const ending_texts = catalogue(load);
