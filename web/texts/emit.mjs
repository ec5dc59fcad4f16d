// Writes a catalogue as TypeScript: its type, how it is loaded, and the words of each language as texts and small functions. No pattern
// is read in the browser. What takes more than a few letters is in web/src/texts/run.ts.
import { elements_of, is_list, level_at, tree_of } from './tree.mjs';

export const kHead = '// Written by web/texts/compile.mjs from texts/: change it there.\n';
const kTypes = {
  number: 'number',
  text: 'string',
  'text?': 'string | null | undefined',
  texts: 'readonly string[]',
  flag: 'boolean',
};
const kReserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if ' +
    'implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof ' +
    'undefined var void while with yield'
  ).split(' '),
);

const quote = (text) => `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const key_of = (key) => key.replace(/\W/g, '_');
const local = (name) => (kReserved.has(name) ? `${name}_` : name);
const property = (key) => (/^[A-Za-z_]\w*$/.test(key) ? key : /^(0|[1-9]\d*)$/.test(key) ? key : quote(key));
const member = (path) =>
  path.map((key) => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${/^\d+$/.test(key) ? key : quote(key)}]`)).join('');
const indent = (text) => text.replaceAll('\n', '\n  ');

// A piece of a text is a constant, or a program that gives one.
const constant = (text) => ({ text });
const program = (code) => ({ code });
function joined(pieces) {
  const flat = [];
  for (const each of pieces) {
    if (each.text !== undefined && flat.at(-1)?.text !== undefined) flat.push(constant(flat.pop().text + each.text));
    else if (each.text !== '') flat.push(each);
  }
  return flat;
}
const inside = (text) => JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll('`', '\\`').replaceAll('${', '\\${');
function code_of(pieces) {
  const flat = joined(pieces);
  if (flat.every((each) => each.text !== undefined)) return quote(flat.map(({ text }) => text).join(''));
  if (flat.length === 1 && flat[0].is_text) return flat[0].code;
  return `\`${flat.map(({ text, code }) => (text === undefined ? `\${${code}}` : inside(text))).join('')}\``;
}

