// The guided first game: two players with two hunters each, a gentle house, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../guide/guide';
import type { Action, Event, View } from '../../wire/chasseurs_de_tresor';
import { active_space, goals } from './choices';
import { space_of } from './data';

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
      text: {
        fr: {
          keys: 'Huit joyaux attendent dans la maison hantée, et nous jouons tous ensemble. Tu mènes deux chasseurs. Lance le dé\u00a0: clique dessus, ou appuie sur la barre d’espace.',
          touch:
            'Huit joyaux attendent dans la maison hantée, et nous jouons tous ensemble. Tu mènes deux chasseurs. Lance le dé\u00a0: touche-le.',
        },
        en: {
          keys: 'Eight jewels wait in the haunted house, and we all play together. You run two hunters. Roll the die: click it, or press the space bar.',
          touch: 'Eight jewels wait in the haunted house, and we all play together. You run two hunters. Roll the die: touch it.',
        },
      },
    },
    {
      id: 'move',
      when: moving,
      holds: moving,
      anchor: ({ turn, view }) => thing(goals(turn.actions ?? []).at(-1) ?? active_space(view)),
      text: {
        fr: 'Va où tu veux parmi les places éclairées\u00a0: le dé dit jusqu’où, tu peux t’arrêter avant. Les pièces J et L sont tout près.',
        en: 'Go wherever you like among the lit places: the die says how far, and you may stop before. Rooms J and L are close.',
      },
    },
    {
      id: 'card',
      when: (now) => Boolean(now.view.card) && running(now),
      holds: running,
      anchor: () => thing('pile'),
      text: {
        fr: 'Le dé montrait un fantôme\u00a0: une carte a été retournée, et un fantôme est apparu dans la pièce de sa lettre.',
        en: 'The die showed a ghost: a card was turned up, and a ghost appeared in the room of its letter.',
      },
    },
    {
      id: 'take',
      when: ({ view, turn }) => view.phase === 'choosing' && turn.actions !== null,
      holds: ({ view, turn }) => view.phase === 'choosing' && turn.actions !== null,
      anchor: ({ view }) => thing(active_space(view)),
      text: {
        fr: 'Un joyau\u00a0! Mets-le dans ton sac à dos\u00a0; il n’y a de la place que pour un.',
        en: 'A jewel! Put it into your backpack; there is room for one.',
      },
    },
    {
      id: 'carry',
      when: (now) => carrier(now) !== undefined && running(now),
      holds: (now) => carrier(now) !== undefined && running(now),
      anchor: () => thing('outside'),
      text: {
        fr: 'Rapporte maintenant le joyau dehors, devant la grande porte. Huit joyaux dehors et tous les chasseurs aussi, et c’est gagné.',
        en: 'Now bring the jewel outside, in front of the front door. Eight jewels outside and all hunters too, and you have won.',
      },
    },
    {
      id: 'fight',
      when: fighting,
      holds: fighting,
      anchor: () => '.dock-in .die',
      text: {
        fr: 'Qui s’arrête parmi des fantômes les combat\u00a0: un dé quand on est seul, deux quand un autre chasseur est là. Chaque fantôme du dé en chasse un.',
        en: 'Whoever stops among ghosts fights them: one die alone, two if another hunter is there. Each ghost on a die drives one out.',
      },
    },
    {
      id: 'two',
      when: (now) => two_ghosts(now) !== undefined && running(now),
      holds: (now) => two_ghosts(now) !== undefined && running(now),
      anchor: (now) => room_of(two_ghosts(now)),
      text: {
        fr: 'Deux fantômes dans une pièce\u00a0: au troisième, un esprit rouge s’installe. Mieux vaut passer par là avant.',
        en: 'Two ghosts in one room: with the third a red spirit moves in. Better drop in before that.',
      },
    },
    {
      id: 'spirit',
      when: (now) => haunted(now) !== undefined && running(now),
      holds: (now) => haunted(now) !== undefined && running(now),
      anchor: (now) => room_of(haunted(now)),
      text: {
        fr: 'Un esprit rouge\u00a0! Au sixième, tout est perdu. Il retient qui porte un joyau, et seuls deux chasseurs ensemble peuvent le chasser.',
        en: 'A red spirit! With the sixth all is lost. It holds whoever carries a jewel, and only two hunters together can drive it out.',
      },
    },
    {
      id: 'out',
      when: (now) => now.view.rescued > 0 && running(now),
      holds: running,
      anchor: () => '.ct-gauge-jewels',
      text: {
        fr: 'Un joyau est à l’abri. Si tu hésites, le bouton «\u00a0Conseil\u00a0» te dit ce que ferait un chasseur aguerri.',
        en: 'One jewel is safe. If you are in doubt, the “Advice” button tells you what a seasoned hunter would do.',
      },
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .ct-result',
      text: {
        fr: 'La partie est finie, pour tout le monde à la fois. La prochaine fois, essaie la maison habituelle, puis le jeu avancé.',
        en: 'The match is over, for everyone at once. Next time try the usual house, then the advanced game.',
      },
    },
  ],
};
export default guide;
