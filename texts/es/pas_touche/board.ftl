list = { COUNT($names) ->
    [0] nadie
   *[other] { LIST($names) }
}

## The sweets, and cards of the grid

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
grid = Los dulces, seis filas de seis
card_at = { $place }, { $card }

## Constraint cards

colours-green = verde
colours-orange = naranja
colours-red = roja
colours-violet = violeta
forbids_sweet = nada de { NAME("sweets", $sweet) }
forbids_number = nada de { $number }
slot_down = Carta { NAME("colours", $colour) }, boca abajo
slot = Carta { NAME("colours", $colour) }: { COUNT($rules) ->
    [0] no prohíbe nada
   *[other] { LIST($rules) }
}{ $cube ->
    [past] , superada
    [here] , tu cubo está en la casilla { $space }
   *[none] {""}
}
own_cards = Tus prohibiciones
no_constraints = Con los peques: las prohibiciones no cuentan.

## Hands and times

sides-left = izquierda
sides-right = derecha
hand_name = { $side ->
    [left] Izda.
   *[right] Dcha.
}
seconds = { $whole },{ $thousandths }{"\u00A0"}s
seconds_short = { $whole },{ $tenths }
margin = ±{"\u00A0"}{ $ms }{"\u00A0"}ms

## What came of a touch, and what it cost

outcomes-advanced = avanza
outcomes-blocked = bloquea
outcomes-late = demasiado tarde
outcomes-false_start = salida nula
outcomes-wrong_card = carta equivocada
outcomes-forbidden = carta prohibida
outcomes-wrong_hand = mano equivocada
outcomes-no_shout = sin gritar
faults-wrong_card = se equivoca de carta
faults-forbidden = toca una carta prohibida
faults-wrong_hand = usa la otra mano sin motivo
faults-no_shout = bloquea sin gritar
faults-false_start = sale antes de tiempo
costs-off_track = fuera de la pista, nada.
costs-padlock = candado, no se mueve nada.
costs-arrow = flecha, una casilla atrás.
costs-crossed = carta tachada, atrás y carta nueva.
fault = { GIVEN($cost) ->
    [yes] { NAME("faults", $outcome) }: { NAME("costs", $cost) }
   *[no] { NAME("faults", $outcome) }
}
own_error = { GIVEN($cost) ->
    [yes] { CAPITAL(NAME("outcomes", $outcome)) }: { NAME("costs", $cost) }
   *[no] { CAPITAL(NAME("outcomes", $outcome)) }.
}

## The dice and what is said of a throw

dice = Los dados: { $card }
dice_wait = Los dados, aún ocultos
called = ¡{ $card }!
ready = ¿Todo listo?
ready_detail = Las manos por encima de la mesa…
who_throws = ¿Quién tira?
who_throws_detail = Cualquiera puede pedir la tirada.
find_it = ¡Encuéntrala!
find_it_forbidden = Prohibida para ti: ¡la otra mano, y grita!
you_touched = Tocada. Miramos la foto…
you_block = Y ahora, ¡grita!
you_shouted = ¡Pas touche! Miramos la foto…
you_gave_up = Pasas en esta tirada.
you_watch = Buscando…
too_soon = Espera a que caigan los dados.
touched_once = Una sola carta por tirada.
shout_at_nothing = Nada que bloquear con esta mano.
wait_throw = Nada que tocar hasta la próxima tirada.
nobody = Nadie avanza.
moves_on = { $name } avanza una casilla.
wins = ¡{ LIST($names) } { COUNT($names) ->
    [one] ha
   *[other] han
} ganado!
blocks = { $name } grita «¡Pas touche!»

## The photo finish

finish = Foto finish
by_arrival = Contado al llegar al servidor
finish_line = { $name }, { $card }, { $time }{ $calm ->
    [true] , que cuenta la mitad
   *[false] {""}
}, { $margin }{ $by_arrival ->
    [true] , contado al llegar
   *[false] {""}
}: { NAME("outcomes", $outcome) }
no_touch_of = { $name } no ha tocado nada
too_close = Diferencia de { $gap }{"\u00A0"}ms, menor que el error:
close = Por solo { $gap }{"\u00A0"}ms:
lots = el azar elige a { $name }.

