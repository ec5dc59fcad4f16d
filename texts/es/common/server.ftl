## What a table refuses

TB-unreadable = Este mensaje no se puede leer.
TB-stale = La partida ha avanzado entretanto; mira la mesa.
TB-not_seated = Para eso hay que tener un sitio en la mesa.
TB-not_host = Solo puede hacerlo quien organiza la mesa.
TB-no_such_seat = { $count ->
    [one] La mesa tiene { $count } sitio, con el número 0.
   *[other] La mesa tiene { $count } sitios, contados desde 0.
}
TB-seat_taken = Este sitio está ocupado.
TB-seat_locked = Quien organiza la mesa ha cerrado este sitio.
TB-nobody_there = Esa persona no está en la mesa.
TB-host_is_here = Quien organiza la mesa está aquí o acaba de irse.
TB-match_runs = Hay una partida en curso.
TB-no_match = No hay ninguna partida en curso.
TB-seats_empty = { $count ->
    [one] Queda { $count } sitio libre: invita a alguien o pon un bot.
   *[other] Quedan { $count } sitios libres: invita a alguien o pon bots.
}
TB-no_such_bot = Este juego no tiene ningún bot de ese nivel.
TB-not_for_you = No te toca a ti tirar ni robar.
TB-nothing_to_take_back = Nada que deshacer: desde entonces se ha tirado, revelado o jugado.
TB-no_intents = Este juego espera decisiones.
TB-silence = En este momento del juego no se habla.
TB-too_talkative = Despacio: deja hablar a los demás.
TB-nothing_said = De 1 a { $most } bytes de texto, sin caracteres de control.
TB-bad_options = Como mucho { $turn } segundos por turno y { $away } de ausencia.
TB-not_saved = No se ha podido guardar: nada ha cambiado, vuelve a intentarlo.
TB-too_busy = La mesa está desbordada, vuelve a intentarlo.
TB-wrong_protocol = Esta página es de otra versión: recárgala.
TB-hello_first = Primero hay que presentarse.
TB-no_such_table = Esta mesa no existe.
TB-shut_out = Esta mesa no está abierta para ti.
TB-table_full = Ya hay demasiada gente en esta mesa.
TB-log_full = Esta mesa ya ha visto bastante: abre otra.
TB-already_seated = Ya tienes un sitio.
TB-not_yourself = No puedes hacerte salir, ni a quien comparte tu dispositivo.
TB-too_long = Este texto pasa de { $most } bytes.
TB-still_thinking = Tu petición anterior aún se está examinando.
TB-not_readable = La mesa no se puede leer por ahora.
TB-too_often = Despacio: espera un momento.
TB-no_place = Un lugar: de 1 a { $most } letras a-z, cifras o _.
TB-no_race = No hay ninguna carrera en marcha.
TB-not_now = Ya lo has hecho en esta carrera, o no es el momento.
TB-has_seen_another = En esta partida ya has visto lo que solo se ve desde otro sitio.
TB-nobody_asks = Esa persona no pide (o ya no pide) este sitio.
TB-no_say_in_it = Solo responde quien juega o ha jugado esta partida, y no por su propio dispositivo.
TB-nobody_to_agree = Esta partida tiene secretos, y no hay nadie que pueda dar su acuerdo: juega un bot.
TB-too_many_ask = Demasiada gente ha jugado o pide jugar en esta partida: espera a la siguiente.
TB-at_the_door = Esperas en la puerta: antes te tienen que abrir.
TB-nobody_opened = Nadie ha abierto la puerta.
TB-wrote_too_much = Hoy ya se ha escrito bastante desde aquí: las partidas en curso siguen.
TB-disk_low = Al servidor le falta espacio: las partidas en curso siguen.
TB-closed_by_operator = Quien administra este servidor ha cerrado esta mesa.
TB-deleted = Quien administra este servidor ha eliminado esta mesa.
TB-unlisted = Quien administra este servidor ha quitado esta mesa de la lista pública.
TB-read_anew = La mesa se está releyendo: vuelve a entrar.

## What is refused before a table is reached

SV-not_found = En esta dirección no hay nada.
SV-wrong_method = Esta dirección no se pide así.
SV-not_json = Envía JSON (application/json).
SV-foreign_page = Una página de otro sitio no puede pedir esto.
SV-too_often = Demasiadas veces: espera un poco.
SV-bad_name = Un nombre tiene de 1 a { $most } bytes, se ve y no tiene caracteres de control.
SV-server_busy = El servidor está desbordado, vuelve a intentarlo.
SV-no_such_match = Esta mesa no tiene esa partida.
SV-too_many_listed = Ya tienes { $most } mesas públicas.
SV-no_such_sharer = Un dispositivo tiene { $most } invitados (as=1, as=2, …) y una pantalla (as=screen).
SV-other_rules = Este servidor no conoce las reglas de esta partida.
SV-no_such_eyes = Se mira con los ojos de un sitio (de 0 a { $last }), de spectator o de all.
SV-no_such_decision = { $count ->
    [one] Esta partida tiene { $count } decisión, contada desde 0.
   *[other] Esta partida tiene { $count } decisiones, contadas desde 0.
}
SV-no_such_evidence = { $count ->
    [one] Esta partida tiene hasta ahora { $count } prueba.
   *[other] Esta partida tiene hasta ahora { $count } pruebas.
}
SV-too_many_newcomers = Demasiada gente nueva desde tu red: vuelve a intentarlo más tarde.
SV-too_much_advice = Se piden demasiados consejos en este momento: vuelve a intentarlo.
# The moment is written as 2026-11-20 14:00 UTC.
SV-banned = Quien administra este servidor te ha vetado hasta el { $until }.
SV-too_many_reports = Demasiadas denuncias desde aquí: vuelve a intentarlo más tarde.
SV-not_at_table = Se denuncia a alguien desde la mesa en la que se está.
SV-not_oneself = No puedes denunciarte, ni a quien comparte tu dispositivo.
SV-no_such_code = Este código no existe, ya se ha usado o ya no vale.
SV-too_many_guesses = Se han probado demasiados códigos: vuelve a intentarlo dentro de diez minutos.
SV-somebody_else = Este navegador ha pasado a ser de otra persona: recarga la página.

## Decisions that nobody awaits, in any game

CT-match_is_over = La partida ha terminado.
CT-seat_not_awaited = No le toca decidir al sitio { $seat }.
CT-nature_not_awaited = El azar no tiene nada que decidir ahora.
CT-no_deadline = No corre ningún plazo.
CT-world_not_awaited = No hay nada que resolver.

## The page of a server without the client

page-running = El servidor está en marcha. Juegos de mesa para jugar en familia y con amigos, con bots en los sitios libres; nada de lo que se juega se pierde.
page-games = Los juegos
page-players = de { $fewest } a { $most } jugadores
page-programs = Jugar desde un programa
page-cookie = Guarda la cookie que recibas: es la que dice quién eres.
page-read = Para leer: { $games }, { $tables }, { $health }.
page-read_games = los juegos
page-read_tables = las mesas públicas
page-read_health = el estado del servidor

## The end of a replay in the terminal

replay-end = { $count ->
    [one] { $count } decisión, huella { $digest }
   *[other] { $count } decisiones, huella { $digest }
}
