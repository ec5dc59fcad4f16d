list = { COUNT($names) ->
    [0] nobody
   *[other] { LIST($names) }
}

## The sweets, and cards of the grid

sweet-churros = churro
sweet-croissant = croissant
sweet-macaron = macaron
sweet-eclair = éclair
sweet-waffle = waffle
sweet-doughnut = doughnut
sweets-churros = churros
sweets-croissant = croissants
sweets-macaron = macarons
sweets-eclair = éclairs
sweets-waffle = waffles
sweets-doughnut = doughnuts
card = { $count } { $count ->
    [one] { NAME("sweet", $sweet) }
   *[other] { NAME("sweets", $sweet) }
}
grid = The sweets, six rows of six
card_at = { $place }, { $card }

## Constraint cards

colours-green = green
colours-orange = orange
colours-red = red
colours-violet = violet
forbids_sweet = no { NAME("sweets", $sweet) }
forbids_number = no { $number }
slot_down = { CAPITAL(NAME("colours", $colour)) } card, face down
slot = { CAPITAL(NAME("colours", $colour)) } card: { COUNT($rules) ->
    [0] forbids nothing
   *[other] { LIST($rules) }
}{ $cube ->
    [past] , passed
    [here] , your cube is on space { $space }
   *[none] {""}
}
own_cards = Your constraints
no_constraints = With little ones: constraints do not count.

## Hands and times

sides-left = left
sides-right = right
hand_name = { CAPITAL(NAME("sides", $side)) }
seconds = { $whole }.{ $thousandths }{"\u00A0"}s
seconds_short = { $whole }.{ $tenths }
margin = ±{"\u00A0"}{ $ms }{"\u00A0"}ms

## What came of a touch, and what it cost

outcomes-advanced = moves on
outcomes-blocked = blocks
outcomes-late = too late
outcomes-false_start = false start
outcomes-wrong_card = wrong card
outcomes-forbidden = forbidden card
outcomes-wrong_hand = wrong hand
outcomes-no_shout = no shout
faults-wrong_card = touches the wrong card
faults-forbidden = touches a forbidden card
faults-wrong_hand = takes the other hand for no reason
faults-no_shout = blocks without a shout
faults-false_start = starts too soon
costs-off_track = off the track, nothing.
costs-padlock = padlock, nothing moves.
costs-arrow = arrow, back one space.
costs-crossed = crossed card, back and a new card.
fault = { GIVEN($cost) ->
    [yes] { NAME("faults", $outcome) }: { NAME("costs", $cost) }
   *[no] { NAME("faults", $outcome) }
}
own_error = { GIVEN($cost) ->
    [yes] { CAPITAL(NAME("outcomes", $outcome)) }: { NAME("costs", $cost) }
   *[no] { CAPITAL(NAME("outcomes", $outcome)) }.
}

## The dice and what is said of a throw

dice = The dice: { $card }
dice_wait = The dice, still hidden
called = { $card }!
ready = Ready?
ready_detail = Hands above the table…
who_throws = Who throws?
who_throws_detail = Anyone may ask for the throw.
find_it = Find it!
find_it_forbidden = Forbidden to you: the other hand, and shout!
you_touched = Touched. Looking at the photo…
you_block = Now shout!
you_shouted = Pas touche! Looking at the photo…
you_gave_up = You pass this throw.
you_watch = They are searching…
too_soon = Wait for the dice to fall.
touched_once = One card a throw.
shout_at_nothing = Nothing to block with this hand.
wait_throw = Nothing to touch before the next throw.
nobody = Nobody moves on.
moves_on = { $name } moves on a space.
wins = { LIST($names) } { COUNT($names) ->
    [one] wins
   *[other] win
}!
blocks = { $name } shouts “Pas touche!”

## The photo finish

