import { expect, describe as group, it } from 'vitest';
import { catalogue } from '../../src/texts/catalogue';
import { key_of } from '../../src/texts/key';
import { kLanguages, type Language } from '../../src/texts/made/languages';
import { load, type Texts } from '../../src/texts/made/mysterium/reasons';
import { counted, timeOf } from './features.ts';
import { hueOf } from './hues.ts';
import { kKit, type MotifId } from './kit/index.ts';
import { type Card, makeCards } from './make.ts';
import { itemsAt, type Scene, type Where } from './scene.ts';
import { cardWords } from './words.ts';

const cards = makeCards();
const reasons = catalogue(load);
const words = await cardWords();
const kWheres: readonly Where[] = ['sky', 'far', 'hero', 'in', 'on', 'with', 'near'];
const kNumbers = ['two', 'three', 'four', 'five', 'six', 'seven'] as const;

const told = (language: Language, { id }: Scene) => words.get(language)?.[id] ?? { text: '' };
const things = (texts: Texts): Readonly<Record<string, string>> => texts.things;
const several = (texts: Texts): Readonly<Record<string, string>> => texts.several;
const marks = (texts: Texts): Readonly<Record<string, string>> => texts.marks;
const thing = (texts: Texts, id: MotifId) => ({ one: things(texts)[key_of(id)] ?? '', more: several(texts)[key_of(id)] ?? '' });
const mark = (texts: Texts, { id, mark }: Scene) => (mark === undefined ? [] : [marks(texts)[id] ?? '']);

// Without the article, which a case may change.
const bare = (name: string) => name.replace(/^(?:eine?|unas|unos|un[aeo]?|une|des|dei|delle|an?) |^un’/, '');

function named(texts: Texts, id: MotifId, count: number): string {
  const { one, more } = thing(texts, id);
  return count === 1 ? bare(one) : `${texts.numbers[kNumbers[count - 2] ?? 'two']} ${more}`;
}

function says(text: string, noun: string): boolean {
  const letter = /[\p{L}\p{N}-]/u;
  for (let at = text.indexOf(noun); at >= 0; at = text.indexOf(noun, at + 1))
    if (!letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + noun.length))) return true;
  return false;
}

// Sentences: where it is, the weather if there is any, the person if there is one, what there is to see, and the colours.
const sentences = (text: string) => text.split(/(?<=\.) /);
const personAt = ({ weather }: Scene) => (weather === undefined ? 1 : 2);
const withoutPerson = (scene: Scene, text: string) =>
  sentences(text)
    .filter((_, at) => scene.look === undefined || at !== personAt(scene))
    .slice(0, -1)
    .join(' ');

// Cards that are alike say a sentence alike, and others do not.
function alike(pairs: readonly (readonly [key: string, sentence: string])[]): string[] {
  const byKey = new Map<string, string>();
  const bySentence = new Map<string, string>();
  const wrong: string[] = [];
  for (const [key, sentence] of pairs) {
    if ((byKey.get(key) ?? sentence) !== sentence) wrong.push(`${key}: ${sentence} ${byKey.get(key)}`);
    if ((bySentence.get(sentence) ?? key) !== key) wrong.push(`${sentence}: ${key} ${bySentence.get(sentence)}`);
    byKey.set(key, sentence);
    bySentence.set(sentence, key);
  }
  return wrong;
}

group.each(kLanguages)('descriptions in %s', (language) => {
  const texts = reasons(language);
  const each = cards.map((card) => ({ ...card, ...told(language, card.scene) }));

  it('are there for all cards, and no others', () => {
    expect(Object.keys(words.get(language) ?? {})).toEqual(cards.map(({ scene }) => scene.id));
  });

  it('name every motif that is drawn, with its number', () => {
    const wrong: string[] = [];
    for (const { scene, text } of each) {
      const seen = kWheres.flatMap((where) => counted(itemsAt(scene, where)).map(({ id, count }) => named(texts, id, count)));
      for (const name of [...seen, ...mark(texts, scene).map(bare)]) if (!says(text, name)) wrong.push(`${scene.id}: ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  it('name no motif that is not drawn', () => {
    const lower = (name: string) => bare(name).toLowerCase();
    const nouns = [...kKit.keys()].map((id) => ({ id, names: Object.values(thing(texts, id)).map(lower) }));
    const wrong: string[] = [];
    for (const { scene, drawing, text } of each) {
      // The names of what is there may hold other names: a glass bell is no bell. Colours are no flowers, and clothes no motifs.
      const there = nouns.filter(({ id }) => drawing.used.has(id)).flatMap(({ names }) => names);
      there.push(...mark(texts, scene).map(lower));
      let rest = withoutPerson(scene, text).toLowerCase();
      for (const name of there.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '·');
      for (const { id, names } of nouns)
        if (!drawing.used.has(id)) wrong.push(...names.filter((name) => says(rest, name)).map((name) => `${scene.id}: ${name}`));
    }
    expect(wrong).toEqual([]);
  });

  it('begin with the hour, the place and the light', () => {
    const place = ({ scene }: Card) => `${timeOf(scene)} ${scene.setting} ${scene.light[0]}`;
    expect(alike(each.map((card) => [place(card), sentences(card.text)[0] ?? '']))).toEqual([]);
    const weathers = each.filter(({ scene }) => scene.weather !== undefined);
    expect(alike(weathers.map(({ scene, text }) => [scene.weather ?? '', sentences(text)[1] ?? '']))).toEqual([]);
  });

  it('end with the colours, the largest first', () => {
    for (const { scene, features, text } of each) {
      const names = [...new Set(features.colours.map(({ lab }) => hueOf(lab)))].slice(0, 4).map((hue) => texts.colours[hue]);
      const last = sentences(text).at(-1) ?? '';
      const at = names.map((name) => last.indexOf(` ${name}`));
      expect(
        at.every((place, i) => place > (at[i - 1] ?? 0)),
        `${scene.id}: ${names.join(', ')}`,
      ).toBe(true);
    }
  });

  it('are whole sentences, all different', () => {
    expect(new Set(each.map(({ text }) => text)).size).toBe(each.length);
    for (const { scene, text } of each) {
      expect(text, scene.id).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length, scene.id).toBeLessThan(420);
      expect(text, scene.id).not.toMatch(/undefined| {2}|\.\.| ,/);
    }
  });

  it('tell as much as those in other languages', () => {
    for (const { scene, text } of each) expect(sentences(text).length, scene.id).toBe(sentences(told('fr', scene).text).length);
  });

  it('has a name for every clue, all different, and none for a vision', () => {
    const names = each.filter(({ scene }) => scene.kind !== 'vision').map(({ name }) => name ?? '');
    expect(names.every((name) => name.length > 2)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
    for (const { scene, name } of each) if (scene.kind === 'vision') expect(name, scene.id).toBeUndefined();
  });

  it('has a name for every motif, and for a line that one picture alone has', () => {
    for (const names of [things(texts), several(texts)])
      expect(Object.keys(names).sort()).toEqual([...kKit.keys()].map(key_of).sort());
    const lined = cards.filter(({ scene }) => scene.mark !== undefined).map(({ scene }) => scene.id);
    expect(Object.keys(marks(texts)).sort()).toEqual(lined.sort());
  });
});
