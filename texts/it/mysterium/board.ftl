## Names

colours-0 = Rosso
colours-1 = Blu
colours-2 = Giallo
colours-3 = Verde
colours-4 = Viola
colours-5 = Bianco
medium_of = { $colour } ({ $name })
kinds-person = Personaggi
kinds-place = Luoghi
kinds-object = Oggetti
kind-person = Personaggio
kind-place = Luogo
kind-object = Oggetto
card = { NAME("kind", $kind) } { $number }
vision = Visione { $number }
quoted = «{ $name }»
hour_of = Ora { $hour } di { $hours }
hour = Ora { $hour }

## The boards

boards = Gli indizi sul tavolo
chosen_by = scelto da { LIST($names) }
found_by = trovato da { $name }
tried_by = già provato da { LIST($names) }
target_for = da far indovinare a { LIST($names) }
set_aside = messo da parte nei tuoi appunti
sought_here = { LIST($names) } { COUNT($names) ->
        [one] cerca
       *[other] cercano
    } qui

## The mediums and their visions

mediums = I medium
medium_chip = { $name }: { $state }
seeks-person = cerca il suo personaggio
seeks-place = cerca il suo luogo
seeks-object = cerca il suo oggetto
all_found = ha trovato tutto
visions_count = { $count ->
        [0] nessuna visione
        [1] una visione
       *[other] { $count } visioni
    }
visions_for = Visioni di { $name }
no_visions = Ancora nessuna visione. Il fantasma sta pensando…
no_visions_given = Qui non ci sono ancora visioni. Quale della tua mano porta a questa carta?
no_visions_done = Le sue tre carte sono trovate; le visioni sono tornate nel mazzo.
from_hour = dell’ora { $hour }
waits_gift = aspetta una visione
has_gift = ha ricevuto
chose = scelta: { $card }
no_choice = ancora nessuna scelta
is_ready = ha finito
track = chiaroveggenza { $steps }

## Clairvoyance tokens

