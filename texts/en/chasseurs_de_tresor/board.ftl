## Rooms, by their letter. They are needed with the article; where somebody is; where somebody goes; and as a bare name.

rooms-a = the bedroom
rooms-b = the bathroom
rooms-c = the study
rooms-d = the library
rooms-e = the music room
rooms-f = the dining room
rooms-g = the winter garden
rooms-h = the kitchen
rooms-i = the drawing room
rooms-j = the billiard room
rooms-k = the box room
rooms-l = the sitting room
in_rooms-a = in { rooms-a }
in_rooms-b = in { rooms-b }
in_rooms-c = in { rooms-c }
in_rooms-d = in { rooms-d }
in_rooms-e = in { rooms-e }
in_rooms-f = in { rooms-f }
in_rooms-g = in { rooms-g }
in_rooms-h = in { rooms-h }
in_rooms-i = in { rooms-i }
in_rooms-j = in { rooms-j }
in_rooms-k = in { rooms-k }
in_rooms-l = in { rooms-l }
into_rooms-a = into { rooms-a }
into_rooms-b = into { rooms-b }
into_rooms-c = into { rooms-c }
into_rooms-d = into { rooms-d }
into_rooms-e = into { rooms-e }
into_rooms-f = into { rooms-f }
into_rooms-g = into { rooms-g }
into_rooms-h = into { rooms-h }
into_rooms-i = into { rooms-i }
into_rooms-j = into { rooms-j }
into_rooms-k = into { rooms-k }
into_rooms-l = into { rooms-l }
bare_rooms-a = bedroom
bare_rooms-b = bathroom
bare_rooms-c = study
bare_rooms-d = library
bare_rooms-e = music room
bare_rooms-f = dining room
bare_rooms-g = winter garden
bare_rooms-h = kitchen
bare_rooms-i = drawing room
bare_rooms-j = billiard room
bare_rooms-k = box room
bare_rooms-l = sitting room

## Rooms on buttons: one short word each, if there is one

room_signs-a = Bedroom
room_signs-b = Bathroom
room_signs-c = Study
room_signs-d = Library
room_signs-e = Music room
room_signs-f = Dining room
room_signs-g = Winter garden
room_signs-h = Kitchen
room_signs-i = Drawing room
room_signs-j = Billiards
room_signs-k = Box room
room_signs-l = Sitting room

## Hunters, by their colour

colours-0 = red
colours-1 = blue
colours-2 = turquoise
colours-3 = yellow
alone-0 = Red
alone-1 = Blue
alone-2 = Turquoise
alone-3 = Yellow
of_two = { $name } ({ $colour })

## The log

