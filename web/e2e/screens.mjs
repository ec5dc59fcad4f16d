// Pictures of every state for docs/screens, from one real match for each size of screen: npm run screens [-- STATE...]
// WIDTH=360 takes only that size; SCREENS names another folder. Every state is there in French, and in English on a phone or where the
// story wants both.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { write_index } from './screens_index.mjs';
import { kStory } from './story.mjs';
import { somebody, start_browser, start_server } from './table.mjs';

const kFolder = process.env.SCREENS ?? fileURLToPath(new URL('../../docs/screens', import.meta.url));
const kMostBytes = 6_000_000;
const kQuality = 0.6;
const kPhone = 360;
const kSizes = [
  { width: kPhone, height: 740, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1440, height: 900 },
];

// Small enough to live beside the code: the browser itself makes WebP of what it shows.
async function webp(painter, png) {
  const text = await painter.evaluate(
    async ({ data, quality }) => {
      const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const made = new Uint8Array(await blob.arrayBuffer());
      let out = '';
      for (const byte of made) out += String.fromCharCode(byte);
      return btoa(out);
    },
    { data: png.toString('base64'), quality: kQuality },
  );
  return Buffer.from(text, 'base64');
}

// As if it were chosen in another tab: nothing else changes. The words are fetched first.
async function speak(page, language) {
  await page.evaluate((chosen) => {
    localStorage.setItem('minuit.language', chosen);
    dispatchEvent(new StorageEvent('storage', { key: 'minuit.language', newValue: chosen }));
  }, language);
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
}

async function tell_story(browser, painter, size, wanted) {
  const at = { browser, size, others: [], server: await start_server(), ...(await somebody(browser, size)) };
  const shoot = async (name, page) => {
    await page.waitForTimeout(400); // fonts and pictures
    const file = join(kFolder, `${name}-${size.width}.webp`);
    writeFileSync(file, await webp(painter, await page.screenshot()));
    console.log(`  ${name}-${size.width}`);
  };
  let now = '';
  try {
    for (const { name, show, after, both } of kStory) {
      now = name;
      const page = (await show(at)) ?? at.page;
      if (wanted.length === 0 || wanted.includes(name)) {
        await shoot(name, page);
        if (both || size.width === kPhone) {
          await speak(page, 'en');
          await shoot(`${name}-en`, page);
          await speak(page, 'fr');
        }
      }
      await after?.(at);
    }
  } catch (fault) {
    await at.page.screenshot({ path: join(tmpdir(), `minuit-screens-${size.width}.png`) });
    throw new Error(`${now} at ${size.width}: ${fault}`);
  } finally {
    await at.context.close();
    await at.server.end();
  }
}

mkdirSync(kFolder, { recursive: true });
const browser = await start_browser();
try {
  const painter = await (await browser.newContext()).newPage();
  const widths = kSizes.filter(({ width }) => process.env.WIDTH === undefined || Number(process.env.WIDTH) === width);
  for (const size of widths) await tell_story(browser, painter, size, process.argv.slice(2));
} finally {
  await browser.close();
}
write_index(kFolder);
const bytes = readdirSync(kFolder).reduce((sum, file) => sum + statSync(join(kFolder, file)).size, 0);
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${kFolder}`);
if (bytes > kMostBytes) throw new Error(`the pictures are over ${kMostBytes / 1e6} MB`);
