## Rooms, by their letter. They are needed with the article; where somebody is; where somebody goes; and as a bare name.

rooms-a = la chambre
rooms-b = la salle de bains
rooms-c = le bureau
rooms-d = la bibliothèque
rooms-e = le salon de musique
rooms-f = la salle à manger
rooms-g = le jardin d’hiver
rooms-h = la cuisine
rooms-i = le salon
rooms-j = la salle de billard
rooms-k = le grenier
rooms-l = le petit salon
in_rooms-a = dans { rooms-a }
in_rooms-b = dans { rooms-b }
in_rooms-c = dans { rooms-c }
in_rooms-d = dans { rooms-d }
in_rooms-e = dans { rooms-e }
in_rooms-f = dans { rooms-f }
in_rooms-g = dans { rooms-g }
in_rooms-h = dans { rooms-h }
in_rooms-i = dans { rooms-i }
in_rooms-j = dans { rooms-j }
in_rooms-k = dans { rooms-k }
in_rooms-l = dans { rooms-l }
into_rooms-a = jusque dans { rooms-a }
into_rooms-b = jusque dans { rooms-b }
into_rooms-c = jusque dans { rooms-c }
into_rooms-d = jusque dans { rooms-d }
into_rooms-e = jusque dans { rooms-e }
into_rooms-f = jusque dans { rooms-f }
into_rooms-g = jusque dans { rooms-g }
into_rooms-h = jusque dans { rooms-h }
into_rooms-i = jusque dans { rooms-i }
into_rooms-j = jusque dans { rooms-j }
into_rooms-k = jusque dans { rooms-k }
into_rooms-l = jusque dans { rooms-l }
bare_rooms-a = chambre
bare_rooms-b = salle de bains
bare_rooms-c = bureau
bare_rooms-d = bibliothèque
bare_rooms-e = salon de musique
bare_rooms-f = salle à manger
bare_rooms-g = jardin d’hiver
bare_rooms-h = cuisine
bare_rooms-i = salon
bare_rooms-j = salle de billard
bare_rooms-k = grenier
bare_rooms-l = petit salon

## Rooms on buttons: one short word each, if there is one

room_signs-a = Chambre
room_signs-b = Bains
room_signs-c = Bureau
room_signs-d = Livres
room_signs-e = Musique
room_signs-f = À manger
room_signs-g = Jardin d’hiver
room_signs-h = Cuisine
room_signs-i = Salon
room_signs-j = Billard
room_signs-k = Grenier
room_signs-l = Petit salon

## Hunters, by their colour

colours-0 = rouge
colours-1 = bleu
colours-2 = turquoise
colours-3 = jaune
alone-0 = Rouge
alone-1 = Bleu
alone-2 = Turquoise
alone-3 = Jaune
# $name (text), $colour (text)
of_two = { $name } ({ $colour })

## The log

