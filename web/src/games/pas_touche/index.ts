// Pas touche !: views as a scene, hands as signals with their own times. No rule is here; the referee says how a throw went.
import { define_game } from '../game';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, next_setup, progress, prompt_label, score } from './labels';
import { pace } from './plan';
import { Badge, Reference, ScoreSheet } from './score';
import { sentence, turning_point } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { player } from './stage';

export default define_game({
  id: 'pas-touche',
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
  pace,
  sounds,
  turning_point,
  playback: player,
  help: () => import('./help'),
  guide: () => import('./guide'),
  next_setup,
  progress,
});
