lead = La règle en six images, à lire à voix haute

## The scenes: a title, two or three sentences (260 characters at most), what the picture shows, and chips of a few words

scenes-goal-title = Qui sortira le premier ?
scenes-goal-text = Trois cartes devant toi, un cube, et trente-six cartes de gourmandises au milieu. Touche la bonne avant les autres : ton cube avance. **Sors de ta troisième carte, et tu gagnes sur-le-champ !**
scenes-goal-alt = Trois cartes de contrainte côte à côte ; un cube rouge sort de la dernière, vers une étoile.
scenes-goal-chips-0 = de **deux à six** joueurs

scenes-throw-title = Les dés parlent
scenes-throw-text = N’importe qui demande le lancer. Un dé dit **quelle gourmandise**, l’autre **combien** : une seule carte répond. **La première main sur elle** fait avancer son cube.
scenes-throw-alt = Les dés montrent un éclair et le nombre 4 ; une main se pose sur la carte aux quatre éclairs.
scenes-throw-chips-0 = toujours **la même main**

scenes-advance-title = Ton cube avance
scenes-advance-text = La première fois, **retourne ta carte de gauche** et pose le cube sur sa première case. Ensuite, **une case à droite** à chaque réussite ; au bout d’une carte, retourne la suivante.
scenes-advance-alt = Une carte orange retournée porte une piste de trois cases ; le cube est sur la deuxième, les cartes suivantes sont encore face cachée.

scenes-forbidden-title = C’est défendu
scenes-forbidden-text = Une carte retournée **t’interdit une gourmandise ou un nombre**, ou les deux. Toutes tes cartes visibles comptent ensemble : plus tu avances, moins tu peux toucher.
scenes-forbidden-alt = Une carte orange interdit les gaufres et le nombre 3 : trois croissants et deux gaufres sont barrés, deux croissants restent permis.
scenes-forbidden-chips-0 = **vert**, orange, rouge, **violet** : de plus en plus dur

scenes-block-title = Pas touche !
scenes-block-text = La carte demandée t’est interdite ? **Touche-la de l’autre main et crie « Pas touche ! »** Plus personne n’avance avec elle, toi non plus.
scenes-block-alt = Une main gauche se pose sur deux churros, qui sont interdits à ce joueur, avec le cri Pas touche.

scenes-error-title = Aïe, une erreur
scenes-error-text = Mauvaise carte, mauvaise main, cri oublié : plus le droit de toucher pendant ce lancer, et **la case de ton cube dit ce que tu paies**.
scenes-error-alt = Trois cases de piste : un cadenas, une flèche, et une flèche avec une carte barrée.
scenes-error-chips-0 = cadenas : **rien**
scenes-error-chips-1 = flèche : **une case en arrière**
scenes-error-chips-2 = carte barrée : **en arrière**, et ta carte est **remplacée** par une autre, cachée

## What happens now and then

cases-others-title = Et les autres, après une erreur ?
cases-others-text = Ils continuent, jusqu’à ce que quelqu’un réussisse ou bloque, que tous aient touché ou renoncé, ou que vingt secondes soient passées. Une carte bien touchée ou bloquée finit le lancer.

cases-hands-title = La mauvaise main
cases-hands-text = La main qui touche sur une carte interdite : erreur. L’autre main sur une carte permise : erreur aussi.

cases-shout-title = Combien de temps pour crier ?
cases-shout-text = Une seconde et demie. Le cri, c’est le grand bouton rouge ; l’autre main, c’est l’autre pouce, l’autre bouton de la souris ou la touche Majuscule.

cases-back-title = Reculer depuis une première case
cases-back-text = On revient à la fin de la carte de gauche, ou hors de la piste. La carte que l’on quitte par une flèche **reste visible**. Pas encore de cube sur la piste ? Rien à payer.

cases-nothing-title = Plus rien de permis ?
cases-nothing-text = Une carte qui t’interdirait tout repart sous sa pile, et l’on en retourne une autre. Si toute la pile est ainsi, la dernière n’interdit rien.

cases-early-title = Trop beau pour être vrai
cases-early-text = Toucher moins d’un dixième de seconde après les dés, c’est un faux départ, donc une erreur.

cases-tie-title = Presque en même temps
cases-tie-text = Chaque appareil mesure ta réaction, et les dés se montrent partout au même instant : la lenteur du réseau ne compte pas. Trop serré pour trancher ? Le sort choisit, et on vous le dit.

## What is chosen before a match

options-level-title = Ton niveau, de 1 à 16
options-level-text = Il donne les couleurs de tes trois cartes, de trois vertes à trois violettes, posées face cachée. Une verte interdit une seule chose, une orange une gourmandise et un nombre, une rouge surtout deux nombres, une violette surtout deux gourmandises.

options-hand-title = Ta main
options-hand-text = Avant le premier lancer, dis laquelle touche : ce sera la même jusqu’à la fin. L’autre sert à bloquer.

options-children-title = Avec les petits
options-children-text = Les interdictions ne comptent pas : le cube avance, c’est tout. Les erreurs se paient quand même.

options-calm-title = Au calme
options-calm-text = L’hôte peut donner plus de temps à quelqu’un : sa réaction compte pour moitié, son cri a quatre secondes. Toute la table le voit.

options-time-title = Le temps d’un lancer
options-time-text = Vingt secondes, ou de cinq à soixante. Après cinq cents lancers, le cube le plus avancé gagne.

options-next-title = La revanche
options-next-text = Qui gagne monte de **deux** niveaux. Les autres, selon leurs cartes visibles : trois, **+1** ; deux, **0** ; une, **−1** ; aucune, **−2**.

## What to remember

remember-0 = Regarde **les deux dés**, puis tes interdits.
remember-1 = Permis : **ta main**. Défendu : **l’autre main, et crie**.
remember-2 = Toutes tes cartes visibles comptent **ensemble**.
remember-3 = Se tromper coûte plus que d’attendre.
