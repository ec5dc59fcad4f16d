frights = { $points ->
    [one] { $points } fright
   *[other] { $points } frights
}
lead = { $frights }: { $gap } fewer than { $who }.
lead_tied = Level at { $frights }.
grumble = Tomorrow I’ll wear slippers.
tip_caught = Square { $square }: { $frights }.
tip_door = { $squares ->
    [one] An empty room was one square ahead: { $room }.
   *[other] An empty room was { $squares } squares ahead: { $room }.
}
tip_round = Round { $round }: { $frights }.
tip_round_text = Your most costly round.
