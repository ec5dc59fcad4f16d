// The words of a part of the program, in the languages that are spoken here. A module asks for its own once, where it begins:
// `export const texts = catalogue(load)`; then `texts(language.value)` gives them, but not before they have come. Who fetches a part of the
// program shows it when its words are there (fetched.ts), so that no screen need mind that. A new language is spoken only when every
// catalogue has its words.
import { signal } from '@preact/signals';
import { kFirstLanguage } from './first';
import { kLanguages, type Language } from './made/languages';
import { type Run, run_of } from './run';

interface Made<T> {
  readonly words: (run: Run) => T;
}
// In tests the words are there at once (texts/vite.mjs), everywhere else they come.
export type Loads<T> = Readonly<Record<Language, () => Promise<Made<T>> | Made<T>>>;

interface Registered {
  has(language: Language): boolean;
  fetch(language: Language): Promise<void> | undefined;
}
// for the page: what is spoken, and all that must be there in it.
export const language = signal<Language>(kFirstLanguage);
// for the page: likewise
const registered = new Set<Registered>();

export function catalogue<T>(load: Loads<T>): (language: Language) => T {
  const words = new Map<Language, T>();
  const coming = new Map<Language, Promise<void>>();
  const ask = (each: Language) => {
    const take = (made: Made<T>) => void words.set(each, made.words(run_of(each)));
    const made = load[each]();
    if (!(made instanceof Promise)) return take(made);
    const come = made.then(take).finally(() => coming.delete(each));
    coming.set(each, come);
    return come;
  };
  const it: Registered = { has: (each) => words.has(each), fetch: (each) => coming.get(each) ?? ask(each) };
  registered.add(it);
  // Who needs them asks again, and is told what is wrong.
  for (const each of import.meta.env.MODE === 'test' ? kLanguages : [language.peek()]) it.fetch(each)?.catch(() => undefined);
  return (each) => {
    const found = words.get(each);
    if (found === undefined) throw new Error(`no words in ${each}`);
    return found;
  };
}

const lacking = (each: Language) => [...registered].filter((it) => !it.has(each));

// When all that is registered can be said, in the language that is spoken then: a part may have been fetched meanwhile, or another
// language chosen. It fails if words do not come; then it can be asked again.
export async function words_ready(): Promise<void> {
  for (;;) {
    const spoken = language.peek();
    const missing = lacking(spoken);
    if (missing.length === 0) return;
    try {
      await Promise.all(missing.map((it) => it.fetch(spoken)));
    } catch (fault) {
      if (language.peek() === spoken) throw fault;
    }
  }
}

// for the page: who asks for a language while another one is coming is the one who gets it.
let asked = 0;

// Whether it could be done; if not, everything stays as it is.
export async function speak(chosen: Language): Promise<boolean> {
  asked += 1;
  const turn = asked;
  try {
    for (let missing = lacking(chosen); missing.length > 0; missing = lacking(chosen)) {
      await Promise.all(missing.map((it) => it.fetch(chosen)));
      if (turn !== asked) return true;
    }
  } catch {
    return turn !== asked;
  }
  language.value = chosen;
  return true;
}
