frights = { $points ->
    [one] { $points } Schreckpunkt
   *[other] { $points } Schreckpunkte
}
lead = { $frights }: { $gap } weniger als { $who }.
lead_tied = Gleichstand: { $frights }.
grumble = Morgen komm ich in Pantoffeln.
tip_caught = Feld { $square }: { $frights }.
tip_door = { $squares ->
    [one] Ein Feld weiter war ein Zimmer frei: { $room }.
   *[other] { $squares } Felder weiter war ein Zimmer frei: { $room }.
}
tip_round = Runde { $round }: { $frights }.
tip_round_text = Deine teuerste Runde.
