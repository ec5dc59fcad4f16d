## Seats

seats-title = Sedersi e invitare
seats-clauses-TB_03 = Per agire a un tavolo bisogna avere un posto. Chi non ce l’ha, guarda.
seats-clauses-TB_04 = Chi ospita decide i posti, i bot, le opzioni e l’inizio. La corona mostra chi è.
seats-clauses-TB_05 = Questo posto non esiste a questo tavolo.
seats-clauses-TB_06 = Lì c’è già qualcuno. Scegli un altro posto.
seats-clauses-TB_07 = Chi ospita tiene chiuso questo posto. Chiedi di riaprirlo.
seats-clauses-TB_08 = La persona in questione ha lasciato il tavolo.
seats-clauses-TB_09 = Si può ospitare al posto di qualcun altro solo se è via da un po’.
seats-clauses-TB_26 = Chi ospita ha chiuso la porta, o ti ha fatto uscire.
seats-clauses-TB_27 = La sala è piena. Riprova un po’ più tardi.
seats-clauses-TB_29 = Un posto a persona: lascia prima il tuo.
seats-clauses-TB_30 = Non si può far uscire sé stessi, né chi condivide il dispositivo. Per andare via, lascia il tuo posto.
seats-clauses-TB_43 = Chi ospita vuole vedere chi arriva: aspetta che ti apra.
seats-clauses-TB_44 = Nessuno ha aperto. Avvisa chi ospita in un altro modo, poi torna.

## The match

match-title = La partita
match-clauses-TB_02 = Il tavolo è cambiato mentre sceglievi. Guarda a che punto è, poi gioca.
match-clauses-TB_10 = Questo si imposta prima o dopo una partita, non durante.
match-clauses-TB_11 = Prima chi ospita deve iniziare una partita.
match-clauses-TB_12 = Tutti i posti devono essere occupati, da persone o da bot, prima di cominciare.
match-clauses-TB_13 = Scegli un livello che questo gioco propone.
match-clauses-TB_14 = Il dado, o il mazzo, per ora è di qualcun altro.
match-clauses-TB_15 = Una mossa si annulla finché non è successo altro: né dado, né carta, né mossa altrui.
match-clauses-TB_16 = Questo gioco si gioca mossa per mossa.
match-clauses-TB_28 = A questo tavolo si sono giocate molte partite. Aprine uno nuovo.
match-clauses-TB_32 = La tua mossa precedente è ancora in esame. Un attimo.
match-clauses-CT_01 = La partita è finita: non si gioca più niente.
match-clauses-CT_02 = Non è il tuo turno.
match-clauses-CT_03 = Non si aspetta il caso: prima qualcuno deve scegliere.
match-clauses-CT_04 = Qui nessuno ha il tempo limitato.
match-clauses-CT_05 = In questo momento non c’è niente da decidere.

## Talk and settings

talk-title = Parlare e impostare
talk-clauses-TB_17 = Il gioco chiede silenzio in questo momento, o a questo ruolo.
talk-clauses-TB_18 = Troppe parole in troppo poco tempo. Respira, poi scrivi.
talk-clauses-TB_19 = Una parola al tavolo non è né vuota né molto lunga.
talk-clauses-TB_20 = Queste durate sono troppo lunghe.
talk-clauses-TB_31 = Questo testo è troppo lungo.
talk-clauses-SV_06 = Un nome è corto e non è vuoto.

## The server

