list = { COUNT($names) ->
    [0] niemand
   *[other] { LIST($names) }
}

## The sweets, and cards of the grid

sweet-churros = Churro
sweet-croissant = Croissant
sweet-macaron = Macaron
sweet-eclair = Éclair
sweet-waffle = Waffel
sweet-doughnut = Donut
sweets-churros = Churros
sweets-croissant = Croissants
sweets-macaron = Macarons
sweets-eclair = Éclairs
sweets-waffle = Waffeln
sweets-doughnut = Donuts
card = { $count } { $count ->
    [one] { NAME("sweet", $sweet) }
   *[other] { NAME("sweets", $sweet) }
}
grid = Die Leckereien, sechs Reihen mit je sechs
card_at = { $place }, { $card }

## Constraint cards

colours-green = grün
colours-orange = orange
colours-red = rot
colours-violet = violett
forbids_sweet = keine { NAME("sweets", $sweet) }
forbids_number = keine { $number }
slot_down = { $colour ->
    [green] Grüne
    [orange] Orange
    [red] Rote
   *[violet] Violette
} Karte, verdeckt
slot = { $colour ->
    [green] Grüne
    [orange] Orange
    [red] Rote
   *[violet] Violette
} Karte: { COUNT($rules) ->
    [0] verbietet nichts
   *[other] { LIST($rules) }
}{ $cube ->
    [past] , geschafft
    [here] , dein Stein steht auf Feld { $space }
   *[none] {""}
}
own_cards = Deine Verbote
no_constraints = Mit den Kleinen: Verbote zählen nicht.

## Hands and times

sides-left = links
sides-right = rechts
hand_name = { CAPITAL(NAME("sides", $side)) }
seconds = { $whole },{ $thousandths }{"\u00A0"}s
seconds_short = { $whole },{ $tenths }
margin = ±{"\u00A0"}{ $ms }{"\u00A0"}ms

## What came of a touch, and what it cost

outcomes-advanced = rückt vor
outcomes-blocked = blockt
outcomes-late = zu spät
outcomes-false_start = Fehlstart
outcomes-wrong_card = falsche Karte
outcomes-forbidden = verbotene Karte
outcomes-wrong_hand = falsche Hand
outcomes-no_shout = ohne Ruf
faults-wrong_card = berührt die falsche Karte
faults-forbidden = berührt eine verbotene Karte
faults-wrong_hand = nimmt ohne Grund die andere Hand
faults-no_shout = blockt ohne Ruf
faults-false_start = startet zu früh
costs-off_track = kein Stein auf der Leiste, nichts.
costs-padlock = Schloss, nichts bewegt sich.
costs-arrow = Pfeil, ein Feld zurück.
costs-crossed = durchgestrichene Karte, zurück und neue Karte.
fault = { GIVEN($cost) ->
    [yes] { NAME("faults", $outcome) }: { NAME("costs", $cost) }
   *[no] { NAME("faults", $outcome) }
}
own_error = { GIVEN($cost) ->
    [yes] { CAPITAL(NAME("outcomes", $outcome)) }: { NAME("costs", $cost) }
   *[no] { CAPITAL(NAME("outcomes", $outcome)) }.
}

## The dice and what is said of a throw

dice = Die Würfel: { $card }
dice_wait = Die Würfel, noch verdeckt
called = { $card }!
ready = Bereit?
ready_detail = Hände über den Tisch{"\u00A0"}…
who_throws = Wer würfelt?
who_throws_detail = Wer mag, darf würfeln.
find_it = Finde sie!
find_it_forbidden = Für dich verboten: die andere Hand, und ruf!
you_touched = Berührt. Das Foto wird geprüft{"\u00A0"}…
you_block = Jetzt ruf!
you_shouted = Pas touche! Das Foto wird geprüft{"\u00A0"}…
you_gave_up = Bei diesem Wurf passt du.
you_watch = Alle suchen{"\u00A0"}…
too_soon = Warte, bis die Würfel fallen.
touched_once = Nur eine Karte pro Wurf.
shout_at_nothing = Mit dieser Hand gibt es nichts zu blocken.
wait_throw = Vor dem nächsten Wurf gibt es nichts zu berühren.
nobody = Niemand rückt vor.
moves_on = { $name } rückt ein Feld vor.
wins = { LIST($names) } { COUNT($names) ->
    [one] gewinnt
   *[other] gewinnen
}!
blocks = { $name } ruft „Pas touche!“

## The photo finish

finish = Fotofinish
by_arrival = Nach der Ankunft beim Server gezählt
finish_line = { $name }, { $card }, { $time }{ $calm ->
    [true] , zählt nur halb
   *[false] {""}
}, { $margin }{ $by_arrival ->
    [true] , nach der Ankunft gezählt
   *[false] {""}
}: { NAME("outcomes", $outcome) }
no_touch_of = { $name } hat nichts berührt
too_close = { $gap }{"\u00A0"}ms Abstand, weniger als der Messfehler:
close = { $gap }{"\u00A0"}ms Abstand:
lots = das Los fällt auf { $name }.