## At the thumb

to_block = para bloquear
to_touch = para tocar
pad = La otra mano, la { NAME("sides", $side) }: mantener para bloquear
shout = ¡Pas touche!
shout_within = en { $calm ->
    [true] 4
   *[false] 1,5
}{"\u00A0"}s
space = Espacio
throw = Tirar los dados
throw_detail = cuando todo esté listo
give_up = Paso
turn_up = Descubrir la carta

## Before the first throw

prepare = ¿Tu nivel y tu mano?
prepare_detail = Cuanto más alto es el nivel, más prohíben tus cartas.
prepare_wait = { COUNT($names) ->
    [one] { LIST($names) } se prepara.
   *[other] { LIST($names) } se preparan.
}
prepared = ¡Anotado!
level_value = Nivel { $level }
choice = Nivel { $level }, { NAME("sides", $side) }
level_cards = Tres cartas: { LIST($colours) }
proposed = propuesto para esta partida
which_hand = ¿Qué mano toca?
go = ¡Vamos!
how_mouse = Ratón: botón izquierdo para tocar, botón derecho para la otra mano.
how_keys = Teclado: una letra y una cifra (B3), con Mayús para la otra mano; Espacio para gritar.
how_touch = Toca las cartas con un dedo; deja el otro pulgar sobre la otra mano para bloquear.
preparing = se prepara
player_detail = nivel { $level }, mano { NAME("sides", $side) }{ $calm ->
    [true] , con calma
   *[false] {""}
}
progress = { $spaces } de { $length } casillas
calm_table = Con calma: { LIST($names) }. Su tiempo cuenta la mitad.

## The log

laid = Los 36 dulces están en la mesa.
has_prepared = { $name } juega en el nivel { $level }, con la mano { NAME("sides", $side) }.
thrown = Los dados: { $card }, en { $place }.
first_touch = { $name } toca en { $time } ({ $margin }).
wrong_touch = { $name } toca { $card }: { NAME("outcomes", $outcome) } ({ $clause }).
advanced = { $name } avanza: { $slot ->
    [1] primera
    [2] segunda
   *[3] tercera
} carta, casilla { $space }.
off_the_end = ¡{ $name } sale de su tercera carta!
penalised = { $name }: { NAME("costs", $cost) }
turned = { $name } descubre una carta { NAME("colours", $colour) }: { LIST($rules) }.
turned_free = { $name } descubre una carta que no prohíbe nada.
passed = La carta no le dejaría nada a { $name }: va debajo del mazo y sale otra.
endings-won = ¡{ LIST($names) } { COUNT($names) ->
    [one] gana
   *[other] ganan
} la partida!
endings-too_long = Ya basta de tiradas: { LIST($names) } { COUNT($names) ->
    [one] ha
   *[other] han
} llegado más lejos.

## What the server makes up for on each line

lines = Retrasos compensados:
line = { $name } { $round_trip }{"\u00A0"}ms (±{"\u00A0"}{ $spread })
line_unknown = { $name } aún sin medir

## The sheet at the end

result = El camino de cada cual
next_level = Próximo nivel
next_levels_help = La próxima partida propone estos niveles; cada cual puede elegir otro.
throws = { $count ->
    [one] { $count } tirada.
   *[other] { $count } tiradas.
}
throw_number = Tirada { $number }

## Practice

drill = Contrarreloj
drill_detail = Doce tiradas, lo más rápido posible. Un error suma dos segundos.
drill_left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
drill_again = Otra vez
drill_leave = Salir del entrenamiento
drill_done = Fin: { $time }
drill_best = Tu récord: { $time }
drill_result = { $result ->
    [right] ¡Bravo!
   *[other] { CAPITAL(NAME("outcomes", $result)) }
}
drill_time = { $wrong ->
    [true] { $time }, y dos segundos más.
   *[false] { $time }
}

## The slip in the margin

an_error = ¿Un error?
space_names-padlock = Candado
space_names-arrow = Flecha
space_names-crossed = Carta tachada
error-padlock = nada
error-arrow = una casilla atrás
error-crossed = atrás, y carta nueva
