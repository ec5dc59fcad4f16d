## Why not

# $seat (number), $players (number)
FM-starter_not_seated = La place { $seat } ne peut pas commencer : il n’y a que { $players } joueurs.
# $seat (number)
FM-bravest_not_seated = Le plus courageux doit être à table : la place { $seat } est vide.
FM-bravest_is_known = On sait déjà qui commence.
FM-die_not_yet = Le dé attend que l’on sache qui commence.
FM-not_on_the_die = Le dé n’a pas cette face.
# $square (number)
FM-square_taken = La case { $square } est occupée : on ne place jamais deux figurines sur la même case.
# $square (number)
FM-return_square_taken = La case { $square } est occupée : un captif revient sur une case vide.
FM-nothing_to_place = Toutes les figurines sont en jeu : utilise le dé.
FM-place_first = Il faut d’abord placer une figurine.
FM-return_first = Il faut d’abord remettre un captif sur la galerie.
# $square (number)
FM-no_figure_there = Tu n’as pas de figurine sur la case { $square }.
# $figures (number)
FM-must_move = On ne peut rester sur place qu’avec une seule figurine sur la galerie : tu en as { $figures }.
FM-doors_still_shut = Les pièces ne s’ouvrent que lorsque Hugo a quitté l’escalier.
# $room (text)
FM-room_taken = Une seule figurine par pièce : { NAME("rooms", $room) } en abrite déjà une.
# $needed (number), $pips (number), $room (text)
FM-room_too_far = Il faut { $needed } points pour entrer { NAME("rooms_in", $room) }, le dé en donne { $pips }.
# $needed (number), $pips (number), $room (text)
# Only for game_room and hunting_room.
FM-count_not_exact = Pour entrer { NAME("rooms_in", $room) }, il faut exactement { $needed } : le dé donne { $pips }.

## What happens, in the terminal: players go by their colours

# $who (text)
events-found_bravest = { $who } a le plus de courage.
# $round (number), $who (text)
events-began = Manche { $round } : { $who } lance le dé en premier.
# $who (text), $square (number)
events-placed = { $who } place une figurine sur la case { $square }.
# $who (text), $step (number), $square (number)
# Step 0 is the cellar.
events-returned = { $who } revient { $step ->
    [0] du cellier
   *[other] de la marche { $step }
} sur la case { $square }.
# $who (text), $pips (number)
events-rolled = { $who } lance le dé : { $pips }.
# $who (text)
events-rolled_ghost = { $who } lance le dé : le fantôme !
# $who (text)
events-roll_lost = { $who } n’a plus personne sur la galerie : le coup est perdu.
# $who (text), $from (number), $to (number)
events-moved = { $who } avance de la case { $from } à la case { $to }.
# $who (text), $square (number), $room (text)
events-hid = { $who } quitte la case { $square } et se cache { NAME("rooms_in", $room) }.
# $who (text), $square (number)
events-stayed = { $who } ne bouge pas de la case { $square }.
# $from (number), $to (number)
events-hugo_climbed = Hugo avance de la marche { $from } à la marche { $to }.
# $square (number)
events-hugo_arrived = Hugo quitte l’escalier et va jusqu’à la case { $square } : les pièces sont ouvertes !
# $from (number), $to (number)
events-hugo_walked = Hugo avance de la case { $from } à la case { $to }.
# $who (texts), $square (number), $step (number)
# Each of them is the message "band". Step 0 is the cellar.
events-captured = Hugo attrape { LIST($who) } sur la case { $square } : direction { $step ->
    [0] le cellier
   *[other] la marche { $step }
}.
# $cause (text), $who (texts)
events-trapped = { $cause ->
    [rooms_full] Toutes les pièces sont prises
   *[turn_cap] La manche a assez duré
} : direction le cellier pour { LIST($who) }.
# $round (number), $points (text)
# The points are a list: "Rouge 3, Bleu −3".
events-round_ended = Fin de la manche { $round }. Points d’épouvante : { $points }.
# $who (text), $room (text), $square (number)
events-came_out = { $who } sort { NAME("rooms_from", $room) } sur la case { $square }.
# $who (texts)
events-won = { COUNT($who) ->
    [1] { LIST($who) } gagne la partie !
   *[other] { LIST($who) } gagnent ensemble !
}
# $who (text), $figures (number)
band = { $who }{ $figures ->
    [1] {""}
   *[other] {" "}({ $figures } figurines)
}
# $who (text), $points (number)
points_of = { $who } { $points }
# $points (number)
number = { $points }

## The castle in letters, in the terminal; its lines are at most 50 characters long

# $round (number), $rounds (number)
picture-round = Manche { $round } sur { $rounds }
picture-signs = ! Hugo    [ ] cachette    [x] toujours close
picture-specials = < > −3, au compte exact    {"{ }"} +1
picture-stairs = Escalier :
picture-cellar = Cellier :

## Colours of the players, and a letter for each: no letter twice

colours-0 = Rouge
colours-1 = Bleu
colours-2 = Turquoise
colours-3 = Jaune
colours-4 = Noir
colours-5 = Lilas
colours-6 = Blanc
colours-7 = Vert
letters-0 = R
letters-1 = B
letters-2 = T
letters-3 = J
letters-4 = N
letters-5 = L
letters-6 = C
letters-7 = V

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
