lead = Non ci sono account: questo browser è la tua chiave. Tutto ciò che segue vale anche per gli ospiti che giocano su questo dispositivo.
download-title = Scarica i miei dati
download-help = Un file leggibile con tutto quello che il server conserva di te: nomi, tavoli, posti, messaggi, decisioni e i loro orari.
download-action = Scarica
downloaded = Il file è stato scaricato.
show-title = Continua su un altro dispositivo
show-help = Con un codice, su un secondo dispositivo sei sempre tu: stesso nome, stessi posti. Non darlo a nessun altro: chi ce l’ha gioca al posto tuo.
show-action = Mostra un codice
code = Codice
lasts = Vale una volta sola, per { $minutes } minuti. Scrivilo sull’altro dispositivo: Impostazioni, I miei dati, Ho un codice.
scan = Il codice, da fotografare con l’altro dispositivo
enter-title = Ho un codice
enter-help = Qui giocherai come sull’altro dispositivo. Questo dimentica chi era: i suoi posti vanno persi.
enter-action = Usa questo codice
code_missing = Scrivi i dieci caratteri del codice.
leave-title = Lascia tutti i tavoli
leave-help = Ti alzi da tutti i tuoi posti e lasci tutti i tavoli. Nelle partite in corso un bot gioca al posto tuo.
leave-action = Lascia tutti i tavoli
left = { $seats ->
    [0] Non avevi nessun posto.
    [1] Hai lasciato 1 posto.
   *[other] Hai lasciato { $seats } posti.
}
forget-title = Dimenticami su questo dispositivo
forget-help = Questo dispositivo torna a essere sconosciuto. Sul server non si cancella niente: un altro dispositivo che ha ricevuto il tuo codice resta tuo. Senza un dispositivo così, i tuoi posti vanno persi.
forget-action = Dimentica qui
erase-title = Cancellami
erase-help = Tutto ciò che ti identifica sparisce dal server, per sempre.
erase-action = Cancellami per sempre
goes = Che cosa sparisce
erase_goes-0 = il tuo nome e tutti i tuoi nomi precedenti, a tutti i tavoli
erase_goes-1 = tutti i tuoi messaggi
erase_goes-2 = il tuo identificativo e l’elenco dei tuoi tavoli
erase_goes-3 = i tuoi posti: un bot gioca al posto tuo
erase_goes-4 = ciò che questo browser ha memorizzato
stays = Che cosa resta
erase_stays-0 = le mosse delle partite giocate, senza nome: gli altri possono rivederle
erase_stays-1 = ciò che hanno scritto gli altri, anche se ti hanno nominato
erase_stays-2 = ciò che hanno memorizzato i browser degli altri, e i backup del server finché li conserva
erase_sure = Voglio sparire per sempre
working = Un attimo…
