// What can be chosen of a game, and what that means.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/common/setup';

const words = catalogue(load);
export const setup_texts = computed(() => words(language.value));
