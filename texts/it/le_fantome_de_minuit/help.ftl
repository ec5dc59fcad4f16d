## The aim

goal-title = Lo scopo
goal-clauses-FM_52 = Ogni spavento è un punto, ed è meglio averne pochi: alla fine vince il totale più basso. In caso di parità si vince insieme.
goal-clauses-FM_06 = Una partita ha tre manche. Chi ospita può sceglierne da una a otto prima di cominciare.
goal-clauses-FM_05 = Si gioca da due a otto. In due, ognuno guida sei ospiti; in tre, cinque; in quattro, quattro; in cinque, tre; oltre, due.

## The castle

castle-title = Il castello
castle-clauses-FM_01 = La galleria fa il giro del castello in 28 caselle. Le scale sbucano sulla casella 1; si gira in senso orario.
castle-clauses-FM_02 = Undici stanze hanno una porta, ciascuna su una sola casella. Le tre sbarrate con le assi, ai numeri 7, 13 e 27, non si aprono mai.
castle-clauses-FM_03 = Otto gradini salgono dalla cantina alla galleria. Il più basso vale 10, il più alto 3.
castle-clauses-FM_04 = Il dado ha 1, 2, 4, 5 e due volte il fantasma.

## Taking places

start-title = Prendere posto
start-clauses-FM_10 = La sorte dice chi ha più coraggio. Da lì, ognuno mette a turno un ospite su una casella libera: uno solo per casella e nessuno sulle scale, finché ci sono tutti.
start-clauses-FM_11 = Hugo aspetta in fondo, sul gradino 10. Chi ha più coraggio fa anche il primo lancio.

## A turn

turn-title = Tocca a te
turn-clauses-FM_12 = Lancia il dado. Un numero? Scegli uno dei tuoi ospiti in galleria e fallo avanzare di altrettante caselle, sempre in senso orario. Adesso più ospiti possono stare sulla stessa casella.
turn-clauses-FM_13 = Il fantasma? Nessun ospite si muove: Hugo avanza di 3, o di 2 quando siete in cinque o più. Sale gradino dopo gradino, poi passa sulla casella 1 e segue la galleria.
turn-clauses-FM_14 = Non si passa. Unica eccezione: un ospite che è l’unico rimasto in galleria può restare dov’è.
turn-clauses-FM_15 = Non hai più nessuno in galleria? Lanci lo stesso: il fantasma fa avanzare Hugo, un numero non serve a nulla.

## Hiding

hide-title = Nascondersi
hide-clauses-FM_20 = Le porte restano chiuse finché Hugo è sulle scale.
hide-clauses-FM_21 = Una stanza accoglie un solo ospite. Passare la porta costa un punto in più che arrivarci davanti.
hide-clauses-FM_22 = Non serve il numero giusto: quello che avanza del dado va perso. Perciò uno stesso lancio può offrire più porte, o la semplice corsa; scegli tu.
hide-clauses-FM_24 = In una stanza non può succederti nulla; non si esce prima della fine della manche.

## The rooms that want the exact count

exact-title = Le stanze speciali
exact-clauses-FM_23 = La sala dei giochi e la sala della caccia chiedono il numero esatto: dev’essere l’ultimo punto del dado a passare la porta. Tolgono 3 spaventi.

## Hugo

caught-title = Attenti a Hugo
caught-clauses-FM_30 = Hugo porta via tutti gli ospiti delle caselle che attraversa e di quella su cui si ferma.
caught-clauses-FM_31 = Li mette sul gradino vuoto più basso: prima il 10, poi il 9 e così via. Quelli di una stessa casella condividono un gradino.
caught-clauses-FM_32 = Quando tutti i gradini sono occupati, i successivi vanno in cantina.
caught-clauses-FM_33 = Si può superare Hugo, ma fermarsi sulla sua casella vuol dire farsi catturare. Una porta sulla sua casella resta un buon rifugio. Hugo gira senza fine e non scende più.

## The end of a round

count-title = Fine della manche
count-clauses-FM_40 = La manche finisce appena la galleria è vuota.
count-clauses-FM_41 = Finisce anche quando viene occupata l’ultima stanza: chi è ancora fuori fila in cantina.
count-clauses-FM_42 = Ogni ospite conta: su un gradino, il suo valore; in cantina, 2; in biblioteca o in lavanderia, 1; nella sala dei giochi o nella sala della caccia, 3 in meno; altrove, niente.

## The next round

next-title = La manche seguente
next-clauses-FM_50 = Gli ospiti nascosti escono davanti alla loro porta. Poi quelli catturati tornano su una casella libera a scelta: prima quelli del gradino 10, poi del 9, infine quelli della cantina. Su uno stesso gradino comincia chi ha più spaventi.
next-clauses-FM_51 = Hugo torna giù sul gradino 10, e chi ha più spaventi fa il primo lancio.
next-clauses-FM_53 = Una manche che non finisce mai viene chiusa come se tutte le stanze fossero occupate.

## What can be set

options-title = Impostazioni
options-clauses-FM_60 = Il numero di manche: da una a otto.
options-clauses-FM_61 = L’edizione: nelle regole del 2003 Hugo rallenta a 2 solo in sette o otto.
options-clauses-FM_62 = Chi comincia: la sorte, o un posto preciso, se qualcuno è seduto lì.
