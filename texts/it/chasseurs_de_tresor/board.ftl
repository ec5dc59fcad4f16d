## Rooms, by their letter. They are needed with the article; where somebody is; where somebody goes; and as a bare name.

rooms-a = la camera da letto
rooms-b = il bagno
rooms-c = lo studio
rooms-d = la biblioteca
rooms-e = la sala della musica
rooms-f = la sala da pranzo
rooms-g = la serra
rooms-h = la cucina
rooms-i = il salone
rooms-j = la sala del biliardo
rooms-k = il ripostiglio
rooms-l = il salotto
in_rooms-a = nella camera da letto
in_rooms-b = nel bagno
in_rooms-c = nello studio
in_rooms-d = nella biblioteca
in_rooms-e = nella sala della musica
in_rooms-f = nella sala da pranzo
in_rooms-g = nella serra
in_rooms-h = nella cucina
in_rooms-i = nel salone
in_rooms-j = nella sala del biliardo
in_rooms-k = nel ripostiglio
in_rooms-l = nel salotto
into_rooms-a = nella camera da letto
into_rooms-b = nel bagno
into_rooms-c = nello studio
into_rooms-d = nella biblioteca
into_rooms-e = nella sala della musica
into_rooms-f = nella sala da pranzo
into_rooms-g = nella serra
into_rooms-h = nella cucina
into_rooms-i = nel salone
into_rooms-j = nella sala del biliardo
into_rooms-k = nel ripostiglio
into_rooms-l = nel salotto
bare_rooms-a = camera da letto
bare_rooms-b = bagno
bare_rooms-c = studio
bare_rooms-d = biblioteca
bare_rooms-e = sala della musica
bare_rooms-f = sala da pranzo
bare_rooms-g = serra
bare_rooms-h = cucina
bare_rooms-i = salone
bare_rooms-j = sala del biliardo
bare_rooms-k = ripostiglio
bare_rooms-l = salotto

## Rooms on buttons: one short word each, if there is one

room_signs-a = Camera
room_signs-b = Bagno
room_signs-c = Studio
room_signs-d = Biblioteca
room_signs-e = Musica
room_signs-f = Pranzo
room_signs-g = Serra
room_signs-h = Cucina
room_signs-i = Salone
room_signs-j = Biliardo
room_signs-k = Ripostiglio
room_signs-l = Salotto

## Hunters, by their colour

colours-0 = rosso
colours-1 = blu
colours-2 = turchese
colours-3 = giallo
alone-0 = Rosso
alone-1 = Blu
alone-2 = Turchese
alone-3 = Giallo
of_two = { $name } ({ $colour })

## The log

