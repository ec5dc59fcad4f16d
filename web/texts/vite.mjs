// What Vite does with texts/: it makes the TypeScript before anything else, and again when a file changes; it builds the words of one
// language that all games share into one file, and asks for that file at once, while the program is still coming.
import { addresses_in, compile, kTexts, make, told } from './compile.mjs';
import { kReference } from './parse.mjs';

const kCatalogue = /\/src\/texts\/made\/[^/]+\/\w+\.ts$/;

const all = (faults) => told([...faults.values()].flat());

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
// What is there before any program runs cannot be looked up: it is said in all languages at once, the reference first.
function fill(page) {
  const facts = [...make(kTexts).facts].sort(([a], [b]) => Number(b === kReference) - Number(a === kReference));
  const lines = facts.map(([language, { page: said }]) => `      <span lang="${language}">${escaped(said.no_script)}</span>\n`);
  return page
    .replace('{description}', facts.map(([, { page: said }]) => escaped(said.description)).join(' '))
    .replace('{no_script}', `\n${lines.join('')}    `);
}

// Tests use words as soon as they have imported them: for them, a catalogue has its files of all languages from the beginning.
const kFetched = /(?:async )?\(\) => (.*)\basked\('[^']+', \(_again\) => import\('([^']+)'\)\)(.*),$/gm;
export function at_once(catalogue) {
  const files = [];
  const loads = catalogue.replace(kFetched, (_, before, file, after) => {
    files.push(`import * as $${files.length} from '${file}';\n`);
    return `() => ${before.replace('await ', '')}$${files.length - 1}${after},`;
  });
  return files.join('') + loads;
}

// A file of words that did not come is asked for at another address (src/texts/asked.ts); its own address is known only here.
const kAgain = /\(_again\) => ((?:\w+\(\(\) => )?import\()("[^"]+")\)/g;
export function again(chunk) {
  const made = chunk.replace(kAgain, '(_again) => $1$2 + _again)');
  const left = made.split('(_again)').length - made.split(' + _again)').length;
  if (left !== 0) throw new Error(`${left} files of words cannot be asked for again`);
  return made === chunk ? null : { code: made, map: null };
}

export function texts() {
  let is_test = false;
  return {
    name: 'texts',
    // For base/route.ts and the service worker, which import no words. A new one is seen when the dev server is started again.
    config() {
      const { trust, rules } = addresses_in();
      return { define: { __TRUST_PAGES__: JSON.stringify(trust), __RULES_PAGES__: JSON.stringify(rules) } };
    },
    transform: {
      order: 'pre',
      handler: (code, id) => (is_test && kCatalogue.test(id) ? { code: at_once(code), map: null } : null),
    },
    renderChunk: (code) => again(code),
    configResolved({ command, logger, mode }) {
      is_test = mode === 'test';
      const faults = all(compile());
      if (faults === '') return;
      if (command === 'build') throw new Error(`texts/\n${faults}`);
      logger.error(faults); // while somebody writes them; a test tells them too
    },
    configureServer({ watcher, config }) {
      const again = (path) => {
        if (!path.startsWith(kTexts) || !path.endsWith('.ftl')) return;
        const faults = all(compile());
        if (faults !== '') config.logger.error(faults, { timestamp: true });
      };
      watcher.add(kTexts);
      for (const each of ['add', 'change', 'unlink']) watcher.on(each, again);
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        const early = Object.values(bundle).find(({ isEntry, name }) => isEntry && name === kEarly.name);
        const script = '<script type="module" crossorigin src="';
        // Before the program: module scripts run in their order, and this one waits for nothing else.
        const filled = fill(page);
        return early ? filled.replace(script, `${script}/${early.fileName}"></script>\n    ${script}`) : filled;
      },
    },
  };
}

// The entry that asks for them.
export const kEarly = { name: 'early', path: 'src/texts/early.ts' };

const kEntries = ['/index.html', '/src/main.tsx', `/${kEarly.path}`, '/src/offline/'];

// For the option codeSplitting of the build. What the entry needs is in a file of its own; all else that a page begins with is in one,
// because each file more is another thing to wait for.
export const kGroups = [
  {
    name: 'first',
    test: /\/src\/(texts\/(first|asked)|texts\/made\/(languages|common)|base\/memory)\.ts$|preload-helper/,
    priority: 2,
  },
  { name: 'shell', test: (id) => !kEntries.some((each) => id.includes(each)), tags: ['$initial'], priority: 1 },
];
