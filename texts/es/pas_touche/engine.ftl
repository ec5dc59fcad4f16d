## Why not: setups, the grid, the dice and the cards

PT-too_many_levels = Hay { $levels } niveles propuestos para { $players } jugadores.
PT-calm_not_seated = El sitio { $seat } no puede jugar con calma: solo hay { $players } jugadores.
PT-no_call_now = Ahora no se tiran los dados.
PT-no_turn_now = Ahora no hay ninguna carta que descubrir.
PT-wrong_colour = Esta carta no es del color que pide el nivel.
PT-not_on_top = Esta carta no puede ser la siguiente de su mazo.
PT-no_layout_now = Las cartas ya están colocadas.
PT-not_the_36 = Se colocan las 36 cartas, cada una una vez.
PT-ready_already = Ya has elegido tu nivel y tu mano.

## Why not: touches

PT-no_race_now = No hay ninguna tirada en curso.
PT-not_at_table = El sitio { $seat } no está en esta mesa.
PT-touched_twice = El sitio { $seat } ya ha tocado una carta en esta tirada.
PT-too_late = La tirada dura { $seconds } segundos: este toque llega demasiado tarde.
PT-out_of_order = Los toques se juzgan por orden de tiempo: el sitio { $seat } va antes.

## What things are called in the sentences below

sweet-churros = churro
sweet-croissant = cruasán
sweet-macaron = macaron
sweet-eclair = éclair
sweet-waffle = gofre
sweet-doughnut = dónut
sweets-churros = churros
sweets-croissant = cruasanes
sweets-macaron = macarons
sweets-eclair = éclairs
sweets-waffle = gofres
sweets-doughnut = dónuts
card = { $count } { $count ->
    [one] { NAME("sweet", $sweet) }
   *[other] { NAME("sweets", $sweet) }
}
colours-green = verde
colours-orange = naranja
colours-red = roja
colours-violet = violeta
constraint = una carta { NAME("colours", $colour) } ({ $forbids })
hands-left = mano izquierda
hands-right = mano derecha
outcomes-advanced = es la buena
outcomes-blocked = «¡Pas touche!»
outcomes-late = demasiado tarde
outcomes-false_start = salida nula
outcomes-wrong_card = carta equivocada
outcomes-forbidden = carta prohibida
outcomes-wrong_hand = mano equivocada
outcomes-no_shout = sin gritar

## What happened, as the terminal tells it: players are numbered from 1

events-grid_laid = Las 36 cartas están colocadas.
events-prepared = El jugador { $player } juega en el nivel { $level } y tocará con la { NAME("hands", $hand) }.
events-called = Tirada { $number }.
events-thrown = Los dados: { card }.
events-touched = El jugador { $player } toca { card } ({ NAME("hands", $hand) }, { $reaction } ± { $margin } ms{ $by_arrival ->
    [true] , contado al llegar
   *[false] {""}
}{ $by_lot ->
    [true] , por azar
   *[false] {""}
}): { NAME("outcomes", $outcome) }.
events-advanced = El jugador { $player } avanza a la casilla { $space } de la carta { $card }.
events-won = ¡El jugador { $player } sale de su última casilla!
events-blocked = El jugador { $player } bloquea: nadie avanza.
events-lost_nothing = El jugador { $player } no pierde nada.
events-went_back = El jugador { $player } vuelve a la casilla { $space } de la carta { $card }.
events-went_back_without_card = El jugador { $player } vuelve a la casilla { $space } de la carta { $card } y devuelve { constraint }.
events-left_track = El jugador { $player } sale de la pista.
events-left_track_without_card = El jugador { $player } sale de la pista y devuelve { constraint }.
events-nobody_scored = Nadie avanza.
events-card_turned = El jugador { $player } descubre { constraint }.
events-free_card_turned = El jugador { $player } descubre { constraint }, que no prohíbe nada.
events-card_passed = Al jugador { $player } no le quedaría nada que tocar con { constraint }: la siguiente.
events-ended_won = Gana el jugador { $winners }. Próximos niveles: { $levels }.
events-ended_too_long = Demasiadas tiradas; quien ha llegado más lejos: jugador { $winners }. Próximos niveles: { $levels }.

## The table drawn in letters: short, each beside a player's number

picture-picks_level = elige su nivel
picture-level = nivel { $level }
picture-forbidden = prohibido: { $forbidden }
picture-throws = Tiradas: { $throws }
