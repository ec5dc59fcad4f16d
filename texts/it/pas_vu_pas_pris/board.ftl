## Furniture, ghosts and places

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
sides-south = Sud
sides-west = Ovest
sides-north = Nord
sides-east = Est
side-south = lato sud
side-west = lato ovest
side-north = lato nord
side-east = lato est
nook-floor = sul pavimento
nook-under-mirror = sotto lo specchio
nook-under-trolley = sotto il carrello
nook-under-desk = sotto la scrivania
nook-under-piano = sotto il pianoforte
nook-under-armchair = sotto la poltrona
nook-under-table = sotto il tavolo
nook-in-mirror = dentro lo specchio
nook-in-trolley = dentro il carrello
nook-in-desk = dentro la scrivania
nook-in-piano = dentro il pianoforte
nook-in-armchair = dentro la poltrona
nook-in-table = dentro il tavolo
nook-on-mirror = sullo specchio
nook-on-trolley = sul carrello
nook-on-desk = sulla scrivania
nook-on-piano = sul pianoforte
nook-on-armchair = sulla poltrona
nook-on-table = sul tavolo
decimal_mark = ,
percent = { $share }%
ghost_of = { $size ->
    [small] il fantasma piccolo di { $name }
    [medium] il fantasma medio di { $name }
   *[other] il fantasma grande di { $name }
}
ghost_number = { $size ->
    [large] { NAME("sizes", $size) }
   *[other] { NAME("sizes", $size) } { $number }
}
short_ghost = { $size ->
    [large] grande
    [medium] medio { $number }
   *[other] piccolo { $number }
}
where-side = aspetta fuori
where-edge = aspetta sul bordo, con la sua taglia
where-hall = nell’atrio
where-out = uscito
on_square = in { $square }
tilted = { NAME("the", $piece) } (non in piedi)
lying = { $ghost } (sdraiato)

## The hall and how it is shown

board = L’atrio
hall_help-touch = L’atrio in 3D. La pianta offre le stesse azioni, con i nomi.
hall_help-keys = L’atrio in 3D. Frecce: girare intorno. Maiusc e frecce: spostarsi. Più e meno: avvicinare e allontanare. La pianta offre le stesse azioni, con i nomi.
as_hall = 3D
as_plan = Pianta
show_as = Mostra l’atrio
view_whole = Vedi tutto
turn_left = Gira a sinistra
turn_right = Gira a destra
no_webgl = Questo dispositivo non disegna in 3D: ecco la pianta, con le stesse azioni.
loading = Si accendono le luci…
square = { COUNT($parts) ->
    [0] { $name }: vuota
   *[other] { $name }: { LIST($parts) }
}
keyhole_at = La serratura è alla porta { $number }, { NAME("side", $side) }.

## The cards of the variant Midnight strikes

bells-double_look-title = Doppia curiosità
bells-double_look-text = Dopo il primo sguardo, si guarda ancora dalla porta di fronte.
bells-lie_down-title = Tutti al riparo
bells-lie_down-text = I fantasmi nell’atrio si sdraiano, e ci si muove da sdraiati fino allo sguardo.
bells-tip_over-title = Tutto sottosopra
bells-tip_over-text = Tutti i mobili si ribaltano di un quarto di giro.
bells-grimaces-title = Gara di smorfie
bells-grimaces-text = Lo specchio si gira verso il centro, e ognuno manda un fantasma piccolo a farci le smorfie.
bells-tag-title = Ce l’hai tu
bells-tag-text = Ognuno prende il posto di un fantasma piccolo di chi siede alla sua destra.
bells-dance-title = Pista da ballo
bells-dance-text = I mobili scivolano fino alla porta più vicina.
bells-perch-title = Il pavimento è lava
bells-perch-text = Dopo lo sguardo, chi non sta sopra un mobile torna a casa.
bells-big_brother-title = Lo dico al mio fratellone
bells-big_brother-text = Ognuno sostituisce uno dei suoi fantasmi con uno più grande.
bells-knock-title = Toc, toc, toc
bells-knock-text = La serratura resta sul suo lato; cambia solo la porta.
bells-dizzy-title = Mi gira la testa
bells-dizzy-text = Il tabellone gira di un quarto: ognuno cambia lato.
bells-crystal-title = Sfera di cristallo
bells-crystal-text = Il numero della porta si sa in anticipo.
bells-sun-title = Un, due, tre, stella
bells-sun-text = Ogni fantasma nell’atrio avanza di una casella.
midnight = Scocca la mezzanotte
crystal_shows = Sfera di cristallo: porta { $pips }

## What is asked: a title, and below it a detail

