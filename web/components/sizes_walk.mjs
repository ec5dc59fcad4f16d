// Every recorded moment at every size: nothing scrolls sideways, and on a phone axe finds nothing serious.
import { axe } from '../e2e/check.mjs';
import { kPhone, set_size, shown, sit_down } from './house.mjs';

// A phone's size is that of the texts: texts_walk.mjs.
const kSizes = [
  [820, 1180],
  [1440, 900],
];

const kLayers = 'tokens,base,parts,components,board,games'; // src/style/style.css: a sheet that comes before it turns them round

export async function sizes_of(page, record, faults, { moments = record.moments } = {}) {
  for (const [width, height] of kSizes) {
    await set_size(page, { width, height });
    await sit_down(page, record, moments[0]);
    for (const moment of moments) {
      const where = { game: record.game, moment: moment.name, width };
      const over = await page.evaluate(
        async (message) => {
          await window.components.show(message);
          return window.components.sideways();
        },
        shown(record, moment),
      );
      if (over > 0) faults.add(where, `the page is ${over} px wider than the screen`);
    }
  }
  const layers = await page.evaluate(() => window.components.layers());
  if (layers.join() !== kLayers) faults.add({ game: record.game }, `the layers of the style sheets are ${layers.join()}`);
  await set_size(page, kPhone);
}

// One moment of each phase is enough for axe: it takes as long as everything else.
export async function axe_of(page, record, faults, { moments = record.moments } = {}) {
  await sit_down(page, record, moments[0]);
  const seen = new Set();
  for (const moment of moments) {
    const kind = `${moment.view.phase} ${moment.seat === null}`;
    if (seen.has(kind)) continue;
    seen.add(kind);
    await page.evaluate((message) => window.components.show_all(message), shown(record, moment));
    await axe(page, moment.name).catch((fault) =>
      faults.add({ game: record.game, moment: moment.name }, `axe: ${fault.actual?.join('; ') ?? fault}`),
    );
  }
}