bet_lead = Che ne pensi della scelta di { $name }?
bet_later = { $name } non ha ancora scelto.
stances-agree = D’accordo
stances-disagree = Non d’accordo
tokens_left = { $count ->
        [0] nessun gettone
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
withdraw = Togli il gettone

## The ghost

hand = La tua mano di visioni
hand_card = { $on ->
        [true] Presa: visione { $number }. { $text }
       *[false] visione { $number }. { $text }
    }
convey_to = Fai indovinare a { $name }: { $card }
target = Da far indovinare
give = { $count ->
        [0] Scegli visioni per { $name }
        [1] Dai una visione a { $name }
       *[other] Dai { $count } visioni a { $name }
    }
crow = { $count ->
        [0] Corvo
        [one] Corvo: cambia { $count } carta
       *[other] Corvo: cambia { $count } carte
    }
crows_left = { $count ->
        [0] già volato via
       *[other] ancora { $count }
    }
ghost_keeps_silent = Silenzio: il fantasma non parla. Ascolta che cosa ci vedono.

## At the thumb of a medium

ready = Per me va bene
ready_detail = risposta quando tutti hanno finito
ready_without = senza scegliere?
you_are_ready = Va bene. Aspettiamo gli altri.
choose_for = Per { $name }: è questa!
choose = È questa!
your_choice = La tua scelta
choice_of = Scelta di { $name }
nothing_chosen = ancora niente
chose_nothing = non ha scelto niente
waiting_ghost = Il fantasma prepara le sue visioni.

## Close up

describe = Descrizione
before = Carta precedente
next = Carta successiva
point_hint = Tocca un dettaglio per mostrarlo a tutti.
point_card = Mostra la carta
points_at = { $name } indica un dettaglio
see_it = Guarda
compare_visions = Le visioni di { $name }
compare_clues-person = I personaggi
compare_clues-place = I luoghi
compare_clues-object = Gli oggetti
take = Prendi questa visione
put_back = Riponi la visione
shown_card = Guardate { $card }, { $down ->
        [0] { $across ->
            [0] in alto a sinistra
            [1] in alto al centro
           *[2] in alto a destra
        }
        [1] { $across ->
            [0] a sinistra
            [1] al centro
           *[2] a destra
        }
       *[2] { $across ->
            [0] in basso a sinistra
            [1] in basso al centro
           *[2] in basso a destra
        }
    }

## Notes

notebook = Taccuino
notebook_lead = Solo per te: questi appunti restano su questo dispositivo.
notebook_label = I tuoi appunti
put_aside = Metti da parte
take_up = Riprendi la carta

## What is revealed

last_hour = Risposte dell’ora { $hour }
asks = { $name } chiede al fantasma…
right = Trovato!
wrong = Non è questo
none_chosen = { $kind ->
        [person] Nessuna scelta: il suo personaggio è ancora da trovare
        [place] Nessuna scelta: il suo luogo è ancora da trovare
       *[object] Nessuna scelta: il suo oggetto è ancora da trovare
    }
bet_right = { LIST($names) } { COUNT($names) ->
        [one] l’aveva
       *[other] l’avevano
    } previsto: +1
came_through = { $name } ha le sue tre carte!
came_steps = { SIGNED($steps) } di chiaroveggenza
tokens_back = I gettoni di chiaroveggenza ritornano.
time_up = Il tempo è scaduto
crow_flies = { $cards ->
        [one] Il corvo porta via { $cards } visione
       *[other] Il corvo porta via { $cards } visioni
    }

## The epilogue

epilogue = Chi è il colpevole?
shared = La visione comune
shared_down = Carta coperta
shared_card = Carta { $at } della visione comune
group_of = { GIVEN($name) ->
        [yes] Gruppo { $number }, quello di { $name }
       *[no] Gruppo { $number }, sconosciuti
    }
group_name = { GIVEN($name) ->
        [yes] { $name }
       *[no] Sconosciuti
    }
pick_culprit = Scegli il colpevole, poi tre visioni della tua mano.
convey-no_group = Scegli un gruppo
convey-more = { $count ->
        [1] Ancora una visione
       *[other] Ancora { $count } visioni
    }
convey-done = È il gruppo { $group }
vote_for = Vota per il gruppo { $group }
vote_final = un voto non si cambia
vote_pick = Tocca il gruppo che accusi
votes_of = accusato da { LIST($names) }
accused = Accusato
culprit = Colpevole
yours_to_convey = il tuo colpevole
hush = Il fantasma sta per parlare…
disagreed = Non c’è accordo: parlatene e votate di nuovo.
endings-solved = Il colpevole è smascherato!
endings-mistaken = Non era il colpevole.
endings-too_late = La settima ora è passata.
nobody_accused = Nessuno è stato accusato.
sealed = { $voted ->
        [one] { $voted } voto su { $all } in busta
       *[other] { $voted } voti su { $all } in busta
    }

## The banner

setting_up = Gli indizi arrivano sul tavolo
you_give = Manda un sogno a { $name }
you_give_detail = { $kind ->
        [person] Scegli visioni che evocano il suo personaggio.
        [place] Scegli visioni che evocano il suo luogo.
       *[object] Scegli visioni che evocano il suo oggetto.
    }
ghost_gives = Il fantasma sogna…
ghost_gives_detail = { LIST($names) } { COUNT($names) ->
        [one] aspetta
       *[other] aspettano
    } una visione.
you_guess = Che vuol dire il fantasma?
you_guess_detail = { $kind ->
        [person] Tocca una carta per il tuo personaggio, o parlatene.
        [place] Tocca una carta per il tuo luogo, o parlatene.
       *[object] Tocca una carta per il tuo oggetto, o parlatene.
    }
you_help = Aiuta gli altri
you_help_detail = Hai trovato le tue carte: guarda con gli altri e punta i gettoni.
chosen_title = Scelta fatta
chosen_detail = Puoi ancora cambiare idea, o dire che per te va bene.
they_guess = I medium cercano
they_guess_ghost = Silenzio! Guardali cercare.
waiting_ready = { COUNT($names) ->
        [0] Non manca nessuno.
        [one] Manca { LIST($names) }.
       *[other] Mancano { LIST($names) }.
    }
you_convey = Indica il colpevole
you_convey_detail = Un gruppo, e tre visioni che portano a lui.
ghost_conveys = Il fantasma sceglie il colpevole
ghost_conveys_detail = Stanno per arrivare tre visioni per tutti.
you_vote = Chi accusi?
you_vote_detail = { $cards ->
        [1] La tua chiaroveggenza ti mostra una delle tre carte. Vota in segreto, senza parlare.
        [2] La tua chiaroveggenza ti mostra due delle tre carte. Vota in segreto, senza parlare.
       *[other] La tua chiaroveggenza ti mostra tutte e tre le carte. Vota in segreto, senza parlare.
    }
you_vote_agree = Mettetevi d’accordo: dovete accusare lo stesso gruppo.
you_vote_alone = Tre carte, un solo voto: il tuo.
they_vote = Si vota in segreto
wait_turn = Vedrai altre carte: voterai alla carta { $card }.
you_voted = Il tuo voto è in busta
no_group_now = Ora non si vota.

## The log

log_target = Il fantasma farà indovinare { $card } a { $name }.
log_hour = Ora { $hour }.
log_tokens = I gettoni di chiaroveggenza giocati ritornano.
log_shuffled = Il mazzo è rimescolato: { $cards } visioni.
log_given = { $count ->
        [1] { $name } riceve una visione.
       *[other] { $name } riceve { $count } visioni.
    }
log_crow = { $cards ->
        [one] Il corvo porta via { $cards } visione del fantasma.
       *[other] Il corvo porta via { $cards } visioni del fantasma.
    }
log_glass = Tutte le visioni sono date: ora scelgono i medium.
log_chosen = { $name } sceglie { $card }.
log_bet = { $stance ->
        [agree] { $name } è d’accordo con { $about }.
       *[disagree] { $name } non è d’accordo con { $about }.
    }
log_withdrawn = { $name } toglie il gettone dalla scelta di { $about }.
log_ready = { $name } ha finito.
log_time = Il tempo è scaduto.
log_right = { $name }, { $card }: trovato!
log_wrong = { $name }, { $card }: non è questo.
log_none = { $kind ->
        [person] { $name } non ha scelto niente: il suo personaggio è ancora da trovare.
        [place] { $name } non ha scelto niente: il suo luogo è ancora da trovare.
       *[object] { $name } non ha scelto niente: il suo oggetto è ancora da trovare.
    }
log_bet_right = { $name } aveva visto giusto su { $about }: chiaroveggenza { $track }.
log_bet_wrong = { $name } aveva visto male su { $about }.
log_through = { $steps ->
        [0] { $name } ha le sue tre carte.
       *[other] { $name } ha le sue tre carte e avanza di { $steps }.
    }
log_conveyed = Il fantasma ha scelto un colpevole e dà tre visioni a tutti.
log_conveyed_own = Il fantasma indica il gruppo { $group } e dà tre visioni a tutti.
log_turned = Visione comune, carta { $number }: { $card }.
log_voted = { $name } ha votato.
log_vote = { $name } vota per il gruppo { $group }.
log_disagreed = I due voti sono diversi: si vota di nuovo.
log_counted_none = I voti sono contati: nessuno è accusato.
log_counted = { $tied ->
        [true] Parità di voti: decide chi ha più chiaroveggenza, il gruppo { $group } è accusato.
       *[false] I voti sono contati: il gruppo { $group } è accusato.
    }
log_culprit = Il colpevole era il gruppo { $group }.
log_target_shown = { $name } cercava { $card }.

## Labels of actions

do_give = A { $name }: { $cards }
do_crow = Corvo: { $cards }
do_choose = { $name }: { $card }
do_bet = { $stance ->
        [agree] D’accordo con { $about }
       *[disagree] Non d’accordo con { $about }
    }
do_withdraw = Togli il gettone dalla scelta di { $about }
do_ready = Per me va bene
do_convey = Colpevole: il gruppo { $group }, { $cards }
do_vote = Vota per il gruppo { $group }
vision_numbers = { COUNT($numbers) ->
        [one] visione { LIST($numbers) }
       *[other] visioni { LIST($numbers) }
    }

## Beside the names, and the sheet

detail_ghost = { $hand ->
        [one] fantasma, { $hand } visione in mano, corvo { $crows }
       *[other] fantasma, { $hand } visioni in mano, corvo { $crows }
    }
result = Che cosa hanno trovato i medium
missed = non trovato
found = trovato
reference = Chiaroveggenza
reference_token = Gettone che vede giusto
reference_three_cards = Tre carte
reference_three_cards_points = 7 − ora
reference_two_seen = Vedere due carte
reference_shared = della visione comune
reference_three_seen = Vedere tre carte
reference_note = Sette ore per trovare tutto.
