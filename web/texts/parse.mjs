// Reads texts/<language>/ with the parser of Fluent: every message with its line, and what the comment of the reference says of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser } from '@fluent/syntax';

export const kReference = 'fr';
export const kTypes = ['number', 'text', 'text?', 'texts', 'flag'];

// A fault is told with the file and the line in which a translator mends it.
export const fault = (file, line, name, what) => ({ file, line, name, what });

// What the comment lists: "$who (text), $squares (number)". The rest of it is for translators.
function arguments_of(comment) {
  const found = [...(comment ?? '').matchAll(/\$([A-Za-z]\w*) \(([^)]*)\)/g)];
  return found.map(([, name, type]) => ({ name, type }));
}

const kUnseen = /[\u00a0\u00ad\u200b-\u200f\u202f\u2060\ufeff]/;

function message_of(file, entry, line, faults) {
  const name = entry.id.name;
  const say = (what) => faults.push(fault(file, line, name, what));
  if (!/^[A-Za-z]\w*(-\w+)*$/.test(name)) say('a name is words joined by _, and its levels are parted by one hyphen each');
  if (entry.attributes.length > 0) say('has attributes: they are not used, make each a message of its own');
  if (entry.value === null) say('has no text');
  return {
    name,
    line,
    path: name.split('-'),
    value: entry.value,
    listed: arguments_of(entry.comment?.content),
    span: entry.span,
  };
}

// One file: its messages by name, in its order, and what is wrong with its form.
export function parse(file, source) {
  const faults = [];
  const messages = new Map();
  const line_at = (index) => source.slice(0, index).split('\n').length;
  for (const entry of new FluentParser().parse(source).body) {
    const line = entry.id ? line_at(entry.id.span.start) : line_at(entry.span.start);
    if (entry.type === 'Junk') {
      const [{ message, span }] = entry.annotations;
      const name = /^[\w-]+/.exec(entry.content)?.[0] ?? '?';
      faults.push(fault(file, line_at(span.start), name, `cannot be read: ${message}`));
    } else if (entry.type === 'Term')
      faults.push(fault(file, line, `-${entry.id.name}`, 'is a term: they are not used, make it a message'));
    else if (entry.type === 'Message') {
      const message = message_of(file, entry, line, faults);
      if (messages.has(message.name)) faults.push(fault(file, line, message.name, 'is there twice'));
      else messages.set(message.name, message);
    }
  }
  source.split('\n').forEach((text, at) => {
    if (kUnseen.test(text) && !text.startsWith('#'))
      faults.push(
        fault(
          file,
          at + 1,
          '',
          'has a character that nobody sees: write it as {"\\u00A0"}, an ordinary space if the language has its own rule',
        ),
      );
  });
  return { file, messages, faults, line_at };
}

// The languages: each is a folder.
export const folders = (root) =>
  readdirSync(root, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name)
    .sort();
const files_of = (root, language) =>
  readdirSync(join(root, language), { recursive: true })
    .filter((path) => path.endsWith('.ftl'))
    .map((path) => path.slice(0, -'.ftl'.length))
    .sort();

// Every language with its files by the name of their catalogue; `language` is the language itself.
export function read_texts(root) {
  return new Map(
    folders(root).map((language) => {
      const file = (catalogue) => `texts/${language}/${catalogue}.ftl`;
      const read = (catalogue) => parse(file(catalogue), readFileSync(join(root, language, `${catalogue}.ftl`), 'utf8'));
      return [language, new Map(files_of(root, language).map((catalogue) => [catalogue, read(catalogue)]))];
    }),
  );
}
