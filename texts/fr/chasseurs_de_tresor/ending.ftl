# $turns (number)
lead-escaped = { $turns ->
    [one] Les huit joyaux sont dehors en { $turns } tour !
   *[other] Les huit joyaux sont dehors en { $turns } tours !
}
lead-haunted = Le sixième esprit rouge est arrivé juste pour le dessert.
lead-standoff = Plus personne ne peut bouger : la maison garde le reste.
lead-too_late = La nuit est finie avant la chasse.
# $turns (number)
in_turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
# $jewels (number)
jewels = { $jewels ->
    [one] { $jewels } joyau sauvé
   *[other] { $jewels } joyaux sauvés
}
# $room (text)
# The letter of a room.
tip_fight = Chasser plus tôt l’esprit de { $room }.
# $turns (number)
tip_fight_text = { $turns ->
    [one] Il y était depuis { $turns } tour.
   *[other] Il y était depuis { $turns } tours.
}
tip_out = Sortir dès qu’on tient un joyau.
# $jewels (number)
tip_out_text = { $jewels ->
    [one] Un est resté dans un sac.
   *[other] { $jewels } sont restés dans les sacs.
}
tip_split = Se répartir la maison.
# $rooms (texts)
# Letters of rooms.
tip_split_text = Personne n’est allé vers { LIST($rooms) }.
