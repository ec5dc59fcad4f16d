## Why not: setups, the grid, the dice and the cards

PT-too_many_levels = Es sind { $levels } Stufen für { $players } Plätze vorgeschlagen.
PT-calm_not_seated = Platz { $seat } kann nicht in Ruhe spielen: Es gibt nur { $players } Plätze.
PT-no_call_now = Gerade wird nicht gewürfelt.
PT-no_turn_now = Gerade ist keine Karte aufzudecken.
PT-wrong_colour = Diese Karte hat nicht die Farbe, die zur Stufe gehört.
PT-not_on_top = Diese Karte kann nicht die nächste ihres Stapels sein.
PT-no_layout_now = Die Karten liegen schon aus.
PT-not_the_36 = Ausgelegt werden die 36 Karten, jede einmal.
PT-ready_already = Deine Stufe und deine Hand sind schon gewählt.

## Why not: touches

PT-no_race_now = Gerade läuft kein Wurf.
PT-not_at_table = Platz { $seat } gibt es an diesem Tisch nicht.
PT-touched_twice = Platz { $seat } hat bei diesem Wurf schon eine Karte berührt.
PT-too_late = Ein Wurf dauert { $seconds } Sekunden: Diese Berührung kommt zu spät.
PT-out_of_order = Berührungen werden in der Reihenfolge ihrer Zeiten beurteilt: Platz { $seat } kommt vorher.

## What things are called in the sentences below

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
colours-green = grüne
colours-orange = orange
colours-red = rote
colours-violet = violette
constraint = eine { NAME("colours", $colour) } Karte ({ $forbids })
hands-left = linke Hand
hands-right = rechte Hand
outcomes-advanced = das ist die richtige
outcomes-blocked = „Pas touche!“
outcomes-late = zu spät
outcomes-false_start = Fehlstart
outcomes-wrong_card = falsche Karte
outcomes-forbidden = verbotene Karte
outcomes-wrong_hand = falsche Hand
outcomes-no_shout = ohne Ruf

## What happened, as the terminal tells it: players are numbered from 1

events-grid_laid = Die 36 Karten liegen aus.
events-prepared = Spieler { $player } spielt auf Stufe { $level } und berührt mit der { $hand ->
    [left] linken
   *[right] rechten
} Hand.
events-called = Wurf { $number }.
events-thrown = Die Würfel: { card }.
events-touched = Spieler { $player } berührt { card } ({ NAME("hands", $hand) }, { $reaction } ± { $margin } ms{ $by_arrival ->
    [true] , nach der Ankunft
   *[false] {""}
}{ $by_lot ->
    [true] , durch das Los
   *[false] {""}
}): { NAME("outcomes", $outcome) }.
events-advanced = Spieler { $player } rückt auf Feld { $space } von Karte { $card } vor.
events-won = Spieler { $player } verlässt das letzte Feld!
events-blocked = Spieler { $player } blockt: Niemand rückt vor.
events-lost_nothing = Spieler { $player } verliert nichts.
events-went_back = Spieler { $player } geht zurück auf Feld { $space } von Karte { $card }.
events-went_back_without_card = Spieler { $player } geht zurück auf Feld { $space } von Karte { $card } und gibt { constraint } ab.
events-left_track = Spieler { $player } verlässt die Leiste.
events-left_track_without_card = Spieler { $player } verlässt die Leiste und gibt { constraint } ab.
events-nobody_scored = Niemand rückt vor.
events-card_turned = Spieler { $player } deckt { constraint } auf.
events-free_card_turned = Spieler { $player } deckt { constraint } auf, die nichts verbietet.
events-card_passed = Für Spieler { $player } ließe { constraint } nichts mehr übrig: die nächste.
events-ended_won = Gewonnen hat Spieler { $winners }. Nächste Stufen: { $levels }.
events-ended_too_long = Genug gewürfelt; am weitesten ist Spieler { $winners }. Nächste Stufen: { $levels }.

## The table drawn in letters: short, each beside a player's number

picture-picks_level = wählt noch
picture-level = Stufe { $level }
picture-forbidden = verboten: { $forbidden }
picture-throws = Würfe: { $throws }
