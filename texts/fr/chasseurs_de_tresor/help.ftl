goal-title = Le but
goal-clauses-GH_40 = On gagne tous ensemble : quand les huit joyaux sont dehors, et tous les chasseurs aussi.
goal-clauses-GH_41 = On perd tous ensemble, dès que le sixième esprit rouge s’installe dans la maison.
goal-clauses-GH_42 = On perd aussi quand chaque chasseur est retenu par un esprit, chacun seul dans sa pièce : plus personne ne peut bouger ni aider. On y regarde après les cartes et à la fin d’un tour.
goal-clauses-GH_08 = Quatre chasseurs partent de dehors. À quatre joueurs, un chacun ; à deux, deux chacun ; seul, on mène les quatre. À trois, il n’y a que trois chasseurs. Les chasseurs jouent l’un après l’autre ; le sort dit qui commence, ou l’hôte.

house-title = La maison
house-clauses-GH_01 = Douze pièces, de A à L, un couloir de 23 dalles, et le perron, dehors, où tout le monde a sa place.
house-clauses-GH_02 = Depuis le perron, le couloir monte par 1, 2, 3. Là il tourne à l’ouest, de 4 à 9, ou continue au nord, de 10 à 13 puis 16. En 16, l’ouest encore, de 17 à 23, ou l’est, par 15 et 14.
house-clauses-GH_03 = Les arches entre deux pièces sont toujours ouvertes. Les portes sur le couloir sont bleues, avec un losange, ou vertes, avec un rond : celles-là peuvent se fermer.
house-clauses-GH_04 = Les pièces J et L sont tout près, à 3 pas du perron ; la chambre A est la plus loin, à 10 pas. L’outil « Distances » compte pour toi, portes fermées comprises.
house-clauses-GH_13 = On entre et on sort de la maison par la grande porte, et par nulle part ailleurs.
house-clauses-GH_14 = Une dalle est une case, et une pièce entière aussi. On passe par les portes ; jamais en diagonale.

pieces-title = Le matériel
pieces-clauses-GH_05 = Un joyau attend dans chaque pièce à lettre rouge : A, C, D, E, G, I, J et L. Au début, un fantôme rôde en C, F, I et L.
pieces-clauses-GH_06 = Le dé de marche va de 1 à 6 ; de 1 à 5, un fantôme accompagne le nombre. Les dés de combat portent trois fantômes, deux esprits et une face vide.
pieces-clauses-GH_07 = Douze cartes à lettre et une carte Mélange. Le jeu avancé ajoute deux Sarabandes, de deux et de trois cartes, et quatre cartes Portes, deux de chaque couleur. Il y a 24 fantômes, 6 esprits et 8 joyaux, numérotés de 1 à 8.

turn-title = Un tour
turn-clauses-GH_10 = D’abord on lance le dé de marche.
turn-clauses-GH_11 = Il montre un fantôme ? On retourne une carte : un fantôme apparaît dans la pièce de cette lettre. La carte Mélange n’en amène aucun : toutes les cartes retournent dans la pioche.
turn-clauses-GH_12 = Puis le chasseur avance du nombre du dé, ou de moins.
turn-clauses-GH_15 = Une dalle ne porte qu’un chasseur : on peut passer devant les autres, pas s’arrêter avec eux. Dans une pièce, il y a de la place.
turn-clauses-GH_16 = On a le droit de rester où l’on est, même dehors. Le dé et la carte viennent quand même.

jewels-title = Les joyaux
jewels-clauses-GH_17 = Qui s’arrête près d’un joyau peut le mettre dans son sac à dos. Le sac n’en contient qu’un.
jewels-clauses-GH_19 = Sortir avec un joyau le met à l’abri et termine le tour. Prendre un joyau termine la marche, et combattre le tour ; un combat qui attend dans la pièce vient encore après la prise. Rester dans une pièce, c’est s’y arrêter.

ghosts-title = Les fantômes
ghosts-clauses-GH_18 = Qui s’arrête parmi des fantômes doit les combattre. On prend d’abord le joyau : les fantômes n’y peuvent rien.
ghosts-clauses-GH_30 = Pour combattre, on lance un dé, ou deux si un autre chasseur est dans la pièce ; jamais plus. Chaque fantôme sur un dé chasse un fantôme ; le reste ne fait rien.
ghosts-clauses-GH_31 = Les fantômes chassés peuvent revenir. S’il n’en reste plus à poser, la pièce de la carte est hantée aussitôt.
ghosts-clauses-GH_32 = Au troisième fantôme, la pièce est hantée : un esprit rouge prend leur place.
ghosts-clauses-GH_33 = Un fantôme qui devait venir dans une pièce hantée va dans la suivante de l’alphabet qui ne l’est pas ; après L vient A. S’il y est le troisième, elle est hantée à son tour.

spirits-title = Les esprits rouges
spirits-clauses-GH_34 = Un esprit retient qui porte un joyau : pas moyen de quitter la pièce tant qu’il est là. Avec un joyau, on ne traverse donc pas une pièce hantée. On peut y prendre un joyau, mais alors on est retenu.
spirits-clauses-GH_35 = Il faut être au moins deux dans la pièce pour chasser un esprit : celui dont c’est le tour lance les deux dés, et un seul esprit suffit. Seul face à lui, on ne lance rien.

numbers-title = Avancé : les numéros
numbers-clauses-GH_50 = Les joyaux sont face cachée. Qui s’arrête près de l’un d’eux le retourne ; son numéro reste visible. Passer à côté ne suffit pas.
numbers-clauses-GH_51 = On les prend dans n’importe quel ordre, mais ils sortent du plus petit au plus grand, à partir de 1. Avec un autre numéro, on ne peut pas sortir, et ce qui est dans le sac y reste.

cards-title = Avancé : les cartes
cards-clauses-GH_52 = Sarabande : on retourne deux ou trois cartes, l’une après l’autre. L’autre Sarabande ou le Mélange qui viendrait est mis de côté, sans effet, et remplacé. Ensuite tout est mélangé. Si la pioche se vide en chemin, on mélange les cartes jouées, sans celles de côté ni la carte Portes en vue.
cards-clauses-GH_53 = Carte Portes : les portes de cette couleur se ferment à clé. Elles se rouvrent quand l’autre couleur se ferme, ou avec la carte Mélange ; une Sarabande n’ouvre rien. Une seconde carte de la couleur fermée ne change rien.

options-title = Ce qui se règle
options-clauses-GH_60 = Le jeu : classique ou avancé.
options-clauses-GH_61 = Le départ : calme, sans fantôme ; habituel, avec un fantôme en C, F, I et L ; agité, avec deux.
options-clauses-GH_62 = L’échange, dans le jeu avancé : qui s’arrête près d’un joyau peut l’échanger contre celui de son sac.
options-clauses-GH_63 = Qui commence : le sort, ou une place que l’on nomme, si quelqu’un y est assis.
options-clauses-GH_64 = Pour que toute partie finisse, elle est perdue après un certain nombre de tours : 1{"\u00A0"}000, si l’on n’y touche pas.
