## Furniture, ghosts and places

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
sides-south = Sur
sides-west = Oeste
sides-north = Norte
sides-east = Este
side-south = lado sur
side-west = lado oeste
side-north = lado norte
side-east = lado este
nook-floor = en el suelo
nook-under-mirror = bajo el espejo
nook-under-trolley = bajo el carrito
nook-under-desk = bajo el escritorio
nook-under-piano = bajo el piano
nook-under-armchair = bajo el sillón
nook-under-table = bajo la mesa
nook-in-mirror = dentro del espejo
nook-in-trolley = dentro del carrito
nook-in-desk = dentro del escritorio
nook-in-piano = dentro del piano
nook-in-armchair = dentro del sillón
nook-in-table = dentro de la mesa
nook-on-mirror = sobre el espejo
nook-on-trolley = sobre el carrito
nook-on-desk = sobre el escritorio
nook-on-piano = sobre el piano
nook-on-armchair = sobre el sillón
nook-on-table = sobre la mesa
decimal_mark = ,
percent = { $share }{"\u00A0"}%
ghost_of = { $size ->
    [small] el fantasma pequeño de { $name }
    [medium] el fantasma mediano de { $name }
   *[other] el fantasma grande de { $name }
}
ghost_number = { $size ->
    [large] { NAME("sizes", $size) }
   *[other] { NAME("sizes", $size) } { $number }
}
short_ghost = { $size ->
    [large] grande
    [medium] mediano { $number }
   *[other] pequeño { $number }
}
where-side = espera en su lado
where-edge = espera en el borde, con su tamaño
where-hall = en el vestíbulo
where-out = fuera
on_square = en { $square }
tilted = { $piece ->
    [table] { NAME("the", $piece) } (mal apoyada)
   *[other] { NAME("the", $piece) } (mal apoyado)
}
lying = { $ghost } (tumbado)

## The hall and how it is shown

board = El vestíbulo
hall_help-touch = El vestíbulo en 3D. El plano ofrece las mismas acciones, con nombres.
hall_help-keys = El vestíbulo en 3D. Flechas: girar alrededor. Mayús y flechas: desplazarse. Más y menos: acercar y alejar. El plano ofrece las mismas acciones, con nombres.
as_hall = 3D
as_plan = Plano
show_as = Mostrar el vestíbulo
view_whole = Verlo todo
turn_left = Girar a la izquierda
turn_right = Girar a la derecha
no_webgl = Este dispositivo no dibuja en 3D: aquí tienes el plano, con las mismas acciones.
loading = Se enciende el vestíbulo…
square = { COUNT($parts) ->
    [0] { $name }: vacía
   *[other] { $name }: { LIST($parts) }
}
keyhole_at = La cerradura está en la puerta { $number }, { NAME("side", $side) }.

## The cards of the variant Midnight strikes

bells-double_look-title = Curiosidad doble
bells-double_look-text = Después de la primera mirada, se vuelve a mirar por la puerta de enfrente.
bells-lie_down-title = A cubierto
bells-lie_down-text = Los fantasmas del vestíbulo se tumban, y se avanza sin levantarse hasta la mirada.
bells-tip_over-title = Patas arriba
bells-tip_over-text = Todos los muebles se vuelcan un cuarto de vuelta.
bells-grimaces-title = Concurso de muecas
bells-grimaces-text = El espejo se gira hacia el centro, y cada cual envía allí un fantasma pequeño a hacer muecas.
bells-tag-title = Tú la llevas
bells-tag-text = Cada cual ocupa el sitio de un fantasma pequeño de quien tiene a su derecha.
bells-dance-title = Pista de baile
bells-dance-text = Los muebles se deslizan hasta la puerta más cercana.
bells-perch-title = El suelo es lava
bells-perch-text = Después de la mirada, quien no esté subido a un mueble vuelve a su lado.
bells-big_brother-title = Se lo digo a mi hermano mayor
bells-big_brother-text = Cada cual cambia uno de sus fantasmas por otro más grande.
bells-knock-title = Toc, toc, toc
bells-knock-text = La cerradura se queda en su lado; solo cambia la puerta.
bells-dizzy-title = Todo me da vueltas
bells-dizzy-text = El tablero gira un cuarto de vuelta: cada cual cambia de lado.
bells-crystal-title = Bola de cristal
bells-crystal-text = El número de la puerta se sabe de antemano.
bells-sun-title = Un, dos, tres, escondite inglés
bells-sun-text = Cada fantasma del vestíbulo avanza una casilla.
midnight = Dan las doce
crystal_shows = Bola de cristal: puerta { $pips }

## What is asked: a title, and below it a detail

