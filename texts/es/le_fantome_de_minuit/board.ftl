## The log

bravest = { $who } tiene más valor que nadie y empieza.
began = Ronda { $round }: la primera tirada es de { $who }.
placed = { $who } coloca un invitado en la casilla { $square }.
returned = Un invitado de { $who } vuelve { $step ->
    [0] de la bodega
   *[other] del escalón { $step }
} a la casilla { $square }.
rolled = { $who } tira el dado: { $pips }.
rolled_ghost = { $who } tira el dado: ¡el fantasma!
roll_lost = A { $who } no le queda nadie en la galería: la tirada no sirve de nada.
moved = { $who } avanza { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
}, hasta la casilla { $to }.
hid = { $who } se esconde { NAME("rooms_in", $room) }.
hid_exactly = { $who } se esconde { NAME("rooms_in", $room) }, ¡número exacto!
stayed = { $who } no se mueve de la casilla { $square }.
hugo_climbed = Hugo sube hasta el escalón { $step }.
hugo_arrived = Hugo deja la escalera y se para en la casilla { $square }: ¡se abren las puertas!
hugo_walked = Hugo avanza { $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
} y se para en la { $to }.
captured = Hugo atrapa { LIST($guests) }: ¡{ $step ->
    [0] a la bodega
   *[other] al escalón { $step }
}!
trapped_full = Ya no queda ninguna habitación libre. ¡A la bodega: { LIST($guests) }!
trapped_late = La ronda ya ha durado bastante. ¡A la bodega: { LIST($guests) }!
round_ended = Fin de la ronda { $round }. Sustos: { $points }.
points_of = { $who } { $points }
came_out = Un invitado de { $who } sale { NAME("rooms_from", $room) } a la casilla { $square }.
won = { COUNT($who) ->
    [0] ¡Nadie gana la partida!
    [1] ¡{ LIST($who) } gana la partida!
   *[other] ¡{ LIST($who) } comparten la victoria!
}

## Guests and points

guests = { $count ->
    [one] { $caught ->
        [true] a un invitado
       *[false] un invitado
    }
   *[other] { $caught ->
        [true] a { $count } invitados
       *[false] { $count } invitados
    }
} de { $who }
list = { LIST($names) }
signed = { SIGNED($points) }
number = { $points }

## Rooms

rooms-cabinet = el despacho
rooms-music_room = la sala de música
rooms-game_room = la sala de juegos
rooms-hunting_room = la sala de caza
rooms-bedroom = el dormitorio
rooms-dressing_room = el vestidor
rooms-ballroom = el salón de baile
rooms-dining_room = el comedor
rooms-library = la biblioteca
rooms-kitchen = la cocina
rooms-linen_room = la lavandería

## Somebody hides there

rooms_in-cabinet = en el despacho
rooms_in-music_room = en la sala de música
rooms_in-game_room = en la sala de juegos
rooms_in-hunting_room = en la sala de caza
rooms_in-bedroom = en el dormitorio
rooms_in-dressing_room = en el vestidor
rooms_in-ballroom = en el salón de baile
rooms_in-dining_room = en el comedor
rooms_in-library = en la biblioteca
rooms_in-kitchen = en la cocina
rooms_in-linen_room = en la lavandería

## Somebody comes out

rooms_from-cabinet = del despacho
rooms_from-music_room = de la sala de música
rooms_from-game_room = de la sala de juegos
rooms_from-hunting_room = de la sala de caza
rooms_from-bedroom = del dormitorio
rooms_from-dressing_room = del vestidor
rooms_from-ballroom = del salón de baile
rooms_from-dining_room = del comedor
rooms_from-library = de la biblioteca
rooms_from-kitchen = de la cocina
rooms_from-linen_room = de la lavandería

## The doors of the rooms

doors-cabinet = puerta del despacho
doors-music_room = puerta de la sala de música
doors-game_room = puerta de la sala de juegos
doors-hunting_room = puerta de la sala de caza
doors-bedroom = puerta del dormitorio
doors-dressing_room = puerta del vestidor
doors-ballroom = puerta del salón de baile
doors-dining_room = puerta del comedor
doors-library = puerta de la biblioteca
doors-kitchen = puerta de la cocina
doors-linen_room = puerta de la lavandería

## Signs on the board and titles of buttons: one or two lines of at most eight characters, parted at a space or at a soft hyphen

room_signs-cabinet = Despacho
room_signs-music_room = Música
room_signs-game_room = Juegos
room_signs-hunting_room = Caza
room_signs-bedroom = Dormi{"\u00AD"}torio
room_signs-dressing_room = Vestidor
room_signs-ballroom = Salón de baile
room_signs-dining_room = Comedor
room_signs-library = Biblio{"\u00AD"}teca
room_signs-kitchen = Cocina
room_signs-linen_room = Lavan{"\u00AD"}dería
cellar_sign = Bodega

## Colours of the guests

colours-0 = rojo
colours-1 = azul
colours-2 = turquesa
colours-3 = amarillo
colours-4 = negro
colours-5 = lila
colours-6 = blanco
colours-7 = verde

## Places

square = la casilla { $square }
step = el escalón { $value }
cellar = la bodega
hand = el jardín
attic = Habitación clausurada

