// Breaks the client in places chosen by chance, one at a time, and tells which of them no test has noticed: docs/CLIENT.md.
//   npm run mutants -- --seed 7 --count 30        thirty places, the same for the same seed and sources
//   npm run mutants -- --seed 7 --count 30 --list only names them
//   --components  what npm test lets pass is shown to npm run components too      --under games/mysterium  only there
// It works on a copy of the repository: the sources are never touched.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { repository } from '../tidy/source.mjs';
import { mutants_of } from './mutants_of.mjs';

const kRoot = fileURLToPath(new URL('../..', import.meta.url));
const kMost_ms = 600_000; // a program that no longer ends is noticed by whoever waits for it
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '30' },
    under: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    components: { type: 'boolean', default: false },
  },
});

// Small and the same everywhere (mulberry32).
function chance_of(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
function shuffled(list, chance) {
  const all = [...list];
  for (let at = all.length - 1; at > 0; --at) {
    const other = Math.floor(chance() * (at + 1));
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
}

const one_line = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 90);
const told = ({ path, line, kind, before, instead }) =>
  `web/src/${path}:${line} [${kind}] ${one_line(before)} -> ${one_line(instead) || 'nothing'}`;

const candidates = repository()
  .sort((a, b) => (a.path < b.path ? -1 : 1))
  .filter(({ path }) => path.startsWith(values.under))
  .flatMap(({ path, text }) => mutants_of(path, text));
const drawn = shuffled(candidates, chance_of(Number(values.seed)));
console.log(`${candidates.length} places; seed ${values.seed}`);
if (values.list) {
  for (const each of drawn.slice(0, Number(values.count))) console.log(told(each));
  process.exit(0);
}

function copy() {
  const folder = mkdtempSync(join(tmpdir(), 'minuit-mutants-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: kRoot, maxBuffer: 2 ** 28 });
  for (const path of files.toString().split('\0').filter(Boolean)) {
    if (!existsSync(join(kRoot, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(kRoot, path), join(folder, path));
  }
  symlinkSync(join(kRoot, 'web/node_modules'), join(folder, 'web/node_modules'));
  return folder;
}
const folder = copy();
const web = join(folder, 'web');

// Its output if it failed; null if it found nothing.
function run(command, args) {
  return new Promise((done) => {
    let heard = '';
    const child = spawn(command, args, {
      cwd: web,
      detached: true,
      env: { ...process.env, CI: '1', MINUIT_FIRST: '1', NO_COLOR: '1' },
    });
    const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), kMost_ms);
    child.stdout.on('data', (text) => (heard += text));
    child.stderr.on('data', (text) => (heard += text));
    child.on('close', (code) => {
      clearTimeout(late);
      done(code === 0 ? null : heard || 'it did not end');
    });
  });
}
const bin = (name) => join(web, 'node_modules/.bin', name);
const compiles = async () => (await run(bin('tsc'), ['-p', '.'])) === null;
// What is kept of drawings notices most: it is asked first.
const vitest = (...what) => run(bin('vitest'), ['run', '--bail', '1', '--reporter', 'dot', ...what]);
const tests = async () => (await vitest('golden')) ?? (await vitest('--exclude', 'golden/**'));
function components(path) {
  const game = /^games\/(\w+)\//.exec(path)?.[1].replaceAll('_', '-');
  return run('npm', ['run', 'components', ...(game ? ['--', game] : [])]);
}
const failing = (heard) => /FAIL +(\S+)/.exec(heard)?.[1] ?? 'npm test';

const results = { caught: [], survived: [], refused: 0 };
try {
  await run('npm', ['run', 'texts']);
  const sound = await tests();
  if (sound !== null) throw new Error(`the tests fail without a mutant:\n${sound.slice(-3000)}`);
  for (const mutant of drawn) {
    if (results.caught.length + results.survived.length >= Number(values.count)) break;
    const file = join(web, 'src', mutant.path);
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, mutant.start) + mutant.instead + whole.slice(mutant.end));
    // What the compiler refuses is no test's work: another place is drawn instead.
    if (!(await compiles())) results.refused += 1;
    else {
      const heard = await tests();
      const seen = heard === null && values.components ? await components(mutant.path) : null;
      const by = heard !== null ? failing(heard) : seen !== null ? 'npm run components' : null;
      results[by === null ? 'survived' : 'caught'].push(mutant);
      console.log(`${by === null ? 'SURVIVED' : 'caught  '} ${told(mutant)}${by === null ? '' : `  (${by})`}`);
    }
    writeFileSync(file, whole);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const { caught, survived, refused } = results;
console.log(`${caught.length} of ${caught.length + survived.length} caught; ${refused} more did not compile and were drawn anew`);
