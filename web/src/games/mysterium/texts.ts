import { catalogue } from '../../texts/catalogue';
import { load, type Texts } from '../../texts/made/mysterium/board';

export type { Texts };

// Cards, visions, groups and hours are counted from 1 in texts.
export const texts = catalogue(load);
