// What the words of a catalogue need to be made into sentences; web/texts/emit.mjs writes the calls. The words are given it, and import nothing.
import { key_of } from './key';
import { kFacts, type Language } from './made/languages';

export interface Run {
  number(value: number): string;
  text(value: string): string;
  signed(value: number): string;
  plural(value: number): Intl.LDMLPluralRule;
  list(names: readonly string[]): string;
  name(level: object, key: string | number | null | undefined, ...given: readonly unknown[]): string;
  key(key: string | null | undefined): string;
  capital(text: string): string;
  onset(text: string | null | undefined): 'vowel' | 'other';
}

// A name that is written from right to left would carry the numbers and marks beside it along: it is set apart (FSI, PDI).
const kFromRight = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const text = (value: string) => (kFromRight.test(value) ? `\u2068${value}\u2069` : value);

// A key without a message is shown as it is.
function name(level: object, key: string | number | null | undefined, ...given: readonly unknown[]): string {
  const sought = key_of(String(key ?? ''));
  const found: unknown = Object.hasOwn(level, sought) ? (level as Record<string, unknown>)[sought] : undefined;
  return String(typeof found === 'function' ? found(...given) : (found ?? key ?? ''));
}

// Accents do not matter; in æ and œ nothing can be taken off.
const onset = (text: string | null | undefined) => (/^[aeiouyæœ]/i.test((text ?? '').normalize('NFD')) ? 'vowel' : 'other');

function make_run(locale: string): Run {
  const plurals = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  // With the language's decimal comma; in the digits that are drawn on boards, ungrouped as the program writes them.
  const digits = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn' });
  // A true minus, as long as a plus.
  const number = (value: number) => `${value < 0 ? '−' : ''}${digits.format(Math.abs(value))}`;
  return {
    number,
    signed: (value) => (value > 0 ? `+${number(value)}` : number(value)),
    plural: (value) => plurals.select(value),
    text,
    list: (names) => lists.format(names.map(text)),
    name,
    key: (key) => key_of(key ?? ''),
    capital: (text) => text.replace(/^\p{L}/u, (first) => first.toLocaleUpperCase(locale)),
    onset,
  };
}

// for the page: one for each language that is spoken.
const runs = new Map<Language, Run>();
export function run_of(language: Language): Run {
  const made = runs.get(language) ?? make_run(kFacts[language].locale);
  runs.set(language, made);
  return made;
}
