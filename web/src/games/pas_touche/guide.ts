// The guided first game: one other player who takes their time, the first level, and what a newcomer wonders about, between throws.
import type { Guide, Moment } from '../../guide/guide';
import type { Action, Event, View } from '../../wire/pas_touche';

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
      text: {
        fr: 'Choisis la main qui touche, pour toute la partie. Le niveau dit combien tes cartes interdisent\u00a0: pour commencer, le premier est bien.',
        en: 'Choose the hand that touches, for the whole match. The level says how much your cards forbid: the first one is good for a start.',
      },
    },
    {
      id: 'throw',
      when: ({ view, turn }) => view.phase === 'waiting' && view.throws === 0 && turn.prompt !== null,
      holds: ({ view }) => view.throws === 0 && view.phase !== 'over',
      anchor: () => '.pt-main .pt-throw',
      text: {
        fr: {
          keys: 'Deux dés nomment une carte de la grille\u00a0: une douceur et un nombre. Trouve-la et touche-la le premier\u00a0: d’un clic, ou au clavier par sa lettre et son chiffre (B3). Lance quand tu es prêt.',
          touch:
            'Deux dés nomment une carte de la grille\u00a0: une douceur et un nombre. Trouve-la et touche-la du doigt le premier. Lance quand tu es prêt.',
        },
        en: {
          keys: 'Two dice name one card of the grid: a sweet and a number. Find it and touch it first: with a click, or by keyboard with its letter and digit (B3). Throw when you are ready.',
          touch:
            'Two dice name one card of the grid: a sweet and a number. Find it and touch it first. Throw when you are ready.',
        },
      },
    },
    {
      id: 'photo',
      when: ({ view }) => view.throws > 0 && view.phase !== 'racing',
      holds: playing,
      anchor: () => '.pt-finish',
      text: {
        fr: 'La photo-finish\u00a0: qui a touché, en combien de temps, et à combien près on le sait. Ton temps compte depuis que tu as vu les dés, même si ta connexion est lente.',
        en: 'The photo finish: who touched, how soon, and how surely that is known. Your time counts from when you saw the dice, even over a slow connection.',
      },
    },
    {
      id: 'card',
      when: (now) => turned_up(now, 0),
      holds: playing,
      anchor: () => '.pt-own',
      text: {
        fr: 'Tu avances\u00a0: ta première carte se retourne. Ce qu’elle montre barré est interdit à ta main qui touche. Ton cube suit les cases du bas.',
        en: 'You move on: your first card is turned up. What it shows crossed out is forbidden to your touching hand. Your cube goes along the spaces below.',
      },
    },
    {
      id: 'block',
      when: was_forbidden,
      holds: playing,
      anchor: () => '.pt-dock .pt-pad',
      text: {
        fr: {
          keys: 'Cette carte t’était interdite. Alors touche-la de l’autre main (bouton droit, ou Majuscule) et crie «\u00a0Pas touche\u00a0!\u00a0» avec le grand bouton ou la barre d’espace\u00a0: plus personne n’avance.',
          touch:
            'Cette carte t’était interdite. Alors touche-la de l’autre main (l’autre pouce posé ici) et crie «\u00a0Pas touche\u00a0!\u00a0» avec le grand bouton\u00a0: plus personne n’avance.',
        },
        en: {
          keys: 'This card was forbidden to you. Then touch it with the other hand (the right button, or Shift) and shout “Pas touche!” with the large button or the space bar: nobody moves on.',
          touch:
            'This card was forbidden to you. Then touch it with the other hand (your other thumb held here) and shout “Pas touche!” with the large button: nobody moves on.',
        },
      },
    },
    {
      id: 'error',
      when: erred,
      holds: playing,
      anchor: () => '.pt-own',
      text: {
        fr: 'Une erreur coûte ce que dit la case de ton cube\u00a0: un cadenas, rien\u00a0; une flèche, un pas en arrière\u00a0; une carte barrée, un pas en arrière et une nouvelle carte.',
        en: 'An error costs what your cube’s space says: a padlock, nothing; an arrow, a step back; a crossed card, a step back and a new card.',
      },
    },
    {
      id: 'second',
      when: (now) => turned_up(now, 1),
      holds: playing,
      anchor: () => '.pt-own',
      text: {
        fr: 'Deux cartes\u00a0: leurs interdits s’ajoutent. Qui sort de la dernière case de sa troisième carte a gagné.',
        en: 'Two cards: what they forbid adds up. Whoever leaves the last space of their third card has won.',
      },
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .pt-result',
      text: {
        fr: 'C’est fini. La prochaine partie propose à chacun un niveau\u00a0: qui gagne monte, qui peine descend, et bientôt petits et grands ont les mêmes chances.',
        en: 'That was it. The next match proposes a level to everyone: winners go up, who struggles goes down, and soon big and small have the same chances.',
      },
    },
  ],
};
export default guide;
