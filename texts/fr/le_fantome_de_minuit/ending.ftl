# $points (number)
frights = { $points ->
    [one] { $points } frayeur
   *[other] { $points } frayeurs
}
# $frights (text), $gap (number), $who (text)
# $frights is the message above; $gap is how many more $who has, who came second.
lead = { $frights } : { $gap } de moins que { $who }.
# $frights (text)
lead_tied = Tout le monde en tête avec { $frights }.
grumble = Demain soir, je mets des chaussons.
# $square (number), $frights (text)
tip_caught = Case { $square } : { $frights }.
# $room (text), $squares (number)
# Of the next room ahead that was empty then.
tip_door = { $squares ->
    [one] Une pièce était libre une case plus loin : { $room }.
   *[other] Une pièce était libre à { $squares } cases : { $room }.
}
# $round (number), $frights (text)
tip_round = Manche { $round } : { $frights }.
tip_round_text = C’est ta manche la plus chère.
