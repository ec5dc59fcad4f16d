// Everything that is made of the deck: pictures, features, words.
import { kDeck } from './deck.ts';
import { type Drawing, draw } from './draw.ts';
import { type Features, featuresFile, featuresOf } from './features.ts';
import type { Scene } from './scene.ts';
import type { DeckWords } from './words.ts';

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

// The files a browser fetches, by name: a picture for each card, and what all cards are called and show for each language.
export function deckFiles(cards: readonly Card[], words: ReadonlyMap<string, DeckWords>): Map<string, string> {
  const files = new Map(cards.map(({ scene, drawing }) => [`${scene.id}.svg`, drawing.svg]));
  for (const [language, deck] of words) files.set(`${language}.json`, `${JSON.stringify(deck, null, 1)}\n`);
  return files;
}

export function pathFile(path: string): string {
  return `// Written by web/art/mysterium/build.mjs: where the pictures and words of the cards are served.\nexport const kDeckPath = '${path}';\n`;
}

export { featuresFile };
