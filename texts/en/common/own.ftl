lead = There are no accounts: this browser is your key. All of this also holds for the guests who play on this device.
download-title = Download my data
download-help = A readable file with everything the server keeps about you: names, tables, seats, messages, decisions and their times.
download-action = Download
downloaded = The file is downloaded.
show-title = Go on with another device
show-help = A code makes a second device the same player: same name, same seats. Give it to nobody else: whoever has it is you.
show-action = Show a code
code = Code
lasts = It is good once, for { $minutes } minutes. Type it on the other device: Settings, My data, I have a code.
scan = The code, to be photographed with the other device
enter-title = I have a code
enter-help = This device becomes the player of the other one. It forgets who it was: seats of its own are lost.
enter-action = Become this player
code_missing = Type the ten characters of the code.
leave-title = Leave every table
leave-help = You stand up from all your seats and leave all tables. In matches that are being played, a bot plays on for you.
leave-action = Leave every table
left = { $seats ->
    [0] You had no seat.
    [1] You have left 1 seat.
   *[other] You have left { $seats } seats.
}
forget-title = Forget me on this device
forget-help = This device becomes a stranger again. Nothing is erased on the server: another device that was given your code is still you. Without such a device your seats are lost.
forget-action = Forget me here
erase-title = Erase me
erase-help = Everything that names you disappears from the server, for good.
erase-action = Erase me for good
goes = What goes
erase_goes-0 = your name and all earlier names, at every table
erase_goes-1 = all your messages
erase_goes-2 = your id and the list of your tables
erase_goes-3 = your seats: a bot plays on for you
erase_goes-4 = what this browser has remembered
stays = What stays
erase_stays-0 = the moves of the matches that were played, without a name: others can watch them again
erase_stays-1 = what others wrote, even if they named you
erase_stays-2 = what the browsers of others have remembered, and the server’s backups for as long as they are kept
erase_sure = I want to be erased for good
working = One moment…
