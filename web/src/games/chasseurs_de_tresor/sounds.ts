// What is heard of each event.
import type { Cue } from '../../sound/cues';
import type { Event } from '../../wire/chasseurs_de_tresor';

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'Rolled':
      return [{ sound: 'dice' }];
    case 'Fought':
      return [{ sound: 'dice' }, ...(event.gone > 0 || event.spirit_gone ? [{ sound: 'gone', at: 1 } as const] : [])];
    case 'CardTurned':
    case 'CardSetAside':
    case 'JewelRevealed':
      return [{ sound: 'card' }];
    case 'PileShuffled':
      return [{ sound: 'shuffle' }];
    case 'GhostCame':
      return [{ sound: 'ghost' }];
    case 'Moved': {
      const steps = event.path.length - 1;
      return Array.from({ length: steps }, (_, index) => ({ sound: 'step', at: (index + 1) / (steps + 1) }));
    }
    case 'RoomHaunted':
      return [{ sound: 'haunt' }];
    case 'DoorsClosed':
      return [{ sound: 'lock' }];
    case 'DoorsOpened':
      return [{ sound: 'door' }];
    case 'JewelTaken':
    case 'JewelsSwapped':
      return [{ sound: 'jewel' }];
    case 'JewelRescued':
      return [{ sound: 'right' }];
    case 'FirstChosen':
    case 'Stayed':
    case 'JewelLeft':
    case 'Ended':
      return [];
  }
}