setting_up = Si prepara l’atrio
setting_up_detail = Il caso dispone i mobili e la serratura, e dice chi ha il dado.
hanging = Si appende la serratura…
dicing = A chi va il dado?
over = La partita è finita
waiting_all = { COUNT($names) ->
    [0] Non manca nessuno
   *[other] Si aspetta { LIST($names) }
}
you_ring = Scocca la mezzanotte!
you_ring_detail = Scopri la carta.
they_ring = Scocca la mezzanotte: { $name } scopre la carta
you_draw = Tocca a te pescare
you_draw_detail = Una carta per avanzare, e forse un mobile.
they_draw = { $name } pesca
you_seize = Un mobile da spostare?
you_seize_detail = La tua carta vale { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}. Prendi uno dei mobili, o nessuno.
they_seize = { $name } sceglie un mobile
you_place = Dove va { NAME("the", $piece) }?
you_place_detail = Sposta, ruota, ribalta, poi lascia.
they_place = { $name } tiene { NAME("taken", $piece) }
you_plan = { $left ->
    [0] Tutti i punti distribuiti
    [one] { $left } punto da distribuire
   *[other] { $left } punti da distribuire
}
you_plan_detail = In segreto: scegli un fantasma, poi una casella.
you_planned = I tuoi fantasmi sono pronti
they_plan = Ognuno muove i suoi fantasmi in segreto
you_roll = Tira il dado
you_roll_detail = Il numero più alto sceglie il lato della serratura.
they_roll = { $name } tira il dado
you_choose = Su che lato va la serratura?
you_choose_detail = Deve cambiare lato. Il dado dirà la porta.
they_choose = { $name } sceglie il lato della serratura
you_aim = Tira il dado per la porta
you_aim_detail = La serratura va sul { NAME("side", $side) }. Trattieni il respiro…
they_aim = { $name } tira il dado per la porta
you_tip = Da che lato si ribaltano i mobili?
they_tip = { $name } ribalta i mobili
you_crystal = Interroga la sfera di cristallo
settling = I mobili si fermano…
you_tag = Ce l’hai tu!
you_tag_detail = Prendi il posto di un fantasma piccolo, o metti il tuo.
you_grow = Chiama un fratellone
you_grow_detail = Quale dei tuoi fantasmi cresce?
they_ring_turn = { $name } risponde alla carta

## Buttons

do_decline = Nessun mobile
do_seize = Prendi { NAME("taken", $piece) }
do_put_back = Rimetti a posto
do_release = Lascia
do_side = { CAPITAL(NAME("side", $side)) }
do_tip-south = Verso sud
do_tip-west = Verso ovest
do_tip-north = Verso nord
do_tip-east = Verso est
do_catch = { GIVEN($square) ->
    [yes] Prendi il posto del fantasma piccolo { $number } in { $square }
   *[no] Prendi il posto del fantasma piccolo { $number }
}
do_put_in = Metti un fantasma piccolo in { $square }
do_grow = { CAPITAL($ghost) } diventa { $into ->
    [medium] medio
   *[other] grande
}
do_plan = { $walks ->
    [0] Non muoverti
    [1] Un fantasma avanza
   *[other] { $walks } fantasmi avanzano
}{ $out ->
    [0] {""}
    [one] , { $out } esce
   *[other] , { $out } escono
}
plan_walk = { $ghost }: { $to }, { $steps ->
    [one] { $steps } punto
   *[other] { $steps } punti
}
plan_out = fuori
do_done = Fatto
do_done_left = { $left ->
    [one] Fatto ({ $left } punto perso)
   *[other] Fatto ({ $left } punti persi)
}
do_keep = Continua
do_lose = { $left ->
    [one] Perdi 1 punto
   *[other] Perdi { $left } punti
}
do_restore = Torna al mio piano
do_undo = Annulla la mossa
do_leave = Esci
do_fuse = { $into ->
    [medium] Fondi in un medio ({ $one }, { $other })
   *[other] Fondi in un grande ({ $one }, { $other })
}
do_unfuse = Annulla la fusione ({ $one }, { $other })
your_ghosts = I tuoi fantasmi
spots_here = Dove, nella casella?
steps = Passo passo: { $ghost }
move_piece = Sposta
turn_piece = Ruota
tip_piece = Ribalta
lift_piece = Altezza
north = verso nord
south = verso sud
west = verso ovest
east = verso est
turn_less = ruota in senso orario
turn_more = ruota in senso antiorario
tip_forth = ribalta verso nord
tip_back = ribalta verso sud
tip_left = ribalta verso ovest
tip_right = ribalta verso est
up = più in alto
down = più in basso
upright = in piedi
held_at = { $x } a est, { $y } a nord, { $z } di altezza, ruotato di { $turn } gradi
omens-rests = ✓ Così il mobile sta su.
omens-falls = ⤵ In bilico: il mobile cadrà.
omens-leaves = ✕ Il mobile potrebbe cadere fuori dall’atrio: non vale.
piece_keys = Frecce: spostare. A ed E: ruotare. I, K, J, L: ribaltare. Pag su e Pag giù: altezza. Invio: lasciare.
plan_keys = Frecce: un passo. Cifre da 1 a 7: scegliere un fantasma. S: uscire. Invio: casella scelta.
prompt_start = Inizia
prompt_go_on = Continua
prompt_ring = Scopri la carta
prompt_draw = Pesca
prompt_roll = Tira il dado
die = Il dado
die_shows = Il dado mostra { $pips }

