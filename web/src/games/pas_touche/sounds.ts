// What is heard of each event.
import type { Cue } from '../../sound/cues';
import type { Event } from '../../wire/pas_touche';

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'GridLaid':
    case 'CardTurned':
    case 'CardPassed':
      return [{ sound: 'card' }];
    case 'Advanced':
      return [{ sound: 'your_turn' }];
    case 'Blocked':
      return [{ sound: 'strike' }];
    case 'Penalised':
      return [{ sound: 'buzz' }];
    case 'Thrown':
    case 'Touched': // heard when it is touched
    case 'Prepared':
    case 'Called':
    case 'NobodyScored':
    case 'Ended':
      return [];
  }
}