server-title = La connessione
server-clauses-TB_01 = Il server non ha capito questa pagina. Ricaricala.
server-clauses-TB_21 = Il server non è riuscito a registrare questa mossa: non è avvenuta. Riprova.
server-clauses-TB_22 = Troppe richieste insieme a questo tavolo. Riprova.
server-clauses-TB_23 = Il server è stato aggiornato. Ricarica la pagina.
server-clauses-TB_24 = La pagina e il server non si sono capiti. Ricarica la pagina.
server-clauses-TB_25 = Nessun tavolo a questo indirizzo. Forse manca un pezzo del link.
server-clauses-TB_33 = Il server non riesce a rileggere questo tavolo. Riprova un po’ più tardi.
server-clauses-TB_34 = Troppi gesti in una volta. Aspetta un secondo, poi riprova.
server-clauses-TB_35 = Si possono indicare solo luoghi del tabellone.
server-clauses-TB_36 = Nessuna corsa è in corso: aspetta il prossimo lancio.
server-clauses-TB_37 = In questo lancio l’hai già fatto, o non è il momento.
server-clauses-TB_38 = Chi ha visto i segreti di un posto non cambia posto nella stessa partita, e nemmeno chi gioca sullo stesso dispositivo.
server-clauses-TB_39 = La richiesta non c’è più: la persona è andata via, o qualcuno ha rifiutato.
server-clauses-TB_40 = Solo chi ha giocato questa partita decide chi prende un posto libero.
server-clauses-TB_41 = Chi ha giocato questa partita è andato via: un bot tiene il posto fino alla fine.
server-clauses-TB_42 = Troppa gente ha giocato o chiede di giocare. Guarda, e gioca la prossima.
server-clauses-TB_45 = Da qui oggi si è scritto abbastanza: non comincia niente di nuovo, le partite in corso continuano.
server-clauses-TB_46 = Al server manca spazio: non comincia niente di nuovo, le partite in corso continuano.
server-clauses-TB_47 = Chi gestisce questo server ha chiuso questo tavolo. Gioca a un altro.
server-clauses-TB_48 = Chi gestisce questo server ha eliminato questo tavolo.
server-clauses-TB_49 = Chi gestisce questo server ha tolto questo tavolo dall’elenco pubblico. Con il suo link ci si arriva ancora.
server-clauses-TB_50 = Hai lasciato tutti i tavoli, o i tuoi dati sono stati cancellati. La pagina torna da sola.
server-clauses-SV_01 = A questo indirizzo non c’è niente.
server-clauses-SV_02 = Questo indirizzo non si usa così.
server-clauses-SV_03 = La richiesta non ha la forma giusta. Ricarica la pagina.
server-clauses-SV_04 = Una pagina di un altro sito non ha il diritto di chiedere questo.
server-clauses-SV_05 = Troppi tavoli o nomi in poco tempo. Aspetta un minuto.
server-clauses-SV_07 = Il server è sovraccarico. Riprova un po’ più tardi.
server-clauses-SV_08 = Questo tavolo non ha una partita con questo numero.
server-clauses-SV_09 = Al massimo tre tavoli pubblici a persona: chiudine uno, o apri un tavolo privato.
server-clauses-SV_10 = Un dispositivo non può avere così tanti giocatori.
server-clauses-SV_11 = Questo server non conosce le regole di questa partita: qui non si può rivedere.
server-clauses-SV_12 = Una partita si rivede con gli occhi di uno dei suoi posti, del pubblico, o vedendo tutto.
server-clauses-SV_13 = Questa partita finisce prima di quel momento.
server-clauses-SV_14 = Questa partita non è ancora arrivata a quello sguardo.
server-clauses-SV_15 = Troppi nuovi arrivi dalla tua rete in poco tempo: aspetta un po’ e ricarica la pagina.
server-clauses-SV_16 = In questo momento si chiedono molti consigli: riprova tra un attimo.
server-clauses-SV_17 = Chi gestisce questo server ti ha escluso per un po’.
server-clauses-SV_18 = Da qui arrivano troppe segnalazioni. Riprova più tardi.
server-clauses-SV_19 = Si segnala qualcuno dal tavolo a cui ci si trova.
server-clauses-SV_20 = Non si può segnalare sé stessi, né chi condivide il dispositivo.
server-clauses-SV_21 = Un codice vale una volta sola, per dieci minuti. Chiedine un altro sul primo dispositivo.
server-clauses-SV_22 = Da qui si sono provati troppi codici. Aspetta dieci minuti.
server-clauses-SV_23 = Nel frattempo questo browser è diventato qualcun altro. Ricarica la pagina.
