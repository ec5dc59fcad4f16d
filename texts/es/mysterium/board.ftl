## Names

colours-0 = Rojo
colours-1 = Azul
colours-2 = Amarillo
colours-3 = Verde
colours-4 = Morado
colours-5 = Blanco
medium_of = { $colour } ({ $name })
kinds-person = Personajes
kinds-place = Lugares
kinds-object = Objetos
kind-person = Personaje
kind-place = Lugar
kind-object = Objeto
card = { NAME("kind", $kind) } { $number }
vision = Visión { $number }
quoted = «{ $name }»
hour_of = Hora { $hour } de { $hours }
hour = Hora { $hour }

## The boards

boards = Las pistas sobre la mesa
chosen_by = elección de { LIST($names) }
found_by = hallazgo de { $name }
tried_by = ya intentado por { LIST($names) }
target_for = { COUNT($names) ->
        [one] tiene que adivinarlo { LIST($names) }
       *[other] tienen que adivinarlo { LIST($names) }
    }
set_aside = apartado en tus notas
sought_here = { LIST($names) } { COUNT($names) ->
        [one] busca
       *[other] buscan
    } aquí

## The mediums and their visions

mediums = Los médiums
medium_chip = { $name }: { $state }
seeks-person = busca su personaje
seeks-place = busca su lugar
seeks-object = busca su objeto
all_found = lo ha encontrado todo
visions_count = { $count ->
        [0] ninguna visión
        [1] una visión
       *[other] { $count } visiones
    }
visions_for = Visiones de { $name }
no_visions = Todavía no hay visiones. El fantasma está pensando…
no_visions_given = Aquí aún no hay visiones. ¿Cuál de tu mano lleva a esta carta?
no_visions_done = Sus tres cartas ya están; las visiones han vuelto al mazo.
from_hour = de la hora { $hour }
waits_gift = espera una visión
has_gift = ya ha recibido
chose = elección: { $card }
no_choice = aún no ha elegido
is_ready = ha terminado
track = clarividencia { $steps }

## Clairvoyance tokens

bet_lead = ¿Qué te parece la elección de { $name }?
bet_later = { $name } aún no ha elegido.
stances-agree = De acuerdo
stances-disagree = En desacuerdo
tokens_left = { $count ->
        [0] ninguna ficha
        [one] { $count } ficha
       *[other] { $count } fichas
    }
withdraw = Retirar la ficha

## The ghost

hand = Tu mano de visiones
hand_card = { $on ->
        [true] Elegida: visión { $number }. { $text }
       *[false] visión { $number }. { $text }
    }
convey_to = Haz que { $name } adivine: { $card }
target = Hay que adivinar
give = { $count ->
        [0] Elige visiones para { $name }
        [1] Dar una visión a { $name }
       *[other] Dar { $count } visiones a { $name }
    }
crow = { $count ->
        [0] Cuervo
        [one] Cuervo: cambiar { $count } carta
       *[other] Cuervo: cambiar { $count } cartas
    }
crows_left = { $count ->
        [0] ya se fue
        [one] queda { $count }
       *[other] quedan { $count }
    }
ghost_keeps_silent = Silencio: el fantasma no habla. Escucha lo que ven en tus visiones.

## At the thumb of a medium

ready = Por mí, vale
ready_detail = respuesta cuando terminéis todos
ready_without = ¿sin elegir?
you_are_ready = Anotado. Faltan los demás.
choose_for = Para { $name }: ¡es esta!
choose = ¡Es esta!
your_choice = Tu elección
choice_of = Elección de { $name }
nothing_chosen = nada aún
chose_nothing = no ha elegido nada
waiting_ghost = El fantasma prepara sus visiones.

## Close up

describe = Descripción
before = Carta anterior
next = Carta siguiente
point_hint = Toca un detalle para mostrárselo a todos.
point_card = Mostrar esta carta
points_at = { $name } señala un detalle
see_it = Ver
compare_visions = Las visiones de { $name }
compare_clues-person = Los personajes
compare_clues-place = Los lugares
compare_clues-object = Los objetos
take = Coger esta visión
put_back = Dejar esta visión
shown_card = Mirad { $card }, { $down ->
        [0] { $across ->
            [0] arriba a la izquierda
            [1] arriba en el centro
           *[2] arriba a la derecha
        }
        [1] { $across ->
            [0] a la izquierda
            [1] en el centro
           *[2] a la derecha
        }
       *[2] { $across ->
            [0] abajo a la izquierda
            [1] abajo en el centro
           *[2] abajo a la derecha
        }
    }

