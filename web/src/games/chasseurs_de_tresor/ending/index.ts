// The end of a hunt: jewels on the lawn, or the house on a plate; where it turned, and where one could have gone.
import { define_ending, type Ended, type Feat, type Past, type Step, type Tip } from '../../../contract/ending';
import type { Event, Room, View } from '../../../wire/chasseurs_de_tresor';
import { room_in } from '../data';
import { Scene } from './scene';
import { ending_texts } from './texts';

const is_won = (view: View): boolean => view.ending === 'escaped';

function lead({ view, language }: Ended<View>): string {
  const { lead: said } = ending_texts(language);
  const how = view.ending ?? 'haunted';
  return how === 'escaped' ? said.escaped(view.turns) : said[how];
}

// Won: the spirit that was driven out when most of them were about, else the jewel that went last. Lost: each spirit more than before.
function weight(event: Event, { before, after }: Step<View, Event>, { view }: Ended<View>): number {
  if (!is_won(view)) return event.type === 'RoomHaunted' ? after.spirits : 0;
  if (event.type === 'Fought' && event.spirit_gone) return 4 * before.spirits;
  return event.type === 'JewelRescued' ? event.rescued : 0;
}

// What is compared is of the same difficulty and for as many hunters.
function feat({ view }: Ended<View>): Feat {
  const { mode = 'classic', difficulty = 'usual' } = view.setup;
  const setup = `${mode}.${difficulty}.${view.hunters.length}`;
  return is_won(view)
    ? { kind: `turns.${setup}`, value: view.turns, fewer: true }
    : { kind: `jewels.${setup}`, value: view.rescued, fewer: false };
}

// The spirit that was left alone longest.
function oldest_spirit({ view, steps, language }: Past<View, Event>): readonly Tip[] {
  const since = new Map<Room, number>();
  for (const { after, events } of steps)
    for (const event of events) if (event.type === 'RoomHaunted') since.set(event.room, after.turns);
  const left = view.rooms
    .filter(({ haunted }) => haunted)
    .flatMap(({ room }) => {
      const turn = since.get(room);
      return turn === undefined ? [] : [{ room, turns: view.turns - turn }];
    });
  const oldest = left.toSorted((a, b) => b.turns - a.turns)[0];
  if (oldest === undefined || oldest.turns < 2) return [];
  const words = ending_texts(language);
  const letter = oldest.room.toUpperCase();
  return [{ about: letter, title: words.tip_fight(letter), text: words.tip_fight_text(oldest.turns) }];
}
function jewels_in_packs({ view, language }: Past<View, Event>): readonly Tip[] {
  const held = view.hunters.filter(({ backpack }) => backpack != null).length;
  const words = ending_texts(language);
  return held > 0 ? [{ about: '', title: words.tip_out, text: words.tip_out_text(held) }] : [];
}
// Rooms whose jewel still lies there and in which nobody ever was.
function unseen_rooms({ view, steps, language }: Past<View, Event>): readonly Tip[] {
  const seen = new Set(
    steps.flatMap(({ events }) => events.flatMap((event) => (event.type === 'Moved' ? event.path.map(room_in) : []))),
  );
  const unseen = view.rooms.flatMap(({ room, jewel }) => (jewel != null && !seen.has(room) ? [room.toUpperCase()] : []));
  const words = ending_texts(language);
  const [first] = unseen;
  return first ? [{ about: first, title: words.tip_split, text: words.tip_split_text(unseen) }] : [];
}

export const ending = define_ending<View, Event>({
  Scene,
  lead,
  weight,
  feat,
  feat_text: ({ kind, value }, language) => {
    const words = ending_texts(language);
    return kind.startsWith('turns') ? words.in_turns(value) : words.jewels(value);
  },
  tips: (past) => [...oldest_spirit(past), ...jewels_in_packs(past), ...unseen_rooms(past)],
});
