## Rooms, by their letter: in the form that a language needs where something is there; then in the form for who goes there

rooms-a = nella camera da letto A
rooms-b = nel bagno B
rooms-c = nello studio C
rooms-d = nella biblioteca D
rooms-e = nella sala della musica E
rooms-f = nella sala da pranzo F
rooms-g = nella serra G
rooms-h = nella cucina H
rooms-i = nel salone I
rooms-j = nella sala del biliardo J
rooms-k = nel ripostiglio K
rooms-l = nel salotto L
to-outside = fuori
to-a = nella camera da letto A
to-b = nel bagno B
to-c = nello studio C
to-d = nella biblioteca D
to-e = nella sala della musica E
to-f = nella sala da pranzo F
to-g = nella serra G
to-h = nella cucina H
to-i = nel salone I
to-j = nella sala del biliardo J
to-k = nel ripostiglio K
to-l = nel salotto L
to_place = { $place ->
    [hall] alla casella { $square } del corridoio
   *[other] { NAME("to", $place) }
}

## Hunters go by their colours

hunters-0 = Rosso
hunters-1 = Blu
hunters-2 = Turchese
hunters-3 = Giallo

## Why not

GH-starter_not_seated = Il posto { $seat } non può cominciare: { $players ->
    [one] gioca solo { $players } persona.
   *[other] giocano solo { $players } persone.
}
GH-first_is_known = Si sa già chi comincia.
GH-first_not_seated = Chi comincia deve essere al tavolo: il posto { $seat } è vuoto.
GH-no_roll_now = Il dado di movimento si lancia solo all’inizio di un turno.
GH-no_card_now = Si scopre una carta solo quando il dado mostra un fantasma.
GH-card_not_in_pile = Questa carta non è nel mazzo.
GH-nothing_to_reveal = Ora non c’è nessun gioiello da scoprire.
GH-number_seen = Il gioiello { $number } è già stato scoperto altrove.
GH-no_fight_now = Ora non c’è nessun combattimento.
GH-one_die = Da soli nella stanza si lancia un solo dado da combattimento.
GH-two_dice = Se nella stanza c’è un altro cacciatore, si lanciano due dadi da combattimento.
GH-jewel_first = Il movimento è finito: che cosa fai con il gioiello?
GH-already_there = Il tuo cacciatore è già lì: scegli di restare.
GH-held = Lo spirito trattiene il tuo cacciatore con il suo gioiello: prima bisogna scacciarlo, in due.
GH-too_far = Ci vogliono { $steps } passi per andare { to_place }, e il dado ne dà { $pips }.
GH-doors_locked = Le porte di quel colore sono chiuse a chiave: ci vorrebbero { $steps } passi per andare { to_place }, e il dado ne dà { $pips }.
GH-haunted_on_the_way = Con un gioiello non si attraversa una stanza stregata.
GH-square_taken = Lì c’è un altro cacciatore: non ci si ferma in due su una casella del corridoio.
GH-wrong_number = Il gioiello { $number } non può ancora uscire: tocca al { $next }.
GH-move_first = Prima muovi il tuo cacciatore, o resta.
GH-backpack_full = Nello zaino ci sta un solo gioiello.
GH-no_swapping = Le regole di questa partita non permettono di scambiare gioielli.
GH-nothing_to_swap = Lo zaino è vuoto: non c’è niente da scambiare.

## What happened, in the terminal

events-first_chosen = Comincia { NAME("hunters", $who) }.
events-rolled = { NAME("hunters", $who) } lancia il dado: { $ghost ->
    [true] { $pips } e un fantasma.
   *[false] { $pips }, senza fantasma.
}
events-card_turned = Carta { CAPITAL(NAME("cards", $card)) }.
events-card_set_aside = Viene messa da parte e un’altra la sostituisce.
events-pile_shuffled = Le carte vengono mescolate: { $cards } nel mazzo.
events-ghost_came = Un fantasma entra { NAME("rooms", $room) }: { $ghosts }.
events-ghost_went_on = La stanza è stregata: il fantasma passa { NAME("to", $room) }: { $ghosts }.
events-room_haunted = Uno spirito maligno si installa { NAME("rooms", $room) }! { $spirits } su 6.
events-doors_closed = { $colour ->
    [blue] Le porte blu si chiudono a chiave.
   *[green] Le porte verdi si chiudono a chiave.
}
events-doors_opened = { $colour ->
    [blue] Le porte blu si riaprono.
   *[green] Le porte verdi si riaprono.
}
events-moved = { NAME("hunters", $who) } va { to_place }, { $steps ->
    [one] { $steps } passo.
   *[other] { $steps } passi.
}
events-stayed = { NAME("hunters", $who) } non si muove.
events-stayed_outside = { NAME("hunters", $who) } resta fuori.
events-jewel_revealed = Il gioiello scoperto { NAME("rooms", $room) } è il { $number }.
events-jewel_taken = { NAME("hunters", $who) } prende { $number ->
    [0] il gioiello
   *[other] il gioiello { $number }
} { NAME("rooms", $room) }.
events-jewel_left = { NAME("hunters", $who) } lascia { $number ->
    [0] il gioiello
   *[other] il gioiello { $number }
} { NAME("rooms", $room) }.
events-jewels_swapped = { NAME("hunters", $who) } prende il gioiello { $taken } e posa il gioiello { $left } { NAME("rooms", $room) }.
events-jewel_rescued = { NAME("hunters", $who) } porta fuori { $number ->
    [0] il gioiello
   *[other] il gioiello { $number }
}: { $rescued } su 8.
events-fought = { NAME("hunters", $who) } combatte { NAME("rooms", $room) } ({ NAME("faces", $first) }{ GIVEN($second) ->
    [yes] , { NAME("faces", $second) }
   *[no] {""}
}): { $gone ->
    [0] { $spirit_gone ->
        [true] lo spirito è scacciato.
       *[false] senza successo.
    }
    [1] un fantasma scacciato.
   *[other] due fantasmi scacciati.
}
events-ended = { NAME("endings", $ending) }
endings-escaped = Gli otto gioielli sono fuori, e voi anche: vittoria!
endings-haunted = Sei stanze sono stregate: sconfitta.
endings-standoff = Ogni cacciatore è bloccato da solo con uno spirito: sconfitta.
endings-too_late = L’alba arriva troppo presto: sconfitta.
cards-shuffle = «Rimescola»
cards-draw_2 = «Sarabanda» da 2 carte
cards-draw_3 = «Sarabanda» da 3 carte
cards-blue_doors = «Porte», blu
cards-green_doors = «Porte», verde
faces-ghost = fantasma
faces-spirit = spirito
faces-blank = niente

## The house drawn in letters

picture-letters-0 = R
picture-letters-1 = B
picture-letters-2 = T
picture-letters-3 = G
picture-carrying = { NAME("hunters", $who) }: { $number ->
    [0] gioiello
   *[other] gioiello { $number }
}{ $held ->
    [true] , nelle grinfie di uno spirito
   *[false] {""}
}
picture-jewels_out = Gioielli fuori: { $count }/8
picture-spirits = Spiriti: { $count }/6
picture-pile = Mazzo: { $cards }
picture-doors = { $colour ->
    [blue] Porte blu chiuse
   *[green] Porte verdi chiuse
}
