## Furniture, ghosts and places

the-mirror = der Spiegel
the-trolley = der Servierwagen
the-desk = der Schreibtisch
the-piano = das Klavier
the-armchair = der Sessel
the-table = der Tisch
taken-mirror = den Spiegel
taken-trolley = den Servierwagen
taken-desk = den Schreibtisch
taken-piano = das Klavier
taken-armchair = den Sessel
taken-table = den Tisch
sizes-small = kleiner Geist
sizes-medium = mittlerer Geist
sizes-large = großer Geist
sides-south = Süden
sides-west = Westen
sides-north = Norden
sides-east = Osten
side-south = Südseite
side-west = Westseite
side-north = Nordseite
side-east = Ostseite
nook-floor = auf dem Boden
nook-under-mirror = unter dem Spiegel
nook-under-trolley = unter dem Servierwagen
nook-under-desk = unter dem Schreibtisch
nook-under-piano = unter dem Klavier
nook-under-armchair = unter dem Sessel
nook-under-table = unter dem Tisch
nook-in-mirror = im Spiegel
nook-in-trolley = im Servierwagen
nook-in-desk = im Schreibtisch
nook-in-piano = im Klavier
nook-in-armchair = im Sessel
nook-in-table = im Tisch
nook-on-mirror = auf dem Spiegel
nook-on-trolley = auf dem Servierwagen
nook-on-desk = auf dem Schreibtisch
nook-on-piano = auf dem Klavier
nook-on-armchair = auf dem Sessel
nook-on-table = auf dem Tisch
decimal_mark = ,
percent = { $share }{"\u00A0"}%
ghost_of = { $size ->
    [small] der kleine Geist von { $name }
    [medium] der mittlere Geist von { $name }
   *[other] der große Geist von { $name }
}
ghost_number = { $size ->
    [large] { NAME("sizes", $size) }
   *[other] { NAME("sizes", $size) } { $number }
}
short_ghost = { $size ->
    [large] groß
    [medium] mittel { $number }
   *[other] klein { $number }
}
where-side = wartet draußen
where-edge = wartet am Rand, in seiner Größe
where-hall = in der Halle
where-out = entkommen
on_square = auf { $square }
tilted = { NAME("the", $piece) } (gekippt)
lying = { $ghost } (liegt)

## The hall and how it is shown

board = Die Halle
hall_help-touch = Die Halle in 3D. Der Plan bietet dieselben Aktionen, mit Namen.
hall_help-keys = Die Halle in 3D. Pfeiltasten: um sie herumgehen. Umschalt und Pfeiltasten: verschieben. Plus und Minus: näher heran und weiter weg. Der Plan bietet dieselben Aktionen, mit Namen.
as_hall = 3D
as_plan = Plan
show_as = Die Halle zeigen
view_whole = Alles zeigen
turn_left = Nach links drehen
turn_right = Nach rechts drehen
no_webgl = Dieses Gerät zeichnet nicht in 3D: Hier ist der Plan, mit denselben Aktionen.
loading = Das Licht geht an{"\u00A0"}…
square = { COUNT($parts) ->
    [0] { $name }: leer
   *[other] { $name }: { LIST($parts) }
}
keyhole_at = Das Schlüsselloch ist an Tür { $number } der { NAME("side", $side) }.

## The cards of the variant Midnight strikes

bells-double_look-title = Doppelt neugierig
bells-double_look-text = Nach dem ersten Blick schauen alle noch einmal durch die Tür gegenüber.
bells-lie_down-title = Alle in Deckung
bells-lie_down-text = Die Geister in der Halle legen sich hin und bewegen sich bis zum Blick nur liegend.
bells-tip_over-title = Völlig aufgedreht
bells-tip_over-text = Alle Möbel kippen um eine Vierteldrehung.
bells-grimaces-title = Grimassen schneiden
bells-grimaces-text = Der Spiegel dreht sich zur Mitte, und alle schicken einen kleinen Geist davor, der Grimassen schneidet.
bells-tag-title = Hab dich, du bist’s
bells-tag-text = Alle nehmen einem kleinen Geist von rechts nebenan den Platz weg.
bells-dance-title = Tanzfläche
bells-dance-text = Die Möbel rutschen bis zur nächsten Tür.
bells-perch-title = Der Boden ist Lava
bells-perch-text = Wer nach dem Blick nicht auf einem Möbel steht, kehrt auf seine Seite zurück.
bells-big_brother-title = Das sag ich meinem großen Bruder
bells-big_brother-text = Alle ersetzen einen ihrer Geister durch einen größeren.
bells-knock-title = Klopf, klopf, klopf
bells-knock-text = Das Schlüsselloch bleibt auf seiner Seite; nur die Tür wechselt.
bells-dizzy-title = Mir ist schwindlig
bells-dizzy-text = Der Spielplan dreht sich um ein Viertel: Alle wechseln die Seite.
bells-crystal-title = Kristallkugel
bells-crystal-text = Die Nummer der Tür ist im Voraus bekannt.
bells-sun-title = 1, 2, 3, Ochs am Berg
bells-sun-text = Jeder Geist in der Halle rückt ein Feld vor.
midnight = Es schlägt Mitternacht
crystal_shows = Kristallkugel: Tür { $pips }

