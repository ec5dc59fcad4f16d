## What a table refuses

TB-unreadable = Questo messaggio non si può leggere.
TB-stale = Nel frattempo la partita è andata avanti; guarda il tavolo.
TB-not_seated = Per questo serve un posto al tavolo.
TB-not_host = Può farlo solo chi ospita.
TB-no_such_seat = { $count ->
    [one] Il tavolo ha { $count } posto, con il numero 0.
   *[other] Il tavolo ha { $count } posti, contati da 0.
}
TB-seat_taken = Questo posto è occupato.
TB-seat_locked = Chi ospita ha chiuso questo posto.
TB-nobody_there = Questa persona non è al tavolo.
TB-host_is_here = Chi ospita è qui, o ha appena lasciato il tavolo.
TB-match_runs = C’è una partita in corso.
TB-no_match = Nessuna partita è in corso.
TB-seats_empty = { $count ->
    [one] Resta { $count } posto libero: invita qualcuno o metti un bot.
   *[other] Restano { $count } posti liberi: invita qualcuno o metti dei bot.
}
TB-no_such_bot = Questo gioco non ha un bot di questo livello.
TB-not_for_you = Non tocca a te lanciare o pescare.
TB-nothing_to_take_back = Niente da annullare: da allora si è lanciato, rivelato o giocato.
TB-no_intents = Questo gioco aspetta delle decisioni.
TB-silence = In questo momento del gioco non si parla.
TB-too_talkative = Piano: lascia parlare gli altri.
TB-nothing_said = Da 1 a { $most } byte di testo, senza caratteri di controllo.
TB-bad_options = Al massimo { $turn } secondi a turno e { $away } di assenza.
TB-not_saved = Impossibile salvare: non è cambiato niente, riprova.
TB-too_busy = Il tavolo è sovraccarico, riprova.
TB-wrong_protocol = Questa pagina è di un’altra versione: ricaricala.
TB-hello_first = Prima bisogna presentarsi.
TB-no_such_table = Questo tavolo non esiste.
TB-shut_out = Questo tavolo non è aperto per te.
TB-table_full = A questo tavolo c’è già troppa gente.
TB-log_full = Questo tavolo ne ha viste abbastanza: aprine un altro.
TB-already_seated = Hai già un posto.
TB-not_yourself = Non si può far uscire sé stessi, né chi condivide il dispositivo.
TB-too_long = Questo testo supera { $most } byte.
TB-still_thinking = La tua richiesta precedente è ancora in esame.
TB-not_readable = Per ora il tavolo non si può leggere.
TB-too_often = Piano: aspetta un attimo.
TB-no_place = Un luogo: da 1 a { $most } lettere a-z, cifre o _.
TB-no_race = Nessuna corsa è in corso.
TB-not_now = In questa corsa l’hai già fatto, o non è il momento.
TB-has_seen_another = In questa partita hai già visto ciò che si vede solo da un altro posto.
TB-nobody_asks = Questa persona non chiede (o non chiede più) questo posto.
TB-no_say_in_it = Risponde solo chi gioca o ha giocato questa partita, e non per il proprio dispositivo.
TB-nobody_to_agree = Questa partita ha dei segreti, e qui non c’è nessuno che possa dare il consenso: gioca un bot.
TB-too_many_ask = Troppa gente ha giocato o chiede di giocare in questa partita: aspetta la prossima.
TB-at_the_door = Aspetti alla porta: prima chi ospita deve aprirti.
TB-nobody_opened = Nessuno ha aperto la porta.
TB-wrote_too_much = Da qui oggi si è scritto abbastanza: le partite in corso continuano.
TB-disk_low = Al server manca spazio: le partite in corso continuano.
TB-closed_by_operator = Chi gestisce questo server ha chiuso questo tavolo.
TB-deleted = Chi gestisce questo server ha eliminato questo tavolo.
TB-unlisted = Chi gestisce questo server ha tolto questo tavolo dall’elenco pubblico.
TB-read_anew = Il tavolo viene riletto: rientra.

## What is refused before a table is reached

SV-not_found = A questo indirizzo non c’è niente.
SV-wrong_method = Questo indirizzo non si chiede così.
SV-not_json = Invia JSON (application/json).
SV-foreign_page = Una pagina di un altro sito non può chiedere questo.
SV-too_often = Troppo spesso: aspetta un po’.
SV-bad_name = Un nome ha da 1 a { $most } byte, si vede e non ha caratteri di controllo.
SV-server_busy = Il server è sovraccarico, riprova.
SV-no_such_match = Questo tavolo non ha questa partita.
SV-too_many_listed = Hai già { $most } tavoli pubblici.
SV-no_such_sharer = Un dispositivo ha { $most } ospiti (as=1, as=2, …) e uno schermo (as=screen).
SV-other_rules = Questo server non conosce le regole di questa partita.
SV-no_such_eyes = Si guarda con gli occhi di un posto (da 0 a { $last }), di spectator o di all.
SV-no_such_decision = { $count ->
    [one] Questa partita ha { $count } decisione, contata da 0.
   *[other] Questa partita ha { $count } decisioni, contate da 0.
}
SV-no_such_evidence = { $count ->
    [one] Questa partita ha finora { $count } prova.
   *[other] Questa partita ha finora { $count } prove.
}
SV-too_many_newcomers = Troppi nuovi arrivi dalla tua rete: riprova più tardi.
SV-too_much_advice = In questo momento si chiedono troppi consigli: riprova.
# The moment is written as 2026-11-20 14:00 UTC.
SV-banned = Chi gestisce questo server ti ha escluso fino al { $until }.
SV-too_many_reports = Troppe segnalazioni da qui: riprova più tardi.
SV-not_at_table = Si segnala qualcuno dal tavolo a cui ci si trova.
SV-not_oneself = Non si può segnalare sé stessi, né chi condivide il dispositivo.
SV-no_such_code = Questo codice non esiste, è già stato usato o non vale più.
SV-too_many_guesses = Si sono provati troppi codici: riprova tra dieci minuti.
SV-somebody_else = Nel frattempo questo browser è diventato qualcun altro: ricarica la pagina.

## Decisions that nobody awaits, in any game

CT-match_is_over = La partita è finita.
CT-seat_not_awaited = Non tocca al posto { $seat } decidere.
CT-nature_not_awaited = Il caso non ha niente da decidere adesso.
CT-no_deadline = Non corre nessun limite di tempo.
CT-world_not_awaited = Non c’è niente da risolvere.

## The page of a server without the client

page-running = Il server è in funzione. Giochi da tavolo per la famiglia e gli amici, bot ai posti liberi; niente di ciò che si gioca va perso.
page-games = I giochi
page-players = da { $fewest } a { $most } giocatori
page-programs = Giocare da un programma
page-cookie = Conserva il cookie che ricevi: è lui a dire chi sei.
page-read = Da leggere: { $games }, { $tables }, { $health }.
page-read_games = i giochi
page-read_tables = i tavoli pubblici
page-read_health = lo stato del server

## The end of a replay in the terminal

replay-end = { $count ->
    [one] { $count } decisione, impronta { $digest }
   *[other] { $count } decisioni, impronta { $digest }
}
