## Why not: setups and chance

PV-no_such_seat = Seat { $seat } is not at the table.
PV-not_now = This is not the time for it.
PV-card_gone = This card has been drawn already.
PV-bell_gone = This bell has rung already.
PV-layout_chosen = The host has chosen another layout of the furniture.

## Why not: furniture. The thing is a piece

PV-moved_already = This piece has been moved already this round: { NAME("the", $thing) }.
PV-not_on_card = This piece is not on your card: { NAME("the", $thing) }.
PV-nothing_seized = You are holding no piece.
PV-other_seized = It is another piece that you are holding.
PV-not_unit = The turn is not a unit quaternion.
PV-sticks_out_south = Sticks out by { $squares }.{ $tenths }{ $hundredths } on the south side: { NAME("the", $thing) }.
PV-sticks_out_west = Sticks out by { $squares }.{ $tenths }{ $hundredths } on the west side: { NAME("the", $thing) }.
PV-sticks_out_north = Sticks out by { $squares }.{ $tenths }{ $hundredths } on the north side: { NAME("the", $thing) }.
PV-sticks_out_east = Sticks out by { $squares }.{ $tenths }{ $hundredths } on the east side: { NAME("the", $thing) }.
PV-in_floor = Sinks into the floor: { NAME("the", $thing) }.
PV-in_other = Goes through another piece: { NAME("the", $thing) }.
PV-in_ghost = Goes through a ghost: { NAME("the", $thing) }.
PV-floats = Nothing holds it up: { NAME("the", $thing) }.
PV-never_rests = Let go like this, the piece does not come to rest: { NAME("the", $thing) }.
PV-listed_twice = A piece is named twice.
PV-need_not_fall = This piece was held well enough: { NAME("the", $thing) }.
PV-still_falls = This piece is not held any more: { NAME("the", $thing) }.
PV-nothing_settles = No piece has to settle.
PV-not_tipped = This piece has not been tipped over: { NAME("the", $thing) }.

## Why not: plans

PV-planned_already = Your moves are planned already.
PV-figure_order = A ghost moves once a round, and moves are told in the order of the figures.
PV-too_many_steps = That takes { $needed } points, and the card gives { $points }.
PV-not_adjacent = Steps lead to a neighbouring square, never diagonally.
PV-not_own_side = A ghost enters by a door of its own side.
PV-not_far_side = A ghost leaves by a door of the opposite side.
PV-is_out = This ghost is out already.
PV-entered_now = A ghost does not enter and leave in one round.
PV-no_steps = There is no shifting inside a ghost’s own square.
PV-outside_square = A ghost stands wholly inside its square.
PV-lies_elsewhere = Lying, a ghost keeps its middle in its square.
PV-not_level = There is no level surface at this height.
PV-spot_taken = The spot is taken.
PV-must_stay_small = With fusions, only small ghosts start.
PV-small_left = There still is a small ghost left to start.
PV-fixed = This ghost does not move this round.
PV-no_fusions = Fusions are off.
PV-cannot_fuse = These two ghosts cannot fuse.
PV-not_together = To fuse, they must end on the same square.
PV-neither_moved = One of the two must have ended its move there.
PV-no_figure = No figure of that size is left.
PV-does_not_fit = The bigger ghost does not fit into the square.

## Why not: the keyhole, and the cards Midnight strikes

PV-side_must_change = The keyhole must change sides.
PV-not_hidden = No small ghost of that neighbour is hidden there.
PV-not_third_row = It is put three squares from the own side.
PV-cannot_grow = This ghost cannot be replaced like this.

## What things are called in the sentences

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
sides-south = south
sides-west = west
sides-north = north
sides-east = east
bells-double_look = Twice as curious
bells-lie_down = Take cover
bells-tip_over = Overexcited
bells-grimaces = Pulling faces
bells-tag = Tag, you are it
bells-dance = Dance floor
bells-perch = Off the ground
bells-big_brother = I’ll tell my big brother
bells-knock = Knock, knock, knock
bells-dizzy = I feel dizzy
bells-crystal = Crystal ball
bells-sun = One, two, three, sun
ghost = The { NAME("sizes", $size) } of player { $player }
seen = { NAME("sizes", $size) } of player { $player } { $whole }.{ $hundredths }%{ $mirror ->
    [true] {" "}in the mirror
   *[false] {""}
}

## What happened, as the terminal tells it: players are numbered from 1, a square is a letter and a number

events-hall_arranged = The hall is furnished.
events-keyhole_hung = The keyhole: door { $door }, { NAME("sides", $side) }.
events-die_given = Player { $player } has the die.
events-bell_rang = Midnight strikes: { NAME("bells", $bell) }.
events-card_drawn = Player { $player } draws a { $value }.
events-furniture_card_drawn = Player { $player } draws a { $value } ({ NAME("the", $one) } or { NAME("the", $other) }).
events-no_piece_moved = Player { $player } moves nothing.
events-piece_put_back = Player { $player } puts back { NAME("taken", $piece) }.
events-piece_seized = Player { $player } seizes { NAME("taken", $piece) }.
events-piece_rests = Comes to rest on { $square }: { NAME("the", $piece) }.
events-plan_made = Player { $player } is ready.
events-ghost_walked = { $shifted ->
    [true] { ghost } goes to { $square } and makes room.
   *[false] { ghost } goes to { $square }.
}
events-ghost_left = { ghost } is out!
events-ghost_put = { ghost } finds itself on { $square }.
events-ghost_replaced = { ghost } gives way on { $square }: { NAME("sizes", $by_size) } of player { $by_player }.
events-ghosts_fused = Player { $player } fuses two ghosts on { $square }.
events-fusion_undone = A fusion is undone of player { $player }.
events-ghost_went_back = { $seen ->
    [true] { ghost } is seen and flees.
   *[false] { ghost } goes back to its side.
}
events-die_rolled = Player { $player } rolls a { $pips }.
events-side_chosen = Player { $player } chooses the side: { NAME("sides", $side) }.
events-nobody_seen = Through the keyhole nobody is seen.
events-looked = Through the keyhole are seen: { $ghosts }.
events-hall_turned = The board turns by a quarter.
events-match_ended = The match is over: { $points }.

## Below the hall drawn in letters

picture-points = Player { $player }: { $points }
