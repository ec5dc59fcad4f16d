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
const kFacts = ['name', 'locale', 'and', 'singular', 'addresses-trust', 'addresses-rules', 'page-description', 'page-no_script'];
const kRules = ['no_break-before', 'no_break-after'];
const kSmall = Array.from({ length: 21 }, (_, at) => at);
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
  const locale = part.messages.get('locale');
  if (!locale) return faults;
  const known = Intl.PluralRules.supportedLocalesOf([plain(locale)].filter((each) => /^[a-z]{2,3}(-\w+)*$/.test(each)));
  if (known.length === 0) return [...faults, fault(file, locale.line, 'locale', 'is no locale such as fr-FR')];
  return [...faults, ...check_singular(file, part, known[0])];
}

// The terminal counts by this list, browsers by their own knowledge of the locale: both must say the same.
function check_singular(file, part, locale) {
  const singular = part.messages.get('singular');
  const rules = new Intl.PluralRules(locale);
  const ones = kSmall.filter((number) => rules.select(number) === 'one').join(' ');
  if (!singular || plain(singular) === ones) return [];
  return [fault(file, singular.line, 'singular', `is to be the numbers up to ${kSmall.at(-1)} that count as one: ${ones}`)];
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
