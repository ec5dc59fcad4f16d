// What every screen says. Parts of the program that are fetched later have their words beside them, in a texts.ts of their own.
import { computed } from '@preact/signals';
import { catalogue, language } from './catalogue';
import { load } from './made/common/room';

const words = catalogue(load);
export const texts = computed(() => words(language.value));
