## Furniture, ghosts and places

the-mirror = the mirror
the-trolley = the trolley
the-desk = the desk
the-piano = the piano
the-armchair = the armchair
the-table = the table
taken-mirror = the mirror
taken-trolley = the trolley
taken-desk = the desk
taken-piano = the piano
taken-armchair = the armchair
taken-table = the table
sizes-small = small ghost
sizes-medium = medium ghost
sizes-large = large ghost
sides-south = South
sides-west = West
sides-north = North
sides-east = East
side-south = south side
side-west = west side
side-north = north side
side-east = east side
nook-floor = on the floor
nook-under-mirror = under the mirror
nook-under-trolley = under the trolley
nook-under-desk = under the desk
nook-under-piano = under the piano
nook-under-armchair = under the armchair
nook-under-table = under the table
nook-in-mirror = inside the mirror
nook-in-trolley = inside the trolley
nook-in-desk = inside the desk
nook-in-piano = inside the piano
nook-in-armchair = inside the armchair
nook-in-table = inside the table
nook-on-mirror = on the mirror
nook-on-trolley = on the trolley
nook-on-desk = on the desk
nook-on-piano = on the piano
nook-on-armchair = on the armchair
nook-on-table = on the table
decimal_mark = .
percent = { $share }%
ghost_of = { $name }’s { NAME("sizes", $size) }
ghost_number = { $size ->
    [large] { NAME("sizes", $size) }
   *[other] { NAME("sizes", $size) } { $number }
}
short_ghost = { $size ->
    [large] large
    [medium] medium { $number }
   *[other] small { $number }
}
where-side = waits outside
where-edge = waits at the edge, at its size
where-hall = in the hall
where-out = out
on_square = on { $square }
tilted = { NAME("the", $piece) } (not on its feet)
lying = { $ghost } (lying)

## The hall and how it is shown

board = The hall
hall_help-touch = The hall in three dimensions. The plan offers the same actions, with names.
hall_help-keys = The hall in three dimensions. Arrows: go round it. Shift and arrows: pan. Plus and minus: nearer and further. The plan offers the same actions, with names.
as_hall = 3D
as_plan = Plan
show_as = Show the hall
view_whole = See it all
turn_left = Turn left
turn_right = Turn right
no_webgl = This device does not draw in three dimensions: here is the plan, with the same actions.
loading = The hall is being lit…
square = { COUNT($parts) ->
    [0] { $name }: empty
   *[other] { $name }: { LIST($parts) }
}
keyhole_at = The keyhole is at door { $number } on the { NAME("side", $side) }.

## The cards of the variant Midnight strikes

bells-double_look-title = Twice as curious
bells-double_look-text = After the first look, everyone looks again through the door opposite.
bells-lie_down-title = Take cover
bells-lie_down-text = The ghosts in the hall lie down, and all move lying until the look.
bells-tip_over-title = Overexcited
bells-tip_over-text = Every piece of furniture is tipped a quarter turn.
bells-grimaces-title = Pulling faces
bells-grimaces-text = The mirror turns to the centre, and everyone sends a small ghost to pull faces in it.
bells-tag-title = Tag, you are it
bells-tag-text = Everyone takes the place of a small ghost of the neighbour on the right.
bells-dance-title = Dance floor
bells-dance-text = The furniture slides to the nearest door.
bells-perch-title = Off the ground
bells-perch-text = After the look, whoever is not up on a piece of furniture goes home.
bells-big_brother-title = I’ll tell my big brother
bells-big_brother-text = Everyone replaces one of their ghosts by a bigger one.
bells-knock-title = Knock, knock, knock
bells-knock-text = The keyhole stays on its side; only the door changes.
bells-dizzy-title = I feel dizzy
bells-dizzy-text = The board turns by a quarter: everyone changes sides.
bells-crystal-title = Crystal ball
bells-crystal-text = The door’s number is known beforehand.
bells-sun-title = One, two, three, sun
bells-sun-text = Every ghost in the hall goes one square on.
midnight = Midnight strikes
crystal_shows = Crystal ball: door { $pips }

## What is asked: a title, and below it a detail

