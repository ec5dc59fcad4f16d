# $out (number), $hall (number)
# Ghosts of who won: that got out, and that stayed in the hall.
lead = { $out ->
    [0] Aucun fantôme dehors
    [one] Un fantôme dehors
   *[other] { $out } fantômes dehors
}, { $hall ->
    [0] aucun dans le hall.
    [one] un bien caché dans le hall.
   *[other] { $hall } bien cachés dans le hall.
}
# $points (number)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $ghosts (number), $door (number)
tip_seen = { $ghosts ->
    [one] Un de tes fantômes dépassait à la porte { $door }.
   *[other] { $ghosts } de tes fantômes dépassaient à la porte { $door }.
}
# $look (number)
tip_seen_text = Regard { $look } : un meuble entre les deux aurait aidé.
# $ghosts (number)
tip_idle = { $ghosts ->
    [one] Un fantôme n’est jamais entré.
   *[other] { $ghosts } fantômes ne sont jamais entrés.
}
tip_idle_text = Les faire entrer plus tôt rapporte.
