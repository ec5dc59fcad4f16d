## Why not: setups and chance

PV-no_such_seat = El sitio { $seat } no está en esta mesa.
PV-not_now = Ahora no es el momento.
PV-card_gone = Esta carta ya se ha robado.
PV-bell_gone = Esta carta «Dan las doce» ya ha salido.
PV-layout_chosen = Quien organiza la mesa ha elegido otra disposición de los muebles.

## Why not: furniture. The thing is a piece

PV-moved_already = Este mueble ya se ha movido en esta ronda: { NAME("the", $thing) }.
PV-not_on_card = Este mueble no está en tu carta: { NAME("the", $thing) }.
PV-nothing_seized = No tienes ningún mueble en la mano.
PV-other_seized = El mueble que tienes en la mano es otro.
PV-not_unit = La orientación no es un giro.
PV-sticks_out_south = Sobresale del vestíbulo { $squares },{ $tenths }{ $hundredths } casillas por el sur: { NAME("the", $thing) }.
PV-sticks_out_west = Sobresale del vestíbulo { $squares },{ $tenths }{ $hundredths } casillas por el oeste: { NAME("the", $thing) }.
PV-sticks_out_north = Sobresale del vestíbulo { $squares },{ $tenths }{ $hundredths } casillas por el norte: { NAME("the", $thing) }.
PV-sticks_out_east = Sobresale del vestíbulo { $squares },{ $tenths }{ $hundredths } casillas por el este: { NAME("the", $thing) }.
PV-in_floor = Se hunde en el suelo: { NAME("the", $thing) }.
PV-in_other = Atraviesa otro mueble: { NAME("the", $thing) }.
PV-in_ghost = Atraviesa un fantasma: { NAME("the", $thing) }.
PV-floats = No se sostiene: { NAME("the", $thing) }.
PV-never_rests = Si lo sueltas así, este mueble no se queda quieto: { NAME("the", $thing) }.
PV-listed_twice = Un mueble aparece dos veces.
PV-need_not_fall = Este mueble se sostenía bien: { NAME("the", $thing) }.
PV-still_falls = A este mueble ya no lo sostiene nada: { NAME("the", $thing) }.
PV-nothing_settles = Ningún mueble tiene que caer.
PV-not_tipped = Este mueble no se ha volcado: { NAME("the", $thing) }.

## Why not: plans

PV-planned_already = Tus movimientos ya están decididos.
PV-figure_order = Un fantasma se mueve una sola vez por ronda, en el orden de las figuras.
PV-too_many_steps = Hacen falta { $needed } puntos y la carta da { $points }.
PV-not_adjacent = Se avanza de una casilla a otra vecina, nunca en diagonal.
PV-not_own_side = Se entra por una puerta del propio lado.
PV-not_far_side = Se sale por una puerta del lado opuesto.
PV-is_out = Este fantasma ya está fuera.
PV-entered_now = No se entra y se sale en la misma ronda.
PV-no_steps = No se cambia de lugar dentro de la propia casilla.
PV-outside_square = Un fantasma está entero en su casilla.
PV-lies_elsewhere = Tumbado, un fantasma mantiene el centro en su casilla.
PV-not_level = No hay ninguna superficie plana a esa altura.
PV-spot_taken = El lugar está ocupado.
PV-must_stay_small = Con las fusiones, solo salen los fantasmas pequeños.
PV-small_left = Queda un fantasma pequeño por salir.
PV-fixed = Este fantasma no se mueve en esta ronda.
PV-no_fusions = Se juega sin fusiones.
PV-cannot_fuse = Estos dos fantasmas no pueden fusionarse.
PV-not_together = Para fusionarse, tienen que terminar en la misma casilla.
PV-neither_moved = Uno de los dos tiene que acabar de llegar.
PV-no_figure = No queda ninguna figura de ese tamaño.
PV-does_not_fit = El fantasma más grande no cabe en la casilla.

