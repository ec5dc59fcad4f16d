// What there is to choose about sound: not among the words with which every page begins.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/sound/rows';

const words = catalogue(load);
export const sound_texts = computed(() => words(language.value));