## Names for those who listen

board-touch = Tablero: el castillo visto desde arriba.
board-keys = Tablero: el castillo visto desde arriba. Flechas para ir de un lugar a otro, Av Pág y Re Pág de una opción a otra, Intro para elegir, Escape para volver.
name_square = Casilla { $square }
name_step = Escalón { $value }
name_cellar = Bodega, 2 sustos
name_room = { CAPITAL(NAME("rooms", $room)) }{ $points ->
    [0] {""}
   *[other] , { SIGNED($points) }
}
name_figure = Invitado { $colour } de { $who }, { $place }
name_hugo = Hugo, el fantasma, en { $place }
name_and_can = { $name }. { CAPITAL($can) }
empty = no hay nadie
hugo_here = aquí está Hugo
door_shut = puerta clausurada
room_free = libre
room_taken = aquí se esconde un invitado de { $who }
room_waiting = puerta cerrada mientras Hugo esté en la escalera
can_place = coloca aquí a tu invitado
can_pick = elegir a este invitado
can_come = elegir a tu invitado de la casilla { $square }, que puede venir aquí
can_go = ve aquí

## What is asked

your_turn = ¡Te toca, { $who }!
their_turn = Turno de { $who }
ask_bravest = ¿Quién tiene más valor?
ask_bravest_detail = Es medianoche. La suerte dirá quién empieza.
ask_place = { $left ->
    [one] Coloca a tu último invitado en una casilla iluminada.
   *[other] Coloca un invitado en una casilla iluminada.
}
ask_return = Tu invitado vuelve { $step ->
    [0] de la bodega
   *[other] del escalón { $step }
}: elige una casilla iluminada.
ask_roll = Tira el dado.
ask_roll_nobody = No te queda nadie en la galería, pero el fantasma aún puede salir.
ask_move_which = Has sacado un { $pips }: ¿qué invitado corre?
ask_move_where = Has sacado un { $pips }: ¿adónde va tu invitado?
wait_place = { $who } elige una casilla para un invitado.
wait_return = { $who } hace volver a un invitado.
wait_roll = { $who } va a tirar el dado.
wait_move = { $who } ha sacado un { $pips } y está pensando.
over = La partida ha terminado

## Buttons

roll = Tirar el dado
draw_lots = Sortear
go_square = Casilla { $square }
go_square_detail = sigue en la galería
go_hugo_detail = directo a Hugo…
go_room_detail = a salvo, { SIGNED($points) }
stay = Quedarse
stay_detail = casilla { $square }
pick_figure = Elegir a tu invitado de la casilla { $square }
do_place = Colocar un invitado en la casilla { $square }
do_go = Ir a la casilla { $square }
do_hide = Esconderse { NAME("rooms_in", $room) }
place_on = Casilla { $square }
other_figure = Otro invitado
die = Dado: { $face }
die_ghost = el fantasma
die_none = aún sin tirar

## Why not

no_not_your_turn = Le toca a { $who }.
no_watching = Estás mirando la partida, no juegas.
no_over = La partida ha terminado.
no_wait = Un momento…
no_draw_first = Primero se sortea quién empieza.
no_roll_first = Tira primero el dado.
no_square_taken = La casilla { $square } está ocupada: de momento, un solo invitado por casilla.
no_place_gallery = Los invitados se colocan en una casilla de la galería.
no_figure_there = No tienes ningún invitado en la casilla { $square }.
no_pick_first = Elige primero a uno de tus invitados.
no_not_there = Con un { $pips }, tu invitado no llega a la casilla { $square }.
no_room_shut = Esta habitación está clausurada.
no_room_waiting = Las puertas se abren cuando Hugo deja la escalera.
no_room_taken = { CAPITAL(NAME("rooms_in", $room)) } ya se esconde alguien.
no_room_exact = Para { NAME("rooms", $room) } hace falta el número exacto.
no_room_far = { CAPITAL(NAME("rooms", $room)) } no te pilla de camino con un { $pips }.
no_stairs = La escalera y la bodega son de Hugo.

## Turning points of a replay

point_climbed = Hugo en el escalón { $step }
point_arrived = Hugo entra en la galería
point_captured = Hugo atrapa { LIST($guests) }
point_trapped = A la bodega: { LIST($guests) }

## Score and reference

fright = Sustos
round_short = R{ $round }
round_end = Fin de la ronda { $round }
round_end_detail = Sustos de la ronda
round = Ronda { $round }
total = Total { $points }
fewest_wins = Gana quien tenga menos sustos.
close = Continuar

## Where the guests of a seat are: parts of a line under its name

counts-waiting = { $guests } en el jardín
counts-gallery = { $guests } en la galería
counts-safe = { $guests } a salvo
counts-caught = { $guests ->
    [one] { $guests } atrapado
   *[other] { $guests } atrapados
}

## What costs how much

reference-0-what = Escalones
reference-0-points = 10 a 3
reference-1-what = Bodega
reference-1-points = 2
reference-2-what = Biblioteca, lavandería
reference-2-points = +1
reference-3-what = Juegos, caza
reference-3-note = número exacto
reference-3-points = −3
