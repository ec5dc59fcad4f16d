# $names (texts)
list = { COUNT($names) ->
    [0] personne
   *[other] { LIST($names) }
}

## The sweets, and cards of the grid

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
# $sweet (text), $count (number)
card = { $count } { $count ->
    [one] { NAME("sweet", $sweet) }
   *[other] { NAME("sweets", $sweet) }
}
grid = Les douceurs, six rangées de six
# $place (text), $card (text)
# A place is a letter and a digit ("B3"), a card is "4 éclairs".
card_at = { $place }, { $card }

## Constraint cards

# The colours of constraint cards, as one says them in a list and beside a card.
colours-green = verte
colours-orange = orange
colours-red = rouge
colours-violet = violette
# $sweet (text)
forbids_sweet = pas { $sweet ->
    [eclair] d’{ NAME("sweets", $sweet) }
   *[other] de { NAME("sweets", $sweet) }
}
# $number (number)
forbids_number = pas de { $number }
# $colour (text)
slot_down = Carte { NAME("colours", $colour) }, face cachée
# $colour (text), $rules (texts), $cube (text), $space (number)
# Rules are what the card forbids ("pas d’éclairs"). The cube is past this card, here on the space, or none.
slot = Carte { NAME("colours", $colour) } : { COUNT($rules) ->
    [0] n’interdit rien
   *[other] { LIST($rules) }
}{ $cube ->
    [past] , passée
    [here] , ton cube est sur la case { $space }
   *[none] {""}
}
own_cards = Tes contraintes
no_constraints = Avec les petits : les contraintes ne comptent pas.

## Hands and times

sides-left = gauche
sides-right = droite
# $side (text)
hand_name = { CAPITAL(NAME("sides", $side)) }
# $whole (number), $thousandths (text)
seconds = { $whole },{ $thousandths }{"\u00A0"}s
# $whole (number), $tenths (number)
# In a small field of a list.
seconds_short = { $whole },{ $tenths }
# $ms (number)
margin = ±{"\u00A0"}{ $ms }{"\u00A0"}ms

## What came of a touch, and what it cost

outcomes-advanced = avance
outcomes-blocked = bloque
outcomes-late = trop tard
outcomes-false_start = faux départ
outcomes-wrong_card = mauvaise carte
outcomes-forbidden = carte interdite
outcomes-wrong_hand = mauvaise main
outcomes-no_shout = sans crier
# After a player's name.
faults-wrong_card = se trompe de carte
faults-forbidden = touche une carte interdite
faults-wrong_hand = prend l’autre main sans raison
faults-no_shout = bloque sans crier
faults-false_start = part trop tôt
costs-off_track = hors piste, rien.
costs-padlock = cadenas, rien ne bouge.
costs-arrow = flèche, une case en arrière.
costs-crossed = carte barrée, en arrière et nouvelle carte.
# $outcome (text), $cost (text?)
# After a player's name in bold.
fault = { GIVEN($cost) ->
    [yes] { NAME("faults", $outcome) } : { NAME("costs", $cost) }
   *[no] { NAME("faults", $outcome) }
}
# $outcome (text), $cost (text?)
own_error = { GIVEN($cost) ->
    [yes] { CAPITAL(NAME("outcomes", $outcome)) } : { NAME("costs", $cost) }
   *[no] { CAPITAL(NAME("outcomes", $outcome)) }.
}

## The dice and what is said of a throw

# $card (text)
dice = Les dés : { $card }
dice_wait = Les dés, encore cachés
# $card (text)
called = { $card } !
ready = Prêts ?
ready_detail = Les mains au-dessus de la table…
who_throws = Qui lance ?
who_throws_detail = N’importe qui peut demander le lancer.
find_it = Trouve-la !
find_it_forbidden = Interdite pour toi : l’autre main, et crie !
you_touched = Touché. On regarde la photo…
you_block = Maintenant, crie !
you_shouted = Pas touche ! On regarde la photo…
you_gave_up = Tu passes ce lancer.
you_watch = On cherche…
too_soon = Attends que les dés tombent.
touched_once = Une seule carte par lancer.
shout_at_nothing = Rien à bloquer de cette main.
wait_throw = Rien à toucher avant le prochain lancer.
nobody = Personne n’avance.
# $name (text)
moves_on = { $name } avance d’une case.
# $names (texts)
wins = { LIST($names) } { COUNT($names) ->
    [one] a
   *[other] ont
} gagné !
# $name (text)
blocks = { $name } crie « Pas touche ! »

## The photo finish

finish = Photo-finish
by_arrival = Compté à l’arrivée au serveur
# $name (text), $card (text), $time (text), $calm (flag), $margin (text), $by_arrival (flag), $outcome (text)
finish_line = { $name }, { $card }, { $time }{ $calm ->
    [true] , qui compte pour moitié
   *[false] {""}
}, { $margin }{ $by_arrival ->
    [true] , compté à l’arrivée
   *[false] {""}
} : { NAME("outcomes", $outcome) }
# $name (text)
no_touch_of = { $name } n’a rien touché
# $gap (number)
too_close = Écart de { $gap }{"\u00A0"}ms, plus petit que l’erreur :
# $gap (number)
# The same on a narrow screen; both go before the next one.
close = À { $gap }{"\u00A0"}ms près,
# $name (text)
lots = le sort choisit { $name }.