## At the thumb

to_block = zum Blocken
to_touch = zum Berühren
pad = Die andere Hand, die { $side ->
    [left] linke
   *[right] rechte
}: zum Blocken halten
shout = Pas touche!
shout_within = binnen { $calm ->
    [true] 4
   *[false] 1,5
}{"\u00A0"}s
space = Leertaste
throw = Würfeln
throw_detail = wenn alle bereit sind
give_up = Ich passe
turn_up = Karte aufdecken

## Before the first throw

prepare = Stufe und Hand?
prepare_detail = Je höher die Stufe, desto mehr verbieten deine Karten.
prepare_wait = { COUNT($names) ->
    [one] { LIST($names) } macht sich bereit.
   *[other] { LIST($names) } machen sich bereit.
}
prepared = Notiert!
level_value = Stufe { $level }
choice = Stufe { $level }, { NAME("sides", $side) }
level_cards = Drei Karten: { LIST($colours) }
proposed = Vorschlag für diese Partie
which_hand = Welche Hand spielt?
go = Los geht’s!
how_mouse = Maus: linke Taste zum Berühren, rechte Taste für die andere Hand.
how_keys = Tastatur: ein Buchstabe und eine Ziffer (B3), mit Umschalttaste für die andere Hand; Leertaste zum Rufen.
how_touch = Berühr die Karten mit einem Finger; der andere Daumen bleibt zum Blocken auf der anderen Hand.
preparing = macht sich bereit
player_detail = Stufe { $level }, { $side ->
    [left] linke
   *[right] rechte
} Hand{ $calm ->
    [true] , in Ruhe
   *[false] {""}
}
progress = { $spaces } von { $length } Feldern
calm_table = In Ruhe: { LIST($names) }. { COUNT($names) ->
    [one] Diese Zeit zählt
   *[other] Diese Zeiten zählen
} nur halb.

## The log

laid = Die 36 Leckereien liegen auf dem Tisch.
has_prepared = { $name } spielt auf Stufe { $level }, mit der { $side ->
    [left] linken
   *[right] rechten
} Hand.
thrown = Die Würfel: { $card }, auf { $place }.
first_touch = { $name } berührt die Karte nach { $time } ({ $margin }).
wrong_touch = { $name } berührt { $card }: { NAME("outcomes", $outcome) } ({ $clause }).
advanced = { $name } rückt vor: { $slot ->
    [1] erste
    [2] zweite
   *[3] dritte
} Karte, Feld { $space }.
off_the_end = { $name } verlässt die dritte Karte!
penalised = { $name }: { NAME("costs", $cost) }
turned = { $name } deckt eine { $colour ->
    [green] grüne
    [orange] orange
    [red] rote
   *[violet] violette
} Karte auf: { LIST($rules) }.
turned_free = { $name } deckt eine Karte auf, die nichts verbietet.
passed = Die Karte ließe { $name } nichts übrig: unter den Stapel damit, eine andere kommt.
endings-won = { LIST($names) } { COUNT($names) ->
    [one] gewinnt
   *[other] gewinnen
} die Partie!
endings-too_long = Genug gewürfelt: { LIST($names) } { COUNT($names) ->
    [one] ist
   *[other] sind
} am weitesten.

## What the server makes up for on each line

lines = Ausgeglichene Laufzeiten:
line = { $name } { $round_trip }{"\u00A0"}ms (±{"\u00A0"}{ $spread })
line_unknown = { $name } noch nicht gemessen

## The sheet at the end

result = Wie weit alle gekommen sind
next_level = Nächste Stufe
next_levels_help = Die nächste Partie schlägt diese Stufen vor; alle dürfen eine andere wählen.
throws = { $count ->
    [one] { $count } Wurf.
   *[other] { $count } Würfe.
}
throw_number = Wurf { $number }

## Practice

drill = Gegen die Uhr
drill_detail = Zwölf Würfe, so schnell es geht. Ein Fehler kostet zwei Sekunden.
drill_left = noch { $left }
drill_again = Noch einmal
drill_leave = Übung verlassen
drill_done = Fertig: { $time }
drill_best = Dein Rekord: { $time }
drill_result = { $result ->
    [right] Bravo!
   *[other] { CAPITAL(NAME("outcomes", $result)) }
}
drill_time = { $wrong ->
    [true] { $time }, und zwei Sekunden dazu.
   *[false] { $time }
}

## The slip in the margin

an_error = Ein Fehler?
space_names-padlock = Schloss
space_names-arrow = Pfeil
space_names-crossed = Durchgestrichene Karte
error-padlock = nichts
error-arrow = ein Feld zurück
error-crossed = zurück, und neue Karte
