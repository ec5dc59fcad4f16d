lead-escaped = { $turns ->
    [one] All eight jewels are out in { $turns } turn!
   *[other] All eight jewels are out in { $turns } turns!
}
lead-haunted = The sixth red spirit came just in time for dessert.
lead-standoff = Nobody can move any more: the house keeps the rest.
lead-too_late = The night ended before the hunt did.
in_turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
jewels = { $jewels ->
    [one] { $jewels } jewel saved
   *[other] { $jewels } jewels saved
}
tip_fight = Fight the spirit in { $room } sooner.
tip_fight_text = { $turns ->
    [one] It had been there for { $turns } turn.
   *[other] It had been there for { $turns } turns.
}
tip_out = Head out as soon as you hold a jewel.
tip_out_text = { $jewels ->
    [one] One stayed in a backpack.
   *[other] { $jewels } stayed in the backpacks.
}
tip_split = Spread out in the house.
tip_split_text = Nobody went to { LIST($rooms) }.
