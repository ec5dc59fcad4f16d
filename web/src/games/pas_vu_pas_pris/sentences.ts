// Each event as a line of the log.

import type { SeatName, TurningPoint } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Event } from '../../wire/pas_vu_pas_pris';
import { size_of } from './data/board';
import { drawn_card, ghost_name, ghost_named, hundredths, named_square, seat_name } from './names';
import { seen_of, share_of } from './scene';
import { texts } from './texts';

export function sentence(event: Event, names: readonly SeatName[], language: Language): string {
  const words = texts(language);
  const who = (seat: number) => seat_name(names, seat);
  const ghost = (seat: number, figure: number) => ghost_name(names, seat, figure, words);
  switch (event.type) {
    case 'HallArranged':
      return words.log_arranged;
    case 'KeyholeHung':
      return words.log_hung(event.door.number, event.door.side);
    case 'DieGiven':
      return words.log_die(who(event.seat));
    case 'BellRang': {
      const { title, text } = words.bells[event.bell];
      return words.log_bell(title, text);
    }
    case 'CardDrawn':
      return drawn_card(who(event.seat), event.card, words);
    case 'PieceLeft':
      return event.piece ? words.log_put_back(who(event.seat), event.piece) : words.log_left(who(event.seat));
    case 'PieceSeized':
      return words.log_seized(who(event.seat), event.piece);
    case 'PieceRests':
      return words.log_rests(event.piece, named_square(event.pose));
    case 'PlanMade':
      return words.log_planned(who(event.seat));
    case 'GhostWalked':
      return words.log_walked(ghost(event.seat, event.figure), named_square(event.pose), event.shifted);
    case 'GhostLeft':
      return words.log_out(ghost(event.seat, event.figure));
    case 'GhostPut':
      return words.log_put(ghost(event.seat, event.figure), named_square(event.pose));
    case 'GhostReplaced':
      return words.log_replaced(ghost(event.seat, event.figure), ghost(event.by, event.with), named_square(event.pose));
    case 'GhostsFused':
      return words.log_fused(who(event.seat), named_square(event.pose), size_of(event.into));
    case 'FusionUndone':
      return words.log_unfused(who(event.seat));
    case 'GhostWentBack':
      return words.log_back(ghost(event.seat, event.figure), event.seen);
    case 'DieRolled':
      return words.log_rolled(who(event.seat), event.pips);
    case 'SideChosen':
      return words.log_side(who(event.seat), event.side);
    case 'Looked': {
      const seen = seen_of(event.look).map((each) =>
        words.seen_share(ghost_named(names, each.ghost, words), hundredths(share_of(each), words), each.in_mirror),
      );
      const { number, side } = event.look.door;
      return words.log_looked(number, side, seen);
    }
    case 'HallTurned':
      return words.log_turned;
    case 'MatchEnded':
      return words.log_ended;
  }
}

export function turning_point(event: Event, names: readonly SeatName[], language: Language): TurningPoint | null {
  switch (event.type) {
    case 'Looked': {
      const { number, side } = event.look.door;
      return { name: texts(language).point_looked(number, side, seen_of(event.look).length), great: true };
    }
    case 'BellRang':
    case 'GhostLeft':
    case 'GhostsFused':
      return { name: sentence(event, names, language), great: false };
    case 'MatchEnded':
      return { name: sentence(event, names, language), great: true };
    default:
      return null;
  }
}
