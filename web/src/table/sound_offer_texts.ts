import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/sound/offer';

const words = catalogue(load);
export const offer_texts = computed(() => words(language.value));
