## Rooms, by their letter: in the form that a language needs where something is there; then in the form for who goes there

rooms-a = en el dormitorio A
rooms-b = en el baño B
rooms-c = en el despacho C
rooms-d = en la biblioteca D
rooms-e = en la sala de música E
rooms-f = en el comedor F
rooms-g = en el invernadero G
rooms-h = en la cocina H
rooms-i = en el salón I
rooms-j = en la sala de billar J
rooms-k = en el trastero K
rooms-l = en la salita L
to-outside = fuera
to-a = al dormitorio A
to-b = al baño B
to-c = al despacho C
to-d = a la biblioteca D
to-e = a la sala de música E
to-f = al comedor F
to-g = al invernadero G
to-h = a la cocina H
to-i = al salón I
to-j = a la sala de billar J
to-k = al trastero K
to-l = a la salita L
to_place = { $place ->
    [hall] a la casilla { $square } del pasillo
   *[other] { NAME("to", $place) }
}

## Hunters go by their colours

hunters-0 = Rojo
hunters-1 = Azul
hunters-2 = Turquesa
hunters-3 = Amarillo

## Why not

GH-starter_not_seated = El sitio { $seat } no puede empezar: solo { $players ->
    [one] juega { $players } persona.
   *[other] juegan { $players } personas.
}
GH-first_is_known = Ya se sabe quién empieza.
GH-first_not_seated = Quien empieza debe estar en la mesa: el sitio { $seat } está vacío.
GH-no_roll_now = El dado de movimiento solo se tira al principio de un turno.
GH-no_card_now = Solo se revela una carta cuando el dado muestra un fantasma.
GH-card_not_in_pile = Esa carta no está en el mazo.
GH-nothing_to_reveal = Ahora no hay ninguna joya que revelar.
GH-number_seen = La joya { $number } ya se ha revelado en otro sitio.
GH-no_fight_now = Ahora no hay ningún combate.
GH-one_die = A solas en la habitación solo se tira un dado de combate.
GH-two_dice = Si hay otro cazador en la habitación, se tiran dos dados de combate.
GH-jewel_first = El movimiento ha terminado: ¿qué haces con la joya?
GH-already_there = Tu cazador ya está ahí: elige quedarte.
GH-held = El espíritu retiene a tu cazador con su joya: primero hay que expulsarlo entre dos.
GH-too_far = Hacen falta { $steps } pasos para ir { to_place } y el dado da { $pips }.
GH-doors_locked = Las puertas de ese color están cerradas con llave: harían falta { $steps } pasos para ir { to_place } y el dado da { $pips }.
GH-haunted_on_the_way = Con una joya no se puede cruzar una habitación encantada.
GH-square_taken = Ahí hay otro cazador: en una casilla del pasillo no se paran dos.
GH-wrong_number = La joya { $number } aún no puede salir: le toca a la { $next }.
GH-move_first = Primero mueve tu cazador, o quédate.
GH-backpack_full = En la mochila solo cabe una joya.
GH-no_swapping = Las reglas de esta partida no permiten cambiar joyas.
GH-nothing_to_swap = La mochila está vacía: no hay nada que cambiar.

## What happened, in the terminal

events-first_chosen = Empieza { NAME("hunters", $who) }.
events-rolled = { NAME("hunters", $who) } tira el dado: { $ghost ->
    [true] { $pips } y un fantasma.
   *[false] { $pips }, sin fantasma.
}
events-card_turned = Carta { CAPITAL(NAME("cards", $card)) }.
events-card_set_aside = Se aparta y otra la sustituye.
events-pile_shuffled = Se mezclan las cartas: { $cards } en el mazo.
events-ghost_came = Un fantasma entra { NAME("rooms", $room) }: { $ghosts }.
events-ghost_went_on = La habitación está encantada: el fantasma pasa { NAME("to", $room) }: { $ghosts }.
events-room_haunted = ¡Un espíritu maligno se instala { NAME("rooms", $room) }! { $spirits } de 6.
events-doors_closed = { $colour ->
    [blue] Las puertas azules se cierran con llave.
   *[green] Las puertas verdes se cierran con llave.
}
events-doors_opened = { $colour ->
    [blue] Las puertas azules vuelven a abrirse.
   *[green] Las puertas verdes vuelven a abrirse.
}
events-moved = { NAME("hunters", $who) } va { to_place }, { $steps ->
    [one] { $steps } paso.
   *[other] { $steps } pasos.
}
events-stayed = { NAME("hunters", $who) } no se mueve.
events-stayed_outside = { NAME("hunters", $who) } se queda fuera.
events-jewel_revealed = La joya revelada { NAME("rooms", $room) } es la { $number }.
events-jewel_taken = { NAME("hunters", $who) } coge { $number ->
    [0] la joya
   *[other] la joya { $number }
} { NAME("rooms", $room) }.
events-jewel_left = { NAME("hunters", $who) } deja { $number ->
    [0] la joya
   *[other] la joya { $number }
} { NAME("rooms", $room) }.
events-jewels_swapped = { NAME("hunters", $who) } coge la joya { $taken } y deja la joya { $left } { NAME("rooms", $room) }.
events-jewel_rescued = { NAME("hunters", $who) } saca { $number ->
    [0] la joya
   *[other] la joya { $number }
}: { $rescued } de 8.
events-fought = { NAME("hunters", $who) } combate { NAME("rooms", $room) } ({ NAME("faces", $first) }{ GIVEN($second) ->
    [yes] , { NAME("faces", $second) }
   *[no] {""}
}): { $gone ->
    [0] { $spirit_gone ->
        [true] el espíritu, expulsado.
       *[false] sin éxito.
    }
    [1] un fantasma expulsado.
   *[other] dos fantasmas expulsados.
}
events-ended = { NAME("endings", $ending) }
endings-escaped = Las ocho joyas están fuera, y vosotros también: ¡victoria!
endings-haunted = Seis habitaciones están encantadas: derrota.
endings-standoff = Cada cazador está atrapado a solas con un espíritu: derrota.
endings-too_late = Amanece demasiado pronto: derrota.
cards-shuffle = «Mezcla»
cards-draw_2 = «Zarabanda» de 2 cartas
cards-draw_3 = «Zarabanda» de 3 cartas
cards-blue_doors = «Puertas», azul
cards-green_doors = «Puertas», verde
faces-ghost = fantasma
faces-spirit = espíritu
faces-blank = nada

## The house drawn in letters

picture-letters-0 = R
picture-letters-1 = A
picture-letters-2 = T
picture-letters-3 = M
picture-carrying = { NAME("hunters", $who) }: { $number ->
    [0] joya
   *[other] joya { $number }
}{ $held ->
    [true] , en las garras de un espíritu
   *[false] {""}
}
picture-jewels_out = Joyas fuera: { $count }/8
picture-spirits = Espíritus: { $count }/6
picture-pile = Mazo: { $cards }
picture-doors = { $colour ->
    [blue] Puertas azules cerradas
   *[green] Puertas verdes cerradas
}
