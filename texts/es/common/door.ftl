## To who waits

knocked = ¡Toc, toc, toc!
opens = Has llamado. { $who } te va a abrir.
somebody_opens = Has llamado. Ahora te abren.
stay = Quédate aquí: en cuanto se abra la puerta, aparecerá la mesa.
known_as = Te anuncian como
leave = Irse
again = Volver a llamar
guest_waits = { $who } espera en la puerta: hay que abrirle.

## To the host

knock_note = Quien llega llama a la puerta.
at_door = En la puerta
a_screen = Una pantalla
knocks = { $who } llama a la puerta
more = { $count ->
    [one] Espera otra persona
   *[other] Esperan { $count } más
}
let_in = Dejar entrar
turn_away = Rechazar
turn_away_sure = ¿Rechazar a { $who } definitivamente? Ese dispositivo ya no podrá entrar.
for_good = Rechazar para siempre
later = Más tarde
from_now_on = A partir de ahora, quien llega llama a la puerta. Puedes cambiarlo en las opciones de la mesa.

## Of a free seat

bot_for_now = mientras tanto juega un bot
must_agree = Un bot guarda el sitio libre. ¿Lo quieres? Todos los jugadores tendrán que estar de acuerdo.
ask_for = Pedir: { $seat }
wants = { $who } pide este sitio
seat = { GIVEN($former) ->
    [yes] el sitio { $number }, el de { $former }
   *[no] el sitio { $number }
}
asks = { $who } quiere ocupar { $seat }
will_see = { $who } verá todo lo que ve este sitio.
for_you = { $who }, ¿qué dices?
agree = De acuerdo
disagree = No
agree_sure = ¿De verdad? { $who } descubrirá los secretos de este sitio, y eso no tiene vuelta atrás.
agree_yes = Sí, de acuerdo

## To who asks for it

asking = Pides { $seat }.
agreed = de acuerdo
awaited = aún no ha respondido
somebody_away = Alguien que se ha ido
verdicts-declined = Alguien no está de acuerdo: el bot conserva el sitio.
verdicts-lapsed = No han respondido todos a tiempo. Puedes pedirlo otra vez.
verdicts-taken = Otra persona ha ocupado el sitio.
verdicts-locked = Este sitio se ha cerrado.
verdicts-left = Se cortó la conexión y, con ella, tu petición. Puedes pedirlo otra vez.
