## Several people at one device

add_someone = Aggiungi qualcuno su questo dispositivo
their_name = Il suo nome
add = Aggiungi
here = Su questo dispositivo
no_seat = A questo tavolo non ci sono più posti liberi.
device_full = Su questo dispositivo si gioca già in otto.
remove = Togli { $who }
to_bot = Bot
pass = Passa
pass_to = Passa il dispositivo a { $who }
nobody_looks = Gli altri chiudono gli occhi, promesso?
i_am = Sono io, { $who }
look_again = Aspetta! { $who } guarda ancora
take_back_of = Annulla la mossa di { $who }
curtain-title = Un sipario tra un turno e l’altro
curtain-help = In questo gioco niente è nascosto: non serve.

## The big screen

on_tv = Mostra sulla TV
on_tv_lead = Apri questo indirizzo sul grande schermo: tutti vedono il tabellone, ognuno gioca sul suo telefono.
open_tv = Apri qui
tv_link = Indirizzo per la TV
tv_qr = Codice QR dell’indirizzo per la TV
hand-title = Il tavolo è sulla TV
hand-help = Qui: le tue scelte in grande, il tabellone in piccolo.
tv_join = Siediti
tv_scan = Inquadralo con il telefono o scrivi il codice.
tv_watch = Vieni a guardare
tv_last = Che cosa è appena successo
a_screen = uno schermo

## Those who watch

watch_free = Stai guardando. C’è un posto libero!
watch_full = Tutti i posti sono presi. Guarda la partita; se un posto si libera, è tuo.
watch_locked = I posti liberi sono tenuti per qualcuno. Puoi guardare.
take_seat = Prendi: { $seat }
watching = { $more ->
    [0] Guardano: { $names }
   *[other] Guardano: { $names } e altri { $more }
}
watcher = guarda
no_talking_watchers = Sst! Per ora chi guarda sta in silenzio.
