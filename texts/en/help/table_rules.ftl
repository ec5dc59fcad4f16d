## Seats

seats-title = Sitting down and inviting
seats-clauses-TB_03 = To act at a table you need a seat. Whoever has none watches.
seats-clauses-TB_04 = The host runs the table: seats, bots, options, the beginning. The crown shows who it is.
seats-clauses-TB_05 = This table has no such seat.
seats-clauses-TB_06 = Somebody already sits there. Choose another seat.
seats-clauses-TB_07 = The host keeps this seat closed. Ask them to open it.
seats-clauses-TB_08 = The person in question has left the table.
seats-clauses-TB_09 = You can become the host only when the host has been gone for a while.
seats-clauses-TB_26 = The host has closed the door, or sent you out.
seats-clauses-TB_27 = The room is full. Try a little later.
seats-clauses-TB_29 = One seat a person: leave yours first.
seats-clauses-TB_30 = You cannot show out yourself, nor anyone who shares your device. To leave, stand up.
seats-clauses-TB_43 = The host wants to see who comes: wait until the door is opened.
seats-clauses-TB_44 = Nobody opened. Tell the host in another way, then come back.

## The match

match-title = The match
match-clauses-TB_02 = The table changed while you were choosing. Look where it stands, then play.
match-clauses-TB_10 = This can be set before or after a match, not during one.
match-clauses-TB_11 = First the host has to begin a match.
match-clauses-TB_12 = Every seat must be taken, by people or by bots, before the match begins.
match-clauses-TB_13 = Choose a level that this game offers.
match-clauses-TB_14 = The die, or the deck, is someone else’s for now.
match-clauses-TB_15 = A move can be taken back as long as nothing came after it: no die, no card, no move of another.
match-clauses-TB_16 = This game is played move by move.
match-clauses-TB_28 = This table has seen many matches. Open a new one.
match-clauses-TB_32 = Your last move is still being looked at. One moment.
match-clauses-CT_01 = The match is over: nothing more is played in it.
match-clauses-CT_02 = It is not your turn.
match-clauses-CT_03 = Chance is not awaited: somebody has to choose first.
match-clauses-CT_04 = Nobody is short of time here.
match-clauses-CT_05 = There is nothing to be settled at this moment.

## Talk and settings

talk-title = Talking and settings
talk-clauses-TB_17 = The game asks for silence at this moment, or of this role.
talk-clauses-TB_18 = Too many words in too short a time. Take a breath, then write.
talk-clauses-TB_19 = A word to the table is neither empty nor very long.
talk-clauses-TB_20 = These times are too long.
talk-clauses-TB_31 = This text is too long.
talk-clauses-SV_06 = A name is short and not empty.

## The server

server-title = The connection
server-clauses-TB_01 = The server did not understand this page. Reload it.
server-clauses-TB_21 = The server could not write this move down: it has not happened. Try again.
server-clauses-TB_22 = Too many requests at once at this table. Try again.
server-clauses-TB_23 = The server was updated. Reload the page.
server-clauses-TB_24 = Page and server misunderstood each other. Reload the page.
server-clauses-TB_25 = No table at this address. Perhaps a part of the link is missing.
server-clauses-TB_33 = The server cannot read this table back. Try a little later.
server-clauses-TB_34 = Too many gestures at once. Wait a second, then try again.
server-clauses-TB_35 = Only places of the board can be pointed at.
server-clauses-TB_36 = No race is running: wait for the next throw.
server-clauses-TB_37 = You have done that in this throw already, or it is not the moment for it.
server-clauses-TB_38 = Whoever has seen the secrets of one seat does not change seats within the match, nor does anyone on the same device.
server-clauses-TB_39 = The request is gone: the person left, or somebody said no.
server-clauses-TB_40 = Only those who have played this match decide who takes a free seat of it.
server-clauses-TB_41 = Those who have played this match are gone: a bot keeps the seat until its end.
server-clauses-TB_42 = Too many have played or ask to play. Watch, and play the next one.
server-clauses-TB_45 = Enough was written from here today: nothing new begins, matches that are being played go on.
server-clauses-TB_46 = The server is short of disk space: nothing new begins, matches that are being played go on.
server-clauses-TB_47 = Whoever runs this server has closed this table. Play at another one.
server-clauses-TB_48 = Whoever runs this server has deleted this table.
server-clauses-TB_49 = Whoever runs this server has taken this table off the public list. Its link still leads here.
server-clauses-TB_50 = You have left every table, or were erased. The page comes back by itself.
server-clauses-SV_01 = There is nothing at this address.
server-clauses-SV_02 = This address is not used like that.
server-clauses-SV_03 = The request has the wrong form. Reload the page.
server-clauses-SV_04 = A page of another site may not ask for this.
server-clauses-SV_05 = Too many tables or names in a short time. Wait a minute.
server-clauses-SV_07 = The server is very busy. Try a little later.
server-clauses-SV_08 = This table has no match of that number.
server-clauses-SV_09 = Three public tables a person at most: close one, or open a private table.
server-clauses-SV_10 = A device cannot have that many players.
server-clauses-SV_11 = This server does not know the rules of this match: it cannot be seen again here.
server-clauses-SV_12 = A match is seen again through the eyes of one of its seats, of the public, or all-seeing.
server-clauses-SV_13 = This match ends before that moment.
server-clauses-SV_14 = This match has not come to that look yet.
server-clauses-SV_15 = Too many newcomers from your network in a short time: wait a little and reload the page.
server-clauses-SV_16 = Much advice is asked for just now: try again in a moment.
server-clauses-SV_17 = Whoever runs this server has banned you from it for a time.
server-clauses-SV_18 = Too many reports come from here. Try again later.
server-clauses-SV_19 = One reports somebody from the table at which one is.
server-clauses-SV_20 = You cannot report yourself, nor who shares your device.
server-clauses-SV_21 = A code is good once, for ten minutes. Ask for another one on the first device.
server-clauses-SV_22 = Too many codes were tried from here. Wait ten minutes.
server-clauses-SV_23 = This browser has become somebody else meanwhile. Reload the page.
