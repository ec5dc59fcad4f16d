// Le Fantôme de minuit: views as a scene, events as motion, taps as actions. No rule is here; what may be done comes with the turn.
import { define_game } from '../../contract/game';
import { with_words } from '../../texts/fetched';
import { Board } from './board';
import { Dock } from './dock';
import { action_label, banner, progress, prompt_label, score } from './labels';
import { pace } from './plan';
import { Reference, Score } from './score';
import { sentence, turning_point } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { Stage } from './stage';

export default define_game({
  id: 'le-fantome-de-minuit',
  stage: () => new Stage(),
  drawn: {
    Board,
    Dock,
    Score,
    Reference,
  },
  words: {
    sentence,
    signs: kSigns,
    cast: ['Hugo'],
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
    rivals: true,
  },
  help: () => with_words(import('./help')),
  guide: () => with_words(import('./guide')),
  ending: () => with_words(import('./ending')),
});
