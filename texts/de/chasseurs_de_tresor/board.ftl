## Rooms, by their letter. They are needed with the article; where somebody is; where somebody goes; and as a bare name.

rooms-a = das Schlafzimmer
rooms-b = das Badezimmer
rooms-c = das Büro
rooms-d = die Bibliothek
rooms-e = das Musikzimmer
rooms-f = das Esszimmer
rooms-g = der Wintergarten
rooms-h = die Küche
rooms-i = der Salon
rooms-j = das Billardzimmer
rooms-k = die Rumpelkammer
rooms-l = das Wohnzimmer
in_rooms-a = im Schlafzimmer
in_rooms-b = im Badezimmer
in_rooms-c = im Büro
in_rooms-d = in der Bibliothek
in_rooms-e = im Musikzimmer
in_rooms-f = im Esszimmer
in_rooms-g = im Wintergarten
in_rooms-h = in der Küche
in_rooms-i = im Salon
in_rooms-j = im Billardzimmer
in_rooms-k = in der Rumpelkammer
in_rooms-l = im Wohnzimmer
into_rooms-a = ins Schlafzimmer
into_rooms-b = ins Badezimmer
into_rooms-c = ins Büro
into_rooms-d = in die Bibliothek
into_rooms-e = ins Musikzimmer
into_rooms-f = ins Esszimmer
into_rooms-g = in den Wintergarten
into_rooms-h = in die Küche
into_rooms-i = in den Salon
into_rooms-j = ins Billardzimmer
into_rooms-k = in die Rumpelkammer
into_rooms-l = ins Wohnzimmer
bare_rooms-a = Schlafzimmer
bare_rooms-b = Badezimmer
bare_rooms-c = Büro
bare_rooms-d = Bibliothek
bare_rooms-e = Musikzimmer
bare_rooms-f = Esszimmer
bare_rooms-g = Wintergarten
bare_rooms-h = Küche
bare_rooms-i = Salon
bare_rooms-j = Billardzimmer
bare_rooms-k = Rumpelkammer
bare_rooms-l = Wohnzimmer

## Rooms on buttons: one short word each, if there is one

room_signs-a = Schlafzimmer
room_signs-b = Bad
room_signs-c = Büro
room_signs-d = Bibliothek
room_signs-e = Musik
room_signs-f = Esszimmer
room_signs-g = Wintergarten
room_signs-h = Küche
room_signs-i = Salon
room_signs-j = Billard
room_signs-k = Kammer
room_signs-l = Wohnzimmer

## Hunters, by their colour

colours-0 = rot
colours-1 = blau
colours-2 = türkis
colours-3 = gelb
alone-0 = Rot
alone-1 = Blau
alone-2 = Türkis
alone-3 = Gelb
of_two = { $name } ({ $colour })

## The log

first = { $who } geht voran.
rolled = { $who } würfelt { $ghost ->
    [true] { $pips } und einen Geist.
   *[false] { $pips }: kein Geist!
}
card_shuffle = Karte „Mischen“: Es erscheint niemand.
card_draw = Karte „Geistertanz“: { $count } Karten auf einmal!
card_doors = Karte „{ $colour ->
    [blue] Blaue
   *[green] Grüne
} Türen“.
set_aside = { $card }: beiseitegelegt, dafür kommt eine andere Karte.
shuffled = Alles wird gemischt: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Stapel.
ghost_came = { $count ->
    [3] Der dritte Geist { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
   *[other] Ein Geist erscheint { NAME("in_rooms", $room) } ({ CAPITAL($room) }).
}
ghost_went_on = { CAPITAL(NAME("in_rooms", $due)) } ({ CAPITAL($due) }) spukt es schon: Der Geist zieht weiter { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
haunted = { CAPITAL(NAME("in_rooms", $room)) } ({ CAPITAL($room) }) geht ein roter Spuk um: { $count } von 6.
doors_closed = Klack! Die { $colour ->
    [blue] blauen
   *[green] grünen
} Türen sind abgeschlossen.
doors_opened = Die { $colour ->
    [blue] blauen
   *[green] grünen
} Türen gehen wieder auf.
moved_room = { $who } geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} { NAME("into_rooms", $room) } ({ CAPITAL($room) }).
moved_hall = { $who } geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} bis Feld { $square } im Flur.
moved_outside = { $who } geht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} und verlässt das Haus.
stayed = { $who } bleibt stehen.
revealed = { $who } dreht das Juwel um: Es ist Nummer { $number }.
taken = { $who } steckt { $number ->
    [0] ein Juwel
   *[other] Juwel { $number }
} in den Rucksack.
left = { $who } lässt { $number ->
    [0] das Juwel
   *[other] Juwel { $number }
} liegen.
swapped = { $who } nimmt Juwel { $taken } und legt Juwel { $left } hin.
rescued = { $who } bringt { $number ->
    [0] ein Juwel
   *[other] Juwel { $number }
} hinaus! { $to_go ->
    [0] Alle acht sind draußen.
    [one] Noch { $to_go } fehlt.
   *[other] Noch { $to_go } fehlen.
}
fought = { $gone ->
    [0] { $who } kämpft: daneben!
   *[other] { $who } vertreibt { $gone ->
        [1] einen Geist
       *[other] { $gone } Geister
    }{ $left ->
        [0] .
        [one] , { $left } bleibt.
       *[other] , { $left } bleiben.
    }
}
spirit_fought = { $who } kämpft gegen den Spuk: Er hält stand.
spirit_gone = Der Spuk { NAME("in_rooms", $room) } ist vertrieben!
endings-escaped = Alle acht Juwelen sind draußen, und ihr auch: gewonnen!
endings-haunted = Der sechste rote Spuk hat das Haus übernommen: verloren.
endings-standoff = Jede Figur sitzt allein bei einem Spuk fest: verloren.
endings-too_late = Die Nacht ist vorbei: verloren.

