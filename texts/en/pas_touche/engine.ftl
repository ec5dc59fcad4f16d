## Why not: setups, the grid, the dice and the cards

PT-too_many_levels = There are { $levels } levels proposed for { $players } players.
PT-calm_not_seated = Seat { $seat } cannot play calmly: there are only { $players } players.
PT-no_call_now = The dice are not thrown now.
PT-no_turn_now = There is no card to turn up now.
PT-wrong_colour = This card is not of the colour the level asks for.
PT-not_on_top = This card cannot be the next of its pile.
PT-no_layout_now = The grid has been laid already.
PT-not_the_36 = The grid takes the 36 cards, each of them once.
PT-ready_already = Your level and your hand are chosen already.

## Why not: touches

PT-no_race_now = There is no throw to be judged.
PT-not_at_table = Seat { $seat } is not at the table.
PT-touched_twice = Seat { $seat } has touched a card in this throw already.
PT-too_late = A throw lasts { $seconds } seconds: this touch is too late.
PT-out_of_order = Touches are judged in the order of their times: seat { $seat } comes before.

## What things are called in the sentences below

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
colours-green = green
colours-orange = orange
colours-red = red
colours-violet = violet
constraint = { ONSET($colour) ->
    [vowel] an { NAME("colours", $colour) } card ({ $forbids })
   *[other] a { NAME("colours", $colour) } card ({ $forbids })
}
hands-left = left hand
hands-right = right hand
outcomes-advanced = that is it
outcomes-blocked = "Pas Touche!"
outcomes-late = too late
outcomes-false_start = a false start
outcomes-wrong_card = the wrong card
outcomes-forbidden = a forbidden card
outcomes-wrong_hand = the wrong hand
outcomes-no_shout = without the shout

## What happened, as the terminal tells it: players are numbered from 1

events-grid_laid = The 36 cards are laid out.
events-prepared = Player { $player } plays at level { $level } and touches with the { NAME("hands", $hand) }.
events-called = Throw { $number }.
events-thrown = The dice: { card }.
events-touched = Player { $player } touches { card } ({ NAME("hands", $hand) }, { $reaction } ± { $margin } ms{ $by_arrival ->
    [true] , by arrival
   *[false] {""}
}{ $by_lot ->
    [true] , by lot
   *[false] {""}
}): { NAME("outcomes", $outcome) }.
events-advanced = Player { $player } advances: on space { $space } of card { $card }.
events-won = Player { $player } leaves the last space!
events-blocked = Player { $player } blocks: nobody advances.
events-lost_nothing = Player { $player } loses nothing.
events-went_back = Player { $player } goes back: on space { $space } of card { $card }.
events-went_back_without_card = Player { $player } goes back: on space { $space } of card { $card } and gives back { constraint }.
events-left_track = Player { $player } leaves the track.
events-left_track_without_card = Player { $player } leaves the track and gives back { constraint }.
events-nobody_scored = Nobody advances.
events-card_turned = Player { $player } turns up { constraint }.
events-free_card_turned = Player { $player } turns up { constraint }, which forbids nothing.
events-card_passed = Player { $player } would have nothing left to touch with { constraint }: the next one.
events-ended_won = Won by player { $winners }. Next levels: { $levels }.
events-ended_too_long = Too many throws; the furthest: player { $winners }. Next levels: { $levels }.

## The table drawn in letters: short, each beside a player's number

picture-picks_level = picks a level
picture-level = level { $level }
picture-forbidden = not: { $forbidden }
picture-throws = Throws: { $throws }
