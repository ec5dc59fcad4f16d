// The part of CSS selectors that the client uses: tags, classes, ids, attributes, :not(), :enabled, :disabled, and being inside of another.
const kPart =
  /([\w-]+|\*)|\.([\w-]+)|#([\w-]+)|\[([\w-]+)(?:([~^$*]?=)"?([^"\]]*)"?)?\]|:not\(([^()]*(?:\([^()]*\))?[^()]*)\)|:([\w-]+)(?:\((\w+)\))?/y;

const kPseudo = {
  enabled: (each) => !each.hasAttribute('disabled') && /^(button|input|select|textarea)$/.test(each.localName),
  disabled: (each) => each.hasAttribute('disabled'),
  checked: (each) => each.hasAttribute('checked'),
  'first-child': (each) => each.parentNode?.children[0] === each,
  'last-child': (each) => each.parentNode?.children.at(-1) === each,
  'focus-visible': (each) => each.ownerDocument.activeElement === each,
  'focus-within': (each) => each.contains(each.ownerDocument.focused),
  hover: () => false,
  active: () => false,
  modal: (each) => each.localName === 'dialog' && each.hasAttribute('open'),
  'popover-open': (each) => each.opened === true,
};
const kCompare = {
  '=': (is, wanted) => is === wanted,
  '^=': (is, wanted) => is.startsWith(wanted),
  '$=': (is, wanted) => is.endsWith(wanted),
  '*=': (is, wanted) => is.includes(wanted),
  '~=': (is, wanted) => is.split(' ').includes(wanted),
};

function test_of([text, tag, name, id, attribute, how, value, not, pseudo, argument]) {
  if (tag) return (each) => tag === '*' || each.localName === tag;
  if (name) return (each) => each.classList.contains(name);
  if (id) return (each) => each.getAttribute('id') === id;
  if (attribute) {
    const fits = how ? kCompare[how] : () => true;
    return (each) => each.hasAttribute(attribute) && fits(each.getAttribute(attribute), value);
  }
  if (not) {
    const list = parse(not);
    return (each) => !list.some((one) => fits(each, one));
  }
  if (pseudo === 'nth-child') return (each) => each.parentNode?.children[Number(argument) - 1] === each;
  if (pseudo === 'last-of-type')
    return (each) => each.parentNode?.children.findLast(({ localName }) => localName === each.localName) === each;
  const found = kPseudo[pseudo];
  if (!found) throw new Error(`the selector ${text} is not known here`);
  return found;
}
function compound(text) {
  const tests = [];
  kPart.lastIndex = 0;
  while (kPart.lastIndex < text.length) {
    const from = kPart.lastIndex;
    const found = kPart.exec(text);
    if (!found) throw new Error(`the selector ${text.slice(from)} is not known here`);
    const next = kPart.lastIndex;
    tests.push(test_of(found)); // which may read a selector of its own
    kPart.lastIndex = next;
  }
  return (each) => tests.every((test) => test(each));
}

// Outside of brackets.
function split(text, mark) {
  const parts = [''];
  let deep = 0;
  for (const letter of text) {
    if ('(['.includes(letter)) deep += 1;
    if (')]'.includes(letter)) deep -= 1;
    if (deep === 0 && mark.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
const known = new Map();
function parse(selector) {
  const found = known.get(selector);
  if (found) return found;
  const list = split(selector, /,/).map((one) => {
    const words = split(one.replaceAll(/\s*([>+])\s*/g, ' $1 ').trim(), /\s/).filter(Boolean);
    return words.map((word) => (word === '>' || word === '+' ? word : compound(word)));
  });
  known.set(selector, list);
  return list;
}
function fits(element, steps, at = steps.length - 1) {
  if (!steps[at](element)) return false;
  if (at === 0) return true;
  const parent = element.parentNode;
  if (steps[at - 1] === '>') return parent?.nodeType === 1 && fits(parent, steps, at - 2);
  if (steps[at - 1] === '+') {
    const before = parent?.children[parent.children.indexOf(element) - 1];
    return before !== undefined && fits(before, steps, at - 2);
  }
  for (let each = parent; each?.nodeType === 1; each = each.parentNode) if (fits(each, steps, at - 1)) return true;
  return false;
}
export const matches = (element, selector) => parse(selector).some((steps) => fits(element, steps));
