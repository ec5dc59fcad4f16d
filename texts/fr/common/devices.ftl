## Several people at one device

add_someone = Ajouter quelqu’un sur cet appareil
# The name of the person who is added.
their_name = Son prénom
add = Ajouter
# Those who play on this device.
here = Sur cet appareil
no_seat = Plus de place libre à cette table.
device_full = Cet appareil a déjà huit joueurs.
# $who (text)
remove = Retirer { $who }
# A button: a bot plays for that person.
to_bot = Robot
# A button: the device goes to that person.
pass = Passer
# $who (text)
pass_to = Passe l’appareil à { $who }
nobody_looks = Les autres ferment les yeux, promis ?
# $who (text)
i_am = C’est moi, { $who }
# $who (text)
look_again = Attends ! { $who } regarde encore
# $who (text)
take_back_of = Reprendre le coup de { $who }
curtain-title = Un rideau entre les joueurs
curtain-help = Dans ce jeu rien n’est caché : il n’est pas nécessaire.

## The big screen

on_tv = Afficher sur la télé
on_tv_lead = Ouvre cette adresse sur le grand écran : tout le monde voit le plateau, chacun joue sur son téléphone.
open_tv = Ouvrir ici
tv_link = Adresse pour la télé
tv_qr = Code QR de l’adresse pour la télé
hand-title = La table est sur la télé
hand-help = Ici : tes choix en grand, le plateau en petit.
tv_join = Prends place
tv_scan = Scanne avec ton téléphone, ou tape le code.
tv_watch = Viens regarder
tv_last = Ce qui vient de se passer
a_screen = un écran

## Those who watch

watch_free = Tu regardes. Il y a une place libre !
watch_full = Toutes les places sont prises. Regarde la partie ; si une place se libère, elle est à toi.
watch_locked = L’hôte garde les places libres pour quelqu’un. Tu peux regarder.
# $seat (text)
# The seat is named: "Seat 3".
take_seat = Prendre : { $seat }
# $names (text), $more (number)
# The names are listed already: with "and" if there are no more, otherwise with commas.
watching = { $more ->
    [0] Regardent : { $names }
   *[other] Regardent : { $names }, et { $more } de plus
}
watcher = regarde
no_talking_watchers = Chut ! Qui regarde se tait pour l’instant.
