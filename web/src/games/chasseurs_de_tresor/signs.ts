// What is drawn beside each line of the log.
import type { IconName } from '../../parts/icon';
import type { Event } from '../../wire/chasseurs_de_tresor';

export const kSigns: Readonly<Partial<Record<Event['type'], IconName>>> = {
  FirstChosen: 'crown',
  Rolled: 'die',
  CardTurned: 'card',
  CardSetAside: 'card',
  PileShuffled: 'card',
  GhostCame: 'ghost',
  RoomHaunted: 'ghost',
  DoorsClosed: 'lock',
  DoorsOpened: 'door',
  Moved: 'steps',
  Stayed: 'steps',
  JewelRevealed: 'gem',
  JewelTaken: 'gem',
  JewelLeft: 'gem',
  JewelsSwapped: 'gem',
  JewelRescued: 'home',
  Fought: 'candle',
  Ended: 'crown',
};