## Notes

notebook = Cuaderno
notebook_lead = Solo para ti: estas notas se quedan en este dispositivo.
notebook_label = Tus notas
put_aside = Apartar esta carta
take_up = No apartarla más

## What is revealed

last_hour = Respuestas de la hora { $hour }
asks = { $name } pregunta al fantasma…
right = ¡Encontrado!
wrong = No es eso
none_chosen = { $kind ->
        [person] Sin elección: falta por encontrar su personaje
        [place] Sin elección: falta por encontrar su lugar
       *[object] Sin elección: falta por encontrar su objeto
    }
bet_right = { LIST($names) } lo { COUNT($names) ->
        [one] veía
       *[other] veían
    } venir: +1
came_through = ¡{ $name } tiene sus tres cartas!
came_steps = { SIGNED($steps) } de clarividencia
tokens_back = Vuelven las fichas de clarividencia.
time_up = Se acabó el tiempo
crow_flies = { $cards ->
        [one] El cuervo se lleva { $cards } visión
       *[other] El cuervo se lleva { $cards } visiones
    }

## The epilogue

epilogue = ¿Quién es el culpable?
shared = La visión común
shared_down = Carta boca abajo
shared_card = Carta { $at } de la visión común
group_of = { GIVEN($name) ->
        [yes] Grupo { $number }, el de { $name }
       *[no] Grupo { $number }, desconocidos
    }
group_name = { GIVEN($name) ->
        [yes] { $name }
       *[no] Desconocidos
    }
pick_culprit = Elige al culpable y luego tres visiones de tu mano.
convey-no_group = Elige un grupo
convey-more = { $count ->
        [1] Una visión más
       *[other] { $count } visiones más
    }
convey-done = Es el grupo { $group }
vote_for = Votar por el grupo { $group }
vote_final = un voto no se puede cambiar
vote_pick = Toca el grupo que acusas
votes_of = acusado por { LIST($names) }
accused = Acusado
culprit = Culpable
yours_to_convey = tu culpable
hush = El fantasma va a hablar…
disagreed = No hay acuerdo: habladlo y votad otra vez.
endings-solved = ¡Culpable descubierto!
endings-mistaken = Ese no era el culpable.
endings-too_late = Ha pasado la séptima hora.
nobody_accused = No se ha acusado a nadie.
sealed = { $voted } de { $all } votos en su sobre

## The banner

setting_up = Las pistas llegan a la mesa
you_give = Envía un sueño a { $name }
you_give_detail = { $kind ->
        [person] Elige visiones que evoquen su personaje.
        [place] Elige visiones que evoquen su lugar.
       *[object] Elige visiones que evoquen su objeto.
    }
ghost_gives = El fantasma sueña…
ghost_gives_detail = { LIST($names) } { COUNT($names) ->
        [one] espera
       *[other] esperan
    } una visión.
you_guess = ¿Qué dice el fantasma?
you_guess_detail = { $kind ->
        [person] Toca una carta para tu personaje, o habladlo.
        [place] Toca una carta para tu lugar, o habladlo.
       *[object] Toca una carta para tu objeto, o habladlo.
    }
you_help = Ayuda a los demás
you_help_detail = Ya tienes tus cartas: mira con los demás y apuesta tus fichas.
chosen_title = Elección hecha
chosen_detail = Aún puedes cambiar de idea, o decir que vale.
they_guess = Los médiums buscan
they_guess_ghost = ¡Silencio! Mira cómo buscan.
waiting_ready = { COUNT($names) ->
        [0] No falta nadie.
        [one] Falta { LIST($names) }.
       *[other] Faltan { LIST($names) }.
    }
you_convey = Señala al culpable
you_convey_detail = Un grupo, y tres visiones que llevan hasta él.
ghost_conveys = El fantasma elige al culpable
ghost_conveys_detail = Van a llegar tres visiones para todos.
you_vote = ¿A quién acusas?
you_vote_detail = { $cards ->
        [1] Tu clarividencia te muestra una de las tres cartas. Vota en secreto, sin hablar.
        [2] Tu clarividencia te muestra dos de las tres cartas. Vota en secreto, sin hablar.
       *[other] Tu clarividencia te muestra las tres cartas. Vota en secreto, sin hablar.
    }
