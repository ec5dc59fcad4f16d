// What is heard of each event.
import type { Cue } from '../../sound/cues';
import type { Event } from '../../wire/pas_vu_pas_pris';
import { seen_of } from './scene';

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'BellRang':
      return [{ sound: 'strike' }];
    case 'CardDrawn':
      return [{ sound: 'card' }];
    case 'PieceSeized':
      return [{ sound: 'step' }];
    case 'PieceRests':
      return [{ sound: 'slap', at: 0.8 }];
    case 'GhostWalked':
    case 'GhostLeft':
      return event.path.map((_, index) => ({ sound: 'step', at: (index + 1) / (event.path.length + 1) }));
    case 'GhostsFused':
      return [{ sound: 'your_turn' }];
    case 'DieRolled':
      return [{ sound: 'dice' }];
    case 'KeyholeHung':
      return [{ sound: 'door' }];
    case 'Looked':
      return seen_of(event.look).length > 0 ? [{ sound: 'capture', at: 0.75 }] : [];
    case 'HallArranged':
    case 'DieGiven':
    case 'PieceLeft':
    case 'PlanMade':
    case 'GhostPut':
    case 'GhostReplaced':
    case 'FusionUndone':
    case 'GhostWentBack':
    case 'SideChosen':
    case 'HallTurned':
    case 'MatchEnded':
      return [];
  }
}
