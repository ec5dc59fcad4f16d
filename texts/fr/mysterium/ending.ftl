# $hour (number)
lead-solved = Le fantôme peut dormir en paix, et il n’est que l’heure { $hour }.
lead-mistaken = Le fantôme hoche la tête et retourne à ses rêves.
lead-too_late = Le jour se lève, et le fantôme s’efface avec son secret.
# $hours (number)
in_hours = { $hours ->
    [one] Résolu en { $hours } heure
   *[other] Résolu en { $hours } heures
}
# $cards (number)
found = { $cards ->
    [one] { $cards } carte trouvée
   *[other] { $cards } cartes trouvées
}
best = La plus belle vision
# $who (text), $card (text), $hour (number)
# $card is quoted.
best_text = Heure { $hour } : { $who } y a lu { $card }, du premier coup.
# $who (text), $kind (text)
# $kind: person, place or object.
tip_missing = { $who } cherchait encore { $kind ->
    [place] le lieu
    [object] l’objet
   *[person] la personne
}.
# $wrong (number)
tip_missing_text = { $wrong ->
    [0] Parler des rêves ensemble aurait aidé.
    [one] Une fausse piste : relire le premier rêve.
   *[other] { $wrong } fausses pistes : relire les premiers rêves.
}
# $who (text), $cards (number)
tip_seen = { $cards ->
    [one] { $who } n’a vu qu’une carte du dernier rêve.
   *[other] { $who } n’a vu que { $cards } cartes du dernier rêve.
}
tip_seen_text = Parier plus souvent sur les autres en montre davantage.
