list = { COUNT($names) ->
    [0] nessuno
   *[other] { LIST($names) }
}

## The sweets, and cards of the grid

sweet-churros = churro
sweet-croissant = croissant
sweet-macaron = macaron
sweet-eclair = éclair
sweet-waffle = waffle
sweet-doughnut = ciambella
sweets-churros = churros
sweets-croissant = croissant
sweets-macaron = macaron
sweets-eclair = éclair
sweets-waffle = waffle
sweets-doughnut = ciambelle
card = { $count } { $count ->
    [one] { NAME("sweet", $sweet) }
   *[other] { NAME("sweets", $sweet) }
}
grid = I dolci, sei file da sei
card_at = { $place }, { $card }

## Constraint cards

colours-green = verde
colours-orange = arancio
colours-red = rossa
colours-violet = viola
forbids_sweet = niente { NAME("sweets", $sweet) }
forbids_number = niente { $number }
slot_down = Carta { NAME("colours", $colour) }, coperta
slot = Carta { NAME("colours", $colour) }: { COUNT($rules) ->
    [0] non vieta niente
   *[other] { LIST($rules) }
}{ $cube ->
    [past] , superata
    [here] , il tuo cubetto è sulla casella { $space }
   *[none] {""}
}
own_cards = I tuoi divieti
no_constraints = Con i più piccoli: i divieti non contano.

## Hands and times

sides-left = sinistra
sides-right = destra
hand_name = { CAPITAL(NAME("sides", $side)) }
seconds = { $whole },{ $thousandths }{"\u00A0"}s
seconds_short = { $whole },{ $tenths }
margin = ±{"\u00A0"}{ $ms }{"\u00A0"}ms

## What came of a touch, and what it cost

outcomes-advanced = avanza
outcomes-blocked = blocca
outcomes-late = troppo tardi
outcomes-false_start = falsa partenza
outcomes-wrong_card = carta sbagliata
outcomes-forbidden = carta vietata
outcomes-wrong_hand = mano sbagliata
outcomes-no_shout = senza gridare
faults-wrong_card = sbaglia carta
faults-forbidden = tocca una carta vietata
faults-wrong_hand = usa l’altra mano senza motivo
faults-no_shout = blocca senza gridare
faults-false_start = parte troppo presto
costs-off_track = fuori dal percorso, niente.
costs-padlock = lucchetto, non si muove niente.
costs-arrow = freccia, una casella indietro.
costs-crossed = carta barrata, indietro e nuova carta.
fault = { GIVEN($cost) ->
    [yes] { NAME("faults", $outcome) }: { NAME("costs", $cost) }
   *[no] { NAME("faults", $outcome) }
}
own_error = { GIVEN($cost) ->
    [yes] { CAPITAL(NAME("outcomes", $outcome)) }: { NAME("costs", $cost) }
   *[no] { CAPITAL(NAME("outcomes", $outcome)) }.
}

## The dice and what is said of a throw

dice = I dadi: { $card }
dice_wait = I dadi, ancora nascosti
called = { $card }!
ready = Ci siamo?
ready_detail = Le mani sopra il tavolo…
who_throws = Chi lancia?
who_throws_detail = Chiunque può chiedere il lancio.
find_it = Trovala!
find_it_forbidden = Vietata per te: l’altra mano, e grida!
you_touched = Toccata. Guardiamo la foto…
you_block = E ora, grida!
you_shouted = Pas touche! Guardiamo la foto…
you_gave_up = A questo lancio passi.
you_watch = Si cerca…
too_soon = Aspetta che cadano i dadi.
touched_once = Una sola carta per lancio.
shout_at_nothing = Niente da bloccare con questa mano.
wait_throw = Niente da toccare fino al prossimo lancio.
nobody = Nessuno avanza.
moves_on = { $name } avanza di una casella.
wins = { LIST($names) } { COUNT($names) ->
    [one] ha
   *[other] hanno
} vinto!
blocks = { $name } grida «Pas touche!»

## The photo finish

finish = Fotofinish
by_arrival = Contato all’arrivo al server
finish_line = { $name }, { $card }, { $time }{ $calm ->
    [true] , che conta la metà
   *[false] {""}
}, { $margin }{ $by_arrival ->
    [true] , contato all’arrivo
   *[false] {""}
}: { NAME("outcomes", $outcome) }
no_touch_of = { $name } non ha toccato niente
too_close = Distacco di { $gap }{"\u00A0"}ms, meno dell’errore di misura:
close = Distacco di { $gap }{"\u00A0"}ms:
lots = la sorte sceglie { $name }.

