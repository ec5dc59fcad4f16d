## Why not: setups and chance

PV-no_such_seat = Platz { $seat } gibt es an diesem Tisch nicht.
PV-not_now = Das geht gerade nicht.
PV-card_gone = Diese Karte ist schon gezogen.
PV-bell_gone = Diese Karte „Es schlägt Mitternacht“ war schon dran.
PV-layout_chosen = Wer den Tisch leitet, hat eine andere Aufstellung der Möbel gewählt.

## Why not: furniture. The thing is a piece

PV-moved_already = Dieses Möbel wurde in dieser Runde schon umgestellt: { NAME("the", $thing) }.
PV-not_on_card = Dieses Möbel ist nicht auf deiner Karte: { NAME("the", $thing) }.
PV-nothing_seized = Du hast kein Möbel in der Hand.
PV-other_seized = Du hast ein anderes Möbel in der Hand.
PV-not_unit = Die Ausrichtung ist keine Drehung.
PV-sticks_out_south = Ragt um { $squares },{ $tenths }{ $hundredths } Felder nach Süden aus der Halle: { NAME("the", $thing) }.
PV-sticks_out_west = Ragt um { $squares },{ $tenths }{ $hundredths } Felder nach Westen aus der Halle: { NAME("the", $thing) }.
PV-sticks_out_north = Ragt um { $squares },{ $tenths }{ $hundredths } Felder nach Norden aus der Halle: { NAME("the", $thing) }.
PV-sticks_out_east = Ragt um { $squares },{ $tenths }{ $hundredths } Felder nach Osten aus der Halle: { NAME("the", $thing) }.
PV-in_floor = Steckt im Boden: { NAME("the", $thing) }.
PV-in_other = Steckt in einem anderen Möbel: { NAME("the", $thing) }.
PV-in_ghost = Steckt in einem Geist: { NAME("the", $thing) }.
PV-floats = Steht nicht von allein: { NAME("the", $thing) }.
PV-never_rests = So losgelassen kommt dieses Möbel nicht zur Ruhe: { NAME("the", $thing) }.
PV-listed_twice = Ein Möbel wird zweimal genannt.
PV-need_not_fall = Dieses Möbel stand gut genug: { NAME("the", $thing) }.
PV-still_falls = Dieses Möbel hat keinen Halt mehr: { NAME("the", $thing) }.
PV-nothing_settles = Kein Möbel muss zur Ruhe kommen.
PV-not_tipped = Dieses Möbel ist nicht gekippt: { NAME("the", $thing) }.

## Why not: plans

PV-planned_already = Deine Züge sind schon geplant.
PV-figure_order = Ein Geist bewegt sich einmal pro Runde, in der Reihenfolge der Figuren.
PV-too_many_steps = Das braucht { $needed } Punkte, und die Karte gibt { $points }.
PV-not_adjacent = Es geht von Feld zu Nachbarfeld, nie schräg.
PV-not_own_side = Herein geht es nur durch eine Tür der eigenen Seite.
PV-not_far_side = Hinaus geht es nur durch eine Tür der Seite gegenüber.
PV-is_out = Dieser Geist ist schon entkommen.
PV-entered_now = Ein Geist kommt nicht in derselben Runde herein und hinaus.
PV-no_steps = Im eigenen Feld wird nicht gerückt.
PV-outside_square = Ein Geist steht ganz in seinem Feld.
PV-lies_elsewhere = Im Liegen bleibt die Mitte eines Geistes in seinem Feld.
PV-not_level = In dieser Höhe ist keine ebene Fläche.
PV-spot_taken = Diese Stelle ist besetzt.
PV-must_stay_small = Mit Verschmelzen starten nur kleine Geister.
PV-small_left = Es ist noch ein kleiner Geist zum Starten da.
PV-fixed = Dieser Geist bewegt sich in dieser Runde nicht.
PV-no_fusions = Diese Partie ist ohne Verschmelzen.
PV-cannot_fuse = Diese beiden Geister können nicht verschmelzen.
PV-not_together = Zum Verschmelzen müssen beide auf demselben Feld ankommen.
PV-neither_moved = Einer der beiden muss gerade angekommen sein.
PV-no_figure = Es ist keine Figur dieser Größe mehr übrig.
PV-does_not_fit = Der größere Geist passt nicht in das Feld.

