## Everywhere

lead = Cinque giochi di fantasmi, da giocare insieme.
close = Chiudi
back = Indietro
cancel = Annulla
loading = Un attimo…
try_again = Riprova
unreachable = Il server non risponde. Controlla la connessione e riprova.
not_possible = Ora non è possibile{ GIVEN($clause) ->
    [yes] {" "}({ $clause })
   *[no] {""}
}.
players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}

## The name

your_name = Il tuo nome
name_help = Per giocare non serve altro.
name_missing = Prima dicci come ti chiami.
change_name = Cambia nome
save = Sono io
guest = Ospite

## The lobby

invited = Ti aspettano al maniero
come_in = Entra
new_table = Nuovo tavolo
have_code = Hai un codice?
code = Codice
code_placeholder = ABCD-1234-EFGH
enter = Entra
code_wrong = Questo codice non è completo: ha dodici lettere e cifre.
games = I giochi
soon = Presto
pitches-le_fantome_de_minuit-title = Le Fantôme de minuit
pitches-le_fantome_de_minuit-text = Nascondi i tuoi ospiti prima che Hugo salga le scale.
pitches-le_fantome_de_minuit-tags-0 = da 2 a 8 giocatori
pitches-le_fantome_de_minuit-tags-1 = dagli 8 anni
pitches-chasseurs_de_tresor-title = Chasseurs de trésor
pitches-chasseurs_de_tresor-text = Portate fuori insieme gli otto gioielli dalla casa stregata.
pitches-chasseurs_de_tresor-tags-0 = da 1 a 4 giocatori
pitches-chasseurs_de_tresor-tags-1 = cooperativo
pitches-pas_touche-title = Pas Touche{"\u00A0"}!
pitches-pas_touche-text = Afferra il dolce giusto, con la mano giusta.
pitches-pas_touche-tags-0 = da 2 a 6 giocatori
pitches-pas_touche-tags-1 = rapidità
pitches-mysterium-title = Mysterium
pitches-mysterium-text = Un fantasma muto manda sogni. A voi leggerli.
pitches-mysterium-tags-0 = da 2 a 7 giocatori
pitches-mysterium-tags-1 = cooperativo
pitches-pas_vu_pas_pris-title = Pas vu, pas pris{"\u00A0"}!
pitches-pas_vu_pas_pris-text = Da’ un’occhiata dalla serratura: chi spunta?
pitches-pas_vu_pas_pris-tags-0 = da 2 a 4 giocatori
pitches-pas_vu_pas_pris-tags-1 = in 3D
open_tables = Tavoli aperti
open_tables_lead = Posti liberi, subito.
no_open_tables = Per ora nessun tavolo aperto. Apri il tuo e invita chi vuoi.
my_tables = I miei tavoli
my_tables_lead = Riprendi da dove eri.
resume = Riprendi
join = Partecipa
watch = Guarda
table_of = Da { $who }
seats_taken = { $taken } su { $seats }
playing_now = partita in corso
waiting_for_you = ti aspettano
about = Informazioni
credits-0 = Minuit è software libero (licenza MIT), senza pubblicità, senza account e senza tracciamento.
credits-1 = Titoli: Berkshire Swash, di Astigmatic. Testi: Atkinson Hyperlegible, del Braille Institute. Entrambi con licenza OFL.

## A new table

new_table_title = Un nuovo tavolo
which_game = Il gioco
all_my_tables = Tutti i miei tavoli
how_many = Quanti posti?
how_many_help = Compreso il tuo. I posti liberi aspettano i tuoi ospiti.
fewer = Uno in meno
more = Uno in più
bots = Qualche bot?
bots_help = Prendono gli ultimi posti; al tavolo potrai cambiare idea.
bots_count = { $count ->
    [0] nessun bot
    [one] { $count } bot
   *[other] { $count } bot
}
level = Livello
practise = Allenati senza gli altri
practise_help = Dodici lanci contro il tempo, subito.
levels-random-title = Sbadato
levels-random-help = Gioca a caso.
levels-easy-title = Facile
levels-easy-help = Per imparare con calma.
levels-normal-title = Furbo
levels-normal-help = Un buon avversario per la famiglia.
levels-hard-title = Temibile
levels-hard-help = Ragiona, e si vede.
partners-normal = Un buon compagno per la famiglia.
more_options = Opzioni della partita
listed-title = Visibile tra i tavoli aperti
listed-help = Chiunque su questo server può venire a sedersi.
knock-title = Chi arriva bussa
knock-help = Aspetta alla porta finché non apri.
closed-title = Porta chiusa
closed-help = Non entra più nessuno, nemmeno per guardare.
turn_time-title = Tempo per mossa
turn_time-help = Passato questo tempo, la mossa la fa un bot.
away_time-title = Assenza
away_time-help = Passato questo tempo, un bot gioca per chi è via, fino al suo ritorno.
seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
no_limit = Senza limite
never = Mai
open_it = Apri il tavolo
opening = Si accendono le candele…

