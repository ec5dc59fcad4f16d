// Everything that is made of the deck: pictures, features, words.
import { kDeck } from './deck.ts';
import { describe, type Language } from './describe.ts';
import { type Drawing, draw } from './draw.ts';
import { type Features, featuresFile, featuresOf } from './features.ts';
import type { Scene } from './scene.ts';

export interface Card {
  scene: Scene;
  drawing: Drawing;
  features: Features;
}

export function makeCards(): Card[] {
  return kDeck.map((scene) => {
    const drawing = draw(scene);
    return { scene, drawing, features: featuresOf(scene, drawing) };
  });
}

// Descriptions in one language, by card, and the names of clues: a vision has none to show.
export function wordsFile(cards: readonly Card[], language: Language): string {
  const words = cards.map(({ scene, features }) => {
    const text = describe(scene, features.colours, language);
    return [scene.id, scene.kind === 'vision' ? { text } : { name: scene[language], text }];
  });
  return `${JSON.stringify(Object.fromEntries(words), null, 1)}\n`;
}

// The files a browser fetches, by name.
export function deckFiles(cards: readonly Card[]): Map<string, string> {
  const files = new Map(cards.map(({ scene, drawing }) => [`${scene.id}.svg`, drawing.svg]));
  files.set('fr.json', wordsFile(cards, 'fr'));
  files.set('en.json', wordsFile(cards, 'en'));
  return files;
}

export function pathFile(path: string): string {
  return `// Written by web/art/mysterium/build.mjs: where the pictures and words of the cards are served.\nexport const kDeckPath = '${path}';\n`;
}

export { featuresFile };
