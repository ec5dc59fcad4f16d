import { render } from 'preact';
import { App } from './app';
import { register_worker } from './offline/register';
import './style/tokens.css';
import './style/base.css';
import './style/lobby.css';

const root = document.getElementById('app');
if (root) render(<App />, root);
register_worker();
