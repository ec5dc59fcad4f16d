// What is drawn beside each line of the log.
import type { IconName } from '../../parts/icon';
import type { Event } from '../../wire/pas_vu_pas_pris';

export const kSigns: Readonly<Partial<Record<Event['type'], IconName>>> = {
  HallArranged: 'home',
  KeyholeHung: 'keyhole',
  DieGiven: 'die',
  BellRang: 'bell',
  CardDrawn: 'card',
  PieceLeft: 'sofa',
  PieceSeized: 'sofa',
  PieceRests: 'sofa',
  PlanMade: 'route',
  GhostWalked: 'steps',
  GhostLeft: 'door',
  GhostPut: 'ghost',
  GhostReplaced: 'ghost',
  GhostsFused: 'ghost',
  FusionUndone: 'ghost',
  GhostWentBack: 'undo',
  DieRolled: 'die',
  SideChosen: 'point',
  Looked: 'keyhole',
  HallTurned: 'moon',
  MatchEnded: 'crown',
};