first = { $who } apre la fila.
rolled = { $who } lancia il dado: { $ghost ->
    [true] { $pips } e un fantasma.
   *[false] { $pips }, niente fantasma!
}
card_shuffle = Carta Rimescola: non appare nessuno.
card_draw = Carta Sarabanda: { $count } carte in un colpo solo!
card_doors = Carta Porte { NAME("door_colours", $colour) }.
set_aside = { $card }: messa da parte, se ne scopre un’altra.
shuffled = Si mescola tutto: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} nel mazzo.
ghost_came = { $count ->
    [3] Terzo fantasma { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
   *[other] Un fantasma appare { NAME("in_rooms", $room) } ({ CAPITAL($room) }).
}
ghost_went_on = { CAPITAL(NAME("in_rooms", $due)) } ({ CAPITAL($due) }) c’è già uno spirito: il fantasma passa { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
haunted = Uno spirito rosso si installa { NAME("in_rooms", $room) } ({ CAPITAL($room) }): { $count } su 6.
doors_closed = Clac! Le porte { NAME("door_colours", $colour) } si chiudono a chiave.
doors_opened = Le porte { NAME("door_colours", $colour) } si riaprono.
moved_room = { $who } avanza di { $steps } ed entra { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
moved_hall = { $who } avanza di { $steps } fino alla casella { $square } del corridoio.
moved_outside = { $who } avanza di { $steps } ed esce dalla casa.
stayed = { $who } resta dov’è.
revealed = { $who } scopre il gioiello: è il { $number }.
taken = { $who } mette { $number ->
    [0] un gioiello
   *[other] il gioiello { $number }
} nello zaino.
left = { $who } lascia { $number ->
    [0] il gioiello
   *[other] il gioiello { $number }
} dov’è.
swapped = { $who } prende il gioiello { $taken } e posa il { $left }.
rescued = { $who } porta fuori { $number ->
    [0] un gioiello
   *[other] il gioiello { $number }
}! { $to_go ->
    [0] Sono fuori tutti e otto.
    [one] Ne manca { $to_go }.
   *[other] Ne mancano { $to_go }.
}
fought = { $gone ->
    [0] { $who } combatte: niente da fare!
   *[other] { $who } scaccia { $gone ->
        [1] un fantasma
       *[other] { $gone } fantasmi
    }{ $left ->
        [0] .
        [one] , ne resta { $left }.
       *[other] , ne restano { $left }.
    }
}
spirit_fought = { $who } affronta lo spirito, che resiste.
spirit_gone = Lo spirito { NAME("in_rooms", $room) } è scacciato!
endings-escaped = Gli otto gioielli sono fuori, e voi anche: vittoria!
endings-haunted = Il sesto spirito rosso si è preso la casa: sconfitta.
endings-standoff = Ogni cacciatore è bloccato da solo con uno spirito: sconfitta.
endings-too_late = La notte è finita: sconfitta.

## What players show each other on the board

look_room = Guardate { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
look_hall = Guardate la casella { $square } del corridoio!
look_outside = Guardate fuori!
plan_room = Voglio andare { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
plan_hall = Voglio andare alla casella { $square } del corridoio.
plan_outside = Voglio uscire.

## Names for those who listen

board-touch = Tabellone: la casa vista dall’alto.
board-keys = Tabellone: la casa vista dall’alto. Frecce da una casella all’altra, Pag giù e Pag su da una scelta all’altra, Invio per scegliere.
name_room = Stanza { CAPITAL($room) }, { NAME("rooms", $room) }
name_hall = Corridoio, casella { $square }
name_outside = Fuori, davanti al portone
name_pile = Mazzo, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
has_ghosts = { $count ->
    [1] un fantasma
   *[other] { $count } fantasmi
}
has_spirit = uno spirito rosso
has_jewel = un gioiello
has_hidden_jewel = un gioiello nascosto
has_jewel_number = il gioiello { $number }
hunter_with = { $who } con { $number ->
    [0] un gioiello
   *[other] il gioiello { $number }
}
empty = nessuno
steps_away = a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
place_can = { $name }. { CAPITAL($can) }
can_go = vai qui
can_stay = resta qui
can_take = prendi il gioiello
can_lot = tira a sorte
can_roll = lancia il dado
can_draw = scopri una carta
can_fight = combatti
can_turn = scopri il gioiello
can_measure = misura da qui
can_mark-point = mostra questo posto alla squadra
can_mark-plan = annuncia che vai qui
door_colours-blue = blu
door_colours-green = verdi
door_states = { NAME("door_colours", $colour) }, { $shut ->
    [true] chiuse a chiave
   *[false] aperte
}
archways = archi, sempre aperti

## What is asked

your_turn = Tocca a te, { $who }!
their_turn = Tocca a { $who }
ask_first = Chi apre la fila?
ask_first_detail = Lo dirà la sorte.
ask_roll = Lancia il dado.
ask_roll_outside = Lancia il dado ed entra.
ask_draw = Il dado mostra un fantasma: scopri una carta.
ask_draw_more = Ancora { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} da scoprire.
ask_move = Fino a { $pips ->
    [one] { $pips } passo
   *[other] { $pips } passi
}: dove ti fermi?
ask_held = Lo spirito ti trattiene: per scacciarlo bisogna essere in due.
ask_reveal = Scopri il gioiello.
ask_take = Prendi il gioiello?
ask_take_due = Il gioiello { $number }, proprio quello da portare fuori!
ask_take_later = Il gioiello { $number }. Il prossimo da portare fuori è il { $next }.
ask_fight = { $dice ->
    [1] Un dado: combatti!
   *[other] In due, due dadi: combatti!
}
wait_roll = { $who } sta per lanciare il dado.
wait_draw = { $who } sta per scoprire una carta.
wait_move = { $who } ha fatto { $pips } e cerca la strada.
wait_reveal = { $who } scopre un gioiello.
wait_take = { $who } guarda il gioiello.
wait_fight = { $who } combatte.
won = Vittoria di squadra!
lost = Sconfitta di squadra…

## Buttons

draw_lots = Tira a sorte
roll = Lancia il dado
draw = Scopri una carta
reveal = Scopri il gioiello
fight = { $dice ->
    [1] Combatti con un dado
   *[other] Combatti con due dadi
}
go_room = { $letter } · { $name }
go_room_spoken = Vai { NAME("into_rooms", $room) } ({ CAPITAL($room) }), { $detail }
go_hall = Corridoio { $square }
go_hall_spoken = Vai alla casella { $square } del corridoio, { $detail }
go_outside = Esci
go_outside_detail = con il gioiello
go_outside_empty = senza gioiello
stay = Resta
stay_here = fine del turno
take = Prendi
take_number = Prendi il { $number }
swap = Scambia
leave = Lascia
die = Dado: { $pips ->
    [0] non ancora lanciato
    [6] 6, niente fantasma
   *[other] { $pips } e un fantasma
}
battle_die-ghost = un fantasma scacciato
battle_die-spirit = uno spirito
battle_die-blank = niente
battle_dice = Dadi da combattimento: { $faces }

## Why not

no_not_your_turn = Tocca a { $who }.
no_watching = Stai guardando la partita, non giochi.
no_over = La partita è finita.
no_wait = Un attimo…
no_first = Prima si tira a sorte chi comincia.
no_roll_first = Prima lancia il dado.
no_draw_first = Prima scopri una carta.
no_choose_first = Prima decidi per il gioiello.
no_fight_first = Prima bisogna combattere.
no_held = Lo spirito ti trattiene con il tuo gioiello: scacciatelo in due.
no_taken = Lì si è fermato un altro cacciatore.
no_locked = Troppo lontano: le porte { NAME("door_colours", $colour) } sono chiuse a chiave.
no_haunted_way = Con un gioiello non si attraversa una stanza stregata.
no_far = È a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}, e tu ne hai { $pips }.
no_order = Prima esce il gioiello { $next }, non il { $number }.

## Round the board: the titles of the gauges and the labels of the tools have about 80 pixels

jewels = Gioielli
spirits = Spiriti
of = { $count } su { $all }
jewels_out = Gioielli fuori: { $count } su 8
spirits_in = Spiriti rossi: { $count } su 6
next_jewel = Prossimo: il { $number }
card_drawn = Carta scoperta
doors = Porte
cards-shuffle-title = Rimescola
cards-shuffle-text = Si mescola tutto, e le porte si riaprono.
cards-draw_2-title = Sarabanda
cards-draw_2-text = Due carte in un colpo solo, poi si mescola tutto.
cards-draw_3-title = Sarabanda
cards-draw_3-text = Tre carte in un colpo solo, poi si mescola tutto.
cards-blue_doors-title = Porte blu
cards-blue_doors-text = Chiuse a chiave fino al prossimo Rimescola.
cards-green_doors-title = Porte verdi
cards-green_doors-text = Chiuse a chiave fino al prossimo Rimescola.
card_room_title = Stanza { CAPITAL($room) }
card_room_text = Un fantasma arriva { NAME("in_rooms", $room) }.
no_card = Ancora nessuna carta.
in_pile = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} nel mazzo
still_in_pile = Ancora nel mazzo
measure = Distanze
point = Mostra
plan = Vado lì
measured_room = Dalla stanza { CAPITAL($room) } ({ NAME("bare_rooms", $room) }): { $parts }.
measured_hall = Dalla casella { $square }: { $parts }.
measured_outside = Da fuori: { $parts }.

## The list of players

outside = fuori
where_hall = corridoio { $square }
carries = { $number ->
    [0] porta un gioiello
   *[other] porta il gioiello { $number }
}
is_held = nelle grinfie di uno spirito
where_one = { CAPITAL($where) }
where_of = { $colour }: { $where }
together = Tutti insieme: 8 gioielli fuori prima di 6 spiriti

## Score

result = Risultato
row_jewels = Gioielli fuori
row_spirits = Spiriti rossi
row_turns = Turni giocati
