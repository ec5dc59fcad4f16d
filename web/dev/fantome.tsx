// /dev/fantome.html?state=choice&pick=23&play
import game from '../src/games/le_fantome_de_minuit';
import type { Stage } from '../src/games/le_fantome_de_minuit/stage';
import type { View } from '../src/wire/le_fantome_de_minuit';
import states from './fantome.json';
import { show_states } from './page';

void show_states({
  game,
  states,
  usual: 'choice',
  seats: (view) => (view as View).seats.length,
  ready: (wish, stage) => {
    const pick = wish.get('pick');
    if (pick !== null) (stage as Stage).picked.value = Number(pick);
  },
});
