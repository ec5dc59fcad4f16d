// The client is held to its own rules, and every rule is shown to bite. tests/tidy does the same for the engine.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check_bans } from './bans.mjs';
import { check_layers, kLayers, rows } from './layers.mjs';
import { check_length } from './limits.mjs';
import { beside, report, repository, Source } from './source.mjs';
import { check_state } from './state.mjs';

const check = (source) => [check_layers, check_length, check_bans, check_state].flatMap((each) => each(source));

const check_beside = (source) => [check_length, check_bans].flatMap((each) => each(source));

describe('the client', () => {
  it('is tidy', () => {
    const sources = repository();
    expect(sources.length).toBeGreaterThan(300);
    expect(report(sources.flatMap(check))).toBe('');
  });
  it('is tidy, and so are its tools and plays', () => {
    const sources = beside();
    expect(sources.length).toBeGreaterThan(100);
    expect(report(sources.flatMap(check_beside))).toBe('');
  });
  it('lets no folder import one that stands below it in the table', () => {
    const names = kLayers.map(({ folder }) => folder);
    const below = ({ folder, may }) =>
      may.filter((each) => !each.startsWith('../') && names.indexOf(each) >= names.indexOf(folder));
    expect(kLayers.flatMap((layer) => below(layer).map((each) => `${layer.folder} -> ${each}`))).toEqual([]);
  });
  // MINUIT_WRITE_LAYERS=1 writes it.
  it('is described in docs/CLIENT.md as it is', () => {
    const page = new URL('../../docs/CLIENT.md', import.meta.url);
    const text = readFileSync(page, 'utf8');
    const [head, rule] = ['| folder of `web/src` | what it holds | it may import |', '| --- | --- | --- |'];
    const table = [head, rule, ...rows()].join('\n');
    const [before, rest = ''] = text.split(`${head}\n`);
    const after = rest.split('\n').findIndex((line) => !line.startsWith('|'));
    const right = `${before}${table}\n${rest.split('\n').slice(after).join('\n')}`;
    if (process.env.MINUIT_WRITE_LAYERS) writeFileSync(page, right);
    expect(readFileSync(page, 'utf8')).toBe(right);
  });
});