## At the thumb

to_block = pour bloquer
to_touch = pour toucher
# $side (text)
# The side is the other hand's.
pad = L’autre main, la { NAME("sides", $side) } : tenir pour bloquer
# What one shouts is the name of the game, in every language.
shout = Pas touche !
# $calm (flag)
shout_within = dans les { $calm ->
    [true] 4
   *[false] 1,5
}{"\u00A0"}s
# The key.
space = Espace
throw = Lancer les dés
throw_detail = quand tout le monde est prêt
give_up = Je passe
turn_up = Retourner la carte

## Before the first throw

prepare = Ton niveau et ta main ?
prepare_detail = Plus le niveau est haut, plus tes cartes interdisent.
# $names (texts)
prepare_wait = { COUNT($names) ->
    [one] { LIST($names) } se prépare.
   *[other] { LIST($names) } se préparent.
}
prepared = C’est noté !
# $level (number)
level_value = Niveau { $level }
# $level (number), $side (text)
choice = Niveau { $level }, { NAME("sides", $side) }
# $colours (texts)
level_cards = Trois cartes : { LIST($colours) }
proposed = proposé pour cette partie
which_hand = Quelle main touche ?
go = C’est parti !
how_mouse = Souris : bouton gauche pour toucher, bouton droit pour l’autre main.
how_keys = Clavier : une lettre et un chiffre (B3), avec Majuscule pour l’autre main ; Espace pour crier.
how_touch = Touche les cartes du doigt ; garde l’autre pouce sur l’autre main pour bloquer.
preparing = se prépare
# $level (number), $side (text), $calm (flag)
player_detail = niveau { $level }, main { NAME("sides", $side) }{ $calm ->
    [true] , au calme
   *[false] {""}
}
# $spaces (number), $length (number)
progress = { $spaces } cases sur { $length }
# $names (texts)
calm_table = Au calme : { LIST($names) }. { COUNT($names) ->
    [one] Son
   *[other] Leur
} temps compte pour moitié.

## The log

laid = Les 36 douceurs sont sur la table.
# $name (text), $level (number), $side (text)
has_prepared = { $name } joue au niveau { $level }, de la main { NAME("sides", $side) }.
# $card (text), $place (text)
thrown = Les dés : { $card }, en { $place }.
# $name (text), $time (text), $margin (text)
first_touch = { $name } touche en { $time } ({ $margin }).
# $name (text), $card (text), $outcome (text), $clause (text)
wrong_touch = { $name } touche { $card } : { NAME("outcomes", $outcome) } ({ $clause }).
# $name (text), $slot (number), $space (number)
advanced = { $name } avance : { $slot ->
    [1] première
    [2] deuxième
   *[3] troisième
} carte, case { $space }.
# $name (text)
off_the_end = { $name } sort de sa troisième carte !
# $name (text), $cost (text)
penalised = { $name } : { NAME("costs", $cost) }
# $name (text), $colour (text), $rules (texts)
turned = { $name } retourne une carte { NAME("colours", $colour) } : { LIST($rules) }.
# $name (text)
turned_free = { $name } retourne une carte qui n’interdit rien.
# $name (text)
passed = La carte ne laisserait rien à { $name } : sous la pile, une autre.
# $names (texts)
endings-won = { LIST($names) } { COUNT($names) ->
    [one] gagne
   *[other] gagnent
} la partie !
# $names (texts)
endings-too_long = Assez de lancers : { LIST($names) } { COUNT($names) ->
    [one] va
   *[other] vont
} le plus loin.

## What the server makes up for on each line

lines = Trajets rattrapés :
# $name (text), $round_trip (number), $spread (number)
line = { $name } { $round_trip }{"\u00A0"}ms (±{"\u00A0"}{ $spread })
# $name (text)
line_unknown = { $name } pas encore mesuré

## The sheet at the end

result = Le chemin de chacun
next_level = Prochain niveau
next_levels_help = La prochaine partie propose ces niveaux ; chacun peut en choisir un autre.
# $count (number)
throws = { $count ->
    [one] { $count } lancer.
   *[other] { $count } lancers.
}
# $number (number)
throw_number = Lancer { $number }

## Practice

drill = Contre la montre
drill_detail = Douze lancers, le plus vite possible. Une erreur ajoute deux secondes.
# $left (number)
drill_left = encore { $left }
drill_again = Encore
drill_leave = Quitter l’entraînement
# $time (text)
drill_done = Fini : { $time }
# $time (text)
drill_best = Ton record : { $time }
# $result (text)
drill_result = { $result ->
    [right] Bravo !
   *[other] { CAPITAL(NAME("outcomes", $result)) }
}
# $time (text), $wrong (flag)
drill_time = { $wrong ->
    [true] { $time }, et deux secondes de plus.
   *[false] { $time }
}

## The slip in the margin

an_error = Une erreur ?
space_names-padlock = Cadenas
space_names-arrow = Flèche
space_names-crossed = Carte barrée
error-padlock = rien
error-arrow = une case en arrière
error-crossed = en arrière, et nouvelle carte