setting_up = The hall is being prepared
setting_up_detail = Chance puts the furniture and the keyhole, and says who has the die.
hanging = The keyhole is being hung…
dicing = Who gets the die?
over = The match is over
waiting_all = { COUNT($names) ->
    [0] Waiting for nobody
   *[other] Waiting for { LIST($names) }
}
you_ring = Midnight strikes!
you_ring_detail = Turn the card over.
they_ring = Midnight strikes: { $name } turns the card over
you_draw = You draw
you_draw_detail = A card to move by, and perhaps a piece of furniture.
they_draw = { $name } draws
you_seize = Move some furniture?
you_seize_detail = Your card gives { $value ->
    [one] { $value } point
   *[other] { $value } points
}. Take one of the pieces, or none.
they_seize = { $name } chooses a piece
you_place = Where does { NAME("the", $piece) } go?
you_place_detail = Move it, turn it, tip it, then let go.
they_place = { $name } holds { NAME("taken", $piece) }
you_plan = { $left ->
    [0] All your points are spent
    [one] { $left } point left to share
   *[other] { $left } points left to share
}
you_plan_detail = In secret: choose a ghost, then a square.
you_planned = Your ghosts are ready
they_plan = Everyone moves their ghosts in secret
you_roll = Roll the die
you_roll_detail = The highest chooses the keyhole’s side.
they_roll = { $name } rolls the die
you_choose = Which side does the keyhole go to?
you_choose_detail = It must change sides. The die tells the door.
they_choose = { $name } chooses the keyhole’s side
you_aim = Roll the die for the door
you_aim_detail = The keyhole goes to the { NAME("side", $side) }. Hold your breath…
they_aim = { $name } rolls the die for the door
you_tip = Which way does the furniture tip?
they_tip = { $name } tips the furniture
you_crystal = Ask the crystal ball
settling = The furniture comes to rest…
you_tag = Tag!
you_tag_detail = Take the place of a small ghost, or put yours in.
you_grow = Call a big brother
you_grow_detail = Which of your ghosts grows?
they_ring_turn = { $name } answers the card

## Buttons

do_decline = Move nothing
do_seize = Take { NAME("taken", $piece) }
do_put_back = Put it back
do_release = Let go
do_side = { CAPITAL(NAME("side", $side)) }
do_tip-south = Towards the south
do_tip-west = Towards the west
do_tip-north = Towards the north
do_tip-east = Towards the east
do_catch = { GIVEN($square) ->
    [yes] Take the place of small ghost { $number } on { $square }
   *[no] Take the place of small ghost { $number }
}
do_put_in = Put a small ghost on { $square }
do_grow = { CAPITAL($ghost) } becomes { $into ->
    [medium] medium
   *[other] large
}
do_plan = { $walks ->
    [0] Stay where you are
    [1] One ghost moves
   *[other] { $walks } ghosts move
}{ $out ->
    [0] {""}
   *[other] , { $out } out
}
plan_walk = { $ghost }: { $to }, { $steps ->
    [one] { $steps } point
   *[other] { $steps } points
}
plan_out = out
do_done = Ready
do_done_left = { $left ->
    [one] Ready ({ $left } point lost)
   *[other] Ready ({ $left } points lost)
}
do_keep = Play on
do_lose = { $left ->
    [one] Lose 1 point
   *[other] Lose { $left } points
}
do_restore = Back to my own plan
do_undo = Undo this ghost
do_leave = Leave
do_fuse = { $into ->
    [medium] Fuse into a medium ({ $one }, { $other })
   *[other] Fuse into a large ({ $one }, { $other })
}
do_unfuse = Undo the fusion ({ $one }, { $other })
your_ghosts = Your ghosts
spots_here = Where on the square?
steps = Step by step: { $ghost }
move_piece = Move
turn_piece = Turn
tip_piece = Tip
lift_piece = Height
north = to the north
south = to the south
west = to the west
east = to the east
turn_less = turn clockwise
turn_more = turn anticlockwise
tip_forth = tip to the north
tip_back = tip to the south
tip_left = tip to the west
tip_right = tip to the east
up = higher
down = lower
upright = upright
held_at = { $x } east, { $y } north, { $z } high, turned by { $turn } degrees
omens-rests = ✓ Like this the piece stands.
omens-falls = ⤵ Off balance: the piece will fall.
omens-leaves = ✕ The piece could fall over the edge of the hall: that would be refused.
piece_keys = Arrows: move. A and E: turn. I, K, J, L: tip. Page up and down: height. Enter: let go.
plan_keys = Arrows: a step. Digits 1 to 7: choose a ghost. S: leave. Enter: the square in focus.
prompt_start = Begin
prompt_go_on = Go on
prompt_ring = Turn the card over
prompt_draw = Draw
prompt_roll = Roll the die
die = The die
die_shows = The die shows { $pips }

