// What is said of one's own data: fetched by who looks for it, not with the lobby.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/common/own';

// Something to do, with what it means before it is done.
export interface Deed {
  readonly title: string;
  readonly help: string;
  readonly action: string;
}
const words = catalogue(load);
export const own_texts = computed(() => words(language.value));
