lead-solved = Der Geist findet Ruhe, und es ist erst Stunde { $hour }.
lead-mistaken = Der Geist schüttelt den Kopf und träumt weiter.
lead-too_late = Der Tag bricht an, und der Geist verblasst mit seinem Geheimnis.
in_hours = { $hours ->
    [one] Gelöst in { $hours } Stunde
   *[other] Gelöst in { $hours } Stunden
}
found = { $cards ->
    [one] { $cards } Karte gefunden
   *[other] { $cards } Karten gefunden
}
best = Die schönste Vision
best_text = Stunde { $hour }: { $who } las darin sofort { $card }.
tip_missing = { $who } suchte noch { $kind ->
    [place] den Ort
    [object] den Gegenstand
   *[person] die Person
}.
tip_missing_text = { $wrong ->
    [0] Gemeinsam über die Träume reden hilft.
    [one] Eine falsche Fährte: den ersten Traum noch einmal ansehen.
   *[other] { $wrong } falsche Fährten: die ersten Träume noch einmal ansehen.
}
tip_seen = { $cards ->
    [one] { $who } sah nur eine Karte des letzten Traums.
   *[other] { $who } sah nur { $cards } Karten des letzten Traums.
}
tip_seen_text = Öfter auf die anderen zu setzen zeigt mehr davon.
