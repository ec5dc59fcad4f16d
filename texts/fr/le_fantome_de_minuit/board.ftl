## The log

# $who (text)
bravest = { $who } a le plus de courage et commence.
# $round (number), $who (text)
began = Manche { $round } : { $who } lance le dé en premier.
# $who (text), $square (number)
placed = { $who } place un invité sur la case { $square }.
# $who (text), $step (number), $square (number)
# Step 0 is the cellar.
returned = Un invité { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} revient { $step ->
    [0] de la cave
   *[other] de la marche { $step }
} sur la case { $square }.
# $who (text), $pips (number)
rolled = { $who } lance le dé : { $pips }.
# $who (text)
rolled_ghost = { $who } lance le dé : le fantôme !
# $who (text)
roll_lost = { $who } n’a plus personne en galerie : ce coup ne sert à rien.
# $who (text), $squares (number), $to (number)
moved = { $who } avance de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}, jusqu’à la case { $to }.
# $who (text), $room (text)
hid = { $who } se cache { NAME("rooms_in", $room) }.
# $who (text), $room (text)
hid_exactly = { $who } se cache { NAME("rooms_in", $room) }, compte exact !
# $who (text), $square (number)
stayed = { $who } ne bouge pas de la case { $square }.
# $step (number)
hugo_climbed = Hugo monte jusqu’à la marche { $step }.
# $square (number)
hugo_arrived = Hugo quitte l’escalier et s’arrête en { $square } : les portes s’ouvrent !
# $squares (number), $to (number)
hugo_walked = Hugo avance de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} et s’arrête en { $to }.
# $guests (texts), $step (number)
# Each of the guests is the message "guests", as an object. Step 0 is the cellar.
captured = Hugo attrape { LIST($guests) } : direction { $step ->
    [0] la cave
   *[other] la marche { $step }
}.
# $guests (texts)
trapped_full = Plus une pièce de libre : à la cave, { LIST($guests) } !
# $guests (texts)
trapped_late = La manche a assez duré : à la cave, { LIST($guests) } !
# $round (number), $points (text)
# The points are a list: "Léa 3, Max −3".
round_ended = Fin de la manche { $round }. Frayeurs : { $points }.
# $who (text), $points (number)
points_of = { $who } { $points }
# $who (text), $room (text), $square (number)
came_out = Un invité { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} sort { NAME("rooms_from", $room) }, case { $square }.
# $who (texts)
won = { COUNT($who) ->
    [0] Personne ne gagne la partie !
    [1] { LIST($who) } gagne la partie !
   *[other] { LIST($who) } gagnent ensemble !
}

## Guests and points

