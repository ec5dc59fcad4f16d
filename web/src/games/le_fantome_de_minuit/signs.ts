// What is drawn beside each line of the log.
import type { IconName } from '../../parts/icon';
import type { Event } from '../../wire/le_fantome_de_minuit';

export const kSigns = {
  FoundBravest: 'crown',
  Began: 'moon',
  Placed: 'point',
  Rolled: 'die',
  RollLost: 'die',
  Moved: 'steps',
  Hid: 'door',
  Stayed: 'steps',
  HugoWalked: 'ghost',
  Captured: 'stairs',
  Trapped: 'stairs',
  RoundEnded: 'flag',
  CameOut: 'door',
  Ended: 'crown',
} as const satisfies Record<Event['type'], IconName>;