## What is asked: a title, and below it a detail

setting_up = Die Halle wird vorbereitet
setting_up_detail = Der Zufall verteilt Möbel und Schlüsselloch und vergibt den Würfel.
hanging = Das Schlüsselloch wird angebracht{"\u00A0"}…
dicing = Wer kriegt den Würfel?
over = Die Partie ist zu Ende
waiting_all = { COUNT($names) ->
    [0] Warten auf niemanden
   *[other] Warten auf { LIST($names) }
}
you_ring = Es schlägt Mitternacht!
you_ring_detail = Decke die Karte auf.
they_ring = Es schlägt Mitternacht: { $name } deckt die Karte auf
you_draw = Zieh eine Karte
you_draw_detail = Sie bringt deine Geister voran, und vielleicht ein Möbel.
they_draw = { $name } zieht eine Karte
you_seize = Ein Möbel umstellen?
you_seize_detail = Deine Karte bringt { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}. Nimm eins der Möbel oder keins.
they_seize = { $name } wählt ein Möbel
you_place = { $piece ->
    [mirror] Wohin mit dem Spiegel?
    [trolley] Wohin mit dem Servierwagen?
    [desk] Wohin mit dem Schreibtisch?
    [piano] Wohin mit dem Klavier?
    [armchair] Wohin mit dem Sessel?
   *[table] Wohin mit dem Tisch?
}
you_place_detail = Verschieben, drehen, kippen, dann loslassen.
they_place = { $name } hält { NAME("taken", $piece) }
you_plan = { $left ->
    [0] Alle Punkte sind verteilt
    [one] Noch { $left } Punkt zu verteilen
   *[other] Noch { $left } Punkte zu verteilen
}
you_plan_detail = Geheim: Wähle einen Geist, dann ein Feld.
you_planned = Deine Geister sind bereit
they_plan = Alle bewegen heimlich ihre Geister
you_roll = Würfle
you_roll_detail = Die höchste Zahl wählt die Seite des Schlüssellochs.
they_roll = { $name } würfelt
you_choose = Wohin mit dem Schlüsselloch?
you_choose_detail = Es muss die Seite wechseln. Der Würfel bestimmt die Tür.
they_choose = { $name } wählt die Seite des Schlüssellochs
you_aim = Würfle um die Tür
you_aim_detail = Das Schlüsselloch kommt auf die { NAME("side", $side) }. Halt den Atem an{"\u00A0"}…
they_aim = { $name } würfelt um die Tür
you_tip = Wohin kippen die Möbel?
they_tip = { $name } kippt die Möbel
you_crystal = Befrag die Kristallkugel
settling = Die Möbel kommen zur Ruhe{"\u00A0"}…
you_tag = Hab dich!
you_tag_detail = Nimm einem kleinen Geist den Platz weg oder setz deinen dazu.
you_grow = Ruf einen großen Bruder
you_grow_detail = Welcher deiner Geister wächst?
they_ring_turn = { $name } führt die Karte aus

## Buttons

