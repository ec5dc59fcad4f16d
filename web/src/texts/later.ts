// Words that are fetched when somebody first needs them, and of which a message is looked up by the name that the server tells.
import { signal } from '@preact/signals';
import { catalogue, type Loads, language, words_ready } from './catalogue';
import { at_key } from './key';
import type { Language } from './made/languages';

// The message of that name (its levels parted by hyphens) with what it is given. Null if that cannot be said: a newer server may tell
// of messages that this program does not know, or give them something else.
export function said(words: object, name: string, given: unknown): string | null {
  let found: unknown = words;
  for (const level of name.split('-'))
    found = typeof found === 'object' && found !== null ? at_key(found as Readonly<Record<string, unknown>>, level) : undefined;
  if (typeof found === 'string') return found;
  const list: readonly unknown[] = Array.isArray(given) ? given : [];
  if (typeof found !== 'function' || found.length > list.length) return null;
  try {
    return String(found(...list));
  } catch {
    return null; // given a text where it takes a list
  }
}

export type Source<T extends object = object> = () => Promise<{ readonly load: Loads<T> }>;

export class LaterWords<T extends object = object> {
  readonly #source: Source<T>;
  readonly #words = signal<((of: Language) => T) | null>(null);
  readonly #failed = signal(false);
  #made: ((of: Language) => T) | null = null;
  #fetching: Promise<void> | null = null;

  constructor(source: Source<T>) {
    this.#source = source;
  }

  // Whether it may still be that they come.
  get awaited(): boolean {
    return this.#words.value === null && !this.#failed.value;
  }
  // Null if they are there. If they do not come nothing is said with them, and who needs them next asks again.
  fetch(): Promise<void> | null {
    if (this.#words.peek() !== null) return null;
    this.#fetching ??= this.#fetch();
    return this.#fetching;
  }
  // All of them, of a language that is spoken; null until they are there.
  of(spoken: Language): T | null {
    return this.#words.value?.(spoken) ?? null;
  }
  say(name: string, given: unknown): string | null {
    const words = this.of(language.value);
    return words === null ? null : said(words, name, given);
  }

  async #fetch(): Promise<void> {
    this.#failed.value = false;
    try {
      const { load } = await this.#source();
      await load[language.peek()](); // what is registered must come: these are only once they have
      this.#made ??= catalogue(load);
      await words_ready();
      this.#words.value = this.#made;
    } catch {
      this.#failed.value = true;
    }
    this.#fetching = null;
  }
}
