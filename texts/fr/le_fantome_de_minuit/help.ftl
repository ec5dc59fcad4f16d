## The aim

goal-title = Le but
goal-clauses-FM_52 = Chaque frayeur est un point, et il vaut mieux en avoir peu : à la fin, le plus petit total gagne. À égalité, on gagne ensemble.
goal-clauses-FM_06 = Une partie compte trois manches. L’hôte peut en choisir de une à huit avant de commencer.
goal-clauses-FM_05 = De deux à huit joueurs. À deux, chacun mène six invités ; à trois, cinq ; à quatre, quatre ; à cinq, trois ; au-delà, deux.

## The castle

castle-title = Le château
castle-clauses-FM_01 = La galerie fait le tour du château en 28 cases. L’escalier y débouche sur la case 1 ; on tourne dans le sens des aiguilles d’une montre.
castle-clauses-FM_02 = Onze pièces ont une porte, chacune sur une seule case. Les trois pièces clouées de planches, en 7, 13 et 27, ne s’ouvrent jamais.
castle-clauses-FM_03 = Huit marches montent de la cave à la galerie. La plus basse vaut 10, la plus haute 3.
castle-clauses-FM_04 = Le dé porte 1, 2, 4, 5, et deux fois le fantôme.

## Taking places

start-title = Se placer
start-clauses-FM_10 = Le sort désigne la personne la plus courageuse. À partir d’elle, chacun pose un invité à son tour sur une case libre : un seul par case, aucun dans l’escalier, jusqu’à ce que tous soient là.
start-clauses-FM_11 = Hugo attend en bas, sur la marche 10. La plus courageuse lance aussi le dé la première.

## A turn

turn-title = À ton tour
turn-clauses-FM_12 = Lance le dé. Un nombre ? Choisis un de tes invités de la galerie et fais-le avancer d’autant de cases, toujours dans le sens des aiguilles. Plusieurs invités peuvent maintenant partager une case.
turn-clauses-FM_13 = Le fantôme ? Aucun invité ne bouge : Hugo avance de 3, ou de 2 quand on est cinq ou plus. Il grimpe marche par marche, puis passe sur la case 1 et suit la galerie.
turn-clauses-FM_14 = On ne passe pas son tour. Seule exception : un unique invité sur la galerie a le droit de rester où il est.
turn-clauses-FM_15 = Plus personne sur la galerie ? Tu lances quand même : le fantôme fait avancer Hugo, un nombre ne sert à rien.

## Hiding

hide-title = Se cacher
hide-clauses-FM_20 = Les portes restent closes tant que Hugo est dans l’escalier.
hide-clauses-FM_21 = Une pièce n’abrite qu’un invité. Passer la porte coûte un point de plus que d’arriver devant.
hide-clauses-FM_22 = Pas besoin du compte juste : ce qui reste du dé est perdu. Un même lancer peut donc offrir plusieurs portes, ou la simple marche ; c’est toi qui choisis.
hide-clauses-FM_24 = Dans une pièce, rien ne peut t’arriver ; on n’en sort pas avant la fin de la manche.

## The rooms that want the exact count

exact-title = Les pièces à part
exact-clauses-FM_23 = La salle de jeux et la chambre de chasse demandent le compte exact : le dernier point du dé doit être celui qui passe la porte. Elles enlèvent 3 frayeurs.

## Hugo

caught-title = Gare à Hugo
caught-clauses-FM_30 = Hugo emporte tous les invités des cases qu’il traverse et de celle où il s’arrête.
caught-clauses-FM_31 = Il les pose sur la marche vide la plus basse : d’abord 10, puis 9, et ainsi de suite. Ceux d’une même case partagent une marche.
caught-clauses-FM_32 = Quand toutes les marches sont prises, les suivants vont à la cave.
caught-clauses-FM_33 = On peut dépasser Hugo, mais s’arrêter sur sa case, c’est se faire prendre. Une porte sur sa case reste un bon refuge. Hugo tourne sans fin et ne redescend pas.

## The end of a round

count-title = Fin de la manche
count-clauses-FM_40 = La manche est finie dès que la galerie est vide.
count-clauses-FM_41 = Elle l’est aussi quand la dernière pièce est prise : ceux qui sont encore dehors filent à la cave.
count-clauses-FM_42 = Chaque invité compte : sur une marche, sa valeur ; à la cave, 2 ; dans la bibliothèque ou la lingerie, 1 ; dans la salle de jeux ou la chambre de chasse, 3 de moins ; ailleurs, rien.

## The next round

next-title = La manche suivante
next-clauses-FM_50 = Les cachés sortent devant leur porte. Puis les attrapés reviennent sur une case libre au choix : d’abord ceux de la marche 10, puis 9, et enfin ceux de la cave. Sur une même marche, qui a le plus de frayeurs passe en premier.
next-clauses-FM_51 = Hugo redescend sur la marche 10, et qui a le plus de frayeurs lance le dé en premier.
next-clauses-FM_53 = Une manche qui n’en finit pas est close comme si toutes les pièces étaient prises.

## What can be set

options-title = Ce qui se règle
options-clauses-FM_60 = Le nombre de manches : de une à huit.
options-clauses-FM_61 = L’édition : dans la règle de 2003, Hugo ne ralentit à 2 qu’à sept ou huit joueurs.
options-clauses-FM_62 = Qui commence : le sort, ou une place que l’on nomme, si quelqu’un y est assis.
