// All that the server may tell by name, each with something to say it with: refusals by the letters of their ledger, and why a bot decides so.
import { kTexts } from '../texts/compile.mjs';
import { kReference, read_texts } from '../texts/parse.mjs';
import { inserted_by } from '../texts/tree.mjs';

const kRefusal = /^[A-Z]{2}-/;
const kNumber = 12;
const kNames = ['Biscotte', 'Chouette'];
const length_of = ({ value }) => value.span.end - value.span.start;

// The key of a text that names a thing: of those that it chooses by, or that it is looked up by, the one with the longest words.
function key_of(name, value, messages) {
  let found = null;
  const is_it = (node) => node?.type === 'VariableReference' && node.id.name === name;
  const look = (node) => {
    if (node === null || typeof node !== 'object' || found !== null) return;
    if (Array.isArray(node)) return node.forEach(look);
    if (node.type === 'SelectExpression' && is_it(node.selector)) {
      const keys = node.variants.map(({ key }) => key.name ?? key.value);
      found = keys.at(-1);
    } else if (node.type === 'FunctionReference' && node.id.name === 'NAME' && is_it(node.arguments.positional[1])) {
      const level = `${node.arguments.positional[0].value}-`;
      const all = [...messages.values()].filter((each) => each.name.startsWith(level));
      found = all.toSorted((a, b) => length_of(b) - length_of(a))[0]?.name.slice(level.length) ?? null;
    } else if (node.type === 'MessageReference') look(messages.get(node.id.name)?.value);
    Object.values(node).forEach(look);
  };
  look(value);
  return found ?? kNames[0];
}
const given = ({ name, type }, value, messages) =>
  ({ number: () => kNumber, flag: () => true, texts: () => kNames, text: () => key_of(name, value, messages) })[
    type.replace('?', '')
  ]();

function told(file, wanted) {
  const { messages } = file;
  const inserted = new Set([...messages.values()].flatMap(({ value }) => [...inserted_by(value, messages)]));
  return [...messages.values()]
    .filter(({ name }) => wanted(name) && !inserted.has(name))
    .map(({ name, listed, value }) => ({ name, arguments: listed.map((each) => given(each, value, messages)) }));
}

const all_texts = read_texts(kTexts);
const reference = () => all_texts.get(kReference);
const folder_of = (game) => game.replaceAll('-', '_');

export const refusals = () =>
  [...reference()].flatMap(([name, file]) =>
    /\/(engine|server)$/.test(name)
      ? told(file, (each) => kRefusal.test(each)).map((each) => ({
          clause: `${each.name.slice(0, 2)}-01`,
          reason: each.name.slice(3),
          arguments: each.arguments,
        }))
      : [],
  );
// What the server itself puts together out of a list is no reason of its own.
const kParts = /^(numbers|several|colours|marks)-/;
export function reasons_of(game) {
  const file = reference().get(`${folder_of(game)}/reasons`);
  return file ? told(file, (each) => !kParts.test(each)) : [];
}
// How a sentence begins that is said when there are no words for a refusal.
export const without_words = (language) =>
  all_texts.get(language).get('common/room').messages.get('not_possible').value.elements[0].value;
// What a guide has to say.
export function hints_of(game) {
  const file = reference().get(`${folder_of(game)}/guide`);
  return [...new Set([...file.messages.values()].map(({ path }) => path[0]))];
}
