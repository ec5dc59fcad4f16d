// The guided first game: one other player who takes their time, the first level, and what a newcomer wonders about, between throws.
import type { Guide, Moment } from '../../contract/guide';
import { catalogue } from '../../texts/catalogue';
import { load } from '../../texts/made/pas_touche/guide';
import type { Action, Event, View } from '../../wire/pas_touche';

const words = catalogue(load);

type Now = Moment<View, Action, Event>;
const playing = ({ view }: Now) => view.phase !== 'over';
const own = ({ view, seat }: Now) => (seat === null ? undefined : view.players[seat]);
const turned_up = (now: Now, slot: number) => {
  const card = own(now)?.slots[slot]?.card;
  return card !== null && card !== undefined;
};
const preparing = ({ view, turn }: Now) => view.phase === 'preparing' && turn.actions !== null;
// The last throw named a card that one's own cards forbid.
const was_forbidden = (now: Now) => {
  const { dice } = now.view.last ?? {};
  const me = own(now);
  if (!dice || me === undefined || now.view.phase !== 'waiting') return false;
  return me.sweets.includes(dice.sweet) || me.counts.includes(dice.count);
};
const erred = ({ view, seat }: Now) =>
  view.last?.touches.some(({ touch, cost }) => touch.seat === seat && cost !== 'none') ?? false;

const guide: Guide<View, Action, Event> = {
  players: 2,
  level: '1',
  config: { levels: [1, 1] },
  quiet: ({ view }) => view.phase === 'racing', // eyes are needed elsewhere
  hints: [
    {
      id: 'prepare',
      when: preparing,
      holds: preparing,
      anchor: () => '.pt-prepare',
      text: (language) => words(language).prepare,
    },
    {
      id: 'throw',
      when: ({ view, turn }) => view.phase === 'waiting' && view.throws === 0 && turn.prompt !== null,
      holds: ({ view }) => view.throws === 0 && view.phase !== 'over',
      anchor: () => '.pt-main .pt-throw',
      text: (language) => words(language).throw,
    },
    {
      id: 'photo',
      when: ({ view }) => view.throws > 0 && view.phase !== 'racing',
      holds: playing,
      anchor: () => '.pt-finish',
      text: (language) => words(language).photo,
    },
    {
      id: 'card',
      when: (now) => turned_up(now, 0),
      holds: playing,
      anchor: () => '.pt-own-cards',
      text: (language) => words(language).card,
    },
    {
      id: 'block',
      when: was_forbidden,
      holds: playing,
      anchor: () => '.pt-dock .pt-hand-pad',
      text: (language) => words(language).block,
    },
    {
      id: 'error',
      when: erred,
      holds: playing,
      anchor: () => '.pt-own-cards',
      text: (language) => words(language).error,
    },
    {
      id: 'second',
      when: (now) => turned_up(now, 1),
      holds: playing,
      anchor: () => '.pt-own-cards',
      text: (language) => words(language).second,
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .pt-result',
      text: (language) => words(language).end,
    },
  ],
};
export default guide;
