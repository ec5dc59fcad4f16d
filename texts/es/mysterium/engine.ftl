## What things are called

mediums-0 = Rojo
mediums-1 = Azul
mediums-2 = Amarillo
mediums-3 = Verde
mediums-4 = Morado
mediums-5 = Blanco
kinds-person = Personajes
kinds-place = Lugares
kinds-object = Objetos
kind-person = personaje
kind-place = lugar
kind-object = objeto
clues-person = el personaje
clues-place = el lugar
clues-object = el objeto
any_clue-person = un personaje
any_clue-place = un lugar
any_clue-object = un objeto
own_clue-person = su personaje
own_clue-place = su lugar
own_clue-object = su objeto
visions = { COUNT($visions) ->
        [one] la visión { LIST($visions) }
       *[other] las visiones { LIST($visions) }
    }

## Refusals: a medium goes by its colour, or by the name of its player

MY-ghost_not_seated = El sitio { $seat } no puede ser el fantasma: solo jugáis { $players }.
MY-eldest_not_seated = La persona de más edad no puede estar en el sitio { $seat }: solo jugáis { $players }.
MY-eldest_is_ghost = La persona de más edad tiene que ser un médium: el sitio { $seat } es el fantasma.
MY-nothing_to_lay = Ahora no se pone ninguna carta en la mesa.
MY-other_kind_to_lay = Ahora se pone una carta de otra clase.
MY-laid_already = Esta carta ya está en la mesa.
MY-nothing_to_assign = El fantasma no roba ahora ninguna carta para un médium.
MY-other_to_assign = El fantasma roba ahora para otro médium, u otra clase de carta.
MY-not_to_be_assigned = Esta carta no está en la mesa, o ya es de otro médium.
MY-hand_full = La mano del fantasma no se completa ahora.
MY-not_in_pile = Esta visión no está en el mazo.
MY-nothing_to_join = Ahora no se añade ningún grupo.
MY-other_to_join = Ahora se roba otra carta del grupo.
MY-not_to_be_joined = Esta carta no está en la mesa, o ya está en un grupo.
MY-nothing_to_turn = Ahora no se descubre ninguna carta de la visión común.
MY-not_shared = Esta carta no está boca abajo en la visión común.
MY-no_gifts_now = Ahora no se dan visiones: solo las da el fantasma, antes de que corra el reloj de arena.
MY-no_such_medium = En esta partida no hay médium { $number }.
MY-medium_done = { NAME("mediums", $medium) } ya ha encontrado sus tres cartas.
MY-gifted_already = { NAME("mediums", $medium) } ya ha recibido sus visiones de esta hora.
MY-no_visions = Hace falta al menos una visión.
MY-out_of_order = Nombra cada visión una vez, en orden creciente.
MY-not_in_hand = La visión { $vision } no está en la mano del fantasma.
MY-no_crow_now = El cuervo solo sale antes de dar visiones o entre médium y médium, nunca después.
MY-crow_spent = El cuervo ya se fue.
MY-no_culprit_now = El culpable solo se señala cuando todos los médiums han terminado.
MY-no_such_group = No hay grupo { $group }: se cuentan del 0 al { $last }.
MY-three_shared = La visión común tiene tres cartas.
MY-not_guessing = Los médiums solo ponen sus bolas y fichas mientras corre el reloj de arena.
MY-not_your_medium = { NAME("mediums", $medium) } no es tu médium.
MY-nothing_to_find = { NAME("mediums", $medium) } ya tiene sus tres cartas y ayuda a los demás.
MY-not_laid = Esta carta no está en la mesa entre las de la clase buscada ({ NAME("kind", $kind) }).
MY-in_a_sleeve = Esta carta ya está en la funda de un médium.
MY-chosen_already = La bola ya está en esta carta.
MY-no_tokens = Con dos o tres no hay fichas de clarividencia.
MY-not_on_oneself = No se pone ninguna ficha junto a la propia elección.
MY-nothing_to_bet_on = { NAME("mediums", $medium) } no ha elegido nada, o ya ha terminado.
MY-same_bet = Tu ficha ya dice eso.
MY-token_spent = No te quedan fichas que digan eso.
MY-no_bet_there = No tienes ninguna ficha junto a ese médium.
MY-no_vote_now = Solo se vota sobre la visión común.

## What happens, for a terminal

