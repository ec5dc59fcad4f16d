// A file of the client as the rules of this folder see it: its lines, what it imports, and the tree of its program.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const kRoot = fileURLToPath(new URL('..', import.meta.url));

export class Source {
  #program = null;

  // The path is the one under web/src.
  constructor(path, text) {
    this.path = path;
    this.text = text;
    this.lines = text.replace(/\n$/, '').split('\n');
  }
  get is_test() {
    return /\.test\.tsx?$/.test(this.path);
  }
  get is_generated() {
    return this.text.startsWith('// Written by');
  }
  get program() {
    this.#program ??= parseAst(this.text, { lang: this.path.endsWith('x') ? 'tsx' : 'ts' });
    return this.#program;
  }
  line_of(node) {
    return this.text.slice(0, node.start).split('\n').length;
  }
  // Every node of the program, each with those that hold it, the nearest first.
  *nodes(node = this.program, holders = []) {
    yield { node, holders };
    for (const value of Object.values(node))
      for (const each of Array.isArray(value) ? value : [value])
        if (typeof each?.type === 'string') yield* this.nodes(each, [node, ...holders]);
  }
  // What it imports, statically, by `import()` or only for a type.
  *imports() {
    for (const { node } of this.nodes()) {
      const from = node.type === 'TSImportType' ? (node.argument ?? node.source) : node.source;
      const name = from?.value ?? from?.literal?.value;
      if (typeof name === 'string') yield { line: this.line_of(node), name };
    }
  }
}

const read = (path) => readFileSync(join(kRoot, path), 'utf8');
export const repository = () =>
  readdirSync(join(kRoot, 'src'), { recursive: true })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => new Source(path, read(`src/${path}`)));

// Where an import of a file leads, under web/src; null for a package.
export const target_of = (path, name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : null);

export const report = (findings) =>
  findings.map(({ path, line, rule, what }) => `web/src/${path}:${line}: [${rule}] ${what}`).join('\n');
