import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { deckPath } from './deck_files.mjs';
import { deckFiles, featuresFile, makeCards, pathFile } from './make.ts';
import { cardWords } from './words.ts';

const kHere = fileURLToPath(new URL('.', import.meta.url));
const kMostBytes = 3_000_000;
const kMostOfOne = 40_000;
const cards = makeCards();
const words = await cardWords();
const files = deckFiles(cards, words);
const pictures = [...files].filter(([name]) => name.endsWith('.svg'));

// A small reader: tags must close in order, attributes be quoted, entities be known.
function wellFormed(text) {
  const open = [];
  let at = 0;
  for (const tag of text.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (text.slice(at, tag.index).trim() !== '') return `text at ${at}: ${text.slice(at, at + 40)}`;
    at = tag.index + tag[0].length;
    const [, close, name, attributes, empty] = tag;
    const names = [...attributes.matchAll(/([a-zA-Z0-9:-]+)="/g)].map((each) => each[1]);
    if (new Set(names).size !== names.length) return `an attribute twice: ${tag[0]}`;
    if (close) {
      if (open.pop() !== name) return `closes ${name}`;
    } else if (!empty) open.push(name);
  }
  return at === text.length && open.length === 0 ? '' : `open: ${open.join(' ')} at ${at}`;
}

describe('the pictures', () => {
  it('are 138, and weigh at most 3 MB compressed', () => {
    expect(pictures.length).toBe(138);
    const sizes = pictures.map(([, text]) => gzipSync(text, { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(kMostBytes);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(kMostOfOne);
  });

  it('are the same bytes every time', () => {
    const again = deckFiles(makeCards(), words);
    expect([...again.keys()]).toEqual([...files.keys()]);
    for (const [name, text] of files) expect(again.get(name) === text, name).toBe(true);
  });

  it('are well-formed SVG', () => {
    for (const [name, text] of pictures) expect(wellFormed(text), name).toBe('');
    expect(wellFormed('<svg><g></svg></g>')).not.toBe('');
    expect(wellFormed('<svg a="1" a="2"></svg>')).not.toBe('');
  });

  it('hold no script, style, text, embedded thing or outside reference', () => {
    for (const [name, text] of pictures) {
      expect(text, name).not.toMatch(/<(?:script|style|text|image|foreignObject|a|use|iframe|animate|set)\b/i);
      expect(text, name).not.toMatch(/\s(?:on\w+|style|class|href|xlink:href|src)=/i);
      expect(text, name).not.toMatch(/var\(|@[a-z]|NaN|undefined|Infinity/);
      for (const [, target] of text.matchAll(/url\(([^)]*)\)/g))
        expect(target.startsWith(`#${name.slice(0, 3)}-`), `${name} ${target}`).toBe(true);
    }
  });

  it('have ids of their own that all lead somewhere', () => {
    const all = new Set();
    for (const [name, text] of pictures) {
      const ids = [...text.matchAll(/\sid="([^"]*)"/g)].map((each) => each[1]);
      for (const id of ids) {
        expect(all.has(id), id).toBe(false);
        all.add(id);
      }
      for (const [, target] of text.matchAll(/url\(#([^)]*)\)/g)) expect(ids.includes(target), `${name} ${target}`).toBe(true);
      for (const id of ids) expect(text.includes(`url(#${id})`), `${name}: ${id} is not used`).toBe(true);
    }
  });
});

describe('the files kept beside the sources', () => {
  it('are those the scenes give: npm run cards writes them', () => {
    expect(readFileSync(join(kHere, 'features.json'), 'utf8') === featuresFile(cards), 'features.json').toBe(true);
    expect(readFileSync(join(kHere, 'deck_path.ts'), 'utf8') === pathFile(deckPath(files)), 'deck_path.ts').toBe(true);
  });

  it('hold the features of all cards, by stable ids', () => {
    const { cards: all, motifs, settings } = JSON.parse(featuresFile(cards));
    expect(all.map(({ id }) => id)).toEqual(cards.map(({ scene }) => scene.id));
    const known = new Set(motifs.map(({ id }) => id));
    const places = new Set(settings.map(({ id }) => id));
    for (const card of all) {
      expect(places.has(card.setting), card.id).toBe(true);
      for (const { id } of card.motifs) expect(known.has(id), `${card.id} ${id}`).toBe(true);
      for (const id of card.scenery) expect(known.has(id), `${card.id} ${id}`).toBe(true);
    }
  });

  it('are written with the pictures by the build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cards-'));
    try {
      execFileSync(process.execPath, [join(kHere, 'build.mjs'), folder]);
      const written = join(folder, deckPath(files));
      expect(readdirSync(written).sort()).toEqual([...files.keys()].sort());
      expect(readFileSync(join(written, 'c54.svg'), 'utf8')).toBe(files.get('c54.svg'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
