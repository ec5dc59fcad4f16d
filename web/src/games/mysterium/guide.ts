// The guided first game: a medium among bots, and what a newcomer wonders about, when they do.
import type { Guide, Moment } from '../../guide/guide';
import type { Action, Event, View } from '../../wire/mysterium';
import { in_epilogue, mediums_of } from './data';
import type { Spot } from './scene';
import { player } from './stage';

type Now = Moment<View, Action, Event>;
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

const guide: Guide<View, Action, Event> = {
  players: 4,
  level: 'easy',
  config: { ghost: 3, difficulty: 'easy', timer: null },
  quiet: ({ view }) => {
    const scene = player.scene.value;
    if (scene === null) return false;
    return scene.view.phase !== view.phase || (scene.spot !== null && kOverlaid.includes(scene.spot.type));
  },
  hints: [
    {
      id: 'clues',
      when: ({ view }) => view.phase === 'giving',
      holds: (now) => beginning(now) && !chosen(now), // bots deal and give faster than anybody reads
      anchor: () => '.my-row.my-open .my-cards',
      text: {
        fr: 'Un fantôme veut nommer son assassin, mais il ne parle qu’en rêves. Parmi ces personnages, l’un est le tien\u00a0: à toi de le trouver. Touche une carte pour la regarder de près.',
        en: 'A ghost wants to name its murderer, but it speaks only in dreams. One of these persons is yours: find out which. Touch a card to look at it closely.',
      },
    },
    {
      id: 'visions',
      when: asked,
      holds: (now) => guessing(now) && !chosen(now),
      anchor: () => '.my-visions, .my-lane',
      text: {
        fr: 'Voici ce que le fantôme t’envoie. Une couleur, une forme, une idée\u00a0: à quel personnage cela fait-il penser\u00a0? Touche la vision pour l’agrandir et la comparer.',
        en: 'This is what the ghost sends you. A colour, a shape, an idea: which person does it bring to mind? Touch the vision to enlarge and compare it.',
      },
    },
    {
      id: 'choose',
      when: asked,
      holds: (now) => guessing(now) && !chosen(now),
      anchor: () => '.my-row.my-open .my-cards',
      text: {
        fr: 'Une idée\u00a0? Touche la carte, puis «\u00a0C’est celle-ci\u00a0!\u00a0». Tu pourras changer d’avis.',
        en: 'An idea? Touch the card, then “This is the one!”. You may change your mind.',
      },
    },
    {
      id: 'others',
      when: (now) => asked(now) && chosen(now),
      holds: guessing,
      anchor: () => '.my-chip:not(.my-own)',
      text: {
        fr: 'Regarde aussi les autres\u00a0: touche un médium pour voir ses visions. Si tu crois à son choix, ou pas du tout, un jeton de clairvoyance le dit\u00a0; juste, il te fera voir davantage à la fin.',
        en: 'Look at the others too: touch a medium to see its visions. If you believe in its choice, or not at all, a clairvoyance token says so; if it is right you will see more at the end.',
      },
    },
    {
      id: 'ready',
      when: (now) => asked(now) && chosen(now),
      holds: guessing,
      anchor: () => '.my-main',
      text: {
        fr: 'Quand c’est bon pour toi, dis-le ici. Dès que tous ont fini, le fantôme répond.',
        en: 'When you are done, say so here. As soon as all are, the ghost answers.',
      },
    },
    {
      id: 'answers',
      when: ({ view }) => view.hour >= 2 && !in_epilogue(view) && view.phase === 'giving',
      holds: ({ view }) => !in_epilogue(view) && view.phase !== 'over',
      anchor: () => '.my-last, .my-chips',
      text: {
        fr: 'Le fantôme a répondu. Qui s’est trompé garde ses visions et en reçoit d’autres. Sept heures en tout\u00a0!',
        en: 'The ghost has answered. Who was wrong keeps the visions and gets more. Seven hours in all!',
      },
    },
    {
      id: 'next',
      when: (now) => found(now) && asked(now),
      holds: guessing,
      anchor: () => '.my-row.my-open .my-cards',
      text: {
        fr: 'Ton personnage est trouvé. Cherche maintenant ton lieu, puis ton objet.',
        en: 'Your person is found. Now look for your place, then for your object.',
      },
    },
    {
      id: 'vote',
      when: ({ view, turn }) => view.phase === 'voting' && turn.decide !== null,
      holds: ({ view }) => view.phase === 'voting',
      anchor: () => '.my-groups',
      text: {
        fr: 'Un seul de ces groupes est celui du coupable, et la vision commune parle de lui. Choisis un groupe, et vote en secret.',
        en: 'Only one of these groups is the culprit’s, and the shared vision speaks of it. Choose a group, and vote in secret.',
      },
    },
    {
      id: 'end',
      when: ({ turn }) => turn.awaiting.type === 'Over',
      anchor: () => '.ending .my-result',
      text: {
        fr: 'La nuit est finie. Gagné ou perdu, c’est ensemble\u00a0: la prochaine fois, sois le fantôme\u00a0!',
        en: 'The night is over. Won or lost, it was together: next time, be the ghost!',
      },
    },
  ],
};
export default guide;
