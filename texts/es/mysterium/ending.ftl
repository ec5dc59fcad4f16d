lead-solved = El fantasma descansa en paz, y solo es la hora { $hour }.
lead-mistaken = El fantasma niega con la cabeza y vuelve a soñar.
lead-too_late = Amanece, y el fantasma se desvanece con su secreto.
in_hours = { $hours ->
    [one] Resuelto en { $hours } hora
   *[other] Resuelto en { $hours } horas
}
found = { $cards ->
    [one] { $cards } carta encontrada
   *[other] { $cards } cartas encontradas
}
best = La mejor visión
best_text = Hora { $hour }: { $who } leyó { $card } a la primera.
tip_missing = { $who } aún buscaba { $kind ->
    [place] el lugar
    [object] el objeto
   *[person] la persona
}.
tip_missing_text = { $wrong ->
    [0] Hablar juntos de los sueños habría ayudado.
    [one] Una pista falsa: mirar otra vez el primer sueño.
   *[other] { $wrong } pistas falsas: mirar otra vez los primeros sueños.
}
tip_seen = { $cards ->
    [one] { $who } solo vio una carta del último sueño.
   *[other] { $who } solo vio { $cards } cartas del último sueño.
}
tip_seen_text = Apostar más por los demás enseña más.
