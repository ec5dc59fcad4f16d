## Rooms, by their letter: in the form that a language needs where something is there; then in the form for who goes there

rooms-a = la chambre A
rooms-b = la salle de bains B
rooms-c = le bureau C
rooms-d = la bibliothèque D
rooms-e = le salon de musique E
rooms-f = la salle à manger F
rooms-g = le jardin d’hiver G
rooms-h = la cuisine H
rooms-i = le salon I
rooms-j = la salle de billard J
rooms-k = le grenier K
rooms-l = le petit salon L
to-outside = dehors
to-a = à la chambre A
to-b = à la salle de bains B
to-c = au bureau C
to-d = à la bibliothèque D
to-e = au salon de musique E
to-f = à la salle à manger F
to-g = au jardin d’hiver G
to-h = à la cuisine H
to-i = au salon I
to-j = à la salle de billard J
to-k = au grenier K
to-l = au petit salon L
# $place (text), $square (number)
# A place is the letter of a room, outside, or hall; only there the square counts.
to_place = { $place ->
    [hall] à la case { $square } du couloir
   *[other] { NAME("to", $place) }
}

## Hunters go by their colours

hunters-0 = Rouge
hunters-1 = Bleu
hunters-2 = Turquoise
hunters-3 = Jaune

## Why not

# $seat (number), $players (number)
GH-starter_not_seated = La place { $seat } ne peut pas commencer : il n’y a que { $players } joueurs.
GH-first_is_known = On sait déjà qui commence.
# $seat (number)
GH-first_not_seated = Qui commence doit être à table : la place { $seat } est vide.
GH-no_roll_now = On ne lance le dé de marche qu’au début d’un tour.
GH-no_card_now = On ne retourne une carte qu’après un symbole fantôme.
GH-card_not_in_pile = Cette carte n’est pas dans la pioche.
GH-nothing_to_reveal = Aucun joyau n’est à retourner maintenant.
# $number (number)
GH-number_seen = Le joyau { $number } a déjà été retourné ailleurs.
GH-no_fight_now = Il n’y a pas de combat maintenant.
GH-one_die = Seul dans la pièce, on ne lance qu’un dé de combat.
GH-two_dice = À plusieurs dans la pièce, on lance deux dés de combat.
GH-jewel_first = Le déplacement est fini : que fais-tu du joyau ?
GH-already_there = Ton chasseur y est déjà : choisis de rester.
GH-held = L’esprit retient ton chasseur et son joyau : il faut d’abord le chasser, à deux.
# $steps (number), $pips (number), $square (number), $place (text)
GH-too_far = Il faut { $steps } pas pour aller { to_place }, le dé en donne { $pips }.
# $steps (number), $pips (number), $square (number), $place (text)
GH-doors_locked = Les portes de cette couleur sont closes : il faudrait { $steps } pas pour aller { to_place }, le dé en donne { $pips }.
GH-haunted_on_the_way = Avec un joyau, on ne traverse pas une pièce hantée.
GH-square_taken = Un autre chasseur y est : on ne s’arrête pas à deux sur une case de couloir.
# $number (number), $next (number)
GH-wrong_number = Le joyau { $number } ne peut pas encore sortir : c’est le tour du { $next }.
GH-move_first = Déplace d’abord ton chasseur, ou reste.
GH-backpack_full = Le sac à dos ne porte qu’un joyau.
GH-no_swapping = Les règles de cette partie ne permettent pas d’échanger des joyaux.
GH-nothing_to_swap = Le sac à dos est vide : il n’y a rien à échanger.

## What happened, in the terminal

