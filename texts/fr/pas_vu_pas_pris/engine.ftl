## Why not: setups and chance

# $seat (number)
PV-no_such_seat = La place { $seat } n’est pas à table.
PV-not_now = Ce n’est pas le moment.
PV-card_gone = Cette carte a déjà été piochée.
PV-bell_gone = Cette carte Minuit sonne a déjà été piochée.
PV-layout_chosen = L’hôte a choisi une autre disposition des meubles.

## Why not: furniture. The thing is a piece

# $thing (text)
PV-moved_already = Ce meuble a déjà été déplacé à ce tour : { NAME("the", $thing) }.
# $thing (text)
PV-not_on_card = Ce meuble n’est pas sur ta carte : { NAME("the", $thing) }.
PV-nothing_seized = Tu ne tiens aucun meuble.
PV-other_seized = C’est un autre meuble que tu tiens.
PV-not_unit = L’orientation n’est pas une rotation.
# $squares (number), $tenths (number), $hundredths (number), $thing (text)
# By how much of a square's side, with two decimals: here and in the next three.
PV-sticks_out_south = Dépasse du hall de { $squares },{ $tenths }{ $hundredths } case au sud : { NAME("the", $thing) }.
# $squares (number), $tenths (number), $hundredths (number), $thing (text)
PV-sticks_out_west = Dépasse du hall de { $squares },{ $tenths }{ $hundredths } case à l’ouest : { NAME("the", $thing) }.
# $squares (number), $tenths (number), $hundredths (number), $thing (text)
PV-sticks_out_north = Dépasse du hall de { $squares },{ $tenths }{ $hundredths } case au nord : { NAME("the", $thing) }.
# $squares (number), $tenths (number), $hundredths (number), $thing (text)
PV-sticks_out_east = Dépasse du hall de { $squares },{ $tenths }{ $hundredths } case à l’est : { NAME("the", $thing) }.
# $thing (text)
PV-in_floor = S’enfonce dans le sol : { NAME("the", $thing) }.
# $thing (text)
PV-in_other = Traverse un autre meuble : { NAME("the", $thing) }.
# $thing (text)
PV-in_ghost = Traverse un fantôme : { NAME("the", $thing) }.
# $thing (text)
PV-floats = Ne tient pas tout seul : { NAME("the", $thing) }.
# $thing (text)
PV-never_rests = Lâché ainsi, ce meuble ne s’immobilise pas : { NAME("the", $thing) }.
PV-listed_twice = Un meuble est cité deux fois.
# $thing (text)
PV-need_not_fall = Ce meuble tenait très bien : { NAME("the", $thing) }.
# $thing (text)
PV-still_falls = Ce meuble n’est plus soutenu : { NAME("the", $thing) }.
PV-nothing_settles = Aucun meuble ne doit retomber.
# $thing (text)
PV-not_tipped = Ce meuble n’a pas basculé : { NAME("the", $thing) }.

## Why not: plans

PV-planned_already = Tes déplacements sont déjà prévus.
PV-figure_order = Un fantôme ne se déplace qu’une fois par tour, dans l’ordre des figurines.
# $needed (number), $points (number)
PV-too_many_steps = Il faut { $needed } points et la carte en donne { $points }.
PV-not_adjacent = On avance d’une case voisine à l’autre, sans diagonale.
PV-not_own_side = On entre par une porte de son propre côté.
PV-not_far_side = On sort par une porte du côté opposé.
PV-is_out = Ce fantôme est déjà sorti.
PV-entered_now = On n’entre pas et on ne sort pas au même tour.
PV-no_steps = On ne se décale pas dans sa propre case.
PV-outside_square = Un fantôme se tient entièrement dans sa case.
PV-lies_elsewhere = Couché, un fantôme garde son milieu dans sa case.
PV-not_level = Il n’y a pas de surface plane à cette hauteur.
PV-spot_taken = La place est prise.
PV-must_stay_small = Avec les fusions, seuls les petits fantômes partent.
PV-small_left = Il reste un petit fantôme à faire partir.
PV-fixed = Ce fantôme ne bouge pas à ce tour.
PV-no_fusions = On joue sans fusions.
PV-cannot_fuse = Ces deux fantômes ne peuvent pas fusionner.
PV-not_together = Pour fusionner, ils doivent finir sur la même case.
PV-neither_moved = L’un des deux doit venir d’arriver.
PV-no_figure = Il n’y a plus de figurine de cette taille.
PV-does_not_fit = Le grand fantôme ne tient pas dans la case.

## Why not: the keyhole, and the cards Midnight strikes

