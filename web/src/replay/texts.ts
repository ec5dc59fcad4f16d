// What is said around a replay; the links that lead to one are said everywhere.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/common/replay';

const words = catalogue(load);
export const replay_texts = computed(() => words(language.value));
