## The log

bravest = { $who } ha più coraggio di tutti e comincia.
began = Manche { $round }: il primo lancio è di { $who }.
placed = { $who } mette un ospite sulla casella { $square }.
returned = Un ospite di { $who } torna { $step ->
    [0] dalla cantina
   *[other] dal gradino { $step }
} sulla casella { $square }.
rolled = { $who } lancia il dado: { $pips }.
rolled_ghost = { $who } lancia il dado: il fantasma!
roll_lost = { $who } non ha più nessuno in galleria: il lancio non serve a nulla.
moved = { $who } avanza di { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}, fino alla casella { $to }.
hid = { $who } si nasconde { NAME("rooms_in", $room) }.
hid_exactly = { $who } si nasconde { NAME("rooms_in", $room) }, numero esatto!
stayed = { $who } non si muove dalla casella { $square }.
hugo_climbed = Hugo sale fino al gradino { $step }.
hugo_arrived = Hugo lascia le scale e si ferma sulla casella { $square }: le porte si aprono!
hugo_walked = Hugo avanza di { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} e si ferma sulla { $to }.
captured = Hugo cattura { LIST($guests) }: via { $step ->
    [0] in cantina
   *[other] sul gradino { $step }
}.
trapped_full = Non c’è più una stanza libera. In cantina: { LIST($guests) }!
trapped_late = La manche è durata abbastanza. In cantina: { LIST($guests) }!
round_ended = Fine della manche { $round }. Spaventi: { $points }.
points_of = { $who } { $points }
came_out = Un ospite di { $who } esce { NAME("rooms_from", $room) } sulla casella { $square }.
won = { COUNT($who) ->
    [0] Nessuno vince la partita!
    [1] { LIST($who) } vince la partita!
   *[other] { LIST($who) } vincono insieme!
}

## Guests and points

guests = { $count ->
    [one] un ospite
   *[other] { $count } ospiti
} di { $who }
list = { LIST($names) }
signed = { SIGNED($points) }
number = { $points }

## Rooms

rooms-cabinet = lo studio
rooms-music_room = la sala della musica
rooms-game_room = la sala dei giochi
rooms-hunting_room = la sala della caccia
rooms-bedroom = la camera da letto
rooms-dressing_room = il guardaroba
rooms-ballroom = la sala da ballo
rooms-dining_room = la sala da pranzo
rooms-library = la biblioteca
rooms-kitchen = la cucina
rooms-linen_room = la lavanderia

## Somebody hides there

rooms_in-cabinet = nello studio
rooms_in-music_room = nella sala della musica
rooms_in-game_room = nella sala dei giochi
rooms_in-hunting_room = nella sala della caccia
rooms_in-bedroom = in camera da letto
rooms_in-dressing_room = nel guardaroba
rooms_in-ballroom = nella sala da ballo
rooms_in-dining_room = in sala da pranzo
rooms_in-library = in biblioteca
rooms_in-kitchen = in cucina
rooms_in-linen_room = in lavanderia

## Somebody comes out

rooms_from-cabinet = dallo studio
rooms_from-music_room = dalla sala della musica
rooms_from-game_room = dalla sala dei giochi
rooms_from-hunting_room = dalla sala della caccia
rooms_from-bedroom = dalla camera da letto
rooms_from-dressing_room = dal guardaroba
rooms_from-ballroom = dalla sala da ballo
rooms_from-dining_room = dalla sala da pranzo
rooms_from-library = dalla biblioteca
rooms_from-kitchen = dalla cucina
rooms_from-linen_room = dalla lavanderia

## The doors of the rooms

doors-cabinet = porta dello studio
doors-music_room = porta della sala della musica
doors-game_room = porta della sala dei giochi
doors-hunting_room = porta della sala della caccia
doors-bedroom = porta della camera da letto
doors-dressing_room = porta del guardaroba
doors-ballroom = porta della sala da ballo
doors-dining_room = porta della sala da pranzo
doors-library = porta della biblioteca
doors-kitchen = porta della cucina
doors-linen_room = porta della lavanderia

## Signs on the board and titles of buttons: one or two lines of at most eight characters, parted at a space or at a soft hyphen

room_signs-cabinet = Studio
room_signs-music_room = Musica
room_signs-game_room = Giochi
room_signs-hunting_room = Caccia
room_signs-bedroom = Camera
room_signs-dressing_room = Guarda{"\u00AD"}roba
room_signs-ballroom = Sala da ballo
room_signs-dining_room = Sala da pranzo
room_signs-library = Biblio{"\u00AD"}teca
room_signs-kitchen = Cucina
room_signs-linen_room = Lavan{"\u00AD"}deria
cellar_sign = Cantina

## Colours of the guests

colours-0 = rosso
colours-1 = blu
colours-2 = turchese
colours-3 = giallo
colours-4 = nero
colours-5 = lilla
colours-6 = bianco
colours-7 = verde

## Places

square = casella { $square }
step = gradino { $value }
cellar = cantina
hand = giardino
attic = Stanza sbarrata

## Names for those who listen

