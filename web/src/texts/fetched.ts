// A part of the program that is fetched when it is wanted: it is there when its words are.
import { words_ready } from './catalogue';

// Without its words it cannot be shown: it fails as if it had not come itself.
export async function with_words<T>(part: Promise<T>): Promise<T> {
  const it = await part;
  await words_ready();
  return it;
}
