## Everywhere

lead = Five ghost games, to be played together.
close = Close
back = Back
cancel = Cancel
loading = Just a moment…
try_again = Try again
unreachable = The server does not answer. Check your connection and try again.
not_possible = This is not possible now{ GIVEN($clause) ->
    [yes] {" "}({ $clause })
   *[no] {""}
}.
players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## The name

your_name = Your name
name_help = That is all it takes to play.
name_missing = Tell us your name first.
change_name = Change your name
save = That’s me
guest = Guest

## The lobby

invited = You are expected at the manor
come_in = Come in
new_table = New table
have_code = Got a code?
code = Code
code_placeholder = ABCD-1234-EFGH
enter = Enter
code_wrong = This code is not complete: it has twelve letters and digits.
games = The games
soon = Soon
pitches-le_fantome_de_minuit-title = Midnight Party
pitches-le_fantome_de_minuit-text = Hide your guests before Hugo comes up the stairs.
pitches-le_fantome_de_minuit-tags-0 = 2 to 8 players
pitches-le_fantome_de_minuit-tags-1 = from age 8
pitches-chasseurs_de_tresor-title = Ghost Fightin’ Treasure Hunters
pitches-chasseurs_de_tresor-text = Together, get eight jewels out of the haunted house.
pitches-chasseurs_de_tresor-tags-0 = 1 to 4 players
pitches-chasseurs_de_tresor-tags-1 = cooperative
pitches-pas_touche-title = Hands Off!
pitches-pas_touche-text = Grab the right treat, with the right hand.
pitches-pas_touche-tags-0 = 2 to 6 players
pitches-pas_touche-tags-1 = quick hands
pitches-mysterium-title = Mysterium
pitches-mysterium-text = A silent ghost sends dreams. Read them.
pitches-mysterium-tags-0 = 2 to 7 players
pitches-mysterium-tags-1 = cooperative
pitches-pas_vu_pas_pris-title = Through the Keyhole
pitches-pas_vu_pas_pris-text = Peep through the keyhole: who sticks out?
pitches-pas_vu_pas_pris-tags-0 = 2 to 4 players
pitches-pas_vu_pas_pris-tags-1 = in 3D
open_tables = Open tables
open_tables_lead = Free seats, right now.
no_open_tables = No open table at the moment. Open yours, and invite whom you like.
my_tables = My tables
my_tables_lead = Go on where you left off.
resume = Go on
join = Join
watch = Watch
table_of = { $who }’s table
seats_taken = { $taken } of { $seats }
playing_now = being played
waiting_for_you = waiting for you
about = About
credits-0 = Minuit is free software (MIT licence): no advertising, no account, no tracking.
credits-1 = Titles: Berkshire Swash, by Astigmatic. Text: Atkinson Hyperlegible, by the Braille Institute. Both under the OFL.

## A new table

new_table_title = A new table
which_game = The game
all_my_tables = All my tables
how_many = How many seats?
how_many_help = You included. Free seats wait for your guests.
fewer = One less
more = One more
bots = Any bots?
bots_help = They take the last seats; you can change your mind at the table.
bots_count = { $count ->
    [0] no bots
    [one] { $count } bot
   *[other] { $count } bots
}
level = Level
practise = Practise alone
practise_help = Twelve throws against the clock, right away.
levels-random-title = Scatterbrained
levels-random-help = Plays at random.
levels-easy-title = Easy
levels-easy-help = To learn in peace.
levels-normal-title = Clever
levels-normal-help = A good opponent for the family.
levels-hard-title = Fearsome
levels-hard-help = It thinks, and it shows.
partners-normal = A good partner for the family.
more_options = Options of the match
listed-title = Shown among the open tables
listed-help = Everyone on this server may come and sit down.
knock-title = Newcomers knock
knock-help = They wait at the door until you open it for them.
closed-title = Door closed
closed-help = Nobody else comes in, not even to watch.
turn_time-title = Time for a move
turn_time-help = After that, a bot makes the move.
away_time-title = Absence
away_time-help = After that, a bot plays for whoever left, until they are back.
seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
no_limit = No limit
never = Never
open_it = Open the table
opening = Lighting the candles…

## Inviting

invite = Invite
invite_lead = Send the link, read out the code, or let them scan the picture.
link = Link to the table
copy = Copy
only_here = This link opens on this computer only. For your guests, open Minuit by this computer’s address on the network.
copied = Copied!
copy_by_hand = The link is selected: copy it.
qr_label = QR code of the link to the table

## The table

