lead = La règle en six images, à lire à voix haute

## The scenes

scenes-goal-title = Minuit sonne
scenes-goal-text = Hugo le fantôme sort de la cave et fait le tour du château. **Cache tes invités !** Une frayeur, un point : après trois manches, **le plus petit total gagne**.
scenes-goal-alt = Le château vu d’en haut : Hugo arrive en haut de l’escalier, des invités sont à l’abri dans les pièces, d’autres courent sur la galerie.
scenes-goal-chips-0 = à égalité, on gagne **ensemble**
scenes-turn-title = À ton tour
scenes-turn-text = Lance le dé. Un nombre ? **Un seul de tes invités** avance d’autant de cases, dans le sens des aiguilles d’une montre.
scenes-turn-alt = Le dé montre 4 : un invité rouge avance de quatre cases sur la galerie.
scenes-turn-chips-0 = le dé : **1, 2, 4, 5** et **deux fantômes**
scenes-ghost-title = Le fantôme !
scenes-ghost-text = Le dé montre un fantôme ? Aucun invité ne bouge : **Hugo avance de 3**. Tant qu’il est dans l’escalier, **les portes restent closes**.
scenes-ghost-alt = Le dé montre le fantôme : Hugo monte trois marches de l’escalier.
scenes-ghost-chips-0 = à cinq joueurs ou plus : **2**
scenes-door-title = Vite, une porte
scenes-door-text = Passer la porte coûte **un point de plus** que d’arriver devant. **Un seul invité par pièce**, et jusqu’à la fin de la manche rien ne peut plus lui arriver.
scenes-door-alt = Le dé montre 5 : un invité rouge peut entrer dans la cuisine pour trois points, ou dans la lingerie pour cinq.
scenes-door-chips-0 = salle de jeux, chambre de chasse : **compte exact**
scenes-caught-title = Attrapé !
scenes-caught-text = Hugo emporte tous ceux qu’il croise ou rejoint, **sur la marche libre la plus basse** : d’abord 10, puis 9, puis 8…
scenes-caught-alt = Hugo court sur la galerie ; les invités qu’il a attrapés sont posés sur les marches 10 et 9.
scenes-caught-chips-0 = escalier plein : **à la cave**
scenes-count-title = On compte
scenes-count-text = Plus personne sur la galerie ? La manche est finie. Dans l’escalier, chacun compte **le nombre de sa marche** ; à l’abri, **0**.
scenes-count-alt = Des invités sur les marches 8, 9 et 10, un dans la cave, un autre à l’abri dans le dressing.
scenes-count-chips-0 = cave **2**
scenes-count-chips-1 = bibliothèque, lingerie **1**
scenes-count-chips-2 = salle de jeux, chambre de chasse **−3**

## Now and then

cases-full-title = Toutes les pièces sont prises
cases-full-text = La manche s’arrête aussitôt. Qui est encore dehors file à la cave.
cases-pass-title = Passer son tour ?
cases-pass-text = Non : un nombre se joue. Sauf s’il ne te reste **qu’un seul invité** sur la galerie : celui-là peut rester où il est. Deux sur la même case, cela fait toujours deux.
cases-nobody-title = Tu n’as plus personne dehors
cases-nobody-text = Lance quand même : le fantôme fait avancer Hugo, un nombre ne sert à rien.
cases-choice-title = Il te reste des points
cases-choice-text = Ils sont perdus, jamais donnés à un autre invité. Un même lancer peut donc t’offrir plusieurs portes ; seules la salle de jeux et la chambre de chasse veulent que **le dernier point** passe la porte.
cases-together-title = À plusieurs sur une case
cases-together-text = C’est permis dès que la course a commencé. Attrapés ensemble, ils partagent la même marche.
cases-overtake-title = Et si je dépasse Hugo ?
cases-overtake-text = Tu en as le droit. **S’arrêter sur sa case, c’est se faire prendre** ; mais une porte sur sa case reste un bon refuge. Pas d’autre coup possible ? Il faut y aller. Hugo tourne sans fin et ne redescend pas.
cases-planks-title = Les portes clouées
cases-planks-text = Onze pièces s’ouvrent, chacune par une seule case. Celles de 7, 13 et 27 sont condamnées pour toujours.
cases-next-title = La manche suivante
cases-next-text = Les cachés sortent devant leur porte. Les attrapés reviennent sur une case libre au choix : ceux de la marche 10, puis 9… et la cave en dernier ; sur une même marche, d’abord qui a le plus de frayeurs. Hugo redescend, et **qui a le plus de frayeurs lance le premier**.

## What can be chosen before a match

options-players-title = Combien d’invités ?
options-players-text = À deux, **six** chacun ; à trois, **cinq** ; à quatre, **quatre** ; à cinq, **trois** ; de six à huit, **deux**.
options-place-title = Prendre place
options-place-text = Qui a le plus de courage commence : le sort le dit, ou l’hôte. Chacun pose un invité à son tour sur une case **libre** de la galerie, aucun dans l’escalier. Hugo attend tout en bas, sur la marche 10, et qui a commencé lance le dé.
options-rounds-title = Combien de manches ?
options-rounds-text = Trois, ou d’une à huit si vous préférez. Une manche qui n’en finit pas est arrêtée comme si tout était plein.
options-edition-title = Deux éditions
options-edition-text = Celle de 1989 : Hugo ralentit à 2 dès cinq joueurs. Celle de 2003 : seulement à sept ou huit.

## To remember

remember-0 = Un dé, **un** invité.
remember-1 = Hugo dans l’escalier : **portes closes**.
remember-2 = La porte coûte **un point**.
remember-3 = Jamais sur la case de Hugo.
remember-4 = Le plus **petit** total gagne.
