// The ways in which a source of the client could be wrong: each a place in its text, and what would stand there instead.
import { Source } from '../tidy/source.mjs';

const kSwaps = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
const kCalls = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  findLast: 'find',
  sin: 'cos',
  cos: 'sin',
};
const is_text = ({ type, value }) => type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
const other_number = (value) => (value === 0 ? 1 : value === 1 ? 2 : value * 2);
const is_function = ({ type }) => /Function(Declaration|Expression)$/.test(type);

// Names of classes are the style sheets' affair; types and imports do nothing when the program runs.
const is_idle = (holders) =>
  holders.some(
    ({ type, name }) =>
      /^(TS(?!(As|Satisfies|NonNull)Expression)|Import|ExportAll)/.test(type) ||
      (type === 'JSXAttribute' && /^(class|className|key|ref)$/.test(name.name)),
  );
const is_key = (node, [holder]) =>
  /^(Property|MethodDefinition|PropertyDefinition)$/.test(holder.type) && holder.key === node && !holder.computed;
// What is compared is one of a few names: the compiler minds them.
const is_name = ([holder]) =>
  holder.type === 'SwitchCase' ||
  (holder.type === 'BinaryExpression' && /^[!=]==$|^in$/.test(holder.operator)) ||
  holder.type === 'ExpressionStatement';

function* of_node(node, holders, text) {
  const said = ({ start, end }) => text.slice(start, end);
  const [holder] = holders;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const { operator, left, right } = node;
      if (operator === '??') yield [node, said(left), 'no stand-in'];
      if (operator === '+' && (is_text(left) || is_text(right))) return;
      if (operator in kSwaps)
        yield [
          node,
          `${said(left)} ${text.slice(left.end, right.start).trim().replace(operator, kSwaps[operator])} ${said(right)}`,
          'operator',
        ];
      return;
    }
    case 'IfStatement':
      yield [node.test, `!(${said(node.test)})`, 'condition'];
      return;
    case 'ConditionalExpression':
      yield [node, `${said(node.test)} ? ${said(node.alternate)} : ${said(node.consequent)}`, 'branches'];
      return;
    case 'UnaryExpression':
      if (node.operator === '!') yield [node, said(node.argument), 'not'];
      if (node.operator === '-' && holder.type !== 'BinaryExpression') yield [node, said(node.argument), 'minus'];
      return;
    case 'UpdateExpression':
    case 'AssignmentExpression': {
      const swapped = { '++': '--', '--': '++', '+=': '-=', '-=': '+=', '*=': '/=' }[node.operator];
      if (swapped) yield [node, said(node).replace(node.operator, swapped), 'operator'];
      return;
    }
    case 'Literal':
      if (is_key(node, holders)) return;
      if (typeof node.value === 'boolean') yield [node, String(!node.value), 'flag'];
      if (typeof node.value === 'number') yield [node, String(other_number(node.value)), 'number'];
      if (typeof node.value === 'string' && node.value !== '' && !is_name(holders))
        yield [node, holder.type === 'JSXAttribute' ? '""' : "''", 'text'];
      return;
    case 'ExpressionStatement':
      if (
        /^(Call|Await|Assignment|Update|Unary)Expression$/.test(node.expression.type) &&
        node.expression.callee?.type !== 'Super'
      )
        yield [node, ';', 'statement'];
      return;
    case 'JSXAttribute':
      if (!/^(class|className|key|ref)$/.test(node.name.name)) yield [node, '', 'attribute'];
      return;
    case 'JSXElement':
      if (/^JSX(Element|Fragment)$/.test(holder.type)) yield [node, '', 'element'];
      return;
    case 'MemberExpression':
      if (holder.type === 'CallExpression' && holder.callee === node && node.property.name in kCalls)
        yield [node.property, kCalls[node.property.name], 'call'];
      return;
    default:
      if (is_function(node) && node.body?.type === 'BlockStatement' && node.body.body.length > 0 && !gives(node.body))
        yield [{ start: node.body.start, end: node.body.start + 1 }, '{ return;', 'at once'];
  }
}
// Whether a function gives something back: its own returns, not those of functions inside.
function gives(node) {
  if (node.type === 'ReturnStatement') return node.argument !== null;
  return Object.values(node).some((value) =>
    (Array.isArray(value) ? value : [value]).some((each) => typeof each?.type === 'string' && !is_function(each) && gives(each)),
  );
}

export function mutants_of(path, text) {
  const source = new Source(path, text);
  if (source.is_test || source.is_generated || path.startsWith('texts/made/')) return [];
  const found = [];
  for (const { node, holders } of source.nodes()) {
    if (holders.length === 0 || is_idle([node, ...holders])) continue;
    for (const [{ start, end }, instead, kind] of of_node(node, holders, text)) {
      const [before, line] = [text.slice(start, end), source.line_of({ start })];
      found.push({ path, line, kind, start, end, before, instead });
    }
  }
  return found;
}
