lead-escaped = { $turns ->
    [one] Alle acht Juwelen sind nach { $turns } Zug draußen!
   *[other] Alle acht Juwelen sind nach { $turns } Zügen draußen!
}
lead-haunted = Der sechste rote Spuk kam gerade recht zum Nachtisch.
lead-standoff = Niemand kann mehr weiter: den Rest behält das Haus.
lead-too_late = Die Nacht war vor der Jagd zu Ende.
in_turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
jewels = { $jewels ->
    [one] { $jewels } Juwel gerettet
   *[other] { $jewels } Juwelen gerettet
}
tip_fight = Den Spuk in { $room } früher vertreiben.
tip_fight_text = { $turns ->
    [one] Er war seit { $turns } Zug dort.
   *[other] Er war seit { $turns } Zügen dort.
}
tip_out = Mit einem Juwel gleich hinaus.
tip_out_text = { $jewels ->
    [one] Eines blieb im Rucksack.
   *[other] { $jewels } blieben in den Rucksäcken.
}
tip_split = Sich im Haus verteilen.
tip_split_text = Niemand war in { LIST($rooms) }.
