import { render } from 'preact';
import { App } from './app';
import { register_worker } from './offline/register';
import { guard_presses } from './parts/presses';
import './style/tokens.css';
import './style/base.css';
import './style/lobby.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
guard_presses(); // what a page begins with was under no finger before
register_worker();
