## The aim

goal-title = Le but
goal-clauses-PV_51 = Les fantômes sortis de l’autre côté rapportent : petit 1, moyen 3, grand 5. Encore dans le hall à la fin : petit 1, moyen 1, grand 2.
goal-clauses-PV_53 = L’hôte peut décider qu’un petit fantôme encore dans le hall ne vaut rien.
goal-clauses-PV_52 = Qui a le plus de points gagne. À égalité : le plus de fantômes sortis, puis le moins de fantômes restés de son côté ; sinon on partage.
goal-clauses-PV_50 = La partie dure cinq tours : elle s’arrête quand il n’y a plus de carte à piocher.

## The hall

parts-title = Le hall
parts-clauses-PV_01 = Un hall de six cases sur six. Chaque côté a six portes, numérotées de gauche à droite pour qui est dehors.
parts-clauses-PV_02 = De deux à quatre joueurs, chacun avec sa couleur et son côté, un grand fantôme, deux moyens et quatre petits. À deux, on s’assied côte à côte, ou face à face si l’hôte le veut.
parts-clauses-PV_03 = Six meubles, avec de vrais creux : le miroir, la desserte et ses étagères, le bureau et le vide sous son plateau, le piano, le fauteuil, la table et sa nappe.
parts-clauses-PV_04 = Un petit fantôme tient sous le bureau ou la table, un moyen presque partout, un grand tient beaucoup de place.
parts-clauses-PV_05 = Vingt cartes de déplacement, douze cartes Minuit sonne, un dé et une serrure.
parts-clauses-PV_06 = Une carte donne des points de déplacement. Quatorze montrent aussi deux meubles, dont on peut déplacer un.
parts-clauses-PV_07 = À deux, on écarte dix cartes sans les voir, à trois, cinq : il y a toujours cinq tours.

## Before the first round

start-title = Avant le premier tour
start-clauses-PV_10 = Le hall est meublé d’une des dispositions prévues, au hasard ou au choix de l’hôte.
start-clauses-PV_11 = La serrure est accrochée à une porte, au hasard.
start-clauses-PV_12 = Le hasard, ou l’hôte, dit qui a le dé.

## Furniture

furniture-title = Les meubles
furniture-clauses-PV_20 = À partir du porteur du dé, chacun pioche une carte à son tour. Si elle montre des meubles, il peut en déplacer un aussitôt.
furniture-clauses-PV_21 = Un meuble déjà déplacé à ce tour ne l’est plus ; si les deux de la carte le sont, n’importe quel autre peut l’être. Le remettre en place compte comme un déplacement.
furniture-clauses-PV_22 = Un meuble pris en main est choisi : on n’en change pas.
furniture-clauses-PV_23 = On le pose où et comme on veut : debout, couché, penché, empilé. Lâché, il tombe et s’immobilise ; il ne doit ni dépasser du hall, ni traverser autre chose. Sinon on essaie encore.
furniture-clauses-PV_24 = Un fantôme posé sur le meuble reste dans sa case et descend au sol. Un meuble qui reposait sur celui-ci retombe tout seul.

## Ghosts

walking-title = Les fantômes
walking-clauses-PV_25 = Tous ensemble, chacun partage les points de sa carte entre ses fantômes : un point par case, jamais en diagonale.
walking-clauses-PV_26 = On entre par une porte de son côté (un point), on sort par une porte du côté opposé (un point). Qui est sorti marque et ne revient pas.
walking-clauses-PV_27 = On n’entre et on ne sort pas au même tour. On ne ressort pas par son côté, et on ne se décale pas dans sa case.
walking-clauses-PV_28 = Les meubles n’arrêtent et ne ralentissent personne ; on peut finir dessus ou dedans.
walking-clauses-PV_29 = À l’arrêt, un fantôme se tient debout sur une surface plane, entièrement dans sa case, sans toucher personne. Où dans la case, c’est à toi de choisir.
walking-clauses-PV_30 = Les déplacements sont secrets jusqu’à ce que tous aient fini. Si deux se gênent, le plus loin du dé se pousse. Les points non utilisés sont perdus.