setting_up = Se prepara el vestíbulo
setting_up_detail = El azar coloca los muebles y la cerradura, y dice quién tiene el dado.
hanging = Se cuelga la cerradura…
dicing = ¿Para quién es el dado?
over = La partida ha terminado
waiting_all = { COUNT($names) ->
    [0] No falta nadie
   *[other] Esperando a { LIST($names) }
}
you_ring = ¡Dan las doce!
you_ring_detail = Descubre la carta.
they_ring = Dan las doce: { $name } descubre la carta
you_draw = Te toca robar
you_draw_detail = Una carta para avanzar y, quizá, un mueble.
they_draw = { $name } roba una carta
you_seize = ¿Mover un mueble?
you_seize_detail = Tu carta vale { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}. Coge uno de los muebles, o ninguno.
they_seize = { $name } elige un mueble
you_place = ¿Adónde va { NAME("the", $piece) }?
you_place_detail = Mueve, gira, vuelca y suelta.
they_place = { $name } tiene { NAME("taken", $piece) }
you_plan = { $left ->
    [0] Has repartido tus puntos
    [one] { $left } punto por repartir
   *[other] { $left } puntos por repartir
}
you_plan_detail = En secreto: elige un fantasma y luego una casilla.
you_planned = Tus fantasmas están listos
they_plan = Cada cual avanza sus fantasmas en secreto
you_roll = Tira el dado
you_roll_detail = El número más alto elige el lado de la cerradura.
they_roll = { $name } tira el dado
you_choose = ¿A qué lado va la cerradura?
you_choose_detail = Tiene que cambiar de lado. El dado dirá la puerta.
they_choose = { $name } elige el lado de la cerradura
you_aim = Tira el dado para la puerta
you_aim_detail = La cerradura va al { NAME("side", $side) }. Aguanta la respiración…
they_aim = { $name } tira el dado para la puerta
you_tip = ¿Hacia dónde se vuelcan los muebles?
they_tip = { $name } vuelca los muebles
you_crystal = Consulta la bola de cristal
settling = Los muebles se paran…
you_tag = ¡Tú la llevas!
you_tag_detail = Ocupa el sitio de un fantasma pequeño, o coloca el tuyo.
you_grow = Llama a un hermano mayor
you_grow_detail = ¿Cuál de tus fantasmas crece?
they_ring_turn = { $name } responde a la carta

## Buttons

do_decline = No mover nada
do_seize = Coger { NAME("taken", $piece) }
do_put_back = Devolver a su sitio
do_release = Soltar
do_side = { CAPITAL(NAME("side", $side)) }
do_tip-south = Hacia el sur
do_tip-west = Hacia el oeste
do_tip-north = Hacia el norte
do_tip-east = Hacia el este
do_catch = { GIVEN($square) ->
    [yes] Ocupar el sitio del fantasma pequeño { $number } en { $square }
   *[no] Ocupar el sitio del fantasma pequeño { $number }
}
do_put_in = Colocar un fantasma pequeño en { $square }
do_grow = { CAPITAL($ghost) } pasa a { $into ->
    [medium] mediano
   *[other] grande
}
do_plan = { $walks ->
    [0] No moverse
    [1] Un fantasma avanza
   *[other] { $walks } fantasmas avanzan
}{ $out ->
    [0] {""}
    [one] , { $out } sale
   *[other] , { $out } salen
}
plan_walk = { $ghost }: { $to }, { $steps ->
    [one] { $steps } punto
   *[other] { $steps } puntos
}
plan_out = fuera
do_done = Ya está
do_done_left = { $left ->
    [one] Ya está (se pierde { $left } punto)
   *[other] Ya está (se pierden { $left } puntos)
}
do_keep = Seguir
do_lose = { $left ->
    [one] Perder 1 punto
   *[other] Perder { $left } puntos
}
do_restore = Recuperar mi plan
do_undo = Deshacer su avance
do_leave = Salir
do_fuse = { $into ->
    [medium] Fusionar en mediano ({ $one }, { $other })
   *[other] Fusionar en grande ({ $one }, { $other })
}
do_unfuse = Deshacer la fusión ({ $one }, { $other })
your_ghosts = Tus fantasmas
spots_here = ¿Dónde, en la casilla?
steps = Paso a paso: { $ghost }
move_piece = Mover
turn_piece = Girar
tip_piece = Volcar
lift_piece = Altura
north = hacia el norte
south = hacia el sur
west = hacia el oeste
east = hacia el este
turn_less = girar en el sentido del reloj
turn_more = girar en el otro sentido
tip_forth = volcar hacia el norte
tip_back = volcar hacia el sur
tip_left = volcar hacia el oeste
tip_right = volcar hacia el este
up = más arriba
down = más abajo
upright = de pie
held_at = { $x } al este, { $y } al norte, { $z } de altura, giro de { $turn } grados
omens-rests = ✓ Así el mueble se sostiene.
omens-falls = ⤵ Mal apoyado: el mueble caerá.
omens-leaves = ✕ El mueble podría caer fuera del vestíbulo: eso no vale.
piece_keys = Flechas: mover. A y E: girar. I, K, J, L: volcar. Re Pág y Av Pág: altura. Intro: soltar.
plan_keys = Flechas: un paso. Cifras del 1 al 7: elegir un fantasma. S: salir. Intro: casilla elegida.
prompt_start = Empezar
prompt_go_on = Continuar
prompt_ring = Descubrir la carta
prompt_draw = Robar
prompt_roll = Tirar el dado
die = El dado
die_shows = El dado muestra { $pips }

