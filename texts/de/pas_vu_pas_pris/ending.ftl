lead = { $out ->
    [0] Kein Geist draußen
    [one] Ein Geist draußen
   *[other] { $out } Geister draußen
}, { $hall ->
    [0] keiner in der Halle.
    [one] einer gut versteckt in der Halle.
   *[other] { $hall } gut versteckt in der Halle.
}
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tip_seen = { $ghosts ->
    [one] Einer deiner Geister war durch Tür { $door } zu sehen.
   *[other] { $ghosts } deiner Geister waren durch Tür { $door } zu sehen.
}
tip_seen_text = Blick { $look }: ein Möbel dazwischen hätte geholfen.
tip_idle = { $ghosts ->
    [one] Ein Geist kam nie herein.
   *[other] { $ghosts } Geister kamen nie herein.
}
tip_idle_text = Früher hineinzuschicken lohnt sich.
