## Why not

FM-starter_not_seated = Seat { $seat } cannot start: there are only { $players } players.
FM-bravest_not_seated = The bravest must sit at the table: seat { $seat } is empty.
FM-bravest_is_known = It is already known who starts.
FM-die_not_yet = The die waits until it is known who starts.
FM-not_on_the_die = The die has no such face.
FM-square_taken = Square { $square } is taken: no two figures share a square while placing.
FM-return_square_taken = Square { $square } is taken: a captive returns to an empty square.
FM-nothing_to_place = Every figure is in play: use the roll.
FM-place_first = A figure must be placed first.
FM-return_first = A captive must be put back on the gallery first.
FM-no_figure_there = You have no figure on square { $square }.
FM-must_move = You may stay only with a single figure on the gallery: you have { $figures }.
FM-doors_still_shut = The rooms open only once Hugo has left the stairs.
FM-room_taken = A room holds one figure: { NAME("rooms", $room) } is taken.
FM-room_too_far = It takes { $needed } points to enter { NAME("rooms", $room) }, the die gives { $pips }.
FM-count_not_exact = To enter { NAME("rooms", $room) } it takes exactly { $needed }: the die gives { $pips }.

## What happens, in the terminal: players go by their colours

events-found_bravest = { $who } is the bravest.
events-began = Round { $round }: { $who } rolls first.
events-placed = { $who } puts a figure on square { $square }.
events-returned = { $who } comes back from { $step ->
    [0] the cellar
   *[other] step { $step }
} onto square { $square }.
events-rolled = { $who } rolls a { $pips }.
events-rolled_ghost = { $who } rolls the ghost!
events-roll_lost = { $who } has nobody left on the gallery: the roll is lost.
events-moved = { $who } runs from square { $from } to square { $to }.
events-hid = { $who } leaves square { $square } and hides { NAME("rooms_in", $room) }.
events-stayed = { $who } stays on square { $square }.
events-hugo_climbed = Hugo walks from step { $from } to step { $to }.
events-hugo_arrived = Hugo leaves the stairs and walks to square { $square }: the rooms are open!
events-hugo_walked = Hugo walks from square { $from } to square { $to }.
events-captured = Hugo catches { LIST($who) } on square { $square }: off to { $step ->
    [0] the cellar
   *[other] step { $step }
}.
events-trapped = { $cause ->
    [rooms_full] Every room is taken
   *[turn_cap] The round has lasted long enough
}: off to the cellar with { LIST($who) }.
events-round_ended = End of round { $round }. Fright points: { $points }.
events-came_out = { $who } comes { NAME("rooms_from", $room) } onto square { $square }.
events-won = { COUNT($who) ->
    [1] { LIST($who) } wins the match!
   *[other] { LIST($who) } win together!
}
band = { $who }{ $figures ->
    [1] {""}
   *[other] {" "}({ $figures } figures)
}
points_of = { $who } { $points }
number = { $points }

## The castle in letters, in the terminal; its lines are at most 50 characters long

picture-round = Round { $round } of { $rounds }
picture-signs = ! Hugo    [ ] room    [x] always shut
picture-specials = < > −3, by exact count    {"{ }"} +1
picture-stairs = Stairs:
picture-cellar = Cellar:

## Colours of the players, and a letter for each: no letter twice

colours-0 = Red
colours-1 = Blue
colours-2 = Turquoise
colours-3 = Yellow
colours-4 = Black
colours-5 = Lilac
colours-6 = White
colours-7 = Green
letters-0 = R
letters-1 = B
letters-2 = T
letters-3 = Y
letters-4 = K
letters-5 = L
letters-6 = W
letters-7 = G

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
