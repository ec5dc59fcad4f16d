import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/mysterium/ending';

export const ending_texts = catalogue(load);