# $count (number), $who (text), $caught (flag)
# Caught: as the object of "Hugo catches". Otherwise they stand by themselves.
guests = { $count ->
    [one] un invité
   *[other] { $count } invités
} { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
# $names (texts)
list = { LIST($names) }
# $points (number)
signed = { SIGNED($points) }
# $points (number)
number = { $points }

## Rooms

rooms-cabinet = le cabinet
rooms-music_room = le salon de musique
rooms-game_room = la salle de jeux
rooms-hunting_room = la chambre de chasse
rooms-bedroom = la chambre à coucher
rooms-dressing_room = le dressing
rooms-ballroom = la salle de bal
rooms-dining_room = la salle à manger
rooms-library = la bibliothèque
rooms-kitchen = la cuisine
rooms-linen_room = la lingerie

## Somebody hides there

rooms_in-cabinet = dans le cabinet
rooms_in-music_room = dans le salon de musique
rooms_in-game_room = dans la salle de jeux
rooms_in-hunting_room = dans la chambre de chasse
rooms_in-bedroom = dans la chambre à coucher
rooms_in-dressing_room = dans le dressing
rooms_in-ballroom = dans la salle de bal
rooms_in-dining_room = dans la salle à manger
rooms_in-library = dans la bibliothèque
rooms_in-kitchen = dans la cuisine
rooms_in-linen_room = dans la lingerie

## Somebody comes out

rooms_from-cabinet = du cabinet
rooms_from-music_room = du salon de musique
rooms_from-game_room = de la salle de jeux
rooms_from-hunting_room = de la chambre de chasse
rooms_from-bedroom = de la chambre à coucher
rooms_from-dressing_room = du dressing
rooms_from-ballroom = de la salle de bal
rooms_from-dining_room = de la salle à manger
rooms_from-library = de la bibliothèque
rooms_from-kitchen = de la cuisine
rooms_from-linen_room = de la lingerie

## The doors of the rooms

doors-cabinet = porte du cabinet
doors-music_room = porte du salon de musique
doors-game_room = porte de la salle de jeux
doors-hunting_room = porte de la chambre de chasse
doors-bedroom = porte de la chambre à coucher
doors-dressing_room = porte du dressing
doors-ballroom = porte de la salle de bal
doors-dining_room = porte de la salle à manger
doors-library = porte de la bibliothèque
doors-kitchen = porte de la cuisine
doors-linen_room = porte de la lingerie

## Signs on the board and titles of buttons: one or two lines of at most eight characters, parted at a space or at a soft hyphen

room_signs-cabinet = Cabinet
room_signs-music_room = Musique
room_signs-game_room = Jeux
room_signs-hunting_room = Chasse
room_signs-bedroom = Chambre
room_signs-dressing_room = Dressing
room_signs-ballroom = Salle de bal
room_signs-dining_room = Salle à manger
room_signs-library = Biblio{"\u00AD"}thèque
room_signs-kitchen = Cuisine
room_signs-linen_room = Lingerie
cellar_sign = Cave

## Colours of the guests

colours-0 = rouge
colours-1 = bleu
colours-2 = turquoise
colours-3 = jaune
colours-4 = noir
colours-5 = lilas
colours-6 = blanc
colours-7 = vert

## Places

# $square (number)
square = la case { $square }
# $value (number)
step = la marche { $value }
cellar = la cave
hand = le jardin
attic = Pièce condamnée

## Names for those who listen

board-touch = Plateau : le château vu de dessus.
board-keys = Plateau : le château vu de dessus. Flèches pour aller d’un lieu à l’autre, Page suivante et précédente d’un choix à l’autre, Entrée pour choisir, Échap pour revenir.
# $square (number)
name_square = Case { $square }
# $value (number)
name_step = Marche { $value }
name_cellar = Cave, 2 frayeurs
# $room (text), $points (number)
name_room = { CAPITAL(NAME("rooms", $room)) }{ $points ->
    [0] {""}
   *[other] , { SIGNED($points) }
}
# $colour (text), $who (text), $place (text)
# The place is one of the messages "square", "step", "cellar", "hand" or "rooms".
name_figure = Invité { $colour } { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}, { $place }
# $place (text)
# The place is the message "square" or "step".
name_hugo = Hugo, le fantôme, sur { $place }
# $name (text), $can (text)
# The name of a place, with what can be done there.
name_and_can = { $name }. { CAPITAL($can) }
empty = vide
hugo_here = Hugo est là
door_shut = porte condamnée
room_free = libre
# $who (text)
room_taken = un invité { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
} s’y cache
# $room (text)
room_waiting = { $room ->
    [cabinet] fermé
    [music_room] fermé
    [dressing_room] fermé
   *[other] fermée
} tant que Hugo est dans l’escalier
can_place = place ton invité ici
can_pick = choisir cet invité
# $square (number)
can_come = choisir ton invité de la case { $square }, qui peut venir ici
can_go = va ici

## What is asked

# $who (text)
your_turn = À toi, { $who } !
# $who (text)
their_turn = Au tour { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
ask_bravest = Qui a le plus de courage ?
ask_bravest_detail = Il est minuit. Le sort dira qui commence.
# $left (number)
ask_place = { $left ->
    [one] Place ton dernier invité sur une case éclairée.
   *[other] Place un invité sur une case éclairée.
}
# $step (number)
# Step 0 is the cellar.
ask_return = Ton invité revient { $step ->
    [0] de la cave
   *[other] de la marche { $step }
} : choisis une case éclairée.
ask_roll = Lance le dé.
ask_roll_nobody = Plus personne en galerie, mais le fantôme peut encore sortir.
# $pips (number)
ask_move_which = Tu as fait { $pips } : quel invité court ?
# $pips (number)
ask_move_where = Tu as fait { $pips } : où va ton invité ?
# $who (text)
wait_place = { $who } choisit une case pour un invité.
# $who (text)
wait_return = { $who } fait revenir un invité.
# $who (text)
wait_roll = { $who } va lancer le dé.
# $who (text), $pips (number)
wait_move = { $who } a fait { $pips } et réfléchit.
over = La partie est finie

## Buttons

roll = Lancer le dé
draw_lots = Tirer au sort
# $square (number)
go_square = Case { $square }
go_square_detail = reste en galerie
# Whoever goes there is caught.
go_hugo_detail = chez Hugo…
# $points (number)
go_room_detail = à l’abri, { SIGNED($points) }
stay = Rester là
# $square (number)
stay_detail = case { $square }
# $square (number)
pick_figure = Choisir ton invité de la case { $square }
# $square (number)
do_place = Placer un invité sur la case { $square }
# $square (number)
do_go = Aller sur la case { $square }
# $room (text)
do_hide = Se cacher { NAME("rooms_in", $room) }
# $square (number)
place_on = Case { $square }
other_figure = Autre invité
# $face (text)
# The face is a number, or the message "die_ghost" or "die_none".
die = Dé : { $face }
die_ghost = le fantôme
die_none = pas encore lancé

## Why not

# $who (text)
no_not_your_turn = C’est au tour { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}.
no_watching = Tu regardes la partie, tu ne joues pas.
no_over = La partie est finie.
no_wait = Un instant…
no_draw_first = On tire d’abord au sort qui commence.
no_roll_first = Lance d’abord le dé.
# $square (number)
no_square_taken = La case { $square } est prise : un seul invité par case pour l’instant.
no_place_gallery = On se place sur une case de la galerie.
# $square (number)
no_figure_there = Tu n’as pas d’invité sur la case { $square }.
no_pick_first = Choisis d’abord un de tes invités.
# $pips (number), $square (number)
no_not_there = Avec { $pips }, ton invité ne s’arrête pas en { $square }.
no_room_shut = Cette pièce est condamnée.
no_room_waiting = Les portes s’ouvrent quand Hugo a quitté l’escalier.
# $room (text)
no_room_taken = { CAPITAL(NAME("rooms", $room)) } : quelqu’un s’y cache déjà.
# $room (text)
# Only for game_room and hunting_room.
no_room_exact = Pour { NAME("rooms", $room) }, il faut le compte exact.
# $room (text), $pips (number)
no_room_far = { CAPITAL(NAME("rooms", $room)) } n’est pas sur le chemin avec { $pips }.
no_stairs = L’escalier et la cave sont à Hugo.

## Turning points of a replay

# $step (number)
point_climbed = Hugo sur la marche { $step }
point_arrived = Hugo entre dans la galerie
# $guests (texts)
# Each of the guests is the message "guests", as an object.
point_captured = Hugo attrape { LIST($guests) }
# $guests (texts)
point_trapped = À la cave : { LIST($guests) }

## Score and reference

fright = Frayeurs
# $round (number)
# The head of a narrow column.
round_short = M{ $round }
# $round (number)
round_end = Fin de la manche { $round }
round_end_detail = Frayeurs de la manche
# $round (number)
round = Manche { $round }
# $points (number)
total = Total { $points }
fewest_wins = Le moins de frayeurs gagne.
close = Continuer

## Where the guests of a seat are: parts of a line under its name

# $guests (number)
counts-waiting = { $guests } au jardin
# $guests (number)
counts-gallery = { $guests } en galerie
# $guests (number)
counts-safe = { $guests } à l’abri
# $guests (number)
counts-caught = { $guests } pris

## What costs how much

reference-0-what = Marches
reference-0-points = 10 à 3
reference-1-what = Cave
reference-1-points = 2
reference-2-what = Bibliothèque, lingerie
reference-2-points = +1
reference-3-what = Jeux, chasse
reference-3-note = compte exact
reference-3-points = −3
