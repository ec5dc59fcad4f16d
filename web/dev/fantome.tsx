// /dev/fantome.html?state=choice&pick=23&play
import game from '../src/games/le_fantome_de_minuit';
import { picked } from '../src/games/le_fantome_de_minuit/stage';
import type { View } from '../src/wire/le_fantome_de_minuit';
import states from './fantome.json';
import { show_states } from './page';

show_states({
  game,
  states,
  usual: 'choice',
  seats: (view) => (view as View).seats.length,
  ready: (wish) => {
    const pick = wish.get('pick');
    if (pick !== null) picked.value = Number(pick);
  },
});
