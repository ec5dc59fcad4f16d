import { render } from 'preact';
import { App } from './app';
import { register_worker } from './offline/register';
import { guard_presses } from './parts/presses';
import { route } from './route';
import './style/tokens.css';
import './style/base.css';
import './style/lobby.css';
import { go_on_there, has_moved, load_house } from './trust/house';

async function start(): Promise<void> {
  // Whoever has gone over to the safe address goes on there, unless they want to read about it.
  const elsewhere = location.protocol === 'http:' && route.value.at !== 'trust' && has_moved();
  if (elsewhere && (await go_on_there())) return;
  if (location.protocol === 'https:') void load_house(); // for links that everybody can open
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  guard_presses(); // what a page begins with was under no finger before
  register_worker();
}
void start();
