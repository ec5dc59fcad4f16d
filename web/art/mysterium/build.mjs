// npm run cards: draws the deck into public/ (or the folder named), and keeps features.json and deck_path.ts as the scenes have them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, told } from '../../texts/compile.mjs';
import { deckPath, keep, writeDeck } from './deck_files.mjs';

const kHere = fileURLToPath(new URL('.', import.meta.url));
const [, , folder] = process.argv;

// Only the faults of its own words stop it: somebody else may be writing a text.
const found = compile();
const faults = ['language', 'mysterium/reasons', 'mysterium/pictures'].flatMap((name) => found.get(name) ?? []);
if (faults.length > 0) throw new Error(told(faults));

const { deckFiles, featuresFile, makeCards, pathFile } = await import('./make.ts');
const { cardWords } = await import('./words.ts');
const cards = makeCards();
const files = deckFiles(cards, await cardWords());
writeDeck(folder ?? join(kHere, '../../public'), files);
if (!folder) {
  keep(join(kHere, 'features.json'), featuresFile(cards));
  keep(join(kHere, 'deck_path.ts'), pathFile(deckPath(files)));
}
