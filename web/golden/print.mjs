// What a page shows, as lines that can be kept: of each part of it a digest of all that is in it (elements, attributes, styles, texts, what it listens to),
// how much that is, and what can be read there. docs/CLIENT.md says how the kept ones are written anew.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, vi } from 'vitest';

export const digest = (text) => createHash('sha1').update(text).digest('hex').slice(0, 10);

export function markup(node) {
  if (node.nodeType === 3) return node.data;
  node.printed ??= print(node);
  return node.printed;
}
function print(node) {
  const { attributes, style, heard, localName } = node;
  const said = [...attributes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => ` ${name}="${value}"`);
  const styles = Object.entries(style).filter(([, value]) => value !== '');
  if (styles.length > 0) said.push(` style=${JSON.stringify(styles)}`);
  if (heard.length > 0) said.push(` on="${heard}"`);
  if (node.painted?.length > 0) said.push(` painted="${digest(node.painted.join('\n'))}"`);
  return `<${localName}${said.join('')}>${node.childNodes.map(markup).join('')}</${localName}>\n`;
}

const kLarge = 300; // elements
const kMany = 14; // of one kind
const size = (node) => [...node.walk()].length;
const name_of = (node) => {
  const [name] = (node.getAttribute('class') ?? '').split(' ');
  return name ? `.${name}` : node.localName;
};
// A page in parts: what is large is parted, unless it is a drawing.
function* parts(node, path) {
  const inner = node.children;
  if (inner.length === 0 || node.localName === 'svg' || inner.length > kMany || size(node) < kLarge) return yield { node, path };
  const own = [...node.childNodes].filter(({ nodeType }) => nodeType === 3);
  if (own.length > 0) yield { node: own[0], path: `${path} text` };
  for (const [at, each] of inner.entries()) yield* parts(each, `${path}>${name_of(each)}${at || ''}`);
}

// What the page complains of is kept too: mostly nothing.
const faults = [];
vi.spyOn(console, 'error').mockImplementation((...what) => void faults.push(String(what[0]?.message ?? what[0]).slice(0, 200)));
vi.spyOn(console, 'warn').mockImplementation((...what) => void faults.push(String(what[0]).slice(0, 200)));

const kFull = process.env.MINUIT_DRAWN; // a folder in which each part is kept in full, for diff
const kAtOnce = Boolean(process.env.MINUIT_FIRST); // the first difference is enough: scripts/mutants.mjs wants to know no more
const file_of = (name) => fileURLToPath(new URL(`./kept/${name}.txt`, import.meta.url));
const kept_in = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []);

export class Lines {
  #lines = [];
  #kept;
  #before = new Map();
  constructor(name) {
    this.name = name;
    this.#kept = kept_in(file_of(name));
  }
  // In full, and what is kept of it.
  tell(what, full, said = '') {
    if (kFull) {
      const folder = join(kFull, this.name);
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, `${String(this.#lines.length).padStart(4, '0')} ${what.replaceAll(/[^\w.>-]+/g, '_').slice(0, 120)}`),
        full,
      );
    }
    const line = `${what}  ${digest(full)}${said ? `  ${said.replaceAll(/\s+/g, ' ').slice(0, 90)}` : ''}`;
    this.#lines.push(line);
    if (kAtOnce && line !== this.#kept[this.#lines.length - 1]) throw new Error(`${this.name}: ${line}`);
  }
  // Of a page only what is another than the last time.
  draw(what, root) {
    for (const { node, path } of parts(root, '')) {
      const full = markup(node);
      if (this.#before.get(path) === full) continue;
      this.#before.set(path, full);
      const count = node.nodeType === 1 ? size(node) + 1 : 0;
      this.tell(`${what} ${path}`, full, `${count}: ${node.textContent.trim()}`);
    }
  }
  keep() {
    this.tell('console', faults.join('\n'), faults.join(' '));
    faults.length = 0;
    const file = file_of(this.name);
    const now = this.#lines;
    if (process.env.MINUIT_WRITE_GOLDENS) writeFileSync(file, `${now.join('\n')}\n`);
    const before = kept_in(file);
    const other = now.map((line, at) => [at, before[at] ?? 'nothing', line]).filter(([, was, is]) => was !== is);
    const told = other.slice(0, 6).map(([at, was, is]) => `golden/kept/${this.name}.txt:${at + 1}\n  was ${was}\n  is  ${is}`);
    const how = 'MINUIT_WRITE_GOLDENS=1 npx vitest run golden writes what is shown now: docs/CLIENT.md';
    const said = other.length > 0 ? `${other.length} lines are others\n${told.join('\n')}\n${how}` : '';
    expect(said).toBe('');
    expect(before.length).toBe(now.length);
  }
}