you_vote_agree = Poneos de acuerdo: tenéis que acusar al mismo grupo.
you_vote_alone = Tres cartas y un solo voto: el tuyo.
they_vote = Votación secreta
wait_turn = Verás más cartas: votarás en la carta { $card }.
you_voted = Tu voto está en su sobre
no_group_now = Ahora no se vota.

## The log

log_target = El fantasma hará que { $name } adivine { $card }.
log_hour = Hora { $hour }.
log_tokens = Vuelven las fichas de clarividencia jugadas.
log_shuffled = El mazo se baraja de nuevo: { $cards } visiones.
log_given = { $count ->
        [1] { $name } recibe una visión.
       *[other] { $name } recibe { $count } visiones.
    }
log_crow = { $cards ->
        [one] El cuervo se lleva { $cards } visión del fantasma.
       *[other] El cuervo se lleva { $cards } visiones del fantasma.
    }
log_glass = Todas las visiones están dadas: ahora eligen los médiums.
log_chosen = { $name } elige { $card }.
log_bet = { $stance ->
        [agree] { $name } está de acuerdo con { $about }.
       *[disagree] { $name } no está de acuerdo con { $about }.
    }
log_withdrawn = { $name } retira su ficha de la elección de { $about }.
log_ready = { $name } ha terminado.
log_time = Se acabó el tiempo.
log_right = { $name }, { $card }: ¡encontrado!
log_wrong = { $name }, { $card }: no es eso.
log_none = { $kind ->
        [person] { $name } no ha elegido nada: falta por encontrar su personaje.
        [place] { $name } no ha elegido nada: falta por encontrar su lugar.
       *[object] { $name } no ha elegido nada: falta por encontrar su objeto.
    }
log_bet_right = { $name } acertó con { $about }: clarividencia { $track }.
log_bet_wrong = { $name } se equivocó con { $about }.
log_through = { $steps ->
        [0] { $name } tiene sus tres cartas.
       *[other] { $name } tiene sus tres cartas y avanza { $steps }.
    }
log_conveyed = El fantasma ha elegido un culpable y da tres visiones a todos.
log_conveyed_own = El fantasma señala al grupo { $group } y da tres visiones a todos.
log_turned = Visión común, carta { $number }: { $card }.
log_voted = { $name } ha votado.
log_vote = { $name } vota por el grupo { $group }.
log_disagreed = Los dos votos no coinciden: se vota otra vez.
log_counted_none = Los votos están contados: no se acusa a nadie.
log_counted = { $tied ->
        [true] Empate a votos: decide la mayor clarividencia y se acusa al grupo { $group }.
       *[false] Los votos están contados: se acusa al grupo { $group }.
    }
log_culprit = El culpable era el grupo { $group }.
log_target_shown = { $name } buscaba { $card }.

## Labels of actions

do_give = Para { $name }: { $cards }
do_crow = Cuervo: { $cards }
do_choose = { $name }: { $card }
do_bet = { $stance ->
        [agree] De acuerdo con { $about }
       *[disagree] En desacuerdo con { $about }
    }
do_withdraw = Retirar la ficha de la elección de { $about }
do_ready = Por mí, vale
do_convey = Culpable: el grupo { $group }, { $cards }
do_vote = Votar por el grupo { $group }
vision_numbers = { COUNT($numbers) ->
        [one] visión { LIST($numbers) }
       *[other] visiones { LIST($numbers) }
    }

## Beside the names, and the sheet

detail_ghost = { $hand ->
        [one] fantasma, { $hand } visión en mano, cuervo { $crows }
       *[other] fantasma, { $hand } visiones en mano, cuervo { $crows }
    }
result = Lo que han encontrado los médiums
missed = no encontrado
found = encontrado
reference = Clarividencia
reference_token = Ficha que acierta
reference_three_cards = Tres cartas
reference_three_cards_points = 7 − hora
reference_two_seen = Ver dos cartas
reference_shared = de la visión común
reference_three_seen = Ver tres cartas
reference_note = Siete horas para encontrarlo todo.