## At the thumb

to_block = per bloccare
to_touch = per toccare
pad = L’altra mano, la { NAME("sides", $side) }: tieni premuto per bloccare
shout = Pas touche!
shout_within = entro { $calm ->
    [true] 4
   *[false] 1,5
}{"\u00A0"}s
space = Spazio
throw = Lancia i dadi
throw_detail = quando è tutto pronto
give_up = Passo
turn_up = Scopri la carta

## Before the first throw

prepare = Livello e mano?
prepare_detail = Più alto è il livello, più le tue carte vietano.
prepare_wait = { COUNT($names) ->
    [one] { LIST($names) } si prepara.
   *[other] { LIST($names) } si preparano.
}
prepared = Segnato!
level_value = Livello { $level }
choice = Livello { $level }, { NAME("sides", $side) }
level_cards = Tre carte: { LIST($colours) }
proposed = proposto per questa partita
which_hand = Quale mano tocca?
go = Si parte!
how_mouse = Mouse: tasto sinistro per toccare, tasto destro per l’altra mano.
how_keys = Tastiera: una lettera e una cifra (B3), con Maiusc per l’altra mano; Spazio per gridare.
how_touch = Tocca le carte con un dito; tieni l’altro pollice sull’altra mano per bloccare.
preparing = si prepara
player_detail = livello { $level }, mano { NAME("sides", $side) }{ $calm ->
    [true] , con calma
   *[false] {""}
}
progress = { $spaces } caselle su { $length }
calm_table = Con calma: { LIST($names) }. Il { COUNT($names) ->
    [one] suo
   *[other] loro
} tempo conta la metà.

## The log

laid = I 36 dolci sono sul tavolo.
has_prepared = { $name } gioca al livello { $level }, con la mano { NAME("sides", $side) }.
thrown = I dadi: { $card }, in { $place }.
first_touch = { $name } tocca in { $time } ({ $margin }).
wrong_touch = { $name } tocca { $card }: { NAME("outcomes", $outcome) } ({ $clause }).
advanced = { $name } avanza: { $slot ->
    [1] prima
    [2] seconda
   *[3] terza
} carta, casella { $space }.
off_the_end = { $name } esce dalla terza carta!
penalised = { $name }: { NAME("costs", $cost) }
turned = { $name } scopre una carta { NAME("colours", $colour) }: { LIST($rules) }.
turned_free = { $name } scopre una carta che non vieta niente.
passed = La carta non lascerebbe niente a { $name }: va sotto il mazzo, eccone un’altra.
endings-won = { LIST($names) } { COUNT($names) ->
    [one] vince
   *[other] vincono
} la partita!
endings-too_long = Basta lanci: { LIST($names) } { COUNT($names) ->
    [one] è
   *[other] sono
} più avanti di tutti.

## What the server makes up for on each line

lines = Ritardi compensati:
line = { $name } { $round_trip }{"\u00A0"}ms (±{"\u00A0"}{ $spread })
line_unknown = { $name } ancora da misurare

## The sheet at the end

result = Il cammino di ognuno
next_level = Prossimo livello
next_levels_help = La prossima partita propone questi livelli; ognuno può sceglierne un altro.
throws = { $count ->
    [one] { $count } lancio.
   *[other] { $count } lanci.
}
throw_number = Lancio { $number }

## Practice

drill = Contro il tempo
drill_detail = Dodici lanci, il più in fretta possibile. Un errore aggiunge due secondi.
drill_left = ancora { $left }
drill_again = Ancora
drill_leave = Esci dall’allenamento
drill_done = Finito: { $time }
drill_best = Il tuo record: { $time }
drill_result = { $result ->
    [right] Ottimo!
   *[other] { CAPITAL(NAME("outcomes", $result)) }
}
drill_time = { $wrong ->
    [true] { $time }, più due secondi.
   *[false] { $time }
}

## The slip in the margin

an_error = Un errore?
space_names-padlock = Lucchetto
space_names-arrow = Freccia
space_names-crossed = Carta barrata
error-padlock = niente
error-arrow = una casella indietro
error-crossed = indietro, e nuova carta
