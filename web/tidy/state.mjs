// What a module keeps for itself is there once for the whole page. Two boards may be on one page, two games at one table after
// another: what changes belongs to the board, and comes to it by its context.
const kFolders = ['games/', 'board/', 'session/'];
const kMarker = 'for the page: ';
const kSignals = ['signal', 'computed', 'createRef'];
const kContainers = ['Map', 'Set', 'WeakMap', 'WeakSet', 'Array'];

// Of a class of its own, or a collection that begins empty.
const is_kept = (made) =>
  made.type === 'NewExpression' &&
  (kContainers.includes(made.callee.name) ? made.arguments.length === 0 : is_own(made.callee.name));
const is_own = (name) => /^(EventPlayer|Motions)$/.test(name);

const changes = (kind, made) =>
  kind !== 'const' ||
  (made !== null && (is_kept(made) || (made.type === 'CallExpression' && kSignals.includes(made.callee.name))));

const declared = ({ type, declaration }) => (type === 'ExportNamedDeclaration' ? declaration : null);

export function check_state(source) {
  if (source.is_test || source.is_generated || !kFolders.some((each) => source.path.startsWith(each))) return [];
  return source.program.body.flatMap((statement) => {
    const { type, kind, declarations = [] } = declared(statement) ?? statement;
    const line = source.line_of(statement);
    if (type !== 'VariableDeclaration' || source.lines[line - 2]?.includes(`// ${kMarker}`)) return [];
    return declarations
      .filter(({ init }) => changes(kind, init))
      .map(({ id }) => ({
        path: source.path,
        line,
        rule: 'state',
        what: `${id.name} is there once for the whole page: make it with the board, or say why (${kMarker}...)`,
      }));
  });
}
