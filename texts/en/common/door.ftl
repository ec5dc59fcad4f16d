## To who waits

knocked = Knock, knock!
opens = You have knocked. { $who } will open.
somebody_opens = You have knocked. Somebody will open.
stay = Stay here: as soon as the door opens, the table appears.
known_as = You are announced as
leave = Leave
again = Knock again
guest_waits = { $who } waits at the door: the host has to open.

## To the host

knock_note = Newcomers knock at the door.
at_door = At the door
a_screen = A screen
knocks = { $who } knocks at the door
more = { $count ->
    [one] One more person waits
   *[other] { $count } more wait
}
let_in = Let in
turn_away = Turn away
turn_away_sure = Turn { $who } away for good? That device will not get in any more.
for_good = Turn away for good
later = Later
from_now_on = From now on newcomers knock at the door. You can change that in the options of the table.

## Of a free seat

bot_for_now = a bot plays for now
must_agree = A bot plays the free seat. Do you want it? All players will have to agree.
ask_for = Ask for: { $seat }
wants = { $who } asks for this seat
seat = { GIVEN($former) ->
    [yes] seat { $number }, which was { $former }’s
   *[no] seat { $number }
}
asks = { $who } would like to take { $seat }
will_see = { $who } will see everything that this seat sees.
for_you = { $who }, what do you say?
agree = Agree
disagree = No
agree_sure = Really? { $who } will learn the secrets of this seat, and that cannot be undone.
agree_yes = Yes, I agree

## To who asks for it

asking = You are asking for { $seat }.
agreed = agrees
awaited = has not answered yet
somebody_away = Somebody who has left
verdicts-declined = Somebody does not agree: the bot keeps the seat.
verdicts-lapsed = Not everybody answered in time. You can ask once more.
verdicts-taken = Somebody else has taken the seat.
verdicts-locked = The host has closed this seat.
verdicts-left = The connection was lost, and your request with it. You can ask once more.
