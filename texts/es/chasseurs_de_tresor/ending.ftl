lead-escaped = { $turns ->
    [one] ¡Las ocho joyas están fuera en { $turns } turno!
   *[other] ¡Las ocho joyas están fuera en { $turns } turnos!
}
lead-haunted = El sexto espíritu rojo llegó justo para el postre.
lead-standoff = Ya nadie puede moverse: la casa se queda el resto.
lead-too_late = La noche terminó antes que la caza.
in_turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
jewels = { $jewels ->
    [one] { $jewels } joya salvada
   *[other] { $jewels } joyas salvadas
}
tip_fight = Ahuyentar antes al espíritu de { $room }.
tip_fight_text = { $turns ->
    [one] Llevaba allí { $turns } turno.
   *[other] Llevaba allí { $turns } turnos.
}
tip_out = Salir en cuanto se tiene una joya.
tip_out_text = { $jewels ->
    [one] Una se quedó en una mochila.
   *[other] { $jewels } se quedaron en las mochilas.
}
tip_split = Repartirse por la casa.
tip_split_text = Nadie fue a { LIST($rooms) }.