// A file that breaks exactly one rule, and the rule; or nothing for one that breaks none.
const kLayerCases = [
  ['board/x.ts', "import type { Label } from '../contract/game';\n", ''],
  ['board/x.ts', "import { Board } from '../games/mysterium/board';\n", 'layer'],
  ['wire/x.ts', "import type { Turn } from '../contract/game';\n", 'layer'],
  ['wire/x.ts', "export { Turn } from '../contract/game';\n", 'layer'],
  ['wire/x.ts', "export type Turn = import('../contract/game').Turn;\n", 'layer'],
  ['parts/x.tsx', "const load = () => with_words(import('../own/own_data'));\n", 'layer'],
  ['parts/x.tsx', "// import { a } from '../own/own_data';\n", ''],
  ['parts/x.test.tsx', "import { a } from '../own/own_data';\n", ''],
  ['parts/x.tsx', "import { texts } from '../texts';\n", ''],
  ['parts/x.tsx', "import { App } from '../app';\n", 'layer'],
  ['app.tsx', "import { a } from './own/own_data';\n", ''],
  ['games/mysterium/x.ts', "import { a } from './art/signs';\nimport { b } from '../mysterium/board';\n", ''],
  ['games/mysterium/art/x.ts', "import { a } from '../../../contract/game';\nimport { b } from '../board';\n", ''],
  ['games/mysterium/x.ts', "import { a } from '../pas_touche/race';\n", 'layer'],
  ['games/mysterium/x.ts', "import { a } from '../../catalog/catalog';\n", 'layer'],
  ['games/mysterium/x.ts', "import { a } from '../../../art/mysterium/deck_path';\n", ''],
  ['catalog/x.ts', "const load = () => with_words(import('../games/pas_touche'));\n", ''],
  ['help/x.ts', "const load = () => with_words(import('../games/pas_touche'));\n", 'layer'],
  ['lobby/x.ts', "import '../style/lobby.css';\nimport a from '../art/a.svg';\n", ''],
  ['lobby/x.ts', "import { Scene } from 'three';\n", 'layer'],
  ['games/pas_vu_pas_pris/x.ts', "import { Scene } from 'three';\nimport { x } from 'three/addons/x.js';\n", ''],
  ['elsewhere/x.ts', 'export const x = 1;\n', 'layer'],
];
const kBanCases = [
  ['lobby/x.ts', 'export const texts = await catalogue(load);\n', 'ban'],
  ['lobby/x.ts', 'if (late) {\n  await f();\n}\n', 'ban'],
  ['lobby/x.ts', 'for await (const each of all) use(each);\nexport const x = 1;\n', 'ban'],
  [
    'lobby/x.ts',
    'const f = async () => await g();\nasync function h() {\n  for await (const each of all) await g(each);\n}\n',
    '',
  ],
  ['lobby/x.test.ts', 'await g();\n', ''],
  ['lobby/x.ts', "const load = () => import('./new_table');\n", 'ban'],
  ['lobby/x.ts', "const load = () => with_words(import('./new_table'));\n", ''],
  ['sound/sound.ts', "const load = () => import('./synth');\n", ''],
  ['lobby/x.ts', "export type Turn = import('./new_table').Turn;\n", ''],
  ['lobby/x.ts', 'const x = Math.random();\n', 'ban'],
  ['wire/random.ts', 'const x = Math.random();\n', ''],
  ['lobby/x.test.ts', 'const x = Math.random();\n', ''],
  ['lobby/x.ts', "// Math.random\nconst x = 'Math.random';\n", ''],
  ['lobby/x.ts', 'element.innerHTML = name;\n', 'ban'],
  ['lobby/x.tsx', 'const x = <p dangerouslySetInnerHTML={{ __html: name }} />;\n', 'ban'],
  ['lobby/x.ts', "eval('1');\n", 'ban'],
  ['lobby/x.ts', "const x = new Function('1');\n", 'ban'],
  ['lobby/x.ts', "setTimeout('x()', 1);\n", 'ban'],
  ['lobby/x.ts', 'setTimeout(() => x(), 1);\n', ''],
  ['lobby/x.tsx', 'const x = <p style="color: red" />;\n', 'ban'],
  ['lobby/x.tsx', 'const x = <p style={{ color }} />;\n', ''],
  ['lobby/x.tsx', 'const x = <style>p</style>;\n', 'ban'],
  ['lobby/x.ts', "element.setAttribute('style', x);\n", 'ban'],
  ['lobby/x.ts', "element.setAttribute('title', x);\n", ''],
  ['lobby/x.ts', "localStorage.getItem('x');\n", 'ban'],
  ['base/memory.ts', "localStorage.getItem('x');\n", ''],
  ['lobby/x.ts', "void fetch('/api/me');\n", 'ban'],
  ['lobby/x.ts', 'void cache.fetch(it);\nconst x = { fetch: 1 };\n', ''],
  ['wire/x.ts', "void fetch('/api/me');\n", ''],
  ['lobby/x.ts', 'console.log(1);\n', 'ban'],
  ['lobby/x.ts', "if (confirm('x')) go();\n", 'ban'],
  ['lobby/x.ts', 'session.prompt();\n', ''],
  ['lobby/x.ts', 'const x = crypto.randomUUID();\n', 'ban'],
  ['lobby/x.ts', 'export default 1;\n', 'ban'],
  ['games/mysterium/index.ts', 'export default 1;\n', ''],
  ['games/mysterium/board.tsx', 'export default 1;\n', 'ban'],
  ['lobby/x.ts', 'enum Way {\n  left,\n}\n', 'ban'],
  ['lobby/x.ts', '// @ts-' + 'ignore\nconst x = 1;\n', 'silenced'],
  ['lobby/x.ts', "const x = 'https:" + "//example.org';\n", 'host'],
  ['lobby/x.ts', "const x = 'http:" + "//www.w3.org/2000/svg';\n", ''],
];
const lines = (count) => 'const x = 1;\n'.repeat(count);
const kLengthCases = [
  ['lobby/x.ts', lines(300), ''],
  ['lobby/x.ts', lines(301), 'lines'],
  ['lobby/x.ts', `// tidy: long because it is a table\n${lines(301)}`, ''],
  ['lobby/x.ts', `// tidy: long because \n${lines(301)}`, 'lines'],
  ['lobby/x.test.ts', lines(600), ''],
  ['lobby/x.test.ts', lines(601), 'lines'],
  ['wire/table.ts', lines(601), ''],
  ['texts/made/mysterium/x.ts', lines(601), ''],
  ['wire/x.ts', `// Written by a script.\n${lines(601)}`, 'lines'],
];
const kBesideCases = [
  ['../e2e/x.mjs', lines(301), 'lines'],
  ['../texts/x.test.mjs', lines(600), ''],
  ['../e2e/x.mjs', "console.log(await fetch('/api/me'), Math.random());\n", ''],
  ['../components/in_page.js', 'element.innerHTML = name;\n', 'ban'],
  ['../dev/x.tsx', 'const x = <p style="color: red" />;\n', 'ban'],
  ['../art/x.ts', 'enum Way {\n  left,\n}\n', 'ban'],
  ['../scripts/x.mjs', '// @ts-' + 'ignore\nconst x = 1;\n', 'silenced'],
  ['../e2e/x.mjs', "const x = 'https:" + "//example.org';\n", 'host'],
  ['../e2e/x.mjs', "const x = 'http:" + "//localhost:80/';\n", ''],
];
const kStateCases = [
  ['games/mysterium/x.ts', 'export const picked = signal(0);\n', 'state'],
  ['games/mysterium/x.ts', 'let last = 0;\n', 'state'],
  ['games/mysterium/x.ts', 'const known = new Map();\n', 'state'],
  ['games/mysterium/x.ts', 'const player = new EventPlayer(script);\n', 'state'],
  ['games/mysterium/x.ts', 'const kDoors = new Map([[1, 2]]);\n', ''],
  ['games/mysterium/x.ts', 'const make = () => signal(0);\nfunction f() {\n  let x = 0;\n}\n', ''],
  ['games/mysterium/x.ts', '// for the page: one language for all\nconst known = new Map();\n', ''],
  ['board/x.ts', 'export const picked = signal(0);\n', 'state'],
  ['parts/x.ts', 'export const picked = signal(0);\n', 'state'],
  ['x.ts', 'let last = 0;\n', 'state'],
  ['guide/x.ts', 'const seen = [];\n', 'state'],
  ['table/x.ts', 'const seen: string[] = [] as string[];\n', 'state'],
  ['replay/x.ts', 'export const seen: Record<string, number> = {};\n', 'state'],
  ['contract/x.ts', 'const stages = new Stages();\n', 'state'],
  ['games/pas_vu_pas_pris/x.ts', 'const kPoint = new Vector3();\n', 'state'],
  ['contract/x.ts', 'const known: ReadonlySet<string> = new Set();\n', ''],
  ['table/x.ts', 'const kNobody: readonly string[] = [];\nconst kEmpty: Readonly<Record<string, number>> = {};\n', ''],
  ['parts/x.ts', "const kDigits = new Intl.NumberFormat('fr');\nconst kNone = { list: [] };\n", ''],
  ['parts/x.ts', 'export const said = computed(() => words(language.value));\n', ''],
];

describe('every rule bites', () => {
  for (const [path, text, rule] of kBesideCases)
    it(`${path} ${JSON.stringify(text.slice(0, 60))} ${rule || 'may stand'}`, () => {
      const rules = check_beside(new Source(path, text)).map((each) => each.rule);
      expect([...new Set(rules)].join(' ')).toBe(rule);
    });
  for (const [path, text, rule] of [...kLayerCases, ...kBanCases, ...kLengthCases, ...kStateCases])
    it(`${path} ${JSON.stringify(text.slice(0, 60))} ${rule || 'may stand'}`, () => {
      const findings = check(new Source(path, text));
      expect([...new Set(findings.map((each) => each.rule))].join(' '), report(findings)).toBe(rule);
    });
});
