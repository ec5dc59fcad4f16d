export const kFrench = {
  goal: {
    title: 'Le but',
    clauses: {
      'PV-51':
        'Les fantômes sortis de l’autre côté rapportent\u00a0: petit 1, moyen 3, grand 5. Encore dans le hall à la fin\u00a0: petit 1, moyen 1, grand 2.',
      'PV-53': 'L’hôte peut décider qu’un petit fantôme encore dans le hall ne vaut rien.',
      'PV-52':
        'Qui a le plus de points gagne. À égalité\u00a0: le plus de fantômes sortis, puis le moins de fantômes restés de son côté\u00a0; sinon on partage.',
      'PV-50': 'La partie dure cinq tours\u00a0: elle s’arrête quand il n’y a plus de carte à piocher.',
    },
  },
  parts: {
    title: 'Le hall',
    clauses: {
      'PV-01': 'Un hall de six cases sur six. Chaque côté a six portes, numérotées de gauche à droite pour qui est dehors.',
      'PV-02':
        'De deux à quatre joueurs, chacun avec sa couleur et son côté, un grand fantôme, deux moyens et quatre petits. À deux, on s’assied côte à côte, ou face à face si l’hôte le veut.',
      'PV-03':
        'Six meubles, avec de vrais creux\u00a0: le miroir, la desserte et ses étagères, le bureau et le vide sous son plateau, le piano, le fauteuil, la table et sa nappe.',
      'PV-04': 'Un petit fantôme tient sous le bureau ou la table, un moyen presque partout, un grand tient beaucoup de place.',
      'PV-05': 'Vingt cartes de déplacement, douze cartes Minuit sonne, un dé et une serrure.',
      'PV-06': 'Une carte donne des points de déplacement. Quatorze montrent aussi deux meubles, dont on peut déplacer un.',
      'PV-07': 'À deux, on écarte dix cartes sans les voir, à trois, cinq\u00a0: il y a toujours cinq tours.',
    },
  },
  start: {
    title: 'Avant le premier tour',
    clauses: {
      'PV-10': 'Le hall est meublé d’une des dispositions prévues, au hasard ou au choix de l’hôte.',
      'PV-11': 'La serrure est accrochée à une porte, au hasard.',
      'PV-12': 'Le hasard, ou l’hôte, dit qui a le dé.',
    },
  },
  furniture: {
    title: 'Les meubles',
    clauses: {
      'PV-20':
        'À partir du porteur du dé, chacun pioche une carte à son tour. Si elle montre des meubles, il peut en déplacer un aussitôt.',
      'PV-21':
        'Un meuble déjà déplacé à ce tour ne l’est plus\u00a0; si les deux de la carte le sont, n’importe quel autre peut l’être. Le remettre en place compte comme un déplacement.',
      'PV-22': 'Un meuble pris en main est choisi\u00a0: on n’en change pas.',
      'PV-23':
        'On le pose où et comme on veut\u00a0: debout, couché, penché, empilé. Lâché, il tombe et s’immobilise\u00a0; il ne doit ni dépasser du hall, ni traverser autre chose. Sinon on essaie encore.',
      'PV-24':
        'Un fantôme posé sur le meuble reste dans sa case et descend au sol. Un meuble qui reposait sur celui-ci retombe tout seul.',
    },
  },
  walking: {
    title: 'Les fantômes',
    clauses: {
      'PV-25':
        'Tous ensemble, chacun partage les points de sa carte entre ses fantômes\u00a0: un point par case, jamais en diagonale.',
      'PV-26':
        'On entre par une porte de son côté (un point), on sort par une porte du côté opposé (un point). Qui est sorti marque et ne revient pas.',
      'PV-27': 'On n’entre et on ne sort pas au même tour. On ne ressort pas par son côté, et on ne se décale pas dans sa case.',
      'PV-28': 'Les meubles n’arrêtent et ne ralentissent personne\u00a0; on peut finir dessus ou dedans.',
      'PV-29':
        'À l’arrêt, un fantôme se tient debout sur une surface plane, entièrement dans sa case, sans toucher personne. Où dans la case, c’est à toi de choisir.',
      'PV-30':
        'Les déplacements sont secrets jusqu’à ce que tous aient fini. Si deux se gênent, le plus loin du dé se pousse. Les points non utilisés sont perdus.',
    },
  },
  keyhole: {
    title: 'La serrure',
    clauses: {
      'PV-31': 'Le plus haut au dé choisit le côté de la serrure. Qui a déjà choisi attend que chacun ait choisi autant de fois.',
      'PV-32': 'La serrure doit changer de côté. Personne ne regarde avant\u00a0: jusque-là, on ne voit le hall que d’en haut.',
      'PV-33': 'Le dé dit la porte. Puis il passe au voisin de gauche, qui commence le tour suivant.',
      'PV-34': 'Tous regardent\u00a0: chaque fantôme vu retourne de son côté. La serrure reste là.',
      'PV-40': 'L’œil est juste derrière le trou, à hauteur de serrure. Le trou laisse voir large, mais pas tout.',
      'PV-41': 'Vu dans le miroir, c’est vu. Un fantôme peut en cacher un autre.',
      'PV-42':
        'Un fantôme est vu quand au moins un demi pour cent de sa silhouette se montre. Le verdict est calculé, le même pour tous, avec sa preuve\u00a0: l’image, la part, un rayon.',
    },
  },
  fusions: {
    title: 'Variante\u00a0: les fusions',
    clauses: {
      'PV-60': 'Les fantômes partent petits, et ne grandissent qu’en fusionnant.',
      'PV-61':
        'Deux petits, ou un petit et un moyen, de la même couleur et dans la même case, deviennent un fantôme de la taille au-dessus, si l’un des deux vient d’arriver et s’il reste une figurine.',
      'PV-62': 'Pas de fusion si le grand fantôme ne tient pas dans la case.',
      'PV-63': 'Le fantôme né d’une fusion ne bouge plus à ce tour.',
      'PV-64': 'Un moyen ou un grand qui a été vu attend au bord et peut repartir à sa taille.',
      'PV-65': 'Sans petit fantôme à faire partir, on peut reprendre un petit déjà sorti.',
    },
  },
  bells: {
    title: 'Variante\u00a0: Minuit sonne',
    clauses: {
      'PV-70': 'Dès le deuxième tour, le porteur du dé retourne une carte avant les autres\u00a0: elle agit aussitôt.',
      'PV-71': 'Double curieux\u00a0: après le regard, on regarde encore par la porte d’en face.',
      'PV-72': 'Tous aux abris\u00a0: les fantômes se couchent jusqu’au regard. Couché, seul le milieu doit être dans la case.',
      'PV-73': 'Surexcité\u00a0: tous les meubles basculent d’un quart de tour, du côté que choisit le porteur du dé.',
      'PV-74': 'Concours de grimaces\u00a0: le miroir se tourne vers le centre, et chacun y envoie un petit fantôme.',
      'PV-75':
        'Touché, c’est toi le chat\u00a0: on remplace un petit fantôme du voisin de droite par un des siens, ou on en pose un à trois cases de son côté.',
      'PV-76': 'Piste de danse\u00a0: chaque meuble glisse jusqu’à la porte la plus proche.',
      'PV-77': 'Chat perché\u00a0: après le regard, qui n’est pas sur un meuble rentre chez lui.',
      'PV-78': 'Je vais le dire à mon grand frère\u00a0: on remplace un de ses fantômes par un plus grand, s’il tient.',
      'PV-79': 'Toc, toc, toc\u00a0: la serrure garde son côté\u00a0; seule la porte est relancée.',
      'PV-80': 'J’ai le tournis\u00a0: le plateau tourne d’un quart, et chacun change de côté.',
      'PV-81': 'Boule de cristal\u00a0: le numéro de la porte est lancé d’avance.',
      'PV-82': '1, 2, 3, soleil\u00a0: chaque fantôme du hall avance d’une case vers sa sortie.',
    },
  },
};
