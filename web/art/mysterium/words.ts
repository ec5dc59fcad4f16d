// What the cards are called and what they show, in every language of texts/. The words are made of it by web/texts/compile.mjs.
import { kLanguages, type Language } from '../../src/texts/made/languages.ts';

export interface CardWords {
  name?: string; // of a clue: a vision has none
  text: string;
}
export type DeckWords = Readonly<Record<string, CardWords>>;
type Words = Readonly<Record<string, string>>;

async function deckWords(language: Language): Promise<DeckWords> {
  const { words } = await import(`../../src/texts/made/mysterium/reasons_${language}.ts`);
  const names: Words = words({}).cards; // plain texts: they need nothing of run.ts
  const pictures: Words = (await import(`../../src/texts/made/mysterium/pictures_${language}.ts`)).words();
  return Object.fromEntries(
    Object.entries(pictures).map(([id, text]) => [id, names[id] === undefined ? { text } : { name: names[id], text }]),
  );
}

export async function cardWords(): Promise<ReadonlyMap<Language, DeckWords>> {
  return new Map(await Promise.all(kLanguages.map(async (language) => [language, await deckWords(language)] as const)));
}
