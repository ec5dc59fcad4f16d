// Each event as a line of the log, and what hunters and places are called in it.

import type { SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Card, Event } from '../../wire/chasseurs_de_tresor';
import { hall_number, is_letter, is_space, kJewels, type Room, room_in, type Space } from './data';
import { type Texts, texts } from './texts';

// Of a jewel, in a sentence: in the classic game jewels have none.
export const kNoNumber = 0;

// GH-08: a seat may run several hunters, who then go by their colour.
export function hunter_name(names: readonly SeatName[], hunter: number, words: Texts): string {
  if (names.length <= 1) return words.alone[hunter] ?? '';
  const name = names[hunter % names.length]?.name ?? '';
  return names.length === 2 ? words.of_two(name, words.colours[hunter] ?? '') : name;
}

export function shown(place: string, plan: boolean, language: Language): string {
  const words = texts(language);
  if (!is_space(place)) return '';
  const room = room_in(place);
  if (room !== null) return plan ? words.plan_room(room) : words.look_room(room);
  if (place === 'outside') return plan ? words.plan_outside : words.look_outside;
  return plan ? words.plan_hall(hall_number(place)) : words.look_hall(hall_number(place));
}

function moved(who: string, steps: number, to: Space, words: Texts): string {
  const room = room_in(to);
  if (room !== null) return words.moved_room(who, steps, room);
  return to === 'outside' ? words.moved_outside(who, steps) : words.moved_hall(who, steps, hall_number(to));
}

function card_name(card: Exclude<Card, Room>, words: Texts): string {
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
      return moved(who(event.hunter), event.path.length - 1, event.path.at(-1) ?? 'outside', words);
    case 'Stayed':
      return words.stayed(who(event.hunter));
    case 'JewelRevealed':
      return words.revealed(who(event.hunter), event.number);
    case 'JewelTaken':
      return words.taken(who(event.hunter), event.number ?? kNoNumber);
    case 'JewelLeft':
      return words.left(who(event.hunter), event.number ?? kNoNumber);
    case 'JewelsSwapped':
      return words.swapped(who(event.hunter), event.taken, event.left);
    case 'JewelRescued':
      return words.rescued(who(event.hunter), event.number ?? kNoNumber, kJewels - event.rescued);
    case 'Fought':
      if (event.spirit_gone) return words.spirit_gone(event.room);
      if (event.gone === 0 && event.left === 0) return words.spirit_fought(who(event.hunter));
      return words.fought(who(event.hunter), event.gone, event.left);
    case 'Ended':
      return words.endings[event.ending];
  }
}
