## To who waits

knocked = Toc, toc, toc!
opens = Hai bussato. { $who } sta per aprirti.
somebody_opens = Hai bussato. Qualcuno sta per aprirti.
stay = Resta qui: appena la porta si apre, appare il tavolo.
known_as = Ti annunciano come
leave = Vai via
again = Bussa di nuovo
guest_waits = { $who } aspetta alla porta: deve aprire chi ospita.

## To the host

knock_note = Chi arriva bussa alla porta.
at_door = Alla porta
a_screen = Uno schermo
knocks = { $who } bussa alla porta
more = { $count ->
    [one] Aspetta un’altra persona
   *[other] Ne aspettano altre { $count }
}
let_in = Fai entrare
turn_away = Rifiuta
turn_away_sure = Rifiutare { $who } per sempre? Quel dispositivo non potrà più entrare.
for_good = Rifiuta per sempre
later = Più tardi
from_now_on = D’ora in poi chi arriva bussa alla porta. Puoi cambiarlo nelle opzioni del tavolo.

## Of a free seat

bot_for_now = intanto gioca un bot
must_agree = Un bot tiene il posto libero. Lo vuoi? Tutti i giocatori dovranno essere d’accordo.
ask_for = Chiedi: { $seat }
wants = { $who } chiede questo posto
seat = { GIVEN($former) ->
    [yes] il posto { $number }, quello di { $former }
   *[no] il posto { $number }
}
asks = { $who } vorrebbe prendere { $seat }
will_see = { $who } vedrà tutto quello che vede questo posto.
for_you = { $who }, che ne dici?
agree = D’accordo
disagree = No
agree_sure = Davvero? { $who } scoprirà i segreti di questo posto, e non si torna indietro.
agree_yes = Sì, d’accordo

## To who asks for it

asking = Chiedi { $seat }.
agreed = d’accordo
awaited = non ha ancora risposto
somebody_away = Qualcuno che è andato via
verdicts-declined = Qualcuno non è d’accordo: il bot tiene il posto.
verdicts-lapsed = Non tutti hanno risposto in tempo. Puoi chiedere ancora una volta.
verdicts-taken = Qualcun altro ha preso il posto.
verdicts-locked = Chi ospita ha chiuso questo posto.
verdicts-left = La connessione è caduta, e con lei la tua richiesta. Puoi chiedere ancora una volta.
