// /dev/chasseurs.html?state=move&measure=room_a&marks&play
import game from '../src/games/chasseurs_de_tresor';
import type { Stage } from '../src/games/chasseurs_de_tresor/stage';
import type { Space, View } from '../src/wire/chasseurs_de_tresor';
import states from './chasseurs.json';
import { show_states } from './page';

void show_states({
  game,
  states,
  usual: 'move',
  marks: [
    { id: 1, seat: 1, place: 'room_i', plan: false },
    { id: 2, seat: 2, place: 'room_g', plan: true },
  ],
  seats: (view) => (view as View).setup.players ?? 4,
  ready: (wish, stage) => {
    const measure = wish.get('measure');
    if (measure !== null) (stage as Stage).measuring.value = measure as Space;
  },
});