# $who (number)
events-first_chosen = { NAME("hunters", $who) } commence.
# $who (number), $pips (number), $ghost (flag)
events-rolled = { NAME("hunters", $who) } lance le dé : { $ghost ->
    [true] { $pips } et un fantôme.
   *[false] { $pips }, sans fantôme.
}
# $card (text)
# The card has a name, or is the small letter of a room.
events-card_turned = Carte { CAPITAL(NAME("cards", $card)) }.
events-card_set_aside = Elle est mise de côté, une autre la remplace.
# $cards (number)
events-pile_shuffled = Les cartes sont mélangées : { $cards } dans la pioche.
# $room (text), $ghosts (number)
# How many are there now.
events-ghost_came = Un fantôme entre dans { NAME("rooms", $room) } : { $ghosts }.
# $room (text), $ghosts (number)
events-ghost_went_on = La pièce est hantée : le fantôme va dans { NAME("rooms", $room) } : { $ghosts }.
# $room (text), $spirits (number)
events-room_haunted = Un esprit malfaisant hante { NAME("rooms", $room) } ! { $spirits } sur 6.
# $colour (text)
events-doors_closed = { $colour ->
    [blue] Les portes bleues sont closes.
   *[green] Les portes vertes sont closes.
}
# $colour (text)
events-doors_opened = { $colour ->
    [blue] Les portes bleues se rouvrent.
   *[green] Les portes vertes se rouvrent.
}
# $who (number), $place (text), $square (number), $steps (number)
events-moved = { NAME("hunters", $who) } va { to_place }, { $steps } pas.
# $who (number)
events-stayed = { NAME("hunters", $who) } ne bouge pas.
# $who (number)
events-stayed_outside = { NAME("hunters", $who) } reste dehors.
# $room (text), $number (number)
events-jewel_revealed = Le joyau retourné dans { NAME("rooms", $room) } porte le { $number }.
# $who (number), $number (number), $room (text)
# Here and below the number is 0 where jewels have none.
events-jewel_taken = { NAME("hunters", $who) } ramasse { $number ->
    [0] le joyau
   *[other] le joyau { $number }
} dans { NAME("rooms", $room) }.
# $who (number), $number (number), $room (text)
events-jewel_left = { NAME("hunters", $who) } laisse { $number ->
    [0] le joyau
   *[other] le joyau { $number }
} dans { NAME("rooms", $room) }.
# $who (number), $taken (number), $left (number), $room (text)
events-jewels_swapped = { NAME("hunters", $who) } prend le joyau { $taken } et pose le joyau { $left } dans { NAME("rooms", $room) }.
# $who (number), $number (number), $rescued (number)
events-jewel_rescued = { NAME("hunters", $who) } sort { $number ->
    [0] le joyau
   *[other] le joyau { $number }
} : { $rescued } sur 8.
# $who (number), $room (text), $first (text), $second (text?), $gone (number), $spirit_gone (flag)
# The faces of the one or two dice; how many ghosts are driven out, and whether a spirit is.
events-fought = { NAME("hunters", $who) } se bat dans { NAME("rooms", $room) } ({ NAME("faces", $first) }{ GIVEN($second) ->
    [yes] , { NAME("faces", $second) }
   *[no] {""}
}) : { $gone ->
    [0] { $spirit_gone ->
        [true] l’esprit est chassé.
       *[false] raté.
    }
    [1] un fantôme chassé.
   *[other] deux fantômes chassés.
}
# $ending (text)
events-ended = { NAME("endings", $ending) }
endings-escaped = Tout le monde est dehors avec les huit joyaux : gagné !
endings-haunted = Six pièces sont hantées : perdu.
endings-standoff = Chacun est retenu seul par un esprit : perdu.
endings-too_late = L’aube se lève trop tôt : perdu.
cards-shuffle = « Mélange »
cards-draw_2 = « Sarabande » de 2 cartes
cards-draw_3 = « Sarabande » de 3 cartes
cards-blue_doors = « Portes », bleue
cards-green_doors = « Portes », verte
faces-ghost = fantôme
faces-spirit = esprit
faces-blank = rien

## The house drawn in letters

picture-letters-0 = R
picture-letters-1 = B
picture-letters-2 = T
picture-letters-3 = J
# $who (number), $number (number), $held (flag)
# What a hunter has in its backpack, and whether a spirit holds it.
picture-carrying = { NAME("hunters", $who) } : { $number ->
    [0] joyau
   *[other] joyau { $number }
}{ $held ->
    [true] , retenu
   *[false] {""}
}
# $count (number)
picture-jewels_out = Joyaux sortis : { $count }/8
# $count (number)
picture-spirits = Esprits : { $count }/6
# $cards (number)
picture-pile = Pioche : { $cards }
# $colour (text)
picture-doors = { $colour ->
    [blue] Portes bleues closes
   *[green] Portes vertes closes
}
