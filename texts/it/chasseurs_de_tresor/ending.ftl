lead-escaped = { $turns ->
    [one] Gli otto gioielli sono fuori in { $turns } turno!
   *[other] Gli otto gioielli sono fuori in { $turns } turni!
}
lead-haunted = Il sesto spirito rosso è arrivato giusto per il dolce.
lead-standoff = Nessuno può più muoversi: la casa si tiene il resto.
lead-too_late = La notte è finita prima della caccia.
in_turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
jewels = { $jewels ->
    [one] { $jewels } gioiello salvato
   *[other] { $jewels } gioielli salvati
}
tip_fight = Scacciare prima lo spirito in { $room }.
tip_fight_text = { $turns ->
    [one] Era lì da { $turns } turno.
   *[other] Era lì da { $turns } turni.
}
tip_out = Uscire appena si ha un gioiello.
tip_out_text = { $jewels ->
    [one] Uno è rimasto in uno zaino.
   *[other] { $jewels } sono rimasti negli zaini.
}
tip_split = Dividersi la casa.
tip_split_text = Nessuno è andato in { LIST($rooms) }.
