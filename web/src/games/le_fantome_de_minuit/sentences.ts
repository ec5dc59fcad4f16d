// Each event as a line of the log.

import type { SeatName, TurningPoint } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Band, Event, Spot } from '../../wire/le_fantome_de_minuit';
import { distance, kPips, room_data } from './data';
import { type Texts, texts } from './texts';

export function name_of(names: readonly SeatName[], seat: number): string {
  return names[seat]?.name ?? `${seat + 1}`;
}

export function place_name(spot: Spot, words: Texts): string {
  switch (spot.type) {
    case 'InHand':
      return words.hand;
    case 'OnSquare':
      return words.square(spot.square);
    case 'InRoom':
      return words.rooms[spot.room];
    case 'OnStep':
      return words.step(spot.value);
    case 'InCellar':
      return words.cellar;
  }
}

function guests_of(figures: readonly Band[], names: readonly SeatName[], words: Texts, caught: boolean): readonly string[] {
  return figures.map((band) => words.guests(band.figures, name_of(names, band.seat), caught));
}

// As the words have it: the cellar is step 0.
export function step_of(spot: Spot): number {
  return spot.type === 'OnStep' ? spot.value : 0;
}

export function sentence(event: Event, names: readonly SeatName[], language: Language): string {
  const words = texts(language);
  const name = (seat: number) => name_of(names, seat);
  const guests = (figures: readonly Band[], caught: boolean) => guests_of(figures, names, words, caught);
  switch (event.type) {
    case 'FoundBravest':
      return words.bravest(name(event.seat));
    case 'Began':
      return words.began(event.round, name(event.starter));
    case 'Placed':
      return event.from.type === 'InHand'
        ? words.placed(name(event.seat), event.square)
        : words.returned(name(event.seat), step_of(event.from), event.square);
    case 'Rolled':
      return event.face === 'ghost' ? words.rolled_ghost(name(event.seat)) : words.rolled(name(event.seat), kPips[event.face]);
    case 'RollLost':
      return words.roll_lost(name(event.seat));
    case 'Moved':
      return words.moved(name(event.seat), distance(event.from, event.to), event.to);
    case 'Hid':
      return room_data(event.room).exact
        ? words.hid_exactly(name(event.seat), event.room)
        : words.hid(name(event.seat), event.room);
    case 'Stayed':
      return words.stayed(name(event.seat), event.square);
    case 'HugoWalked': {
      const { from, to } = event;
      if (to.type === 'OnStep') return words.hugo_climbed(to.value);
      if (to.type !== 'OnSquare') return '';
      return from.type === 'OnSquare'
        ? words.hugo_walked(distance(from.square, to.square), to.square)
        : words.hugo_arrived(to.square);
    }
    case 'Captured':
      return words.captured(guests(event.figures, true), step_of(event.to));
    case 'Trapped':
      return (event.cause === 'rooms_full' ? words.trapped_full : words.trapped_late)(guests(event.figures, false));
    case 'RoundEnded':
      return words.round_ended(event.round, event.points.map((points, seat) => words.points_of(name(seat), points)).join(', '));
    case 'CameOut':
      return words.came_out(name(event.seat), event.room, event.square);
    case 'Ended':
      return words.won(event.winners.map(name));
  }
}

// Captures, Hugo on his way up, the ends of rounds.
export function turning_point(event: Event, names: readonly SeatName[], language: Language): TurningPoint | null {
  const words = texts(language);
  switch (event.type) {
    case 'HugoWalked':
      if (event.to.type === 'OnStep') return { name: words.point_climbed(event.to.value), great: false };
      return event.from.type === 'OnStep' ? { name: words.point_arrived, great: true } : null;
    case 'Captured':
      return { name: words.point_captured(guests_of(event.figures, names, words, true)), great: false };
    case 'Trapped':
      return { name: words.point_trapped(guests_of(event.figures, names, words, false)), great: false };
    case 'RoundEnded':
      return { name: words.round_end(event.round), great: true };
    default:
      return null;
  }
}
