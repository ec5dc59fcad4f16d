## Everywhere

lead = Cinco juegos de fantasmas para jugar en compañía.
close = Cerrar
back = Volver
cancel = Cancelar
loading = Un momento…
try_again = Reintentar
unreachable = El servidor no responde. Comprueba tu conexión y vuelve a intentarlo.
not_possible = Ahora no es posible{ GIVEN($clause) ->
    [yes] {" "}({ $clause })
   *[no] {""}
}.
players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}

## The name

your_name = Tu nombre
name_help = No hace falta más para jugar.
name_missing = Primero dinos cómo te llamas.
change_name = Cambiar de nombre
save = Soy yo
guest = Visitante

## The lobby

invited = Te esperan en la mansión
come_in = Entrar
new_table = Nueva mesa
have_code = ¿Tienes un código?
code = Código
code_placeholder = ABCD-1234-EFGH
enter = Entrar
code_wrong = Este código no está completo: tiene doce letras y cifras.
games = Los juegos
soon = Pronto
pitches-le_fantome_de_minuit-title = Le Fantôme de minuit
pitches-le_fantome_de_minuit-text = Esconde a tus invitados antes de que Hugo suba la escalera.
pitches-le_fantome_de_minuit-tags-0 = de 2 a 8 jugadores
pitches-le_fantome_de_minuit-tags-1 = desde 8 años
pitches-chasseurs_de_tresor-title = Chasseurs de trésor
pitches-chasseurs_de_tresor-text = Sacad entre todos las ocho joyas de la casa encantada.
pitches-chasseurs_de_tresor-tags-0 = de 1 a 4 jugadores
pitches-chasseurs_de_tresor-tags-1 = cooperativo
pitches-pas_touche-title = Pas Touche{"\u00A0"}!
pitches-pas_touche-text = Atrapa el dulce correcto con la mano correcta.
pitches-pas_touche-tags-0 = de 2 a 6 jugadores
pitches-pas_touche-tags-1 = rapidez
pitches-mysterium-title = Mysterium
pitches-mysterium-text = Un fantasma mudo envía sueños. Os toca leerlos.
pitches-mysterium-tags-0 = de 2 a 7 jugadores
pitches-mysterium-tags-1 = cooperativo
pitches-pas_vu_pas_pris-title = Pas vu, pas pris{"\u00A0"}!
pitches-pas_vu_pas_pris-text = Echa un vistazo por la cerradura: ¿quién asoma?
pitches-pas_vu_pas_pris-tags-0 = de 2 a 4 jugadores
pitches-pas_vu_pas_pris-tags-1 = en 3D
open_tables = Mesas abiertas
open_tables_lead = Sitios libres, ahora mismo.
no_open_tables = No hay ninguna mesa abierta por ahora. Abre la tuya e invita a quien quieras.
my_tables = Mis mesas
my_tables_lead = Sigue donde lo dejaste.
resume = Seguir
join = Unirse
watch = Mirar
table_of = Mesa de { $who }
seats_taken = { $taken } de { $seats }
playing_now = partida en curso
waiting_for_you = te esperan
about = Acerca de Minuit
credits-0 = Minuit es software libre (licencia MIT), sin publicidad, sin cuentas y sin rastreo.
credits-1 = Títulos: Berkshire Swash, de Astigmatic. Textos: Atkinson Hyperlegible, del Braille Institute. Ambas con licencia OFL.

## A new table

new_table_title = Una nueva mesa
which_game = El juego
all_my_tables = Todas mis mesas
how_many = ¿Cuántos sitios?
how_many_help = El tuyo también cuenta. Los sitios libres esperan a quien invites.
fewer = Uno menos
more = Uno más
bots = ¿Algún bot?
bots_help = Ocupan los últimos sitios; en la mesa podrás cambiar de idea.
bots_count = { $count ->
    [0] ningún bot
    [one] { $count } bot
   *[other] { $count } bots
}
level = Nivel
practise = Practicar a solas
practise_help = Doce tiradas contra el reloj, ahora mismo.
levels-random-title = Despistado
levels-random-help = Juega al azar.
levels-easy-title = Fácil
levels-easy-help = Para aprender con calma.
levels-normal-title = Astuto
levels-normal-help = Un buen rival para la familia.
levels-hard-title = Temible
levels-hard-help = Piensa, y se nota.
partners-normal = Un buen compañero para la familia.
more_options = Opciones de la partida
listed-title = Visible entre las mesas abiertas
listed-help = Cualquiera en este servidor puede venir a sentarse.
knock-title = Quien llega llama a la puerta
knock-help = Espera fuera hasta que le abras.
closed-title = Puerta cerrada
closed-help = Ya no entra nadie, ni siquiera a mirar.
turn_time-title = Tiempo por jugada
turn_time-help = Pasado ese tiempo, un bot hace la jugada.
away_time-title = Ausencia
away_time-help = Pasado ese tiempo, un bot juega por quien se fue, hasta que vuelva.
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
no_limit = Sin límite
never = Nunca
open_it = Abrir la mesa
opening = Encendiendo las velas…

