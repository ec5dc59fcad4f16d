// No sentence stands in two languages: one of them would be left in another one's.
import { expect, test } from 'vitest';
import { compile_texts } from './sentences.mjs';

const kShortest = 4; // words: names and numbers may be the same
const kTitles = ['Le Fantôme de minuit', 'Pas vu, pas pris !']; // as they stand on the boxes
const words = (piece) => piece.match(/\p{L}{2,}/gu) ?? [];

test('a sentence of four words and more is of one language only', () => {
  const texts = compile_texts();
  const languages = [...texts.keys()];
  const found = languages.flatMap((language, at) => {
    const own = new Set(texts.get(language).filter((piece) => words(piece).length >= kShortest && !kTitles.includes(piece)));
    return languages
      .slice(at + 1)
      .flatMap((other) => texts.get(other).flatMap((piece) => (own.has(piece) ? [`${language} and ${other}: ${piece}`] : [])));
  });
  expect([...new Set(found)]).toEqual([]);
});