## The look through the keyhole

look_at = Por el ojo de la cerradura: puerta { $number }, { NAME("side", $side) }
nobody_seen = ¡No se ve a nadie!
seen_share = { $mirror ->
    [true] { $ghost }, { $share }{"\u00A0"}% en el espejo
   *[false] { $ghost }, { $share }{"\u00A0"}%
}
seen_line = { $mirror ->
    [true] { CAPITAL($ghost) }, { $share }{"\u00A0"}% en el espejo
   *[false] { CAPITAL($ghost) }, { $share }{"\u00A0"}%
}
share = { $mirror ->
    [true] { $share }{"\u00A0"}% (espejo)
   *[false] { $share }{"\u00A0"}%
}
hidden_share = { CAPITAL($ghost) }: solo { $share }{"\u00A0"}%, no visto
unseen = { $count ->
    [one] De un fantasma del vestíbulo no se ve nada.
   *[other] De { $count } fantasmas del vestíbulo no se ve nada.
}
look_again = Mirar otra vez por la cerradura
look_again_n = Repetir la mirada { $number }
look_close = Cerrar
look_on-touch = Toca para continuar
look_on-keys = Haz clic para continuar
look_beside = Ver los rayos
look_through = Por la cerradura
look_image = Lo que muestra la cerradura, punto por punto
least = Se ve a un fantasma cuando asoma al menos el 0,5{"\u00A0"}% de su silueta.
shriek = ¡Iiih!

## Why something cannot be done

no-fixed = Este fantasma no se mueve en esta ronda.
no-only_small = Con las fusiones, solo salen los fantasmas pequeños.
no-is_out = Este fantasma ya está fuera.
no-too_far = No hay puntos suficientes para llegar ahí.
no-entered = No se entra y se sale en la misma ronda.
no-not_far_side = Se sale por una puerta del lado opuesto.
no-own_square = No se cambia de lugar dentro de la propia casilla.
no-no_room = No hay sitio libre para este fantasma en esta casilla.
no-no_fusion = Estos dos fantasmas no pueden fusionarse.
no_choose_first = Elige antes uno de tus fantasmas.
no_not_yours = Este fantasma no es tuyo.
no_not_your_turn = No es tu turno.
no_not_on_card = Ahora no puedes coger { NAME("taken", $piece) }.
no_same_side = La cerradura tiene que cambiar de lado.
no_wait = Un momento…

## The log

log_arranged = El vestíbulo está amueblado.
log_hung = La cerradura está en la puerta { $number }, { NAME("side", $side) }.
log_die = { $name } tiene el dado.
log_bell = Dan las doce: { $title }. { $text }
log_drawn = { $name } roba: { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}.
log_drawn_pieces = { $name } roba: { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}, { NAME("the", $one) } o { NAME("the", $other) }.
log_left = { $name } no mueve nada.
log_put_back = { $name } devuelve { NAME("taken", $piece) } a su sitio.
log_seized = { $name } coge { NAME("taken", $piece) }.
log_rests = { CAPITAL(NAME("the", $piece)) } queda en { $square }.
log_planned = { $name } ha terminado.
log_walked = { $shifted ->
    [true] { CAPITAL($ghost) } va a { $square } y se aparta.
   *[false] { CAPITAL($ghost) } va a { $square }.
}
log_out = ¡{ CAPITAL($ghost) } está fuera!
log_put = { CAPITAL($ghost) } aparece en { $square }.
log_replaced = { CAPITAL($ghost) } cede su sitio en { $square }: { $by }.
log_fused = { $name } fusiona dos fantasmas en { $square }: un { NAME("sizes", $into) }.
log_unfused = Una fusión de { $name } no tiene sitio.
log_back = { $seen ->
    [true] Descubierto: { $ghost } huye a su lado.
   *[false] { CAPITAL($ghost) } vuelve a su lado.
}
log_rolled = { $name } saca un { $pips }.
log_side = { $name } elige el { NAME("side", $side) }.
log_looked = { COUNT($seen) ->
    [0] Por la puerta { $number }, { NAME("side", $side) }, no se ve a nadie.
   *[other] Por la puerta { $number }, { NAME("side", $side) }, se ve: { LIST($seen) }.
}
point_looked = Puerta { $number }, { NAME("side", $side) }: { $seen ->
    [0] no se ve a nadie
    [1] se ve un fantasma
   *[other] se ven { $seen } fantasmas
}.
log_turned = El tablero gira un cuarto de vuelta.
log_ended = La partida ha terminado.

## Scores

result = El resultado
row_out = Fuera
row_hall = Dentro
detail = { $out } fuera, { $hall } en el vestíbulo, { $waiting } en su lado{ $ready ->
    [true] , todo listo
   *[false] {""}
}
reference = Los puntos
reference_rows-small = Pequeño fuera
reference_rows-medium = Mediano fuera
reference_rows-large = Grande fuera
reference_hall = Al final, aún en el vestíbulo: pequeño { $small }, mediano 1, grande 2.
