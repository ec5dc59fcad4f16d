// The nouns of WordNet (Debian: wordnet-base), and two ways to say how near two of them are. They look at different things: the
// tree of kinds, and the words of the definitions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const kSenses = 3; // of a word, the most common first
const kDull = new Set(
  'a an the of or and in on at to for with by from as is are be that which who whose used having it its into one not any some especially usually often made make can has have than very other such something someone person'.split(
    ' ',
  ),
);

export function readWordNet(folder) {
  const synsets = new Map();
  for (const line of readFileSync(join(folder, 'data.noun'), 'utf8').split('\n')) {
    if (!/^\d/.test(line)) continue;
    const [head, gloss] = line.split(' | ');
    const parts = head.trim().split(' ');
    const words = Number.parseInt(parts[3], 16);
    const links = [];
    const from = 4 + 2 * words;
    for (let at = 0; at < Number.parseInt(parts[from], 10); ++at)
      if (parts[from + 3 + 4 * at] === 'n') links.push([parts[from + 1 + 4 * at], parts[from + 2 + 4 * at]]);
    const names = Array.from({ length: words }, (_, at) => parts[4 + 2 * at]);
    synsets.set(parts[0], { names, links, gloss: gloss ?? '' });
  }
  const index = new Map();
  for (const line of readFileSync(join(folder, 'index.noun'), 'utf8').split('\n')) {
    if (!/^[a-z]/.test(line)) continue;
    const parts = line.trim().split(/\s+/);
    const pointers = Number.parseInt(parts[3], 10);
    index.set(parts[0], parts.slice(6 + pointers, 6 + pointers + kSenses));
  }
  return { synsets, index };
}

const parents = (net, id) =>
  net.synsets
    .get(id)
    .links.filter(([kind]) => kind === '@' || kind === '@i')
    .map(([, to]) => to);

// By synset above or equal to this one: the fewest steps up to it.
function ancestors(net, id) {
  const steps = new Map([[id, 0]]);
  for (const [at, far] of steps) for (const to of parents(net, at)) if (!steps.has(to)) steps.set(to, far + 1);
  return steps;
}

// How near two words are in the tree of kinds, from 0 to 1 (Wu and Palmer): how deep their nearest common kind lies.
export function taxonomy(net) {
  const known = new Map();
  const above = (id) => {
    if (!known.has(id)) known.set(id, ancestors(net, id));
    return known.get(id);
  };
  const depths = new Map();
  const depth = (id) => {
    if (!depths.has(id)) depths.set(id, 1 + Math.min(...parents(net, id).map(depth), Number.POSITIVE_INFINITY));
    return Number.isFinite(depths.get(id)) ? depths.get(id) : 1;
  };
  const near = (one, other) => {
    let best = 0;
    for (const [common, left] of above(one)) {
      const right = above(other).get(common);
      if (right === undefined) continue;
      const deep = depth(common);
      best = Math.max(best, (2 * deep) / (2 * deep + left + right));
    }
    return best;
  };
  return (one, other) => {
    if (one === other) return 1;
    let best = 0;
    for (const a of net.index.get(one) ?? []) for (const b of net.index.get(other) ?? []) best = Math.max(best, near(a, b));
    return best;
  };
}

const stem = (word) => word.replace(/(ies)$/, 'y').replace(/(ing|ed|es|s)$/, '');
const bag = (text) =>
  text
    .toLowerCase()
    .replace(/"[^"]*"/g, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !kDull.has(word))
    .map(stem);

// How much two words' definitions have in common, with those of their neighbours, from 0 to 1 (a Lesk overlap as a cosine).
export function glosses(net) {
  const counts = new Map();
  for (const { gloss } of net.synsets.values())
    for (const word of new Set(bag(gloss))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rare = (word) => Math.log(net.synsets.size / (counts.get(word) ?? 1));
  const vectors = new Map();
  const vector = (word) => {
    if (vectors.has(word)) return vectors.get(word);
    const sum = new Map();
    for (const id of net.index.get(word) ?? []) {
      const near = [id, ...net.synsets.get(id).links.map(([, to]) => to)].slice(0, 40);
      for (const [at, each] of near.entries()) {
        const { gloss, names } = net.synsets.get(each);
        for (const found of [...bag(gloss), ...names.map(stem)])
          sum.set(found, (sum.get(found) ?? 0) + rare(found) * (at === 0 ? 1 : 0.4));
      }
    }
    const length = Math.sqrt([...sum.values()].reduce((total, each) => total + each * each, 0)) || 1;
    for (const [each, weight] of sum) sum.set(each, weight / length);
    vectors.set(word, sum);
    return sum;
  };
  return (one, other) => {
    if (one === other) return 1;
    const [left, right] = [vector(one), vector(other)];
    let dot = 0;
    for (const [word, weight] of left) dot += weight * (right.get(word) ?? 0);
    return Math.min(1, dot);
  };
}
