// What is said when one reports somebody: fetched with a table, not with the lobby.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/common/report';

const words = catalogue(load);
export const report_texts = computed(() => words(language.value));
