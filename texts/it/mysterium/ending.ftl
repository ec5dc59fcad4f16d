lead-solved = Il fantasma riposa in pace, ed è solo l’ora { $hour }.
lead-mistaken = Il fantasma scuote la testa e torna a sognare.
lead-too_late = Fa giorno, e il fantasma svanisce con il suo segreto.
in_hours = { $hours ->
    [one] Risolto in { $hours } ora
   *[other] Risolto in { $hours } ore
}
found = { $cards ->
    [one] { $cards } carta trovata
   *[other] { $cards } carte trovate
}
best = La visione più bella
best_text = Ora { $hour }: { $who } ci ha letto { $card } al primo colpo.
tip_missing = { $who } cercava ancora { $kind ->
    [place] il luogo
    [object] l’oggetto
   *[person] la persona
}.
tip_missing_text = { $wrong ->
    [0] Parlare insieme dei sogni avrebbe aiutato.
    [one] Una pista falsa: riguardare il primo sogno.
   *[other] { $wrong } piste false: riguardare i primi sogni.
}
tip_seen = { $cards ->
    [one] { $who } ha visto solo una carta dell’ultimo sogno.
   *[other] { $who } ha visto solo { $cards } carte dell’ultimo sogno.
}
tip_seen_text = Puntare di più sugli altri ne mostra di più.
