// Mysterium: views as a table of pictures, events as what is revealed, taps as actions. No rule is here; what may be done comes with the turn.
import { define_game } from '../../contract/game';
import { with_words } from '../../texts/fetched';
import { Hourglass } from './art/hourglass';
import { Board } from './board';
import { Dock } from './dock';
import { easier } from './easier';
import { action_label, banner, listed, progress, score, shown } from './labels';
import { reason } from './names';
import { pace } from './plan';
import { Badge, Reference, Score } from './score';
import { sentence, turning_point } from './sentences';
import { kSigns } from './signs';
import { sounds } from './sounds';
import { Stage } from './stage';

export default define_game({
  id: 'mysterium',
  stage: () => new Stage(),
  drawn: {
    Board,
    Dock,
    Score,
    Reference,
    Badge,
    Clock: Hourglass,
  },
  words: {
    sentence,
    signs: kSigns,
    banner,
    action: action_label,
    prompt: () => ({ title: '' }),
    score,
    shown,
    reason,
    turning_point,
    progress,
  },
  telling: {
    pace,
    sounds,
  },
  terms: {
    listed,
    changeable: true,
    easier,
  },
  help: () => with_words(import('./help')),
  guide: () => with_words(import('./guide')),
  ending: () => with_words(import('./ending')),
});