## Why not: the keyhole, and the cards Midnight strikes

PV-side_must_change = Das Schlüsselloch muss die Seite wechseln.
PV-not_hidden = Von nebenan ist dort kein kleiner Geist versteckt.
PV-not_third_row = Er kommt auf ein Feld, das drei Felder von deiner Seite liegt.
PV-cannot_grow = Dieser Geist kann so nicht ersetzt werden.

## What things are called in the sentences

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
sides-south = Südseite
sides-west = Westseite
sides-north = Nordseite
sides-east = Ostseite
bells-double_look = Doppelt neugierig
bells-lie_down = Alle in Deckung
bells-tip_over = Völlig aufgedreht
bells-grimaces = Grimassen schneiden
bells-tag = Hab dich, du bist’s
bells-dance = Tanzfläche
bells-perch = Der Boden ist Lava
bells-big_brother = Das sag ich meinem großen Bruder
bells-knock = Klopf, klopf, klopf
bells-dizzy = Mir ist schwindlig
bells-crystal = Kristallkugel
bells-sun = 1, 2, 3, Ochs am Berg
ghost = { $size ->
    [small] Der kleine Geist von Spieler { $player }
    [medium] Der mittlere Geist von Spieler { $player }
   *[other] Der große Geist von Spieler { $player }
}
seen = { NAME("sizes", $size) } von Spieler { $player } { $whole },{ $hundredths }{"\u00A0"}%{ $mirror ->
    [true] {" "}im Spiegel
   *[false] {""}
}

## What happened, as the terminal tells it: players are numbered from 1, a square is a letter and a number

events-hall_arranged = Die Halle ist eingerichtet.
events-keyhole_hung = Das Schlüsselloch: Tür { $door }, { NAME("sides", $side) }.
events-die_given = Spieler { $player } hat den Würfel.
events-bell_rang = Es schlägt Mitternacht: { NAME("bells", $bell) }.
events-card_drawn = Spieler { $player } zieht eine { $value }.
events-furniture_card_drawn = Spieler { $player } zieht eine { $value } ({ NAME("the", $one) } oder { NAME("the", $other) }).
events-no_piece_moved = Spieler { $player } stellt nichts um.
events-piece_put_back = Spieler { $player } stellt { NAME("taken", $piece) } zurück.
events-piece_seized = Spieler { $player } nimmt { NAME("taken", $piece) }.
events-piece_rests = Kommt auf { $square } zur Ruhe: { NAME("the", $piece) }.
events-plan_made = Spieler { $player } ist bereit.
events-ghost_walked = { $shifted ->
    [true] { ghost } geht nach { $square } und macht Platz.
   *[false] { ghost } geht nach { $square }.
}
events-ghost_left = { ghost } ist entkommen!
events-ghost_put = { ghost } landet auf { $square }.
events-ghost_replaced = { ghost } macht auf { $square } Platz: { NAME("sizes", $by_size) } von Spieler { $by_player }.
events-ghosts_fused = Spieler { $player } verschmilzt auf { $square } zwei Geister.
events-fusion_undone = Für eine Verschmelzung von Spieler { $player } fehlt der Platz.
events-ghost_went_back = { $seen ->
    [true] { ghost } wird gesehen und flieht.
   *[false] { ghost } kehrt auf seine Seite zurück.
}
events-die_rolled = Spieler { $player } würfelt eine { $pips }.
events-side_chosen = Spieler { $player } wählt die { NAME("sides", $side) }.
events-nobody_seen = Durchs Schlüsselloch ist niemand zu sehen.
events-looked = Durchs Schlüsselloch zu sehen: { $ghosts }.
events-hall_turned = Der Spielplan dreht sich um ein Viertel.
events-match_ended = Die Partie ist zu Ende: { $points }.

## Below the hall drawn in letters

picture-points = Spieler { $player }: { $points }
