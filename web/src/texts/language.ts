import { effect, signal } from '@preact/signals';
import { kept_as, recall, remember } from '../parts/memory';

export type Language = 'fr' | 'en';

function from_browser(): Language {
  const known = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each === 'fr' || each === 'en');
  return known === 'en' ? 'en' : 'fr';
}
const kept = recall('language');

export const language = signal<Language>(kept === 'fr' || kept === 'en' ? kept : from_browser());

// For dates: English ones as Europe writes them.
export const kLocales: Readonly<Record<Language, string>> = { fr: 'fr-FR', en: 'en-GB' };

effect(() => {
  document.documentElement.lang = language.value;
});

// Chosen in another tab of this browser: both speak it.
addEventListener('storage', ({ key, newValue }) => {
  if (key === kept_as('language') && (newValue === 'fr' || newValue === 'en')) language.value = newValue;
});

export function choose_language(chosen: Language): void {
  language.value = chosen;
  remember('language', chosen);
}
