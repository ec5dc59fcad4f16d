// What a module keeps for itself is there once for the whole page. Two boards may be on one page, two games at one table after
// another: what changes belongs to the board, and comes to it by its context. What belongs to the page says why.
const kMarker = 'for the page: ';
const kSignals = ['signal', 'createRef'];
// Made once and never changed: a collection that begins with what it has, and what the language has of its own.
const kCollections = ['Map', 'Set', 'WeakMap', 'WeakSet', 'Array'];
const kConstants = ['RegExp', 'URL', 'TextEncoder', 'TextDecoder', 'Intl', 'Function'];

const is_empty = ({ type, elements, properties }) =>
  (type === 'ArrayExpression' && elements.length === 0) || (type === 'ObjectExpression' && properties.length === 0);

function is_kept(made) {
  if (made.type === 'CallExpression') return kSignals.includes(made.callee.name);
  if (made.type !== 'NewExpression') return is_empty(made);
  const name = made.callee.name ?? made.callee.object?.name;
  return kCollections.includes(name) ? made.arguments.length === 0 : !kConstants.includes(name);
}
// What is said to be readonly nobody changes: the compiler sees to it.
const is_readonly = (type) =>
  type?.type === 'TSTypeOperator'
    ? type.operator === 'readonly'
    : type?.type === 'TSTypeReference' && /^Readonly(Array|Map|Set)?$/.test(type.typeName.name);
const bare = (made) => (/^TS(As|Satisfies|NonNull)\w*Expression$/.test(made.type) ? bare(made.expression) : made);

const changes = (kind, { id, init }) =>
  kind !== 'const' ||
  (init !== null && is_kept(bare(init)) && !(is_readonly(id.typeAnnotation?.typeAnnotation) && !is_signal(init)));
const is_signal = (made) => made.type === 'CallExpression';

const declared = ({ type, declaration }) => (type === 'ExportNamedDeclaration' ? declaration : null);

export function check_state(source) {
  if (source.is_test || source.is_generated) return [];
  return source.program.body.flatMap((statement) => {
    const { type, kind, declare, declarations = [] } = declared(statement) ?? statement;
    const line = source.line_of(statement);
    if (type !== 'VariableDeclaration' || declare || source.lines[line - 2]?.includes(`// ${kMarker}`)) return [];
    return declarations
      .filter((each) => changes(kind, each))
      .map(({ id }) => ({
        path: source.path,
        line,
        rule: 'state',
        what: `${id.name} is there once for the whole page: make it with the board, or say why (${kMarker}...)`,
      }));
  });
}
