lead-solved = The ghost can rest at last, and it is only hour { $hour }.
lead-mistaken = The ghost shakes its head and goes back to its dreams.
lead-too_late = Day breaks, and the ghost fades with its secret.
in_hours = { $hours ->
    [one] Solved in { $hours } hour
   *[other] Solved in { $hours } hours
}
found = { $cards ->
    [one] { $cards } card found
   *[other] { $cards } cards found
}
best = The finest vision
best_text = Hour { $hour }: { $who } read { $card } in it at first sight.
tip_missing = { $who } was still looking for { $kind ->
    [place] the place
    [object] the object
   *[person] the person
}.
tip_missing_text = { $wrong ->
    [0] Talking over the dreams would have helped.
    [one] One false trail: look at the first dream again.
   *[other] { $wrong } false trails: look at the first dreams again.
}
tip_seen = { $cards ->
    [one] { $who } saw only one card of the last dream.
   *[other] { $who } saw only { $cards } cards of the last dream.
}
tip_seen_text = Betting on the others more often shows more of it.
