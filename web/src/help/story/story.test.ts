// A family can play from the story alone: every clause of a game's rules page is told by some part of it, in each language, and no
// number of a clause or code of the server's is in its words.
import { describe, expect, it } from 'vitest';
import { kGames } from '../../catalog/catalog';
import type { GameHelp } from '../../contract/help';
import type { Story, StoryPart } from '../../contract/story';
import { kLanguages, type Language } from '../../texts/made/languages';

const kStories = import.meta.glob<{ readonly default: Story }>('../../games/*/story/index.ts', { eager: true });
const kHelps = import.meta.glob<{ readonly default: GameHelp }>('../../games/*/help/index.tsx', { eager: true });
const kTexts = import.meta.glob<string>(['../../../../src/rules/**/refusals.hpp', '../../../../docs/rules/*.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
function text_of(path: string): string {
  const text = kTexts[`../../../../${path}`];
  if (text === undefined) throw new Error(`no ${path}`);
  return text;
}

// What is not about playing. None of these may be the answer to a move that is refused.
const kNotPlay: readonly string[] = ['MY-03']; // who drew the pictures

const kMostSentences = 4; // of a scene
const kMostLetters = 260;

describe.each(kGames)('the story of $id', ({ id, letters }) => {
  const folder = id.replaceAll('-', '_');
  const told = (language: Language) => {
    const story = kStories[`../../games/${folder}/story/index.ts`]?.default;
    if (!story) throw new Error(`no story of ${id}`);
    return story.tell(language);
  };
  const parts_of = (language: Language): readonly StoryPart[] => {
    const { scenes, cases, options } = told(language);
    return [...scenes, ...cases, ...options];
  };
  const words_of = (language: Language) => {
    const { lead, scenes, remember } = told(language);
    const parts = parts_of(language).flatMap(({ title, text }) => [title, text]);
    return [lead, ...parts, ...scenes.flatMap(({ alt, chips }) => [alt, ...chips]), ...remember];
  };
  const written = [...text_of(`docs/rules/${id}.md`).matchAll(/\*\*([A-Z]{2}-\d\d)\*\*/g)].map(([, clause = '']) => clause);
  const refused = [...text_of(`src/rules/games/${folder}/refusals.hpp`).matchAll(/\{"([A-Z]{2})", *(\d+)\}/g)]
    .filter(([, of]) => of === letters)
    .map(([, of, number = '']) => `${of}-${number.padStart(2, '0')}`);

  it.each(kLanguages)('tells every clause of play, in %s', (language) => {
    const clauses = new Set(parts_of(language).flatMap((part) => part.clauses));
    expect(written.length).toBeGreaterThan(20);
    expect(refused.length).toBeGreaterThan(5);
    expect(written.filter((each) => !clauses.has(each))).toEqual(written.filter((each) => kNotPlay.includes(each)));
    expect(refused.filter((each) => !clauses.has(each))).toEqual([]);
  });

  it.each(kLanguages)('names only clauses that the help explains, in %s', (language) => {
    const sections = kHelps[`../../games/${folder}/help/index.tsx`]?.default.sections(language) ?? [];
    const known = sections.flatMap(({ clauses }) => clauses.map((each) => each.id));
    for (const { id: part, clauses } of parts_of(language)) {
      expect(clauses.length, part).toBeGreaterThan(0);
      expect(known).toEqual(expect.arrayContaining([...clauses]));
    }
  });

  it.each(kLanguages)('has no number of a clause and no code in its words, in %s', (language) => {
    for (const text of words_of(language)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/\b[A-Z]{2}-?\d\d\b|\b(TB|CT|SV)\b/);
      expect(text.split('**').length % 2, `the stars of "${text}"`).toBe(1);
      expect(text).not.toMatch(/ [!?;:»]|« /);
    }
  });

  it.each(kLanguages)('begins with how one wins and is short enough to be read aloud, in %s', (language) => {
    const { scenes, cases, options, remember } = told(language);
    expect(scenes.map((each) => each.id)).toHaveLength(6);
    expect(scenes[0]?.id).toBe('goal');
    for (const { text } of scenes) {
      expect(text.length, text).toBeLessThanOrEqual(kMostLetters);
      expect(text.split(/[.!?…](?:\*\*)? /).length, text).toBeLessThanOrEqual(kMostSentences + 1);
    }
    for (const list of [cases, options, remember]) expect(list.length).toBeGreaterThanOrEqual(4);
    const ids = parts_of(language).map((each) => each.id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(kLanguages)('says the same figures in French and in %s', (language) => {
    // Thousands are parted by a space, a comma, a point or nothing.
    const figures = (part: StoryPart) => (part.text.replace(/(?<=\d)[\s,.](?=\d{3}\b)/g, '').match(/\d+/g) ?? []).sort();
    const [french, other] = [parts_of('fr'), parts_of(language)];
    expect(french.map((each) => each.id)).toEqual(other.map((each) => each.id));
    for (const [at, part] of french.entries()) expect(figures(other[at] ?? part), part.id).toEqual(figures(part));
  });
});
