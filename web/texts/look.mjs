// Looks through one message: what it does with its arguments, with other messages and with functions.
import { fault } from './parse.mjs';
import { level_at } from './tree.mjs';

// Each function: what its argument may be, and what it gives.
const kFunctions = {
  LIST: { takes: ['texts'] },
  COUNT: { takes: ['texts'] },
  NAME: {},
  SIGNED: { takes: ['number'] },
  CAPITAL: {},
  ONSET: { takes: ['text', 'text?'], chooses: ['vowel', 'other'] },
  GIVEN: { takes: ['text', 'text?'], chooses: ['yes', 'no'] },
};
const kCategories = ['zero', 'one', 'two', 'few', 'many', 'other'];
const kSample = Array.from({ length: 201 }, (_, at) => at);

const key_of_variant = ({ key }) => (key.type === 'NumberLiteral' ? key.value : key.name);

// `shown` are the arguments that a reader sees, `chosen` those that change what is said, `used` all of them.
export class Look {
  constructor(message, { file, listed, messages, tree, locale }) {
    Object.assign(this, { message, listed, messages, tree, locale });
    this.report = { file, faults: [] };
    this.used = new Set();
    this.shown = new Set();
    this.chosen = new Set();
    this.pattern(message.value);
  }
  say(what) {
    this.report.faults.push(fault(this.report.file, this.message.line, this.message.name, what));
  }
  type_of(name) {
    const type = this.listed.find((each) => each.name === name)?.type;
    if (type === undefined) this.say(`uses $${name}, which the comment of the reference does not list`);
    this.used.add(name);
    return type;
  }
  pattern(value) {
    for (const each of value?.elements ?? []) {
      if (each.type === 'Placeable') this.expression(each.expression);
      else this.text(each.value);
    }
  }
  text(value) {
    if (value.includes("'")) this.say("has a straight apostrophe ': write ’");
    if (value.includes('...')) this.say('has three dots: write …');
  }
  expression(node) {
    if (node.type === 'SelectExpression') return this.select(node);
    if (node.type === 'Placeable') return this.expression(node.expression);
    if (node.type === 'FunctionReference') return this.call(node);
    if (node.type === 'MessageReference') return this.insert(node);
    if (node.type === 'TermReference') return this.say('uses a term: insert a message instead');
    if (node.type === 'VariableReference') {
      const type = this.type_of(node.id.name);
      this.shown.add(node.id.name);
      if (type === 'texts') this.say(`shows $${node.id.name}, which is a list: write LIST($${node.id.name})`);
      if (type === 'flag') this.say(`shows $${node.id.name}, which is yes or no: choose by it`);
    }
  }
  insert(node) {
    const name = node.id.name;
    if (node.attribute) return this.say('uses an attribute: there are none');
    const inserted = this.messages.get(name);
    if (!inserted) return this.say(`inserts ${name}, which is not in this file`);
    this.pass(inserted.listed, name);
  }
  // What is inserted is given the arguments of the same names.
  pass(listed, name) {
    for (const each of listed) {
      if (this.listed.some((own) => own.name === each.name && own.type === each.type)) {
        this.used.add(each.name);
        this.shown.add(each.name);
      } else this.say(`inserts ${name}, which needs $${each.name} (${each.type})`);
    }
  }
  call(node) {
    const name = node.id.name;
    const how = kFunctions[name];
    if (!how) return this.say(`uses ${name}, which is none of ${Object.keys(kFunctions).join(', ')}`);
    if (how.chooses) return this.say(`shows ${name}(...), which is only there to choose by: [${how.chooses.join('], [')}]`);
    this.arguments_of(node);
  }
  arguments_of(node) {
    const name = node.id.name;
    const { positional, named } = node.arguments;
    if (named.length > 0) return this.say(`gives ${name} a named argument: it takes none`);
    if (name === 'NAME') return this.look_up(positional);
    if (positional.length !== 1) return this.say(`gives ${name} ${positional.length} arguments: it takes one`);
    const [given] = positional;
    const { takes } = kFunctions[name];
    if (!takes) return this.capital(given);
    if (given.type !== 'VariableReference') return this.say(`gives ${name} something else than an argument such as $name`);
    const type = this.type_of(given.id.name);
    if (type !== undefined && !takes.includes(type))
      this.say(`gives ${name} $${given.id.name} (${type}): it takes (${takes[0]})`);
    if (!kFunctions[name].chooses) this.shown.add(given.id.name);
  }
  capital(given) {
    if (given.type === 'VariableReference' && this.listed.some(({ name, type }) => name === given.id.name && type === 'number'))
      return this.say('gives CAPITAL a number');
    this.expression(given);
  }
  look_up(positional) {
    const [level, key] = positional;
    if (positional.length !== 2 || level.type !== 'StringLiteral')
      return this.say('NAME takes the name of a level in quotes, and a key: NAME("rooms", $room)');
    const found = level_at(this.tree, level.value);
    if (!found) return this.say(`looks up "${level.value}", but no message is named ${level.value}-...`);
    if (key.type === 'VariableReference') {
      const type = this.type_of(key.id.name);
      this.shown.add(key.id.name);
      if (type === 'texts' || type === 'flag') this.say(`looks up $${key.id.name} (${type}): a key is a text or a number`);
    } else if (key.type === 'StringLiteral' || key.type === 'NumberLiteral') {
      if (!found.has(key.value)) this.say(`looks up ${level.value}-${key.value}, which is not in this file`);
    } else this.expression(key);
    const texts = [...found.values()].filter((each) => !(each instanceof Map));
    const [first] = texts;
    const given = ({ listed }) => listed.map(({ name }) => name).join(' ');
    if (!first) this.say(`looks up "${level.value}", which holds levels only`);
    else if (texts.some((each) => given(each) !== given(first)))
      this.say(`looks up "${level.value}", whose messages are given different arguments`);
    else this.pass(first.listed, `${level.value}-...`);
  }
  select({ selector, variants }) {
    const keys = variants.map(key_of_variant);
    for (const each of new Set(keys.filter((key, at) => keys.indexOf(key) !== at))) this.say(`has the variant [${each}] twice`);
    if (variants.filter((each) => each.default).length !== 1) this.say('needs one variant with a *, for all else');
    this.choose(selector, keys, variants);
    for (const { value } of variants) this.pattern(value);
  }
  choose(selector, keys, variants) {
    if (selector.type === 'VariableReference') {
      const name = selector.id.name;
      const type = this.type_of(name);
      if (type === 'number') this.by_number(`$${name}`, keys, variants);
      if (type === 'texts') this.say(`chooses by $${name}, which is a list: write COUNT($${name})`);
      if (type === 'flag') this.only(`$${name}`, keys, ['true', 'false']);
      // With [other] it is a matter of grammar, which a language may not need.
      const is_meant = variants.some((each) => each.default && key_of_variant(each) !== 'other');
      if (type === 'flag' || ((type === 'text' || type === 'text?') && is_meant)) this.chosen.add(name);
      return;
    }
    const name = selector.type === 'FunctionReference' ? selector.id.name : '';
    if (!['COUNT', 'ONSET', 'GIVEN'].includes(name))
      return this.say('chooses by something else than an argument, COUNT, ONSET or GIVEN');
    const seen = new Set(this.shown);
    this.arguments_of(selector);
    this.shown = seen; // to choose by how many there are is not to show them
    if (name === 'COUNT') this.by_number('COUNT(...)', keys, variants);
    else this.only(`${name}(...)`, keys, kFunctions[name].chooses);
  }
  only(what, keys, allowed) {
    for (const each of keys.filter((key) => !allowed.includes(key)))
      this.say(`has the variant [${each}], but ${what} gives [${allowed.join('], [')}]`);
  }
  // Of the forms that a number takes in the language, none may be missing that some number between 0 and 200 needs.
  by_number(what, keys) {
    const rules = new Intl.PluralRules(this.locale);
    const has = rules.resolvedOptions().pluralCategories;
    for (const each of keys.filter((key) => !/^-?\d+$/.test(key))) {
      if (!kCategories.includes(each)) this.say(`has the variant [${each}], but ${what} is a number: [0], [one], [other]...`);
      else if (!has.includes(each))
        this.say(`has the variant [${each}], a form that ${this.locale} does not have: it has ${has.join(', ')}`);
    }
    if (!keys.some((key) => kCategories.includes(key) && key !== 'other')) return; // by numbers only: all others are alike
    const needed = new Set(kSample.filter((number) => !keys.includes(`${number}`)).map((number) => rules.select(number)));
    for (const each of needed) if (!keys.includes(each)) this.say(`lacks the variant [${each}], a form that ${this.locale} has`);
  }
}
