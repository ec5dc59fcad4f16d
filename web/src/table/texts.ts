// What is said where several people share a device, on a big screen, and to those who watch.
import { computed } from '@preact/signals';
import { catalogue, language } from '../texts/catalogue';
import { load } from '../texts/made/common/devices';

const words = catalogue(load);
export const device_texts = computed(() => words(language.value));
