// Chasseurs de trésor: views as a scene, events as motion, taps as actions. No rule is here; what may be done comes with the turn.
import { define_game } from '../../contract/game';
import { with_words } from '../../texts/fetched';
import { Board } from './board';
import { Dock } from './dock';
import { easier } from './easier';
import { action_label, banner, progress, prompt_label, score } from './labels';
import { pace } from './plan';
import { Badge, Reference, ScoreSheet } from './score';
import { sentence, shown } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { Stage } from './stage';
import { texts } from './texts';

export default define_game({
  id: 'chasseurs-de-tresor',
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
    shown,
    aim: (language) => texts(language).together,
    progress,
  },
  telling: {
    pace,
    sounds,
  },
  terms: {
    figure: (view) => view.turn,
    advises: true,
    easier,
  },
  help: () => with_words(import('./help')),
  guide: () => with_words(import('./guide')),
  ending: () => with_words(import('./ending')),
});
