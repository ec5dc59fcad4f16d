// Puts the built files into one, dist/minuit.pack, that the program embeds; src/assets/pack.hpp says how it is laid out.
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

rmSync(kPack, { force: true });
const index = [];
const bodies = [];
const files = readdirSync(kDist, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile())
  .map((each) => join(each.parentPath, each.name))
  .sort();
for (const file of files) {
  const path = `/${relative(kDist, file)}`;
  const type = kTypes[extname(file)];
  if (!type) throw new Error(`what is the content type of ${path}?`);
  const plain = readFileSync(file);
  const zipped = gzipSync(plain, { level: 9 });
  const gzip = zipped.length < plain.length * 0.95 ? zipped : Buffer.alloc(0);
  const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 16)}"`;
  index.push([path, type, etag, path.startsWith('/assets/') ? 1 : 0, plain.length, gzip.length].join('\t'));
  bodies.push(plain, gzip);
}
writeFileSync(kPack, Buffer.concat([Buffer.from(`${index.join('\n')}\n\n`), ...bodies]));
