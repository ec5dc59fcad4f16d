// What may not be written, where it may be written all the same, and why. It is looked for in the program, not in comments or sentences.

const is_name = (node, ...names) => node.type === 'Identifier' && names.includes(node.name);
const is_member = (node, object, property) =>
  node.type === 'MemberExpression' && is_name(node.object, object) && is_name(node.property, property);
// A name that stands for itself: neither a member of something nor the name of one.
const is_free = (node, [holder], ...names) =>
  is_name(node, ...names) &&
  !(holder.type === 'MemberExpression' && holder.property === node) &&
  !(/^(Property|MethodDefinition|PropertyDefinition|TS\w+Signature)$/.test(holder.type) && holder.key === node);

const kMarkup = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'dangerouslySetInnerHTML', 'srcdoc'];
const is_function = ({ type }) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);
// Those `of_the_page` are no matter to the tools and plays beside it, which are programs of Node.js.
export const kBans = [
  {
    what: 'an await at the top level',
    of_the_page: true,
    bites: (node, holders) =>
      (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) && !holders.some(is_function),
    why: 'in WebKit, which every iPhone has, a module that waits and is imported from two places at once is seen before it is there (bug 242740)',
  },
  {
    what: 'a part that is fetched without its words',
    of_the_page: true,
    bites: (node, [holder]) =>
      node.type === 'ImportExpression' && !(holder.type === 'CallExpression' && is_name(holder.callee, 'with_words')),
    except: ['sound/sound.ts', 'parts/qr.tsx', 'games/pas_vu_pas_pris/hall_view.tsx'],
    why: 'its words come after it: with_words of texts/fetched.ts waits for both; what says nothing may do without',
  },
  {
    what: 'Math.random',
    of_the_page: true,
    bites: (node) => is_member(node, 'Math', 'random'),
    except: ['wire/random.ts'],
    why: 'chance comes from wire/random.ts, which nobody can foresee',
  },
  {
    what: 'markup from a text',
    bites: (node) =>
      is_name(node, ...kMarkup) ||
      (node.type === 'JSXIdentifier' && kMarkup.includes(node.name)) ||
      is_member(node, 'document', 'write'),
    why: 'what people write is a text to the page and nothing else',
  },
  {
    what: 'a program from a text',
    bites: (node, holders) =>
      is_free(node, holders, 'eval') ||
      (node.type === 'NewExpression' && is_name(node.callee, 'Function')) ||
      (node.type === 'CallExpression' &&
        is_name(node.callee, 'setTimeout', 'setInterval') &&
        node.arguments[0]?.type === 'Literal'),
    why: 'the Content-Security-Policy lets no such program run',
  },
  {
    what: 'an inline style or script',
    bites: (node) =>
      (node.type === 'JSXAttribute' && node.name.name === 'style' && node.value?.type !== 'JSXExpressionContainer') ||
      (node.type === 'JSXOpeningElement' && ['style', 'script'].includes(node.name.name)) ||
      (node.type === 'CallExpression' &&
        is_name(node.callee.property ?? node, 'setAttribute') &&
        node.arguments[0]?.value === 'style'),
    why: 'the Content-Security-Policy lets in none; `style={{ … }}` sets members of an element’s style, which it allows',
  },
  {
    what: 'the browser’s storage',
    of_the_page: true,
    bites: (node, holders) => is_free(node, holders, 'localStorage', 'sessionStorage'),
    except: ['base/memory.ts'],
    why: 'it may be forbidden or full: base/memory.ts minds that, and forgets all of it when somebody wishes to be forgotten',
  },
  {
    what: 'fetch, WebSocket',
    of_the_page: true,
    bites: (node, holders) => is_free(node, holders, 'fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'),
    except: ['wire/', 'offline/worker.ts'],
    why: 'what is asked of the server is asked by wire, where its faults are named',
  },
  {
    what: 'console',
    of_the_page: true,
    bites: (node, holders) => is_free(node, holders, 'console'),
    except: ['app.tsx'],
    why: 'players do not read it: a fault is told to them, or thrown to the net of app.tsx',
  },
  {
    what: 'alert, confirm, prompt',
    bites: (node) => node.type === 'CallExpression' && is_name(node.callee, 'alert', 'confirm', 'prompt'),
    why: 'the browser’s own boxes stop the page, its clock and its socket; parts/dialog.tsx does not',
  },
  {
    what: 'crypto.subtle, crypto.randomUUID',
    bites: (node) => is_member(node, 'crypto', 'subtle') || is_member(node, 'crypto', 'randomUUID'),
    why: 'neither is there on plain http',
  },
  {
    what: 'a default export',
    of_the_page: true,
    bites: (node) => node.type === 'ExportDefaultDeclaration',
    except: [/^games\/[^/]+\/(index\.ts|guide\.ts|help\/index\.tsx|story\/index\.ts)$/],
    why: 'a thing has one name everywhere; only what is fetched by the name of its file, all games alike, is a default',
  },
  {
    what: 'enum, namespace',
    bites: (node) => ['TSEnumDeclaration', 'TSModuleDeclaration', 'TSExportAssignment'].includes(node.type),
    why: 'they are no types but programs that a reader does not see; a union of names is a type',
  },
];

export const kNoHost = /https?:\/\/(?!www\.w3\.org\/|localhost\b|127\.0\.0\.1\b|house\b)[a-z0-9]/i;
export const kSilenced = /@ts-(ignore|nocheck|expect-error)/;

const is_excepted = (path, except = []) =>
  except.some((each) =>
    typeof each === 'string' ? (each.endsWith('/') ? path.startsWith(each) : path === each) : each.test(path),
  );

// Tests may do what they like, save for what nobody may.
export function check_bans(source) {
  const { path, lines } = source;
  const findings = [];
  lines.forEach((line, at) => {
    if (kSilenced.test(line))
      findings.push({ path, line: at + 1, rule: 'silenced', what: 'the compiler is right: mend what it says' });
    if (!source.is_test && kNoHost.test(line))
      findings.push({ path, line: at + 1, rule: 'host', what: 'no network address in the sources' });
  });
  if (source.is_test || source.is_generated) return findings;
  const is_beside = path.startsWith('../');
  const bans = kBans.filter(({ except, of_the_page }) => !is_excepted(path, except) && !(is_beside && of_the_page));
  for (const { node, holders } of source.nodes())
    for (const { what, bites, why } of bans)
      if (bites(node, holders)) findings.push({ path, line: source.line_of(node), rule: 'ban', what: `${what}: ${why}` });
  return findings;
}
