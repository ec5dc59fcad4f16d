lead = Le regole in sei immagini, da leggere ad alta voce

## The scenes

scenes-goal-title = Scocca la mezzanotte
scenes-goal-text = Hugo il fantasma esce dalla cantina e fa il giro del castello. **Nascondi i tuoi ospiti!** Uno spavento, un punto: dopo tre manche **vince il totale più basso**.
scenes-goal-alt = Il castello visto dall’alto: Hugo arriva in cima alle scale, alcuni ospiti sono al sicuro nelle stanze, altri corrono in galleria.
scenes-goal-chips-0 = in caso di parità si vince **insieme**
scenes-turn-title = Tocca a te
scenes-turn-text = Lancia il dado. Un numero? **Uno solo dei tuoi ospiti** avanza di altrettante caselle, in senso orario.
scenes-turn-alt = Il dado mostra 4: un ospite rosso avanza di quattro caselle in galleria.
scenes-turn-chips-0 = il dado: **1, 2, 4, 5** e **due fantasmi**
scenes-ghost-title = Il fantasma!
scenes-ghost-text = Il dado mostra un fantasma? Nessun ospite si muove: **Hugo avanza di 3**. Finché è sulle scale, **le porte restano chiuse**.
scenes-ghost-alt = Il dado mostra il fantasma: Hugo sale tre gradini.
scenes-ghost-chips-0 = in cinque o più: **2**
scenes-door-title = Presto, una porta
scenes-door-text = Passare la porta costa **un punto in più** che arrivarci davanti. **Un solo ospite per stanza**, e fino alla fine della manche non può più succedergli nulla.
scenes-door-alt = Il dado mostra 5: un ospite rosso può entrare in cucina con tre punti o in lavanderia con cinque.
scenes-door-chips-0 = sala dei giochi, sala della caccia: **numero esatto**
scenes-caught-title = Catturato!
scenes-caught-text = Hugo porta via tutti quelli che incrocia o raggiunge, **sul gradino libero più basso**: prima il 10, poi il 9, poi l’8…
scenes-caught-alt = Hugo corre in galleria; gli ospiti che ha catturato sono sui gradini 10 e 9.
scenes-caught-chips-0 = scale piene: **in cantina**
scenes-count-title = Si conta
scenes-count-text = In galleria non c’è più nessuno? La manche è finita. Sulle scale ogni ospite conta **il numero del suo gradino**; al sicuro, **0**.
scenes-count-alt = Ospiti sui gradini 8, 9 e 10, uno in cantina e un altro al sicuro nel guardaroba.
scenes-count-chips-0 = cantina **2**
scenes-count-chips-1 = biblioteca, lavanderia **1**
scenes-count-chips-2 = sala dei giochi, sala della caccia **−3**

## Now and then

cases-full-title = Tutte le stanze sono occupate
cases-full-text = La manche finisce subito. Chi è ancora fuori fila in cantina.
cases-pass-title = Si può passare?
cases-pass-text = No: un numero va giocato. A meno che in galleria ti resti **un solo ospite**: quello può restare dov’è. Due sulla stessa casella sono sempre due.
cases-nobody-title = Fuori non hai più nessuno
cases-nobody-text = Lancia lo stesso: il fantasma fa avanzare Hugo, un numero non serve a nulla.
cases-choice-title = Ti avanzano dei punti
cases-choice-text = Vanno persi e non passano mai a un altro ospite. Perciò uno stesso lancio può offrirti più porte; solo la sala dei giochi e la sala della caccia vogliono che sia **l’ultimo punto** a passare la porta.
cases-together-title = In tanti su una casella
cases-together-text = Si può, appena comincia la corsa. Se vengono catturati insieme, condividono lo stesso gradino.
cases-overtake-title = E se supero Hugo?
cases-overtake-text = Puoi farlo. **Fermarsi sulla sua casella vuol dire farsi catturare**; ma una porta sulla sua casella resta un buon rifugio. Nessun’altra mossa possibile? Allora bisogna andarci. Hugo gira senza fine e non scende più.
cases-planks-title = Le porte sbarrate
cases-planks-text = Undici stanze si aprono, ciascuna da una sola casella. Quelle ai numeri 7, 13 e 27 sono sbarrate per sempre.
cases-next-title = La manche seguente
cases-next-text = Gli ospiti nascosti escono davanti alla loro porta. Quelli catturati tornano su una casella libera a scelta: quelli del gradino 10, poi del 9… e la cantina per ultima; su uno stesso gradino, prima chi ha più spaventi. Hugo torna giù, e **chi ha più spaventi fa il primo lancio**.

## What can be chosen before a match

options-players-title = Quanti ospiti?
options-players-text = In due, **sei** a testa; in tre, **cinque**; in quattro, **quattro**; in cinque, **tre**; da sei a otto, **due**.
options-place-title = Prendere posto
options-place-text = Comincia chi ha più coraggio: lo decide la sorte, o chi ospita. A turno ognuno mette un ospite su una casella **libera** della galleria, nessuno sulle scale. Hugo aspetta in fondo, sul gradino 10, e chi ha più coraggio lancia il dado.
options-rounds-title = Quante manche?
options-rounds-text = Tre, oppure da una a otto, come preferite. Una manche che non finisce mai viene chiusa come se fosse tutto pieno.
options-edition-title = Due edizioni
options-edition-text = Quella del 1989: Hugo rallenta a 2 già in cinque. Quella del 2003: solo in sette o otto.

## To remember

remember-0 = Un lancio, **un** ospite.
remember-1 = Hugo sulle scale: **porte chiuse**.
remember-2 = La porta costa **un punto**.
remember-3 = Mai sulla casella di Hugo.
remember-4 = Vince il totale più **basso**.
