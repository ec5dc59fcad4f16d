// The page that leads to the pictures of docs/screens.
import { readdirSync, writeFileSync } from 'node:fs';

const kStates = [
  ['lobby', 'The lobby, with tables that wait for players'],
  ['empty', 'The lobby with no open table'],
  ['new-table', 'A new table'],
  ['invite', 'The invitation: link, code, QR'],
  ['placement', 'Placing the guests'],
  ['turn', 'One’s turn'],
  ['doors', 'A roll with a choice of doors'],
  ['refusal', 'A refusal, and the rule behind it'],
  ['capture', 'Hugo has caught somebody'],
  ['round-end', 'The end of a round'],
  ['match-end', 'The end of a match'],
  ['replay', 'A replay, at a turning point'],
  ['spectator', 'Somebody who watches'],
  ['tv', 'The table on a big screen'],
  ['hand', 'A device as a hand, while the table is on the TV'],
  ['shared', 'Several people at one device'],
  ['curtain', 'The curtain between them'],
  ['reconnecting', 'The connection is lost'],
  ['offline', 'The device is offline'],
  ['settings', 'Settings'],
  ['menu', 'The menu of a table'],
  ['help', 'The rules'],
  ['clause', 'The rules, opened at a clause'],
  ['guide', 'The guided first game'],
];
export function write_index(folder) {
  const files = new Set(readdirSync(folder));
  const cell = (name) => (files.has(name) ? `[picture](${name})` : '');
  let text = `# Every screen

Taken from real matches on the real server by \`npm run screens\` in [web](../../web): every state at 360×740, 820×1180 and 1440×900 in French,
and in English at 360×740, the main ones at every size. Pictures of one state at different sizes come from different matches. Elsewhere: [the cards of Mysterium](mysterium), [Pas vu, pas pris !](pas-vu-pas-pris).

| state | 360 | 820 | 1440 | English |
|---|---|---|---|---|
`;
  for (const [name, what] of kStates)
    text += `| ${what} | ${[360, 820, 1440].map((w) => cell(`${name}-${w}.webp`)).join(' | ')} | ${[360, 820, 1440]
      .map((w) => (files.has(`${name}-en-${w}.webp`) ? `[${w}](${name}-en-${w}.webp)` : ''))
      .filter(Boolean)
      .join(' ')} |\n`;
  text += `\nA few of them:\n\n![The lobby](lobby-1440.webp)\n![A choice of doors](doors-1440.webp)\n![The end of a match](match-end-1440.webp)\n![A replay](replay-1440.webp)\n![A choice of doors on a phone](doors-360.webp)\n![The rules in English on a phone](help-en-360.webp)\n`;
  writeFileSync(`${folder}/README.md`, text);
}