## Inviting

invite = Invitar
invite_lead = Envía el enlace, dicta el código o haz que escaneen la imagen.
link = Enlace de la mesa
copy = Copiar
only_here = Este enlace solo se abre en este ordenador. Para tus invitados, abre Minuit con la dirección de este ordenador en la red.
copied = ¡Copiado!
copy_by_hand = El enlace está seleccionado: cópialo.
qr_label = Código QR del enlace de la mesa

## The table

table = Mesa
seats = Los invitados
seat_number = Sitio { $number }
myself = Yo
bot_on = Bot, sitio { $number }
bot_name = Bot { $level ->
    [random] despistado
    [easy] fácil
    [normal] astuto
    [hard] temible
   *[other] { $level }
}
bot_short = { $level ->
    [random] Despistado
    [easy] Fácil
    [normal] Astuto
    [hard] Temible
   *[other] Bot { $level }
}
bot_number = Bot { $number }
you = tú
host = organiza
bot = bot
away = ausente
present = presente
locked = cerrado
free_seat = libre
played_by = juega un bot { $level ->
    [random] despistado
    [easy] fácil
    [normal] astuto
    [hard] temible
   *[other] { $level }
}
you_watch = Estás mirando la partida.
sit_here = Sentarse aquí
stand_up = Dejar mi sitio
waiting_title = Falta gente
ready_title = Ya está todo el mundo
waiting_seats = { $count ->
    [one] Queda un sitio: invita a alguien o añade un bot.
   *[other] Quedan { $count } sitios: invita a más gente o añade bots.
}
ready_host = Te toca abrir la velada.
waiting_host = { $who } va a empezar la partida.
begin = Empezar
board = Tablero
your_moves = Tus opciones
list_moves = Todas tus opciones, en lista
log = Diario
log_empty = Aquí se escribe lo que pasa en la mesa.
chat = Chat
chat_empty = Aún no ha hablado nadie.
chat_placeholder = Unas palabras a la mesa
send = Enviar
no_talking = ¡Chis! Ahora no se habla.
log_and_chat = Diario y chat
menu = Menú de la mesa
take_back = Deshacer mi jugada
round_short = R{ $round }
total = Total
round_of = Ronda { $round } de { $rounds }
time_left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
waiting_for = Le toca a { $who }.
your_turn = ¡Te toca!
roll = Tirar el dado
hand_over = Que juegue un bot
take_over = Volver a jugar
bot_plays_for_you = Un bot juega por ti.
dismiss = Entendido

## Emotes

said = { $who }: { $text }
emotes = Reacciones
emote_names-laugh = Reír
emote_names-gasp = Sobresaltarse
emote_names-boo = Hacer buuu
emote_names-clap = Aplaudir
emote_names-heart = Enviar un corazón
emote_names-yawn = Bostezar
emoted-laugh = { $who } se ríe.
emoted-gasp = { $who } se sobresalta.
emoted-boo = { $who } hace buuu.
emoted-clap = { $who } aplaude.
emoted-heart = { $who } envía un corazón.
emoted-yawn = { $who } bosteza.
emotes_shown-title = Reacciones
emotes_shown-help = Los fantasmitas que envían los demás.

## Parts of boards

player = Nombre
skip = Saltar
skip_motion = Saltar la animación
advice = Consejo
advice_plain = Es lo que haría el bot más fuerte.
thinking = Pensando…
look_closely = Ver de cerca: { $what }

## The menu of the host