## Inviting

invite = Invita
invite_lead = Manda il link, detta il codice o fai scansionare l’immagine.
link = Link del tavolo
copy = Copia
only_here = Questo link si apre solo su questo computer. Per i tuoi ospiti, apri Minuit con l’indirizzo di questo computer sulla rete.
copied = Copiato!
copy_by_hand = Il link è selezionato: copialo.
qr_label = Codice QR del link del tavolo

## The table

table = Tavolo
seats = Gli ospiti
seat_number = Posto { $number }
myself = Io
bot_on = Bot, posto { $number }
bot_name = Bot { $level ->
    [random] sbadato
    [easy] facile
    [normal] furbo
    [hard] temibile
   *[other] { $level }
}
bot_short = { $level ->
    [random] Sbadato
    [easy] Facile
    [normal] Furbo
    [hard] Temibile
   *[other] Bot { $level }
}
bot_number = Bot { $number }
you = tu
host = ospita
bot = bot
away = assente
present = presente
locked = chiuso
free_seat = libero
played_by = gioca un bot { $level ->
    [random] sbadato
    [easy] facile
    [normal] furbo
    [hard] temibile
   *[other] { $level }
}
you_watch = Stai guardando la partita.
sit_here = Siediti qui
stand_up = Lascia il posto
waiting_title = Manca ancora qualcuno
ready_title = Ci siete tutti
waiting_seats = { $count ->
    [one] Resta un posto: invita qualcuno o aggiungi un bot.
   *[other] Restano { $count } posti: invita altra gente o aggiungi dei bot.
}
ready_host = Tocca a te aprire la serata.
waiting_host = { $who } sta per iniziare la partita.
begin = Inizia
board = Tabellone
your_moves = Le tue scelte
list_moves = Tutte le tue scelte, in elenco
log = Diario
log_empty = Qui si scrive quello che succede al tavolo.
chat = Chat
chat_empty = Nessuno ha ancora detto niente.
chat_placeholder = Una parola al tavolo
send = Invia
no_talking = Sst! Adesso non si parla.
log_and_chat = Diario e chat
menu = Menu del tavolo
take_back = Annulla la mossa
round_short = M{ $round }
total = Totale
round_of = Manche { $round } di { $rounds }
time_left = { $seconds ->
    [one] Ancora { $seconds } secondo
   *[other] Ancora { $seconds } secondi
}
waiting_for = Tocca a { $who }.
your_turn = Tocca a te!
roll = Lancia il dado
hand_over = Fai giocare un bot
take_over = Torna a giocare
bot_plays_for_you = Un bot gioca per te.
dismiss = Capito

## Emotes

said = { $who }: { $text }
emotes = Reazioni
emote_names-laugh = Ridi
emote_names-gasp = Sussulta
emote_names-boo = Fai buu
emote_names-clap = Applaudi
emote_names-heart = Manda un cuore
emote_names-yawn = Sbadiglia
emoted-laugh = { $who } ride.
emoted-gasp = { $who } sussulta.
emoted-boo = { $who } fa buu.
emoted-clap = { $who } applaude.
emoted-heart = { $who } manda un cuore.
emoted-yawn = { $who } sbadiglia.
emotes_shown-title = Reazioni
emotes_shown-help = I fantasmini che mandano gli altri.

## Parts of boards

player = Nome
skip = Salta
skip_motion = Salta l’animazione
advice = Consiglio
advice_plain = È quello che farebbe il bot più forte.
thinking = Sto pensando…
look_closely = Guarda da vicino: { $what }

## The menu of the host

