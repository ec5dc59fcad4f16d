## Names

colours-0 = Red
colours-1 = Blue
colours-2 = Yellow
colours-3 = Green
colours-4 = Purple
colours-5 = White
medium_of = { $colour } ({ $name })
kinds-person = Persons
kinds-place = Places
kinds-object = Objects
kind-person = Person
kind-place = Place
kind-object = Object
card = { NAME("kind", $kind) } { $number }
vision = Vision { $number }
quoted = “{ $name }”
hour_of = Hour { $hour } of { $hours }
hour = Hour { $hour }

## The boards

boards = The clues on the table
chosen_by = chosen by { LIST($names) }
found_by = found by { $name }
tried_by = tried by { LIST($names) }
target_for = to be guessed by { LIST($names) }
set_aside = set aside in your notes
sought_here = { LIST($names) } { COUNT($names) ->
        [one] searches
       *[other] search
    } here

## The mediums and their visions

mediums = The mediums
medium_chip = { $name }: { $state }
seeks-person = looks for the person
seeks-place = looks for the place
seeks-object = looks for the object
all_found = has found everything
visions_count = { $count ->
        [0] no visions
        [one] one vision
       *[other] { $count } visions
    }
visions_for = Visions of { $name }
no_visions = No visions yet. The ghost is thinking…
no_visions_given = No vision lies there yet. Which of your hand leads to this card?
no_visions_done = All three cards are found; the visions went back to the pile.
from_hour = from hour { $hour }
waits_gift = waits for a vision
has_gift = has visions
chose = choice: { $card }
no_choice = no choice yet
is_ready = done
track = clairvoyance { $steps }

## Clairvoyance tokens

bet_lead = What do you think of { $name }’s choice?
bet_later = { $name } has not chosen yet.
stances-agree = Agree
stances-disagree = Disagree
tokens_left = { $count ->
        [0] no token left
        [one] { $count } token
       *[other] { $count } tokens
    }
withdraw = Take the token back

## The ghost

hand = Your hand of visions
hand_card = { $on ->
        [true] Taken: vision { $number }. { $text }
       *[false] vision { $number }. { $text }
    }
convey_to = Lead { $name } to { $card }
target = To be guessed
give = { $count ->
        [0] Pick visions for { $name }
        [one] Give one vision to { $name }
       *[other] Give { $count } visions to { $name }
    }
crow = { $count ->
        [0] Crow
        [one] Crow: swap { $count } card
       *[other] Crow: swap { $count } cards
    }
crows_left = { $count ->
        [0] used up
       *[other] { $count } left
    }
ghost_keeps_silent = Hush: the ghost does not speak. Listen to what they see in it.

## At the thumb of a medium

ready = I am done
ready_detail = the ghost answers when all are
ready_without = without a choice?
you_are_ready = Noted. Waiting for the others.
choose_for = For { $name }: this one!
choose = This is the one!
your_choice = Your choice
choice_of = Choice of { $name }
nothing_chosen = nothing yet
chose_nothing = made no choice
waiting_ghost = The ghost is preparing visions.

## Close up

describe = Description
before = Previous card
next = Next card
point_hint = Touch a detail to show it to everyone.
point_card = Show this card
points_at = { $name } points at something
see_it = See
compare_visions = The visions of { $name }
compare_clues-person = The persons
compare_clues-place = The places
compare_clues-object = The objects
take = Take this vision
put_back = Put this vision back
shown_card = Look at { $card }, { $down ->
        [0] { $across ->
            [0] top left
            [1] top middle
           *[2] top right
        }
        [1] { $across ->
            [0] centre left
            [1] in the centre
           *[2] centre right
        }
       *[2] { $across ->
            [0] bottom left
            [1] bottom middle
           *[2] bottom right
        }
    }

## Notes

notebook = Notebook
notebook_lead = For you alone: these notes stay on this device.
notebook_label = Your notes
put_aside = Set this card aside
take_up = Do not set it aside

## What is revealed

last_hour = Answers of hour { $hour }
asks = { $name } asks the ghost…
right = Found!
wrong = That is not it
none_chosen = { $kind ->
        [person] No choice: the person is still to be found
        [place] No choice: the place is still to be found
       *[object] No choice: the object is still to be found
    }
bet_right = { LIST($names) } saw it coming: +1
came_through = { $name } has all three cards!
came_steps = clairvoyance { SIGNED($steps) }
tokens_back = The clairvoyance tokens return.
time_up = Time is up
crow_flies = { $cards ->
        [one] The crow carries off { $cards } vision
       *[other] The crow carries off { $cards } visions
    }

## The epilogue

epilogue = Who did it?
shared = The shared vision
shared_down = Face-down card
shared_card = Card { $at } of the shared vision
group_of = { GIVEN($name) ->
        [yes] Group { $number }, { $name }’s
       *[no] Group { $number }, strangers
    }
group_name = { GIVEN($name) ->
        [yes] { $name }
       *[no] Strangers
    }
pick_culprit = Choose the culprit, then three visions of your hand.
convey-no_group = Choose a group
convey-more = { $count ->
        [one] one vision more
       *[other] { $count } visions more
    }
