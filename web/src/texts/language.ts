import { effect, signal } from '@preact/signals';
import { recall, remember } from '../parts/memory';

export type Language = 'fr' | 'en';

function from_browser(): Language {
  const known = navigator.languages.map((each) => each.slice(0, 2)).find((each) => each === 'fr' || each === 'en');
  return known === 'en' ? 'en' : 'fr';
}
const kept = recall('language');

export const language = signal<Language>(kept === 'fr' || kept === 'en' ? kept : from_browser());

effect(() => {
  document.documentElement.lang = language.value;
});

export function choose_language(chosen: Language): void {
  language.value = chosen;
  remember('language', chosen);
}
