## Why not

FM-starter_not_seated = Il posto { $seat } non può cominciare: siete solo in { $players }.
FM-bravest_not_seated = Chi ha più coraggio deve sedere al tavolo: il posto { $seat } è vuoto.
FM-bravest_is_known = Si sa già chi comincia.
FM-die_not_yet = Il dado aspetta che si sappia chi comincia.
FM-not_on_the_die = Il dado non ha questa faccia.
FM-square_taken = La casella { $square } è occupata: all’inizio non si mettono mai due ospiti sulla stessa casella.
FM-return_square_taken = La casella { $square } è occupata: un ospite catturato torna su una casella libera.
FM-nothing_to_place = Tutti gli ospiti sono in gioco: usa il dado.
FM-place_first = Prima bisogna mettere un ospite.
FM-return_first = Prima bisogna rimettere in galleria un ospite catturato.
FM-no_figure_there = Non hai ospiti sulla casella { $square }.
FM-must_move = Puoi restare dove sei solo con un unico ospite in galleria: ne hai { $figures }.
FM-doors_still_shut = Le porte si aprono solo quando Hugo ha lasciato le scale.
FM-room_taken = Un solo ospite per stanza: { NAME("rooms_in", $room) } se ne nasconde già uno.
FM-room_too_far = Servono { $needed } punti per entrare { NAME("rooms_in", $room) }, il dado ne dà { $pips }.
FM-count_not_exact = Per entrare { NAME("rooms_in", $room) } serve esattamente { $needed }: il dado dà { $pips }.

## What happens, in the terminal: players go by their colours

events-found_bravest = { $who } ha più coraggio di tutti.
events-began = Manche { $round }: il primo lancio è di { $who }.
events-placed = { $who } mette un ospite sulla casella { $square }.
events-returned = { $who } torna { $step ->
    [0] dalla cantina
   *[other] dal gradino { $step }
} sulla casella { $square }.
events-rolled = { $who } lancia il dado: { $pips }.
events-rolled_ghost = { $who } lancia il dado: il fantasma!
events-roll_lost = { $who } non ha più nessuno in galleria: il lancio non serve a nulla.
events-moved = { $who } avanza dalla casella { $from } alla casella { $to }.
events-hid = { $who } lascia la casella { $square } e si nasconde { NAME("rooms_in", $room) }.
events-stayed = { $who } non si muove dalla casella { $square }.
events-hugo_climbed = Hugo sale dal gradino { $from } al gradino { $to }.
events-hugo_arrived = Hugo lascia le scale e va fino alla casella { $square }: le porte si aprono!
events-hugo_walked = Hugo avanza dalla casella { $from } alla casella { $to }.
events-captured = Hugo cattura { LIST($who) } sulla casella { $square }: via { $step ->
    [0] in cantina
   *[other] sul gradino { $step }
}.
events-trapped = { $cause ->
    [rooms_full] Tutte le stanze sono occupate
   *[turn_cap] La manche è durata abbastanza
}. In cantina: { LIST($who) }.
events-round_ended = Fine della manche { $round }. Spaventi: { $points }.
events-came_out = { $who } esce { NAME("rooms_from", $room) } sulla casella { $square }.
events-won = { COUNT($who) ->
    [1] { LIST($who) } vince la partita!
   *[other] { LIST($who) } vincono insieme!
}
band = { $who }{ $figures ->
    [1] {""}
   *[other] {" "}({ $figures } ospiti)
}
points_of = { $who } { $points }
number = { $points }

## The castle in letters, in the terminal; its lines are at most 50 characters long

picture-round = Manche { $round } di { $rounds }
picture-signs = ! Hugo    [ ] stanza    [x] sempre chiusa
picture-specials = < > −3, numero esatto    {"{ }"} +1
picture-stairs = Scale:
picture-cellar = Cantina:

## Colours of the players, and a letter for each: no letter twice

colours-0 = Rosso
colours-1 = Blu
colours-2 = Turchese
colours-3 = Giallo
colours-4 = Nero
colours-5 = Lilla
colours-6 = Bianco
colours-7 = Verde
letters-0 = R
letters-1 = B
letters-2 = T
letters-3 = G
letters-4 = N
letters-5 = L
letters-6 = C
letters-7 = V

## Rooms

rooms-cabinet = lo studio
rooms-music_room = la sala della musica
rooms-game_room = la sala dei giochi
rooms-hunting_room = la sala della caccia
rooms-bedroom = la camera da letto
rooms-dressing_room = il guardaroba
rooms-ballroom = la sala da ballo
rooms-dining_room = la sala da pranzo
rooms-library = la biblioteca
rooms-kitchen = la cucina
rooms-linen_room = la lavanderia

## Somebody hides there

rooms_in-cabinet = nello studio
rooms_in-music_room = nella sala della musica
rooms_in-game_room = nella sala dei giochi
rooms_in-hunting_room = nella sala della caccia
rooms_in-bedroom = in camera da letto
rooms_in-dressing_room = nel guardaroba
rooms_in-ballroom = nella sala da ballo
rooms_in-dining_room = in sala da pranzo
rooms_in-library = in biblioteca
rooms_in-kitchen = in cucina
rooms_in-linen_room = in lavanderia

## Somebody comes out

rooms_from-cabinet = dallo studio
rooms_from-music_room = dalla sala della musica
rooms_from-game_room = dalla sala dei giochi
rooms_from-hunting_room = dalla sala della caccia
rooms_from-bedroom = dalla camera da letto
rooms_from-dressing_room = dal guardaroba
rooms_from-ballroom = dalla sala da ballo
rooms_from-dining_room = dalla sala da pranzo
rooms_from-library = dalla biblioteca
rooms_from-kitchen = dalla cucina
rooms_from-linen_room = dalla lavanderia
