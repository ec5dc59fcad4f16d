// A file of the client as the rules of this folder see it: its lines, what it imports, and the tree of its program.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

const kRoot = fileURLToPath(new URL('..', import.meta.url));

// What a program writes: the texts, and from `minuit schema` the types of the wire.
const kGenerated = [
  /^texts\/made\//,
  /^wire\/(table|shared|chasseurs_de_tresor|le_fantome_de_minuit|mysterium|pas_touche|pas_vu_pas_pris)\.ts$/,
];

export class Source {
  #program = null;

  // The path is the one under web/src; of what is beside it, the one from there: ../e2e/run.mjs.
  constructor(path, text) {
    this.path = path;
    this.text = text;
    this.lines = text.replace(/\n$/, '').split('\n');
  }
  get is_test() {
    return /\.test\.(tsx?|mjs)$/.test(this.path);
  }
  get is_generated() {
    return kGenerated.some((each) => each.test(this.path));
  }
  get program() {
    this.#program ??= parseAst(this.text, { lang: this.path.endsWith('x') ? 'tsx' : this.path.endsWith('js') ? 'js' : 'ts' });
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
const files_of = (folder) => readdirSync(join(kRoot, folder), { recursive: true }).map((path) => `${folder}/${path}`);
export const repository = () =>
  files_of('src')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => new Source(path.slice('src/'.length), read(path)));
// The tools and plays beside the client: programs of Node.js, and pages that only we see.
const kBeside = ['art', 'bench', 'components', 'dev', 'e2e', 'lighthouse', 'scripts', 'texts', 'tidy'];
export const beside = () =>
  kBeside
    .flatMap(files_of)
    .filter((path) => /\.(m?js|tsx?)$/.test(path) && !path.includes('node_modules'))
    .map((path) => new Source(`../${path}`, read(path)));

// Where an import of a file leads, under web/src; null for a package.
export const target_of = (path, name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : null);

export const report = (findings) =>
  findings.map(({ path, line, rule, what }) => `${posix.join('web/src', path)}:${line}: [${rule}] ${what}`).join('\n');
