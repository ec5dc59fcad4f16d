// What is drawn beside each line of the log.
import type { IconName } from '../../parts/icon';
import type { Event } from '../../wire/mysterium';

export const kSigns: Readonly<Partial<Record<Event['type'], IconName>>> = {
  TargetDrawn: 'card',
  HourStruck: 'clock',
  TokensReturned: 'undo',
  PileShuffled: 'card',
  VisionsGiven: 'ghost',
  CrowSent: 'send',
  GlassTurned: 'clock',
  CardChosen: 'hand',
  BetPlaced: 'flag',
  BetWithdrawn: 'flag',
  SaidReady: 'check',
  TimeUp: 'clock',
  Answered: 'eye',
  BetSettled: 'flag',
  CameThrough: 'stairs',
  Conveyed: 'ghost',
  SharedTurned: 'card',
  Voted: 'hand',
  Disagreed: 'pass',
  VotesCounted: 'list',
  CulpritShown: 'eye',
  TargetShown: 'card',
  Ended: 'crown',
};
