frights = { $points ->
    [one] { $points } susto
   *[other] { $points } sustos
}
lead = { $frights }: { $gap } menos que { $who }.
lead_tied = Empate a { $frights }.
grumble = Mañana vengo en zapatillas.
tip_caught = Casilla { $square }: { $frights }.
tip_door = { $squares ->
    [one] Había una sala libre una casilla más allá: { $room }.
   *[other] Había una sala libre a { $squares } casillas: { $room }.
}
tip_round = Ronda { $round }: { $frights }.
tip_round_text = Tu ronda más cara.
