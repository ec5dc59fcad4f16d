## Rooms, by their letter. They are needed with the article; where somebody is; where somebody goes; and as a bare name.

rooms-a = el dormitorio
rooms-b = el baño
rooms-c = el despacho
rooms-d = la biblioteca
rooms-e = la sala de música
rooms-f = el comedor
rooms-g = el invernadero
rooms-h = la cocina
rooms-i = el salón
rooms-j = la sala de billar
rooms-k = el trastero
rooms-l = la salita
in_rooms-a = en el dormitorio
in_rooms-b = en el baño
in_rooms-c = en el despacho
in_rooms-d = en la biblioteca
in_rooms-e = en la sala de música
in_rooms-f = en el comedor
in_rooms-g = en el invernadero
in_rooms-h = en la cocina
in_rooms-i = en el salón
in_rooms-j = en la sala de billar
in_rooms-k = en el trastero
in_rooms-l = en la salita
into_rooms-a = al dormitorio
into_rooms-b = al baño
into_rooms-c = al despacho
into_rooms-d = a la biblioteca
into_rooms-e = a la sala de música
into_rooms-f = al comedor
into_rooms-g = al invernadero
into_rooms-h = a la cocina
into_rooms-i = al salón
into_rooms-j = a la sala de billar
into_rooms-k = al trastero
into_rooms-l = a la salita
bare_rooms-a = dormitorio
bare_rooms-b = baño
bare_rooms-c = despacho
bare_rooms-d = biblioteca
bare_rooms-e = sala de música
bare_rooms-f = comedor
bare_rooms-g = invernadero
bare_rooms-h = cocina
bare_rooms-i = salón
bare_rooms-j = sala de billar
bare_rooms-k = trastero
bare_rooms-l = salita

## Rooms on buttons: one short word each, if there is one

room_signs-a = Dormitorio
room_signs-b = Baño
room_signs-c = Despacho
room_signs-d = Biblioteca
room_signs-e = Música
room_signs-f = Comedor
room_signs-g = Invernadero
room_signs-h = Cocina
room_signs-i = Salón
room_signs-j = Billar
room_signs-k = Trastero
room_signs-l = Salita

## Hunters, by their colour

colours-0 = rojo
colours-1 = azul
colours-2 = turquesa
colours-3 = amarillo
alone-0 = Rojo
alone-1 = Azul
alone-2 = Turquesa
alone-3 = Amarillo
of_two = { $name } ({ $colour })

## The log

