## The log

bravest = { $who } is the bravest and starts.
began = Round { $round }: { $who } rolls first.
placed = { $who } puts a guest on square { $square }.
returned = One of { $who }’s guests comes back from { $step ->
    [0] the cellar
   *[other] step { $step }
} to square { $square }.
rolled = { $who } rolls a { $pips }.
rolled_ghost = { $who } rolls the ghost!
roll_lost = { $who } has nobody left on the gallery: the roll does nothing.
moved = { $who } runs { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, to square { $to }.
hid = { $who } hides { NAME("rooms_in", $room) }.
hid_exactly = { $who } hides { NAME("rooms_in", $room) }, by exact count!
stayed = { $who } stays on square { $square }.
hugo_climbed = Hugo climbs to step { $step }.
hugo_arrived = Hugo leaves the stairs and stops on { $square }: the doors open!
hugo_walked = Hugo walks { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} and stops on { $to }.
captured = Hugo catches { LIST($guests) }: off to { $step ->
    [0] the cellar
   *[other] step { $step }
}.
trapped_full = No room is left: off to the cellar with { LIST($guests) }!
trapped_late = The round has lasted long enough: off to the cellar with { LIST($guests) }!
round_ended = End of round { $round }. Fright points: { $points }.
points_of = { $who } { $points }
came_out = One of { $who }’s guests comes { NAME("rooms_from", $room) } onto square { $square }.
won = { COUNT($who) ->
    [0] Nobody wins the match!
    [1] { LIST($who) } wins the match!
   *[other] { LIST($who) } win together!
}

## Guests and points

guests = { $count ->
    [one] one of { $who }’s guests
   *[other] { $count } of { $who }’s guests
}
list = { LIST($names) }
signed = { SIGNED($points) }
number = { $points }

## Rooms

rooms-cabinet = the study
rooms-music_room = the music room
rooms-game_room = the game room
rooms-hunting_room = the hunting room
rooms-bedroom = the bedroom
rooms-dressing_room = the dressing room
rooms-ballroom = the ballroom
rooms-dining_room = the dining room
rooms-library = the library
rooms-kitchen = the kitchen
rooms-linen_room = the linen room

## Somebody hides there

rooms_in-cabinet = in the study
rooms_in-music_room = in the music room
rooms_in-game_room = in the game room
rooms_in-hunting_room = in the hunting room
rooms_in-bedroom = in the bedroom
rooms_in-dressing_room = in the dressing room
rooms_in-ballroom = in the ballroom
rooms_in-dining_room = in the dining room
rooms_in-library = in the library
rooms_in-kitchen = in the kitchen
rooms_in-linen_room = in the linen room

## Somebody comes out

rooms_from-cabinet = out of the study
rooms_from-music_room = out of the music room
rooms_from-game_room = out of the game room
rooms_from-hunting_room = out of the hunting room
rooms_from-bedroom = out of the bedroom
rooms_from-dressing_room = out of the dressing room
rooms_from-ballroom = out of the ballroom
rooms_from-dining_room = out of the dining room
rooms_from-library = out of the library
rooms_from-kitchen = out of the kitchen
rooms_from-linen_room = out of the linen room

## The doors of the rooms

doors-cabinet = door of the study
doors-music_room = door of the music room
doors-game_room = door of the game room
doors-hunting_room = door of the hunting room
doors-bedroom = door of the bedroom
doors-dressing_room = door of the dressing room
doors-ballroom = door of the ballroom
doors-dining_room = door of the dining room
doors-library = door of the library
doors-kitchen = door of the kitchen
doors-linen_room = door of the linen room

## Signs on the board and titles of buttons: one or two lines of at most eight characters, parted at a space or at a soft hyphen

room_signs-cabinet = Study
room_signs-music_room = Music
room_signs-game_room = Games
room_signs-hunting_room = Hunting
room_signs-bedroom = Bedroom
room_signs-dressing_room = Dressing room
room_signs-ballroom = Ballroom
room_signs-dining_room = Dining room
room_signs-library = Library
room_signs-kitchen = Kitchen
room_signs-linen_room = Linen
cellar_sign = Cellar

## Colours of the guests

colours-0 = red
colours-1 = blue
colours-2 = turquoise
colours-3 = yellow
colours-4 = black
colours-5 = lilac
colours-6 = white
colours-7 = green

## Places

square = square { $square }
step = step { $value }
cellar = the cellar
hand = the garden
attic = A room shut for good

## Names for those who listen

board-touch = Board: the castle from above.
board-keys = Board: the castle from above. Arrows walk from place to place, Page Down and Page Up go from choice to choice, Enter chooses, Escape goes back.
name_square = Square { $square }
name_step = Step { $value }
name_cellar = Cellar, 2 fright points
name_room = { CAPITAL(NAME("rooms", $room)) }{ $points ->
    [0] {""}
   *[other] , { SIGNED($points) }
}
name_figure = { $who }’s { $colour } guest, { $place }
name_hugo = Hugo the ghost, on { $place }
name_and_can = { $name }. { CAPITAL($can) }
empty = empty
hugo_here = Hugo is here
door_shut = door shut for good
room_free = free
room_taken = one of { $who }’s guests hides here
room_waiting = closed while Hugo is on the stairs
can_place = put your guest here
can_pick = choose this guest
can_come = choose your guest on square { $square }, who can come here
can_go = go here

## What is asked

your_turn = Your turn, { $who }!
their_turn = { $who }’s turn
ask_bravest = Who is the bravest?
ask_bravest_detail = Midnight strikes. Lots are drawn for who starts.
ask_place = { $left ->
    [one] Put your last guest on a lit square.
   *[other] Put a guest on a lit square.
}
ask_return = Your guest comes back from { $step ->
    [0] the cellar
   *[other] step { $step }
}: choose a lit square.
ask_roll = Roll the die.
ask_roll_nobody = You have nobody on the gallery, but the ghost may still come up.
ask_move_which = You rolled a { $pips }: which guest runs?
ask_move_where = You rolled a { $pips }: where to?
wait_place = { $who } chooses a square for a guest.
wait_return = { $who } brings a guest back.
wait_roll = { $who } is about to roll.
wait_move = { $who } rolled a { $pips } and is thinking.
over = The match is over

## Buttons

roll = Roll the die
draw_lots = Draw lots
go_square = Square { $square }
go_square_detail = stays on the gallery
go_hugo_detail = right into Hugo…
go_room_detail = safe, { SIGNED($points) }
stay = Stay here
stay_detail = square { $square }
pick_figure = Choose your guest on square { $square }
do_place = Put a guest on square { $square }
do_go = Go to square { $square }
do_hide = Hide { NAME("rooms_in", $room) }
place_on = Square { $square }
other_figure = Other guest
die = Die: { $face }
die_ghost = the ghost
die_none = not rolled yet

## Why not

no_not_your_turn = It is { $who }’s turn.
no_watching = You are watching, not playing.
no_over = The match is over.
no_wait = One moment…
no_draw_first = First lots are drawn for who starts.
no_roll_first = Roll the die first.
no_square_taken = Square { $square } is taken: one guest a square for now.
no_place_gallery = Guests are put on a square of the gallery.
no_figure_there = You have no guest on square { $square }.
no_pick_first = Pick one of your guests first.
no_not_there = With a { $pips }, your guest does not stop on { $square }.
no_room_shut = This room is shut for good.
no_room_waiting = The doors open once Hugo has left the stairs.
no_room_taken = Somebody already hides { NAME("rooms_in", $room) }.
no_room_exact = For { NAME("rooms", $room) } the count must be exact.
no_room_far = { CAPITAL(NAME("rooms", $room)) } is not on the way with a { $pips }.
no_stairs = The stairs and the cellar are Hugo’s.

## Turning points of a replay

point_climbed = Hugo on step { $step }
point_arrived = Hugo enters the gallery
point_captured = Hugo catches { LIST($guests) }
point_trapped = To the cellar: { LIST($guests) }

## Score and reference

fright = Fright points
round_short = R{ $round }
round_end = End of round { $round }
round_end_detail = Fright points of the round
round = Round { $round }
total = Total { $points }
fewest_wins = The fewest fright points win.
close = Continue

## Where the guests of a seat are: parts of a line under its name

counts-waiting = { $guests } in the garden
counts-gallery = { $guests } on the gallery
counts-safe = { $guests } safe
counts-caught = { $guests } caught

## What costs how much

reference-0-what = Steps
reference-0-points = 10 to 3
reference-1-what = Cellar
reference-1-points = 2
reference-2-what = Library, linen room
reference-2-points = +1
reference-3-what = Game room, hunting room
reference-3-note = exact count
reference-3-points = −3