first = { $who } leads the way.
rolled = { $who } rolls { $ghost ->
    [true] { $pips } and a ghost.
   *[false] { $pips }, no ghost!
}
card_shuffle = Shuffle card: nobody appears.
card_draw = Ghosts’ dance: { $count } cards at once!
card_doors = Card of the { NAME("door_colours", $colour) } doors.
set_aside = { $card }: put aside, another one is drawn.
shuffled = Everything is shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the pile.
ghost_came = { $count ->
    [3] The third ghost { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
   *[other] A ghost appears { NAME("in_rooms", $room) } ({ CAPITAL($room) }).
}
ghost_went_on = { CAPITAL(NAME("rooms", $due)) } ({ CAPITAL($due) }) is haunted already: the ghost goes on to { NAME("rooms", $room) } ({ CAPITAL($room) }).
haunted = A red spirit haunts { NAME("rooms", $room) } ({ CAPITAL($room) }): { $count } of 6.
doors_closed = Click! The { NAME("door_colours", $colour) } doors are locked.
doors_opened = The { NAME("door_colours", $colour) } doors open again.
moved_room = { $who } walks { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
moved_hall = { $who } walks { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} to square { $square } of the hall.
moved_outside = { $who } walks { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} and leaves the house.
stayed = { $who } stays put.
revealed = { $who } turns the jewel over: it is number { $number }.
taken = { $who } puts { $number ->
    [0] a jewel
   *[other] jewel { $number }
} into the backpack.
left = { $who } leaves { $number ->
    [0] the jewel
   *[other] jewel { $number }
} where it lies.
swapped = { $who } takes jewel { $taken } and puts down { $left }.
rescued = { $who } brings { $number ->
    [0] a jewel
   *[other] jewel { $number }
} out! { $to_go ->
    [0] All eight are outside.
   *[other] { $to_go } to go.
}
fought = { $gone ->
    [0] { $who } fights: missed!
   *[other] { $who } drives out { $gone ->
        [1] a ghost
       *[other] { $gone } ghosts
    }{ $left ->
        [0] .
       *[other] , { $left } left.
    }
}
spirit_fought = { $who } faces the spirit: it holds on.
spirit_gone = The spirit of { NAME("rooms", $room) } is driven out!
endings-escaped = All eight jewels are outside, and everybody too: you won!
endings-haunted = The sixth red spirit has taken the house: you lost.
endings-standoff = Everyone is held by a spirit, each alone: you lost.
endings-too_late = The night is over: you lost.

## What players show each other on the board

look_room = Look { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
look_hall = Look in the hall, square { $square }!
look_outside = Look outside!
plan_room = I plan to go { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
plan_hall = I plan to go to square { $square } of the hall.
plan_outside = I plan to go outside.

## Names for those who listen

board-touch = Board: the house from above.
board-keys = Board: the house from above. Arrows from space to space, Page Down and Page Up from choice to choice, Enter to choose.
name_room = Room { CAPITAL($room) }, { NAME("rooms", $room) }
name_hall = Hall, square { $square }
name_outside = Outside, by the front door
name_pile = Pile, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
has_ghosts = { $count ->
    [1] a ghost
   *[other] { $count } ghosts
}
has_spirit = a red spirit
has_jewel = a jewel
has_hidden_jewel = a hidden jewel
has_jewel_number = jewel { $number }
hunter_with = { $who } with { $number ->
    [0] a jewel
   *[other] jewel { $number }
}
empty = nobody
steps_away = { $steps ->
    [one] { $steps } step away
   *[other] { $steps } steps away
}
place_can = { $name }. { CAPITAL($can) }
can_go = go here
can_stay = stay here
can_take = take the jewel
can_lot = draw lots
can_roll = roll the die
can_draw = turn a card
can_fight = fight
can_turn = turn the jewel over
can_measure = measure from here
can_mark-point = show this place to the team
can_mark-plan = say that you go there
door_colours-blue = blue
door_colours-green = green
door_states = { NAME("door_colours", $colour) }, { $shut ->
    [true] locked
   *[false] open
}
archways = archways, always

## What is asked

your_turn = Your turn, { $who }!
their_turn = { $who }’s turn
ask_first = Who leads the way?
ask_first_detail = Chance will tell.
ask_roll = Roll the die.
ask_roll_outside = Roll the die, and go in.
ask_draw = The die shows a ghost: turn a card.
ask_draw_more = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more to turn.
ask_move = Up to { $pips ->
    [one] { $pips } step
   *[other] { $pips } steps
}: where do you stop?
ask_held = The spirit holds you: it takes two to drive it out.
ask_reveal = Turn the jewel over.
ask_take = Do you take the jewel?
ask_take_due = Jewel { $number }, the one to bring out!
ask_take_later = Jewel { $number }. The next one out is { $next }.
ask_fight = { $dice ->
    [1] One die: fight!
   *[other] Together, two dice: fight!
}
wait_roll = { $who } is about to roll.
wait_draw = { $who } is about to turn a card.
wait_move = { $who } rolled { $pips } and looks for a way.
wait_reveal = { $who } turns a jewel over.
wait_take = { $who } looks at the jewel.
wait_fight = { $who } fights.
won = Won, all together!
lost = Lost, all together…

## Buttons

draw_lots = Draw lots
roll = Roll the die
draw = Turn a card
reveal = Turn the jewel over
fight = { $dice ->
    [1] Roll the battle die
   *[other] Roll both dice
}
go_room = { $letter } · { $name }
go_room_spoken = Go { NAME("into_rooms", $room) } ({ CAPITAL($room) }), { $detail }
go_hall = Hall { $square }
go_hall_spoken = Go to square { $square } of the hall, { $detail }
go_outside = Go out
go_outside_detail = with the jewel
go_outside_empty = with an empty pack
stay = Stay
stay_here = end the turn
take = Take it
take_number = Take number { $number }
swap = Swap
leave = Leave it
die = Die: { $pips ->
    [0] not rolled yet
    [6] 6, no ghost
   *[other] { $pips } and a ghost
}
battle_die-ghost = a ghost gone
battle_die-spirit = a spirit
battle_die-blank = nothing
battle_dice = Battle dice: { $faces }

## Why not

no_not_your_turn = It is { $who }’s turn.
no_watching = You are watching, not playing.
no_over = The match is over.
no_wait = One moment…
no_first = First it is drawn who begins.
no_roll_first = Roll the die first.
no_draw_first = Turn a card first.
no_choose_first = Decide about the jewel first.
no_fight_first = There is a fight first.
no_held = The spirit holds you with your jewel: it takes two to drive it out.
no_taken = Another hunter has stopped there.
no_locked = Too far: the { NAME("door_colours", $colour) } doors are locked.
no_haunted_way = With a jewel you cannot go through a haunted room.
no_far = That is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away, and you have { $pips }.
no_order = Jewel { $next } goes out first, not { $number }.

## Round the board: the titles of the gauges and the labels of the tools have about 80 pixels

jewels = Jewels
spirits = Spirits
of = { $count } of { $all }
jewels_out = Jewels outside: { $count } of 8
spirits_in = Red spirits: { $count } of 6
next_jewel = Next: number { $number }
card_drawn = Card drawn
doors = Doors
cards-shuffle-title = Shuffle
cards-shuffle-text = Everything is shuffled, and doors open again.
cards-draw_2-title = Ghosts’ dance
cards-draw_2-text = Two cards at once, then everything is shuffled.
cards-draw_3-title = Ghosts’ dance
cards-draw_3-text = Three cards at once, then everything is shuffled.
cards-blue_doors-title = Blue doors
cards-blue_doors-text = Locked until the next shuffle.
cards-green_doors-title = Green doors
cards-green_doors-text = Locked until the next shuffle.
card_room_title = Room { CAPITAL($room) }
card_room_text = A ghost comes to { NAME("rooms", $room) }.
no_card = No card yet.
in_pile = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the pile
still_in_pile = Still in the pile
measure = Distances
point = Show
plan = My plan
measured_room = From { NAME("rooms", $room) } ({ CAPITAL($room) }): { $parts }.
measured_hall = From square { $square }: { $parts }.
measured_outside = From outside: { $parts }.

## The list of players

outside = outside
where_hall = hall { $square }
carries = { $number ->
    [0] brings a jewel
   *[other] brings jewel { $number }
}
is_held = held by a spirit
where_one = { CAPITAL($where) }
where_of = { $colour }: { $where }
together = All together: 8 jewels out, before 6 spirits

## Score

result = Result
row_jewels = Jewels outside
row_spirits = Red spirits
row_turns = Turns played
