// The deck as files: a folder whose name changes with its content, so that it may be kept for ever.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export function deckPath(files) {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\n${text}\n`);
  return `/assets/mysterium/${hash.digest('hex').slice(0, 10)}`;
}

// An unchanged file keeps its time, so that nothing is built again for it.
export function keep(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

// Decks of before are taken away.
export function writeDeck(root, files) {
  const folder = join(root, deckPath(files));
  if (!existsSync(folder)) rmSync(join(root, 'assets/mysterium'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) keep(join(folder, name), text);
}
