// What must hold of the texts. Faults are told to translators: in which line of which file, of which message, and what to do.
import { Look } from './look.mjs';
import { fault, kReference, kTypes } from './parse.mjs';
import { clashes, holes_of, inserted_by, is_list, levels_of, tree_of } from './tree.mjs';

function check_arguments(look, reference, say) {
  for (const name of reference.shown) if (!look.used.has(name)) say(`does not use $${name}, which the reference shows`);
  for (const name of reference.chosen) if (!look.used.has(name)) say(`does not choose by $${name}, as the reference does`);
}

function check_list(file, message) {
  const faults = [];
  const say = (what) => faults.push(fault(file, message.line, message.name, what));
  for (const { name, type } of message.listed)
    if (!kTypes.includes(type)) say(`lists $${name} (${type}): a type is one of ${kTypes.join(', ')}`);
  const names = message.listed.map(({ name }) => name);
  for (const each of new Set(names.filter((name, at) => names.indexOf(name) !== at))) say(`lists $${each} twice`);
  return faults;
}

// That no message refers to itself, by whatever way.
function check_circles(file, messages) {
  const inserted = new Map([...messages].map(([name, { value }]) => [name, inserted_by(value, messages)]));
  const reaches = (from, to, seen) =>
    [...(inserted.get(from) ?? [])].some((each) => each === to || (!seen.has(each) && seen.add(each) && reaches(each, to, seen)));
  return [...messages.values()]
    .filter(({ name }) => reaches(name, name, new Set()))
    .map(({ line, name }) => fault(file, line, name, 'inserts itself'));
}

// A file by itself: names, form, and what is done with arguments. The arguments are those of the reference.
function look_through(part, listed_of, locale) {
  const messages = [...part.messages.values()].map((each) => ({ ...each, listed: listed_of(each.name) }));
  const faults = [...part.faults];
  const clashing = clashes(messages).map(({ message, with: other }) =>
    fault(part.file, message.line, message.name, `cannot be there together with ${other}, which is a text and no level`),
  );
  faults.push(...clashing);
  if (clashing.length > 0 || messages.some(({ value }) => !value)) return { faults, looks: new Map() };
  const by_name = new Map(messages.map((each) => [each.name, each]));
  const tree = tree_of(messages);
  for (const { level, name } of levels_of(tree))
    if (is_list(level))
      for (const hole of holes_of(level))
        faults.push(fault(part.file, 1, `${name}-${hole}`, 'is missing in a list that is numbered from 0 on'));
  faults.push(...check_circles(part.file, by_name));
  const looks = new Map();
  for (const message of messages) {
    const look = new Look(message, { file: part.file, listed: message.listed, messages: by_name, tree, locale });
    faults.push(...look.report.faults);
    looks.set(message.name, look);
  }
  return { faults, looks };
}

// One catalogue in all languages: `parts` has its file of each language, or undefined.
export function check_catalogue(name, parts, locales) {
  const reference = parts.get(kReference);
  if (!reference) {
    const [[language]] = [...parts].filter(([, part]) => part);
    return [fault(`texts/${language}/${name}.ftl`, 1, '', `is not there in ${kReference}, the reference`)];
  }
  const listed_of = (message) => reference.messages.get(message)?.listed ?? [];
  const first = look_through(reference, listed_of, locales.get(kReference));
  const faults = [...reference.messages.values()].flatMap((each) => check_list(reference.file, each));
  faults.push(...first.faults);
  const used = new Map([...first.looks].map(([message, look]) => [message, new Set(look.used)]));
  for (const [language, part] of parts) {
    if (language === kReference) continue;
    if (!part) {
      faults.push(fault(`texts/${language}/${name}.ftl`, 1, '', 'the whole file is missing'));
      continue;
    }
    for (const message of reference.messages.values())
      if (!part.messages.has(message.name))
        faults.push(fault(part.file, 1, message.name, `is missing; the reference has it in line ${message.line}`));
    const known = { ...part, messages: new Map([...part.messages].filter(([message]) => reference.messages.has(message))) };
    for (const message of part.messages.values())
      if (!known.messages.has(message.name))
        faults.push(fault(part.file, message.line, message.name, 'is too many: the reference has no such message'));
    const other = look_through(known, listed_of, locales.get(language));
    faults.push(...other.faults);
    for (const [message, look] of other.looks) {
      for (const each of look.used) used.get(message)?.add(each);
      const model = first.looks.get(message);
      if (model) check_arguments(look, model, (what) => faults.push(fault(part.file, look.message.line, message, what)));
    }
  }
  for (const [message, names] of used)
    for (const each of listed_of(message))
      if (!names.has(each.name))
        faults.push(
          fault(reference.file, reference.messages.get(message).line, message, `lists $${each.name}, which no language uses`),
        );
  return faults;
}

// The file of a language itself: plain texts, of which some may be left out.
const kFacts = ['name', 'locale', 'and', 'addresses-trust', 'addresses-rules', 'page-description', 'page-no_script'];
const kForms = { singular: 'one', 'plural-zero': 'zero', 'plural-two': 'two', 'plural-few': 'few', 'plural-many': 'many' };
const kEuphony = ['euphony-and', 'euphony-before', 'euphony-not_before'];
const kRules = ['no_break-before', 'no_break-after', ...Object.keys(kForms), ...kEuphony];
const kCounted = Array.from({ length: 201 }, (_, at) => at);
const kLarge = Array.from({ length: 1000 }, (_, at) => 201 + at);
// What begins a path of the server's own.
const kTaken = ['api', 'assets', 'health', 'icons', 'metrics', 't', 'ws'];
const plain = (message) => (message?.value?.elements ?? []).map((each) => each.value ?? '').join('');

