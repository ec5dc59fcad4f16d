export const kFrench = {
  goal: {
    title: 'Le but',
    clauses: {
      'MY-43': 'Tous ensemble\u00a0: trouvez qui, où et avec quoi, puis démasquez le coupable. On gagne ou on perd ensemble.',
      'MY-01':
        'De deux à sept joueurs\u00a0: l’un est le fantôme, les autres sont les médiums. À deux ou trois joueurs, chaque joueur mène deux médiums. Chaque médium a sa couleur.',
      'MY-03': 'Toutes les images sont à nous, dessinées pour ce jeu.',
    },
  },
  start: {
    title: 'Avant la première heure',
    clauses: {
      'MY-02':
        'Il y a 18 personnages, 18 lieux et 18 objets, une fois pour les médiums et une fois pour le fantôme, et 84 visions.',
      'MY-04':
        'On pose sur la table quatre à neuf cartes de chaque sorte\u00a0: plus il y a de joueurs et plus c’est difficile, plus il y en a.',
      'MY-10':
        'Pour chaque médium, le fantôme tire en secret un personnage, un lieu et un objet de la table, jamais la même carte pour deux. Sa main compte sept visions. Chacun cherche d’abord son personnage.',
    },
  },
  ghost: {
    title: 'Le fantôme',
    clauses: {
      'MY-20':
        'Sans un mot, il donne à chaque médium qui cherche encore une ou plusieurs visions de sa main, une seule fois par heure et dans l’ordre qu’il veut. Puis sa main remonte à sept. Les visions restent devant le médium jusqu’à ce que sa carte soit trouvée.',
      'MY-05':
        'Le corbeau change une à sept cartes de la main. Facile\u00a0: une fois par heure. Moyen\u00a0: trois fois par partie. Difficile\u00a0: une fois. Avant ou entre deux dons, jamais quand le sablier coule.',
      'MY-21':
        'Les visions d’une carte trouvée s’en vont, comme celles du corbeau\u00a0; quand la pioche est vide, on les remélange. S’il ne reste rien à piocher, la main reste courte.',
    },
  },
  mediums: {
    title: 'Les médiums',
    clauses: {
      'MY-22':
        'Le dernier don retourne le sablier\u00a0: deux minutes d’ordinaire. Il s’arrête plus tôt quand tous ont dit que c’est bon. Un choix posé ou changé annule les «\u00a0c’est bon\u00a0» de tous.',
      'MY-23':
        'On se parle et on s’aide. Chacun pose son pion sur une carte de la sorte qu’il cherche\u00a0; plusieurs peuvent choisir la même, mais pas une carte déjà trouvée. On change d’avis tant que le sablier coule, cent fois au plus.',
      'MY-25':
        'Puis le fantôme répond à chacun. Juste\u00a0: la carte va dans l’étui, et l’on cherche la suivante\u00a0: personnage, lieu, objet. Faux, ou pas de choix\u00a0: tout reste, et de nouvelles visions viendront.',
      'MY-29': 'Si la septième heure finit et qu’il manque une carte à un médium, tout le monde perd.',
    },
  },
  clairvoyance: {
    title: 'La clairvoyance',
    clauses: {
      'MY-06':
        'À quatre ou cinq joueurs, chaque médium a quatre jetons\u00a0; à six ou sept, six. La moitié dit d’accord, l’autre pas d’accord. À deux ou trois joueurs il n’y en a pas.',
      'MY-24':
        'Pose un jeton près du choix d’un autre médium, un seul par médium, jamais près du tien. Tu peux le déplacer tant que le sablier coule.',
      'MY-26':
        'Un jeton qui voit juste te fait avancer d’un pas. Un jeton qui se trompe ne coûte rien. Les jetons posés sont dépensés.',
      'MY-27':
        'Trois cartes trouvées\u00a0: avance de sept moins l’heure. Tu continues d’aider les autres, et de poser des jetons.',
      'MY-28': 'Au début de la quatrième heure, tous les jetons dépensés reviennent, une fois.',
    },
  },
  culprit: {
    title: 'Le coupable',
    clauses: {
      'MY-40':
        'Quand tous ont fini, les trois cartes de chaque médium forment un groupe. Le fantôme choisit en secret le groupe du coupable et donne à tous trois visions de sa main, mélangées.',
      'MY-41':
        'On ne parle plus, et l’on vote en secret, une fois pour toutes. Plus tu es clairvoyant, plus tu vois de cartes avant de voter. À deux, deux groupes inconnus s’ajoutent et il n’y a qu’un vote\u00a0; à trois, on peut parler et il faut se mettre d’accord.',
      'MY-42':
        'Le groupe qui a le plus de votes est accusé. À égalité, c’est le choix du plus clairvoyant\u00a0; puis celui de l’aîné. Sans aucun vote, personne n’est accusé.',
    },
  },
  secrets: {
    title: 'Ce qui est caché',
    clauses: {
      'MY-44':
        'Tous voient les visions données, les choix, les jetons et ce qui est trouvé. Le fantôme seul voit sa main et ce qu’il faut deviner. Un vote n’est vu que de qui l’a donné, jusqu’au compte. Le fantôme ne parle jamais.',
    },
  },
};
