// Writes the TypeScript types of what goes over the wire from `minuit schema`.
//   wire-types.mjs SCHEMA.json          writes src/wire/*.ts
//   wire-types.mjs --check SCHEMA.json  fails when what is there is not what would be written
// One file a prefix: definitions "table.Update" go to src/wire/table.ts, "le-fantome-de-minuit.View" to
// src/wire/le_fantome_de_minuit.ts. What all that have a name define alike is one type, in src/wire/shared.ts: Seat, and
// Decision<Action, Chance, Resolution>, which is given the types that each game has of its own.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kWire = join(dirname(fileURLToPath(import.meta.url)), '../src/wire');
const kHead = '// Written by scripts/wire-types.mjs from `minuit schema`. Do not edit.\n';
// What the command line prints; nothing that goes over the wire.
const kReports = /\.(GameLine|Interval|LengthReport|PairReport|TeamReport|SeatReport|Speed|Summary|TimingReport)$/;

const split = (name) => {
  const dot = name.indexOf('.');
  return dot < 0 ? ['types', name] : [name.slice(0, dot).replaceAll('-', '_'), name.slice(dot + 1)];
};
const member = (name) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

const kDefs = '#/$defs/';
const kShared = 'shared';

// The same with every node replaced, from the leaves up, by what `change` makes of it.
function mapped(node, change) {
  if (Array.isArray(node)) return node.map((each) => mapped(each, change));
  if (node === null || typeof node !== 'object') return node;
  return change(Object.fromEntries(Object.entries(node).map(([key, each]) => [key, mapped(each, change)])));
}
const refs_of = (definition) => [...JSON.stringify(definition).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);

// The names that several prefixes have, all with the same definition. What a definition refers to is shared, too, or else a
// parameter of it.
function shared_names(definitions) {
  const texts = new Map();
  for (const [full, definition] of Object.entries(definitions)) {
    const name = full.slice(full.indexOf('.') + 1);
    const own = full.slice(0, full.length - name.length);
    texts.set(name, [...(texts.get(name) ?? []), JSON.stringify(definition).replaceAll(`${kDefs}${own}`, `${kDefs}${kShared}.`)]);
  }
  const names = new Map([...texts].filter(([, [first, ...rest]]) => rest.length > 0 && rest.every((each) => each === first)));
  const foreign = ([, [text]]) => refs_of(JSON.parse(text)).some((ref) => !names.has(ref.replace(`${kShared}.`, '')));
  const generic = new Map();
  for (let gone = true; gone; ) {
    gone = false;
    for (const entry of names) {
      if (!foreign(entry)) continue;
      generic.set(...entry);
      gone = names.delete(entry[0]);
    }
  }
  const parsed = (of) => new Map([...of].map(([name, [text]]) => [name, JSON.parse(text)]));
  return { names: parsed(names), generic: with_parameters(parsed(generic), names) };
}

// Each with the names of what it is given, in their order. One that refers to another one with parameters stays where it is.
function with_parameters(definitions, shared) {
  const own = (definition) =>
    [...new Set(refs_of(definition).map((ref) => ref.replace(`${kShared}.`, '')))].filter((ref) => !shared.has(ref));
  const all = [...definitions].map(([name, definition]) => [name, { ...definition, parameters: own(definition) }]);
  return new Map(all.filter(([, { parameters }]) => !parameters.some((each) => definitions.has(each))));
}

// The definitions with each shared one said once; a member that spells one out refers to it.
function with_shared(definitions) {
  const { names, generic } = shared_names(definitions);
  const spelled = new Map([...names].map(([name, definition]) => [JSON.stringify(definition), name]));
  const change = (node) => {
    const ref = typeof node.$ref === 'string' ? node.$ref.slice(node.$ref.lastIndexOf('.') + 1) : null;
    const is_shared = ref !== null && (names.has(ref) || generic.has(ref));
    const given = generic.get(ref)?.parameters.map((each) => node.$ref.replace(/[^.]*$/, each));
    const changed = is_shared ? { ...node, $ref: `${kDefs}${kShared}.${ref}`, ...(given ? { given } : {}) } : node;
    const name = changed.oneOf === undefined ? undefined : spelled.get(JSON.stringify(changed));
    return name === undefined ? changed : { $ref: `${kDefs}${kShared}.${name}` };
  };
  const own = Object.entries(definitions).filter(([full]) => {
    const name = full.slice(full.indexOf('.') + 1);
    return !names.has(name) && !generic.has(name);
  });
  return Object.fromEntries([
    ...[...names, ...generic].map(([name, definition]) => [`${kShared}.${name}`, definition]),
    ...own.map(([full, definition]) => [full, mapped(definition, change)]),
  ]);
}

