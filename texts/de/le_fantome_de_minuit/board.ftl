## The log

bravest = { $who } hat am meisten Mut und beginnt.
began = Runde { $round }: { $who } würfelt zuerst.
placed = { $who } stellt einen Gast auf Feld { $square }.
returned = Ein Gast von { $who } kommt { $step ->
    [0] aus dem Keller
   *[other] von Stufe { $step }
} zurück auf Feld { $square }.
rolled = { $who } würfelt eine { $pips }.
rolled_ghost = { $who } würfelt den Geist!
roll_lost = { $who } hat niemanden mehr auf der Galerie: Der Wurf verfällt.
moved = { $who } läuft { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} weit, bis Feld { $to }.
hid = { $who } versteckt sich { NAME("rooms_in", $room) }.
hid_exactly = { $who } versteckt sich { NAME("rooms_in", $room) }, genau passend!
stayed = { $who } bleibt auf Feld { $square }.
hugo_climbed = Hugo steigt auf Stufe { $step }.
hugo_arrived = Hugo verlässt die Treppe und bleibt auf Feld { $square } stehen: Die Türen gehen auf!
hugo_walked = Hugo geht { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
} weiter und bleibt auf Feld { $to } stehen.
captured = Hugo schnappt sich { LIST($guests) }: ab { $step ->
    [0] in den Keller
   *[other] auf Stufe { $step }
}.
trapped_full = Kein Raum ist mehr frei. Ab in den Keller: { LIST($guests) }!
trapped_late = Die Runde dauert schon zu lange. Ab in den Keller: { LIST($guests) }!
round_ended = Runde { $round } ist zu Ende. Schreckpunkte: { $points }.
points_of = { $who } { $points }
came_out = Ein Gast von { $who } kommt { NAME("rooms_from", $room) } auf Feld { $square }.
won = { COUNT($who) ->
    [0] Niemand gewinnt die Partie!
    [1] { LIST($who) } gewinnt die Partie!
   *[other] { LIST($who) } gewinnen gemeinsam!
}

## Guests and points

guests = { $count ->
    [one] { $caught ->
        [true] einen Gast
       *[false] ein Gast
    }
   *[other] { $count } Gäste
} von { $who }
list = { LIST($names) }
signed = { SIGNED($points) }
number = { $points }

## Rooms

rooms-cabinet = das Arbeitszimmer
rooms-music_room = das Musikzimmer
rooms-game_room = das Spielzimmer
rooms-hunting_room = das Jagdzimmer
rooms-bedroom = das Schlafzimmer
rooms-dressing_room = das Ankleidezimmer
rooms-ballroom = der Ballsaal
rooms-dining_room = der Speisesaal
rooms-library = die Bibliothek
rooms-kitchen = die Küche
rooms-linen_room = die Wäschekammer

## Somebody hides there

rooms_in-cabinet = im Arbeitszimmer
rooms_in-music_room = im Musikzimmer
rooms_in-game_room = im Spielzimmer
rooms_in-hunting_room = im Jagdzimmer
rooms_in-bedroom = im Schlafzimmer
rooms_in-dressing_room = im Ankleidezimmer
rooms_in-ballroom = im Ballsaal
rooms_in-dining_room = im Speisesaal
rooms_in-library = in der Bibliothek
rooms_in-kitchen = in der Küche
rooms_in-linen_room = in der Wäschekammer

## Somebody comes out

rooms_from-cabinet = aus dem Arbeitszimmer
rooms_from-music_room = aus dem Musikzimmer
rooms_from-game_room = aus dem Spielzimmer
rooms_from-hunting_room = aus dem Jagdzimmer
rooms_from-bedroom = aus dem Schlafzimmer
rooms_from-dressing_room = aus dem Ankleidezimmer
rooms_from-ballroom = aus dem Ballsaal
rooms_from-dining_room = aus dem Speisesaal
rooms_from-library = aus der Bibliothek
rooms_from-kitchen = aus der Küche
rooms_from-linen_room = aus der Wäschekammer

## The doors of the rooms

doors-cabinet = Tür zum Arbeitszimmer
doors-music_room = Tür zum Musikzimmer
doors-game_room = Tür zum Spielzimmer
doors-hunting_room = Tür zum Jagdzimmer
doors-bedroom = Tür zum Schlafzimmer
doors-dressing_room = Tür zum Ankleidezimmer
doors-ballroom = Tür zum Ballsaal
doors-dining_room = Tür zum Speisesaal
doors-library = Tür zur Bibliothek
doors-kitchen = Tür zur Küche
doors-linen_room = Tür zur Wäschekammer

## Signs on the board and titles of buttons: one or two lines of at most eight characters, parted at a space or at a soft hyphen

room_signs-cabinet = Arbeits{"\u00AD"}zimmer
room_signs-music_room = Musik
room_signs-game_room = Spiele
room_signs-hunting_room = Jagd
room_signs-bedroom = Schlaf{"\u00AD"}zimmer
room_signs-dressing_room = Ankleide
room_signs-ballroom = Ballsaal
room_signs-dining_room = Speise{"\u00AD"}saal
room_signs-library = Biblio{"\u00AD"}thek
room_signs-kitchen = Küche
room_signs-linen_room = Wäsche
cellar_sign = Keller

## Colours of the guests

colours-0 = rot
colours-1 = blau
colours-2 = türkis
colours-3 = gelb
colours-4 = schwarz
colours-5 = lila
colours-6 = weiß
colours-7 = grün

## Places

