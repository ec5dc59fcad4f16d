// npm run associations -- [FOLDER [TABLES]]: how strongly every vision makes one think of every clue, as tables for the bots. FOLDER is
// WordNet's (Debian: wordnet-base, /usr/share/wordnet). The tables are kept in the repository: nobody needs WordNet to build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kClues } from './deck.ts';
import { glosses, readWordNet, taxonomy } from './wordnet.mjs';

const kHere = fileURLToPath(new URL('.', import.meta.url));
const kTables = join(kHere, '../../../src/bots/pilots/mysterium');
const kWhere = { hero: 1, in: 0.7, on: 0.7, with: 0.6, near: 0.5, far: 0.35, sky: 0.35 };
const kSceneryWeight = 0.15;
const kSettingWeight = 0.4;
const kTraitWeight = 0.3;
const kTitleWeight = 0.5;
const kSharp = 4; // near things count far more than things that have little to do with each other
const kColumns = 120;
const kSigma = 42; // units of a table for one standard deviation

const [, , folder = '/usr/share/wordnet', out = kTables] = process.argv;
const net = readWordNet(folder);
const features = JSON.parse(readFileSync(join(kHere, 'features.json'), 'utf8'));
const words_of = (list) => new Map(list.map(({ id, words }) => [id, words]));
const motif_words = words_of(features.motifs);
const setting_words = words_of(features.settings);
const motif_ids = features.motifs.map(({ id }) => id);

// What a card shows, as words with weights; `motif` says which picture a word comes from.
function things(card) {
  const list = [];
  const add = (words, weight, motif) => {
    for (const word of words) list.push({ word, weight: weight / Math.sqrt(words.length), motif });
  };
  for (const { id, size, where } of card.motifs)
    add(motif_words.get(id), (0.25 + Math.sqrt(size)) * Math.max(...where.map((each) => kWhere[each])), motif_ids.indexOf(id));
  for (const id of card.scenery) add(motif_words.get(id), kSceneryWeight, motif_ids.indexOf(id));
  add(setting_words.get(card.setting), kSettingWeight, -1);
  add(card.traits, kTraitWeight, -1);
  add(
    card.title.filter((word) => net.index.has(word)), // a name may have an adjective
    kTitleWeight,
    -1,
  );
  const unknown = list.filter(({ word }) => !net.index.has(word));
  if (unknown.length > 0) throw new Error(`not in WordNet: ${unknown.map(({ word }) => word).join(', ')}`);
  return list;
}

// Each thing of one card looks for what is nearest in the other; both ways.
function likeness(measure, one, other) {
  const way = (from, to) => {
    let sum = 0;
    for (const a of from) {
      let best = 0;
      for (const b of to) best = Math.max(best, measure(a.word, b.word) ** kSharp * Math.sqrt(b.weight));
      sum += a.weight * best;
    }
    return sum;
  };
  return way(one, other) + way(other, one);
}

// The pair of motifs that says most, for an explanation.
function because(measure, one, other) {
  let best = { score: -1, left: 0, right: 0 };
  for (const a of one)
    for (const b of other) {
      if (a.motif < 0 || b.motif < 0) continue;
      const score = measure(a.word, b.word) ** kSharp * a.weight * b.weight;
      if (score > best.score) best = { score, left: a.motif, right: b.motif };
    }
  return best;
}

// How far the colours of two cards lie apart: each patch goes to its nearest one.
function colour_likeness(one, other) {
  const way = (from, to) => {
    let sum = 0;
    for (const { lab, share } of from) {
      const far = Math.min(
        ...to.map((each) => Math.hypot(...lab.map((value, at) => value - each.lab[at])) + 12 * (1 - each.share)),
      );
      sum += share * far;
    }
    return sum;
  };
  return -(way(one, other) + way(other, one));
}

// Deviations from what a row and a column have on the whole, in units of the standard deviation: 128 is neither near nor far.
function levelled(rows) {
  const mean = (list) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const all = mean(rows.flat());
  const by_row = rows.map((row) => mean(row) - all);
  const by_column = rows[0].map((_, at) => mean(rows.map((row) => row[at])) - all);
  const rest = rows.map((row, y) => row.map((value, x) => value - all - by_row[y] - by_column[x]));
  const sigma = Math.sqrt(mean(rest.flat().map((value) => value * value)));
  return rest.map((row) => row.map((value) => Math.max(0, Math.min(255, Math.round(128 + (kSigma * value) / sigma)))));
}

function wrapped(numbers) {
  const lines = ['    '];
  for (const number of numbers) {
    const text = `${number}, `;
    if (lines.at(-1).length + text.length > kColumns) lines.push('    ');
    lines[lines.length - 1] += text;
  }
  return lines.map((line) => line.trimEnd()).join('\n');
}
const table = (name, comment, rows) =>
  `// ${comment}\ninline constexpr std::array<u8, kAssociations> ${name}{\n${rows.map(wrapped).join('\n')}\n};\n`;
const file = (comment, body) => `// ${comment}
// Written by web/art/mysterium/associations.mjs. tidy: long because it is a table
#pragma once
#include <array>

#include "bots/pilots/mysterium/tables.hpp"

namespace minuit::mysterium {

// clang-format off
${body}// clang-format on

}  // namespace minuit::mysterium
`;

const kinds = taxonomy(net);
const definitions = glosses(net);

const visions = features.cards.filter(({ kind }) => kind === 'vision');
const clues = features.cards.filter(({ kind }) => kind !== 'vision');
const shown = new Map(features.cards.map((card) => [card.id, things(card)]));
const each_pair = (f) => visions.map((vision) => clues.map((clue) => f(vision, clue)));
const by_words = (measure) => levelled(each_pair((vision, clue) => likeness(measure, shown.get(vision.id), shown.get(clue.id))));

writeFileSync(
  join(out, 'by_kind.hpp'),
  file(
    'How strongly a vision makes one think of a clue, by the kinds of things they show.',
    table('kByKind', 'By vision and clue.', by_words(kinds)),
  ),
);
writeFileSync(
  join(out, 'by_definition.hpp'),
  file(
    'The same by the words of the definitions of things: a mind of another make.',
    table('kByDefinition', 'By vision and clue.', by_words(definitions)),
  ),
);
writeFileSync(
  join(out, 'by_colour.hpp'),
  file(
    'The same by colours alone.',
    table(
      'kByColour',
      'By vision and clue.',
      levelled(each_pair((vision, clue) => colour_likeness(vision.colours, clue.colours))),
    ),
  ),
);
const pairs = each_pair((vision, clue) => because(kinds, shown.get(vision.id), shown.get(clue.id)));
const keys = (name, size, list) =>
  `inline constexpr std::array<std::string_view, ${size}> ${name}{\n${wrapped(list.map((key) => `"${key}"`))}\n};\n`;
writeFileSync(
  join(out, 'because.hpp'),
  file(
    'Which motif of a vision goes best with which of a clue, and the keys by which the texts name motifs and clues.',
    `${table(
      'kInVision',
      'By vision and clue: the motif of the vision.',
      pairs.map((row) => row.map(({ left }) => left)),
    )}
${table(
  'kInClue',
  'By vision and clue: the motif of the clue.',
  pairs.map((row) => row.map(({ right }) => right)),
)}
${keys('kMotifKeys', motif_ids.length, motif_ids)}
${keys(
  'kClueKeys',
  'kAllClueCards',
  kClues.map(({ id }) => id),
)}`,
  ),
);
