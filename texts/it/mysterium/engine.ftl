## What things are called

mediums-0 = Rosso
mediums-1 = Blu
mediums-2 = Giallo
mediums-3 = Verde
mediums-4 = Viola
mediums-5 = Bianco
kinds-person = Personaggi
kinds-place = Luoghi
kinds-object = Oggetti
kind-person = personaggio
kind-place = luogo
kind-object = oggetto
clues-person = il personaggio
clues-place = il luogo
clues-object = l’oggetto
any_clue-person = un personaggio
any_clue-place = un luogo
any_clue-object = un oggetto
own_clue-person = il suo personaggio
own_clue-place = il suo luogo
own_clue-object = il suo oggetto
visions = { COUNT($visions) ->
        [one] la visione { LIST($visions) }
       *[other] le visioni { LIST($visions) }
    }

## Refusals: a medium goes by its colour, or by the name of its player

MY-ghost_not_seated = Il posto { $seat } non può essere il fantasma: siete solo in { $players }.
MY-eldest_not_seated = Chi ha più anni non può essere al posto { $seat }: siete solo in { $players }.
MY-eldest_is_ghost = Chi ha più anni deve essere un medium: il posto { $seat } è il fantasma.
MY-nothing_to_lay = Adesso non si mette nessuna carta sul tavolo.
MY-other_kind_to_lay = Adesso si mette una carta di un altro tipo.
MY-laid_already = Questa carta è già sul tavolo.
MY-nothing_to_assign = Il fantasma adesso non pesca carte per un medium.
MY-other_to_assign = Il fantasma adesso pesca per un altro medium, o un altro tipo di carta.
MY-not_to_be_assigned = Questa carta non è sul tavolo, o è già di un altro medium.
MY-hand_full = La mano del fantasma non si completa adesso.
MY-not_in_pile = Questa visione non è nel mazzo.
MY-nothing_to_join = Adesso non si aggiunge nessun gruppo.
MY-other_to_join = Adesso si pesca un’altra carta del gruppo.
MY-not_to_be_joined = Questa carta non è sul tavolo, o è già in un gruppo.
MY-nothing_to_turn = Adesso non si scopre nessuna carta della visione comune.
MY-not_shared = Questa carta non è coperta nella visione comune.
MY-no_gifts_now = Adesso non si danno visioni: le dà solo il fantasma, prima che scorra la clessidra.
MY-no_such_medium = In questa partita non c’è nessun medium { $number }.
MY-medium_done = { NAME("mediums", $medium) } ha già trovato le sue tre carte.
MY-gifted_already = { NAME("mediums", $medium) } ha già ricevuto le sue visioni per quest’ora.
MY-no_visions = Serve almeno una visione.
MY-out_of_order = Nomina ogni visione una volta, in ordine crescente.
MY-not_in_hand = La visione { $vision } non è nella mano del fantasma.
MY-no_crow_now = Il corvo parte solo prima di dare visioni o tra un medium e l’altro, mai dopo.
MY-crow_spent = Il corvo è già volato via.
MY-no_culprit_now = Il colpevole si indica solo quando tutti i medium hanno finito.
MY-no_such_group = Non c’è nessun gruppo { $group }: si contano da 0 a { $last }.
MY-three_shared = La visione comune ha tre carte.
MY-not_guessing = I medium mettono sfere e gettoni solo finché scorre la clessidra.
MY-not_your_medium = { NAME("mediums", $medium) } non è il tuo medium.
MY-nothing_to_find = { NAME("mediums", $medium) } ha le sue tre carte e aiuta gli altri.
MY-not_laid = Questa carta non è sul tavolo tra quelle del tipo cercato ({ NAME("kind", $kind) }).
MY-in_a_sleeve = Questa carta è già nella bustina di un medium.
MY-chosen_already = La sfera è già su questa carta.
MY-no_tokens = In due o tre non ci sono gettoni di chiaroveggenza.
MY-not_on_oneself = Non si mette un gettone accanto alla propria scelta.
MY-nothing_to_bet_on = { NAME("mediums", $medium) } non ha scelto niente, o ha già finito.
MY-same_bet = Il tuo gettone lo dice già.
MY-token_spent = Non ti restano gettoni che lo dicano.
MY-no_bet_there = Non hai gettoni accanto a questo medium.
MY-no_vote_now = Si vota solo sulla visione comune.

## What happens, for a terminal