## The look through the keyhole

look_at = Dal buco della serratura: porta { $number }, { NAME("side", $side) }
nobody_seen = Non si vede nessuno!
seen_share = { $mirror ->
    [true] { $ghost }, { $share }% nello specchio
   *[false] { $ghost }, { $share }%
}
seen_line = { $mirror ->
    [true] { CAPITAL($ghost) }, { $share }% nello specchio
   *[false] { CAPITAL($ghost) }, { $share }%
}
share = { $mirror ->
    [true] { $share }% (specchio)
   *[false] { $share }%
}
hidden_share = { CAPITAL($ghost) }: solo { $share }%, non visto
unseen = { $count ->
    [one] Di un fantasma nell’atrio non si vede nulla.
   *[other] Di { $count } fantasmi nell’atrio non si vede nulla.
}
look_again = Guarda ancora dalla serratura
look_again_n = Rivedi lo sguardo { $number }
look_close = Chiudi
look_on-touch = Tocca per continuare
look_on-keys = Clicca per continuare
look_beside = Vedi i raggi
look_through = Dalla serratura
look_image = Ciò che mostra la serratura, punto per punto
least = Un fantasma è visto quando si mostra almeno lo 0,5% della sua sagoma.
shriek = Iiih!

## Why something cannot be done

no-fixed = Questo fantasma non si muove in questa manche.
no-only_small = Con le fusioni, partono solo i fantasmi piccoli.
no-is_out = Questo fantasma è già uscito.
no-too_far = Non ci sono abbastanza punti per arrivare lì.
no-entered = Non si entra e si esce nella stessa manche.
no-not_far_side = Si esce da una porta del lato opposto.
no-own_square = Non ci si sposta dentro la propria casella.
no-no_room = In questa casella non c’è posto libero per questo fantasma.
no-no_fusion = Questi due fantasmi non possono fondersi.
no_choose_first = Scegli prima uno dei tuoi fantasmi.
no_not_yours = Questo fantasma non è tuo.
no_not_your_turn = Non è il tuo turno.
no_not_on_card = Ora non puoi prendere { NAME("taken", $piece) }.
no_same_side = La serratura deve cambiare lato.
no_wait = Un attimo…

## The log

log_arranged = L’atrio è arredato.
log_hung = La serratura è alla porta { $number }, { NAME("side", $side) }.
log_die = { $name } ha il dado.
log_bell = Scocca la mezzanotte: { $title }. { $text }
log_drawn = { $name } pesca: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}.
log_drawn_pieces = { $name } pesca: { $value ->
    [one] { $value } punto
   *[other] { $value } punti
}, { NAME("the", $one) } o { NAME("the", $other) }.
log_left = { $name } non sposta nulla.
log_put_back = { $name } rimette a posto { NAME("taken", $piece) }.
log_seized = { $name } prende { NAME("taken", $piece) }.
log_rests = { CAPITAL(NAME("the", $piece)) } si ferma in { $square }.
log_planned = { $name } ha finito.
log_walked = { $shifted ->
    [true] { CAPITAL($ghost) } va in { $square } e si scansa.
   *[false] { CAPITAL($ghost) } va in { $square }.
}
log_out = { CAPITAL($ghost) } è uscito!
log_put = { CAPITAL($ghost) } si ritrova in { $square }.
log_replaced = { CAPITAL($ghost) } cede il posto in { $square }: { $by }.
log_fused = { $name } fonde due fantasmi in { $square }: un { NAME("sizes", $into) }.
log_unfused = Per una fusione di { $name } non c’è posto.
log_back = { $seen ->
    [true] { CAPITAL($ghost) } è visto e scappa.
   *[false] { CAPITAL($ghost) } torna sul suo lato.
}
log_rolled = { $name } tira un { $pips }.
log_side = { $name } sceglie il { NAME("side", $side) }.
log_looked = { COUNT($seen) ->
    [0] Dalla porta { $number }, { NAME("side", $side) }, non si vede nessuno.
   *[other] Dalla porta { $number }, { NAME("side", $side) }, si vede: { LIST($seen) }.
}
point_looked = Porta { $number }, { NAME("side", $side) }: { $seen ->
    [0] non si vede nessuno
    [1] si vede un fantasma
   *[other] si vedono { $seen } fantasmi
}.
log_turned = Il tabellone gira di un quarto.
log_ended = La partita è finita.

## Scores

result = Il risultato
row_out = Usciti
row_hall = Nell’atrio
detail = { $out ->
    [one] { $out } uscito
   *[other] { $out } usciti
}, { $hall } nell’atrio, { $waiting } fuori{ $ready ->
    [true] , mossa fatta
   *[false] {""}
}
reference = I punti
reference_rows-small = Piccolo uscito
reference_rows-medium = Medio uscito
reference_rows-large = Grande uscito
reference_hall = Ancora nell’atrio alla fine: piccolo { $small }, medio 1, grande 2.
