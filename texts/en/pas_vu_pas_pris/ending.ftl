lead = { $out ->
    [0] No ghost out
    [one] One ghost out
   *[other] { $out } ghosts out
}, { $hall ->
    [0] none in the hall.
    [one] one well hidden in the hall.
   *[other] { $hall } well hidden in the hall.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tip_seen = { $ghosts ->
    [one] One of your ghosts stuck out at door { $door }.
   *[other] { $ghosts } of your ghosts stuck out at door { $door }.
}
tip_seen_text = Look { $look }: furniture in between would have helped.
tip_idle = { $ghosts ->
    [one] One ghost never came in.
   *[other] { $ghosts } ghosts never came in.
}
tip_idle_text = Bringing ghosts in sooner pays.
