// First of all: it names the layers, and whichever sheet names one before it would turn their order round.
import './style/style.css';

import { render } from 'preact';
import { App } from './app';
import { renew_page } from './base/renew';
import { route } from './base/route';
import { register_worker } from './offline/register';
import { guard_presses } from './parts/presses';
import { words_ready } from './texts/catalogue';
import { go_on_there, has_moved, load_house } from './trust/house';
import { when_outdated } from './wire/api';

const kAgain_ms = 3000;

// Nothing can be said without them, not even that they do not come: it is tried until they do.
async function words_come(): Promise<void> {
  try {
    await words_ready();
  } catch {
    await new Promise((again) => setTimeout(again, kAgain_ms));
    await words_come();
  }
}

async function start(): Promise<void> {
  when_outdated(renew_page);
  // Whoever has gone over to the safe address goes on there, unless they want to read about it.
  const elsewhere = location.protocol === 'http:' && route.value.at !== 'trust' && has_moved();
  if (elsewhere && (await go_on_there())) return;
  if (location.protocol === 'https:') void load_house(); // for links that everybody can open
  await words_come();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  guard_presses(); // what a page begins with was under no finger before
  register_worker();
}
void start();
