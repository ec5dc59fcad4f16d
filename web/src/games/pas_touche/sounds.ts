// What is heard of each event.
import type { Cue } from '../../sound/cues';
import type { Event } from '../../wire/pas_touche';

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'GridLaid':
      return [{ sound: 'shuffle' }];
    case 'CardTurned':
    case 'CardPassed':
      return [{ sound: 'card' }];
    case 'Advanced':
      return [{ sound: 'hop' }];
    case 'Blocked':
      return [{ sound: 'boing' }];
    case 'Penalised':
      return [{ sound: 'slide' }];
    case 'Thrown':
    case 'Touched': // heard when it is touched
    case 'Prepared':
    case 'Called':
    case 'NobodyScored':
    case 'Ended':
      return [];
  }
}
