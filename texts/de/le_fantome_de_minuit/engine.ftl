## Why not

FM-starter_not_seated = Platz { $seat } kann nicht beginnen: Es spielen nur { $players } mit.
FM-bravest_not_seated = Wer am meisten Mut hat, muss am Tisch sitzen: Platz { $seat } ist leer.
FM-bravest_is_known = Wer beginnt, steht schon fest.
FM-die_not_yet = Der Würfel wartet, bis feststeht, wer beginnt.
FM-not_on_the_die = Diese Seite hat der Würfel nicht.
FM-square_taken = Feld { $square } ist besetzt: Beim Aufstellen stehen nie zwei Gäste auf demselben Feld.
FM-return_square_taken = Feld { $square } ist besetzt: Wer geschnappt wurde, kehrt auf ein freies Feld zurück.
FM-nothing_to_place = Alle Gäste sind im Spiel: Nutz den Würfel.
FM-place_first = Erst muss ein Gast aufgestellt werden.
FM-return_first = Erst muss ein geschnappter Gast auf die Galerie zurück.
FM-no_figure_there = Du hast keinen Gast auf Feld { $square }.
FM-must_move = Stehen bleiben darfst du nur mit einem einzigen Gast auf der Galerie: Du hast { $figures }.
FM-doors_still_shut = Die Türen gehen erst auf, wenn Hugo die Treppe verlassen hat.
FM-room_taken = In jeden Raum passt nur ein Gast: { NAME("rooms", $room) } ist schon besetzt.
FM-room_too_far = { CAPITAL(NAME("rooms", $room)) } kostet { $needed } Augen, der Würfel zeigt { $pips }.
FM-count_not_exact = { CAPITAL(NAME("rooms", $room)) } verlangt genau { $needed }: Der Würfel zeigt { $pips }.

## What happens, in the terminal: players go by their colours

events-found_bravest = { $who } hat am meisten Mut.
events-began = Runde { $round }: { $who } würfelt zuerst.
events-placed = { $who } stellt einen Gast auf Feld { $square }.
events-returned = { $who } kommt { $step ->
    [0] aus dem Keller
   *[other] von Stufe { $step }
} zurück auf Feld { $square }.
events-rolled = { $who } würfelt eine { $pips }.
events-rolled_ghost = { $who } würfelt den Geist!
events-roll_lost = { $who } hat niemanden mehr auf der Galerie: Der Wurf verfällt.
events-moved = { $who } läuft von Feld { $from } bis Feld { $to }.
events-hid = { $who } verlässt Feld { $square } und versteckt sich { NAME("rooms_in", $room) }.
events-stayed = { $who } bleibt auf Feld { $square }.
events-hugo_climbed = Hugo steigt von Stufe { $from } auf Stufe { $to }.
events-hugo_arrived = Hugo verlässt die Treppe und geht bis Feld { $square }: Die Türen gehen auf!
events-hugo_walked = Hugo geht von Feld { $from } bis Feld { $to }.
events-captured = Hugo schnappt sich auf Feld { $square } { LIST($who) }: ab { $step ->
    [0] in den Keller
   *[other] auf Stufe { $step }
}.
events-trapped = { $cause ->
    [rooms_full] Alle Räume sind besetzt
   *[turn_cap] Die Runde dauert schon zu lange
}. Ab in den Keller: { LIST($who) }.
events-round_ended = Runde { $round } ist zu Ende. Schreckpunkte: { $points }.
events-came_out = { $who } kommt { NAME("rooms_from", $room) } auf Feld { $square }.
events-won = { COUNT($who) ->
    [1] { LIST($who) } gewinnt die Partie!
   *[other] { LIST($who) } gewinnen gemeinsam!
}
band = { $who }{ $figures ->
    [1] {""}
   *[other] {" "}({ $figures } Gäste)
}
points_of = { $who } { $points }
number = { $points }

## The castle in letters, in the terminal; its lines are at most 50 characters long

picture-round = Runde { $round } von { $rounds }
picture-signs = ! Hugo    [ ] Raum    [x] immer zu
picture-specials = < > −3, genau passend    {"{ }"} +1
picture-stairs = Treppe:
picture-cellar = Keller:

## Colours of the players, and a letter for each: no letter twice

colours-0 = Rot
colours-1 = Blau
colours-2 = Türkis
colours-3 = Gelb
colours-4 = Schwarz
colours-5 = Lila
colours-6 = Weiß
colours-7 = Grün
letters-0 = R
letters-1 = B
letters-2 = T
letters-3 = G
letters-4 = S
letters-5 = L
letters-6 = W
letters-7 = N

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