do_decline = Nichts umstellen
do_seize = { $piece ->
    [mirror] Spiegel nehmen
    [trolley] Servierwagen nehmen
    [desk] Schreibtisch nehmen
    [piano] Klavier nehmen
    [armchair] Sessel nehmen
   *[table] Tisch nehmen
}
do_put_back = Zurückstellen
do_release = Loslassen
do_side = { CAPITAL(NAME("side", $side)) }
do_tip-south = Nach Süden
do_tip-west = Nach Westen
do_tip-north = Nach Norden
do_tip-east = Nach Osten
do_catch = { GIVEN($square) ->
    [yes] Kleinen Geist { $number } auf { $square } verdrängen
   *[no] Kleinen Geist { $number } verdrängen
}
do_put_in = Kleinen Geist auf { $square } stellen
do_grow = { CAPITAL($ghost) } wird { $into ->
    [medium] mittelgroß
   *[other] groß
}
do_plan = { $walks ->
    [0] Stehen bleiben
    [1] Ein Geist geht
   *[other] { $walks } Geister gehen
}{ $out ->
    [0] {""}
    [one] , { $out } entkommt
   *[other] , { $out } entkommen
}
plan_walk = { $ghost }: { $to }, { $steps ->
    [one] { $steps } Punkt
   *[other] { $steps } Punkte
}
plan_out = hinaus
do_done = Fertig
do_done_left = { $left ->
    [one] Fertig ({ $left } Punkt verfällt)
   *[other] Fertig ({ $left } Punkte verfallen)
}
do_keep = Weiterspielen
do_lose = { $left ->
    [one] 1 Punkt verlieren
   *[other] { $left } Punkte verlieren
}
do_restore = Zurück zu meinem Plan
do_undo = Zug zurücknehmen
do_leave = Hinaus
do_fuse = { $into ->
    [medium] Mittleren Geist bilden ({ $one }, { $other })
   *[other] Großen Geist bilden ({ $one }, { $other })
}
do_unfuse = Wieder trennen ({ $one }, { $other })
your_ghosts = Deine Geister
spots_here = Wo auf dem Feld?
steps = Schritt für Schritt: { $ghost }
move_piece = Schieben
turn_piece = Drehen
tip_piece = Kippen
lift_piece = Höhe
north = nach Norden
south = nach Süden
west = nach Westen
east = nach Osten
turn_less = im Uhrzeigersinn drehen
turn_more = gegen den Uhrzeigersinn drehen
tip_forth = nach Norden kippen
tip_back = nach Süden kippen
tip_left = nach Westen kippen
tip_right = nach Osten kippen
up = höher
down = tiefer
upright = aufrecht
held_at = { $x } nach Osten, { $y } nach Norden, { $z } hoch, um { $turn } Grad gedreht
omens-rests = ✓ So hält das Möbel.
omens-falls = ⤵ Kippelig: Das Möbel wird fallen.
omens-leaves = ✕ Das Möbel könnte aus der Halle fallen: Das gilt nicht.
piece_keys = Pfeiltasten: schieben. A und E: drehen. I, K, J, L: kippen. Bild auf und ab: Höhe. Eingabe: loslassen.
plan_keys = Pfeiltasten: ein Schritt. Ziffern 1 bis 7: einen Geist wählen. S: hinaus. Eingabe: das gewählte Feld.
prompt_start = Beginnen
prompt_go_on = Weiter
prompt_ring = Karte aufdecken
prompt_draw = Karte ziehen
prompt_roll = Würfeln
die = Der Würfel
die_shows = Der Würfel zeigt { $pips }

## The look through the keyhole

look_at = Durchs Schlüsselloch: Tür { $number }, { NAME("side", $side) }
nobody_seen = Niemand zu sehen!
seen_share = { $mirror ->
    [true] { $ghost }, { $share }{"\u00A0"}% im Spiegel
   *[false] { $ghost }, { $share }{"\u00A0"}%
}
seen_line = { $mirror ->
    [true] { CAPITAL($ghost) }, { $share }{"\u00A0"}% im Spiegel
   *[false] { CAPITAL($ghost) }, { $share }{"\u00A0"}%
}
share = { $mirror ->
    [true] { $share }{"\u00A0"}% (Spiegel)
   *[false] { $share }{"\u00A0"}%
}
hidden_share = { CAPITAL($ghost) }: nur { $share }{"\u00A0"}%, nicht gesehen
unseen = { $count ->
    [one] Von einem Geist in der Halle ist nichts zu sehen.
   *[other] Von { $count } Geistern in der Halle ist nichts zu sehen.
}
look_again = Noch mal durchs Schlüsselloch
look_again_n = Blick { $number } noch mal
look_close = Schließen
look_on-touch = Tippe, um weiterzumachen
look_on-keys = Klicke, um weiterzumachen
look_beside = Strahlen zeigen
look_through = Durchs Loch
look_image = Was das Schlüsselloch zeigt, Punkt für Punkt
least = Ein Geist wird gesehen, wenn mindestens 0,5{"\u00A0"}% seiner Silhouette zu sehen sind.
shriek = Iiih!

