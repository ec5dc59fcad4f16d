lead = La règle en six images, à lire à voix haute

## The scenes; the last word of each name says what it is: the title, the text, what the picture shows, and short exceptions beside it

scenes-goal-title = Tous ensemble
scenes-goal-text = Huit joyaux dorment dans un manoir hanté. **Sortez-les tous, puis soyez tous dehors** : vous avez gagné. Si **un sixième esprit rouge** s’installe, vous avez perdu.
scenes-goal-alt = Des chasseurs sortent du manoir par la grande porte, un joyau sur le dos ; d’autres joyaux brillent encore dans les pièces parmi les fantômes.
scenes-goal-chips-0 = on gagne ou on perd **ensemble**
scenes-roll-title = D’abord le dé
scenes-roll-text = À ton tour, lance le dé. **Un fantôme à côté du nombre ?** Retourne une carte : un fantôme apparaît dans la pièce de cette lettre.
scenes-roll-alt = Le dé montre 4 et un fantôme, la carte montre la lettre F : un fantôme apparaît dans la pièce F.
scenes-roll-chips-0 = le **6** n’en amène pas
scenes-roll-chips-1 = carte **Mélange** : rien, toutes les cartes retournent dans la pioche
scenes-walk-title = Puis on marche
scenes-walk-text = Avance du nombre du dé, **ou de moins**. Une dalle est un pas, **une pièce entière aussi**. On passe par les portes, jamais en diagonale.
scenes-walk-alt = Un chasseur part du couloir : trois dalles, et la pièce où brille un joyau est le quatrième pas.
scenes-walk-chips-0 = **un** chasseur par dalle
scenes-walk-chips-1 = rester où l’on est : permis
scenes-jewel-title = Dans le sac à dos
scenes-jewel-text = Arrête-toi près d’un joyau et prends-le : **ton sac n’en porte qu’un**, et ta marche s’arrête là. Passe **la grande porte** avec lui : il est sauvé, et ton tour est fini.
scenes-jewel-alt = Une chasseuse vient de ramasser un joyau dans la pièce J ; un autre chasseur l’attend près de la grande porte.
scenes-fight-title = Au combat !
scenes-fight-text = Tu t’arrêtes parmi des fantômes ? **Il faut combattre.** Un dé si tu es seul, **deux dés si un autre chasseur est là** : chaque fantôme d’un dé en chasse un.
scenes-fight-alt = Deux chasseurs face à deux fantômes dans une pièce ; un dé de combat montre un fantôme, l’autre est vide.
scenes-fight-chips-0 = jamais plus de deux dés
scenes-fight-chips-1 = raté : rien de grave
scenes-spirit-title = Trois fantômes…
scenes-spirit-text = … et **un esprit rouge** les remplace : la pièce est hantée. Il **retient qui porte un joyau**. Pour le chasser, il faut être **deux dans la pièce** et lancer les deux dés.
scenes-spirit-alt = Un esprit rouge retient un chasseur qui porte un joyau ; un second chasseur est venu l’aider, un dé montre l’esprit.
scenes-spirit-chips-0 = **un seul** esprit sur les dés suffit

## What happens now and then

cases-both-title = Un joyau parmi les fantômes
cases-both-text = Prends d’abord le joyau : les fantômes n’y peuvent rien. Le combat vient juste après, et finit le tour.
cases-way-title = Quelqu’un sur le chemin
cases-way-text = Dans le couloir, on passe par-dessus mais on s’arrête avant ou après. Dans une pièce, il y a de la place pour tous.
cases-stay-title = Tu préfères rester
cases-stay-text = C’est permis, même dehors ; le dé et la carte viennent quand même. Rester dans une pièce, c’est s’y arrêter : on prend, on combat.
cases-haunted-title = La pièce est déjà hantée
cases-haunted-text = Le fantôme va dans la **suivante de l’alphabet** qui ne l’est pas ; après L vient A. S’il y est le troisième, elle est hantée à son tour.
cases-none_left-title = Plus un seul fantôme à poser
cases-none_left-text = Les fantômes chassés reviennent. S’il n’en reste vraiment aucun, la pièce de la carte est hantée aussitôt.
cases-through-title = Traverser une pièce hantée
cases-through-text = Sans joyau, rien ne t’arrête. **Avec un joyau, on y entre mais on n’en sort plus** tant que l’esprit est là. Y prendre un joyau, c’est se faire retenir aussi.
cases-alone-title = Seul face à un esprit
cases-alone-text = On ne lance rien. Appelle un ami : dès qu’il est dans la pièce, celui dont c’est le tour lance les deux dés, pas plus, même à trois.
cases-stuck-title = Tous retenus
cases-stuck-text = Chaque chasseur est retenu par un esprit, seul dans sa pièce ? Plus personne ne peut bouger ni aider : c’est perdu. On y regarde après les cartes et à la fin d’un tour.

## What can be chosen before a match

options-hunters-title = Combien de chasseurs ?
options-hunters-text = Quatre : un chacun à quatre, **deux chacun à deux**, les quatre si tu es seul. À trois, trois suffisent. Tous partent de dehors et jouent l’un après l’autre ; le sort dit qui commence, ou l’hôte.
options-house-title = La maison
options-house-text = Un joyau dans chaque pièce à lettre **rouge** (A, C, D, E, G, I, J, L), un fantôme en C, F, I et L ; départ calme : aucun, agité : deux. J et L sont à 3 pas de la porte, A à 10.
options-numbers-title = Le jeu avancé : des numéros
options-numbers-text = Les joyaux sont face cachée ; qui s’arrête près de l’un d’eux le retourne. On les prend comme on veut, mais **ils sortent dans l’ordre, de 1 à 8** : avec un autre numéro, on ne sort pas. Avec l’échange, on peut troquer celui de son sac contre celui de la pièce.
options-cards-title = Le jeu avancé : des cartes
options-cards-text = **Sarabande** : deux ou trois cartes d’un coup, puis on mélange tout ; une Sarabande ou un Mélange venu entre-temps est remplacé. **Portes** : les bleues ou les vertes se ferment, jusqu’à ce que l’autre couleur se ferme ou que vienne le Mélange. Entre deux pièces, les arches restent ouvertes.
options-length-title = Une partie sans fin ?
options-length-text = Après 1 000 tours, elle est perdue ; l’hôte peut changer ce nombre.

## What to remember

remember-0 = Dé, carte, marche, joyau, combat : **dans cet ordre**.
remember-1 = **Un** joyau par sac.
remember-2 = Deux fantômes quelque part ? Allez-y **avant le troisième**.
remember-3 = Un esprit se chasse **à deux**.
remember-4 = Ne laissez personne seul avec un joyau.
