## What a table refuses

TB-unreadable = This message cannot be read.
TB-stale = The match has moved on meanwhile; look at the table.
TB-not_seated = You must sit at the table.
TB-not_host = Only the table’s host may do this.
TB-no_such_seat = { $count ->
    [one] The table has { $count } seat, counted from 0.
   *[other] The table has { $count } seats, counted from 0.
}
TB-seat_taken = This seat is taken.
TB-seat_locked = The host has locked this seat.
TB-nobody_there = This person is not at the table.
TB-host_is_here = The host is here, or has only just left.
TB-match_runs = A match is being played.
TB-no_match = No match is being played.
TB-seats_empty = { $count ->
    [one] { $count } seat is empty: invite someone or put a bot there.
   *[other] { $count } seats are empty: invite someone or put a bot there.
}
TB-no_such_bot = This game has no bot of that level.
TB-not_for_you = It is not for you to roll or draw now.
TB-nothing_to_take_back = Nothing to take back: something was rolled, shown or played since.
TB-no_intents = This game takes decisions, not intents.
TB-silence = No talking at this point of the game.
TB-too_talkative = Slowly: let the others speak.
TB-nothing_said = 1 to { $most } bytes of text, no control characters.
TB-bad_options = At most { $turn } seconds a turn and { $away } away.
TB-not_saved = This could not be saved: nothing has changed, try again.
TB-too_busy = The table is too busy, try again.
TB-wrong_protocol = This page is of another version: reload it.
TB-hello_first = Say Hello first.
TB-no_such_table = There is no such table.
TB-shut_out = This table is not open to you.
TB-table_full = Too many are at this table already.
TB-log_full = This table has seen enough: open another one.
TB-already_seated = You already have a seat.
TB-not_yourself = You cannot remove yourself, nor who shares your device.
TB-too_long = This text is over { $most } bytes.
TB-still_thinking = Your last request is still being worked out.
TB-not_readable = The table cannot be read at the moment.
TB-too_often = Slowly: wait a moment.
TB-no_place = A place: 1 to { $most } letters a-z, digits or _.
TB-no_race = No race is running.
TB-not_now = You have done that in this race already, or it is not the moment for it.
TB-has_seen_another = In this match you have already seen what only another seat may see.
TB-nobody_asks = This person does not ask for this seat, or no longer.
TB-no_say_in_it = Only who plays or has played this match answers, and not for their own device.
TB-nobody_to_agree = This match has secrets, and nobody is here who could agree: a bot plays.
TB-too_many_ask = Too many have played or ask to play in this match: wait for the next one.
TB-at_the_door = You wait at the door: the host must let you in first.
TB-nobody_opened = Nobody has opened the door.
TB-wrote_too_much = Enough was written from here today: matches that are being played go on.
TB-disk_low = The server is short of disk space: matches that are being played go on.
TB-closed_by_operator = The operator of this server has closed this table.
TB-deleted = The operator of this server has deleted this table.
TB-unlisted = The operator of this server has taken this table off the public list.
TB-read_anew = The table is read again: come back.

## What is refused before a table is reached

SV-not_found = There is nothing at this address.
SV-wrong_method = This address is not asked that way.
SV-not_json = Send JSON (application/json).
SV-foreign_page = A page of another site may not ask for this.
SV-too_often = Too often: wait a moment.
SV-bad_name = A name has 1 to { $most } bytes, can be seen and has no control characters.
SV-server_busy = The server is too busy, try again.
SV-no_such_match = This table has no such match.
SV-too_many_listed = You already have { $most } public tables.
SV-no_such_sharer = A device has { $most } guests (as=1, as=2, …) and a screen (as=screen).
SV-other_rules = This server does not know the rules of this match.
SV-no_such_eyes = One looks through the eyes of a seat (0 to { $last }), of spectator or of all.
SV-no_such_decision = { $count ->
    [one] This match has { $count } decision, counted from 0.
   *[other] This match has { $count } decisions, counted from 0.
}
SV-no_such_evidence = { $count ->
    [one] This match has come to { $count } piece of evidence so far.
   *[other] This match has come to { $count } pieces of evidence so far.
}
SV-too_many_newcomers = Too many newcomers from your network: try again later.
SV-too_much_advice = Too much advice is asked for just now: try again.
# The moment is written as 2026-11-20 14:00 UTC.
SV-banned = The operator of this server has banned you from it, until { $until }.
SV-too_many_reports = Too many reports from here: try again later.
SV-not_at_table = One reports somebody from the table at which one is.
SV-not_oneself = You cannot report yourself, nor who shares your device.
SV-no_such_code = There is no such code, or it was used, or it is too old.
SV-too_many_guesses = Too many codes were tried: try again in ten minutes.
SV-somebody_else = This browser is somebody else by now: reload the page.

## Decisions that nobody awaits, in any game

CT-match_is_over = The match is over.
CT-seat_not_awaited = It is not for seat { $seat } to decide now.
CT-nature_not_awaited = Chance has nothing to decide now.
CT-no_deadline = No deadline is running.
CT-world_not_awaited = Nothing waits to be resolved.

## The page of a server without the client

page-running = The server is running. Board games for family and friends, bots in the empty seats; nothing that is played is ever lost.
page-games = The games
page-players = { $fewest } to { $most } players
page-programs = Playing from a program
page-cookie = Keep the cookie you are given: it says who you are.
page-read = To read: { $games }, { $tables }, { $health }.
page-read_games = the games
page-read_tables = the public tables
page-read_health = how the server is

## The end of a replay in the terminal

replay-end = { $count ->
    [one] { $count } decision, digest { $digest }
   *[other] { $count } decisions, digest { $digest }
}