events-clue_laid = Sul tavolo: { NAME("clues", $kind) } { $card }.
events-target_drawn = Il fantasma pesca { NAME("clues", $kind) } { $card } per { NAME("mediums", $medium) }.
events-target_drawn_hidden = Il fantasma pesca in segreto { NAME("any_clue", $kind) } per { NAME("mediums", $medium) }.
events-hour_struck = Ora { $hour }.
events-tokens_returned = I gettoni di chiaroveggenza giocati ritornano ai loro medium.
events-pile_shuffled = { $cards ->
        [one] Il mazzo è rimescolato: { $cards } carta.
       *[other] Il mazzo è rimescolato: { $cards } carte.
    }
events-vision_drawn = Il fantasma pesca la visione { $vision }.
events-vision_drawn_hidden = Il fantasma pesca una visione.
events-visions_given = { NAME("mediums", $medium) } riceve { visions }.
events-crow_sent = Il fantasma manda il corvo e scarta { visions }.
events-crow_sent_hidden = { $cards ->
        [one] Il fantasma manda il corvo e scarta { $cards } carta.
       *[other] Il fantasma manda il corvo e scarta { $cards } carte.
    }
events-glass_turned = Si gira la clessidra.
events-card_chosen = { NAME("mediums", $medium) } sceglie { NAME("clues", $kind) } { $card }.
events-bet_placed = { $stance ->
        [agree] { NAME("mediums", $medium) } è d’accordo con { NAME("mediums", $about) }.
       *[disagree] { NAME("mediums", $medium) } non è d’accordo con { NAME("mediums", $about) }.
    }
events-bet_withdrawn = { NAME("mediums", $medium) } toglie il gettone dalla scelta di { NAME("mediums", $about) }.
events-said_ready = Il posto { $seat } ha finito.
events-time_up = Il tempo è scaduto.
events-answered_right = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: trovato!
events-answered_wrong = { NAME("mediums", $medium) }, { NAME("clues", $kind) } { $card }: non è questo.
events-answered_none = { NAME("mediums", $medium) } non ha scelto niente: { NAME("own_clue", $kind) } è ancora da trovare.
events-bet_right = { NAME("mediums", $medium) } aveva visto giusto su { NAME("mediums", $about) }: chiaroveggenza { $track }.
events-bet_wrong = { NAME("mediums", $medium) } aveva visto male su { NAME("mediums", $about) }.
events-came_through = { $steps ->
        [0] { NAME("mediums", $medium) } ha le sue tre carte.
       *[other] { NAME("mediums", $medium) } ha le sue tre carte e avanza di { $steps }: chiaroveggenza { $track }.
    }
events-group_joined = Nel gruppo { $group } arriva { NAME("clues", $kind) } { $card }.
events-conveyed = Il fantasma sceglie il gruppo { $group } e dà a tutti { visions }.
events-conveyed_hidden = Il fantasma ha scelto un colpevole e dà tre visioni a tutti.
events-shared_turned = Visione comune, carta { $number }: { $vision }.
events-voted = Il posto { $seat } vota per il gruppo { $group }.
events-voted_hidden = Il posto { $seat } ha votato.
events-disagreed = Non sono d’accordo: si vota di nuovo.
events-votes_counted = Voti: { $ballots }. Accusato: il gruppo { $group }.
events-votes_counted_none = Voti: nessuno. Nessuno è accusato.
events-culprit_shown = Il colpevole era il gruppo { $group }.
events-culprit_shown_early = { COUNT($visions) ->
        [one] Il colpevole era il gruppo { $group }; restava coperta { visions }.
       *[other] Il colpevole era il gruppo { $group }; restavano coperte { visions }.
    }
events-target_shown = { NAME("mediums", $medium) } cercava { NAME("clues", $kind) } { $card }.
events-ended = { $ending ->
        [solved] Il colpevole è smascherato: vincono tutti!
        [mistaken] Non era il colpevole: perdono tutti.
       *[too_late] La settima ora è passata: perdono tutti.
    }

## The table in letters, for a terminal: numbers follow what has none of its own

picture-head = Ora { $hour }/{ $hours }   Corvi: { $crows }   Mazzo: { $pile }   Scarti: { $heap }
picture-laid = { NAME("kinds", $kind) }:
picture-hand = Mano del fantasma:
picture-medium = { $name } ({ $seat }): bustina
picture-targets = cerca
picture-visions = visioni
picture-choice = scelta
picture-wrong = no
picture-track = chiaroveggenza
picture-group = Gruppo { $group }:
picture-accused = accusato
picture-culprit = colpevole
picture-shared = Visione comune:
picture-face_down = Coperte:
