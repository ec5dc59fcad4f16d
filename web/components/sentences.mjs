// Every piece of text in texts/, by language: a message without arguments is one piece, in others each stretch between two of them.

import { kTexts } from '../texts/compile.mjs';
import { read_texts } from '../texts/parse.mjs';

function* pieces_of(pattern) {
  let text = '';
  for (const element of pattern.elements) {
    if (element.type === 'TextElement') text += element.value;
    else {
      const { expression } = element;
      if (expression.type === 'StringLiteral') text += JSON.parse(`"${expression.value}"`);
      else {
        yield text;
        text = '';
        if (expression.type === 'SelectExpression') for (const { value } of expression.variants) yield* pieces_of(value);
      }
    }
  }
  yield text;
}
const clean = (text) =>
  text
    .replace(/\u00ad|\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function compile_texts() {
  return new Map(
    [...read_texts(kTexts)].map(([language, files]) => [
      language,
      [...files.values()].flatMap(({ messages }) =>
        [...messages.values()].flatMap(({ value }) => [...pieces_of(value)].map(clean).filter((piece) => piece !== '')),
      ),
    ]),
  );
}
