lead = Le regole in sei immagini, da leggere ad alta voce

## The scenes: a title, two or three sentences (260 characters at most), what the picture shows, and chips of a few words

scenes-goal-title = Chi uscirà per primo?
scenes-goal-text = Tre carte davanti a te, un cubetto e trentasei carte di dolci al centro. Tocca quella giusta prima degli altri: il tuo cubetto avanza. **Esci dalla tua terza carta e vinci all’istante!**
scenes-goal-alt = Tre carte divieto una accanto all’altra; un cubetto rosso esce dall’ultima, verso una stella.
scenes-goal-chips-0 = da **due a sei** giocatori

scenes-throw-title = Parlano i dadi
scenes-throw-text = Chiunque può chiedere il lancio. Un dado dice **quale dolce**, l’altro **quanti**: una sola carta risponde. **La prima mano che la tocca** fa avanzare il proprio cubetto.
scenes-throw-alt = I dadi mostrano un éclair e il numero 4; una mano si posa sulla carta con i quattro éclair.
scenes-throw-chips-0 = sempre **la stessa mano**

scenes-advance-title = Il tuo cubetto avanza
scenes-advance-text = La prima volta **scopri la tua carta a sinistra** e metti il cubetto sulla sua prima casella. Poi, **una casella a destra** a ogni successo; alla fine di una carta, scopri la successiva.
scenes-advance-alt = Una carta arancio scoperta ha un percorso di tre caselle; il cubetto è sulla seconda, le carte successive sono ancora coperte.

scenes-forbidden-title = È vietato
scenes-forbidden-text = Una carta scoperta **ti vieta un dolce o un numero**, o entrambi. Tutte le tue carte scoperte contano insieme: più avanzi, meno puoi toccare.
scenes-forbidden-alt = Una carta arancio vieta i waffle e il numero 3: tre croissant e due waffle sono barrati, due croissant restano permessi.
scenes-forbidden-chips-0 = **verde**, arancio, rossa, **viola**: sempre più difficile

scenes-block-title = Giù le mani!
scenes-block-text = La carta richiesta ti è vietata? **Toccala con l’altra mano e grida «Pas touche!»** Nessuno avanza più con quella carta, nemmeno tu.
scenes-block-alt = Una mano sinistra si posa su due churros, che qui sono vietati, con il grido Pas touche.

scenes-error-title = Ahi, un errore
scenes-error-text = Carta sbagliata, mano sbagliata, grido dimenticato: per questo lancio non tocchi più niente, e **la casella del tuo cubetto dice quanto paghi**.
scenes-error-alt = Tre caselle di un percorso: un lucchetto, una freccia, e una freccia con una carta barrata.
scenes-error-chips-0 = lucchetto: **niente**
scenes-error-chips-1 = freccia: **una casella indietro**
scenes-error-chips-2 = carta barrata: **indietro**, e la tua carta è **sostituita** da un’altra, coperta

## What happens now and then

cases-others-title = E gli altri, dopo un errore?
cases-others-text = Continuano, finché qualcuno ci riesce o blocca, finché tutti hanno toccato o passato, o finché scadono venti secondi. Una carta toccata bene o bloccata chiude il lancio.

cases-hands-title = La mano sbagliata
cases-hands-text = La mano che tocca su una carta vietata: errore. L’altra mano su una carta permessa: errore anche questo.

cases-shout-title = Quanto tempo c’è per gridare?
cases-shout-text = Un secondo e mezzo. Il grido è il grande pulsante rosso; l’altra mano è l’altro pollice, l’altro tasto del mouse o il tasto Maiusc.

cases-back-title = Indietro da una prima casella
cases-back-text = Si torna alla fine della carta di sinistra, o fuori dal percorso. La carta che si lascia per una freccia **resta scoperta**. Nessun cubetto sul percorso? Niente da pagare.

cases-nothing-title = Non resta niente di permesso?
cases-nothing-text = Una carta che ti vieterebbe tutto torna sotto il suo mazzo, e se ne scopre un’altra. Se tutto il mazzo è così, l’ultima non vieta niente.

cases-early-title = Troppo bello per essere vero
cases-early-text = Toccare meno di un decimo di secondo dopo i dadi è una falsa partenza, quindi un errore.

cases-tie-title = Quasi nello stesso momento
cases-tie-text = Ogni dispositivo misura la tua reazione, e i dadi appaiono ovunque nello stesso istante: la lentezza della rete non conta. Troppo vicini per decidere? Sceglie la sorte, e ve lo diciamo.

## What is chosen before a match

options-level-title = Il tuo livello, da 1 a 16
options-level-text = Dà i colori delle tue tre carte, da tre verdi a tre viola, messe coperte. Una verde vieta una cosa sola, una arancio un dolce e un numero, una rossa per lo più due numeri, una viola per lo più due dolci.

options-hand-title = La tua mano
options-hand-text = Prima del primo lancio, di’ quale tocca: sarà la stessa fino alla fine. L’altra serve a bloccare.

options-children-title = Con i più piccoli
options-children-text = I divieti non contano: il cubetto avanza, tutto qui. Gli errori si pagano lo stesso.

options-calm-title = Con calma
options-calm-text = Chi ospita può dare più tempo a qualcuno: la sua reazione conta la metà e per gridare ha quattro secondi. Tutto il tavolo lo vede.

options-time-title = Il tempo di un lancio
options-time-text = Venti secondi, oppure da cinque a sessanta. Dopo cinquecento lanci vince il cubetto più avanti.

options-next-title = Un’altra partita
options-next-text = Chi vince sale di **due** livelli. Gli altri, secondo le loro carte scoperte: tre, **+1**; due, **0**; una, **−1**; nessuna, **−2**.

## What to remember

remember-0 = Guarda **entrambi i dadi**, poi i tuoi divieti.
remember-1 = Permesso: **la tua mano**. Vietato: **l’altra mano, e grida**.
remember-2 = Tutte le tue carte scoperte contano **insieme**.
remember-3 = Sbagliare costa più che aspettare.
