import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/pas_touche/ending';

export const ending_texts = catalogue(load);
