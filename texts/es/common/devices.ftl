## Several people at one device

add_someone = Añadir a alguien en este dispositivo
their_name = Su nombre
add = Añadir
here = En este dispositivo
no_seat = No queda ningún sitio libre en esta mesa.
device_full = En este dispositivo ya juegan ocho.
remove = Quitar a { $who }
to_bot = Bot
pass = Pasar
pass_to = Pásale el dispositivo a { $who }
nobody_looks = Los demás cierran los ojos, ¿prometido?
i_am = Soy { $who }
look_again = ¡Espera! { $who } sigue mirando
take_back_of = Deshacer la jugada de { $who }
curtain-title = Un telón entre turno y turno
curtain-help = En este juego no hay nada oculto: no hace falta.

## The big screen

on_tv = Mostrar en la tele
on_tv_lead = Abre esta dirección en la pantalla grande: todo el mundo ve el tablero y cada cual juega en su móvil.
open_tv = Abrir aquí
tv_link = Dirección para la tele
tv_qr = Código QR de la dirección para la tele
hand-title = La mesa está en la tele
hand-help = Aquí: tus opciones en grande, el tablero en pequeño.
tv_join = Siéntate
tv_scan = Escanéalo con el móvil o escribe el código.
tv_watch = Ven a mirar
tv_last = Lo que acaba de pasar
a_screen = una pantalla

## Those who watch

watch_free = Estás mirando. ¡Hay un sitio libre!
watch_full = Todos los sitios están ocupados. Mira la partida; si queda uno libre, es tuyo.
watch_locked = Los sitios libres están reservados para alguien. Puedes mirar.
take_seat = Ocupar: { $seat }
watching = { $more ->
    [0] Miran: { $names }
   *[other] Miran: { $names } y { $more } más
}
watcher = mira
no_talking_watchers = ¡Chis! Quien mira guarda silencio por ahora.