## The keyhole

keyhole-title = La serrure
keyhole-clauses-PV_31 = Le plus haut au dé choisit le côté de la serrure. Qui a déjà choisi attend que chacun ait choisi autant de fois.
keyhole-clauses-PV_32 = La serrure doit changer de côté. Personne ne regarde avant : jusque-là, on ne voit le hall que d’en haut.
keyhole-clauses-PV_33 = Le dé dit la porte. Puis il passe au voisin de gauche, qui commence le tour suivant.
keyhole-clauses-PV_34 = Tous regardent : chaque fantôme vu retourne de son côté. La serrure reste là.
keyhole-clauses-PV_40 = L’œil est juste derrière le trou, à hauteur de serrure. Le trou laisse voir large, mais pas tout.
keyhole-clauses-PV_41 = Vu dans le miroir, c’est vu. Un fantôme peut en cacher un autre.
keyhole-clauses-PV_42 = Un fantôme est vu quand au moins un demi pour cent de sa silhouette se montre. Le verdict est calculé, le même pour tous, avec sa preuve : l’image, la part, un rayon.

## The variant of fusions

fusions-title = Variante : les fusions
fusions-clauses-PV_60 = Les fantômes partent petits, et ne grandissent qu’en fusionnant.
fusions-clauses-PV_61 = Deux petits, ou un petit et un moyen, de la même couleur et dans la même case, deviennent un fantôme de la taille au-dessus, si l’un des deux vient d’arriver et s’il reste une figurine.
fusions-clauses-PV_62 = Pas de fusion si le grand fantôme ne tient pas dans la case.
fusions-clauses-PV_63 = Le fantôme né d’une fusion ne bouge plus à ce tour.
fusions-clauses-PV_64 = Un moyen ou un grand qui a été vu attend au bord et peut repartir à sa taille.
fusions-clauses-PV_65 = Sans petit fantôme à faire partir, on peut reprendre un petit déjà sorti.

## The variant Midnight strikes

bells-title = Variante : Minuit sonne
bells-clauses-PV_70 = Dès le deuxième tour, le porteur du dé retourne une carte avant les autres : elle agit aussitôt.
bells-clauses-PV_71 = Double curieux : après le regard, on regarde encore par la porte d’en face.
bells-clauses-PV_72 = Tous aux abris : les fantômes se couchent jusqu’au regard. Couché, seul le milieu doit être dans la case.
bells-clauses-PV_73 = Surexcité : tous les meubles basculent d’un quart de tour, du côté que choisit le porteur du dé.
bells-clauses-PV_74 = Concours de grimaces : le miroir se tourne vers le centre, et chacun y envoie un petit fantôme.
bells-clauses-PV_75 = Touché, c’est toi le chat : on remplace un petit fantôme du voisin de droite par un des siens, ou on en pose un à trois cases de son côté.
bells-clauses-PV_76 = Piste de danse : chaque meuble glisse jusqu’à la porte la plus proche.
bells-clauses-PV_77 = Chat perché : après le regard, qui n’est pas sur un meuble rentre chez lui.
bells-clauses-PV_78 = Je vais le dire à mon grand frère : on remplace un de ses fantômes par un plus grand, s’il tient.
bells-clauses-PV_79 = Toc, toc, toc : la serrure garde son côté ; seule la porte est relancée.
bells-clauses-PV_80 = J’ai le tournis : le plateau tourne d’un quart, et chacun change de côté.
bells-clauses-PV_81 = Boule de cristal : le numéro de la porte est lancé d’avance.
bells-clauses-PV_82 = 1, 2, 3, soleil : chaque fantôme du hall avance d’une case vers sa sortie.
