## Several people at one device

add_someone = Jemanden auf diesem Gerät dazunehmen
their_name = Der Name
add = Dazunehmen
here = Auf diesem Gerät
no_seat = An diesem Tisch ist kein Platz mehr frei.
device_full = Auf diesem Gerät spielen schon acht.
remove = { $who } entfernen
to_bot = Bot
pass = Weitergeben
pass_to = Gib das Gerät an { $who }
nobody_looks = Die anderen machen die Augen zu. Versprochen?
i_am = Ich bin’s, { $who }
look_again = Halt! { $who } schaut noch einmal
take_back_of = Zug von { $who } zurücknehmen
curtain-title = Ein Vorhang zwischen den Zügen
curtain-help = In diesem Spiel ist nichts verborgen: Er ist nicht nötig.

## The big screen

on_tv = Auf dem Fernseher zeigen
on_tv_lead = Öffne diese Adresse auf dem großen Bildschirm: Alle sehen den Spielplan, gespielt wird auf den Handys.
open_tv = Hier öffnen
tv_link = Adresse für den Fernseher
tv_qr = QR-Code der Adresse für den Fernseher
hand-title = Der Tisch ist auf dem Fernseher
hand-help = Hier: deine Möglichkeiten groß, der Spielplan klein.
tv_join = Nimm Platz
tv_scan = Scanne ihn mit dem Handy oder tipp den Code ein.
tv_watch = Schau zu
tv_last = Was gerade geschehen ist
a_screen = ein Bildschirm

## Those who watch

watch_free = Du schaust zu. Ein Platz ist frei!
watch_full = Alle Plätze sind besetzt. Schau zu; wird ein Platz frei, gehört er dir.
watch_locked = Die freien Plätze sind für jemanden reserviert. Du kannst zuschauen.
take_seat = Hinsetzen: { $seat }
watching = { $more ->
    [0] Es schauen zu: { $names }
   *[other] Es schauen zu: { $names } und { $more } weitere
}
watcher = schaut zu
no_talking_watchers = Pst! Wer zuschaut, schweigt jetzt.