class Words {
  constructor(messages, facts) {
    this.messages = messages;
    this.tree = tree_of([...messages.values()]);
    this.facts = facts;
    this.needs = new Set();
  }
  run(name) {
    this.needs.add(name);
    return `$${name}`;
  }
  text(value) {
    const { before, after } = this.facts.no_break;
    let made = value;
    for (const mark of before) made = made.replaceAll(` ${mark}`, `\u00a0${mark}`);
    for (const mark of after) made = made.replaceAll(`${mark} `, `${mark}\u00a0`);
    return made;
  }
  // The pieces of a pattern, for a message that is given `listed`.
  pieces(value, listed) {
    return joined(
      value.elements.flatMap((each) =>
        each.type === 'Placeable' ? this.expression(each.expression, listed) : [constant(this.text(each.value))],
      ),
    );
  }
  expression(node, listed) {
    switch (node.type) {
      case 'Placeable':
        return this.expression(node.expression, listed);
      case 'StringLiteral':
        return [constant(node.parse().value)];
      case 'NumberLiteral':
        return [constant(node.value.replace('-', '−'))];
      case 'VariableReference':
        return [this.shown(node.id.name, listed)];
      case 'MessageReference':
        return this.inserted(this.messages.get(node.id.name));
      case 'FunctionReference':
        return [this.call(node, listed)];
      default:
        return [this.select(node, listed)];
    }
  }
  use(name) {
    this.used.add(name);
    return local(name);
  }
  shown(name, listed) {
    const { type } = listed.find((each) => each.name === name);
    const code = this.use(name);
    if (type === 'number') return program(`${this.run('number')}(${code})`);
    return { code: `${this.run('text')}(${type === 'text?' ? `${code} ?? ''` : code})`, is_text: true };
  }
  inserted(message) {
    if (message.listed.length === 0) return this.pieces(message.value, []);
    return [{ code: `${this.self()}${member(message.path)}(${this.given(message)})`, is_text: true }];
  }
  given = ({ listed }) => listed.map(({ name }) => this.use(name)).join(', ');
  self() {
    this.is_self = true;
    return '$own';
  }
  call(node, listed) {
    const [first, second] = node.arguments.positional;
    const name = node.id.name;
    if (name === 'NAME') return this.look_up(first.value, second, listed);
    if (name === 'CAPITAL') return { code: `${this.run('capital')}(${code_of(this.expression(first, listed))})`, is_text: true };
    const given = this.use(first.id.name);
    if (name === 'COUNT') return program(`${given}.length`);
    return { code: `${this.run(name.toLowerCase())}(${given})`, is_text: true };
  }
  look_up(level, key, listed) {
    const found = level_at(this.tree, level);
    if (key.type === 'StringLiteral' || key.type === 'NumberLiteral') return this.one_piece(this.inserted(found.get(key.value)));
    const sought = key.type === 'VariableReference' ? this.use(key.id.name) : code_of(this.expression(key, listed));
    const message = [...found.values()].find((each) => !(each instanceof Map));
    const given = message.listed.length > 0 ? `, ${this.given(message)}` : '';
    return { code: `${this.run('name')}(${this.self()}${member(level.split('-'))}, ${sought}${given})`, is_text: true };
  }
  one_piece = (pieces) => (pieces.length === 1 ? pieces[0] : { code: code_of(pieces), is_text: true });
  select({ selector, variants }, listed) {
    const made = variants.map(({ key, value, default: is_default }) => ({
      key: key.type === 'NumberLiteral' ? key.value : key.name,
      exact: key.type === 'NumberLiteral',
      is_default,
      code: code_of(this.pieces(value, listed)),
    }));
    const rest = made.find((each) => each.is_default);
    const others = made.filter((each) => !each.is_default);
    if (others.length === 0) return { code: rest.code, is_text: true };
    const is = this.condition(selector, listed, others);
    const ordered = [...others.filter((each) => each.exact), ...others.filter((each) => !each.exact)];
    return { code: `(${ordered.map((each) => `${is(each)} ? ${each.code} : `).join('')}${rest.code})`, is_text: true };
  }
  // Which program says whether a variant holds.
  condition(selector, listed, variants) {
    if (selector.type === 'FunctionReference') {
      const given = this.use(selector.arguments.positional[0].id.name);
      if (selector.id.name === 'COUNT') return this.of_number(`${given}.length`);
      if (selector.id.name === 'GIVEN') return ({ key }) => `${key === 'yes' ? '' : '!'}${given}`;
      return ({ key }) => `${this.run('onset')}(${given}) === ${quote(key)}`;
    }
    const { type } = listed.find((each) => each.name === selector.id.name);
    const given = this.use(selector.id.name);
    if (type === 'number') return this.of_number(given);
    if (type === 'flag') return ({ key }) => `${key === 'true' ? '' : '!'}${given}`;
    // A key of the wire may be written in a file only with letters, digits and _.
    const sought = variants.some(({ key }) => /[\W_]/.test(key)) ? `${this.run('key')}(${given})` : given;
    return ({ key }) => `${sought} === ${quote(key_of(key))}`;
  }
  of_number = (given) => (each) =>
    each.exact ? `${given} === ${each.key}` : `${this.run('plural')}(${given}) === ${quote(each.key)}`;
  message(message) {
    this.used = new Set();
    const code = code_of(this.pieces(message.value, message.listed));
    const names = message.listed.map(({ name, type }) => ({
      name: this.used.has(name) ? local(name) : `_${name}`,
      type,
      used: this.used.has(name),
    }));
    if (message.listed.length === 0) return code;
    const last = names.findLastIndex((each) => each.used);
    return `(${names
      .slice(0, last + 1)
      .map(({ name, type }) => `${name}: ${kTypes[type]}`)
      .join(', ')}) => ${code}`;
  }
  level(level) {
    if (!(level instanceof Map)) return this.message(level);
    if (is_list(level))
      return `[\n${elements_of(level)
        .map((each) => `  ${indent(this.level(each))},\n`)
        .join('')}]`;
    return `{\n${[...level].map(([key, each]) => `  ${property(key)}: ${indent(this.level(each))},\n`).join('')}}`;
  }
}

// The words of one language, in a file without a single import: what it needs of run.ts it is given. So it can be loaded by a module
// that is still waiting for it, whichever file that module and run.ts are built into.
export function emit_words(catalogue, messages, facts) {
  const file = catalogue.split('/').at(-1);
  const words = new Words(messages, facts);
  const made = words.level(words.tree);
  const needs = [...words.needs].sort().map((each) => `${each}: $${each}`);
  const run = needs.length > 0 ? `{ ${needs.join(', ')} }: Run` : '';
  const types = `${needs.length > 0 ? "import type { Run } from '../../run';\n" : ''}import type { Texts } from './${file}';\n\n`;
  const body = words.is_self ? `{\n  const $own: Texts = ${indent(made)};\n  return $own;\n}` : `(${made})`;
  return `${kHead}${types}export const words = (${run}): Texts => ${body};\n`;
}

