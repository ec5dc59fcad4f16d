// The guided first game: two players with two hunters each, a gentle house, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../contract/guide';
import { catalogue } from '../../texts/catalogue';
import { load } from '../../texts/made/chasseurs_de_tresor/guide';
import type { Action, Event, View } from '../../wire/chasseurs_de_tresor';
import { active_space, goals } from './choices';
import { space_of } from './data';

const words = catalogue(load);

type Now = Moment<View, Action, Event>;
const thing = (key: string) => `[data-thing="${key}"]`;
const moving = ({ view, turn }: Now) => view.phase === 'moving' && (turn.actions?.length ?? 0) > 0;
const fighting = ({ view, turn }: Now) => view.phase === 'fighting' && turn.prompt !== null;
const running = ({ view }: Now) => view.phase !== 'over' && view.phase !== 'first';
const carrier = ({ view, seat }: Now) => view.hunters.find((each) => each.seat === seat && each.backpack);
const two_ghosts = ({ view }: Now) => view.rooms.find(({ ghosts }) => ghosts === 2);
const haunted = ({ view }: Now) => view.rooms.find((each) => each.haunted);
const room_of = (found: View['rooms'][number] | undefined) => thing(space_of(found?.room ?? 'a'));

const guide: Guide<View, Action, Event> = {
  players: 2,
  level: 'normal',
  config: { difficulty: 'gentle', starter: 0 },
  hints: [
    {
      id: 'roll',
      when: ({ view, turn }) => view.phase === 'rolling' && turn.prompt !== null,
      holds: ({ turn }) => turn.prompt !== null,
      anchor: () => '.dock-in .die',
      text: (language) => words(language).roll,
    },
    {
      id: 'move',
      when: moving,
      holds: moving,
      anchor: ({ turn, view }) => thing(goals(turn.actions ?? []).at(-1) ?? active_space(view)),
      text: (language) => words(language).move,
    },
    {
      id: 'card',
      when: (now) => Boolean(now.view.card) && running(now),
      holds: running,
      anchor: () => thing('pile'),
      text: (language) => words(language).card,
    },
    {
      id: 'take',
      when: ({ view, turn }) => view.phase === 'choosing' && turn.actions !== null,
      holds: ({ view, turn }) => view.phase === 'choosing' && turn.actions !== null,
      anchor: ({ view }) => thing(active_space(view)),
      text: (language) => words(language).take,
    },
    {
      id: 'carry',
      when: (now) => carrier(now) !== undefined && running(now),
      holds: (now) => carrier(now) !== undefined && running(now),
      anchor: () => thing('outside'),
      text: (language) => words(language).carry,
    },
    {
      id: 'fight',
      when: fighting,
      holds: fighting,
      anchor: () => '.dock-in .die',
      text: (language) => words(language).fight,
    },
    {
      id: 'two',
      when: (now) => two_ghosts(now) !== undefined && running(now),
      holds: (now) => two_ghosts(now) !== undefined && running(now),
      anchor: (now) => room_of(two_ghosts(now)),
      text: (language) => words(language).two,
    },
    {
      id: 'spirit',
      when: (now) => haunted(now) !== undefined && running(now),
      holds: (now) => haunted(now) !== undefined && running(now),
      anchor: (now) => room_of(haunted(now)),
      text: (language) => words(language).spirit,
    },
    {
      id: 'out',
      when: (now) => now.view.rescued > 0 && running(now),
      holds: running,
      anchor: () => '.ct-gauge-jewels',
      text: (language) => words(language).out,
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .ct-result',
      text: (language) => words(language).end,
    },
  ],
};
export default guide;
