// Le Fantôme de minuit: views as a scene, events as motion, taps as actions. No rule is here; what may be done comes with the turn.
import { define_game } from '../game';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, progress, prompt_label, score } from './labels';
import { pace } from './plan';
import { Reference, Score } from './score';
import { sentence, turning_point } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { player } from './stage';

export default define_game({
  id: 'le-fantome-de-minuit',
  Board,
  Dock,
  Score,
  Reference,
  sentence,
  signs: kSigns,
  cast: ['Hugo'],
  banner,
  action: action_label,
  prompt: prompt_label,
  score,
  pace,
  turning_point,
  progress,
  sounds,
  playback: player,
  help: () => import('./help'),
  guide: () => import('./guide'),
});
