// The messages of a catalogue as the tree that their names describe: hyphens part levels, and levels that are numbers from 0 on are lists.

// Which names cannot stand in one tree.
export function clashes(messages) {
  const names = new Set(messages.map(({ name }) => name));
  return messages.flatMap((message) => {
    const above = message.path.slice(0, -1).map((_, at) => message.path.slice(0, at + 1).join('-'));
    return above.filter((each) => names.has(each)).map((each) => ({ message, with: each }));
  });
}

export function tree_of(messages) {
  const root = new Map();
  for (const message of messages) {
    let level = root;
    for (const each of message.path.slice(0, -1)) {
      if (!level.has(each)) level.set(each, new Map());
      level = level.get(each);
    }
    level.set(message.path.at(-1), message);
  }
  return root;
}

const is_number = (key) => /^(0|[1-9]\d*)$/.test(key);
// A list, whatever the order in the file; numbers that do not begin with 0 are keys like others.
export const is_list = (level) => level.has('0') && [...level.keys()].every(is_number);
export const holes_of = (level) => Array.from({ length: level.size }, (_, at) => `${at}`).filter((each) => !level.has(each));
export const elements_of = (level) => Array.from({ length: level.size }, (_, at) => level.get(`${at}`));

export function level_at(root, name) {
  let level = root;
  for (const each of name.split('-')) level = level instanceof Map ? level.get(each) : undefined;
  return level instanceof Map ? level : undefined;
}
export function* levels_of(level, path = []) {
  if (path.length > 0) yield { level, name: path.join('-') };
  for (const [key, each] of level) if (each instanceof Map) yield* levels_of(each, [...path, key]);
}

// The names of the messages that a text may insert: those it names, and all of a level in which it looks one up.
export function inserted_by(value, messages) {
  const found = new Set();
  const look = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(look);
    if (node.type === 'MessageReference') found.add(node.id.name);
    if (node.type === 'FunctionReference' && node.id.name === 'NAME') {
      const level = node.arguments.positional[0]?.value;
      for (const name of messages.keys()) if (name.startsWith(`${level}-`)) found.add(name);
    }
    Object.values(node).forEach(look);
  };
  look(value);
  return found;
}

// Of a catalogue that the server speaks from, too: what a browser is told by name, refusals by the letters of their ledger
// (FM-square_taken), and all that these insert. The rest is for a terminal and is not sent to browsers.
const kSpoken = /\/(engine|server)$/;
const kRefusal = /^[A-Z]{2}-/;
export function for_browsers(catalogue, reference, languages) {
  if (!kSpoken.test(catalogue)) return reference;
  const kept = new Set();
  const keep = (name) => {
    if (kept.has(name) || !reference.has(name)) return;
    kept.add(name);
    for (const messages of languages) for (const each of inserted_by(messages.get(name).value, messages)) keep(each);
  };
  for (const name of reference.keys()) if (kRefusal.test(name)) keep(name);
  return new Map([...reference].filter(([name]) => kept.has(name)));
}