host_menu = Sitios
fill_up = Completar con bots
put_bot = Poner un bot
free_it = Liberar el sitio
free_sure = ¿Liberar el sitio donde juega { $who }?
lock_it = Cerrar el sitio
unlock_it = Reabrir el sitio
remove = Hacer salir
labelled = { $action }: { $thing }
remove_sure = ¿Hacer salir a { $who } definitivamente?
pass_host = Que organice la mesa
claim_host = Organizar la mesa
table_options = Opciones de la mesa
game_setup = La partida
seat_actions = Acciones para { $who }

## The end of a match

again = ¡La revancha!
winner = ¡Gana { $who }!
you_won = ¡Bravo, ganas tú!
winners = ¡Victoria compartida para { LIST($names) }!
won_together = ¡Victoria, todos a una!
lost_together = Esta vez habéis perdido.
show_board = Ver el tablero
score_sheet = Hoja de puntos
place = { $place }.º
to_lobby = Inicio
download_record = Descargar la partida

## The connection

connecting = Entrando en la mansión…
reconnecting = Se ha cortado la conexión. Volvemos…
offline = Sin conexión
offline_lead = Tu dispositivo se ha quedado sin red. La partida te espera.
endings-outdated-title = Hay una versión nueva
endings-outdated-help = Recarga la página para seguir.
endings-shut_out-title = Esta mesa está cerrada
endings-shut_out-help = Quien organiza la mesa no ha abierto la puerta.
endings-turned_away-title = La puerta sigue cerrada
endings-turned_away-help = Quien organiza la mesa no deja entrar a nadie más, o no te esperaba.
endings-sent_out-title = Ya no estás en esta mesa
endings-sent_out-help = Quien organiza la mesa te ha hecho salir.
endings-nobody_opened-title = No ha abierto nadie
endings-nobody_opened-help = Avisa de que estás aquí y vuelve a llamar.
endings-no_table-title = Aquí no hay ninguna mesa
endings-no_table-help = Quizá el enlace no esté completo.
endings-closed-title = Esta mesa está cerrada
endings-closed-help = La ha cerrado quien administra este servidor.
endings-banned-title = No puedes jugar aquí
endings-banned-help = Quien administra este servidor te ha vetado.
endings-full-title = Demasiada gente a la vez
endings-full-help = La mesa, o su puerta, está llena. Vuelve a intentarlo un poco más tarde.
reload = Recargar
broken = Algo se ha roto en esta página. La partida está a salvo.

## The rules, the guided first game, without a network

rules = Reglas del juego
rules_short = Reglas
rules_of = Reglas: { $game }
rules_contents = Capítulos
rules_everywhere = En todas las mesas
rule_more = Regla { $clause }, saber más
guided = Primera partida guiada
guided_short = Partida guiada
guided_lead = ¿Es tu primera vez aquí? Una partida corta con un bot y un consejo en cada paso.
guided_start = ¡Vamos!
guide = Consejo
guide_next = Entendido
guide_stop = Sin más consejos
not_now = Ahora no
lobby_offline = Sin conexión. En cuanto vuelva la red, seguimos.
lobby_silent = El servidor no responde. Lo intentamos cada cinco segundos.
install = Instalar Minuit en este dispositivo
install_lead = En la pantalla de inicio, sin conexión, con la pantalla encendida mientras juegas: con el certificado de la casa, tu dispositivo lo permite.
trusted = El certificado de la casa

## Finished matches

replay-watch_again = Ver la repetición
replay-watch = Ver
replay-watch_match = Ver la partida { $match }
replay-matches = Partidas jugadas
replay-no_matches = Aún no ha terminado ninguna partida en esta mesa.
replay-finished = Partidas terminadas
replay-finished_lead = Para verlas otra vez, jugada a jugada.
replay-more = Todas las partidas terminadas

## Settings

settings = Ajustes
own_data = Mis datos
words_erased = mensaje borrado
language = Idioma
speed-title = Velocidad de las animaciones
speed-help = Un toque en el tablero salta la que se está viendo.
speeds-slow = Lenta
speeds-normal = Normal
speeds-fast = Rápida
speeds-instant = Inmediata
motion-title = Menos movimiento
motion-help = Las jugadas se muestran sin animación.
contrast-title = Contraste alto
contrast-help = Fondos lisos y trazos nítidos.
choices-system = Como el dispositivo
choices-on = Sí
choices-off = No
