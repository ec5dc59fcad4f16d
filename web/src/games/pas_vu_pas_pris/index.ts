// Pas vu, pas pris !: the hall in three dimensions or as a plan, events as motion, taps as actions. No rule is here; what may be done
// comes with the turn, and the server judges.
import { define_game } from '../game';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, progress, prompt_label, score } from './labels';
import { pace } from './scene';
import { Badge, Reference, Score } from './score';
import { sentence, turning_point } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { player } from './stage';

export default define_game({
  id: 'pas-vu-pas-pris',
  Board,
  Dock,
  Score,
  Reference,
  Badge,
  sentence,
  signs: kSigns,
  banner,
  action: action_label,
  prompt: prompt_label,
  score,
  advises: true,
  pace,
  sounds,
  turning_point,
  playback: player,
  help: () => import('./help'),
  guide: () => import('./guide'),
  progress,
});