board-touch = Tabellone: il castello visto dall’alto.
board-keys = Tabellone: il castello visto dall’alto. Frecce per andare da un luogo all’altro, Pag giù e Pag su da una scelta all’altra, Invio per scegliere, Esc per tornare indietro.
name_square = Casella { $square }
name_step = Gradino { $value }
name_cellar = Cantina, 2 spaventi
name_room = { CAPITAL(NAME("rooms", $room)) }{ $points ->
    [0] {""}
   *[other] , { SIGNED($points) }
}
name_figure = Ospite { $colour } di { $who }, { $place }
name_hugo = Hugo, il fantasma, { $place }
name_and_can = { $name }. { CAPITAL($can) }
empty = non c’è nessuno
hugo_here = c’è Hugo
door_shut = porta sbarrata
room_free = stanza libera
room_taken = qui si nasconde un ospite di { $who }
room_waiting = porta chiusa finché Hugo è sulle scale
can_place = metti qui il tuo ospite
can_pick = scegli questo ospite
can_come = scegli il tuo ospite sulla casella { $square }, che può venire qui
can_go = vai qui

## What is asked

your_turn = Tocca a te, { $who }!
their_turn = Tocca a { $who }
ask_bravest = Chi ha più coraggio?
ask_bravest_detail = È mezzanotte. Il sorteggio dirà chi comincia.
ask_place = { $left ->
    [one] Metti il tuo ultimo ospite su una casella illuminata.
   *[other] Metti un ospite su una casella illuminata.
}
ask_return = Il tuo ospite torna { $step ->
    [0] dalla cantina
   *[other] dal gradino { $step }
}: scegli una casella illuminata.
ask_roll = Lancia il dado.
ask_roll_nobody = Non hai più nessuno in galleria, ma il fantasma può ancora uscire.
ask_move_which = Hai fatto { $pips }: quale ospite corre?
ask_move_where = Hai fatto { $pips }: dove va il tuo ospite?
wait_place = { $who } sceglie una casella per un ospite.
wait_return = { $who } fa tornare un ospite.
wait_roll = { $who } sta per lanciare il dado.
wait_move = { $who } ha fatto { $pips } e ci pensa.
over = La partita è finita

## Buttons

roll = Lancia il dado
draw_lots = Sorteggia
go_square = Casella { $square }
go_square_detail = resta in galleria
go_hugo_detail = dritto da Hugo…
go_room_detail = al sicuro, { SIGNED($points) }
stay = Resta qui
stay_detail = casella { $square }
pick_figure = Scegli il tuo ospite sulla casella { $square }
do_place = Metti un ospite sulla casella { $square }
do_go = Vai sulla casella { $square }
do_hide = Nasconditi { NAME("rooms_in", $room) }
place_on = Casella { $square }
other_figure = Altro ospite
die = Dado: { $face }
die_ghost = il fantasma
die_none = non ancora lanciato

## Why not

no_not_your_turn = Tocca a { $who }.
no_watching = Stai guardando la partita, non giochi.
no_over = La partita è finita.
no_wait = Un attimo…
no_draw_first = Prima si sorteggia chi comincia.
no_roll_first = Prima lancia il dado.
no_square_taken = La casella { $square } è occupata: per ora un solo ospite per casella.
no_place_gallery = Gli ospiti si mettono su una casella della galleria.
no_figure_there = Non hai ospiti sulla casella { $square }.
no_pick_first = Prima scegli uno dei tuoi ospiti.
no_not_there = Con { $pips } il tuo ospite non si ferma sulla casella { $square }.
no_room_shut = Questa stanza è sbarrata.
no_room_waiting = Le porte si aprono quando Hugo ha lasciato le scale.
no_room_taken = { CAPITAL(NAME("rooms_in", $room)) } si nasconde già qualcuno.
no_room_exact = Per { NAME("rooms", $room) } ci vuole il numero esatto.
no_room_far = { CAPITAL(NAME("rooms", $room)) } non è sulla tua strada con { $pips }.
no_stairs = Le scale e la cantina sono di Hugo.

## Turning points of a replay

point_climbed = Hugo sul gradino { $step }
point_arrived = Hugo entra in galleria
point_captured = Hugo cattura { LIST($guests) }
point_trapped = In cantina: { LIST($guests) }

## Score and reference

fright = Spaventi
round_short = M{ $round }
round_end = Fine della manche { $round }
round_end_detail = Spaventi della manche
round = Manche { $round }
total = Totale { $points }
fewest_wins = Vince chi ha meno spaventi.
close = Continua

## Where the guests of a seat are: parts of a line under its name

counts-waiting = { $guests } in giardino
counts-gallery = { $guests } in galleria
counts-safe = { $guests } al sicuro
counts-caught = { $guests ->
    [one] { $guests } catturato
   *[other] { $guests } catturati
}

## What costs how much

reference-0-what = Gradini
reference-0-points = da 10 a 3
reference-1-what = Cantina
reference-1-points = 2
reference-2-what = Biblioteca, lavanderia
reference-2-points = +1
reference-3-what = Giochi, caccia
reference-3-note = numero esatto
reference-3-points = −3
