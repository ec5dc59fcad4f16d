// What is said of the certificate of the house: fetched with its page.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/common/trust';

export const kDevices = ['android', 'apple', 'windows', 'mac', 'linux'] as const;
export type Device = (typeof kDevices)[number];

const words = catalogue(load);
export const trust_texts = computed(() => words(language.value));
