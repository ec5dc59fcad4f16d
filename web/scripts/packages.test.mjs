// Debian 12 brings Node.js 18, whose npm leaves out optional packages that ask for a newer one, without a word. ./run would then fail
// on a fresh machine only. What is for musl is for other systems. A native part that asks for more must therefore be a dependency of our own.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name) => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const debian_node = 18;

// Whether a range such as "^20.19.0 || >=22.12.0" takes some version of Debian's Node.js.
const takes = (range, major) =>
  range.split('||').some((part) => {
    const [, sign, number] = part.match(/(>=|\^|~)?\s*(\d+)/) ?? [];
    return sign === '>=' ? Number(number) <= major : Number(number) === major;
  });

test('Debian installs every native part that the client is built with', () => {
  const named = Object.keys(read('package.json').devDependencies);
  const left_out = Object.entries(read('package-lock.json').packages)
    .filter(
      ([path, { optional, engines }]) =>
        path.includes('linux-x64') && !path.includes('musl') && optional && engines && !takes(engines.node, debian_node),
    )
    .map(([path]) => path.replace('node_modules/', ''))
    .filter((name) => !named.includes(name));
  expect(left_out).toEqual([]);
});

test('the part of rolldown that is named is the one that Vite asks for', () => {
  const { packages } = read('package-lock.json');
  expect(packages['node_modules/@rolldown/binding-linux-x64-gnu'].version).toBe(packages['node_modules/rolldown'].version);
});
