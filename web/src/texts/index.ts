import { computed } from '@preact/signals';
import { en } from './en';
import { fr } from './fr';
import { language } from './language';

export const texts = computed(() => (language.value === 'fr' ? fr : en));