// What a message says, for who writes the program and looks a name up.
function note_of(message, source) {
  const said = source.slice(message.value.span.start, message.value.span.end).replace(/\s+/g, ' ').replaceAll('*/', '* /');
  return `/** ${said.length > 200 ? `${said.slice(0, 200)}…` : said} */\n`;
}
const type_of_message = ({ listed }) =>
  listed.length === 0 ? 'string' : `(${listed.map(({ name, type }) => `${local(name)}: ${kTypes[type]}`).join(', ')}) => string`;

// Elements of a list may lack what others have.
function type_of_elements(elements, source) {
  if (!elements.every((each) => each instanceof Map && !is_list(each)))
    return [...new Set(elements.map((each) => type_of(each, source, false)))];
  const keys = [...new Set(elements.flatMap((each) => [...each.keys()]))];
  const rows = keys.map((key) => {
    const there = elements.filter((each) => each.has(key)).map((each) => each.get(key));
    const type = union(type_of_elements(there, source));
    return `  readonly ${property(key)}${there.length < elements.length ? '?' : ''}: ${indent(type)};\n`;
  });
  return [`{\n${rows.join('')}}`];
}
const union = (types) => (types.length === 1 ? types[0] : types.map((each) => `(${each})`).join(' | '));

function type_of(level, source, with_notes = true) {
  if (!(level instanceof Map)) return type_of_message(level);
  if (is_list(level)) {
    const types = type_of_elements(elements_of(level), source);
    const one = union(types);
    return `readonly ${types.length === 1 && (one === 'string' || one.startsWith('{')) ? one : `(${one})`}[]`;
  }
  const rows = [...level].map(([key, each]) => {
    const note = with_notes && !(each instanceof Map) ? `  ${note_of(each, source)}` : '';
    return `${note}  readonly ${property(key)}: ${indent(type_of(each, source, with_notes))};\n`;
  });
  return `{\n${rows.join('')}}`;
}

// The build puts `_again` behind the address that the file has there.
const fetched = (catalogue, language, from) =>
  `asked('${catalogue}_${language}', (_again) => import('${from}${catalogue.split('/').at(-1)}_${language}'))`;

export function emit_catalogue(catalogue, messages, source, languages) {
  const file = catalogue.split('/').at(-1);
  const type = type_of(tree_of([...messages.values()]), source);
  const load = (language) =>
    catalogue === `${kCommon}/${file}`
      ? `async () => ({ words: (await ${fetched(kCommon, language, '../')}).${file} })`
      : `() => ${fetched(catalogue, language, './')}`;
  const loads = languages.map((each) => `  ${each}: ${load(each)},\n`).join('');
  return `${kHead}import { asked } from '../../asked';\nimport type { Loads } from '../../catalogue';\n\nexport type Texts = ${type};\n\nexport const load: Loads<Texts> = {\n${loads}};\n`;
}

export function emit_languages(facts) {
  const languages = [...facts.keys()];
  const rows = [...facts].map(([language, { name, locale, addresses }]) => {
    const { trust, rules } = addresses;
    return `  ${language}: { name: ${quote(name)}, locale: ${quote(locale)}, addresses: { trust: ${quote(trust)}, rules: ${quote(rules)} } },\n`;
  });
  return `${kHead}export type Language = ${languages.map(quote).join(' | ')};

export interface LanguageFacts {
  readonly name: string; // in the language itself
  readonly locale: string;
  readonly addresses: { readonly trust: string; readonly rules: string };
}
// In the order of their own names, as one looks for one's own in a list.
export const kLanguages: readonly Language[] = [${languages.map(quote).join(', ')}];
export const kFacts: Readonly<Record<Language, LanguageFacts>> = {
${rows.join('')}};
`;
}

// What all games share comes in one piece for each language: a page that needs one of these catalogues soon needs the others.
export const kCommon = 'common';
export function emit_common(catalogues, language) {
  return `${kHead}${catalogues.map((each) => `export { words as ${each} } from './${kCommon}/${each}_${language}';\n`).join('')}`;
}
export function emit_early(languages) {
  const rows = languages.map((each) => `  ${each}: () => ${fetched(kCommon, each, './')},\n`).join('');
  return `${kHead}import { asked } from '../asked';
import type { Language } from './languages';

export const kCommon: Readonly<Record<Language, () => Promise<unknown>>> = {
${rows}};
`;
}