first = { $who } abre la marcha.
rolled = { $who } tira el dado: { $ghost ->
    [true] { $pips } y un fantasma.
   *[false] { $pips }, ¡sin fantasma!
}
card_shuffle = Carta Mezcla: no aparece nadie.
card_draw = Carta Zarabanda: ¡{ $count } cartas de golpe!
card_doors = Carta Puertas { NAME("door_colours", $colour) }.
set_aside = { $card }: se aparta y se revela otra.
shuffled = Se mezcla todo: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo.
ghost_came = { $count ->
    [3] ¡Tercer fantasma { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
   *[other] Aparece un fantasma { NAME("in_rooms", $room) } ({ CAPITAL($room) }).
}
ghost_went_on = { CAPITAL(NAME("in_rooms", $due)) } ({ CAPITAL($due) }) ya hay un espíritu: el fantasma pasa { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
haunted = Un espíritu rojo se instala { NAME("in_rooms", $room) } ({ CAPITAL($room) }): { $count } de 6.
doors_closed = ¡Clac! Las puertas { NAME("door_colours", $colour) } se cierran con llave.
doors_opened = Las puertas { NAME("door_colours", $colour) } vuelven a abrirse.
moved_room = { $who } avanza { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} hasta { NAME("rooms", $room) } ({ CAPITAL($room) }).
moved_hall = { $who } avanza { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} hasta la casilla { $square } del pasillo.
moved_outside = { $who } avanza { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
} y sale de la casa.
stayed = { $who } se queda en su sitio.
revealed = { $who } revela la joya: es la { $number }.
taken = { $who } guarda { $number ->
    [0] una joya
   *[other] la joya { $number }
} en la mochila.
left = { $who } deja { $number ->
    [0] la joya
   *[other] la joya { $number }
} donde está.
swapped = { $who } coge la joya { $taken } y deja la { $left }.
rescued = ¡{ $who } saca { $number ->
    [0] una joya
   *[other] la joya { $number }
}! { $to_go ->
    [0] Ya están fuera las ocho.
    [one] Queda { $to_go }.
   *[other] Quedan { $to_go }.
}
fought = { $gone ->
    [0] { $who } combate: ¡nada!
   *[other] { $who } expulsa a { $gone ->
        [1] un fantasma
       *[other] { $gone } fantasmas
    }{ $left ->
        [0] .
        [one] , queda { $left }.
       *[other] , quedan { $left }.
    }
}
spirit_fought = { $who } se enfrenta al espíritu, pero este resiste.
spirit_gone = ¡Ya no hay espíritu { NAME("in_rooms", $room) }!
endings-escaped = Las ocho joyas están fuera, y vosotros también: ¡victoria!
endings-haunted = El sexto espíritu rojo se ha adueñado de la casa: derrota.
endings-standoff = Cada cazador está atrapado a solas con un espíritu: derrota.
endings-too_late = La noche ha terminado: derrota.

## What players show each other on the board

look_room = ¡Mirad { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
look_hall = ¡Mirad la casilla { $square } del pasillo!
look_outside = ¡Mirad fuera!
plan_room = Quiero ir { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
plan_hall = Quiero ir a la casilla { $square } del pasillo.
plan_outside = Quiero salir de la casa.

## Names for those who listen

board-touch = Tablero: la casa vista desde arriba.
board-keys = Tablero: la casa vista desde arriba. Flechas de casilla en casilla, Av Pág y Re Pág de una opción a otra, Intro para elegir.
name_room = Habitación { CAPITAL($room) }, { NAME("rooms", $room) }
name_hall = Pasillo, casilla { $square }
name_outside = Fuera, ante la puerta
name_pile = Mazo, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
has_ghosts = { $count ->
    [1] un fantasma
   *[other] { $count } fantasmas
}
has_spirit = un espíritu rojo
has_jewel = una joya
has_hidden_jewel = una joya oculta
has_jewel_number = la joya { $number }
hunter_with = { $who } con { $number ->
    [0] una joya
   *[other] la joya { $number }
}
empty = nadie
steps_away = a { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}
place_can = { $name }. { CAPITAL($can) }
can_go = ve ahí
can_stay = quédate aquí
can_take = coge la joya
can_lot = échalo a suertes
can_roll = tira el dado
can_draw = revela una carta
can_fight = combate
can_turn = revela la joya
can_measure = mide desde aquí
can_mark-point = enseña este lugar al equipo
can_mark-plan = anuncia que vas ahí
door_colours-blue = azules
door_colours-green = verdes
door_states = { NAME("door_colours", $colour) }, { $shut ->
    [true] cerradas con llave
   *[false] abiertas
}
archways = arcos, siempre abiertos

## What is asked

your_turn = ¡Te toca, { $who }!
their_turn = Turno de { $who }
ask_first = ¿Quién abre la marcha?
ask_first_detail = Lo dirá la suerte.
ask_roll = Tira el dado.
ask_roll_outside = Tira el dado y entra.
ask_draw = El dado muestra un fantasma: revela una carta.
ask_draw_more = { $count ->
    [one] Queda { $count } carta
   *[other] Quedan { $count } cartas
} por revelar.
ask_move = Hasta { $pips ->
    [one] { $pips } paso
   *[other] { $pips } pasos
}: ¿dónde te paras?
ask_held = El espíritu te retiene: para expulsarlo hay que ser dos.
ask_reveal = Revela la joya.
ask_take = ¿Coges la joya?
ask_take_due = La joya { $number }: ¡la que hay que sacar!
ask_take_later = La joya { $number }. La próxima que hay que sacar es la { $next }.
ask_fight = { $dice ->
    [1] Un dado: ¡combate!
   *[other] Sois dos, dos dados: ¡combate!
}
wait_roll = { $who } va a tirar el dado.
wait_draw = { $who } va a revelar una carta.
wait_move = { $who } ha sacado un { $pips } y busca el camino.
wait_reveal = { $who } revela una joya.
wait_take = { $who } mira la joya.
wait_fight = { $who } combate.
won = ¡Victoria en equipo!
lost = Derrota en equipo…

## Buttons

draw_lots = Echarlo a suertes
roll = Tirar el dado
draw = Revelar una carta
reveal = Revelar la joya
fight = { $dice ->
    [1] Tirar el dado de combate
   *[other] Tirar los dos dados
}
go_room = { $letter } · { $name }
go_room_spoken = Ir { NAME("into_rooms", $room) } ({ CAPITAL($room) }), { $detail }
go_hall = Pasillo { $square }
go_hall_spoken = Ir a la casilla { $square } del pasillo, { $detail }
go_outside = Salir
go_outside_detail = con la joya
go_outside_empty = sin joya
stay = Quedarse
stay_here = acabar el turno
take = Coger
take_number = Coger la { $number }
swap = Cambiar
leave = Dejar
die = Dado: { $pips ->
    [0] aún sin tirar
    [6] 6, sin fantasma
   *[other] { $pips } y un fantasma
}
battle_die-ghost = un fantasma expulsado
battle_die-spirit = un espíritu
battle_die-blank = nada
battle_dice = Dados de combate: { $faces }

## Why not

no_not_your_turn = Es el turno de { $who }.
no_watching = Estás mirando la partida, no juegas.
no_over = La partida ha terminado.
no_wait = Un momento…
no_first = Primero se sortea quién empieza.
no_roll_first = Tira primero el dado.
no_draw_first = Revela primero una carta.
no_choose_first = Decide primero qué haces con la joya.
no_fight_first = Primero hay que combatir.
no_held = El espíritu te retiene con tu joya: expulsadlo entre dos.
no_taken = Otro cazador se ha parado ahí.
no_locked = Demasiado lejos: las puertas { NAME("door_colours", $colour) } están cerradas con llave.
no_haunted_way = Con una joya no se puede cruzar una habitación encantada.
no_far = Está a { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, y tienes { $pips }.
no_order = Primero sale la joya { $next }, no la { $number }.

## Round the board: the titles of the gauges and the labels of the tools have about 80 pixels

jewels = Joyas
spirits = Espíritus
of = { $count } de { $all }
jewels_out = Joyas fuera: { $count } de 8
spirits_in = Espíritus rojos: { $count } de 6
next_jewel = Próxima: la { $number }
card_drawn = Carta revelada
doors = Puertas
cards-shuffle-title = Mezcla
cards-shuffle-text = Se mezcla todo y las puertas vuelven a abrirse.
cards-draw_2-title = Zarabanda
cards-draw_2-text = Dos cartas de golpe, y luego se mezcla todo.
cards-draw_3-title = Zarabanda
cards-draw_3-text = Tres cartas de golpe, y luego se mezcla todo.
cards-blue_doors-title = Puertas azules
cards-blue_doors-text = Cerradas con llave hasta la próxima mezcla.
cards-green_doors-title = Puertas verdes
cards-green_doors-text = Cerradas con llave hasta la próxima mezcla.
card_room_title = Habitación { CAPITAL($room) }
card_room_text = Llega un fantasma { NAME("into_rooms", $room) }.
no_card = Aún no hay carta.
in_pile = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} en el mazo
still_in_pile = Aún en el mazo
measure = Distancias
point = Señalar
plan = Ir ahí
measured_room = Desde { NAME("rooms", $room) } ({ CAPITAL($room) }): { $parts }.
measured_hall = Desde la casilla { $square }: { $parts }.
measured_outside = Desde fuera: { $parts }.

## The list of players

outside = fuera
where_hall = pasillo { $square }
carries = { $number ->
    [0] lleva una joya
   *[other] lleva la joya { $number }
}
is_held = en las garras de un espíritu
where_one = { CAPITAL($where) }
where_of = { $colour }: { $where }
together = En equipo: 8 joyas fuera antes de que haya 6 espíritus

## Score

result = Resultado
row_jewels = Joyas fuera
row_spirits = Espíritus rojos
row_turns = Turnos jugados