## Why not: the keyhole, and the cards Midnight strikes

PV-side_must_change = La cerradura tiene que cambiar de lado.
PV-not_hidden = Ahí no se esconde ningún fantasma pequeño de quien tienes al lado.
PV-not_third_row = Se coloca a tres casillas de tu lado.
PV-cannot_grow = Este fantasma no se puede cambiar así.

## What things are called in the sentences

the-mirror = el espejo
the-trolley = el carrito
the-desk = el escritorio
the-piano = el piano
the-armchair = el sillón
the-table = la mesa
taken-mirror = el espejo
taken-trolley = el carrito
taken-desk = el escritorio
taken-piano = el piano
taken-armchair = el sillón
taken-table = la mesa
sizes-small = fantasma pequeño
sizes-medium = fantasma mediano
sizes-large = fantasma grande
sides-south = sur
sides-west = oeste
sides-north = norte
sides-east = este
bells-double_look = Curiosidad doble
bells-lie_down = A cubierto
bells-tip_over = Patas arriba
bells-grimaces = Concurso de muecas
bells-tag = Tú la llevas
bells-dance = Pista de baile
bells-perch = El suelo es lava
bells-big_brother = Se lo digo a mi hermano mayor
bells-knock = Toc, toc, toc
bells-dizzy = Todo me da vueltas
bells-crystal = Bola de cristal
bells-sun = Un, dos, tres, escondite inglés
ghost = El { NAME("sizes", $size) } del jugador { $player }
seen = { NAME("sizes", $size) } del jugador { $player } { $whole },{ $hundredths }{"\u00A0"}%{ $mirror ->
    [true] {" "}en el espejo
   *[false] {""}
}

## What happened, as the terminal tells it: players are numbered from 1, a square is a letter and a number

events-hall_arranged = El vestíbulo está amueblado.
events-keyhole_hung = La cerradura: puerta { $door }, lado { NAME("sides", $side) }.
events-die_given = El jugador { $player } tiene el dado.
events-bell_rang = Dan las doce: { NAME("bells", $bell) }.
events-card_drawn = El jugador { $player } roba un { $value }.
events-furniture_card_drawn = El jugador { $player } roba un { $value } ({ NAME("the", $one) } o { NAME("the", $other) }).
events-no_piece_moved = El jugador { $player } no mueve nada.
events-piece_put_back = El jugador { $player } devuelve { NAME("taken", $piece) } a su sitio.
events-piece_seized = El jugador { $player } coge { NAME("taken", $piece) }.
events-piece_rests = Queda en { $square }: { NAME("the", $piece) }.
events-plan_made = El jugador { $player } ha terminado.
events-ghost_walked = { $shifted ->
    [true] { ghost } va a { $square } y se aparta.
   *[false] { ghost } va a { $square }.
}
events-ghost_left = ¡{ ghost } está fuera!
events-ghost_put = { ghost } aparece en { $square }.
events-ghost_replaced = { ghost } cede su sitio en { $square }: { NAME("sizes", $by_size) } del jugador { $by_player }.
events-ghosts_fused = El jugador { $player } fusiona dos fantasmas en { $square }.
events-fusion_undone = Una fusión del jugador { $player } no tiene sitio.
events-ghost_went_back = { $seen ->
    [true] { ghost } huye: lo han visto.
   *[false] { ghost } vuelve a su lado.
}
events-die_rolled = El jugador { $player } saca un { $pips }.
events-side_chosen = El jugador { $player } elige el lado { NAME("sides", $side) }.
events-nobody_seen = Por el ojo de la cerradura no se ve a nadie.
events-looked = Por el ojo de la cerradura se ve: { $ghosts }.
events-hall_turned = El tablero gira un cuarto de vuelta.
events-match_ended = La partida ha terminado: { $points }.

## Below the hall drawn in letters

picture-points = Jugador { $player }: { $points }