## What players show each other on the board

look_room = Schaut mal { NAME("in_rooms", $room) } ({ CAPITAL($room) })!
look_hall = Schaut mal auf Feld { $square } im Flur!
look_outside = Schaut mal draußen!
plan_room = Ich will { NAME("into_rooms", $room) } ({ CAPITAL($room) }) gehen.
plan_hall = Ich will auf Feld { $square } im Flur gehen.
plan_outside = Ich will nach draußen.

## Names for those who listen

board-touch = Spielplan: das Haus von oben.
board-keys = Spielplan: das Haus von oben. Pfeiltasten von Feld zu Feld, Bild ab und Bild auf von einer Möglichkeit zur anderen, Eingabetaste zum Wählen.
name_room = Raum { CAPITAL($room) }, { NAME("rooms", $room) }
name_hall = Flur, Feld { $square }
name_outside = Draußen vor der Haustür
name_pile = Stapel, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
has_ghosts = { $count ->
    [1] ein Geist
   *[other] { $count } Geister
}
has_spirit = ein roter Spuk
has_jewel = ein Juwel
has_hidden_jewel = ein verdecktes Juwel
has_jewel_number = Juwel { $number }
hunter_with = { $who } mit { $number ->
    [0] einem Juwel
   *[other] Juwel { $number }
}
empty = niemand
steps_away = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
place_can = { $name }. { CAPITAL($can) }
can_go = hierhin gehen
can_stay = hierbleiben
can_take = Juwel nehmen
can_lot = auslosen
can_roll = würfeln
can_draw = Karte aufdecken
can_fight = kämpfen
can_turn = Juwel umdrehen
can_measure = von hier aus messen
can_mark-point = dem Team diese Stelle zeigen
can_mark-plan = ansagen, dass du hierhin gehst
door_colours-blue = blau
door_colours-green = grün
door_states = { NAME("door_colours", $colour) }, { $shut ->
    [true] abgeschlossen
   *[false] offen
}
archways = Durchgänge, immer offen

## What is asked

your_turn = Du bist dran, { $who }!
their_turn = { $who } ist dran
ask_first = Wer geht voran?
ask_first_detail = Das Los entscheidet.
ask_roll = Würfle.
ask_roll_outside = Würfle und geh hinein.
ask_draw = Der Würfel zeigt einen Geist: Deck eine Karte auf.
ask_draw_more = Noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} aufzudecken.
ask_move = Bis zu { $pips ->
    [one] { $pips } Schritt
   *[other] { $pips } Schritte
}: Wo hältst du an?
ask_held = Der Spuk hält dich fest: Vertreiben könnt ihr ihn nur zu zweit.
ask_reveal = Dreh das Juwel um.
ask_take = Nimmst du das Juwel?
ask_take_due = Juwel { $number }, genau das muss jetzt hinaus!
ask_take_later = Juwel { $number }. Als Nächstes muss Juwel { $next } hinaus.
ask_fight = { $dice ->
    [1] Ein Würfel: Kämpfe!
   *[other] Zu zweit, zwei Würfel: Kämpfe!
}
wait_roll = { $who } würfelt gleich.
wait_draw = { $who } deckt gleich eine Karte auf.
wait_move = { $who } hat eine { $pips } und sucht einen Weg.
wait_reveal = { $who } dreht ein Juwel um.
wait_take = { $who } sieht sich das Juwel an.
wait_fight = { $who } kämpft.
won = Gemeinsam gewonnen!
lost = Gemeinsam verloren.

