// The guided first game: two players, no variant, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../guide/guide';
import type { Action, Event, View } from '../../wire/pas_vu_pas_pris';

type Now = Moment<View, Action, Event>;
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

const guide: Guide<View, Action, Event> = {
  players: 2,
  level: 'easy',
  config: { layout: 1 },
  hints: [
    {
      id: 'begin',
      when: arranging,
      holds: arranging,
      anchor: () => '.pv-dock .answer-main',
      text: {
        fr: '«\u00a0Commencer\u00a0», et le hall se meuble\u00a0; le hasard accroche la serrure à une porte et donne le dé.',
        en: '“Begin”, and the hall is furnished; chance hangs the keyhole on a door and gives the die to somebody.',
      },
    },
    {
      id: 'draw',
      when: drawing,
      holds: drawing,
      anchor: () => '.pv-dock .answer-main',
      text: {
        fr: 'Tes fantômes attendent de ton côté et veulent traverser le hall sans être vus. Pioche une carte\u00a0: elle dit de combien de cases ils avancent.',
        en: 'Your ghosts wait on your side and want to cross the hall unseen. Draw a card: it says how many squares they may go.',
      },
    },
    {
      id: 'seize',
      when: seizing,
      holds: seizing,
      anchor: () => '.pv-dock .answers',
      text: {
        fr: 'Ta carte montre deux meubles\u00a0: tu peux en prendre un pour te faire une cachette, ou pour en gâcher une autre.',
        en: 'Your card shows two pieces of furniture: take one to make yourself a hiding place, or to spoil another’s.',
      },
    },
    {
      id: 'place',
      when: placing,
      holds: placing,
      anchor: () => '.pv-placing',
      text: {
        fr: 'Fais glisser le meuble, tourne-le, bascule-le même\u00a0! Puis lâche\u00a0: il tombe et s’immobilise.',
        en: 'Drag the piece, turn it, even tip it! Then let go: it falls and comes to rest.',
      },
    },
    {
      id: 'plan',
      when: planning,
      holds: planning,
      anchor: () => '.pv-chips',
      text: {
        fr: 'En secret\u00a0: choisis un fantôme, puis une case éclairée. Derrière un meuble, dessous, dessus\u00a0: où l’œil ne le verra-t-il pas\u00a0? Quand c’est bon\u00a0: «\u00a0C’est prêt\u00a0».',
        en: 'In secret: choose a ghost, then a lit square. Behind a piece, under it, on it: where will the eye not see it? When you are done: “Ready”.',
      },
    },
    {
      id: 'roll',
      when: rolling,
      holds: rolling,
      anchor: () => '.pv-dock .die',
      text: {
        fr: 'Le plus haut au dé choisit de quel côté on regarde.',
        en: 'The highest roll chooses the side to look from.',
      },
    },
    {
      id: 'choose',
      when: choosing,
      holds: choosing,
      anchor: () => '.pv-dock .answers',
      text: {
        fr: 'Choisis le côté qui voit les autres, et pas toi. Le dé dira la porte.',
        en: 'Choose the side that sees the others, and not you. The die tells the door.',
      },
    },
    {
      id: 'looked',
      when: ({ view }) => view.looks.length > 0 && view.phase !== 'over',
      holds: running,
      anchor: () => '.pv-again',
      text: {
        fr: 'Qui a été vu est rentré chez lui. Regarde encore par la serrure pour comprendre pourquoi\u00a0: la part vue, et le rayon.',
        en: 'Whoever was seen went home. Look through the keyhole again to see why: the share that showed, and the ray.',
      },
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .score-sheet',
      text: {
        fr: 'Cinq tours, et c’est fini. La prochaine fois, essaie les fusions et Minuit sonne\u00a0!',
        en: 'Five rounds, and it is over. Next time try fusions and Midnight strikes!',
      },
    },
  ],
};
export default guide;
