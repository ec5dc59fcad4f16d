// Sound: offered once, and worth having.
//   node e2e/sound.mjs                 prints the peaks and how loud each sound is
//   WAV=/tmp/wav node e2e/sound.mjs    and writes them to listen to
import { offer } from './sound_offer.mjs';
import { levels } from './sounds.mjs';
import { photograph, steps } from './stage.mjs';
import { start_browser } from './table.mjs';

const browser = await start_browser();
const step = steps(120);
try {
  await step('every sound is heard, ends, and drowns no other', () => levels(browser));
  await step('sound is offered once', () => offer(browser));
} catch (fault) {
  await photograph(browser, 'sound');
  throw fault;
} finally {
  await browser.close();
}