PV-side_must_change = La serrure doit changer de côté.
PV-not_hidden = Aucun petit fantôme de ce voisin n’est caché là.
PV-not_third_row = On le place à trois cases de son côté.
PV-cannot_grow = Ce fantôme ne peut pas être remplacé ainsi.

## What things are called in the sentences

# A piece by itself or in a list.
the-mirror = le miroir
the-trolley = la desserte
the-desk = le bureau
the-piano = le piano
the-armchair = le fauteuil
the-table = la table
# A piece that is taken or put back: where a language has another case for that (German: den Spiegel).
taken-mirror = le miroir
taken-trolley = la desserte
taken-desk = le bureau
taken-piano = le piano
taken-armchair = le fauteuil
taken-table = la table
sizes-small = petit fantôme
sizes-medium = fantôme moyen
sizes-large = grand fantôme
sides-south = sud
sides-west = ouest
sides-north = nord
sides-east = est
bells-double_look = Double curieux
bells-lie_down = Tous aux abris
bells-tip_over = Surexcité
bells-grimaces = Concours de grimaces
bells-tag = Touché, c’est toi le chat
bells-dance = Piste de danse
bells-perch = Chat perché
bells-big_brother = Je vais le dire à mon grand frère
bells-knock = Toc, toc, toc
bells-dizzy = J’ai le tournis
bells-crystal = Boule de cristal
bells-sun = 1, 2, 3, soleil
# $size (text), $player (number)
# The subject of a sentence.
ghost = Le { NAME("sizes", $size) } du joueur { $player }
# $size (text), $player (number), $whole (number), $hundredths (text), $mirror (flag)
# One of those who are seen, in a list: how much of it, in percent with two decimals.
seen = { NAME("sizes", $size) } du joueur { $player } { $whole },{ $hundredths } %{ $mirror ->
    [true] {" "}dans le miroir
   *[false] {""}
}

## What happened, as the terminal tells it: players are numbered from 1, a square is a letter and a number

events-hall_arranged = Le hall est meublé.
# $door (number), $side (text)
events-keyhole_hung = La serrure : porte { $door }, côté { NAME("sides", $side) }.
# $player (number)
events-die_given = Le joueur { $player } a le dé.
# $bell (text)
events-bell_rang = Minuit sonne : { NAME("bells", $bell) }.
# $player (number), $value (number)
events-card_drawn = Le joueur { $player } pioche un { $value }.
# $player (number), $value (number), $one (text), $other (text)
events-furniture_card_drawn = Le joueur { $player } pioche un { $value } ({ NAME("the", $one) } ou { NAME("the", $other) }).
# $player (number)
events-no_piece_moved = Le joueur { $player } ne déplace rien.
# $player (number), $piece (text)
events-piece_put_back = Le joueur { $player } repose { NAME("taken", $piece) }.
# $player (number), $piece (text)
events-piece_seized = Le joueur { $player } saisit { NAME("taken", $piece) }.
# $square (text), $piece (text)
events-piece_rests = S’immobilise en { $square } : { NAME("the", $piece) }.
# $player (number)
events-plan_made = Le joueur { $player } est prêt.
# $size (text), $player (number), $square (text), $shifted (flag)
events-ghost_walked = { $shifted ->
    [true] { ghost } va en { $square } et se pousse.
   *[false] { ghost } va en { $square }.
}
# $size (text), $player (number)
events-ghost_left = { ghost } est sorti !
# $size (text), $player (number), $square (text)
events-ghost_put = { ghost } se retrouve en { $square }.
# $size (text), $player (number), $square (text), $by_size (text), $by_player (number)
events-ghost_replaced = { ghost } cède sa place en { $square } : { NAME("sizes", $by_size) } du joueur { $by_player }.
# $player (number), $square (text)
events-ghosts_fused = Le joueur { $player } fusionne deux fantômes en { $square }.
# $player (number)
events-fusion_undone = Une fusion est annulée du joueur { $player }.
# $size (text), $player (number), $seen (flag)
events-ghost_went_back = { $seen ->
    [true] { ghost } est vu et s’enfuit.
   *[false] { ghost } retourne de son côté.
}
# $player (number), $pips (number)
events-die_rolled = Le joueur { $player } lance un { $pips }.
# $player (number), $side (text)
events-side_chosen = Le joueur { $player } choisit le côté { NAME("sides", $side) }.
events-nobody_seen = Par le trou de la serrure on ne voit personne.
# $ghosts (text)
events-looked = Par le trou de la serrure on voit : { $ghosts }.
events-hall_turned = Le plateau tourne d’un quart.
# $points (text)
# Of the players in order: "11 10".
events-match_ended = Fin de la partie : { $points }.

## Below the hall drawn in letters

# $player (number), $points (number)
picture-points = Joueur { $player }: { $points }
