## To who waits

knocked = Klopf, klopf!
opens = Du hast geklopft. { $who } macht dir gleich auf.
somebody_opens = Du hast geklopft. Gleich macht dir jemand auf.
stay = Bleib hier: Sobald die Tür aufgeht, erscheint der Tisch.
known_as = Du bist angekündigt als
leave = Gehen
again = Noch einmal klopfen
guest_waits = { $who } wartet vor der Tür: Erst muss jemand aufmachen.

## To the host

knock_note = Neue klopfen an.
at_door = An der Tür
a_screen = Ein Bildschirm
knocks = { $who } klopft an
more = { $count ->
    [one] Noch jemand wartet
   *[other] { $count } weitere warten
}
let_in = Hereinlassen
turn_away = Abweisen
turn_away_sure = { $who } endgültig abweisen? Dieses Gerät kommt dann nicht mehr herein.
for_good = Endgültig abweisen
later = Später
from_now_on = Von jetzt an klopfen Neue an. Ändern kannst du das in den Optionen des Tisches.

## Of a free seat

bot_for_now = vorerst spielt ein Bot
must_agree = Ein Bot hält den Platz frei. Willst du ihn? Dann müssen alle, die mitspielen, einverstanden sein.
ask_for = Fragen: { $seat }
wants = { $who } möchte diesen Platz
seat = { GIVEN($former) ->
    [yes] Platz { $number }, vorher { $former }
   *[no] Platz { $number }
}
asks = { $who } möchte mitspielen: { $seat }
will_see = { $who } wird alles sehen, was dieser Platz sieht.
for_you = { $who }, was sagst du?
agree = Einverstanden
disagree = Nein
agree_sure = Wirklich? { $who } erfährt die Geheimnisse dieses Platzes, und das lässt sich nicht rückgängig machen.
agree_yes = Ja, einverstanden

## To who asks for it

asking = Du fragst nach: { $seat }.
agreed = einverstanden
awaited = hat noch nicht geantwortet
somebody_away = Jemand, inzwischen weg
verdicts-declined = Jemand ist nicht einverstanden: Der Bot behält den Platz.
verdicts-lapsed = Nicht alle haben rechtzeitig geantwortet. Du kannst noch einmal fragen.
verdicts-taken = Jemand anders hat den Platz genommen.
verdicts-locked = Dieser Platz wurde geschlossen.
verdicts-left = Die Verbindung ist abgerissen, und deine Anfrage mit ihr. Du kannst noch einmal fragen.
