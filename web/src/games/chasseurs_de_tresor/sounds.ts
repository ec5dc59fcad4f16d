// What is heard of each event.
import type { Cue } from '../../sound/cues';
import type { Event } from '../../wire/chasseurs_de_tresor';

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'Rolled':
      return [{ sound: 'dice' }];
    case 'Fought':
      return [{ sound: 'dice' }, ...(event.gone > 0 || event.spirit_gone ? [{ sound: 'capture', at: 0.9 } as const] : [])];
    case 'CardTurned':
    case 'CardSetAside':
    case 'PileShuffled':
    case 'JewelRevealed':
      return [{ sound: 'card' }];
    case 'Moved': {
      const steps = event.path.length - 1;
      return Array.from({ length: steps }, (_, index) => ({ sound: 'step', at: (index + 1) / (steps + 1) }));
    }
    case 'RoomHaunted':
      return [{ sound: 'strike' }];
    case 'DoorsClosed':
    case 'DoorsOpened':
      return [{ sound: 'door' }];
    case 'JewelTaken':
    case 'JewelsSwapped':
    case 'JewelRescued':
      return [{ sound: 'your_turn' }];
    case 'FirstChosen':
    case 'GhostCame':
    case 'Stayed':
    case 'JewelLeft':
    case 'Ended':
      return [];
  }
}
