// The language that is spoken on this page: the one that was chosen in this browser, or else the first of the browser's that we speak.
import { effect } from '@preact/signals';
import { kept_as, remember } from '../base/memory';
import { language, speak } from './catalogue';
import { is_language } from './first';
import { kFacts, kLanguages, type Language } from './made/languages';

export type { Language };
export { kLanguages, language };

const of_all = <T>(fact: (language: Language) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(kLanguages.map((each) => [each, fact(each)])) as Record<Language, T>;
// For dates: English ones as Europe writes them.
export const kLocales = of_all((each) => kFacts[each].locale);
// What each is called by those who speak it.
export const kLanguageNames = of_all((each) => kFacts[each].name);

effect(() => {
  document.documentElement.lang = language.value;
});

// Chosen in another tab of this browser: both speak it.
addEventListener('storage', ({ key, newValue }) => {
  if (key === kept_as('language') && is_language(newValue)) void speak(newValue);
});

// The new words are fetched first, so that no screen is half in one language; false if they could not be, and all stays as it was.
export async function choose_language(chosen: Language): Promise<boolean> {
  const done = await speak(chosen);
  if (done && language.peek() === chosen) remember('language', chosen);
  return done;
}

export const trust_path = (of: Language) => `/${kFacts[of].addresses.trust}`;
export const rules_path = (of: Language, game: string) => `/${kFacts[of].addresses.rules}/${game}`;
