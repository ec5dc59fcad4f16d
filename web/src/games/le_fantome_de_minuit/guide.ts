// The guided first game: two players, one round, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../contract/guide';
import { catalogue } from '../../texts/catalogue';
import { load } from '../../texts/made/le_fantome_de_minuit/guide';
import type { Action, Event, View } from '../../wire/le_fantome_de_minuit';
import { movable } from './choices';

const words = catalogue(load);

type Now = Moment<View, Action, Event>;
const thing = (key: string) => `[data-thing="${key}"]`;
const own = ({ view, seat }: Now) => (seat === null ? [] : (view.seats[seat]?.figures ?? []));
const placed = (now: Now) => own(now).filter(({ type }) => type === 'OnSquare').length;
const choosing = ({ view, turn }: Now) => view.phase === 'moving' && (turn.actions?.length ?? 0) > 0;
const caught = ({ view }: Now) =>
  view.seats.flatMap(({ figures }) => figures).find(({ type }) => type === 'OnStep' || type === 'InCellar');
const doors = ({ turn }: Now) => (turn.actions ?? []).flatMap((action) => (action.type === 'Hide' ? [action.room] : []));
const hugo_at = ({ view: { hugo } }: Now) =>
  hugo.type === 'OnSquare' ? thing(`square-${hugo.square}`) : thing(`step-${hugo.type === 'OnStep' ? hugo.value : 10}`);
const running = ({ view }: Now) => view.phase === 'rolling' || view.phase === 'moving';

const guide: Guide<View, Action, Event> = {
  players: 2,
  level: 'easy',
  config: { rounds: 1, starter: 0 },
  hints: [
    {
      id: 'place',
      when: ({ view, turn }) => view.phase === 'placing' && turn.actions !== null,
      holds: (now) => now.view.phase === 'placing' && placed(now) < 2,
      anchor: ({ turn }) => {
        const [first] = turn.actions ?? [];
        return first?.type === 'Place' ? thing(`square-${first.square}`) : '.dock-hand';
      },
      text: (language) => words(language).place,
    },
    {
      id: 'doors',
      when: (now) => now.view.phase === 'placing' && placed(now) >= 2,
      holds: ({ view }) => view.phase === 'placing',
      anchor: () => thing('chamber-kitchen'),
      text: (language) => words(language).doors,
    },
    {
      id: 'hugo',
      when: (now) => now.view.phase === 'placing' && placed(now) >= 4,
      holds: ({ view }) => view.hugo.type === 'OnStep',
      anchor: hugo_at,
      text: (language) => words(language).hugo,
    },
    {
      id: 'roll',
      when: ({ view, turn }) => view.phase === 'rolling' && turn.prompt !== null,
      holds: ({ turn }) => turn.prompt !== null,
      anchor: () => '.dock-in .die',
      text: (language) => words(language).roll,
    },
    {
      id: 'choose',
      when: choosing,
      holds: choosing,
      anchor: ({ turn }) => {
        const [square] = movable(turn.actions ?? []);
        return square === undefined ? '.dock' : thing(`square-${square}`);
      },
      text: (language) => words(language).choose,
    },
    {
      id: 'ghost',
      when: ({ view: { hugo } }) => hugo.type === 'OnStep' && hugo.value < 10,
      holds: running,
      anchor: hugo_at,
      text: (language) => words(language).ghost,
    },
    {
      id: 'out',
      when: ({ view }) => view.hugo.type === 'OnSquare' && view.phase !== 'over',
      holds: running,
      anchor: hugo_at,
      text: (language) => words(language).out,
    },
    {
      id: 'hide',
      when: (now) => choosing(now) && doors(now).length > 0,
      holds: (now) => choosing(now) && doors(now).length > 0,
      anchor: (now) => thing(`chamber-${doors(now)[0] ?? 'kitchen'}`),
      text: (language) => words(language).hide,
    },
    {
      id: 'caught',
      when: (now) => caught(now) !== undefined && running(now),
      holds: running,
      anchor: (now) => {
        const spot = caught(now);
        return thing(spot?.type === 'OnStep' ? `step-${spot.value}` : 'cellar');
      },
      text: (language) => words(language).caught,
    },
    {
      id: 'score',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .score-sheet',
      text: (language) => words(language).score,
    },
  ],
};
export default guide;
