## The aim

goal-title = Le but
goal-clauses-PT_33 = Fais sortir ton cube par la droite de ta troisième carte de contrainte : tu gagnes sur-le-champ.
goal-clauses-PT_01 = De deux à six joueurs autour de 36 cartes de douceurs : churros, croissants, macarons, éclairs, gaufres et beignets, de un à six, chacune une seule fois.
goal-clauses-PT_02 = Un dé porte les six douceurs, l’autre les nombres de un à six. Ensemble, ils désignent une carte et une seule.
goal-clauses-PT_03 = Les 36 cartes sont étalées au hasard, face visible, en six rangées de six.

## Constraint cards

cards-title = Les contraintes
cards-clauses-PT_04 = Il y a 72 cartes de contrainte, 18 par couleur. Chacune interdit une ou deux choses, une douceur ou un nombre, et porte une piste. La verte est la plus facile, puis l’orange, la rouge, et la violette.
cards-clauses-PT_05 = Une verte n’interdit qu’une chose. Une orange, une douceur et un nombre. Une rouge, le plus souvent deux nombres ; une violette, le plus souvent deux douceurs. Une carte qui ne te laisserait plus rien à toucher repart sous sa pile.
cards-clauses-PT_06 = Les cases de la piste : cadenas, flèche, ou flèche avec une carte barrée. Elles disent ce que coûte une erreur.
cards-clauses-PT_07 = Il y a 16 niveaux, de trois vertes à trois violettes. Plus tu joues vite, plus ton niveau monte.

## Before the first throw

start-title = Avant de jouer
start-clauses-PT_10 = Chacun a son niveau, trois contraintes face cachée, un cube, et une main qui touche, la même pendant toute la partie.
start-clauses-PT_11 = Avec les petits : les contraintes ne comptent pas, le cube avance, c’est tout. Les erreurs se payent quand même.

## A throw

throw-title = Un lancer
throw-clauses-PT_20 = N’importe qui demande le lancer. Après un court compte à rebours, les deux dés apparaissent à tout le monde au même instant.
throw-clauses-PT_21 = La première main qui touche la bonne carte avance d’une case, à condition qu’aucune de ses contraintes visibles ne l’interdise. Le lancer est fini, les autres arrivent trop tard.
throw-clauses-PT_22 = La carte t’est interdite ? Touche-la de l’autre main et crie « Pas touche ! » : plus personne ne peut avancer avec. Toi non plus.
throw-clauses-PT_23 = Mauvaise carte, mauvaise main, ou blocage sans cri : c’est une erreur. Tu la payes, et tu ne touches plus à rien pendant ce lancer. La main qui touche sur une carte interdite est une erreur ; l’autre main sur une carte permise aussi.
throw-clauses-PT_24 = Les autres continuent jusqu’à ce que chacun ait touché ou renoncé, ou que le temps soit passé. Après très, très longtemps, le cube le plus avancé gagne.
throw-clauses-PT_25 = Premier veut dire premier à sa propre montre : le réseau n’y est pour rien.

## Moving on

advance-title = Avancer
advance-clauses-PT_30 = Aucune carte visible ? Retourne celle de gauche et pose ton cube sur sa première case.
advance-clauses-PT_31 = Encore une case à droite ? Avance d’une.
advance-clauses-PT_32 = Au bout d’une carte, retourne la suivante. Toutes les contraintes visibles s’ajoutent et restent en vigueur.

## What an error costs

penalty-title = Payer une erreur
penalty-clauses-PT_40 = Selon la case du cube. Cadenas : rien. Flèche : une case en arrière. Carte barrée : une case en arrière, et la carte est remplacée par une autre, face cachée. Sans cube sur la piste : rien. Une carte quittée par une flèche reste visible.

## The next match

next-title = La partie suivante
next-clauses-PT_50 = Qui gagne monte de deux niveaux. Les autres, selon leurs cartes visibles : trois, un de plus ; deux, rien ; une, un de moins ; aucune, deux de moins. Toujours entre 1 et 16.

## Fair over any line

fair-title = Juste pour tous
fair-clauses-PT_60 = Les horloges sont mises d’accord, et les dés apparaissent partout au même instant. Avant, ils sont scellés.
fair-clauses-PT_61 = Ton appareil mesure ta réaction. Le serveur la croit dans la mesure de ce que permet la durée du voyage, qu’il mesure lui-même ; au-delà, c’est l’heure d’arrivée qui compte.
fair-clauses-PT_62 = Après la première touche, le serveur attend un instant que les connexions lentes arrivent, puis juge dans l’ordre des réactions. Trop près pour être départagés ? Le sort choisit, et on le dit.
fair-clauses-PT_63 = Après chaque lancer, on voit le temps de chacun et sa marge. Moins de 100 millièmes de seconde : faux départ, donc erreur.
fair-clauses-PT_65 = Besoin de temps ? L’hôte peut mettre une place au calme : son temps compte pour moitié et son cri a quatre secondes. Toute la table le voit.
fair-clauses-PT_64-keys = À la souris : le bouton gauche touche, le droit est l’autre main. Au clavier : une lettre et un chiffre, avec Majuscule pour l’autre main. Le cri : le grand bouton rouge ou Espace, dans la seconde et demie.
fair-clauses-PT_64-touch = Un doigt touche ; garde l’autre pouce sur « l’autre main » pour bloquer. Le cri : le grand bouton rouge, dans la seconde et demie.
