## What things are called

mediums-0 = Red
mediums-1 = Blue
mediums-2 = Yellow
mediums-3 = Green
mediums-4 = Purple
mediums-5 = White
kinds-person = Persons
kinds-place = Places
kinds-object = Objects
kind-person = person
kind-place = place
kind-object = object
clues-person = person
clues-place = place
clues-object = object
any_clue-person = a card of the kind person
any_clue-place = a card of the kind place
any_clue-object = a card of the kind object
own_clue-person = the person
own_clue-place = the place
own_clue-object = the object
visions = { COUNT($visions) ->
        [one] vision { LIST($visions) }
       *[other] visions { LIST($visions) }
    }

## Refusals: a medium goes by its colour, or by the name of its player

MY-ghost_not_seated = Seat { $seat } cannot be the ghost: there are only { $players } players.
MY-eldest_not_seated = Seat { $seat } cannot be the eldest: there are only { $players } players.
MY-eldest_is_ghost = The eldest must be a medium: seat { $seat } is the ghost.
MY-nothing_to_lay = There is no card to lay out now.
MY-other_kind_to_lay = A card of another kind is laid out now.
MY-laid_already = This card lies on the table already.
MY-nothing_to_assign = The ghost draws no medium’s card now.
MY-other_to_assign = The ghost now draws for another medium, or another kind of card.
MY-not_to_be_assigned = This card is not on the table, or it is another medium’s already.
MY-hand_full = The ghost’s hand is not being filled now.
MY-not_in_pile = This vision is not in the pile.
MY-nothing_to_join = No further group is put together now.
MY-other_to_join = Another card of the group is drawn now.
MY-not_to_be_joined = This card is not on the table, or it is in a group already.
MY-nothing_to_turn = No card of the shared vision is turned up now.
MY-not_shared = This card does not lie face down in the shared vision.
MY-no_gifts_now = No visions are given now: only the ghost gives them, before the hourglass runs.
MY-no_such_medium = There is no medium { $number } in this match.
MY-medium_done = { NAME("mediums", $medium) } has found all three cards already.
MY-gifted_already = { NAME("mediums", $medium) } has been given visions this hour already.
MY-no_visions = It takes at least one vision.
MY-out_of_order = Name each vision once, in rising order.
MY-not_in_hand = Vision { $vision } is not in the ghost’s hand.
MY-no_crow_now = The crow is sent only before or between gifts, never afterwards.
MY-crow_spent = The crow has been used up.
MY-no_culprit_now = The culprit is named only when all mediums are done.
MY-no_such_group = There is no group { $group }: they count from 0 to { $last }.
MY-three_shared = The shared vision has three cards.
MY-not_guessing = Mediums place crystal balls and tokens only while the hourglass runs.
MY-not_your_medium = { NAME("mediums", $medium) } is not yours to play.
MY-nothing_to_find = { NAME("mediums", $medium) } has found all three cards and helps the others.
MY-not_laid = This card is not on the table among those of the kind wanted ({ NAME("kind", $kind) }).
MY-in_a_sleeve = This card is in a medium’s sleeve already.
MY-chosen_already = The crystal ball lies on this card already.
MY-no_tokens = With two or three players there are no clairvoyance tokens.
MY-not_on_oneself = No token is put at one’s own choice.
MY-nothing_to_bet_on = { NAME("mediums", $medium) } has chosen nothing, or is done already.
MY-same_bet = Your token says so already.
MY-token_spent = You have no token left that says so.
MY-no_bet_there = You have no token at this medium.
MY-no_vote_now = Votes are given only on the shared vision.

## What happens, for a terminal

events-clue_laid = On the table: { NAME("clues", $kind) } { $card }.
events-target_drawn = The ghost draws { NAME("clues", $kind) } { $card } for { NAME("mediums", $medium) }.
events-target_drawn_hidden = The ghost secretly draws { NAME("any_clue", $kind) } for { NAME("mediums", $medium) }.
events-hour_struck = Hour { $hour }.
events-tokens_returned = Spent clairvoyance tokens return to their mediums.
events-pile_shuffled = { $cards ->
        [one] The pile is shuffled anew: { $cards } card.
       *[other] The pile is shuffled anew: { $cards } cards.
    }
events-vision_drawn = The ghost draws vision { $vision }.
events-vision_drawn_hidden = The ghost draws a vision.
events-visions_given = { NAME("mediums", $medium) } is given { visions }.
events-crow_sent = The ghost sends the crow and discards { visions }.
events-crow_sent_hidden = { $cards ->
        [one] The ghost sends the crow and discards { $cards } card.
       *[other] The ghost sends the crow and discards { $cards } cards.
    }
events-glass_turned = The hourglass is turned.
events-card_chosen = { NAME("mediums", $medium) } chooses { NAME("clues", $kind) } { $card }.
events-bet_placed = { $stance ->
        [agree] { NAME("mediums", $medium) } agrees with { NAME("mediums", $about) }.
       *[disagree] { NAME("mediums", $medium) } disagrees with { NAME("mediums", $about) }.
    }
events-bet_withdrawn = { NAME("mediums", $medium) } takes back the token at { NAME("mediums", $about) }.
events-said_ready = Seat { $seat } is ready.
events-time_up = Time is up.
events-answered_right = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: found!
events-answered_wrong = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: that is not it.
events-answered_none = { NAME("mediums", $medium) } has chosen nothing: { NAME("own_clue", $kind) } is still to be found.
events-bet_right = { NAME("mediums", $medium) } was right about { NAME("mediums", $about) }: clairvoyance { $track }.
events-bet_wrong = { NAME("mediums", $medium) } was wrong about { NAME("mediums", $about) }.
events-came_through = { $steps ->
        [0] { NAME("mediums", $medium) } has all three cards.
       *[other] { NAME("mediums", $medium) } has all three cards and moves up by { $steps }: clairvoyance { $track }.
    }
events-group_joined = Into group { $group } comes { NAME("clues", $kind) } { $card }.
events-conveyed = The ghost chooses group { $group } and gives all { visions }.
events-conveyed_hidden = The ghost has chosen a culprit and gives three visions to all.
events-shared_turned = Shared vision, card { $number }: { $vision }.
events-voted = Seat { $seat } votes for group { $group }.
events-voted_hidden = Seat { $seat } has voted.
events-disagreed = They do not agree: they vote again.
events-votes_counted = Votes: { $ballots }. Accused: group { $group }.
events-votes_counted_none = Votes: none. Nobody is accused.
events-culprit_shown = The culprit was group { $group }.
events-culprit_shown_early = The culprit was group { $group }; still face down lay { visions }.
events-target_shown = { NAME("mediums", $medium) } was looking for { NAME("clues", $kind) } { $card }.
events-ended = { $ending ->
        [solved] The culprit is found: everyone wins!
        [mistaken] That was not the culprit: everyone loses.
       *[too_late] The seventh hour is over: everyone loses.
    }

## The table in letters, for a terminal: numbers follow what has none of its own

picture-head = Hour { $hour }/{ $hours }   Crows: { $crows }   Pile: { $pile }   Heap: { $heap }
picture-laid = { NAME("kinds", $kind) }:
picture-hand = The ghost’s hand:
picture-medium = { $name } ({ $seat }): sleeve
picture-targets = looks for
picture-visions = visions
picture-choice = choice
picture-wrong = not
picture-track = clairvoyance
picture-group = Group { $group }:
picture-accused = accused
picture-culprit = culprit
picture-shared = Shared vision:
picture-face_down = Face down:
