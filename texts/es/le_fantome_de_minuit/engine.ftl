## Why not

FM-starter_not_seated = El sitio { $seat } no puede empezar: solo jugáis { $players }.
FM-bravest_not_seated = Quien tiene más valor debe estar en la mesa: el sitio { $seat } está vacío.
FM-bravest_is_known = Ya se sabe quién empieza.
FM-die_not_yet = El dado espera a que se sepa quién empieza.
FM-not_on_the_die = El dado no tiene esa cara.
FM-square_taken = La casilla { $square } está ocupada: al colocarlos, nunca hay dos invitados en la misma casilla.
FM-return_square_taken = La casilla { $square } está ocupada: un invitado atrapado vuelve a una casilla libre.
FM-nothing_to_place = Todos los invitados están en juego: usa el dado.
FM-place_first = Primero hay que colocar un invitado.
FM-return_first = Primero hay que devolver a la galería un invitado atrapado.
FM-no_figure_there = No tienes ningún invitado en la casilla { $square }.
FM-must_move = Solo puedes quedarte donde estás con un único invitado en la galería: tienes { $figures }.
FM-doors_still_shut = Las puertas no se abren hasta que Hugo deja la escalera.
FM-room_taken = Un solo invitado por habitación: { NAME("rooms_in", $room) } ya se esconde uno.
FM-room_too_far = Hacen falta { $needed } puntos para entrar { NAME("rooms_in", $room) }; el dado da { $pips }.
FM-count_not_exact = Para entrar { NAME("rooms_in", $room) } hay que sacar exactamente { $needed }: el dado da { $pips }.

## What happens, in the terminal: players go by their colours

events-found_bravest = { $who } tiene más valor que nadie.
events-began = Ronda { $round }: la primera tirada es de { $who }.
events-placed = { $who } coloca un invitado en la casilla { $square }.
events-returned = { $who } vuelve { $step ->
    [0] de la bodega
   *[other] del escalón { $step }
} a la casilla { $square }.
events-rolled = { $who } tira el dado: { $pips }.
events-rolled_ghost = { $who } tira el dado: ¡el fantasma!
events-roll_lost = A { $who } no le queda nadie en la galería: la tirada no sirve de nada.
events-moved = { $who } avanza de la casilla { $from } a la casilla { $to }.
events-hid = { $who } deja la casilla { $square } y se esconde { NAME("rooms_in", $room) }.
events-stayed = { $who } no se mueve de la casilla { $square }.
events-hugo_climbed = Hugo sube del escalón { $from } al escalón { $to }.
events-hugo_arrived = Hugo deja la escalera y va hasta la casilla { $square }: ¡se abren las puertas!
events-hugo_walked = Hugo avanza de la casilla { $from } a la casilla { $to }.
events-captured = Hugo atrapa a { LIST($who) } en la casilla { $square }: ¡{ $step ->
    [0] a la bodega
   *[other] al escalón { $step }
}!
events-trapped = { $cause ->
    [rooms_full] Todas las habitaciones están ocupadas
   *[turn_cap] La ronda ya ha durado bastante
}: ¡a la bodega con { LIST($who) }!
events-round_ended = Fin de la ronda { $round }. Sustos: { $points }.
events-came_out = { $who } sale { NAME("rooms_from", $room) } a la casilla { $square }.
events-won = { COUNT($who) ->
    [1] ¡{ LIST($who) } gana la partida!
   *[other] ¡{ LIST($who) } comparten la victoria!
}
band = { $who }{ $figures ->
    [1] {""}
   *[other] {" "}({ $figures } invitados)
}
points_of = { $who } { $points }
number = { $points }

## The castle in letters, in the terminal; its lines are at most 50 characters long

picture-round = Ronda { $round } de { $rounds }
picture-signs = ! Hugo    [ ] habitación    [x] clausurada
picture-specials = < > −3, número exacto    {"{ }"} +1
picture-stairs = Escalera:
picture-cellar = Bodega:

## Colours of the players, and a letter for each: no letter twice

colours-0 = Rojo
colours-1 = Azul
colours-2 = Turquesa
colours-3 = Amarillo
colours-4 = Negro
colours-5 = Lila
colours-6 = Blanco
colours-7 = Verde
letters-0 = R
letters-1 = A
letters-2 = T
letters-3 = M
letters-4 = N
letters-5 = L
letters-6 = B
letters-7 = V

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
