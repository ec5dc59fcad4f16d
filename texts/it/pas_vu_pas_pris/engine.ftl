## Why not: setups and chance

PV-no_such_seat = Il posto { $seat } non è a questo tavolo.
PV-not_now = Non è il momento.
PV-card_gone = Questa carta è già stata pescata.
PV-bell_gone = Questa carta «Scocca la mezzanotte» è già uscita.
PV-layout_chosen = Chi ospita ha scelto un’altra disposizione dei mobili.

## Why not: furniture. The thing is a piece

PV-moved_already = Questo mobile è già stato spostato in questa manche: { NAME("the", $thing) }.
PV-not_on_card = Questo mobile non è sulla tua carta: { NAME("the", $thing) }.
PV-nothing_seized = Non hai nessun mobile in mano.
PV-other_seized = È un altro il mobile che hai in mano.
PV-not_unit = L’orientamento non è una rotazione.
PV-sticks_out_south = Sporge dall’atrio di { $squares },{ $tenths }{ $hundredths } caselle a sud: { NAME("the", $thing) }.
PV-sticks_out_west = Sporge dall’atrio di { $squares },{ $tenths }{ $hundredths } caselle a ovest: { NAME("the", $thing) }.
PV-sticks_out_north = Sporge dall’atrio di { $squares },{ $tenths }{ $hundredths } caselle a nord: { NAME("the", $thing) }.
PV-sticks_out_east = Sporge dall’atrio di { $squares },{ $tenths }{ $hundredths } caselle a est: { NAME("the", $thing) }.
PV-in_floor = Affonda nel pavimento: { NAME("the", $thing) }.
PV-in_other = Attraversa un altro mobile: { NAME("the", $thing) }.
PV-in_ghost = Attraversa un fantasma: { NAME("the", $thing) }.
PV-floats = Non si regge: { NAME("the", $thing) }.
PV-never_rests = Lasciato così, questo mobile non si ferma: { NAME("the", $thing) }.
PV-listed_twice = Un mobile è citato due volte.
PV-need_not_fall = Questo mobile stava su benissimo: { NAME("the", $thing) }.
PV-still_falls = Questo mobile non ha più sostegno: { NAME("the", $thing) }.
PV-nothing_settles = Nessun mobile deve ricadere.
PV-not_tipped = Questo mobile non si è ribaltato: { NAME("the", $thing) }.

## Why not: plans

PV-planned_already = Le tue mosse sono già decise.
PV-figure_order = Un fantasma si muove una volta sola per manche, nell’ordine delle figure.
PV-too_many_steps = Servono { $needed } punti e la carta ne dà { $points }.
PV-not_adjacent = Si avanza da una casella a quella vicina, mai in diagonale.
PV-not_own_side = Si entra da una porta del proprio lato.
PV-not_far_side = Si esce da una porta del lato opposto.
PV-is_out = Questo fantasma è già uscito.
PV-entered_now = Non si entra e si esce nella stessa manche.
PV-no_steps = Non ci si sposta dentro la propria casella.
PV-outside_square = Un fantasma sta tutto dentro la sua casella.
PV-lies_elsewhere = Da sdraiato, un fantasma tiene il centro nella sua casella.
PV-not_level = A questa altezza non c’è una superficie piana.
PV-spot_taken = Il posto è occupato.
PV-must_stay_small = Con le fusioni, partono solo i fantasmi piccoli.
PV-small_left = Resta ancora un fantasma piccolo da far partire.
PV-fixed = Questo fantasma non si muove in questa manche.
PV-no_fusions = Si gioca senza fusioni.
PV-cannot_fuse = Questi due fantasmi non possono fondersi.
PV-not_together = Per fondersi devono finire sulla stessa casella.
PV-neither_moved = Uno dei due deve essere appena arrivato.
PV-no_figure = Non resta nessuna figura di questa taglia.
PV-does_not_fit = Il fantasma più grande non sta nella casella.

