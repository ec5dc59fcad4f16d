// npm run sheets: contact sheets of the deck into docs/screens/mysterium, to be looked at.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { start_browser } from '../../e2e/table.mjs';
import { makeCards } from './make.ts';
import { cardWords } from './words.ts';

const kFolder = fileURLToPath(new URL('../../../docs/screens/mysterium/', import.meta.url));

function page(cards, columns, width, words) {
  const cells = cards.map(({ scene, drawing }) => {
    const svg = drawing.svg.replace('width="400" height="600"', `width="${width}" height="${width * 1.5}"`);
    const name =
      scene.kind === 'vision' ? '' : `<b style="top:${width * 1.345}px;font-size:${width * 0.062}px">${words[scene.id].name}</b>`;
    return `<figure>${svg}${name}<small>${scene.id}</small></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
    body{margin:0;background:#14183a;font:12px sans-serif;color:#b9b6d3}
    main{display:inline-grid;grid-template-columns:repeat(${columns},${width}px);gap:${Math.round(width / 20)}px;padding:${Math.round(width / 16)}px}
    figure{margin:0;position:relative}svg{display:block}small{font-size:${Math.max(8, width / 18)}px}
    b{position:absolute;left:0;right:0;text-align:center;color:#3a2418;font-family:serif;line-height:1.3}
  </style><main>${cells.join('')}</main>`;
}

const cards = makeCards();
const french = (await cardWords()).get('fr');
const visions = cards.filter(({ scene }) => scene.kind === 'vision');
const clues = cards.filter(({ scene }) => scene.kind !== 'vision');
const large = ['v14', 'v23', 'v40', 'v53', 'c01', 'c36'];
const sheets = [
  ['visions-01-42', visions.slice(0, 42), 7, 200, 76],
  ['visions-43-84', visions.slice(42), 7, 200, 76],
  ['clues', clues, 9, 190, 76],
  ['thumbnails', cards, 18, 90, 78],
  ['large', cards.filter(({ scene }) => large.includes(scene.id)), 3, 440, 80],
];

mkdirSync(kFolder, { recursive: true });
const browser = await start_browser();
for (const [name, list, columns, width, quality] of sheets) {
  const tab = await browser.newPage();
  await tab.setContent(page(list, columns, width, french));
  const box = await tab.locator('main').boundingBox();
  await tab.setViewportSize({ width: Math.ceil(box.width), height: Math.ceil(box.height) });
  const session = await tab.context().newCDPSession(tab);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  writeFileSync(`${kFolder}${name}.webp`, Buffer.from(data, 'base64'));
  await tab.close();
}
await browser.close();