square = Feld { $square }
step = Stufe { $value }
cellar = Keller
hand = Garten
attic = Vernagelter Raum

## Names for those who listen

board-touch = Spielplan: das Schloss von oben.
board-keys = Spielplan: das Schloss von oben. Pfeiltasten führen von Ort zu Ort, Bild ab und Bild auf von Möglichkeit zu Möglichkeit, Eingabe wählt, Escape geht zurück.
name_square = Feld { $square }
name_step = Stufe { $value }
name_cellar = Keller, 2 Schreckpunkte
name_room = { CAPITAL(NAME("rooms", $room)) }{ $points ->
    [0] {""}
   *[other] , { SIGNED($points) }
}
name_figure = Gast von { $who }, { $colour }, { $place }
name_hugo = Hugo, der Geist, auf { $place }
name_and_can = { $name }. { CAPITAL($can) }
empty = leer
hugo_here = Hugo ist da
door_shut = vernagelte Tür
room_free = frei
room_taken = hier versteckt sich ein Gast von { $who }
room_waiting = geschlossen, solange Hugo auf der Treppe ist
can_place = stell deinen Gast hierhin
can_pick = diesen Gast wählen
can_come = deinen Gast auf Feld { $square } wählen, der hierher kann
can_go = geh hierhin

## What is asked

your_turn = Du bist dran, { $who }!
their_turn = { $who } ist dran
ask_bravest = Wer hat am meisten Mut?
ask_bravest_detail = Es ist Mitternacht. Das Los entscheidet, wer beginnt.
ask_place = { $left ->
    [one] Stell deinen letzten Gast auf ein leuchtendes Feld.
   *[other] Stell einen Gast auf ein leuchtendes Feld.
}
ask_return = Dein Gast kommt { $step ->
    [0] aus dem Keller
   *[other] von Stufe { $step }
} zurück: Wähl ein leuchtendes Feld.
ask_roll = Wirf den Würfel.
ask_roll_nobody = Du hast niemanden mehr auf der Galerie, aber der Geist kann noch kommen.
ask_move_which = Eine { $pips }: Welcher Gast läuft?
ask_move_where = Eine { $pips }: Wohin geht dein Gast?
wait_place = { $who } sucht ein Feld für einen Gast.
wait_return = { $who } holt einen Gast zurück.
wait_roll = { $who } würfelt gleich.
wait_move = { $who } hat eine { $pips } gewürfelt und überlegt.
over = Die Partie ist zu Ende

## Buttons

roll = Würfeln
draw_lots = Auslosen
go_square = Feld { $square }
go_square_detail = auf der Galerie
go_hugo_detail = direkt zu Hugo{"\u00A0"}…
go_room_detail = sicher, { SIGNED($points) }
stay = Bleiben
stay_detail = Feld { $square }
pick_figure = Deinen Gast auf Feld { $square } wählen
do_place = Einen Gast auf Feld { $square } stellen
do_go = Auf Feld { $square } gehen
do_hide = Sich { NAME("rooms_in", $room) } verstecken
place_on = Feld { $square }
other_figure = Anderer Gast
die = Würfel: { $face }
die_ghost = der Geist
die_none = noch nicht geworfen

## Why not

no_not_your_turn = { $who } ist dran.
no_watching = Du siehst zu, du spielst nicht mit.
no_over = Die Partie ist zu Ende.
no_wait = Einen Moment{"\u00A0"}…
no_draw_first = Erst wird ausgelost, wer beginnt.
no_roll_first = Wirf erst den Würfel.
no_square_taken = Feld { $square } ist besetzt: vorerst nur ein Gast pro Feld.
no_place_gallery = Gäste kommen auf ein Feld der Galerie.
no_figure_there = Du hast keinen Gast auf Feld { $square }.
no_pick_first = Wähl erst einen deiner Gäste.
no_not_there = Mit einer { $pips } kommt dein Gast nicht auf Feld { $square }.
no_room_shut = Dieser Raum ist vernagelt.
no_room_waiting = Die Türen gehen auf, wenn Hugo die Treppe verlassen hat.
no_room_taken = { CAPITAL(NAME("rooms_in", $room)) } versteckt sich schon jemand.
no_room_exact = Für { NAME("rooms", $room) } muss die Zahl genau passen.
no_room_far = { CAPITAL(NAME("rooms", $room)) } liegt mit einer { $pips } nicht auf dem Weg.
no_stairs = Treppe und Keller gehören Hugo.

## Turning points of a replay

point_climbed = Hugo auf Stufe { $step }
point_arrived = Hugo betritt die Galerie
point_captured = Hugo schnappt sich { LIST($guests) }
point_trapped = Ab in den Keller: { LIST($guests) }

## Score and reference

fright = Schreckpunkte
round_short = R{ $round }
round_end = Runde { $round } ist zu Ende
round_end_detail = Schreckpunkte der Runde
round = Runde { $round }
total = Summe { $points }
fewest_wins = Die wenigsten Schreckpunkte gewinnen.
close = Weiter

## Where the guests of a seat are: parts of a line under its name

counts-waiting = { $guests } im Garten
counts-gallery = { $guests } auf der Galerie
counts-safe = { $guests } sicher
counts-caught = { $guests } geschnappt

## What costs how much

reference-0-what = Stufen
reference-0-points = 10 bis 3
reference-1-what = Keller
reference-1-points = 2
reference-2-what = Bibliothek, Wäschekammer
reference-2-points = +1
reference-3-what = Spielzimmer, Jagdzimmer
reference-3-note = genau passend
reference-3-points = −3
