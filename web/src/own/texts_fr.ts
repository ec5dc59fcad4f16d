import type { OwnTexts } from './texts';

export const kFrench: OwnTexts = {
  lead: 'Il n’y a pas de compte : ce navigateur est ta clé. Tout ce qui suit vaut aussi pour les invités qui jouent sur cet appareil.',
  download: {
    title: 'Télécharger mes données',
    help: 'Un fichier lisible avec tout ce que le serveur garde de toi : noms, tables, places, messages, décisions et leurs heures.',
    action: 'Télécharger',
  },
  downloaded: 'Le fichier est téléchargé.',
  show: {
    title: 'Continuer sur un autre appareil',
    help: 'Un code fait d’un deuxième appareil le même joueur : même nom, mêmes places. Ne le donne à personne d’autre : qui l’a est toi.',
    action: 'Montrer un code',
  },
  code: 'Code',
  lasts: (minutes) =>
    `Il sert une seule fois, pendant ${minutes} minutes. Tape-le sur l’autre appareil : Réglages, Mes données, J’ai un code.`,
  scan: 'Le code, à photographier avec l’autre appareil',
  enter: {
    title: 'J’ai un code',
    help: 'Cet appareil devient le joueur de l’autre. Il oublie qui il était : ses propres places sont perdues.',
    action: 'Devenir ce joueur',
  },
  code_missing: 'Tape les dix caractères du code.',
  leave: {
    title: 'Quitter toutes les tables',
    help: 'Tu te lèves de toutes tes places et quittes toutes les tables. Dans les parties en cours, un robot joue à ta place.',
    action: 'Quitter toutes les tables',
  },
  left: (seats) =>
    seats === 0 ? 'Tu n’avais aucune place.' : seats === 1 ? 'Tu as quitté 1 place.' : `Tu as quitté ${seats} places.`,
  forget: {
    title: 'M’oublier sur cet appareil',
    help: 'Cet appareil redevient un inconnu. Rien n’est effacé sur le serveur : un autre appareil qui a reçu ton code reste toi. Sans un tel appareil, tes places sont perdues.',
    action: 'Oublier ici',
  },
  erase: {
    title: 'M’effacer',
    help: 'Tout ce qui te désigne disparaît du serveur, pour toujours.',
    action: 'M’effacer pour toujours',
  },
  goes: 'Ce qui disparaît',
  erase_goes: [
    'ton nom et tous tes anciens noms, à toutes les tables',
    'tous tes messages',
    'ton identifiant et la liste de tes tables',
    'tes places : un robot joue à ta place',
    'ce que ce navigateur a retenu',
  ],
  stays: 'Ce qui reste',
  erase_stays: [
    'les coups des parties jouées, sans nom : les autres peuvent les revoir',
    'ce que d’autres ont écrit, même s’ils t’ont nommé',
    'ce que les navigateurs des autres ont retenu, et les sauvegardes du serveur tant qu’il les garde',
  ],
  erase_sure: 'Je veux être effacé pour toujours',
  working: 'Un instant…',
};