convey-done = It is group { $group }
vote_for = Vote for group { $group }
vote_final = a vote cannot be taken back
vote_pick = Touch the group you accuse
votes_of = accused by { LIST($names) }
accused = Accused
culprit = The culprit
yours_to_convey = your culprit
hush = The ghost is about to speak…
disagreed = You do not agree: talk about it, and vote again.
endings-solved = The culprit is found!
endings-mistaken = That was not the culprit.
endings-too_late = The seventh hour is over.
nobody_accused = Nobody was accused.
sealed = { $voted } of { $all } votes sealed

## The banner

setting_up = The clues are laid out
you_give = Send a dream to { $name }
you_give_detail = { $kind ->
        [person] Pick visions that bring the person to mind.
        [place] Pick visions that bring the place to mind.
       *[object] Pick visions that bring the object to mind.
    }
ghost_gives = The ghost is dreaming…
ghost_gives_detail = { LIST($names) } { COUNT($names) ->
        [one] waits
       *[other] wait
    } for a vision.
you_guess = What does the ghost mean?
you_guess_detail = { $kind ->
        [person] Touch a card for your person, or talk it over.
        [place] Touch a card for your place, or talk it over.
       *[object] Touch a card for your object, or talk it over.
    }
you_help = Help the others
you_help_detail = Your cards are found: look with them, and place your tokens.
chosen_title = Choice made
chosen_detail = You may still change your mind, or say that you are done.
they_guess = The mediums are searching
they_guess_ghost = Hush! Watch them search.
waiting_ready = { COUNT($names) ->
        [0] Waiting for nobody.
       *[other] Waiting for { LIST($names) }.
    }
you_convey = Name the culprit
you_convey_detail = A group, and three visions that lead to it.
ghost_conveys = The ghost chooses the culprit
ghost_conveys_detail = Three visions for all are about to come.
you_vote = Whom do you accuse?
you_vote_detail = { $cards ->
        [one] Your clairvoyance shows you { $cards } card of three. Vote in secret, without a word.
       *[other] Your clairvoyance shows you { $cards } cards of three. Vote in secret, without a word.
    }
you_vote_agree = Agree with each other: you must accuse the same group.
you_vote_alone = Three cards, and one vote: yours.
they_vote = A secret vote
wait_turn = You will see more cards: you vote at card { $card }.
you_voted = Your vote is sealed
no_group_now = There is no vote now.

## The log

log_target = The ghost will lead { $name } to { $card }.
log_hour = Hour { $hour }.
log_tokens = Spent clairvoyance tokens return.
log_shuffled = The pile is shuffled anew: { $cards } visions.
log_given = { $count ->
        [one] { $name } is given one vision.
       *[other] { $name } is given { $count } visions.
    }
log_crow = { $cards ->
        [one] The crow carries off { $cards } vision of the ghost.
       *[other] The crow carries off { $cards } visions of the ghost.
    }
log_glass = All visions are given: the mediums may choose.
log_chosen = { $name } chooses { $card }.
log_bet = { $stance ->
        [agree] { $name } agrees with { $about }.
       *[disagree] { $name } disagrees with { $about }.
    }
log_withdrawn = { $name } takes back the token at { $about }.
log_ready = { $name } is done.
log_time = Time is up.
log_right = { $name }, { $card }: found!
log_wrong = { $name }, { $card }: that is not it.
log_none = { $kind ->
        [person] { $name } has chosen nothing: the person is still to be found.
        [place] { $name } has chosen nothing: the place is still to be found.
       *[object] { $name } has chosen nothing: the object is still to be found.
    }
log_bet_right = { $name } was right about { $about }: clairvoyance { $track }.
log_bet_wrong = { $name } was wrong about { $about }.
log_through = { $steps ->
        [0] { $name } has all three cards.
       *[other] { $name } has all three cards and moves up by { $steps }.
    }
log_conveyed = The ghost has chosen a culprit and gives three visions to all.
log_conveyed_own = The ghost chooses group { $group } and gives three visions to all.
log_turned = Shared vision, card { $number }: { $card }.
log_voted = { $name } has voted.
log_vote = { $name } votes for group { $group }.
log_disagreed = The two votes differ: another vote.
log_counted_none = The votes are counted: nobody is accused.
log_counted = { $tied ->
        [true] The votes are tied: the most clairvoyant decides, group { $group } is accused.
       *[false] The votes are counted: group { $group } is accused.
    }
log_culprit = The culprit was group { $group }.
log_target_shown = { $name } was looking for { $card }.

## Labels of actions

do_give = To { $name }: { $cards }
do_crow = Crow: { $cards }
do_choose = { $name }: { $card }
do_bet = { $stance ->
        [agree] Agree with { $about }
       *[disagree] Disagree with { $about }
    }
do_withdraw = Take back the token at { $about }
do_ready = I am done
do_convey = Culprit: group { $group }, { $cards }
do_vote = Vote for group { $group }
vision_numbers = { COUNT($numbers) ->
        [one] vision { LIST($numbers) }
       *[other] visions { LIST($numbers) }
    }

## Beside the names, and the sheet

detail_ghost = { $hand ->
        [one] ghost, { $hand } vision in hand, crow { $crows }
       *[other] ghost, { $hand } visions in hand, crow { $crows }
    }
result = What the mediums have found
missed = not found
found = found
reference = Clairvoyance
reference_token = A token that is right
reference_three_cards = All three cards
reference_three_cards_points = 7 − hour
reference_two_seen = Two cards seen
reference_shared = of the shared vision
reference_three_seen = Three cards seen
reference_note = Seven hours to find everything.
