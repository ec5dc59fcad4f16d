// What is said at the door and of those who ask for a seat: fetched with a table, not with the lobby.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/common/door';

const words = catalogue(load);
export const door_texts = computed(() => words(language.value));
