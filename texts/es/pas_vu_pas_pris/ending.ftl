lead = { $out ->
    [0] Ningún fantasma fuera
    [one] Un fantasma fuera
   *[other] { $out } fantasmas fuera
}, { $hall ->
    [0] ninguno en el vestíbulo.
    [one] uno bien escondido en el vestíbulo.
   *[other] { $hall } bien escondidos en el vestíbulo.
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tip_seen = { $ghosts ->
    [one] Uno de tus fantasmas asomaba por la puerta { $door }.
   *[other] { $ghosts } de tus fantasmas asomaban por la puerta { $door }.
}
tip_seen_text = Mirada { $look }: un mueble en medio habría ayudado.
tip_idle = { $ghosts ->
    [one] Un fantasma no llegó a entrar.
   *[other] { $ghosts } fantasmas no llegaron a entrar.
}
tip_idle_text = Hacerlos entrar antes da puntos.