finish = Photo finish
by_arrival = Counted when it arrived
finish_line = { $name }, { $card }, { $time }{ $calm ->
    [true] , which counts by half
   *[false] {""}
}, { $margin }{ $by_arrival ->
    [true] , counted when it arrived
   *[false] {""}
}: { NAME("outcomes", $outcome) }
no_touch_of = { $name } touched nothing
too_close = { $gap } ms apart, less than the error:
close = { $gap } ms apart:
lots = chance chooses { $name }.

## At the thumb

to_block = to block
to_touch = to touch
pad = The other hand, the { NAME("sides", $side) }: hold it to block
shout = Pas touche!
shout_within = within { $calm ->
    [true] 4
   *[false] 1.5
}{"\u00A0"}s
space = Space
throw = Throw the dice
throw_detail = when everybody is ready
give_up = I pass
turn_up = Turn the card up

## Before the first throw

prepare = Your level and your hand?
prepare_detail = The higher the level, the more your cards forbid.
prepare_wait = { COUNT($names) ->
    [one] { LIST($names) } is getting ready.
   *[other] { LIST($names) } are getting ready.
}
prepared = Noted!
level_value = Level { $level }
choice = Level { $level }, { NAME("sides", $side) }
level_cards = Three cards: { LIST($colours) }
proposed = proposed for this match
which_hand = Which hand touches?
go = Off we go!
how_mouse = Mouse: left button to touch, right button for the other hand.
how_keys = Keyboard: a letter and a digit (B3), with Shift for the other hand; Space to shout.
how_touch = Touch the cards with a finger; keep your other thumb on the other hand to block.
preparing = getting ready
player_detail = level { $level }, { NAME("sides", $side) } hand{ $calm ->
    [true] , calm pace
   *[false] {""}
}
progress = { $spaces } of { $length } spaces
calm_table = Calm pace: { LIST($names) }. Their time counts by half.

## The log

laid = The 36 sweets are on the table.
has_prepared = { $name } plays at level { $level }, with the { NAME("sides", $side) } hand.
thrown = The dice: { $card }, at { $place }.
first_touch = { $name } touches after { $time } ({ $margin }).
wrong_touch = { $name } touches { $card }: { NAME("outcomes", $outcome) } ({ $clause }).
advanced = { $name } moves on: { $slot ->
    [1] first
    [2] second
   *[3] third
} card, space { $space }.
off_the_end = { $name } leaves the third card!
penalised = { $name }: { NAME("costs", $cost) }
turned = { $name } turns up { $colour ->
    [orange] an
   *[other] a
} { NAME("colours", $colour) } card: { LIST($rules) }.
turned_free = { $name } turns up a card that forbids nothing.
passed = The card would leave { $name } nothing: under the pile, another one.
endings-won = { LIST($names) } { COUNT($names) ->
    [one] wins
   *[other] win
} the game!
endings-too_long = Enough throws: { LIST($names) } { COUNT($names) ->
    [one] is
   *[other] are
} furthest.

## What the server makes up for on each line

lines = Made up for:
line = { $name } { $round_trip } ms (± { $spread })
line_unknown = { $name } not measured yet

## The sheet at the end

result = How far everybody came
next_level = Next level
next_levels_help = The next game proposes these levels; everybody may pick another.
throws = { $count ->
    [one] { $count } throw.
   *[other] { $count } throws.
}
throw_number = Throw { $number }

## Practice

drill = Against the clock
drill_detail = Twelve throws, as fast as you can. An error adds two seconds.
drill_left = { $left } to go
drill_again = Again
drill_leave = Leave practice
drill_done = Done: { $time }
drill_best = Your best: { $time }
drill_result = { $result ->
    [right] Well done!
   *[other] { CAPITAL(NAME("outcomes", $result)) }
}
drill_time = { $wrong ->
    [true] { $time }, and two seconds more.
   *[false] { $time }
}

## The slip in the margin

an_error = An error?
space_names-padlock = Padlock
space_names-arrow = Arrow
space_names-crossed = Crossed card
error-padlock = nothing
error-arrow = back one space
error-crossed = back, and a new card