## Why not: the keyhole, and the cards Midnight strikes

PV-side_must_change = La serratura deve cambiare lato.
PV-not_hidden = Lì non è nascosto nessun fantasma piccolo di chi siede accanto.
PV-not_third_row = Si mette a tre caselle dal proprio lato.
PV-cannot_grow = Questo fantasma non può essere sostituito così.

## What things are called in the sentences

the-mirror = lo specchio
the-trolley = il carrello
the-desk = la scrivania
the-piano = il pianoforte
the-armchair = la poltrona
the-table = il tavolo
taken-mirror = lo specchio
taken-trolley = il carrello
taken-desk = la scrivania
taken-piano = il pianoforte
taken-armchair = la poltrona
taken-table = il tavolo
sizes-small = fantasma piccolo
sizes-medium = fantasma medio
sizes-large = fantasma grande
sides-south = sud
sides-west = ovest
sides-north = nord
sides-east = est
bells-double_look = Doppia curiosità
bells-lie_down = Tutti al riparo
bells-tip_over = Tutto sottosopra
bells-grimaces = Gara di smorfie
bells-tag = Ce l’hai tu
bells-dance = Pista da ballo
bells-perch = Il pavimento è lava
bells-big_brother = Lo dico al mio fratellone
bells-knock = Toc, toc, toc
bells-dizzy = Mi gira la testa
bells-crystal = Sfera di cristallo
bells-sun = Un, due, tre, stella
ghost = Il { NAME("sizes", $size) } del giocatore { $player }
seen = { NAME("sizes", $size) } del giocatore { $player } { $whole },{ $hundredths }%{ $mirror ->
    [true] {" "}nello specchio
   *[false] {""}
}

## What happened, as the terminal tells it: players are numbered from 1, a square is a letter and a number

events-hall_arranged = L’atrio è arredato.
events-keyhole_hung = La serratura: porta { $door }, lato { NAME("sides", $side) }.
events-die_given = Il giocatore { $player } ha il dado.
events-bell_rang = Scocca la mezzanotte: { NAME("bells", $bell) }.
events-card_drawn = Il giocatore { $player } pesca un { $value }.
events-furniture_card_drawn = Il giocatore { $player } pesca un { $value } ({ NAME("the", $one) } o { NAME("the", $other) }).
events-no_piece_moved = Il giocatore { $player } non sposta nulla.
events-piece_put_back = Il giocatore { $player } rimette a posto { NAME("taken", $piece) }.
events-piece_seized = Il giocatore { $player } prende { NAME("taken", $piece) }.
events-piece_rests = Si ferma in { $square }: { NAME("the", $piece) }.
events-plan_made = Il giocatore { $player } ha finito.
events-ghost_walked = { $shifted ->
    [true] { ghost } va in { $square } e si scansa.
   *[false] { ghost } va in { $square }.
}
events-ghost_left = { ghost } è uscito!
events-ghost_put = { ghost } si ritrova in { $square }.
events-ghost_replaced = { ghost } cede il posto in { $square }: { NAME("sizes", $by_size) } del giocatore { $by_player }.
events-ghosts_fused = Il giocatore { $player } fonde due fantasmi in { $square }.
events-fusion_undone = Per una fusione del giocatore { $player } non c’è posto.
events-ghost_went_back = { $seen ->
    [true] { ghost } è visto e scappa.
   *[false] { ghost } torna sul suo lato.
}
events-die_rolled = Il giocatore { $player } tira un { $pips }.
events-side_chosen = Il giocatore { $player } sceglie il lato { NAME("sides", $side) }.
events-nobody_seen = Dal buco della serratura non si vede nessuno.
events-looked = Dal buco della serratura si vede: { $ghosts }.
events-hall_turned = Il tabellone gira di un quarto.
events-match_ended = La partita è finita: { $points }.

## Below the hall drawn in letters

picture-points = Giocatore { $player }: { $points }
