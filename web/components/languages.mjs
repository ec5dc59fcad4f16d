// Whether something is said in another language: by what stands in texts/. Three words in a row that only another language has are a sentence of it; a shorter
// text is of another language if it is exactly a message there, and here it is none.
import { compile_texts } from './sentences.mjs';

const kShortest = 3; // letters
const kWord = /[\p{L}\p{N}]+/gu;
const words_of = (text) => text.toLowerCase().match(kWord) ?? [];
// Within what stands between two marks: beyond them any words may meet.
const runs = (text) =>
  text.split(/[.,:;!?…–()«»“”„"+\d]+/u).flatMap((part) => {
    const words = words_of(part);
    return words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
  });

export function judge() {
  const texts = compile_texts();
  const known = new Map(
    [...texts].map(([language, pieces]) => [
      language,
      {
        runs: new Set(pieces.flatMap(runs)),
        whole: new Set(pieces.map((piece) => words_of(piece).join(' '))),
      },
    ]),
  );
  // The languages of which a text is, if it is not of this one.
  return (language, text) => {
    const own = known.get(language);
    const words = words_of(text);
    if (words.join('').length < kShortest || own.whole.has(words.join(' '))) return [];
    return [...known]
      .filter(([other, { runs: theirs, whole }]) => {
        if (other === language) return false;
        if (words.length <= 2) return whole.has(words.join(' '));
        return runs(text.toLowerCase()).some((run) => theirs.has(run) && !own.runs.has(run));
      })
      .map(([other]) => other);
  };
}
