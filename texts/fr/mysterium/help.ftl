goal-title = Le but
goal-clauses-MY_43 = Tous ensemble : trouvez qui, où et avec quoi, puis démasquez le coupable. On gagne ou on perd ensemble.
goal-clauses-MY_01 = De deux à sept joueurs : l’un est le fantôme, les autres sont les médiums. À deux ou trois joueurs, chaque joueur mène deux médiums. Chaque médium a sa couleur.
goal-clauses-MY_03 = Toutes les images sont à nous, dessinées pour ce jeu.

start-title = Avant la première heure
start-clauses-MY_02 = Il y a 18 personnages, 18 lieux et 18 objets, une fois pour les médiums et une fois pour le fantôme, et 84 visions.
start-clauses-MY_04 = On pose sur la table quatre à neuf cartes de chaque sorte : plus il y a de joueurs et plus c’est difficile, plus il y en a.
start-clauses-MY_10 = Pour chaque médium, le fantôme tire en secret un personnage, un lieu et un objet de la table, jamais la même carte pour deux. Sa main compte sept visions. Chacun cherche d’abord son personnage.

ghost-title = Le fantôme
ghost-clauses-MY_20 = Sans un mot, il donne à chaque médium qui cherche encore une ou plusieurs visions de sa main, une seule fois par heure et dans l’ordre qu’il veut. Puis sa main remonte à sept. Les visions restent devant le médium jusqu’à ce que sa carte soit trouvée.
ghost-clauses-MY_05 = Le corbeau change une à sept cartes de la main. Facile : une fois par heure. Moyen : trois fois par partie. Difficile : une fois. Avant ou entre deux dons, jamais quand le sablier coule.
ghost-clauses-MY_21 = Les visions d’une carte trouvée s’en vont, comme celles du corbeau ; quand la pioche est vide, on les remélange. S’il ne reste rien à piocher, la main reste courte.

mediums-title = Les médiums
mediums-clauses-MY_22 = Le dernier don retourne le sablier : deux minutes d’ordinaire. Il s’arrête plus tôt quand tous ont dit que c’est bon. Un choix posé ou changé annule les « c’est bon » de tous.
mediums-clauses-MY_23 = On se parle et on s’aide. Chacun pose sa boule sur une carte de la sorte qu’il cherche ; plusieurs peuvent choisir la même, mais pas une carte déjà trouvée. On change d’avis tant que le sablier coule, cent fois au plus.
mediums-clauses-MY_25 = Puis le fantôme répond à chacun. Juste : la carte va dans l’étui, et l’on cherche la suivante : personnage, lieu, objet. Faux, ou pas de choix : tout reste, et de nouvelles visions viendront.
mediums-clauses-MY_29 = Si la septième heure finit et qu’il manque une carte à un médium, tout le monde perd.

clairvoyance-title = La clairvoyance
clairvoyance-clauses-MY_06 = À quatre ou cinq joueurs, chaque médium a quatre jetons ; à six ou sept, six. La moitié dit d’accord, l’autre pas d’accord. À deux ou trois joueurs il n’y en a pas.
clairvoyance-clauses-MY_24 = Pose un jeton près du choix d’un autre médium, un seul par médium, jamais près du tien. Tu peux le déplacer tant que le sablier coule.
clairvoyance-clauses-MY_26 = Un jeton qui voit juste te fait avancer d’un pas. Un jeton qui se trompe ne coûte rien. Les jetons posés sont dépensés.
clairvoyance-clauses-MY_27 = Trois cartes trouvées : avance de sept moins l’heure. Tu continues d’aider les autres, et de poser des jetons.
clairvoyance-clauses-MY_28 = Au début de la quatrième heure, tous les jetons dépensés reviennent, une fois.

culprit-title = Le coupable
culprit-clauses-MY_40 = Quand tous ont fini, les trois cartes de chaque médium forment un groupe. Le fantôme choisit en secret le groupe du coupable et donne à tous trois visions de sa main, mélangées.
culprit-clauses-MY_41 = On ne parle plus, et l’on vote en secret, une fois pour toutes. Plus tu es clairvoyant, plus tu vois de cartes avant de voter. À deux, deux groupes inconnus s’ajoutent et il n’y a qu’un vote ; à trois, on peut parler et il faut se mettre d’accord.
culprit-clauses-MY_42 = Le groupe qui a le plus de votes est accusé. À égalité, c’est le choix du plus clairvoyant ; puis celui de l’aîné. Sans aucun vote, personne n’est accusé.

secrets-title = Ce qui est caché
secrets-clauses-MY_44 = Tous voient les visions données, les choix, les jetons et ce qui est trouvé. Le fantôme seul voit sa main et ce qu’il faut deviner. Un vote n’est vu que de qui l’a donné, jusqu’au compte. Le fantôme ne parle jamais.
