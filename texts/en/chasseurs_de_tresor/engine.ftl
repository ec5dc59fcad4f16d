## Rooms, by their letter: in the form that a language needs where something is there; then in the form for who goes there

rooms-a = bedroom A
rooms-b = bathroom B
rooms-c = study C
rooms-d = library D
rooms-e = music room E
rooms-f = dining room F
rooms-g = winter garden G
rooms-h = kitchen H
rooms-i = drawing room I
rooms-j = billiard room J
rooms-k = box room K
rooms-l = sitting room L
to-outside = to the outside
to-a = to bedroom A
to-b = to bathroom B
to-c = to study C
to-d = to library D
to-e = to music room E
to-f = to dining room F
to-g = to winter garden G
to-h = to kitchen H
to-i = to drawing room I
to-j = to billiard room J
to-k = to box room K
to-l = to sitting room L
to_place = { $place ->
    [hall] to hall square { $square }
   *[other] { NAME("to", $place) }
}

## Hunters go by their colours

hunters-0 = Red
hunters-1 = Blue
hunters-2 = Turquoise
hunters-3 = Yellow

## Why not

GH-starter_not_seated = Seat { $seat } cannot start: there are only { $players } players.
GH-first_is_known = It is already known who starts.
GH-first_not_seated = Who starts must sit at the table: seat { $seat } is empty.
GH-no_roll_now = The movement die is rolled only at the start of a turn.
GH-no_card_now = A card is turned up only after a ghost symbol.
GH-card_not_in_pile = This card is not in the pile.
GH-nothing_to_reveal = There is no jewel to turn over now.
GH-number_seen = Jewel { $number } has been turned over elsewhere.
GH-no_fight_now = There is no fight now.
GH-one_die = Alone in the room, one battle die is rolled.
GH-two_dice = With company in the room, two battle dice are rolled.
GH-jewel_first = The move is over: decide about the jewel.
GH-already_there = Your hunter is there already: choose to stay.
GH-held = The spirit holds your hunter and its jewel: drive it out first, with another hunter.
GH-too_far = It takes { $steps } steps { to_place }, the die gives { $pips }.
GH-doors_locked = The doors of this colour are locked: it would take { $steps } steps { to_place }, the die gives { $pips }.
GH-haunted_on_the_way = With a jewel you cannot pass through a haunted room.
GH-square_taken = Another hunter is there: no two stop on one hall square.
GH-wrong_number = Jewel { $number } cannot leave yet: it is the turn of number { $next }.
GH-move_first = Move your hunter first, or stay.
GH-backpack_full = The backpack holds one jewel only.
GH-no_swapping = The rules of this match do not allow swapping jewels.
GH-nothing_to_swap = The backpack is empty: there is nothing to swap.

## What happened, in the terminal

events-first_chosen = { NAME("hunters", $who) } begins.
events-rolled = { NAME("hunters", $who) } rolls a { $ghost ->
    [true] { $pips } and a ghost.
   *[false] { $pips } without a ghost.
}
events-card_turned = Card { CAPITAL(NAME("cards", $card)) }.
events-card_set_aside = It is set aside and another one replaces it.
events-pile_shuffled = The cards are shuffled: { $cards } in the pile.
events-ghost_came = A ghost comes into { NAME("rooms", $room) }: { $ghosts }.
events-ghost_went_on = The room is haunted: the ghost goes on to { NAME("rooms", $room) }: { $ghosts }.
events-room_haunted = An evil spirit haunts { NAME("rooms", $room) }! { $spirits } of 6.
events-doors_closed = { $colour ->
    [blue] The blue doors are locked.
   *[green] The green doors are locked.
}
events-doors_opened = { $colour ->
    [blue] The blue doors open again.
   *[green] The green doors open again.
}
events-moved = { NAME("hunters", $who) } goes { to_place }, { $steps ->
    [one] { $steps } step.
   *[other] { $steps } steps.
}
events-stayed = { NAME("hunters", $who) } stays.
events-stayed_outside = { NAME("hunters", $who) } stays outside.
events-jewel_revealed = The jewel turned over in { NAME("rooms", $room) } is number { $number }.
events-jewel_taken = { NAME("hunters", $who) } picks up { $number ->
    [0] the jewel
   *[other] jewel { $number }
} in { NAME("rooms", $room) }.
events-jewel_left = { NAME("hunters", $who) } leaves { $number ->
    [0] the jewel
   *[other] jewel { $number }
} in { NAME("rooms", $room) }.
events-jewels_swapped = { NAME("hunters", $who) } takes jewel { $taken } and puts down jewel { $left } in { NAME("rooms", $room) }.
events-jewel_rescued = { NAME("hunters", $who) } carries out { $number ->
    [0] the jewel
   *[other] jewel { $number }
}: { $rescued } of 8.
events-fought = { NAME("hunters", $who) } fights in { NAME("rooms", $room) } ({ NAME("faces", $first) }{ GIVEN($second) ->
    [yes] , { NAME("faces", $second) }
   *[no] {""}
}): { $gone ->
    [0] { $spirit_gone ->
        [true] the spirit is driven out.
       *[false] missed.
    }
    [1] one ghost driven out.
   *[other] two ghosts driven out.
}
events-ended = { NAME("endings", $ending) }
endings-escaped = Everyone is out with all eight jewels: won!
endings-haunted = Six rooms are haunted: lost.
endings-standoff = Every hunter is held alone by a spirit: lost.
endings-too_late = Dawn has come too soon: lost.
cards-shuffle = Shuffle
cards-draw_2 = Draw 2 and shuffle
cards-draw_3 = Draw 3 and shuffle
cards-blue_doors = Closed doors, blue
cards-green_doors = Closed doors, green
faces-ghost = ghost
faces-spirit = spirit
faces-blank = blank

## The house drawn in letters

picture-letters-0 = R
picture-letters-1 = B
picture-letters-2 = T
picture-letters-3 = Y
picture-carrying = { NAME("hunters", $who) }: { $number ->
    [0] jewel
   *[other] jewel { $number }
}{ $held ->
    [true] , held
   *[false] {""}
}
picture-jewels_out = Jewels out: { $count }/8
picture-spirits = Spirits: { $count }/6
picture-pile = Pile: { $cards }
picture-doors = { $colour ->
    [blue] Blue doors locked
   *[green] Green doors locked
}
