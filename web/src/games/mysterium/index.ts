// Mysterium: views as a table of pictures, events as what is revealed, taps as actions. No rule is here; what may be done comes with the turn.
import { define_game } from '../game';
import { Hourglass } from './art/hourglass';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, listed, progress, score, shown } from './labels';
import { pace } from './plan';
import { Badge, Reference, Score } from './score';
import { sentence, turning_point } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { player } from './stage';

export default define_game({
  id: 'mysterium',
  Board,
  Dock,
  Score,
  Reference,
  Badge,
  Clock: Hourglass,
  sentence,
  signs: kSigns,
  banner,
  action: action_label,
  listed,
  changeable: true,
  prompt: () => ({ title: '' }),
  score,
  shown,
  pace,
  turning_point,
  progress,
  sounds,
  playback: player,
  help: () => import('./help'),
  guide: () => import('./guide'),
});
