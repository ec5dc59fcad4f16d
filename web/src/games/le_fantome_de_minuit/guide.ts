// The guided first game: two players, one round, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../guide/guide';
import type { Action, Event, View } from '../../wire/le_fantome_de_minuit';
import { movable } from './choices';

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
      text: {
        fr: 'Il est minuit, et tes invités cherchent une cachette. Touche une case éclairée pour y placer le premier ; chacun place à son tour.',
        en: 'It is midnight, and your guests look for a place to hide. Touch a lit square to put the first one there; you take turns.',
      },
    },
    {
      id: 'doors',
      when: (now) => now.view.phase === 'placing' && placed(now) >= 2,
      holds: ({ view }) => view.phase === 'placing',
      anchor: () => thing('chamber-kitchen'),
      text: {
        fr: 'Onze pièces ont une porte, et chaque pièce n’abrite qu’un invité. Les bonnes cases sont celles d’où l’on atteint une porte en peu de pas, dans le sens des aiguilles d’une montre.',
        en: 'Eleven rooms have a door, and each room shelters one guest. Good squares are those from which a door is a few steps away, clockwise.',
      },
    },
    {
      id: 'hugo',
      when: (now) => now.view.phase === 'placing' && placed(now) >= 4,
      holds: ({ view }) => view.hugo.type === 'OnStep',
      anchor: hugo_at,
      text: {
        fr: 'Voici Hugo. Il attend en bas de l’escalier. Chaque fantôme du dé le fait monter de trois marches ; arrivé en haut, il parcourt la galerie.',
        en: 'This is Hugo. He waits at the foot of the stairs. Every ghost on the die takes him up three steps; once at the top, he walks along the gallery.',
      },
    },
    {
      id: 'roll',
      when: ({ view, turn }) => view.phase === 'rolling' && turn.prompt !== null,
      holds: ({ turn }) => turn.prompt !== null,
      anchor: () => '.dock-in .die',
      text: {
        fr: {
          keys: 'À toi de lancer le dé\u00a0: clique dessus, ou appuie sur la barre d’espace.',
          touch: 'À toi de lancer le dé\u00a0: touche-le.',
        },
        en: { keys: 'Your roll: click the die, or press the space bar.', touch: 'Your roll: touch the die.' },
      },
    },
    {
      id: 'choose',
      when: choosing,
      holds: choosing,
      anchor: ({ turn }) => {
        const [square] = movable(turn.actions ?? []);
        return square === undefined ? '.dock' : thing(`square-${square}`);
      },
      text: {
        fr: 'Un nombre : fais courir un seul de tes invités. Touche-le, et la case où il arriverait s’éclaire ; touche-la pour y aller.',
        en: 'A number: one of your guests runs. Touch it, and the square it would reach lights up; touch that to go there.',
      },
    },
    {
      id: 'ghost',
      when: ({ view: { hugo } }) => hugo.type === 'OnStep' && hugo.value < 10,
      holds: running,
      anchor: hugo_at,
      text: {
        fr: 'Le dé a montré le fantôme : personne ne bouge, Hugo monte. Tant qu’il est dans l’escalier, les portes restent closes : approche-toi d’elles.',
        en: 'The die showed the ghost: nobody moves, Hugo climbs. As long as he is on the stairs the doors stay shut: get close to them.',
      },
    },
    {
      id: 'out',
      when: ({ view }) => view.hugo.type === 'OnSquare' && view.phase !== 'over',
      holds: running,
      anchor: hugo_at,
      text: {
        fr: 'Hugo est sur la galerie ! Il emporte tous ceux qu’il croise. Mais maintenant les portes sont ouvertes : à l’abri !',
        en: 'Hugo is on the gallery! He takes along everyone he meets. But now the doors are open: run and hide!',
      },
    },
    {
      id: 'hide',
      when: (now) => choosing(now) && doors(now).length > 0,
      holds: (now) => choosing(now) && doors(now).length > 0,
      anchor: (now) => thing(`chamber-${doors(now)[0] ?? 'kitchen'}`),
      text: {
        fr: 'Une porte est à ta portée. Touche la pièce éclairée : là, Hugo ne peut plus rien contre ton invité.',
        en: 'A door is within your reach. Touch the lit room: in there Hugo can do nothing to your guest.',
      },
    },
    {
      id: 'caught',
      when: (now) => caught(now) !== undefined && running(now),
      holds: running,
      anchor: (now) => {
        const spot = caught(now);
        return thing(spot?.type === 'OnStep' ? `step-${spot.value}` : 'cellar');
      },
      text: {
        fr: 'Pris ! Hugo pose ses prises dans l’escalier, et chacune coûtera la valeur de sa marche : 10 pour les premiers, puis de moins en moins.',
        en: 'Caught! Hugo puts his catch on the stairs, and each will cost the value of its step: 10 for the first, then less and less.',
      },
    },
    {
      id: 'score',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .score-sheet',
      text: {
        fr: 'La manche est finie : on additionne les frayeurs, et le plus petit total gagne. Une vraie partie en compte trois. À toi de jouer !',
        en: 'The round is over: frights are added up, and the lowest total wins. A real match has three rounds. Over to you!',
      },
    },
  ],
};
export default guide;