## Why something cannot be done

no-fixed = Dieser Geist bewegt sich in dieser Runde nicht.
no-only_small = Mit Verschmelzen starten nur kleine Geister.
no-is_out = Dieser Geist ist schon entkommen.
no-too_far = Für diesen Weg reichen die Punkte nicht.
no-entered = Ein Geist kommt nicht in derselben Runde herein und hinaus.
no-not_far_side = Hinaus geht es nur durch eine Tür der Seite gegenüber.
no-own_square = Im eigenen Feld wird nicht gerückt.
no-no_room = Auf diesem Feld ist kein Platz frei für diesen Geist.
no-no_fusion = Diese beiden Geister können nicht verschmelzen.
no_choose_first = Wähle zuerst einen deiner Geister.
no_not_yours = Dieser Geist gehört nicht dir.
no_not_your_turn = Du bist nicht dran.
no_not_on_card = { CAPITAL(NAME("taken", $piece)) } kannst du jetzt nicht nehmen.
no_same_side = Das Schlüsselloch muss die Seite wechseln.
no_wait = Einen Moment{"\u00A0"}…

## The log

log_arranged = Die Halle ist eingerichtet.
log_hung = Das Schlüsselloch ist an Tür { $number } der { NAME("side", $side) }.
log_die = { $name } hat den Würfel.
log_bell = Es schlägt Mitternacht: { $title }. { $text }
log_drawn = { $name } zieht: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}.
log_drawn_pieces = { $name } zieht: { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}, { NAME("the", $one) } oder { NAME("the", $other) }.
log_left = { $name } stellt nichts um.
log_put_back = { $name } stellt { NAME("taken", $piece) } zurück.
log_seized = { $name } nimmt { NAME("taken", $piece) }.
log_rests = { CAPITAL(NAME("the", $piece)) } kommt auf { $square } zur Ruhe.
log_planned = { $name } ist fertig.
log_walked = { $shifted ->
    [true] { CAPITAL($ghost) } geht nach { $square } und macht Platz.
   *[false] { CAPITAL($ghost) } geht nach { $square }.
}
log_out = { CAPITAL($ghost) } ist entkommen!
log_put = { CAPITAL($ghost) } landet auf { $square }.
log_replaced = { CAPITAL($ghost) } macht auf { $square } Platz: { $by }.
log_fused = { $name } verschmilzt auf { $square } zwei Geister: ein { NAME("sizes", $into) }.
log_unfused = Für eine Verschmelzung von { $name } fehlt der Platz.
log_back = { $seen ->
    [true] { CAPITAL($ghost) } wird gesehen und flieht.
   *[false] { CAPITAL($ghost) } kehrt auf seine Seite zurück.
}
log_rolled = { $name } würfelt eine { $pips }.
log_side = { $name } wählt die { NAME("side", $side) }.
log_looked = { COUNT($seen) ->
    [0] Durch Tür { $number } der { NAME("side", $side) } ist niemand zu sehen.
   *[other] Durch Tür { $number } der { NAME("side", $side) } zu sehen: { LIST($seen) }.
}
point_looked = Tür { $number } der { NAME("side", $side) }: { $seen ->
    [0] niemand zu sehen
    [1] ein Geist zu sehen
   *[other] { $seen } Geister zu sehen
}.
log_turned = Der Spielplan dreht sich um ein Viertel.
log_ended = Die Partie ist zu Ende.

## Scores

result = Das Ergebnis
row_out = Raus
row_hall = Drinnen
detail = { $out } entkommen, { $hall } in der Halle, { $waiting } draußen{ $ready ->
    [true] , bereit
   *[false] {""}
}
reference = Die Punkte
reference_rows-small = Kleiner entkommen
reference_rows-medium = Mittlerer entkommen
reference_rows-large = Großer entkommen
reference_hall = Am Ende noch in der Halle: klein { $small }, mittel 1, groß 2.
