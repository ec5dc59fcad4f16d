lead = La règle en six images, à lire à voix haute

## The six scenes: alt is what the picture shows

scenes-goal-title = Filez en douce
scenes-goal-text = Fais traverser le hall de l’hôtel à tes fantômes **sans qu’on les voie par le trou de la serrure**. Après cinq tours, chaque fantôme **sorti en face** rapporte : le plus de points gagne.
scenes-goal-alt = Le hall vu d’en haut : des fantômes rouges entrent d’un côté, un grand fantôme rouge sort de l’autre, parmi les meubles.
scenes-goal-chips-0 = petit **1**
scenes-goal-chips-1 = moyen **3**
scenes-goal-chips-2 = grand **5**
scenes-goal-chips-3 = encore dans le hall : **1, 1, 2**
scenes-furniture-title = Une carte, un meuble
scenes-furniture-text = À partir du porteur du dé, chacun pioche une carte à son tour. **Elle montre deux meubles ? Déplace l’un des deux** si tu veux : où tu veux dans le hall, debout, couché ou empilé.
scenes-furniture-alt = Une carte vaut 6 et montre le fauteuil et le bureau ; le fauteuil est soulevé et glisse vers une autre place.
scenes-walk-title = Tous avancent
scenes-walk-text = Puis, tous en même temps et en secret, **partage les points de ta carte entre tes fantômes** : un point par case, jamais en diagonale. Entrer et sortir par une porte coûte **un point** aussi.
scenes-walk-alt = Un petit fantôme entre par une porte et avance de trois cases ; un autre sort par la porte d’en face.
scenes-walk-chips-0 = points de trop : **perdus**
scenes-hide-title = Où se cacher ?
scenes-hide-text = **Derrière, dessous, dessus, dedans** : les meubles n’arrêtent personne. Un fantôme finit debout, à plat, **en entier dans sa case**, sans toucher les autres.
scenes-hide-alt = Un petit fantôme est caché sous le bureau, un autre se tient dessus, un autre sur le fauteuil, un grand derrière le piano.
scenes-keyhole-title = Qui regarde ?
scenes-keyhole-text = Le plus haut au dé **choisit un autre côté** pour la serrure, puis relance : **le dé dit la porte**. Personne ne regarde avant.
scenes-keyhole-alt = Le dé montre 4 : la serrure est accrochée à la quatrième porte d’un autre côté du hall.
scenes-seen-title = Vu !
scenes-seen-text = Tous regardent par le trou. **Chaque fantôme que l’on voit rentre de son côté**, même si ce n’est qu’un petit bout. Vu dans le miroir, c’est vu.
scenes-seen-alt = Par le trou de la serrure, un fantôme bleu se voit en plein, un bout de fantôme rouge dépasse du piano.
scenes-seen-chips-0 = un fantôme peut **en cacher un autre**

## What a family meets now and then

cases-through-title = Entrer et sortir d’un coup ?
cases-through-text = Non, pas au même tour. On ne ressort pas non plus par son côté, et on ne se décale pas dans sa case. Qui est sorti en face ne revient pas.
cases-moved-title = Le meuble a déjà bougé
cases-moved-text = Il ne bouge plus à ce tour. Si c’est le cas des deux meubles de ta carte, prends **n’importe quel autre**. Meuble en main, meuble choisi ; le remettre en place compte aussi.
cases-falls-title = Un meuble mal posé
cases-falls-text = Lâché, il tombe pour de vrai et s’immobilise. S’il dépasse du hall, traverse autre chose ou ne tient sur rien, recommence.
cases-passenger-title = Un fantôme était sur le meuble
cases-passenger-text = Il reste dans sa case et descend au sol. Ceux qui étaient dessous ne bougent pas ; ce qui était posé dessus retombe.
cases-crowd-title = Deux fantômes se gênent
cases-crowd-text = On joue en partant du dé : celui qui arrive après se pousse à la place libre la plus proche de sa case, ou recule sur son chemin.
cases-chooser-title = Toujours le même qui choisit ?
cases-chooser-text = Non : qui a choisi attend que chacun ait choisi autant de fois. À égalité, on relance. Puis le dé passe à gauche.
cases-peep-title = On voit à peine…
cases-peep-text = Il suffit d’un **demi pour cent** de sa silhouette. Le jeu calcule, le même verdict pour tous, et montre la preuve.
cases-tie-title = Égalité à la fin
cases-tie-text = Le plus de fantômes sortis gagne, puis le moins de fantômes restés de son côté. Encore égal ? On partage.

## What can be chosen before a match

options-players-title = Qui, et d’où ?
options-players-text = De deux à quatre, chacun sa couleur et son côté : **un grand, deux moyens, quatre petits**. À deux on est voisins, ou face à face. À deux on écarte dix cartes sur vingt sans les voir, à trois cinq : toujours **cinq tours**.
options-hall-title = Le hall
options-hall-text = Six cases sur six, six portes par côté, six meubles, arrangés de l’une de quatre façons. Le sort place la serrure et donne le dé, ou l’hôte. Il peut aussi décider qu’un petit resté dans le hall ne vaut rien.
options-fusions-title = Variante : les fusions
options-fusions-text = On part toujours **petit**. Deux petits, ou un petit et un moyen, de même couleur sur la même case deviennent un plus grand, s’il tient et si l’un vient d’arriver ; il ne bouge plus à ce tour. Vu, il attend au bord et repart à sa taille. Plus de petit à faire partir ? Reprends-en un sorti.
options-bells-title = Variante : Minuit sonne
options-bells-text = Dès le deuxième tour, le porteur du dé retourne l’une des douze cartes avant tout le reste. Elle agit aussitôt.
options-bells_ghosts-title = Minuit sonne : les fantômes
options-bells_ghosts-text = **Tous aux abris** : ils se couchent jusqu’au regard. **Concours de grimaces** : un petit de chacun va devant le miroir. **Touché, c’est toi le chat** : prends la place d’un petit de ton voisin de droite. **Chat perché** : qui n’est pas sur un meuble rentre. **Mon grand frère** : change l’un des tiens pour un plus grand. **Un, deux, trois, soleil** : tous avancent d’une case.
options-bells_hall-title = Minuit sonne : le hall
options-bells_hall-text = **Surexcité** : tous les meubles basculent. **Piste de danse** : chaque meuble glisse vers la porte la plus proche. **J’ai le tournis** : le plateau tourne d’un quart, chacun change de côté.
options-bells_keyhole-title = Minuit sonne : la serrure
options-bells_keyhole-text = **Double curieux** : on regarde encore par la porte d’en face. **Toc, toc, toc** : la serrure garde son côté. **Boule de cristal** : le numéro de la porte est connu d’avance.

## What to remember

remember-0 = Un meuble, **puis** les fantômes, **puis** la serrure.
remember-1 = La serrure **change de côté** à chaque tour.
remember-2 = Vu, même un peu : **retour au départ**.
remember-3 = Le miroir voit **derrière toi**.
remember-4 = Un grand qui sort vaut **5**.
