// The guided first game: two players, no variant, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../contract/guide';
import { catalogue } from '../../texts/catalogue';
import { load } from '../../texts/made/pas_vu_pas_pris/guide';
import type { Action, Event, View } from '../../wire/pas_vu_pas_pris';
import type { Stage } from './stage';

type Now = Moment<View, Action, Event, Stage>;
const asked =
  (phase: View['phase']) =>
  ({ view, turn }: Now) =>
    view.phase === phase && (turn.decide !== null || turn.prompt !== null);
const arranging = asked('arranging');
const drawing = asked('drawing');
const seizing = asked('seizing');
const placing = asked('placing');
const planning = asked('planning');
const rolling = asked('rolling');
const choosing = asked('choosing');
const running = ({ view }: Now) => view.phase !== 'over';
const words = catalogue(load);

const guide: Guide<View, Action, Event, Stage> = {
  players: 2,
  level: 'easy',
  config: { layout: 1 },
  hints: [
    {
      id: 'begin',
      when: arranging,
      holds: arranging,
      anchor: () => '.pv-dock .answer-main',
      text: (language) => words(language).begin,
    },
    {
      id: 'draw',
      when: drawing,
      holds: drawing,
      anchor: () => '.pv-dock .answer-main',
      text: (language) => words(language).draw,
    },
    {
      id: 'seize',
      when: seizing,
      holds: seizing,
      anchor: () => '.pv-dock .answers',
      text: (language) => words(language).seize,
    },
    {
      id: 'place',
      when: placing,
      holds: placing,
      anchor: () => '.pv-placing',
      text: (language) => words(language).place,
    },
    {
      id: 'plan',
      when: planning,
      holds: planning,
      anchor: () => '.pv-chips',
      text: (language) => words(language).plan,
    },
    {
      id: 'roll',
      when: rolling,
      holds: rolling,
      anchor: () => '.pv-dock .die',
      text: (language) => words(language).roll,
    },
    {
      id: 'choose',
      when: choosing,
      holds: choosing,
      anchor: () => '.pv-dock .answers',
      text: (language) => words(language).choose,
    },
    {
      id: 'looked',
      when: ({ view, stage }) =>
        view.looks.length > 0 &&
        view.phase !== 'over' &&
        stage?.player.playing.value !== true &&
        (stage?.again.value ?? null) === null,
      holds: running,
      anchor: () => '.pv-again',
      text: (language) => words(language).looked,
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .score-sheet',
      text: (language) => words(language).end,
    },
  ],
};
export default guide;
