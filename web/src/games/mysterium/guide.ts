// The guided first game: a medium among bots, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../contract/guide';
import { catalogue } from '../../texts/catalogue';
import { load } from '../../texts/made/mysterium/guide';
import type { Action, Event, View } from '../../wire/mysterium';
import { in_epilogue, mediums_of } from './data';
import type { Spot } from './scene';
import type { Stage } from './stage';

const words = catalogue(load);

type Now = Moment<View, Action, Event, Stage>;
const own = ({ view, seat }: Now) => {
  const [medium] = mediums_of(view, seat);
  return medium === undefined ? undefined : view.mediums[medium];
};
const guessing = ({ view }: Now) => view.phase === 'guessing';
const asked = (now: Now) => guessing(now) && now.turn.decide !== null;
const beginning = ({ view }: Now) => view.hour === 1 && !in_epilogue(view);
const chosen = (now: Now) => typeof own(now)?.choice === 'number';
const found = (now: Now) => own(now)?.sleeve.length === 1;

// What is laid over the table for a moment is looked at first, and so is all that leads up to what a hint speaks of.
const kOverlaid: readonly Spot['type'][] = ['answer', 'through', 'hour', 'time', 'crow', 'disagreed', 'ballot'];

const guide: Guide<View, Action, Event, Stage> = {
  players: 4,
  level: 'easy',
  config: { ghost: 3, difficulty: 'easy', timer: null },
  quiet: ({ view, stage }) => {
    const scene = stage?.player.scene.value;
    if (!scene) return false;
    return scene.view.phase !== view.phase || (scene.spot !== null && kOverlaid.includes(scene.spot.type));
  },
  hints: [
    {
      id: 'clues',
      when: ({ view }) => view.phase === 'giving',
      holds: (now) => beginning(now) && !chosen(now), // bots deal and give faster than anybody reads
      anchor: () => '.my-clue-row.my-open .my-cards',
      text: (language) => words(language).clues,
    },
    {
      id: 'visions',
      when: asked,
      holds: (now) => guessing(now) && !chosen(now),
      anchor: () => '.my-visions, .my-lane',
      text: (language) => words(language).visions,
    },
    {
      id: 'choose',
      when: asked,
      holds: (now) => guessing(now) && !chosen(now),
      anchor: () => '.my-clue-row.my-open .my-cards',
      text: (language) => words(language).choose,
    },
    {
      id: 'others',
      when: (now) => asked(now) && chosen(now),
      holds: guessing,
      anchor: () => '.my-chip:not(.my-own-chip)',
      text: (language) => words(language).others,
    },
    {
      id: 'ready',
      when: (now) => asked(now) && chosen(now),
      holds: guessing,
      anchor: () => '.my-main',
      text: (language) => words(language).ready,
    },
    {
      id: 'answers',
      when: ({ view }) => view.hour >= 2 && !in_epilogue(view) && view.phase === 'giving',
      holds: ({ view }) => !in_epilogue(view) && view.phase !== 'over',
      anchor: () => '.my-last, .my-chips',
      text: (language) => words(language).answers,
    },
    {
      id: 'next',
      when: (now) => found(now) && asked(now),
      holds: guessing,
      anchor: () => '.my-clue-row.my-open .my-cards',
      text: (language) => words(language).next,
    },
    {
      id: 'vote',
      when: ({ view, turn }) => view.phase === 'voting' && turn.decide !== null,
      holds: ({ view }) => view.phase === 'voting',
      anchor: () => '.my-groups',
      text: (language) => words(language).vote,
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .my-result',
      text: (language) => words(language).end,
    },
  ],
};
export default guide;
