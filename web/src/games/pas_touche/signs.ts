// What is drawn beside each line of the log.
import type { IconName } from '../../parts/icon';
import type { Event } from '../../wire/pas_touche';

export const kSigns: Readonly<Partial<Record<Event['type'], IconName>>> = {
  GridLaid: 'card',
  Prepared: 'check',
  Called: 'die',
  Thrown: 'die',
  Touched: 'hand',
  Advanced: 'steps',
  Blocked: 'hand',
  Penalised: 'undo',
  NobodyScored: 'clock',
  CardTurned: 'card',
  CardPassed: 'card',
  Ended: 'crown',
};
