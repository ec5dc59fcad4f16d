// What is heard of each event.
import type { Cue, Sound } from '../../sound/cues';
import type { Event } from '../../wire/le_fantome_de_minuit';
import { distance, room_data } from './data';
import { hugo_way } from './plan';

// One for each square walked.
function paces(count: number, sound: Sound = 'step'): readonly Cue[] {
  return Array.from({ length: count }, (_, index) => ({ sound, at: (index + 1) / (count + 1) }));
}

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'Rolled':
      return [{ sound: 'dice' }];
    case 'Placed':
      return [{ sound: 'step', at: 0.9 }];
    case 'Moved':
      return paces(distance(event.from, event.to));
    case 'Hid':
      return [...paces(distance(event.from, room_data(event.room).door)), { sound: 'door', at: 0.85 }];
    case 'CameOut':
      return [{ sound: 'door' }];
    case 'HugoWalked':
      // the clock strikes, and he comes: the farther he goes, the more often one hears him
      return [
        { sound: 'strike' },
        { sound: 'hugo', at: 0.1 },
        ...(hugo_way(event.from, event.to).length > 6 ? [{ sound: 'hugo', at: 0.6 } as const] : []),
      ];
    case 'Captured':
    case 'Trapped':
      return [{ sound: 'capture' }];
    case 'RoundEnded':
      return [{ sound: 'strike' }, { sound: 'yawn', at: 0.3 }]; // he goes back to bed
    case 'FoundBravest':
    case 'Began':
    case 'RollLost':
    case 'Stayed':
    case 'Ended':
      return [];
  }
}
