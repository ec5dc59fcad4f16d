## The guided first game: one message for each hint

prepare = Choisis la main qui touche, pour toute la partie. Le niveau dit combien tes cartes interdisent : pour commencer, le premier est bien.
throw-keys = Deux dés nomment une carte de la grille : une douceur et un nombre. Trouve-la et touche-la avant les autres : d’un clic, ou au clavier par sa lettre et son chiffre (B3). Lance quand tu veux.
throw-touch = Deux dés nomment une carte de la grille : une douceur et un nombre. Trouve-la et touche-la du doigt avant les autres. Lance quand tu veux.
photo = La photo-finish : qui a touché, en combien de temps, et à combien près on le sait. Ton temps compte depuis que tu as vu les dés, même si ta connexion est lente.
card = Tu avances : ta première carte se retourne. Ce qu’elle montre barré est interdit à ta main qui touche. Ton cube suit les cases du bas.
block-keys = Cette carte t’était interdite. Alors touche-la de l’autre main (bouton droit, ou Majuscule) et crie « Pas touche ! » avec le grand bouton ou la barre d’espace : plus personne n’avance.
block-touch = Cette carte t’était interdite. Alors touche-la de l’autre main (l’autre pouce posé ici) et crie « Pas touche ! » avec le grand bouton : plus personne n’avance.
error = Une erreur coûte ce que dit la case de ton cube : un cadenas, rien ; une flèche, un pas en arrière ; une carte barrée, un pas en arrière et une nouvelle carte.
second = Deux cartes : leurs interdits s’ajoutent. Qui sort de la dernière case de sa troisième carte a gagné.
end = C’est fini. La prochaine partie propose à chacun un niveau : qui gagne monte, qui peine descend, et bientôt petits et grands ont les mêmes chances.
