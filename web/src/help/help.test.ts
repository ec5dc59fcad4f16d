// Whoever is refused something can read why: every clause that a refusal may carry has its words, in every language.
import { describe, expect, it } from 'vitest';
import { kGames } from '../catalog/catalog';
import type { GameHelp, HelpSection } from '../contract/help';
import { kLanguages, type Language } from '../texts/made/languages';
import { game_of } from './open';
import { table_sections } from './table_rules';

const kHelps = import.meta.glob<{ readonly default: GameHelp }>('../games/*/help/index.tsx', { eager: true });
const kTexts = import.meta.glob<string>(
  ['../../../src/**/refusals.hpp', '../../../docs/rules/*.md', '../games/*/*.{ts,tsx}', '!../**/*.test.ts'],
  { query: '?raw', import: 'default', eager: true },
);
function text_of(path: string): string {
  const text = kTexts[`../../../${path}`];
  if (text === undefined) throw new Error(`no ${path}`);
  return text;
}
const clause = (letters: string, number: string) => `${letters}-${number.padStart(2, '0')}`;
const unique = (list: readonly string[]) => [...new Set(list)].sort();

// The clauses of a C++ file of refusals: {"FM", 62}.
const refused = (path: string) =>
  unique(
    [...text_of(path).matchAll(/\{"([A-Z]{2})", *(\d+)\}/g)].map(([, letters = '', number = '']) => clause(letters, number)),
  );
const ids = (sections: readonly HelpSection[]) => sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));
const words = (sections: readonly HelpSection[]) =>
  sections.flatMap(({ title, clauses }) => [title, ...clauses.map(({ text }) => text)]);

function holds_together(sections: readonly HelpSection[]) {
  expect(ids(sections)).toEqual([...new Set(ids(sections))]);
  for (const text of words(sections)) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/ [!?;:»]/); // an ordinary space would let the mark begin a line
  }
}

describe('what holds at every table', () => {
  it.each(['src/match/refusals.hpp', 'src/rules/contract/refusals.hpp', 'src/server/refusals.hpp'])('explains %s', (path) => {
    const clauses = refused(path);
    expect(clauses.length).toBeGreaterThan(4);
    for (const language of kLanguages) expect(ids(table_sections(language))).toEqual(expect.arrayContaining(clauses));
  });
  it.each(kLanguages)('is whole in %s', (language) => holds_together(table_sections(language)));
});

describe.each(kGames.filter(({ letters }) => letters !== undefined))('the rules of $id', ({ id, letters = '' }) => {
  const folder = id.replaceAll('-', '_');
  const help = kHelps[`../games/${folder}/help/index.tsx`]?.default;
  const sections = (language: Language) => help?.sections(language) ?? [];
  const page = text_of(`docs/rules/${id}.md`);
  const written = unique([...page.matchAll(new RegExp(`\\*\\*(${letters}-\\d\\d)\\*\\*`, 'g'))].map(([, each = '']) => each));

  it.each(kLanguages)('have every clause of the page, in %s', (language) => {
    expect(unique(ids(sections(language)))).toEqual(written);
    holds_together(sections(language));
  });
  it('have every clause that the server refuses with', () => {
    const clauses = refused(`src/rules/games/${folder}/refusals.hpp`).filter((each) => each.startsWith(letters));
    expect(clauses.length).toBeGreaterThan(0);
    expect(ids(sections('fr'))).toEqual(expect.arrayContaining(clauses));
  });
  it('have every clause that the board refuses with', () => {
    const files = Object.entries(kTexts).filter(([path]) => path.startsWith(`../games/${folder}/`));
    const named = files.flatMap(([, text]) => text.match(new RegExp(`${letters}-\\d\\d`, 'g')) ?? []);
    expect(files.length).toBeGreaterThan(3);
    expect(ids(sections('en'))).toEqual(expect.arrayContaining(unique(named)));
  });
  it('are found by their letters', () => {
    expect(game_of(`${letters}-01`)).toBe(id);
    expect(game_of('TB-01')).toBe(null);
    expect(game_of(`${letters}-1x`)).toBe(null);
  });
});
