## Why not: setups, the grid, the dice and the cards

# $levels (number), $players (number)
PT-too_many_levels = Il y a { $levels } niveaux proposés pour { $players } joueurs.
# $seat (number), $players (number)
PT-calm_not_seated = La place { $seat } ne peut pas jouer au calme : il n’y a que { $players } joueurs.
PT-no_call_now = On ne lance pas les dés maintenant.
PT-no_turn_now = Aucune carte n’est à retourner maintenant.
PT-wrong_colour = Cette carte n’est pas de la couleur du niveau.
PT-not_on_top = Cette carte ne peut pas être la prochaine de sa pile.
PT-no_layout_now = La grille est déjà posée.
PT-not_the_36 = La grille se pose avec les 36 cartes, chacune une fois.
PT-ready_already = Ton niveau et ta main sont déjà choisis.

## Why not: touches

PT-no_race_now = Aucun lancer n’est en cours.
# $seat (number)
PT-not_at_table = La place { $seat } n’est pas à table.
# $seat (number)
PT-touched_twice = La place { $seat } a déjà touché une carte à ce lancer.
# $seconds (number)
PT-too_late = Le lancer dure { $seconds } secondes : ce toucher vient trop tard.
# $seat (number)
PT-out_of_order = Les touchers se jugent dans l’ordre des temps : la place { $seat } vient avant.

## What things are called in the sentences below

# One alone, and what a card forbids.
sweet-churros = churro
sweet-croissant = croissant
sweet-macaron = macaron
sweet-eclair = éclair
sweet-waffle = gaufre
sweet-doughnut = beignet
sweets-churros = churros
sweets-croissant = croissants
sweets-macaron = macarons
sweets-eclair = éclairs
sweets-waffle = gaufres
sweets-doughnut = beignets
# $count (number), $sweet (text)
card = { $count } { $count ->
    [one] { NAME("sweet", $sweet) }
   *[other] { NAME("sweets", $sweet) }
}
colours-green = verte
colours-orange = orange
colours-red = rouge
colours-violet = violette
# $colour (text), $forbids (text)
# A constraint card that is turned up, given back or passed over; the list of what it forbids is "éclair, 4".
constraint = une carte { NAME("colours", $colour) } ({ $forbids })
hands-left = main gauche
hands-right = main droite
outcomes-advanced = c’est la bonne
outcomes-blocked = « Pas Touche ! »
outcomes-late = trop tard
outcomes-false_start = faux départ
outcomes-wrong_card = mauvaise carte
outcomes-forbidden = une carte interdite
outcomes-wrong_hand = mauvaise main
outcomes-no_shout = sans crier

## What happened, as the terminal tells it: players are numbered from 1

events-grid_laid = Les 36 cartes sont posées.
# $player (number), $level (number), $hand (text)
events-prepared = Le joueur { $player } joue au niveau { $level } et touchera de la { NAME("hands", $hand) }.
# $number (number)
events-called = Lancer { $number }.
# $count (number), $sweet (text)
events-thrown = Les dés : { card }.
# $player (number), $count (number), $sweet (text), $hand (text), $reaction (number), $margin (number), $by_arrival (flag), $by_lot (flag), $outcome (text)
events-touched = Le joueur { $player } touche { card } ({ NAME("hands", $hand) }, { $reaction } ± { $margin } ms{ $by_arrival ->
    [true] , à l’arrivée
   *[false] {""}
}{ $by_lot ->
    [true] , au sort
   *[false] {""}
}) : { NAME("outcomes", $outcome) }.
# $player (number), $space (number), $card (number)
events-advanced = Le joueur { $player } avance à la case { $space } de la carte { $card }.
# $player (number)
events-won = Le joueur { $player } sort de sa dernière case !
# $player (number)
events-blocked = Le joueur { $player } bloque : personne n’avance.
# $player (number)
events-lost_nothing = Le joueur { $player } ne perd rien.
# $player (number), $space (number), $card (number)
events-went_back = Le joueur { $player } recule à la case { $space } de la carte { $card }.
# $player (number), $space (number), $card (number), $colour (text), $forbids (text)
events-went_back_without_card = Le joueur { $player } recule à la case { $space } de la carte { $card } et rend { constraint }.
# $player (number)
events-left_track = Le joueur { $player } sort de la piste.
# $player (number), $colour (text), $forbids (text)
events-left_track_without_card = Le joueur { $player } sort de la piste et rend { constraint }.
events-nobody_scored = Personne n’avance.
# $player (number), $colour (text), $forbids (text)
events-card_turned = Le joueur { $player } retourne { constraint }.
# $player (number), $colour (text), $forbids (text)
events-free_card_turned = Le joueur { $player } retourne { constraint }, qui n’interdit rien.
# $player (number), $colour (text), $forbids (text)
events-card_passed = Le joueur { $player } n’aurait plus rien à toucher avec { constraint } : la suivante.
# $winners (text), $levels (text)
# The numbers of players, and the next level of each.
events-ended_won = Gagné par le joueur { $winners }. Niveaux suivants : { $levels }.
# $winners (text), $levels (text)
events-ended_too_long = Trop de lancers ; le plus loin : joueur { $winners }. Niveaux suivants : { $levels }.

## The table drawn in letters: short, each beside a player's number

picture-picks_level = choisit son niveau
# $level (number)
picture-level = niveau { $level }
# $forbidden (text)
picture-forbidden = interdits : { $forbidden }
# $throws (number)
picture-throws = Lancers : { $throws }
