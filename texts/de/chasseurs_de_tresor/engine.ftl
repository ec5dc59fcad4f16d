## Rooms, by their letter: in the form that a language needs where something is there; then in the form for who goes there

rooms-a = im Schlafzimmer A
rooms-b = im Badezimmer B
rooms-c = im Büro C
rooms-d = in der Bibliothek D
rooms-e = im Musikzimmer E
rooms-f = im Esszimmer F
rooms-g = im Wintergarten G
rooms-h = in der Küche H
rooms-i = im Salon I
rooms-j = im Billardzimmer J
rooms-k = in der Rumpelkammer K
rooms-l = im Wohnzimmer L
to-outside = nach draußen
to-a = ins Schlafzimmer A
to-b = ins Badezimmer B
to-c = ins Büro C
to-d = in die Bibliothek D
to-e = ins Musikzimmer E
to-f = ins Esszimmer F
to-g = in den Wintergarten G
to-h = in die Küche H
to-i = in den Salon I
to-j = ins Billardzimmer J
to-k = in die Rumpelkammer K
to-l = ins Wohnzimmer L
to_place = { $place ->
    [hall] zu Feld { $square } im Flur
   *[other] { NAME("to", $place) }
}

## Hunters go by their colours

hunters-0 = Rot
hunters-1 = Blau
hunters-2 = Türkis
hunters-3 = Gelb

## Why not

GH-starter_not_seated = Platz { $seat } kann nicht beginnen: Am Tisch { $players ->
    [one] sitzt nur { $players } Person.
   *[other] sitzen nur { $players } Personen.
}
GH-first_is_known = Es steht schon fest, wer beginnt.
GH-first_not_seated = Wer beginnt, muss am Tisch sitzen: Platz { $seat } ist leer.
GH-no_roll_now = Der Laufwürfel wird nur zu Beginn eines Zuges geworfen.
GH-no_card_now = Eine Karte wird nur aufgedeckt, wenn der Würfel einen Geist zeigt.
GH-card_not_in_pile = Diese Karte ist nicht im Stapel.
GH-nothing_to_reveal = Jetzt ist kein Juwel umzudrehen.
GH-number_seen = Juwel { $number } wurde schon woanders umgedreht.
GH-no_fight_now = Jetzt gibt es keinen Kampf.
GH-one_die = Wer allein im Raum ist, wirft nur einen Kampfwürfel.
GH-two_dice = Wer nicht allein im Raum ist, wirft zwei Kampfwürfel.
GH-jewel_first = Gelaufen bist du schon: Was machst du mit dem Juwel?
GH-already_there = Deine Figur ist schon dort: Wähle „Bleiben“.
GH-held = Der Spuk hält deine Figur mit ihrem Juwel fest: Vertreibt ihn zuerst, zu zweit.
GH-too_far = { CAPITAL(to_place) } sind es { $steps } Schritte, der Würfel gibt dir { $pips }.
GH-doors_locked = Die Türen dieser Farbe sind abgeschlossen: { CAPITAL(to_place) } wären es { $steps } Schritte, der Würfel gibt dir { $pips }.
GH-haunted_on_the_way = Mit einem Juwel kommst du durch keinen Raum, in dem es spukt.
GH-square_taken = Dort steht schon jemand: Auf ein Feld im Flur passt nur eine Figur.
GH-wrong_number = Juwel { $number } kann noch nicht hinaus: Jetzt ist Juwel { $next } an der Reihe.
GH-move_first = Bewege zuerst deine Figur, oder bleib stehen.
GH-backpack_full = In den Rucksack passt nur ein Juwel.
GH-no_swapping = Nach den Regeln dieser Partie werden keine Juwelen getauscht.
GH-nothing_to_swap = Der Rucksack ist leer: Es gibt nichts zu tauschen.

## What happened, in the terminal

