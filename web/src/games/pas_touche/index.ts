// Pas touche !: views as a scene, hands as signals with their own times. No rule is here; the referee says how a throw went.
import { define_game } from '../../contract/game';
import { with_words } from '../../texts/fetched';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, next_setup, progress, prompt_label, score } from './labels';
import { pace } from './plan';
import { Badge, Reference, ScoreSheet } from './score';
import { sentence, turning_point } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { Stage } from './stage';

export default define_game({
  id: 'pas-touche',
  stage: () => new Stage(),
  drawn: {
    Board,
    Dock,
    Score: ScoreSheet,
    Reference,
    Badge,
  },
  words: {
    sentence,
    signs: kSigns,
    banner,
    action: action_label,
    prompt: prompt_label,
    score,
    turning_point,
    progress,
  },
  telling: {
    pace,
    sounds,
  },
  terms: {
    next_setup,
  },
  help: () => with_words(import('./help')),
  guide: () => with_words(import('./guide')),
  ending: () => with_words(import('./ending')),
});
