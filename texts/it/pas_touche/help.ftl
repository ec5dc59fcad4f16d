## The aim

goal-title = Lo scopo
goal-clauses-PT_33 = Fai uscire il tuo cubetto a destra della tua terza carta divieto: vinci all’istante.
goal-clauses-PT_01 = Da due a sei persone attorno a 36 carte di dolci: churros, croissant, macaron, éclair, waffle e ciambelle, da uno a sei, ogni carta una volta sola.
goal-clauses-PT_02 = Un dado porta i sei dolci, l’altro i numeri da uno a sei. Insieme indicano una carta e una soltanto.
goal-clauses-PT_03 = Le 36 carte sono disposte a caso, scoperte, in sei file da sei.

## Constraint cards

cards-title = I divieti
cards-clauses-PT_04 = Ci sono 72 carte divieto, 18 per colore. Ognuna vieta una o due cose, un dolce o un numero, e porta un percorso. La verde è la più facile, poi quella arancio, la rossa e la viola.
cards-clauses-PT_05 = Una verde vieta una cosa sola. Una arancio, un dolce e un numero. Una rossa, per lo più due numeri; una viola, per lo più due dolci. Una carta che non ti lascerebbe niente da toccare torna sotto il suo mazzo.
cards-clauses-PT_06 = Le caselle del percorso: lucchetto, freccia, o freccia con una carta barrata. Dicono quanto costa un errore.
cards-clauses-PT_07 = Ci sono 16 livelli, da tre verdi a tre viola. Più giochi in fretta, più il tuo livello sale.

## Before the first throw

start-title = Prima di giocare
start-clauses-PT_10 = Ognuno ha il suo livello, tre divieti coperti, un cubetto e una mano che tocca, la stessa per tutta la partita.
start-clauses-PT_11 = Con i più piccoli: i divieti non contano, il cubetto avanza, tutto qui. Gli errori si pagano lo stesso.

## A throw

throw-title = Un lancio
throw-clauses-PT_20 = Chiunque può chiedere il lancio. Dopo un breve conto alla rovescia, i due dadi appaiono a tutti nello stesso istante.
throw-clauses-PT_21 = La prima mano che tocca la carta giusta avanza di una casella, purché nessuno dei suoi divieti scoperti la vieti. Il lancio è finito, gli altri arrivano troppo tardi.
throw-clauses-PT_22 = La carta ti è vietata? Toccala con l’altra mano e grida «Pas touche!»: nessuno può più avanzare con quella carta. Nemmeno tu.
throw-clauses-PT_23 = Carta sbagliata, mano sbagliata o blocco senza gridare: è un errore. Lo paghi, e per questo lancio non tocchi più niente. La mano che tocca su una carta vietata è un errore; l’altra mano su una carta permessa anche.
throw-clauses-PT_24 = Gli altri continuano finché tutti hanno toccato o passato, o finché scade il tempo. Dopo tanto, tanto tempo vince il cubetto più avanti.
throw-clauses-PT_25 = Primo vuol dire primo secondo il proprio orologio: la rete non c’entra.

## Moving on

advance-title = Avanzare
advance-clauses-PT_30 = Nessuna carta scoperta? Scopri quella di sinistra e metti il cubetto sulla sua prima casella.
advance-clauses-PT_31 = C’è ancora una casella a destra? Avanza di una.
advance-clauses-PT_32 = Alla fine di una carta, scopri la successiva. Tutti i divieti scoperti si sommano e restano in vigore.

## What an error costs

penalty-title = Pagare un errore
penalty-clauses-PT_40 = Secondo la casella del cubetto. Lucchetto: niente. Freccia: una casella indietro. Carta barrata: una casella indietro, e la carta è sostituita da un’altra, coperta. Senza cubetto sul percorso: niente. Una carta che si lascia per una freccia resta scoperta.

## The next match

next-title = La prossima partita
next-clauses-PT_50 = Chi vince sale di due livelli. Gli altri, secondo le loro carte scoperte: tre, uno in più; due, niente; una, uno in meno; nessuna, due in meno. Sempre tra 1 e 16.

## Fair over any line

fair-title = Equo per tutti
fair-clauses-PT_60 = Gli orologi vengono messi d’accordo, e i dadi appaiono ovunque nello stesso istante. Fino ad allora sono sigillati.
fair-clauses-PT_61 = Il tuo dispositivo misura la tua reazione. Il server la prende per buona nei limiti della durata del viaggio, che misura da sé; oltre, conta l’ora di arrivo.
fair-clauses-PT_62 = Dopo il primo tocco il server aspetta un momento che arrivino le connessioni lente, poi giudica nell’ordine delle reazioni. Troppo vicini per decidere? Sceglie la sorte, e viene detto.
fair-clauses-PT_63 = Dopo ogni lancio si vedono il tempo di ognuno e il suo margine. Meno di 100 millesimi di secondo: falsa partenza, quindi errore.
fair-clauses-PT_65 = Serve più tempo? Chi ospita può mettere un posto con calma: il suo tempo conta la metà e per gridare ha quattro secondi. Tutto il tavolo lo vede.
fair-clauses-PT_64-keys = Con il mouse: il tasto sinistro tocca, il destro è l’altra mano. Con la tastiera: una lettera e una cifra, con Maiusc per l’altra mano. Il grido: il grande pulsante rosso o Spazio, entro un secondo e mezzo.
fair-clauses-PT_64-touch = Un dito tocca; tieni l’altro pollice su «l’altra mano» per bloccare. Il grido: il grande pulsante rosso, entro un secondo e mezzo.