# $who (text)
first = { $who } ouvre la marche.
# $who (text), $pips (number), $ghost (flag)
rolled = { $who } lance le dé : { $ghost ->
    [true] { $pips } et un fantôme.
   *[false] { $pips }, sans fantôme !
}
card_shuffle = Carte Mélange : personne n’apparaît.
# $count (number)
card_draw = Carte Sarabande : { $count } cartes d’un coup !
# $colour (text)
# The colour is blue or green.
card_doors = Carte Portes { NAME("door_colours", $colour) }.
# $card (text)
set_aside = { $card } : mise de côté, on en tire une autre.
# $cards (number)
shuffled = On mélange tout : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche.
# $room (text), $count (number)
# With the third ghost the room is haunted.
ghost_came = { $count ->
    [3] Troisième fantôme { NAME("in_rooms", $room) } ({ CAPITAL($room) }) !
   *[other] Un fantôme apparaît { NAME("in_rooms", $room) } ({ CAPITAL($room) }).
}
# $due (text), $room (text)
# The ghost was due in the one room and goes to the other.
ghost_went_on = { CAPITAL(NAME("rooms", $due)) } ({ CAPITAL($due) }) est déjà { $due ->
    [a] hantée
    [b] hantée
    [d] hantée
    [f] hantée
    [h] hantée
    [j] hantée
   *[other] hanté
} : le fantôme passe { NAME("in_rooms", $room) } ({ CAPITAL($room) }).
# $room (text), $count (number)
haunted = Un esprit rouge hante { NAME("rooms", $room) } ({ CAPITAL($room) }) : { $count } sur 6.
# $colour (text)
doors_closed = Clac ! Les portes { NAME("door_colours", $colour) } se ferment à clé.
# $colour (text)
doors_opened = Les portes { NAME("door_colours", $colour) } se rouvrent.
# $who (text), $steps (number), $room (text)
moved_room = { $who } avance de { $steps } { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
# $who (text), $steps (number), $square (number)
moved_hall = { $who } avance de { $steps } jusqu’à la case { $square } du couloir.
# $who (text), $steps (number)
moved_outside = { $who } avance de { $steps } et sort de la maison.
# $who (text)
stayed = { $who } reste sur place.
# $who (text), $number (number)
revealed = { $who } retourne le joyau : c’est le { $number }.
# $who (text), $number (number)
# Here and below the number is 0 where jewels have none.
taken = { $who } met { $number ->
    [0] un joyau
   *[other] le joyau { $number }
} dans son sac.
# $who (text), $number (number)
left = { $who } laisse { $number ->
    [0] le joyau
   *[other] le joyau { $number }
} sur place.
# $who (text), $taken (number), $left (number)
swapped = { $who } prend le joyau { $taken } et pose le { $left }.
# $who (text), $number (number), $to_go (number)
rescued = { $who } sort { $number ->
    [0] un joyau
   *[other] le joyau { $number }
} ! { $to_go ->
    [0] Les huit sont dehors.
   *[other] Plus que { $to_go }.
}
# $who (text), $gone (number), $left (number)
fought = { $gone ->
    [0] { $who } se bat : raté !
   *[other] { $who } chasse { $gone ->
        [1] un fantôme
       *[other] { $gone } fantômes
    }{ $left ->
        [0] .
       *[other] , il en reste { $left }.
    }
}
# $who (text)
spirit_fought = { $who } affronte l’esprit : il tient bon.
# $room (text)
spirit_gone = L’esprit { $room ->
    [a] de la
    [b] de la
    [d] de la
    [f] de la
    [h] de la
    [j] de la
   *[other] du
} { NAME("bare_rooms", $room) } est chassé !
endings-escaped = Les huit joyaux sont dehors, et tout le monde aussi : gagné !
endings-haunted = Le sixième esprit rouge a pris la maison : perdu.
endings-standoff = Chacun est prisonnier d’un esprit, tout seul : perdu.
endings-too_late = La nuit est finie : perdu.

## What players show each other on the board

# $room (text)
look_room = Regardez { NAME("in_rooms", $room) } ({ CAPITAL($room) }) !
# $square (number)
look_hall = Regardez dans le couloir, case { $square } !
look_outside = Regardez dehors !
# $room (text)
plan_room = Je veux aller { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
# $square (number)
plan_hall = Je veux aller jusqu’à la case { $square } du couloir.
plan_outside = Je veux aller dehors.

## Names for those who listen

board-touch = Plateau : la maison vue de dessus.
board-keys = Plateau : la maison vue de dessus. Flèches de case en case, Page suivante et précédente d’un choix à l’autre, Entrée pour choisir.
# $room (text)
name_room = Pièce { CAPITAL($room) }, { NAME("rooms", $room) }
# $square (number)
name_hall = Couloir, case { $square }
name_outside = Dehors, devant la porte
# $cards (number)
name_pile = Pioche, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
# $count (number)
has_ghosts = { $count ->
    [1] un fantôme
   *[other] { $count } fantômes
}
has_spirit = un esprit rouge
has_jewel = un joyau
has_hidden_jewel = un joyau caché
# $number (number)
has_jewel_number = le joyau { $number }
# $who (text), $number (number)
hunter_with = { $who } avec { $number ->
    [0] un joyau
   *[other] le joyau { $number }
}
empty = personne
# $steps (number)
steps_away = à { $steps } pas
# $name (text), $can (text)
# The name of a place and what can be done there.
place_can = { $name }. { CAPITAL($can) }
can_go = va ici
can_stay = reste ici
can_take = prends le joyau
can_lot = tire au sort
can_roll = lance le dé
can_draw = tourne une carte
can_fight = combats
can_turn = retourne le joyau
can_measure = mesure d’ici
can_mark-point = montre cet endroit à l’équipe
can_mark-plan = annonce que tu y vas
door_colours-blue = bleues
door_colours-green = vertes
# $colour (text), $shut (flag)
door_states = { NAME("door_colours", $colour) }, { $shut ->
    [true] fermées à clé
   *[false] ouvertes
}
# Follows the two messages above in a list: these are always open.
archways = passages, toujours

## What is asked

# $who (text)
your_turn = À toi, { $who } !
# $who (text)
their_turn = Au tour { ONSET($who) ->
    [vowel] d’{ $who }
   *[other] de { $who }
}
ask_first = Qui ouvre la marche ?
ask_first_detail = Le sort le dira.
ask_roll = Lance le dé.
ask_roll_outside = Lance le dé, et entre.
ask_draw = Le dé montre un fantôme : tourne une carte.
# $count (number)
ask_draw_more = Encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à tourner.
# $pips (number)
ask_move = Jusqu’à { $pips } pas : où t’arrêtes-tu ?
ask_held = L’esprit te retient : il faut être deux pour le chasser.
ask_reveal = Retourne le joyau.
ask_take = Prends-tu le joyau ?
# $number (number)
ask_take_due = Le joyau { $number }, celui qu’il faut sortir !
# $number (number), $next (number)
ask_take_later = Le joyau { $number }. Le prochain à sortir est le { $next }.
# $dice (number)
ask_fight = { $dice ->
    [1] Un dé : combats !
   *[other] À deux, deux dés : combats !
}
# $who (text)
wait_roll = { $who } va lancer le dé.
# $who (text)
wait_draw = { $who } va tourner une carte.
# $who (text), $pips (number)
wait_move = { $who } a fait { $pips } et cherche son chemin.
# $who (text)
wait_reveal = { $who } retourne un joyau.
# $who (text)
wait_take = { $who } regarde le joyau.
# $who (text)
wait_fight = { $who } se bat.
won = Gagné, tous ensemble !
lost = Perdu, tous ensemble{"\u00A0"}…

## Buttons

draw_lots = Tirer au sort
roll = Lancer le dé
draw = Tourner une carte
reveal = Retourner le joyau
# $dice (number)
fight = { $dice ->
    [1] Lancer le dé de combat
   *[other] Lancer les deux dés
}
# $letter (text), $name (text)
go_room = { $letter } · { $name }
# $room (text), $detail (text)
# For those who listen; the detail is what is there, or how far it is.
go_room_spoken = Aller { NAME("into_rooms", $room) } ({ CAPITAL($room) }), { $detail }
# $square (number)
go_hall = Couloir { $square }
# $square (number), $detail (text)
go_hall_spoken = Aller jusqu’à la case { $square } du couloir, { $detail }
go_outside = Sortir
go_outside_detail = avec le joyau
go_outside_empty = le sac vide
stay = Rester
stay_here = finir le tour
take = Prendre
# $number (number)
take_number = Prendre le { $number }
swap = Échanger
leave = Laisser
# $pips (number)
# 0 before it is rolled.
die = Dé : { $pips ->
    [0] pas encore lancé
    [6] 6, sans fantôme
   *[other] { $pips } et un fantôme
}
battle_die-ghost = un fantôme chassé
battle_die-spirit = un esprit
battle_die-blank = rien
# $faces (text)
battle_dice = Dés de combat : { $faces }

## Why not

# $who (text)
no_not_your_turn = C’est au tour { ONSET($who) ->
    [vowel] d’{ $who }.
   *[other] de { $who }.
}
no_watching = Tu regardes la partie, tu ne joues pas.
no_over = La partie est finie.
no_wait = Un instant…
no_first = On tire d’abord au sort qui commence.
no_roll_first = Lance d’abord le dé.
no_draw_first = Tourne d’abord une carte.
no_choose_first = Décide d’abord pour le joyau.
no_fight_first = Il faut d’abord se battre.
no_held = L’esprit te retient avec ton joyau : chassez-le à deux.
no_taken = Un autre chasseur s’est arrêté là.
# $colour (text)
no_locked = Trop loin : les portes { NAME("door_colours", $colour) } sont fermées à clé.
no_haunted_way = Avec un joyau, on ne traverse pas une pièce hantée.
# $steps (number), $pips (number)
no_far = C’est à { $steps } pas, et tu en as { $pips }.
# $number (number), $next (number)
no_order = Le joyau { $next } sort d’abord, pas le { $number }.

## Round the board: the titles of the gauges and the labels of the tools have about 80 pixels

jewels = Joyaux
spirits = Esprits
# $count (number), $all (number)
of = { $count } sur { $all }
# $count (number)
jewels_out = Joyaux dehors : { $count } sur 8
# $count (number)
spirits_in = Esprits rouges : { $count } sur 6
# $number (number)
next_jewel = Prochain : le { $number }
card_drawn = Carte tirée
doors = Portes
cards-shuffle-title = Mélange
cards-shuffle-text = On mélange tout, et les portes se rouvrent.
cards-draw_2-title = Sarabande
cards-draw_2-text = Deux cartes d’un coup, puis on mélange tout.
cards-draw_3-title = Sarabande
cards-draw_3-text = Trois cartes d’un coup, puis on mélange tout.
cards-blue_doors-title = Portes bleues
cards-blue_doors-text = Fermées à clé jusqu’au prochain mélange.
cards-green_doors-title = Portes vertes
cards-green_doors-text = Fermées à clé jusqu’au prochain mélange.
# $room (text)
card_room_title = Pièce { CAPITAL($room) }
# $room (text)
card_room_text = Un fantôme vient { NAME("in_rooms", $room) }.
no_card = Pas encore de carte.
# $cards (number)
in_pile = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche
still_in_pile = Encore dans la pioche
measure = Distances
point = Montrer
plan = J’y vais
# $room (text), $parts (text)
# The parts are letters of rooms with their distances, joined by commas.
measured_room = Depuis { NAME("rooms", $room) } ({ CAPITAL($room) }) : { $parts }.
# $square (number), $parts (text)
measured_hall = Depuis la case { $square } : { $parts }.
# $parts (text)
measured_outside = Depuis dehors : { $parts }.

## The list of players

outside = dehors
# $square (number)
where_hall = couloir { $square }
# $number (number)
carries = { $number ->
    [0] rapporte un joyau
   *[other] rapporte le joyau { $number }
}
is_held = tenu par un esprit
# $where (text)
where_one = { CAPITAL($where) }
# $colour (text), $where (text)
where_of = { $colour } : { $where }
together = Tous ensemble : 8 joyaux dehors, avant 6 esprits

## Score

result = Bilan
row_jewels = Joyaux sortis
row_spirits = Esprits rouges
row_turns = Tours joués