export function check_language(language, part) {
  const file = `texts/${language}/language.ftl`;
  if (!part) return [fault(file, 1, '', `is missing: it says ${kFacts.join(', ')}`)];
  const faults = [...part.faults];
  for (const name of kFacts) if (!part.messages.has(name)) faults.push(fault(file, 1, name, 'is missing'));
  for (const { name, line, value } of part.messages.values()) {
    if (![...kFacts, ...kRules].includes(name)) faults.push(fault(file, line, name, 'is too many'));
    if (value?.elements.some((each) => each.type !== 'TextElement'))
      faults.push(fault(file, line, name, 'is to be a plain text'));
  }
  faults.push(...check_addresses(file, part));
  const locale = part.messages.get('locale');
  if (!locale) return faults;
  const known = Intl.PluralRules.supportedLocalesOf([plain(locale)].filter((each) => /^[a-z]{2,3}(-\w+)*$/.test(each)));
  if (known.length === 0) return [...faults, fault(file, locale.line, 'locale', 'is no locale such as fr-FR')];
  return [...faults, ...check_counting(file, part, known[0]), ...check_lists(file, part, known[0])];
}

function check_addresses(file, part) {
  const faults = [];
  for (const name of ['addresses-trust', 'addresses-rules']) {
    const message = part.messages.get(name);
    if (!message) continue;
    const say = (what) => faults.push(fault(file, message.line, name, what));
    if (!/^[a-z]+(-[a-z]+)*$/.test(plain(message)))
      say('is to be of the letters a to z, which stand in an address as they are, with hyphens between words');
    if (kTaken.includes(plain(message))) say(`is an address of something else: ${kTaken.join(', ')} are taken`);
  }
  return faults;
}

// "0 1 22-24": three and more in a row are told by the first and the last.
function in_rows(numbers) {
  const rows = [];
  for (const each of numbers) {
    if (rows.at(-1)?.at(-1) === each - 1) rows.at(-1).push(each);
    else rows.push([each]);
  }
  return rows.map((row) => (row.length > 2 ? `${row[0]}-${row.at(-1)}` : row.join(' '))).join(' ');
}

// The terminal counts by these lists, browsers by their own knowledge of the locale: both must say the same.
function check_counting(file, part, locale) {
  const rules = new Intl.PluralRules(locale);
  const faults = [];
  for (const [name, form] of Object.entries(kForms)) {
    const message = part.messages.get(name);
    const due = in_rows(kCounted.filter((number) => rules.select(number) === form));
    const said = message ? plain(message) : '';
    if (said === due) continue;
    const what = due === '' ? `is too many: ${locale} has no such form` : `is to be the numbers up to 200 that count so: ${due}`;
    faults.push(fault(file, message?.line ?? 1, name, what));
  }
  // Beyond 200 the terminal looks at the last two digits only.
  const odd = kLarge.find((number) => rules.select(number) !== rules.select(100 + (number % 100)));
  if (odd !== undefined)
    faults.push(fault(file, 1, 'locale', `counts ${odd} in a way that the terminal cannot: it goes by the last two digits`));
  return faults;
}

// Beginnings of names: letters, two of them, and three where two make a difference.
const kLetters = [...'abcdefghijklmnopqrstuvwxyzáéíóúàèìòùäöü'];
const kPairs = kLetters.flatMap((first) => kLetters.map((second) => first + second));

// Likewise the terminal lists by these words, browsers by their own knowledge of the locale.
function check_lists(file, part, locale) {
  const text = (name) => plain(part.messages.get(name));
  const words = (name) =>
    text(name)
      .split(' ')
      .filter((each) => each !== '');
  const lists = new Intl.ListFormat(locale);
  const begins = (name, beginnings) => beginnings.some((each) => name.startsWith(each));
  const and = (name) =>
    begins(name, words('euphony-before')) && !begins(name, words('euphony-not_before')) ? text('euphony-and') : text('and');
  const fault_at = (name, what) => [fault(file, part.messages.get(name)?.line ?? 1, name, what)];
  // Some languages do not break a line after their "and"; in a terminal that does not matter.
  const said = (names) => lists.format(names).replaceAll('\u00a0', ' ');
  const three = said(['a', 'b', 'c']);
  if (part.messages.has('and') && three !== `a, b ${text('and')} c`)
    return fault_at('and', `makes “a, b ${text('and')} c” in the terminal, but ${locale} lists “${three}”`);
  const changed = kPairs.filter((each) => said(['x', each]) !== `x ${text('and')} ${each}`);
  const names = [...kLetters, ...kPairs, ...changed.flatMap((pair) => kLetters.map((third) => pair + third))];
  const wrong = part.messages.has('and') && names.find((each) => said(['x', each]) !== `x ${and(each)} ${each}`);
  if (!wrong) return [];
  return fault_at('euphony-and', `makes “x ${and(wrong)} ${wrong}” in the terminal, but ${locale} lists “${said(['x', wrong])}”`);
}

export function facts_of(part) {
  const text = (name) => plain(part.messages.get(name));
  const marks = (name) =>
    text(name)
      .split(' ')
      .filter((each) => each !== '');
  return {
    name: text('name'),
    locale: text('locale'),
    addresses: { trust: text('addresses-trust'), rules: text('addresses-rules') },
    page: { description: text('page-description'), no_script: text('page-no_script') },
    no_break: { before: marks('no_break-before'), after: marks('no_break-after') },
  };
}
