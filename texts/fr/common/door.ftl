## To who waits

knocked = Toc, toc, toc !
# $who (text)
opens = Tu as frappé. { $who } va t’ouvrir.
somebody_opens = Tu as frappé. On va t’ouvrir.
stay = Reste ici : dès que la porte s’ouvre, la table apparaît.
# A name follows.
known_as = On t’annonce sous le nom de
leave = Repartir
again = Frapper à nouveau
# $who (text)
guest_waits = { $who } attend à la porte : l’hôte doit ouvrir.

## To the host

knock_note = Les nouveaux venus frappent à la porte.
at_door = À la porte
a_screen = Un écran
# $who (text)
knocks = { $who } frappe à la porte
# $count (number)
more = { $count ->
    [one] Une autre personne attend
   *[other] { $count } autres attendent
}
let_in = Laisser entrer
turn_away = Refuser
# $who (text)
turn_away_sure = Refuser { $who } pour de bon ? Cet appareil ne pourra plus entrer.
for_good = Refuser pour de bon
later = Plus tard
from_now_on = Désormais, les nouveaux venus frappent à la porte. Tu peux changer cela dans les options de la table.

## Of a free seat

bot_for_now = un robot joue en attendant
must_agree = Un robot tient la place libre. Tu la veux ? Tous les joueurs devront être d’accord.
# $seat (text)
# The seat is named: "Seat 3".
ask_for = Demander : { $seat }
# $who (text)
wants = { $who } demande cette place
# $number (number), $former (text)
# Stands within "asks" and "asking". The former player of the seat may be unknown.
seat = { GIVEN($former) ->
    [yes] la place { $number }, celle de { $former }
   *[no] la place { $number }
}
# $who (text), $seat (text)
asks = { $who } voudrait prendre { $seat }
# $who (text)
will_see = { $who } verra tout ce que voit cette place.
# $who (text)
# To the one of those who share a device whose answer is wanted.
for_you = { $who }, qu’en dis-tu ?
agree = D’accord
disagree = Non
# $who (text)
agree_sure = Vraiment ? { $who } découvrira les secrets de cette place, et cela ne se reprend pas.
agree_yes = Oui, d’accord

## To who asks for it

# $seat (text)
asking = Tu demandes { $seat }.
# A name stands before it.
agreed = d’accord
# A name stands before it.
awaited = n’a pas encore répondu
somebody_away = Quelqu’un qui est parti
verdicts-declined = Quelqu’un n’est pas d’accord : le robot garde la place.
verdicts-lapsed = Tout le monde n’a pas répondu à temps. Tu peux demander encore une fois.
verdicts-taken = Quelqu’un d’autre a pris la place.
verdicts-locked = L’hôte a fermé cette place.
verdicts-left = La connexion a été coupée, et ta demande avec elle. Tu peux demander encore une fois.