## The look through the keyhole

look_at = Through the keyhole, door { $number } on the { NAME("side", $side) }
nobody_seen = Nobody is seen!
seen_share = { $mirror ->
    [true] { $ghost }, { $share }% in the mirror
   *[false] { $ghost }, { $share }%
}
seen_line = { $mirror ->
    [true] { CAPITAL($ghost) }, { $share }% in the mirror
   *[false] { CAPITAL($ghost) }, { $share }%
}
share = { $mirror ->
    [true] { $share }% (mirror)
   *[false] { $share }%
}
hidden_share = { CAPITAL($ghost) }: only { $share }%, not seen
unseen = { $count ->
    [one] Nothing shows of one ghost in the hall.
   *[other] Nothing shows of { $count } ghosts in the hall.
}
look_again = Look through the keyhole again
look_again_n = See look { $number } again
look_close = Close
look_on-touch = Tap to go on
look_on-keys = Click to go on
look_beside = See the rays
look_through = Through the keyhole
look_image = What the keyhole shows, sample by sample
least = A ghost is seen when at least 0.5% of its silhouette shows.
shriek = Eeek!

## Why something cannot be done

no-fixed = This ghost does not move this round.
no-only_small = With fusions, only small ghosts start.
no-is_out = This ghost is out already.
no-too_far = There are not enough points to go there.
no-entered = A ghost does not enter and leave in one round.
no-not_far_side = A ghost leaves by a door of the opposite side.
no-own_square = There is no shifting inside a ghost’s own square.
no-no_room = There is no free spot for this ghost on this square.
no-no_fusion = These two ghosts cannot fuse.
no_choose_first = First choose one of your ghosts.
no_not_yours = This ghost is not yours.
no_not_your_turn = It is not your turn.
no_not_on_card = You cannot take { NAME("taken", $piece) } now.
no_same_side = The keyhole must change sides.
no_wait = One moment…

## The log

log_arranged = The hall is furnished.
log_hung = The keyhole is at door { $number } on the { NAME("side", $side) }.
log_die = { $name } has the die.
log_bell = Midnight strikes: { $title }. { $text }
log_drawn = { $name } draws: { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
log_drawn_pieces = { $name } draws: { $value ->
    [one] { $value } point
   *[other] { $value } points
}, { NAME("the", $one) } or { NAME("the", $other) }.
log_left = { $name } moves nothing.
log_put_back = { $name } puts { NAME("taken", $piece) } back.
log_seized = { $name } takes { NAME("taken", $piece) }.
log_rests = { CAPITAL(NAME("the", $piece)) } comes to rest on { $square }.
log_planned = { $name } is ready.
log_walked = { $shifted ->
    [true] { CAPITAL($ghost) } goes to { $square } and makes room.
   *[false] { CAPITAL($ghost) } goes to { $square }.
}
log_out = { CAPITAL($ghost) } is out!
log_put = { CAPITAL($ghost) } finds itself on { $square }.
log_replaced = { CAPITAL($ghost) } gives way on { $square }: { $by }.
log_fused = { $name } fuses two ghosts on { $square }: a { NAME("sizes", $into) }.
log_unfused = A fusion of { $name } has no room.
log_back = { $seen ->
    [true] { CAPITAL($ghost) } is seen and flees.
   *[false] { CAPITAL($ghost) } goes back to its side.
}
log_rolled = { $name } rolls a { $pips }.
log_side = { $name } chooses the { NAME("side", $side) }.
log_looked = { COUNT($seen) ->
    [0] Through door { $number } on the { NAME("side", $side) } nobody is seen.
   *[other] Through door { $number } on the { NAME("side", $side) } are seen: { LIST($seen) }.
}
point_looked = Door { $number } on the { NAME("side", $side) }: { $seen ->
    [0] nobody is seen
    [1] one ghost is seen
   *[other] { $seen } ghosts are seen
}.
log_turned = The board turns by a quarter.
log_ended = The match is over.

## Scores

result = The result
row_out = Out
row_hall = In the hall
detail = { $out } out, { $hall } in the hall, { $waiting } outside{ $ready ->
    [true] , ready
   *[false] {""}
}
reference = Points
reference_rows-small = Small, out
reference_rows-medium = Medium, out
reference_rows-large = Large, out
reference_hall = Still in the hall at the end: small { $small }, medium 1, large 2.