## Buttons

draw_lots = Auslosen
roll = Würfeln
draw = Karte aufdecken
reveal = Juwel umdrehen
fight = { $dice ->
    [1] Kampfwürfel werfen
   *[other] Beide Würfel werfen
}
go_room = { $letter } · { $name }
go_room_spoken = { CAPITAL(NAME("into_rooms", $room)) } ({ CAPITAL($room) }) gehen, { $detail }
go_hall = Flur { $square }
go_hall_spoken = Auf Feld { $square } im Flur gehen, { $detail }
go_outside = Hinaus
go_outside_detail = mit dem Juwel
go_outside_empty = ohne Juwel
stay = Bleiben
stay_here = Zug beenden
take = Nehmen
take_number = Nr. { $number } nehmen
swap = Tauschen
leave = Liegen lassen
die = Würfel: { $pips ->
    [0] noch nicht geworfen
    [6] 6, kein Geist
   *[other] { $pips } und ein Geist
}
battle_die-ghost = ein Geist vertrieben
battle_die-spirit = ein Spuk
battle_die-blank = nichts
battle_dice = Kampfwürfel: { $faces }

## Why not

no_not_your_turn = { $who } ist dran.
no_watching = Du siehst zu und spielst nicht mit.
no_over = Die Partie ist vorbei.
no_wait = Einen Moment{"\u00A0"}…
no_first = Zuerst wird ausgelost, wer beginnt.
no_roll_first = Würfle zuerst.
no_draw_first = Deck zuerst eine Karte auf.
no_choose_first = Entscheide zuerst über das Juwel.
no_fight_first = Zuerst musst du kämpfen.
no_held = Der Spuk hält dich mit deinem Juwel fest: Vertreibt ihn zu zweit.
no_taken = Dort steht schon jemand.
no_locked = Zu weit: Die { $colour ->
    [blue] blauen
   *[green] grünen
} Türen sind abgeschlossen.
no_haunted_way = Mit einem Juwel kommst du durch keinen Raum, in dem es spukt.
no_far = Das { $steps ->
    [one] ist { $steps } Schritt
   *[other] sind { $steps } Schritte
}, und du hast { $pips }.
no_order = Zuerst muss Juwel { $next } hinaus, nicht Juwel { $number }.

## Round the board: the titles of the gauges and the labels of the tools have about 80 pixels

jewels = Juwelen
spirits = Spuke
of = { $count } von { $all }
jewels_out = Juwelen draußen: { $count } von 8
spirits_in = Rote Spuke: { $count } von 6
next_jewel = Nächstes: Nr. { $number }
card_drawn = Aufgedeckt
doors = Türen
cards-shuffle-title = Mischen
cards-shuffle-text = Alles wird gemischt, und die Türen gehen wieder auf.
cards-draw_2-title = Geistertanz
cards-draw_2-text = Zwei Karten auf einmal, dann wird alles gemischt.
cards-draw_3-title = Geistertanz
cards-draw_3-text = Drei Karten auf einmal, dann wird alles gemischt.
cards-blue_doors-title = Blaue Türen
cards-blue_doors-text = Abgeschlossen bis zum nächsten Mischen.
cards-green_doors-title = Grüne Türen
cards-green_doors-text = Abgeschlossen bis zum nächsten Mischen.
card_room_title = Raum { CAPITAL($room) }
card_room_text = Ein Geist kommt { NAME("into_rooms", $room) }.
no_card = Noch keine Karte.
in_pile = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} im Stapel
still_in_pile = Noch im Stapel
measure = Distanzen
point = Zeigen
plan = Ziel
measured_room = Ab Raum { CAPITAL($room) } ({ NAME("bare_rooms", $room) }): { $parts }.
measured_hall = Ab Feld { $square } im Flur: { $parts }.
measured_outside = Von draußen: { $parts }.

## The list of players

outside = draußen
where_hall = Flur { $square }
carries = { $number ->
    [0] trägt ein Juwel
   *[other] trägt Juwel { $number }
}
is_held = vom Spuk festgehalten
where_one = { CAPITAL($where) }
where_of = { $colour }: { $where }
together = Alle zusammen: 8 Juwelen hinaus, bevor 6 Spuke da sind

## Score

result = Ergebnis
row_jewels = Draußen
row_spirits = Rote Spuke
row_turns = Gespielte Züge
