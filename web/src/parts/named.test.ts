import { expect, it } from 'vitest';
import { parts_of, pattern_of } from './named';

const bold = (text: string, names: readonly string[]) =>
  parts_of(text, pattern_of(names))
    .map((part) => (part.name ? `<${part.text}>` : part.text))
    .join('');

it('finds the names of a sentence', () => {
  expect(bold('Hugo attrape un invité de Léa.', ['Léa', 'Hugo'])).toBe('<Hugo> attrape un invité de <Léa>.');
});
it('takes whole names, and the longest', () => {
  expect(bold('Al avance en galerie, Alix aussi.', ['Al', 'Alix'])).toBe('<Al> avance en galerie, <Alix> aussi.');
  expect(bold('Robot malin 12 joue.', ['Robot malin 1', 'Robot malin 12'])).toBe('<Robot malin 12> joue.');
  expect(bold('Éléa joue.', ['léa'])).toBe('Éléa joue.');
});
it('takes any sign in a name as it is', () => {
  expect(bold('(o.o)* joue.', ['(o.o)*'])).toBe('<(o.o)*> joue.');
});
it('lets a sentence without names be', () => {
  expect(bold('Il pleut.', [])).toBe('Il pleut.');
  expect(bold('Il pleut.', [''])).toBe('Il pleut.');
});
