## Rooms, by their letter, in the form that the sentences of a language need

rooms-a = bedroom A
rooms-b = bathroom B
rooms-c = study C
rooms-d = library D
rooms-e = music room E
rooms-f = dining room F
rooms-g = winter garden G
rooms-h = kitchen H
rooms-i = drawing room I
rooms-j = billiard room J
rooms-k = box room K
rooms-l = sitting room L

## Hunters go by their colours

hunters-0 = Red
hunters-1 = Blue
hunters-2 = Turquoise
hunters-3 = Yellow

## Where to stop

carry_out = Carry this jewel out: then { $left } are left.
drive_out_spirit = Together you can drive out the spirit: { NAME("rooms", $room) }.
jewel_to_take = A jewel to take: { NAME("rooms", $room) }.
two_ghosts = Two ghosts: one more and the room is haunted: { NAME("rooms", $room) }.
one_ghost = Drive the ghost out before more come: { NAME("rooms", $room) }.
held = The spirit holds you: wait for help.
wait_near_door = Wait near the door: first it is the turn of jewel { $next }.
bring_home = Bring the jewel home: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to the door.
help = Go and help { NAME("hunters", $who) }, whom a spirit holds.
nearest_jewel = From there a jewel is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away: { NAME("rooms", $room) }.
go_home = Time to go home: everyone must get out.

## What to do with a jewel

take = This jewel is waiting for you.
take_due = It is the jewel that must leave next.
take_for_later = Jewel { $number } will leave later: keep it near the door.
swap = The other jewel must leave sooner.
leave_to_spirit = With a jewel the spirit would hold you here.
leave_for_sooner = Keep the backpack free for a jewel that leaves sooner.
