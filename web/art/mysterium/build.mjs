// npm run cards: draws the deck into public/ (or the folder named), and keeps features.json and deck_path.ts as the scenes have them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deckPath, keep, writeDeck } from './deck_files.mjs';
import { deckFiles, featuresFile, makeCards, pathFile } from './make.ts';

const kHere = fileURLToPath(new URL('.', import.meta.url));
const [, , folder] = process.argv;
const cards = makeCards();
const files = deckFiles(cards);
writeDeck(folder ?? join(kHere, '../../public'), files);
if (!folder) {
  keep(join(kHere, 'features.json'), featuresFile(cards));
  keep(join(kHere, 'deck_path.ts'), pathFile(deckPath(files)));
}
