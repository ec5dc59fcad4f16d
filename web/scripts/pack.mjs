// Puts the built files into one, dist/minuit.pack, that the program embeds; src/assets/pack.hpp says how it is laid out. Before that it
// tells the service worker which build it belongs to and what to keep.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const kDist = fileURLToPath(new URL('../dist', import.meta.url));
const kPack = join(kDist, 'minuit.pack');
const kTypes = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const kManifest = join(kDist, '.vite');
const kWorker = join(kDist, 'sw.js');
// What the two pages need before they show anything, in every language: a worker does not know which one is chosen, and who is offline
// may choose another. A game's own part, and its words, are kept when they are first used.
const kKept = ['index.html', 'src/texts/early.ts', 'src/table/table_page.tsx'];
const kWords = /^src\/texts\/made\/common_[a-z]+\.ts$/;

const hash = (...texts) => {
  const made = createHash('sha256');
  for (const text of texts) made.update(text);
  return made.digest('hex').slice(0, 16);
};
const all_files = () =>
  readdirSync(kDist, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
    .sort();

function shell() {
  const manifest = JSON.parse(readFileSync(join(kManifest, 'manifest.json'), 'utf8'));
  const found = new Set(['/', '/manifest.webmanifest', '/icons/minuit.svg']);
  const add = (key) => {
    const { file, css = [], assets = [], imports = [] } = manifest[key];
    for (const each of [file, ...css, ...assets]) if (each.startsWith('assets/')) found.add(`/${each}`);
    for (const each of imports) add(each);
  };
  for (const key of [...kKept, ...Object.keys(manifest).filter((each) => kWords.test(each))]) add(key);
  return [...found];
}

rmSync(kPack, { force: true });
const kept = shell();
rmSync(kManifest, { recursive: true });
const worker = readFileSync(kWorker, 'utf8');
for (const name of ['__MINUIT_BUILD__', '__MINUIT_SHELL__'])
  if (worker.split(name).length !== 2) throw new Error(`sw.js does not have ${name} once`);
const build = hash(...all_files().map((file) => readFileSync(file)));
writeFileSync(kWorker, worker.replace('__MINUIT_BUILD__', build).replace('__MINUIT_SHELL__', kept.join(' ')));

const index = [];
const bodies = [];
for (const file of all_files()) {
  const path = `/${relative(kDist, file)}`;
  const type = kTypes[extname(file)];
  if (!type) throw new Error(`what is the content type of ${path}?`);
  const plain = readFileSync(file);
  const zipped = gzipSync(plain, { level: 9 });
  const gzip = zipped.length < plain.length * 0.95 ? zipped : Buffer.alloc(0);
  const etag = `"${hash(plain)}"`;
  index.push([path, type, etag, path.startsWith('/assets/') ? 1 : 0, plain.length, gzip.length].join('\t'));
  bodies.push(plain, gzip);
}
writeFileSync(kPack, Buffer.concat([Buffer.from(`${index.join('\n')}\n\n`), ...bodies]));