table = Table
seats = The guests
seat_number = Seat { $number }
myself = Me
bot_on = Bot, seat { $number }
bot_name = { $level ->
    [random] Scatterbrained bot
    [easy] Easy bot
    [normal] Clever bot
    [hard] Fearsome bot
   *[other] Bot { $level }
}
bot_short = { $level ->
    [random] Scatty
    [easy] Easy
    [normal] Clever
    [hard] Fearsome
   *[other] Bot { $level }
}
bot_number = Bot { $number }
you = you
host = host
bot = bot
away = away
present = here
locked = closed
free_seat = free
played_by = played by a bot ({ $level ->
    [random] scatterbrained
    [easy] easy
    [normal] clever
    [hard] fearsome
   *[other] { $level }
})
you_watch = You are watching.
sit_here = Sit here
stand_up = Leave my seat
waiting_title = Waiting for guests
ready_title = Everybody is here
waiting_seats = { $count ->
    [one] One seat is left: invite someone or add a bot.
   *[other] { $count } seats are left: invite people or add bots.
}
ready_host = The evening is yours to open.
waiting_host = { $who } will begin the match.
begin = Begin
board = Board
your_moves = Your choices
list_moves = All your choices, as a list
log = Log
log_empty = What happens at the table is written here.
chat = Chat
chat_empty = Nobody has said anything yet.
chat_placeholder = A word to the table
send = Send
no_talking = Hush! No talking now.
log_and_chat = Log and chat
menu = Table menu
take_back = Take back my move
round_short = R{ $round }
total = Total
round_of = Round { $round } of { $rounds }
time_left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
waiting_for = It is { $who }’s turn.
your_turn = Your turn!
roll = Roll the die
hand_over = Let a bot play
take_over = Take over again
bot_plays_for_you = A bot plays for you.
dismiss = Got it

## Emotes

said = { $who }: { $text }
emotes = Reactions
emote_names-laugh = Laugh
emote_names-gasp = Gasp
emote_names-boo = Say boo
emote_names-clap = Clap
emote_names-heart = Send a heart
emote_names-yawn = Yawn
emoted-laugh = { $who } laughs.
emoted-gasp = { $who } gasps.
emoted-boo = { $who } says boo.
emoted-clap = { $who } claps.
emoted-heart = { $who } sends a heart.
emoted-yawn = { $who } yawns.
emotes_shown-title = Reactions
emotes_shown-help = The little ghosts that others send.

## Parts of boards

player = Player
skip = Skip
skip_motion = Skip the motion
advice = Advice
advice_plain = It is what the strongest bot would do.
thinking = Thinking…
look_closely = Look closely: { $what }

## The menu of the host

host_menu = Seats
fill_up = Fill up with bots
put_bot = Put a bot here
free_it = Free the seat
free_sure = Free the seat where { $who } plays?
lock_it = Close the seat
unlock_it = Reopen the seat
remove = Send out
labelled = { $action }: { $thing }
remove_sure = Send { $who } out for good?
pass_host = Make them the host
claim_host = Become the host
table_options = Options of the table
game_setup = The match
seat_actions = Actions for { $who }

## The end of a match

again = Rematch!
winner = { $who } wins!
you_won = Well done, you win!
winners = { LIST($names) } win together!
won_together = Won, all together!
lost_together = Lost, this time.
show_board = Show the board
score_sheet = Score sheet
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
to_lobby = Home
download_record = Download the match

## The connection

connecting = Entering the manor…
reconnecting = The connection broke. Coming back…
offline = Offline
offline_lead = Your device has no network. The match waits for you.
endings-outdated-title = There is a new version
endings-outdated-help = Reload the page to go on.
endings-shut_out-title = This table is closed
endings-shut_out-help = The host has not opened the door.
endings-turned_away-title = The door stayed shut
endings-turned_away-help = The host lets nobody else in, or did not expect you.
endings-sent_out-title = You are no longer at this table
endings-sent_out-help = The host has shown you out.
endings-nobody_opened-title = Nobody opened
endings-nobody_opened-help = Tell the host that you are here, then knock again.
endings-no_table-title = No table here
endings-no_table-help = Perhaps the link is not complete.
endings-closed-title = This table is closed
endings-closed-help = Whoever runs this server has closed it.
endings-banned-title = You cannot play here
endings-banned-help = Whoever runs this server has banned you from it.
endings-full-title = Too many at once
endings-full-help = The table, or its door, is full. Try again a little later.
reload = Reload
broken = Something broke in this page. The match itself is safe.

## The rules, the guided first game, without a network

rules = Rules of the game
rules_short = Rules
rules_of = Rules: { $game }
rules_contents = Chapters
rules_everywhere = At every table
rule_more = Rule { $clause }, read more
guided = Guided first game
guided_short = Guided game
guided_lead = First time here? A short match with a bot, and a hint at every stage.
guided_start = Let’s go
guide = Hint
guide_next = Got it
guide_stop = Stop the hints
not_now = Not now
lobby_offline = Offline. We go on as soon as the network is back.
lobby_silent = The server does not answer. Trying again every five seconds.
install = Install Minuit on this device
install_lead = On the home screen, offline, the screen lit while you play: with the certificate of the house your device agrees.
trusted = The certificate of the house

## Finished matches

replay-watch_again = Watch replay
replay-watch = Replay
replay-watch_match = Replay match { $match }
replay-matches = Matches played
replay-no_matches = No match has been finished at this table yet.
replay-finished = Finished matches
replay-finished_lead = To watch again, move by move.
replay-more = All finished matches

## Settings

settings = Settings
own_data = My data
words_erased = message erased
language = Language
speed-title = Speed of motion
speed-help = A tap on the board skips what is being played.
speeds-slow = Slow
speeds-normal = Normal
speeds-fast = Fast
speeds-instant = At once
motion-title = Less motion
motion-help = Moves are shown without animation.
contrast-title = High contrast
contrast-help = Plain backgrounds and sharp lines.
choices-system = As the device
choices-on = Yes
choices-off = No
