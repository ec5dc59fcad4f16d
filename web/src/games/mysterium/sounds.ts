// What is heard of each event.
import type { Cue } from '../../sound/cues';
import type { Event } from '../../wire/mysterium';

export function sounds(event: Event): readonly Cue[] {
  switch (event.type) {
    case 'HourStruck':
      return [{ sound: 'strike' }];
    case 'VisionsGiven':
    case 'CardChosen':
    case 'BetPlaced':
    case 'SharedTurned':
      return [{ sound: 'card' }];
    case 'CrowSent':
      return [{ sound: 'door' }];
    case 'GlassTurned':
      return [{ sound: 'your_turn' }];
    case 'TimeUp':
      return [{ sound: 'buzz' }];
    case 'Answered':
      return [{ sound: event.right ? 'capture' : 'buzz', at: 0.5 }];
    case 'VotesCounted':
      return event.votes.map((_, at) => ({ sound: 'step', at: at / (event.votes.length + 1) }) as const);
    case 'CulpritShown':
      return [{ sound: 'strike' }];
    case 'ClueLaid':
    case 'TargetDrawn':
    case 'TokensReturned':
    case 'PileShuffled':
    case 'VisionDrawn':
    case 'BetWithdrawn':
    case 'SaidReady':
    case 'BetSettled':
    case 'CameThrough':
    case 'GroupJoined':
    case 'Conveyed':
    case 'Voted':
    case 'Disagreed':
    case 'TargetShown':
    case 'Ended':
      return [];
  }
}
