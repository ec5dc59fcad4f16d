frights = { $points ->
    [one] { $points } spavento
   *[other] { $points } spaventi
}
lead = { $frights }: { $gap } in meno di { $who }.
lead_tied = Pari a { $frights }.
grumble = Domani vengo in pantofole.
tip_caught = Casella { $square }: { $frights }.
tip_door = { $squares ->
    [one] Una stanza era libera una casella più avanti: { $room }.
   *[other] Una stanza era libera a { $squares } caselle: { $room }.
}
tip_round = Manche { $round }: { $frights }.
tip_round_text = La tua manche più cara.
