lead = { $out ->
    [0] Nessun fantasma fuori
    [one] Un fantasma fuori
   *[other] { $out } fantasmi fuori
}, { $hall ->
    [0] nessuno nell’atrio.
    [one] uno ben nascosto nell’atrio.
   *[other] { $hall } ben nascosti nell’atrio.
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tip_seen = { $ghosts ->
    [one] Un tuo fantasma spuntava dalla porta { $door }.
   *[other] { $ghosts } tuoi fantasmi spuntavano dalla porta { $door }.
}
tip_seen_text = Sguardo { $look }: un mobile in mezzo avrebbe aiutato.
tip_idle = { $ghosts ->
    [one] Un fantasma non è mai entrato.
   *[other] { $ghosts } fantasmi non sono mai entrati.
}
tip_idle_text = Farli entrare prima conviene.
