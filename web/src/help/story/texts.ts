// What is around every story: fetched with it.
import { computed } from '@preact/signals';
import { catalogue, language } from '../../texts/catalogue';
import { load } from '../../texts/made/common/story';

const words = catalogue(load);
export const story_texts = computed(() => words(language.value));
