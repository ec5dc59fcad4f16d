import { expect, describe as group, it } from 'vitest';
import { describe, type Language, named } from './describe.ts';
import { kKit } from './kit/index.ts';
import { makeCards } from './make.ts';
import { itemsAt, itemsOf, type Where } from './scene.ts';

const cards = makeCards();
const kWheres: readonly Where[] = ['sky', 'far', 'hero', 'in', 'on', 'with', 'near'];
const kLanguages: readonly Language[] = ['fr', 'en'];

function bare(name: string): string {
  return name.replace(/^(?:une? |des |an? )/, '');
}

function says(text: string, noun: string): boolean {
  const at = text.indexOf(noun);
  if (at < 0) return false;
  const letter = /[\p{L}\p{N}-]/u;
  return !letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + noun.length));
}

group.each(kLanguages)('descriptions in %s', (language) => {
  const texts = cards.map(({ scene, drawing, features }) => ({
    scene,
    drawing,
    text: describe(scene, features.colours, language),
  }));

  it('name every motif that is drawn, with its number', () => {
    for (const { scene, text } of texts) {
      const layers = kWheres.map((where) => itemsAt(scene, where));
      for (const layer of layers) for (const name of named(layer, language)) expect(text, scene.id).toContain(name);
      if (scene.mark) expect(text, scene.id).toContain(scene.mark[language]);
    }
  });

  it('name no motif that is not drawn', () => {
    const nouns = [...kKit].map(([id, motif]) => ({ id, names: Object.values(motif[language]).map(bare) }));
    const wrong: string[] = [];
    for (const { scene, drawing, text } of texts) {
      // The names of what is there may hold other names: a glass bell is no bell.
      const there = nouns.filter(({ id }) => drawing.used.has(id)).flatMap(({ names }) => names);
      if (scene.mark) there.push(bare(scene.mark[language]));
      // Colours are no flowers.
      let rest = text
        .toLowerCase()
        .replace(/(?:couleurs :|colours:).*$/, '')
        .replace(/de couleur \p{L}+/gu, '');
      for (const name of there.sort((a, b) => b.length - a.length)) rest = rest.replaceAll(name, '·');
      for (const { id, names } of nouns)
        if (!drawing.used.has(id)) wrong.push(...names.filter((name) => says(rest, name)).map((name) => `${scene.id}: ${name}`));
    }
    expect(wrong).toEqual([]);
  });

  it('are whole sentences, all different', () => {
    expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length);
    for (const { scene, text } of texts) {
      expect(text, scene.id).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.length, scene.id).toBeLessThan(420);
      expect(text, scene.id).not.toMatch(/undefined| {2}|\.\.| ,/);
    }
  });

  it('has a name for every clue, all different', () => {
    const names = cards.filter(({ scene }) => scene.kind !== 'vision').map(({ scene }) => scene[language]);
    expect(names.every((name) => name.length > 2)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
});

group('the two languages', () => {
  it('tell of the same things', () => {
    for (const { scene } of cards) expect(named(itemsOf(scene), 'fr').length, scene.id).toBe(named(itemsOf(scene), 'en').length);
  });
});