events-first_chosen = { NAME("hunters", $who) } beginnt.
events-rolled = { NAME("hunters", $who) } würfelt { $ghost ->
    [true] { $pips } und einen Geist.
   *[false] { $pips }, ohne Geist.
}
events-card_turned = Karte { CAPITAL(NAME("cards", $card)) }.
events-card_set_aside = Sie wird beiseitegelegt, eine andere ersetzt sie.
events-pile_shuffled = Die Karten werden gemischt: { $cards } im Stapel.
events-ghost_came = Ein Geist kommt { NAME("to", $room) }: { $ghosts }.
events-ghost_went_on = Im Raum spukt es: Der Geist zieht weiter { NAME("to", $room) }: { $ghosts }.
events-room_haunted = { CAPITAL(NAME("rooms", $room)) } geht ein böser Spuk um! { $spirits } von 6.
events-doors_closed = { $colour ->
    [blue] Die blauen Türen werden abgeschlossen.
   *[green] Die grünen Türen werden abgeschlossen.
}
events-doors_opened = { $colour ->
    [blue] Die blauen Türen gehen wieder auf.
   *[green] Die grünen Türen gehen wieder auf.
}
events-moved = { NAME("hunters", $who) } geht { to_place }, { $steps ->
    [one] { $steps } Schritt.
   *[other] { $steps } Schritte.
}
events-stayed = { NAME("hunters", $who) } bleibt stehen.
events-stayed_outside = { NAME("hunters", $who) } bleibt draußen.
events-jewel_revealed = Das Juwel { NAME("rooms", $room) } wird umgedreht: Nummer { $number }.
events-jewel_taken = { NAME("hunters", $who) } nimmt { $number ->
    [0] das Juwel
   *[other] Juwel { $number }
} { NAME("rooms", $room) }.
events-jewel_left = { NAME("hunters", $who) } lässt { $number ->
    [0] das Juwel
   *[other] Juwel { $number }
} { NAME("rooms", $room) } liegen.
events-jewels_swapped = { NAME("hunters", $who) } nimmt Juwel { $taken } und legt Juwel { $left } { NAME("rooms", $room) } hin.
events-jewel_rescued = { NAME("hunters", $who) } bringt { $number ->
    [0] das Juwel
   *[other] Juwel { $number }
} hinaus: { $rescued } von 8.
events-fought = { NAME("hunters", $who) } kämpft { NAME("rooms", $room) } ({ NAME("faces", $first) }{ GIVEN($second) ->
    [yes] , { NAME("faces", $second) }
   *[no] {""}
}): { $gone ->
    [0] { $spirit_gone ->
        [true] Spuk vertrieben.
       *[false] daneben.
    }
    [1] ein Geist vertrieben.
   *[other] zwei Geister vertrieben.
}
events-ended = { NAME("endings", $ending) }
endings-escaped = Alle sind mit den acht Juwelen draußen: gewonnen!
endings-haunted = In sechs Räumen spukt es: verloren.
endings-standoff = Jede Figur sitzt allein bei einem Spuk fest: verloren.
endings-too_late = Der Morgen graut zu früh: verloren.
cards-shuffle = „Mischen“
cards-draw_2 = „Geistertanz“ mit 2 Karten
cards-draw_3 = „Geistertanz“ mit 3 Karten
cards-blue_doors = „Türen“, blau
cards-green_doors = „Türen“, grün
faces-ghost = Geist
faces-spirit = Spuk
faces-blank = nichts

## The house drawn in letters

picture-letters-0 = R
picture-letters-1 = B
picture-letters-2 = T
picture-letters-3 = G
picture-carrying = { NAME("hunters", $who) }: { $number ->
    [0] Juwel
   *[other] Juwel { $number }
}{ $held ->
    [true] , festgehalten
   *[false] {""}
}
picture-jewels_out = Juwelen draußen: { $count }/8
picture-spirits = Spuke: { $count }/6
picture-pile = Stapel: { $cards }
picture-doors = { $colour ->
    [blue] Blaue Türen abgeschlossen
   *[green] Grüne Türen abgeschlossen
}
