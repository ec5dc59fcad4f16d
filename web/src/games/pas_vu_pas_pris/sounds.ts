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
      return [{ sound: 'pick' }];
    case 'PieceRests':
      return [{ sound: 'drop', at: 0.8 }];
    case 'GhostWalked':
    case 'GhostLeft':
      return event.path.map((_, index) => ({ sound: 'tiptoe', at: (index + 1) / (event.path.length + 1) }));
    case 'GhostsFused':
      return [{ sound: 'fuse' }];
    case 'FusionUndone':
      return [{ sound: 'gone' }];
    case 'GhostPut':
      return [{ sound: 'ghost' }];
    case 'DieRolled':
      return [{ sound: 'dice' }];
    case 'KeyholeHung':
      return [{ sound: 'key' }];
    case 'Looked':
      return [
        { sound: 'keyhole' },
        ...(seen_of(event.look).length > 0
          ? seen_of(event.look).map((_, index) => ({ sound: 'startle', at: 1.02 + 0.16 * index }) as const)
          : []),
      ];
    case 'GhostWentBack':
      return [{ sound: event.seen ? 'flee' : 'tiptoe' }];
    case 'HallArranged':
      return [{ sound: 'shuffle' }];
    case 'DieGiven':
    case 'PieceLeft':
    case 'PlanMade':
    case 'GhostReplaced':
    case 'SideChosen':
    case 'HallTurned':
    case 'MatchEnded':
      return [];
  }
}
