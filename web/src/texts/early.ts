// An entry of its own, so small that it is there long before the program: the words that every page needs come at the same time.
import { kFirstLanguage } from './first';
import { kCommon } from './made/common';

// If they do not come, the program asks again.
kCommon[kFirstLanguage]().catch(() => undefined);
