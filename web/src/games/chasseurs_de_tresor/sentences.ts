// Each event as a line of the log, and what hunters and places are called in it.
import type { Language } from '../../texts/language';
import type { Card, Event } from '../../wire/chasseurs_de_tresor';
import type { SeatName } from '../game';
import { hall_number, is_space, type Room, room_in, type Space } from './data';
import { type Texts, texts } from './texts';

// GH-08: a seat may run several hunters, who then go by their colour.
export function hunter_name(names: readonly SeatName[], hunter: number, words: Texts): string {
  if (names.length <= 1) return words.alone[hunter] ?? '';
  const name = names[hunter % names.length]?.name ?? '';
  return names.length === 2 ? words.of_two(name, words.colours[hunter] ?? '') : name;
}

export function place_name(space: Space, words: Texts): string {
  const room = room_in(space);
  if (room !== null) return words.in_room(room);
  return space === 'outside' ? words.outside : words.in_hall(hall_number(space));
}

function goal_name(space: Space, words: Texts): string {
  const room = room_in(space);
  if (room !== null) return words.to_room(room);
  return space === 'outside' ? words.to_outside : words.to_hall(hall_number(space));
}

export function shown(place: string, plan: boolean, language: Language): string {
  const words = texts(language);
  if (!is_space(place)) return '';
  return plan ? words.i_go(goal_name(place, words)) : words.look_there(place_name(place, words));
}

export const is_letter = (card: Card): card is Room => card.length === 1;

export function card_name(card: Card, words: Texts): string {
  if (is_letter(card)) return words.card_room(card);
  switch (card) {
    case 'shuffle':
      return words.card_shuffle;
    case 'draw_2':
      return words.card_draw(2);
    case 'draw_3':
      return words.card_draw(3);
    case 'blue_doors':
      return words.card_doors('blue');
    case 'green_doors':
      return words.card_doors('green');
  }
}

function aside_name(card: Card, words: Texts): string {
  return is_letter(card) ? words.card_room_title(card) : words.cards[card].title;
}

export function sentence(event: Event, names: readonly SeatName[], language: Language): string {
  const words = texts(language);
  const who = (hunter: number) => hunter_name(names, hunter, words);
  switch (event.type) {
    case 'FirstChosen':
      return words.first(who(event.hunter));
    case 'Rolled':
      return words.rolled(who(event.hunter), event.pips, event.ghost);
    case 'CardTurned':
      return is_letter(event.card) ? '' : card_name(event.card, words); // a letter's ghost tells it
    case 'CardSetAside':
      return words.set_aside(aside_name(event.card, words));
    case 'PileShuffled':
      return words.shuffled(event.cards);
    case 'GhostCame':
      return event.room === event.due ? words.ghost_came(event.room, event.ghosts) : words.ghost_went_on(event.due, event.room);
    case 'RoomHaunted':
      return words.haunted(event.room, event.spirits);
    case 'DoorsClosed':
      return words.doors_closed(event.colour);
    case 'DoorsOpened':
      return words.doors_opened(event.colour);
    case 'Moved':
      return words.moved(who(event.hunter), event.path.length - 1, goal_name(event.path.at(-1) ?? 'outside', words));
    case 'Stayed':
      return words.stayed(who(event.hunter));
    case 'JewelRevealed':
      return words.revealed(who(event.hunter), event.number);
    case 'JewelTaken':
      return words.taken(who(event.hunter), event.number ?? null);
    case 'JewelLeft':
      return words.left(who(event.hunter), event.number ?? null);
    case 'JewelsSwapped':
      return words.swapped(who(event.hunter), event.taken, event.left);
    case 'JewelRescued':
      return words.rescued(who(event.hunter), event.number ?? null, event.rescued);
    case 'Fought':
      if (event.spirit_gone) return words.spirit_gone(event.room);
      if (event.gone === 0 && event.left === 0) return words.spirit_fought(who(event.hunter));
      return words.fought(who(event.hunter), event.gone, event.left);
    case 'Ended':
      return words.endings[event.ending];
  }
}
