## Why not: setups, the grid, the dice and the cards

PT-too_many_levels = Ci sono { $levels } livelli proposti per { $players } giocatori.
PT-calm_not_seated = Il posto { $seat } non può giocare con calma: ci sono solo { $players } giocatori.
PT-no_call_now = Ora non si lanciano i dadi.
PT-no_turn_now = Ora non c’è nessuna carta da scoprire.
PT-wrong_colour = Questa carta non è del colore chiesto dal livello.
PT-not_on_top = Questa carta non può essere la prossima del suo mazzo.
PT-no_layout_now = Le carte sono già disposte.
PT-not_the_36 = Si dispongono le 36 carte, ognuna una volta sola.
PT-ready_already = Il tuo livello e la tua mano sono già scelti.

## Why not: touches

PT-no_race_now = Nessun lancio è in corso.
PT-not_at_table = Il posto { $seat } non è a questo tavolo.
PT-touched_twice = Il posto { $seat } ha già toccato una carta in questo lancio.
PT-too_late = Il lancio dura { $seconds } secondi: questo tocco arriva troppo tardi.
PT-out_of_order = I tocchi si giudicano nell’ordine dei tempi: il posto { $seat } viene prima.

## What things are called in the sentences below

sweet-churros = churro
sweet-croissant = croissant
sweet-macaron = macaron
sweet-eclair = éclair
sweet-waffle = waffle
sweet-doughnut = ciambella
sweets-churros = churros
sweets-croissant = croissant
sweets-macaron = macaron
sweets-eclair = éclair
sweets-waffle = waffle
sweets-doughnut = ciambelle
card = { $count } { $count ->
    [one] { NAME("sweet", $sweet) }
   *[other] { NAME("sweets", $sweet) }
}
colours-green = verde
colours-orange = arancio
colours-red = rossa
colours-violet = viola
constraint = una carta { NAME("colours", $colour) } ({ $forbids })
hands-left = mano sinistra
hands-right = mano destra
outcomes-advanced = è quella giusta
outcomes-blocked = «Pas touche!»
outcomes-late = troppo tardi
outcomes-false_start = falsa partenza
outcomes-wrong_card = carta sbagliata
outcomes-forbidden = carta vietata
outcomes-wrong_hand = mano sbagliata
outcomes-no_shout = senza gridare

## What happened, as the terminal tells it: players are numbered from 1

events-grid_laid = Le 36 carte sono disposte.
events-prepared = Il giocatore { $player } gioca al livello { $level } e toccherà con la { NAME("hands", $hand) }.
events-called = Lancio { $number }.
events-thrown = I dadi: { card }.
events-touched = Il giocatore { $player } tocca { card } ({ NAME("hands", $hand) }, { $reaction } ± { $margin } ms{ $by_arrival ->
    [true] , contato all’arrivo
   *[false] {""}
}{ $by_lot ->
    [true] , a sorte
   *[false] {""}
}): { NAME("outcomes", $outcome) }.
events-advanced = Il giocatore { $player } avanza alla casella { $space } della carta { $card }.
events-won = Il giocatore { $player } esce dall’ultima casella!
events-blocked = Il giocatore { $player } blocca: nessuno avanza.
events-lost_nothing = Il giocatore { $player } non perde niente.
events-went_back = Il giocatore { $player } torna alla casella { $space } della carta { $card }.
events-went_back_without_card = Il giocatore { $player } torna alla casella { $space } della carta { $card } e restituisce { constraint }.
events-left_track = Il giocatore { $player } esce dal percorso.
events-left_track_without_card = Il giocatore { $player } esce dal percorso e restituisce { constraint }.
events-nobody_scored = Nessuno avanza.
events-card_turned = Il giocatore { $player } scopre { constraint }.
events-free_card_turned = Il giocatore { $player } scopre { constraint }, che non vieta niente.
events-card_passed = Al giocatore { $player } non resterebbe niente da toccare con { constraint }: la prossima.
events-ended_won = Vince il giocatore { $winners }. Prossimi livelli: { $levels }.
events-ended_too_long = Troppi lanci; il più avanti: giocatore { $winners }. Prossimi livelli: { $levels }.

## The table drawn in letters: short, each beside a player's number

picture-picks_level = sceglie il livello
picture-level = livello { $level }
picture-forbidden = vietati: { $forbidden }
picture-throws = Lanci: { $throws }