host_menu = Posti
fill_up = Completa con dei bot
put_bot = Metti un bot
free_it = Libera il posto
free_sure = Liberare il posto dove gioca { $who }?
lock_it = Chiudi il posto
unlock_it = Riapri il posto
remove = Fai uscire
labelled = { $action }: { $thing }
remove_sure = Far uscire { $who } per sempre?
pass_host = Affida il tavolo
claim_host = Ospita il tavolo
table_options = Opzioni del tavolo
game_setup = La partita
seat_actions = Azioni per { $who }

## The end of a match

again = La rivincita!
winner = Vince { $who }!
you_won = Evviva, vinci tu!
winners = { LIST($names) } vincono insieme!
won_together = Vittoria, tutti insieme!
lost_together = Sconfitta, stavolta.
show_board = Mostra il tabellone
score_sheet = Foglio dei punti
place = { $place }º
to_lobby = Inizio
download_record = Scarica la partita

## The connection

connecting = Si entra nel maniero…
reconnecting = La connessione è caduta. Si torna…
offline = Non in linea
offline_lead = Il tuo dispositivo è senza rete. La partita ti aspetta.
endings-outdated-title = C’è una nuova versione
endings-outdated-help = Ricarica la pagina per continuare.
endings-shut_out-title = Questo tavolo è chiuso
endings-shut_out-help = Chi ospita non ha aperto la porta.
endings-turned_away-title = La porta è rimasta chiusa
endings-turned_away-help = Chi ospita non fa entrare più nessuno, oppure non ti aspettava.
endings-sent_out-title = Non sei più a questo tavolo
endings-sent_out-help = Chi ospita ti ha fatto uscire.
endings-nobody_opened-title = Nessuno ha aperto
endings-nobody_opened-help = Avvisa chi ospita che sei qui, poi bussa di nuovo.
endings-no_table-title = Qui non c’è nessun tavolo
endings-no_table-help = Forse il link non è completo.
endings-closed-title = Questo tavolo è chiuso
endings-closed-help = Lo ha chiuso chi gestisce questo server.
endings-banned-title = Qui non puoi giocare
endings-banned-help = Chi gestisce questo server ti ha escluso.
endings-full-title = Troppa gente insieme
endings-full-help = Il tavolo, o la sua porta, è al completo. Riprova un po’ più tardi.
reload = Ricarica
broken = Qualcosa si è rotto in questa pagina. La partita, però, è salva.

## The rules, the guided first game, without a network

rules = Regole del gioco
rules_short = Regole
rules_of = Regole: { $game }
rules_contents = Capitoli
rules_everywhere = A tutti i tavoli
rule_more = Regola { $clause }, scopri di più
guided = Prima partita guidata
guided_short = Partita guidata
guided_lead = È la tua prima volta qui? Una breve partita con un bot, e un consiglio a ogni passo.
guided_start = Si comincia
guide = Consiglio
guide_next = Capito
guide_stop = Basta consigli
not_now = Non ora
lobby_offline = Non in linea. Appena torna la rete, si continua.
lobby_silent = Il server non risponde. Si riprova ogni cinque secondi.
install = Installa Minuit su questo dispositivo
install_lead = Sulla schermata Home, senza rete, con lo schermo acceso durante la partita: con il certificato della casa il tuo dispositivo lo permette.
trusted = Il certificato della casa

## Finished matches

replay-watch_again = Rivedi la partita
replay-watch = Rivedi
replay-watch_match = Rivedi la partita { $match }
replay-matches = Partite giocate
replay-no_matches = A questo tavolo non è ancora finita nessuna partita.
replay-finished = Partite finite
replay-finished_lead = Da rivedere, mossa per mossa.
replay-more = Tutte le partite finite

## Settings

settings = Impostazioni
own_data = I miei dati
words_erased = messaggio cancellato
language = Lingua
speed-title = Velocità delle animazioni
speed-help = Un tocco sul tabellone salta quella in corso.
speeds-slow = Lenta
speeds-normal = Normale
speeds-fast = Rapida
speeds-instant = Immediata
motion-title = Meno movimento
motion-help = Le mosse appaiono senza animazione.
contrast-title = Contrasto elevato
contrast-help = Sfondi uniti e tratti netti.
choices-system = Come il dispositivo
choices-on = Sì
choices-off = No
