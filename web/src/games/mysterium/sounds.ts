// What is heard of each event.
import type { Cue } from '../../sound/cues';
import type { Event } from '../../wire/mysterium';

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'HourStruck':
      return [{ sound: 'strike' }];
    case 'VisionsGiven':
      return event.visions.map((_, at) => ({ sound: 'card', at: at / (event.visions.length + 1) }) as const);
    case 'CardChosen':
    case 'SharedTurned':
      return [{ sound: 'card' }];
    case 'BetPlaced':
      return [{ sound: 'hop' }];
    case 'PileShuffled':
      return [{ sound: 'shuffle' }];
    case 'CrowSent':
      return [{ sound: 'crow' }];
    case 'GlassTurned':
      return [{ sound: 'glass' }];
    case 'CameThrough':
      return [{ sound: 'jewel' }];
    case 'Disagreed':
      return [{ sound: 'wrong' }];
    case 'TimeUp':
      return [{ sound: 'buzz' }];
    case 'Answered':
      return [{ sound: event.right ? 'right' : 'wrong', at: 0.5 }];
    case 'VotesCounted':
      return event.votes.map((_, at) => ({ sound: 'vote', at }) as const);
    case 'CulpritShown':
      return [{ sound: 'keyhole' }, { sound: 'strike', at: 0.75 }];
    case 'ClueLaid':
    case 'TargetDrawn':
    case 'TokensReturned':
    case 'VisionDrawn':
    case 'BetWithdrawn':
    case 'SaidReady':
    case 'BetSettled':
    case 'GroupJoined':
    case 'Conveyed':
    case 'Voted':
    case 'TargetShown':
    case 'Ended':
      return [];
  }
}