events-clue_laid = En la mesa: { NAME("clues", $kind) } { $card }.
events-target_drawn = El fantasma roba { NAME("clues", $kind) } { $card } para { NAME("mediums", $medium) }.
events-target_drawn_hidden = El fantasma roba en secreto { NAME("any_clue", $kind) } para { NAME("mediums", $medium) }.
events-hour_struck = Hora { $hour }.
events-tokens_returned = Las fichas de clarividencia jugadas vuelven a sus médiums.
events-pile_shuffled = { $cards ->
        [one] El mazo se baraja de nuevo: { $cards } carta.
       *[other] El mazo se baraja de nuevo: { $cards } cartas.
    }
events-vision_drawn = El fantasma roba la visión { $vision }.
events-vision_drawn_hidden = El fantasma roba una visión.
events-visions_given = { NAME("mediums", $medium) } recibe { visions }.
events-crow_sent = El fantasma envía el cuervo y descarta { visions }.
events-crow_sent_hidden = { $cards ->
        [one] El fantasma envía el cuervo y descarta { $cards } carta.
       *[other] El fantasma envía el cuervo y descarta { $cards } cartas.
    }
events-glass_turned = Se gira el reloj de arena.
events-card_chosen = { NAME("mediums", $medium) } elige { NAME("clues", $kind) } { $card }.
events-bet_placed = { $stance ->
        [agree] { NAME("mediums", $medium) } está de acuerdo con { NAME("mediums", $about) }.
       *[disagree] { NAME("mediums", $medium) } no está de acuerdo con { NAME("mediums", $about) }.
    }
events-bet_withdrawn = { NAME("mediums", $medium) } retira su ficha de la elección de { NAME("mediums", $about) }.
events-said_ready = El sitio { $seat } ha terminado.
events-time_up = Se acabó el tiempo.
events-answered_right = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: ¡encontrado!
events-answered_wrong = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: no es eso.
events-answered_none = { NAME("mediums", $medium) } no ha elegido nada: falta por encontrar { NAME("own_clue", $kind) }.
events-bet_right = { NAME("mediums", $medium) } acertó con { NAME("mediums", $about) }: clarividencia { $track }.
events-bet_wrong = { NAME("mediums", $medium) } se equivocó con { NAME("mediums", $about) }.
events-came_through = { $steps ->
        [0] { NAME("mediums", $medium) } tiene sus tres cartas.
       *[other] { NAME("mediums", $medium) } tiene sus tres cartas y avanza { $steps }: clarividencia { $track }.
    }
events-group_joined = Al grupo { $group } llega { NAME("clues", $kind) } { $card }.
events-conveyed = El fantasma elige el grupo { $group } y da a todos { visions }.
events-conveyed_hidden = El fantasma ha elegido un culpable y da tres visiones a todos.
events-shared_turned = Visión común, carta { $number }: { $vision }.
events-voted = El sitio { $seat } vota por el grupo { $group }.
events-voted_hidden = El sitio { $seat } ha votado.
events-disagreed = No están de acuerdo: se vota otra vez.
events-votes_counted = Votos: { $ballots }. Acusado: el grupo { $group }.
events-votes_counted_none = Votos: ninguno. No se acusa a nadie.
events-culprit_shown = El culpable era el grupo { $group }.
events-culprit_shown_early = { COUNT($visions) ->
        [one] El culpable era el grupo { $group }; boca abajo quedaba { visions }.
       *[other] El culpable era el grupo { $group }; boca abajo quedaban { visions }.
    }
events-target_shown = { NAME("mediums", $medium) } buscaba { NAME("clues", $kind) } { $card }.
events-ended = { $ending ->
        [solved] ¡Culpable descubierto: gana todo el mundo!
        [mistaken] Ese no era el culpable: pierde todo el mundo.
       *[too_late] Ha pasado la séptima hora: pierde todo el mundo.
    }

## The table in letters, for a terminal: numbers follow what has none of its own

picture-head = Hora { $hour }/{ $hours }   Cuervos: { $crows }   Mazo: { $pile }   Descartes: { $heap }
picture-laid = { NAME("kinds", $kind) }:
picture-hand = Mano del fantasma:
picture-medium = { $name } ({ $seat }): funda
picture-targets = busca
picture-visions = visiones
picture-choice = elección
picture-wrong = no
picture-track = clarividencia
picture-group = Grupo { $group }:
picture-accused = acusado
picture-culprit = culpable
picture-shared = Visión común:
picture-face_down = Boca abajo:
