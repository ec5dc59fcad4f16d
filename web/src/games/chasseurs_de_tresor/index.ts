// Chasseurs de trésor: views as a scene, events as motion, taps as actions. No rule is here; what may be done comes with the turn.
import { define_game } from '../game';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, progress, prompt_label, score } from './labels';
import { pace } from './plan';
import { Badge, Reference, ScoreSheet } from './score';
import { sentence, shown } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { player } from './stage';
import { texts } from './texts';

export default define_game({
  id: 'chasseurs-de-tresor',
  Board,
  Dock,
  Score: ScoreSheet,
  Reference,
  sentence,
  signs: kSigns,
  banner,
  action: action_label,
  prompt: prompt_label,
  score,
  Badge,
  figure: (view) => view.turn,
  advises: true,
  shown,
  aim: (language) => texts(language).together,
  pace,
  sounds,
  playback: player,
  help: () => import('./help'),
  guide: () => import('./guide'),
  progress,
});