export function files_of(schema) {
  const files = new Map();
  const wire = Object.fromEntries(Object.entries(schema.$defs).filter(([full]) => !kReports.test(full)));
  for (const [full, definition] of Object.entries(with_shared(wire))) {
    const [file, name] = split(full);
    if (!files.has(file)) files.set(file, { types: [], imports: new Map() });
    const entry = files.get(file);
    const parameters = definition.parameters ? `<${definition.parameters.join(', ')}>` : '';
    entry.types.push(
      `export type ${name}${parameters} = ${type_of(definition, 0, file, entry.imports)};\n`.replaceAll(/ +\n/g, '\n'),
    );
  }
  const written = new Map();
  for (const [file, { types, imports }] of files) {
    const lines = [...imports].map(([from, names]) => `import type { ${[...names].sort().join(', ')} } from './${from}';\n`);
    written.set(`${file}.ts`, [kHead, ...lines, '\n', types.join('\n')].join(''));
  }
  return written;
}

// A choice between choices is one choice.
const options_of = (schema) => (schema.oneOf ?? schema.anyOf)?.flatMap((each) => options_of(each) ?? [each]);

function type_of(schema, depth, file, imports) {
  if (schema === true) return 'unknown';
  const inner = (each, deeper = depth) => type_of(each, deeper, file, imports);
  if (schema.$ref) {
    const [from, name] = split(schema.$ref.replace('#/$defs/', ''));
    if (from !== file) imports.set(from, (imports.get(from) ?? new Set()).add(name));
    const given = schema.given?.map((each) => inner({ $ref: each }));
    return given ? `${name}<${given.join(', ')}>` : name;
  }
  const options = options_of(schema);
  if (options) {
    const types = options.map((each) => inner(each, depth + 1));
    const lines = types.map((type) => `\n${'  '.repeat(depth + 1)}| ${type}`).join('');
    return types.some((type) => type.includes('\n')) || types.join(' | ').length > 90 ? lines : types.join(' | ');
  }
  if ('const' in schema) return JSON.stringify(schema.const).replaceAll('"', "'");
  if (schema.enum) return schema.enum.map((each) => `'${each}'`).join(' | ');
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
      return 'string';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      if (schema.prefixItems) return `readonly [${schema.prefixItems.map((each) => inner(each)).join(', ')}]`;
      const items = inner(schema.items ?? true);
      return /[\s|]/.test(items) ? `ReadonlyArray<${items}>` : `readonly ${items}[]`;
    }
    case 'object': {
      const members = Object.entries(schema.properties ?? {});
      if (members.length === 0) return 'Record<string, never>';
      const required = new Set(schema.required ?? []);
      const pad = '  '.repeat(depth + 1);
      const lines = members.map(
        ([name, each]) => `${pad}readonly ${member(name)}${required.has(name) ? '' : '?'}: ${inner(each, depth + 1)};\n`,
      );
      return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
    }
    default:
      return 'unknown';
  }
}

function main(parameters) {
  const check = parameters[0] === '--check';
  const path = parameters[check ? 1 : 0];
  if (!path) throw new Error('usage: wire-types.mjs [--check] SCHEMA.json');
  let stale = 0;
  for (const [name, text] of files_of(JSON.parse(readFileSync(path, 'utf8')))) {
    const file = join(kWire, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    if (!check) writeFileSync(file, text);
    else console.error(`src/wire/${name} is not what minuit schema gives: npm run types`);
    stale += 1;
  }
  process.exitCode = check && stale > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
